"""Option texts: the engine's words about its options, noted here for the translators.

A test compares this list with the options, so that none is forgotten.
"""

from PySide6.QtCore import QT_TRANSLATE_NOOP, QCoreApplication

NOTED = (
    QT_TRANSLATE_NOOP("Options", "HTML tags and entities"),
    QT_TRANSLATE_NOOP("Options", "Take tags out of the text and read entities as their characters."),
    QT_TRANSLATE_NOOP("Options", "Letter case"),
    QT_TRANSLATE_NOOP("Options", "Treat capital and small letters alike."),
    QT_TRANSLATE_NOOP("Options", "ё as е"),
    QT_TRANSLATE_NOOP("Options", "Treat Cyrillic ё and е alike."),
    QT_TRANSLATE_NOOP("Options", "Punctuation and quotes"),
    QT_TRANSLATE_NOOP("Options", "Leave out punctuation, quotes and special characters."),
    QT_TRANSLATE_NOOP("Options", "Runs of white space"),
    QT_TRANSLATE_NOOP("Options", "Count any run of white space as one; otherwise longer runs are words of their own."),
    QT_TRANSLATE_NOOP("Options", "Numbers"),
    QT_TRANSLATE_NOOP("Options", "Leave out words made of digits."),
    QT_TRANSLATE_NOOP("Options", "Stop words"),
    QT_TRANSLATE_NOOP("Options", "Leave out the commonest function words of the language."),
    QT_TRANSLATE_NOOP("Options", "Own stop words"),
    QT_TRANSLATE_NOOP("Options", "Words to leave out in place of the language's list."),
    QT_TRANSLATE_NOOP("Options", "Parts of speech"),
    QT_TRANSLATE_NOOP("Options", "Leave out words of these parts of speech."),
    QT_TRANSLATE_NOOP("Options", "Word form"),
    QT_TRANSLATE_NOOP("Options", "Compare words as written, by their normal form (lemma) or by their stem."),
    QT_TRANSLATE_NOOP("Options", "Shingle length"),
    QT_TRANSLATE_NOOP("Options", "Words in a shingle; longer shingles find only longer copies."),
    QT_TRANSLATE_NOOP("Options", "Shortest passage"),
    QT_TRANSLATE_NOOP("Options", "Leave out passages of fewer compared words."),
    QT_TRANSLATE_NOOP("Options", "Language"),
    QT_TRANSLATE_NOOP("Options", "Language of all documents; empty finds it for each."),
    QT_TRANSLATE_NOOP("Options", "as-written"),
    QT_TRANSLATE_NOOP("Options", "lemma"),
    QT_TRANSLATE_NOOP("Options", "stem"),
    QT_TRANSLATE_NOOP("Options", "preposition"),
    QT_TRANSLATE_NOOP("Options", "conjunction"),
    QT_TRANSLATE_NOOP("Options", "particle"),
    QT_TRANSLATE_NOOP("Options", "interjection"),
    QT_TRANSLATE_NOOP("Options", "pronoun"),
    QT_TRANSLATE_NOOP("Options", "determiner"),
    QT_TRANSLATE_NOOP("Options", "adjective"),
    QT_TRANSLATE_NOOP("Options", "adverb"),
    QT_TRANSLATE_NOOP("Options", "rewrite"),
    QT_TRANSLATE_NOOP("Options", "verbatim"),
)


def option_text(text: str) -> str:
    """The engine's words in the language of the window."""
    return QCoreApplication.translate("Options", text)


def option_name(text: str) -> str:
    """The same with a capital at the start, for a value that stands alone: "As written"."""
    words = option_text(text).replace("-", " ")
    return words[:1].upper() + words[1:]

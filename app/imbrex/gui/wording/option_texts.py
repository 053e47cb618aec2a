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
    QT_TRANSLATE_NOOP("Options", "Look-alike letters"),
    QT_TRANSLATE_NOOP("Options", "Read letters of another alphabet as those they look like."),
    QT_TRANSLATE_NOOP("Options", "Styled letters"),
    QT_TRANSLATE_NOOP("Options", "Read full-width, mathematical and circled letters as plain ones."),
    QT_TRANSLATE_NOOP("Options", "Zero-width characters"),
    QT_TRANSLATE_NOOP("Options", "Take invisible characters out of words."),
    QT_TRANSLATE_NOOP("Options", "Soft hyphens"),
    QT_TRANSLATE_NOOP("Options", "Take soft hyphens out of words."),
    QT_TRANSLATE_NOOP("Options", "Marks over letters"),
    QT_TRANSLATE_NOOP("Options", "Take off marks that no letter is written with."),
    QT_TRANSLATE_NOOP("Options", "Text stored backwards"),
    QT_TRANSLATE_NOOP("Options", "Turn text round that a direction mark shows the other way."),
    QT_TRANSLATE_NOOP("Options", "Spaced letters"),
    QT_TRANSLATE_NOOP("Options", "Join letters with spaces between them to words."),
    QT_TRANSLATE_NOOP("Options", "Split words"),
    QT_TRANSLATE_NOOP("Options", "Join two pieces to a word of the dictionary where one alone is none."),
    QT_TRANSLATE_NOOP("Options", "Joined words"),
    QT_TRANSLATE_NOOP("Options", "Take apart what is no word of the dictionary, but two or more of them."),
    QT_TRANSLATE_NOOP("Options", "Numbers in words"),
    QT_TRANSLATE_NOOP("Options", "Read numbers written as words as digits."),
    QT_TRANSLATE_NOOP("Options", "Invisible text"),
    QT_TRANSLATE_NOOP(
        "Options", "Leave out text that nobody sees: white, tiny, hidden, off the page, behind a picture."
    ),
    QT_TRANSLATE_NOOP("Options", "Text beside the text"),
    QT_TRANSLATE_NOOP(
        "Options", "Compare text in comments, tracked deletions, descriptions of pictures and field codes too."
    ),
    QT_TRANSLATE_NOOP("Options", "Shingle length"),
    QT_TRANSLATE_NOOP("Options", "Words in a shingle; longer shingles find only longer copies."),
    QT_TRANSLATE_NOOP("Options", "Shortest passage"),
    QT_TRANSLATE_NOOP("Options", "Leave out passages of fewer compared words."),
    QT_TRANSLATE_NOOP("Options", "Template match"),
    QT_TRANSLATE_NOOP(
        "Options", "Compared words in a row that a text must share with a template for them to be left out."
    ),
    QT_TRANSLATE_NOOP("Options", "Excluded phrases"),
    QT_TRANSLATE_NOOP("Options", "Phrases to leave out wherever all their compared words stand in a row."),
    QT_TRANSLATE_NOOP("Options", "Quotations"),
    QT_TRANSLATE_NOOP("Options", "Leave words inside quotation marks out of every comparison."),
    QT_TRANSLATE_NOOP("Options", "Bibliographies"),
    QT_TRANSLATE_NOOP("Options", "Leave lists of references out of every comparison."),
    QT_TRANSLATE_NOOP("Options", "Not cited"),
    QT_TRANSLATE_NOOP("Options", "Count passages with neither quotation marks nor a citation."),
    QT_TRANSLATE_NOOP("Options", "Quotation marks missing"),
    QT_TRANSLATE_NOOP("Options", "Count passages that are cited, but not quoted."),
    QT_TRANSLATE_NOOP("Options", "Citation missing"),
    QT_TRANSLATE_NOOP("Options", "Count passages in quotation marks without a citation."),
    QT_TRANSLATE_NOOP("Options", "Cited and quoted"),
    QT_TRANSLATE_NOOP("Options", "Count passages in quotation marks with a citation."),
    QT_TRANSLATE_NOOP("Options", "Bibliography"),
    QT_TRANSLATE_NOOP("Options", "Count passages in lists of references."),
    QT_TRANSLATE_NOOP("Options", "Template text"),
    QT_TRANSLATE_NOOP("Options", "Count passages that stand in a template or an excluded phrase."),
    QT_TRANSLATE_NOOP("Options", "Own earlier work"),
    QT_TRANSLATE_NOOP("Options", "Count passages from a text by the same author."),
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

"""Option texts: names of the values of options in the language of the window, noted here for the translators.

A test compares this list with the options, so that none is forgotten.
"""

from PySide6.QtCore import QT_TRANSLATE_NOOP, QCoreApplication

NOTED = (
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


def value_name(value: str) -> str:
    """A value of an option in the language of the window."""
    return QCoreApplication.translate("Options", value)


def option_name(text: str) -> str:
    """The same with a capital at the start, for a value that stands alone: "As written"."""
    words = value_name(text).replace("-", " ")
    return words[:1].upper() + words[1:]

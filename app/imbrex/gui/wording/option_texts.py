"""Option texts: names of option values in the language of the window, listed here for the translators.

A test compares this list with the options, so that none is missing.
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
    """Return the name of an option value in the language of the window."""
    return QCoreApplication.translate("Options", value)


def option_name(text: str) -> str:
    """Return the same with an initial capital, for a value on its own: "As written"."""
    words = value_name(text).replace("-", " ")
    return words[:1].upper() + words[1:]

"""Option texts: names of option values in the language of the window.

A test compares this list with the options, so that none is missing.
"""

from PySide6.QtCore import QT_TRANSLATE_NOOP, QCoreApplication

NAMES = {
    "as-written": QT_TRANSLATE_NOOP("Options", "as written"),
    "lemma": QT_TRANSLATE_NOOP("Options", "normal form"),
    "stem": QT_TRANSLATE_NOOP("Options", "stem"),
    "preposition": QT_TRANSLATE_NOOP("Options", "preposition"),
    "conjunction": QT_TRANSLATE_NOOP("Options", "conjunction"),
    "particle": QT_TRANSLATE_NOOP("Options", "particle"),
    "interjection": QT_TRANSLATE_NOOP("Options", "interjection"),
    "pronoun": QT_TRANSLATE_NOOP("Options", "pronoun"),
    "determiner": QT_TRANSLATE_NOOP("Options", "determiner"),
    "adjective": QT_TRANSLATE_NOOP("Options", "adjective"),
    "adverb": QT_TRANSLATE_NOOP("Options", "adverb"),
    "rewrite": QT_TRANSLATE_NOOP("Options", "rewritten text"),
    "verbatim": QT_TRANSLATE_NOOP("Options", "verbatim text"),
}


def value_name(value: str) -> str:
    """Return the name of an option value in the language of the window."""
    return QCoreApplication.translate("Options", str(NAMES.get(value, value)))


def option_name(text: str) -> str:
    """Return the same with an initial capital, for a value on its own: "As written"."""
    words = value_name(text)
    return words[:1].upper() + words[1:]

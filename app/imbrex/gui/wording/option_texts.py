"""Option texts: names of options' values, and the main options in one line.

A test compares this list with the options, so that none is missing.
"""

from PySide6.QtCore import QT_TRANSLATE_NOOP, QCoreApplication, QObject

from imbrex.engine.options import FUNCTION_WORDS, Canonization, Options, WordForm


class SettingsInWords(QObject):
    """The phrases, in a translation context of their own."""

    def line(self, options: Options) -> str:
        """Return shingle length, word form and what is ignored."""
        length = self.tr("%Ln-word shingles", "", options.shingles.length)
        return " · ".join((length, self._form(options.canonization), self._ignored(options.canonization)))

    def _form(self, rules: Canonization) -> str:
        return {
            WordForm.AS_WRITTEN: self.tr("words as written"),
            WordForm.LEMMA: self.tr("normal forms"),
            WordForm.STEM: self.tr("stems"),
        }[rules.word_form]

    def _ignored(self, rules: Canonization) -> str:
        if rules.drop & FUNCTION_WORDS == FUNCTION_WORDS:
            return self.tr("function words ignored")
        if rules.drop or rules.drop_stop_words:
            return self.tr("some words ignored")
        return self.tr("all words compared")


def settings_in_words(options: Options) -> str:
    """Return the main options in the language of the window."""
    return SettingsInWords().line(options)


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

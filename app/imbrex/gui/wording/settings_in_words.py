"""Settings in words: the main options of a comparison in one line."""

from PySide6.QtCore import QObject

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

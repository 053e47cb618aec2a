"""Listed: a language with lists of function words in resources/words/."""

from collections.abc import Sequence
from functools import cached_property

from imbrex.engine.language import PartOfSpeech
from imbrex.languages.plain import Plain
from imbrex.languages.words import WordList, read_word_list, simplify, with_all_apostrophes


class Listed(Plain):
    """Stop words and parts of speech from closed-class lists; subclasses add lemmas and stems."""

    @cached_property
    def word_list(self) -> WordList:
        """The list, loaded on demand."""
        return read_word_list(self.code)

    @cached_property
    def _stop_words(self) -> frozenset[str]:
        return with_all_apostrophes(frozenset(self.word_list.parts) | self.contracted_stop_words())

    def contracted_stop_words(self) -> frozenset[str]:
        """Contracted stop words, such as "qu'il", for languages that have them."""
        return frozenset()

    @property
    def stop_words(self) -> frozenset[str]:
        """Every listed word, with ASCII and with typographic apostrophes."""
        return self._stop_words

    @property
    def known_parts(self) -> PartOfSpeech:
        """The parts of speech that have a list."""
        return self.word_list.known_parts

    def parts_of_speech(self, words: Sequence[str]) -> list[int]:
        """The listed masks; 0 for every other word."""
        return [self.listed_part(simplify(word)) for word in words]

    def listed_part(self, word: str) -> int:
        """The mask of one simplified word."""
        return self.word_list.parts.get(word, 0)

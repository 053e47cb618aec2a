"""Plain: a language without morphology, and the base class of all others."""

from collections.abc import Sequence
from functools import cached_property

import numpy as np
from numpy.typing import NDArray

from imbrex.engine.citation_rules import Citing
from imbrex.engine.language import PartOfSpeech
from imbrex.languages.citing import citing_of
from imbrex.languages.numerals import Numerals, read_numerals


class Plain:
    """A language without any data: words are unchanged."""

    code: str = "und"
    name: str = "Unknown language"
    has_lemmas: bool = False
    has_stems: bool = False
    segments: bool = False
    has_dictionary: bool = False
    compounds: bool = False
    parts_are_listed: bool = True
    """Whether `parts_of_speech` needs no dictionary."""
    has_numerals: bool = False
    """Whether resources/words/numbers/ has a table of number words."""

    @cached_property
    def _numerals(self) -> Numerals:
        return read_numerals(self.code) if self.has_numerals else Numerals()

    @cached_property
    def _number_words(self) -> frozenset[str]:
        return self._numerals.words

    @property
    def stop_words(self) -> frozenset[str]:
        """No words."""
        return frozenset()

    @property
    def known_parts(self) -> PartOfSpeech:
        """None."""
        return PartOfSpeech(0)

    @property
    def context_parts(self) -> PartOfSpeech:
        """None."""
        return PartOfSpeech(0)

    @property
    def number_words(self) -> frozenset[str]:
        """The words of the table in resources/words/numbers/; none for a language without one."""
        return self._number_words

    @property
    def citing(self) -> Citing:
        """The language's citation rules in resources/words/citing/, or the general ones if it has no file there."""
        return citing_of(self.code)

    def known(self, words: Sequence[str]) -> list[bool]:
        """True for every word: nothing distinguishes them."""
        return [True] * len(words)

    def numerals(self, runs: Sequence[Sequence[str]]) -> list[list[tuple[int, int, str]]]:
        """Numbers by the table."""
        return [self._numerals.find(run) for run in runs]

    def lemmas(self, words: Sequence[str]) -> list[str]:
        """The words unchanged."""
        return list(words)

    def stems(self, words: Sequence[str]) -> list[str]:
        """The words unchanged."""
        return list(words)

    def parts_of_speech(self, words: Sequence[str]) -> list[int]:
        """An empty mask for each word."""
        return [0] * len(words)

    def tag(self, sentences: Sequence[Sequence[str]]) -> list[list[int]]:
        """Masks of the words taken alone, without regard to context."""
        return [self.parts_of_speech(sentence) for sentence in sentences]

    def segment(self, text: str) -> NDArray[np.int32]:  # noqa: ARG002 - the protocol's
        """No spans: the words are separated by spaces, which the engine finds by itself."""
        return np.zeros((0, 2), np.int32)

"""Language: what the engine asks of a language; the answers live in `imbrex.languages`."""

from collections.abc import Callable, Sequence
from enum import IntFlag
from typing import Protocol

import numpy as np
from numpy.typing import NDArray

from imbrex.engine.citation_rules import Citing


class PartOfSpeech(IntFlag):
    """Parts of speech that canonization can drop; an ambiguous word may carry several bits.

    The option and flag names are the lower-case names. An adjective stays one in the comparative and superlative.
    """

    PREPOSITION = 1
    CONJUNCTION = 2
    PARTICLE = 4
    INTERJECTION = 8
    PRONOUN = 16
    DETERMINER = 32
    ADJECTIVE = 64
    ADVERB = 128

    @property
    def label(self) -> str:
        """The name that options and flags use."""
        return (self.name or "").lower()


class Language(Protocol):
    """One language's morphology. Words come as written (cleaned of soft hyphens, NFC, any case).

    All methods work on batches, so that a child process can answer them with one message each.
    """

    @property
    def code(self) -> str:
        """ISO 639-1 code ("en"); "und" for a language without morphology."""

    @property
    def stop_words(self) -> frozenset[str]:
        """Function words in lower case, ё written as е."""

    @property
    def has_lemmas(self) -> bool:
        """Whether it knows normal forms."""

    @property
    def has_stems(self) -> bool:
        """Whether it knows stems."""

    @property
    def known_parts(self) -> PartOfSpeech:
        """Parts of speech this language can tell at all."""

    @property
    def context_parts(self) -> PartOfSpeech:
        """The subset of `known_parts` that only `tag` can tell, because it needs running text."""

    @property
    def segments(self) -> bool:
        """Whether words are not separated by spaces, so that `segment` must be asked."""

    @property
    def has_dictionary(self) -> bool:
        """Whether `known` can tell words from others."""

    @property
    def compounds(self) -> bool:
        """Whether new words are made by writing others together ("Schulbuch"), so that a dictionary cannot tell."""

    @property
    def number_words(self) -> frozenset[str]:
        """Words that numbers are written with, in lower case; empty where `numerals` knows none."""

    @property
    def citing(self) -> Citing:
        """How its texts quote and cite."""

    def known(self, words: Sequence[str]) -> list[bool]:
        """Whether each distinct word stands in the dictionary in any form; same length."""

    def numerals(self, runs: Sequence[Sequence[str]]) -> list[list[tuple[int, int, str]]]:
        """The numbers in each run of `number_words`, in order: half-open range and digits ("twenty", "five": "25").

        What is no number is left out: "one two one", and a word that is something else when alone.
        """

    def lemmas(self, words: Sequence[str]) -> list[str]:
        """Normal form of each distinct word, same length; a capital at a sentence's start changes nothing."""

    def stems(self, words: Sequence[str]) -> list[str]:
        """Stem of each distinct word, same length."""

    def parts_of_speech(self, words: Sequence[str]) -> list[int]:
        """A `PartOfSpeech` mask for each distinct word taken alone, same length."""

    def tag(self, sentences: Sequence[Sequence[str]]) -> list[list[int]]:
        """A `PartOfSpeech` mask for each word of each sentence, told from its neighbours."""

    def segment(self, text: str) -> NDArray[np.int32]:
        """Words of a text without spaces: array of shape (n, 2), half-open code point spans, in order."""


LanguageFinder = Callable[[str], Language]
"""Gives the language of a code; an unknown code gives the language without morphology."""

"""Language: interface of a language's morphology; `imbrex.languages` implements it."""

from collections.abc import Callable, Sequence
from enum import IntFlag
from typing import Protocol

import numpy as np
from numpy.typing import NDArray

from imbrex.engine.observer import SILENT, Observer
from imbrex.values import frozen


@frozen
class Citing:
    """Signs of quotations and references in one language; all words in lower case.

    Attributes:
        marks: opening and closing mark of each pair, two characters each.
        bibliography: headings of lists of references.
        appendix: headings of sections that may follow such a list.
        months: capitalized words before a year that are not authors.
        again: words that repeat the previous citation ("ibid").
        labels: capitalized words before a number that are not authors ("Figure").
    """

    marks: tuple[str, ...] = ()
    bibliography: frozenset[str] = frozenset()
    appendix: frozenset[str] = frozenset()
    months: frozenset[str] = frozenset()
    again: frozenset[str] = frozenset()
    labels: frozenset[str] = frozenset()

    def __or__(self, other: "Citing") -> "Citing":
        """The marks of this language, and the words of both."""
        return Citing(
            self.marks,
            self.bibliography | other.bibliography,
            self.appendix | other.appendix,
            self.months | other.months,
            self.again | other.again,
            self.labels | other.labels,
        )


class PartOfSpeech(IntFlag):
    """Parts of speech that normalization can drop; an ambiguous word may have several bits.

    Option and flag names are the lower-case names. Comparatives and superlatives of adjectives are adjectives too.
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
        """Name in options and flags."""
        return (self.name or "").lower()


class Language(Protocol):
    """Morphology of one language. Words come as written (without soft hyphens, NFC, any case).

    All methods work on batches, so that a child process can answer each with one message.
    """

    @property
    def code(self) -> str:
        """ISO 639-1 code ("en"); "und" for a language without morphology."""

    @property
    def stop_words(self) -> frozenset[str]:
        """Function words in lower case, with ё written as е."""

    @property
    def has_lemmas(self) -> bool:
        """Whether the language has lemmas."""

    @property
    def has_stems(self) -> bool:
        """Whether the language has stems."""

    @property
    def known_parts(self) -> PartOfSpeech:
        """Parts of speech that this language can distinguish at all."""

    @property
    def context_parts(self) -> PartOfSpeech:
        """Those of `known_parts` that only `tag` can distinguish, because they depend on context."""

    @property
    def segments(self) -> bool:
        """Whether words are not separated by spaces, so that `segment` is needed."""

    @property
    def has_dictionary(self) -> bool:
        """Whether `known` can distinguish words from non-words."""

    @property
    def compounds(self) -> bool:
        """Whether words are freely compounded ("Schulbuch"), so that a dictionary is never complete."""

    @property
    def number_words(self) -> frozenset[str]:
        """Words of which numbers consist, in lower case; empty if `numerals` is not supported."""

    @property
    def citing(self) -> Citing:
        """Signs of quotations and references in the language."""

    def known(self, words: Sequence[str]) -> list[bool]:
        """Whether each distinct word is in the dictionary in any form; same length."""

    def starts(self, words: Sequence[str]) -> list[bool]:
        """Whether words of the dictionary may begin with each of these; same length."""

    def numerals(self, runs: Sequence[Sequence[str]]) -> list[list[tuple[int, int, str]]]:
        """Numbers in each run of `number_words`, in order: half-open range and digits ("twenty", "five": "25").

        Runs that are not numbers are omitted: "one two one", or a word with another meaning when alone.
        """

    def lemmas(self, words: Sequence[str]) -> list[str]:
        """Lemma of each distinct word, same length; a capital at the start of a sentence has no effect."""

    def stems(self, words: Sequence[str]) -> list[str]:
        """Stem of each distinct word, same length."""

    def parts_of_speech(self, words: Sequence[str]) -> list[int]:
        """A `PartOfSpeech` mask for each distinct word taken alone, same length."""

    def tag(self, sentences: Sequence[Sequence[str]]) -> list[list[int]]:
        """A `PartOfSpeech` mask for each word of each sentence, determined in context."""

    def segment(self, text: str) -> NDArray[np.int32]:
        """Words of a text without spaces: array of shape (n, 2), half-open code point spans, in order."""


LanguageFinder = Callable[[str], Language]
"""Returns the language for a code; for an unknown code, the language without morphology."""


class Lexicons(Protocol):
    """Translations of words; `imbrex.dictionaries` implements it. Languages are given by their codes."""

    def find(self, left: str, right: str, observer: Observer = ...) -> object:
        """The `translation.lexicon.Lexicon` from one language to another; None if there is none."""

    def has(self, left: str, right: str) -> bool:
        """Whether `find` has dictionaries for two languages."""

    def missing(self, left: str, right: str) -> list[str]:
        """Packages that `find` lacks for two languages; none if it lacks none, or none exist."""


class NoLexicons:
    """No translations of any words."""

    def find(self, _left: str, _right: str, _observer: Observer = SILENT) -> None:
        """Find none."""

    def has(self, _left: str, _right: str) -> bool:
        """Have none."""
        return False

    def missing(self, _left: str, _right: str) -> list[str]:
        """Lack none."""
        return []


NO_LEXICONS = NoLexicons()

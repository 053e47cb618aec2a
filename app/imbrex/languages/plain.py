"""Plain: a language without morphology, the base class of all others; one with word lists; and its citation rules."""

from collections.abc import Iterable, Sequence
from functools import cache, cached_property, reduce
from operator import or_
from typing import TYPE_CHECKING

import numpy as np
from numpy.typing import NDArray

from imbrex import assets
from imbrex.engine.language import Citing, PartOfSpeech
from imbrex.languages.words import WordList, read_word_list, simplified, with_all_apostrophes

if TYPE_CHECKING:
    from imbrex.languages.numerals import Numerals

KNOWN = tuple(sorted(file.stem for file in assets.path("words/citing").glob("*.txt")))
"""Codes of the languages with a file there."""
INTERNATIONAL = "en"
"""Essays in any language may call their list "References"."""
_ANYWHERE = ("“”", "«»", "„“", "„”", '""')  # marks of a text in an unknown language


@cache
def citing_of(code: str) -> Citing:
    """Citation rules of a language; for an unknown one the usual marks, and the words of all languages."""
    if code not in KNOWN:
        return reduce(or_, map(_read, KNOWN), Citing(_ANYWHERE))
    return _read(code) | _read(INTERNATIONAL)


@cache
def _read(code: str) -> Citing:
    sections: dict[str, list[str]] = {}
    section = ""
    for line in assets.text(f"words/citing/{code}.txt").splitlines():
        if line.startswith("["):
            section = line.strip("[]")
        elif line and not line.startswith("#"):
            sections.setdefault(section, []).append(line.casefold())
    return Citing(
        tuple("".join(line.split()) for line in sections["quotation marks"]),
        frozenset(sections["bibliography"]),
        frozenset(sections["appendix"]),
        _words(sections.get("months", ())),
        frozenset(sections["again"]),
        _words(sections.get("labels", ())),
    )


def _words(lines: Iterable[str]) -> frozenset[str]:
    return frozenset(word for line in lines for word in line.split())


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
    knows_starts: bool = False
    """Whether `starts` excludes any word."""
    has_numerals: bool = False
    """Whether resources/words/numbers/ has a table of number words."""

    @cached_property
    def _numerals(self) -> "Numerals":
        from imbrex.languages.numerals import Numerals, read_numerals  # noqa: PLC0415 - by default numbers are compared

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

    def starts(self, words: Sequence[str]) -> list[bool]:
        """True for every word: nothing excludes any."""
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
        return list(map(self.listed_part, simplified(words)))

    def listed_part(self, word: str) -> int:
        """The mask of one simplified word."""
        return self.word_list.parts.get(word, 0)

"""Mends: words of look-alikes, letter-spaced, split or joined words, and numbers in words, as people read them.

All documents of a language are looked at together, and only what the traits of its words make suspicious is looked at
one by one.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cached_property

import numpy as np
from numpy.typing import NDArray

from imbrex.engine.disguises.cutting import cut
from imbrex.engine.disguises.disguise import Disguise
from imbrex.engine.disguises.traits import LONGEST, Lookup, Traits
from imbrex.engine.language import Language
from imbrex.engine.observer import SILENT, Observer
from imbrex.engine.options import Disguises
from imbrex.engine.tokens import Int32
from imbrex.engine.words import Words

_FEWEST_SPACED = 4  # letters; "a b c" are three points of a list
_SHORTEST_SPLIT = 5  # letters of a word that may have been split
_SHORTEST_JOINED = 6
_BLANKS = frozenset(" \u00a0\u2002\u2003\u2004\u2005\u2006\u2007\u2008\u2009\u200a\u202f\u205f\u2060\u3164\u2800\uffa0")
_HYPHENS = frozenset("-\u2010\u2011")

Bools = NDArray[np.bool_]


@dataclass(frozen=True, slots=True)
class Mend:
    """Words `first <= i < last` of a text, and the words that a reader takes them for."""

    kind: Disguise
    first: int
    last: int
    readings: tuple[str, ...]


@dataclass(frozen=True)
class _Batch:
    """The words of several texts of one language, end to end."""

    texts: Sequence[str]
    words: Sequence[Words]
    language: Language
    lookup: Lookup
    observer: Observer

    @cached_property
    def number(self) -> Int32:
        return np.concatenate([words.number for words in self.words])

    @cached_property
    def text(self) -> NDArray[np.intp]:
        """Number of the text of each word."""
        return np.repeat(np.arange(len(self.words)), [len(words.number) for words in self.words])

    @cached_property
    def near(self) -> Bools:
        """Whether one character stands between each word and the next of the same text, shape (n - 1,)."""
        start = np.concatenate([words.start for words in self.words])
        end = np.concatenate([words.end for words in self.words])
        return np.asarray((start[1:] - end[:-1] == 1) & (self.text[1:] == self.text[:-1]))

    @cached_property
    def traits(self) -> Traits:
        return self.lookup.learn(self.number, self.language, self.observer)

    @cached_property
    def first(self) -> NDArray[np.int64]:
        """First word of each text."""
        return np.cumsum([0, *(len(words.number) for words in self.words)])

    def between(self, index: int) -> str:
        """The character after a word."""
        text = int(self.text[index])
        return self.texts[text][int(self.words[text].end[index - self.first[text]])]

    def reading(self, index: int) -> str:
        return self.lookup.reading(int(self.number[index]))

    def are_apart(self, first: int, last: int, marks: frozenset[str] = _BLANKS) -> bool:
        """Whether one of the marks stands between every two neighbours."""
        return all(self.between(index) in marks for index in range(first, last - 1))


def mend(
    texts: Sequence[str],
    words: Sequence[Words],
    language: Language,
    lookup: Lookup,
    undo: Disguises,
    observer: Observer = SILENT,
) -> list[Words]:
    """The words of texts of one language as a reader takes them, as far as that is wanted."""
    found = find_mends(texts, words, language, lookup, undo, observer)
    return [_apply(mine, mends, lookup, language) if mends else mine for mine, mends in zip(words, found, strict=True)]


def find_mends(
    texts: Sequence[str],
    words: Sequence[Words],
    language: Language,
    lookup: Lookup,
    undo: Disguises,
    observer: Observer = SILENT,
) -> list[list[Mend]]:
    """What has to be mended in each text, in order; of two mends that overlap, that of the earlier kind stays."""
    found: list[list[Mend]] = [[] for _ in words]
    if not sum(len(mine.number) for mine in words):
        return found
    batch = _Batch(texts, words, language, lookup, observer)
    taken = np.zeros(len(batch.number), np.bool_)
    finders = (
        (undo.lookalikes, _foreign),
        (undo.spaced and language.has_dictionary and not language.segments, _spaced),
        (undo.split and language.has_dictionary, _split),
        (undo.joined and language.has_dictionary and not language.compounds, _joined),
        (undo.numerals and bool(language.number_words), _numerals),
    )
    for finder in (finder for wanted, finder in finders if wanted):
        for one in finder(batch):
            if not taken[one.first : one.last].any():
                taken[one.first : one.last] = True
                text = int(batch.text[one.first])
                base = int(batch.first[text])
                found[text].append(Mend(one.kind, one.first - base, one.last - base, one.readings))
    return [sorted(mends, key=lambda one: one.first) for mends in found]


def _foreign(batch: _Batch) -> Iterator[Mend]:
    """Words in another alphabet among words of the text's own, whose every letter looks like one of it."""
    foreign = batch.traits.foreign[batch.number]
    for index in np.flatnonzero(foreign).tolist():
        around = [i for i in (index - 1, index + 1) if 0 <= i < len(foreign) and batch.text[i] == batch.text[index]]
        if around and batch.traits.own[batch.number[around]].all():
            reading = batch.lookup.foreign_reading(int(batch.number[index]), batch.language)
            yield Mend(Disguise.LOOKALIKE, index, index + 1, (reading,))


def _spaced(batch: _Batch) -> Iterator[Mend]:
    """Runs of single letters with one blank between two; a longer gap ends a word."""
    letter = batch.traits.letter[batch.number]
    runs = [run for run in _runs(letter[1:] & letter[:-1] & batch.near) if run[1] - run[0] >= _FEWEST_SPACED]
    runs = [run for run in runs if batch.are_apart(*run)]
    chains = ["".join(map(batch.reading, range(*run))) for run in runs]
    cuts = cut(chains, batch.lookup, batch.language, batch.observer, gaps=True)
    for (first, last), chain in zip(runs, chains, strict=True):
        if chain in cuts:
            yield Mend(Disguise.SPACED, first, last, tuple(cuts[chain]))


def _runs(linked: Bools) -> list[tuple[int, int]]:
    """Half-open ranges of words of which each is linked with the next."""
    edges = np.flatnonzero(np.diff(np.concatenate(([False], linked, [False])).astype(np.int8)))
    return [(first, last + 1) for first, last in zip(edges[::2].tolist(), edges[1::2].tolist(), strict=True)]


def _split(batch: _Batch) -> Iterator[Mend]:
    """Neighbours of which one is no word, and that make one together; what follows a capitalised name is none."""
    unknown, small = batch.traits.unknown[batch.number], batch.traits.small[batch.number]
    tied = batch.near & small[1:]
    pairs = np.flatnonzero(tied & (unknown[1:] | (unknown[:-1] & small[:-1])))
    threes = np.flatnonzero(tied[:-1] & tied[1:] & (np.sum([unknown[:-2], unknown[1:-1], unknown[2:]], axis=0) > 1))
    spans = [*((i, i + 2) for i in pairs.tolist()), *((i, i + 3) for i in threes.tolist())]
    wholes = ["".join(map(batch.reading, range(*span))) for span in spans]
    fits = [whole.isalpha() and _SHORTEST_SPLIT <= len(whole) <= LONGEST for whole in wholes]
    known = batch.lookup.known(
        [whole for whole, fit in zip(wholes, fits, strict=True) if fit], batch.language, batch.observer
    )
    answers = iter(known)
    for span, whole, fit in zip(spans, wholes, fits, strict=True):
        if fit and next(answers) and batch.are_apart(*span):
            yield Mend(Disguise.SPLIT, *span, (whole,))


def _joined(batch: _Batch) -> Iterator[Mend]:
    """Unknown words without a capital that are made of known ones."""
    suspects = np.flatnonzero((batch.traits.unknown & batch.traits.small)[batch.number])
    words = {number: batch.lookup.reading(number) for number in set(batch.number[suspects].tolist())}
    long = {number: word for number, word in words.items() if len(word) >= _SHORTEST_JOINED}
    cuts = cut(long.values(), batch.lookup, batch.language, batch.observer)
    for index in suspects.tolist():
        pieces = cuts.get(long.get(int(batch.number[index]), ""), [])
        if len(pieces) > 1:
            yield Mend(Disguise.JOINED, index, index + 1, tuple(pieces))


def _numerals(batch: _Batch) -> Iterator[Mend]:
    """Runs of number words that mean one number."""
    numeral = batch.traits.numeral[batch.number]
    linked = numeral[1:] & numeral[:-1] & batch.near
    linked[linked] = [batch.between(index) in _BLANKS | _HYPHENS for index in np.flatnonzero(linked).tolist()]
    runs = _runs(linked)
    alone = numeral.copy()
    for first, last in runs:
        alone[first:last] = False
    runs += [(index, index + 1) for index in np.flatnonzero(alone).tolist()]
    spoken = [[batch.reading(index).lower() for index in range(*run)] for run in runs]
    for (first, last), digits in zip(runs, batch.language.numerals(spoken), strict=True):
        if digits:
            yield Mend(Disguise.NUMERAL, first, last, (digits,))


def _apply(words: Words, mends: Sequence[Mend], lookup: Lookup, language: Language) -> Words:
    """The words with all mends made."""
    kept = np.ones(len(words.number), np.bool_)
    for one in mends:
        kept[one.first : one.last] = False
    made = [_made(words, one, lookup, language) for one in mends]
    start, end, number = (
        np.concatenate([column[kept], *(columns[place] for columns in made)]).astype(np.int32)
        for place, column in enumerate((words.start, words.end, words.number))
    )
    order = np.argsort(start, kind="stable")
    return Words(start[order], end[order], number[order])


def _made(words: Words, one: Mend, lookup: Lookup, language: Language) -> tuple[list[int], list[int], list[int]]:
    """Starts, ends and numbers of the words that a mend makes."""
    number = lookup.vocabulary.number_reading
    numbers = [number(word, language.code, disguised=True) for word in one.readings]
    if len(one.readings) == 1:
        return [int(words.start[one.first])], [int(words.end[one.last - 1])], numbers
    if one.last - one.first == 1:  # letters of one word are handed out
        first, end = int(words.start[one.first]), int(words.end[one.first])
        borders = [min(border, end) for border in np.cumsum([first, *map(len, one.readings)]).tolist()]
        return borders[:-1], [*borders[1:-1], end], numbers
    borders = [min(border, one.last) for border in np.cumsum([one.first, *map(len, one.readings)]).tolist()]
    starts = [int(words.start[first]) for first in borders[:-1]]
    return starts, [int(words.end[last - 1]) for last in borders[1:]], numbers

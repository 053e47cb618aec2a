"""Passage places: passages as ranges of words of two texts, and the evidence of the words that they share."""

from collections.abc import Iterator, Sequence

import numpy as np
from numpy.typing import NDArray

from imbrex.engine.arrays import Int64, among
from imbrex.engine.compare.seeds import members
from imbrex.engine.observer import SILENT, Observer, watched
from imbrex.engine.rewriting.sentence_ranges import Stretches
from imbrex.engine.rewriting.sentence_similarity import Float, Vectors
from imbrex.engine.rewriting.sentence_words import Reading
from imbrex.values import frozen

_BOUNDS = ("left_first", "left_last", "right_first", "right_last")
_COLUMNS = (*_BOUNDS, "quality")


def from_bounds(bounds: Sequence[Sequence[int]] | Int64, quality: Float) -> "Places":
    """Ranges from rows of first word and end of the left side, then of the right one."""
    columns = np.array(bounds, np.int64).reshape(-1, 4)
    return Places(columns[:, 0], columns[:, 1], columns[:, 2], columns[:, 3], quality)


@frozen(eq=False)
class Places:
    """Words `left_first <= i < left_last` of one text with their counterparts in the other, as columns.

    Attributes:
        quality: similarity of the two sides, from 0 to 1.
    """

    left_first: Int64
    left_last: Int64
    right_first: Int64
    right_last: Int64
    quality: Float

    def __len__(self) -> int:
        return len(self.left_first)

    @property
    def shorter(self) -> Int64:
        """Words of the shorter side."""
        return np.asarray(np.minimum(self.left_last - self.left_first, self.right_last - self.right_first))

    def bounds(self) -> Iterator[tuple[int, int, int, int]]:
        """First word and end of each passage, left then right."""
        return zip(*(getattr(self, name).tolist() for name in _BOUNDS), strict=True)

    def take(self, chosen: NDArray[np.bool_] | Int64) -> "Places":
        """The chosen ones only."""
        if not len(self):
            return self
        return Places(*(getattr(self, name)[chosen] for name in _COLUMNS))

    def touching(self, others: "Places") -> NDArray[np.bool_]:
        """Mask of those that share words of the left text with one of `others`, which must not overlap."""
        if not len(others) or not len(self):
            return np.zeros(len(self), np.bool_)
        order = np.argsort(others.left_first, kind="stable")
        first, last = others.left_first[order], others.left_last[order]
        before = np.searchsorted(first, self.left_last, side="left") - 1  # the last that begins before the end
        return np.asarray((before >= 0) & (last[np.maximum(before, 0)] > self.left_first))

    def facing(self, others: "Places") -> NDArray[np.bool_]:
        """Mask of those that share words of the right text with one of `others`."""
        begins, ends = self.right_first[:, None], self.right_last[:, None]
        return np.asarray(((begins < others.right_last) & (ends > others.right_first)).any(axis=1))


def together(*parts: Places) -> Places:
    """All ranges of the parts, in the order of the left text."""
    some = [part for part in parts if len(part)] or parts[:1]
    joined = [np.concatenate([getattr(part, name) for part in some]) for name in _COLUMNS] if some[1:] else None
    every = some[0] if joined is None else Places(*joined)
    return every.take(np.lexsort((every.right_first, every.left_first))) if len(every) > 1 else every


def places_of(stretches: Stretches, left: Reading, right: Reading) -> Places:
    """The words of stretches of sentences."""
    return Places(
        left.sentences[stretches.left_first].astype(np.int64),
        left.sentences[stretches.left_last].astype(np.int64),
        right.sentences[stretches.right_first].astype(np.int64),
        right.sentences[stretches.right_last].astype(np.int64),
        stretches.cosine,
    )


def apart(places: Places, observer: Observer = SILENT) -> Places:
    """Of ranges that overlap in the left text, the longest; in the order of the left text."""
    if not len(places):
        return places
    order = np.lexsort((places.right_first, places.left_first, places.left_first - places.left_last))
    taken = np.zeros(int(places.left_last.max(initial=0)), np.bool_)
    kept = []
    for index in watched(order.tolist(), observer):
        words = slice(int(places.left_first[index]), int(places.left_last[index]))
        if not taken[words].any():
            taken[words] = True
            kept.append(index)
    return together(places.take(np.array(kept, np.int64)))


COST = 0.35
"""Cost of a word without a counterpart, relative to the gain of one with a counterpart; both by rarity. Half of the
words of a passage may be new. Flat below (.25: .000), steep above (.45: -.005, .7: -.03)."""

_CELLS = 1 << 18  # words, or terms, of passages in one table


def gains(vectors: Vectors, words: Int64, others: Int64) -> Float:
    """Evidence of each word for being part of a passage whose other side has these words; a rare word 1."""
    there: NDArray[np.bool_] = np.zeros(len(vectors.rarity), np.bool_)
    there[others] = True
    return np.where(there[words], 1.0, -COST) * vectors.rarity[words]


@frozen(eq=False)
class Rows:
    """Words of one side of several passages.

    Attributes:
        words: terms, a row for each passage, as wide as the longest; beyond the end of a row its first.
        sizes: number of words of each row.
    """

    words: Int64
    sizes: Int64

    @property
    def inside(self) -> NDArray[np.bool_]:
        """Mask of the words before the end of each row."""
        return np.asarray(np.arange(self.words.shape[1]) < self.sizes[:, None])


def rows_of(vectors: Vectors, first: Int64, last: Int64) -> Rows:
    """The words of some ranges."""
    sizes = last - first
    offset = np.arange(int(sizes.max(initial=0)))
    return Rows(vectors.words[first[:, None] + np.where(offset < sizes[:, None], offset, 0)], sizes)


def gains_in_rows(vectors: Vectors, rows: Rows, others: Rows) -> Float:
    """The result of `gains` for each row; 0 beyond its end."""
    number = np.arange(len(rows.sizes))[:, None]
    there = np.zeros((len(number), len(vectors.rarity)), np.bool_)
    there[number, others.words] = True
    gain = np.where(there[number, rows.words], 1.0, -COST) * vectors.rarity[rows.words]
    gain[~rows.inside] = 0
    return gain


def in_batches(places: Places, terms: int, observer: Observer) -> Iterator[Int64]:
    """Indices of places of similar length, few enough for tables of their words and of all terms."""
    longest = np.maximum(places.left_last - places.left_first, places.right_last - places.right_first)
    order, first = np.argsort(longest, kind="stable"), 0
    while first < len(order):
        observer.check()
        rows = max(1, _CELLS // max(1, terms, int(longest[order[first]])))
        while rows > 1 and int(longest[order[first : first + rows][-1]]) * rows > 2 * _CELLS:
            rows //= 2
        yield order[first : first + rows]
        first += rows


def evidence(places: Places, left: Vectors, right: Vectors, observer: Observer = SILENT) -> Float:
    """Sum of the gains of each passage, on the side where it is smaller, shape of the places."""
    sums = np.zeros(len(places))
    for some in in_batches(places, len(left.rarity), observer):
        part = places.take(some)
        mine = rows_of(left, part.left_first, part.left_last)
        its = rows_of(right, part.right_first, part.right_last)
        both = zip(gains_in_rows(left, mine, its), mine.sizes, gains_in_rows(right, its, mine), its.sizes, strict=True)
        sums[some] = [min(one[:size].sum(), other[:width].sum()) for one, size, other, width in both]
    return sums


def phrase_shares(places: Places, left: Vectors, right: Vectors, observer: Observer = SILENT) -> tuple[Float, Float]:
    """Weighted share of each passage's left and right side in pairs of neighbouring words that the other has too.

    A pair weighs as much as its more frequent word, so that "of the" counts little.
    """
    shares = np.zeros((2, len(places)))
    for some in in_batches(places, len(left.rarity), observer):
        part = places.take(some)
        mine, its = _phrases(left, part.left_first, part.left_last), _phrases(right, part.right_first, part.right_last)
        shares[:, some] = _shared(mine, its), _shared(its, mine)
    return shares[0], shares[1]


_Phrases = tuple[Int64, Float, Int64]
"""Pairs of neighbouring words of some passages, one passage after the other: keys, weights, and the pairs of each."""


def _phrases(vectors: Vectors, first: Int64, last: Int64) -> _Phrases:
    sizes = np.maximum(0, last - first - 1)
    passage, offset = members(sizes)
    word = first[passage] + offset
    before, after = vectors.words[word], vectors.words[word + 1]
    terms = len(vectors.rarity)
    keys = (passage * terms + before) * terms + after
    return keys, np.minimum(vectors.rarity[before], vectors.rarity[after]), sizes


def _shared(phrases: _Phrases, others: _Phrases) -> list[float]:
    keys, weights, sizes = phrases
    there, ends = among(keys, others[0]), np.cumsum(sizes)
    shares = []
    for first, end in zip((ends - sizes).tolist(), ends.tolist(), strict=True):
        mine = weights[first:end]
        shares.append(float(mine[there[first:end]].sum() / max(1e-9, mine.sum())))
    return shares

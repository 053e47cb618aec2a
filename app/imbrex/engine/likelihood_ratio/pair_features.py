"""Pair features: numbers for how much two texts of a class share, which copies have more of than unrelated pairs."""

from bisect import bisect_left
from collections.abc import Sequence
from math import sqrt

import numpy as np

from imbrex.engine.arrays import Float64, Int64, UInt64
from imbrex.engine.compare.kept_words import KeptWords
from imbrex.engine.compare.shingles import common, distinct, shingle_hashes, whole
from imbrex.engine.observer import SILENT, Observer, watched
from imbrex.engine.overview.pair_details import find_details
from imbrex.values import frozen

LENGTH = 3
"""Words in a shared run, at least; that of the usual options, whichever are chosen."""

COMPARED = ("longest match", "rarity", "order")
"""Features that are judged by how much of them the other pairs of the class have.

* Longest match: its words.
* Rarity: the weights of the shared pairs of neighbouring words, as a share of those of all such pairs of the lighter
  text; a pair weighs more, the fewer documents of the class have it (inverse document frequency, Sparck Jones 1972).
* Order: the longest chain of words in the same order in both texts, of the words that each has once, divided by the
  root of their number. In a random order it is about 2 (Vershik and Kerov 1977), in the same order the root itself.
"""


@frozen(eq=False)
class _Text:
    """A text as two sets.

    Attributes:
        words: those that it has once, ascending.
        at: the position of each.
        twos: the distinct pairs of neighbouring words, ascending.
    """

    words: UInt64
    at: Int64
    twos: UInt64


class ClassWords:
    """The words of a class, prepared for features of many pairs."""

    def __init__(self, words: KeptWords, observer: Observer = SILENT) -> None:
        self._words = words
        self._texts = [self._text(number) for number in watched(range(words.documents), observer)]
        every = [np.zeros(0, np.uint64), *(text.twos for text in self._texts)]
        self._twos, documents = np.unique(np.concatenate(every), return_counts=True)
        self._weights: Float64 = np.log2((words.documents + 1) / documents)
        self._totals = [self._weight(text.twos) for text in self._texts]

    def features(self, pairs: Sequence[tuple[int, int]], observer: Observer = SILENT) -> Float64:
        """The features of pairs of documents, by number, none twice: shape (pairs, features), as in `COMPARED`."""
        left, right = np.array(pairs, np.int32).reshape(-1, 2).T
        details = find_details(self._words, LENGTH, 1, left, right, observer)
        rest = [self._shared(*pair) for pair in watched(pairs, observer)]
        return np.column_stack((details.longest.astype(np.float64), np.array(rest, np.float64).reshape(-1, 2)))

    def _text(self, number: int) -> _Text:
        first, last = self._words.pointer[number : number + 2]
        words = self._words.hashes[first:last]
        once, at, count = np.unique(words, return_index=True, return_counts=True)
        twos = shingle_hashes(words, 2)
        borders = self._words.barriers[slice(*np.searchsorted(self._words.barriers, (first, last)))]
        return _Text(once[count == 1], at[count == 1], distinct(twos[whole(len(twos), 2, borders - first)]))

    def _weight(self, twos: UInt64) -> float:
        return float(self._weights[np.searchsorted(self._twos, twos)].sum())

    def _shared(self, left: int, right: int) -> tuple[float, float]:
        """Rarity and order of a pair."""
        mine, its = self._texts[left], self._texts[right]
        lighter = min(self._totals[left], self._totals[right])
        rarity = self._weight(common(mine.twos, its.twos)) / lighter if lighter else 0.0
        both = common(mine.words, its.words)
        places = mine.at[np.searchsorted(mine.words, both)], its.at[np.searchsorted(its.words, both)]
        steps = places[1][np.argsort(places[0], kind="stable")]
        return rarity, longest_rise(steps.tolist()) / sqrt(max(1, len(steps)))


def longest_rise(values: Sequence[int]) -> int:
    """Length of the longest rising subsequence, by patience sorting (Mallows 1963)."""
    piles: list[int] = []
    for value in values:
        place = bisect_left(piles, value)
        piles[place : place + 1] = [value]
    return len(piles)

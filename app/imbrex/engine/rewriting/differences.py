"""Differences: what became of each word of a passage."""

from dataclasses import dataclass
from enum import IntEnum

import numpy as np

from imbrex.engine.rewriting.alignment import align
from imbrex.engine.rewriting.reading import Int64, Reading
from imbrex.engine.tokens import Int32, UInt8

NEAR = 30
"""Words that one may move and still be the same: a sentence or two. Farther off, most are function words that stand
everywhere (15 to 45 tell the borrowed sentences of Russian essays from the others about as well)."""


class WordChange(IntEnum):
    """What became of a word between the right text, read as the source, and the left one."""

    KEPT = 0
    OTHER_FORM = 1
    MOVED = 2  # stands on the other side too, in another place
    SWAPPED = 3  # something else stands in its place
    INSERTED = 4  # only in the left text
    DROPPED = 5  # only in the right text

    @property
    def label(self) -> str:
        """The name for people and records."""
        return self.name.lower().replace("_", " ")


@dataclass(frozen=True, slots=True, eq=False)
class Differences:
    """The words of a passage.

    Attributes:
        left, right: a `WordChange` for each word of either side.
        left_partner, right_partner: the place in the passage's other side of the word that a kept, reshaped or moved
            one stands for; -1 for others.
    """

    left: UInt8
    right: UInt8
    left_partner: Int32
    right_partner: Int32


def find_differences(left: Reading, right: Reading, bounds: tuple[int, int, int, int]) -> Differences:
    """Compare a passage word by word; `bounds` are first word and end of the left side, then of the right one."""
    a, b, c, d = bounds
    mine, its = left.stems[a:b], right.stems[c:d]
    first, second = align(mine, its)
    left_partner, right_partner = np.full(b - a, -1, np.int32), np.full(d - c, -1, np.int32)
    left_partner[first], right_partner[second] = second, first
    left_kinds, right_kinds = np.zeros(b - a, np.uint8), np.zeros(d - c, np.uint8)
    _swap(first, second, left_kinds, right_kinds)
    same = left.written[a:b][first] == right.written[c:d][second]
    left_kinds[first] = right_kinds[second] = np.where(same, WordChange.KEPT, WordChange.OTHER_FORM)
    moved, to = _moved(mine, its, left_partner, right_partner)
    near = _is_near(moved, to, first, second)
    moved, to = moved[near], to[near]
    left_kinds[moved] = right_kinds[to] = WordChange.MOVED
    left_partner[moved], right_partner[to] = to, moved
    return Differences(left_kinds, right_kinds, left_partner, right_partner)


def _swap(first: Int64, second: Int64, left: UInt8, right: UInt8) -> None:
    """Tell words between two aligned ones apart by whether there are some on both sides; in place."""
    left_gap, right_gap = np.searchsorted(first, np.arange(len(left))), np.searchsorted(second, np.arange(len(right)))
    gaps = len(first) + 1
    left_only, right_only = np.ones(len(left), np.bool_), np.ones(len(right), np.bool_)
    left_only[first], right_only[second] = False, False
    lefts = np.bincount(left_gap[left_only], minlength=gaps)
    rights = np.bincount(right_gap[right_only], minlength=gaps)
    left[:] = np.where(rights[left_gap] > 0, WordChange.SWAPPED, WordChange.INSERTED)
    right[:] = np.where(lefts[right_gap] > 0, WordChange.SWAPPED, WordChange.DROPPED)


def _moved(left: Int32, right: Int32, left_partner: Int32, right_partner: Int32) -> tuple[Int64, Int64]:
    """Pair words without a partner that stand on both sides, the first with the first."""
    mine, its = np.flatnonzero(left_partner < 0), np.flatnonzero(right_partner < 0)
    keys, others = _numbered(left[mine]), _numbered(right[its])
    _, first, second = np.intersect1d(keys, others, assume_unique=True, return_indices=True)
    return mine[first], its[second]


def _is_near(moved: Int64, to: Int64, first: Int64, second: Int64) -> "np.ndarray[tuple[int, ...], np.dtype[np.bool_]]":
    """Which words stand near the place that the aligned words around them leave for them."""
    if not len(first):
        return np.ones(len(moved), np.bool_)
    after = np.searchsorted(first, moved)
    lowest = second[np.maximum(after - 1, 0)] - NEAR
    highest = second[np.minimum(after, len(second) - 1)] + NEAR
    return np.asarray((to >= lowest) & (to <= highest))


def _numbered(words: Int32) -> Int64:
    """A key for each word that tells its first, second, ... occurrence apart."""
    order = np.argsort(words, kind="stable")
    ordered = words[order]
    begins = np.flatnonzero(np.concatenate((np.ones(min(1, len(words)), np.bool_), ordered[1:] != ordered[:-1])))
    times = np.arange(len(words)) - np.repeat(begins, np.diff(begins, append=len(words)))
    keys = np.empty(len(words), np.int64)
    keys[order] = ordered.astype(np.int64) << 32 | times
    return keys

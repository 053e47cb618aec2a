"""Differences: change of each word of a passage, moved words included."""

from enum import IntEnum

import numpy as np
from numpy.typing import NDArray

from imbrex.engine.arrays import Bools, Int64, UInt8
from imbrex.engine.observer import SILENT, Observer, watched
from imbrex.engine.rewriting.alignment import align
from imbrex.engine.rewriting.sentence_words import Reading
from imbrex.engine.text.tokens import Int32
from imbrex.values import frozen

NEAR = 30
"""Words that a single one may move and still be the same: a sentence or two. Farther off, most are ubiquitous function
words (15 to 45 separate the borrowed sentences of Russian essays from the others about as well)."""
_Pairs = tuple[Int64, Int64]


def pair_moved(left: Int32, right: Int32, aligned: _Pairs, observer: Observer = SILENT) -> _Pairs:
    """Pair words that the alignment left unpaired: phrases at any distance, single words only nearby."""
    free = np.ones(len(left), np.bool_), np.ones(len(right), np.bool_)
    free[0][aligned[0]], free[1][aligned[1]] = False, False
    if not (free[0].any() and free[1].any()):
        nothing = np.zeros(0, np.int64)
        return nothing, nothing
    phrases = _phrases(left, right, free, observer)
    mine, its = np.flatnonzero(free[0]), np.flatnonzero(free[1])
    first, second = _equal(left[mine].astype(np.int64), right[its].astype(np.int64))
    near = _is_near(mine[first], its[second], aligned)
    return (
        np.concatenate((phrases[0], mine[first][near])),
        np.concatenate((phrases[1], its[second][near])),
    )


def _phrases(
    left: Int32, right: Int32, free: tuple[NDArray[np.bool_], NDArray[np.bool_]], observer: Observer
) -> _Pairs:
    """Pair neighbours that moved together, in order of occurrence; paired words are no longer free."""
    mine, its = (np.flatnonzero(side[:-1] & side[1:]) for side in free)
    first, second = _equal(_couples(left, mine), _couples(right, its))
    pairs = []
    couples = sorted(zip(mine[first].tolist(), its[second].tolist(), strict=True))
    for a, b in watched(couples, observer):
        for i, j in ((a, b), (a + 1, b + 1)):
            if free[0][i] and free[1][j]:
                free[0][i] = free[1][j] = False
                pairs.append((i, j))
    columns = np.array(pairs, np.int64).reshape(-1, 2)
    return columns[:, 0], columns[:, 1]


def _couples(words: Int32, places: Int64) -> Int64:
    """A number for each position that is equal for equal words there and after it."""
    return words[places].astype(np.int64) << 32 | words[places + 1]


def _equal(left: Int64, right: Int64) -> _Pairs:
    """Positions of equal values, the first with the first, the second with the second."""
    numbers = np.unique(np.concatenate((left, right)), return_inverse=True)[1].astype(np.int64)
    mine, its = _numbered(numbers[: len(left)]), _numbered(numbers[len(left) :])
    _, first, second = np.intersect1d(mine, its, assume_unique=True, return_indices=True)
    return first, second


def _numbered(values: Int64) -> Int64:
    """A key for each value that distinguishes its first, second, ... occurrence."""
    order = np.argsort(values, kind="stable")
    ordered = values[order]
    begins = np.flatnonzero(np.concatenate((np.ones(min(1, len(values)), np.bool_), ordered[1:] != ordered[:-1])))
    times = np.arange(len(values)) - np.repeat(begins, np.diff(begins, append=len(values)))
    keys = np.empty(len(values), np.int64)
    keys[order] = ordered << 32 | times
    return keys


def _is_near(moved: Int64, to: Int64, aligned: _Pairs) -> NDArray[np.bool_]:
    """Mask of words near the position expected from the aligned words around them."""
    first, second = aligned
    if not len(first):
        return np.ones(len(moved), np.bool_)
    after = np.searchsorted(first, moved)
    lowest = second[np.maximum(after - 1, 0)] - NEAR
    highest = second[np.minimum(after, len(second) - 1)] + NEAR
    return np.asarray((to >= lowest) & (to <= highest))


LONGEST_SWAP = 3
"""Words on either side of a phrase that replaces another one. Where more words have no counterpart, none replaces
another: a paragraph is new, and one was dropped in its place."""


class WordChange(IntEnum):
    """Change of a word between the right text, read as the source, and the left one."""

    KEPT = 0
    OTHER_FORM = 1
    MOVED = 2  # also on the other side, at another position
    SWAPPED = 3  # another word, or phrase of up to `LONGEST_SWAP` words, is in its place
    INSERTED = 4  # only in the left text
    DROPPED = 5  # only in the right text
    TRANSLATED = 6  # of a translated passage

    @property
    def label(self) -> str:
        """Name for users and records."""
        return self.name.lower().replace("_", " ")


# Members of an enum are slow to look up, and each passage needs them.
_KEPT, _OTHER_FORM, _MOVED, _SWAPPED, _INSERTED, _DROPPED = np.arange(WordChange.TRANSLATED, dtype=np.uint8)


@frozen(eq=False)
class Differences:
    """The words of a passage.

    Attributes:
        left, right: a `WordChange` for each word of either side.
        left_partner, right_partner: index in the passage's other side of the counterpart of a kept, reshaped or moved
            word; -1 for others.
    """

    left: UInt8
    right: UInt8
    left_partner: Int32
    right_partner: Int32


def find_differences(
    left: Reading, right: Reading, bounds: tuple[int, int, int, int], observer: Observer = SILENT
) -> Differences:
    """Compare a passage word by word; `bounds` are first word and end of the left side, then of the right one."""
    a, b, c, d = bounds
    mine, its = left.stems[a:b], right.stems[c:d]
    first, second = align(mine, its, observer)
    left_partner, right_partner = np.full(b - a, -1, np.int32), np.full(d - c, -1, np.int32)
    left_partner[first], right_partner[second] = second, first
    same = left.written[a:b][first] == right.written[c:d][second]
    moved, to = pair_moved(mine, its, (first, second), observer)
    left_partner[moved], right_partner[to] = to, moved
    left_kinds, right_kinds = _unpaired(first, second, left_partner < 0, right_partner < 0)
    left_kinds[first] = right_kinds[second] = np.where(same, _KEPT, _OTHER_FORM)
    left_kinds[moved] = right_kinds[to] = _MOVED
    return Differences(left_kinds, right_kinds, left_partner, right_partner)


def _unpaired(first: Int64, second: Int64, left: Bools, right: Bools) -> tuple[UInt8, UInt8]:
    """Change of words without a partner: swapped if there are a few on both sides between two aligned words."""
    left_gap, right_gap = np.searchsorted(first, np.arange(len(left))), np.searchsorted(second, np.arange(len(right)))
    lefts = np.bincount(left_gap[left], minlength=len(first) + 1)
    rights = np.bincount(right_gap[right], minlength=len(first) + 1)
    swapped = (np.minimum(lefts, rights) > 0) & (np.maximum(lefts, rights) <= LONGEST_SWAP)
    return (
        np.where(swapped[left_gap], _SWAPPED, _INSERTED),
        np.where(swapped[right_gap], _SWAPPED, _DROPPED),
    )

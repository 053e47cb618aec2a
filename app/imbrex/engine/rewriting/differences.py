"""Differences: change of each word of a passage."""

from dataclasses import dataclass
from enum import IntEnum

import numpy as np

from imbrex.engine.arrays import Bools, Int64, UInt8
from imbrex.engine.observer import SILENT, Observer
from imbrex.engine.rewriting.alignment import align
from imbrex.engine.rewriting.moved_words import pair_moved
from imbrex.engine.rewriting.sentence_words import Reading
from imbrex.engine.text.tokens import Int32

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

    @property
    def label(self) -> str:
        """Name for users and records."""
        return self.name.lower().replace("_", " ")


@dataclass(frozen=True, slots=True, eq=False)
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
    left_kinds[first] = right_kinds[second] = np.where(same, WordChange.KEPT, WordChange.OTHER_FORM)
    left_kinds[moved] = right_kinds[to] = WordChange.MOVED
    return Differences(left_kinds, right_kinds, left_partner, right_partner)


def _unpaired(first: Int64, second: Int64, left: Bools, right: Bools) -> tuple[UInt8, UInt8]:
    """Change of words without a partner: swapped if there are a few on both sides between two aligned words."""
    left_gap, right_gap = np.searchsorted(first, np.arange(len(left))), np.searchsorted(second, np.arange(len(right)))
    lefts = np.bincount(left_gap[left], minlength=len(first) + 1)
    rights = np.bincount(right_gap[right], minlength=len(first) + 1)
    swapped = (np.minimum(lefts, rights) > 0) & (np.maximum(lefts, rights) <= LONGEST_SWAP)
    return (
        np.where(swapped[left_gap], WordChange.SWAPPED, WordChange.INSERTED).astype(np.uint8),
        np.where(swapped[right_gap], WordChange.SWAPPED, WordChange.DROPPED).astype(np.uint8),
    )

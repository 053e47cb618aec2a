"""Seeds: every place of the left text paired with every place of the right one that has the same shingle."""

from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from imbrex.engine.text.tokens import Int32, UInt64

Int64 = NDArray[np.int64]

MOST_SEEDS = 4_000_000
"""More pairings than this are not followed: two novels of a million words have 3.3 million at shingles of 3."""


@dataclass(frozen=True, slots=True)
class Seeds:
    """Pairs of places with equal shingles, in no order; `bounded` where repeats were paired one to one only."""

    left: Int64
    right: Int64
    bounded: bool


def find_seeds(left: UInt64, right: UInt64, left_places: Int32, right_places: Int32) -> Seeds:
    """Pair the places (word indices) of equal shingle hashes."""
    position, first = group_equal(np.concatenate((left, right)))
    size = np.diff(first, append=len(position))
    lefts = np.add.reduceat(position < len(left), first, dtype=np.int64) if len(first) else size
    both = (lefts > 0) & (lefts < size)
    a, b, bounded = _pair_up(position, first[both], lefts[both], (size - lefts)[both])
    b -= len(left)
    same = left[a] == right[b]  # equal high bits are not yet equal hashes
    return Seeds(left_places[a[same]].astype(np.int64), right_places[b[same]].astype(np.int64), bounded)


def group_equal(hashes: UInt64) -> tuple[Int64, Int64]:
    """Positions of the hashes so that equal ones stand together, rising among themselves; and where groups begin.

    Sorting packed keys (the hash's high bits, then the position) keeps this at one sort. So a group is equal in its
    high bits only: whoever pairs its members has to look at the hashes themselves.
    """
    count = len(hashes)
    bits = np.uint64(max(1, count.bit_length()))
    low = (np.uint64(1) << bits) - np.uint64(1)
    keys = (hashes & ~low) | np.arange(count, dtype=np.uint64)
    keys.sort()
    first = np.flatnonzero(np.concatenate((np.ones(min(1, count), np.bool_), keys[1:] >> bits != keys[:-1] >> bits)))
    return (keys & low).astype(np.int64), first


def _pair_up(position: Int64, first: Int64, lefts: Int64, rights: Int64) -> tuple[Int64, Int64, bool]:
    """Positions of all pairings inside each group: its left members come first, being the smaller positions."""
    products = lefts * rights
    limit = _limit(products)
    wide = products > limit
    a, b = all_with_all(first[~wide], lefts[~wide], (first + lefts)[~wide], rights[~wide])
    if not wide.any():
        return position[a], position[b], False
    more_a, more_b = _one_to_one(first[wide], lefts[wide], rights[wide])
    return position[np.concatenate((a, more_a))], position[np.concatenate((b, more_b))], True


def _limit(products: Int64) -> int:
    """Largest product that is expanded in full, so that all of them together stay within MOST_SEEDS."""
    if int(products.sum()) <= MOST_SEEDS:
        return MOST_SEEDS
    ordered = np.sort(products)
    fits = int(np.searchsorted(np.cumsum(ordered), MOST_SEEDS, side="right"))
    # Equal products are treated alike, so that the result does not hang on their order.
    return int(ordered[fits]) - 1


def all_with_all(left_first: Int64, lefts: Int64, right_first: Int64, rights: Int64) -> tuple[Int64, Int64]:
    """Pair each of `lefts` numbers from `left_first` on with each of `rights` from `right_first` on, for all groups."""
    group, offset = members(lefts * rights)
    row = offset // rights[group]
    return left_first[group] + row, right_first[group] + offset - row * rights[group]


def _one_to_one(first: Int64, lefts: Int64, rights: Int64) -> tuple[Int64, Int64]:
    """The i-th member with the i-th; what one side has more goes with the other's last. So none is left out."""
    group, offset = members(np.maximum(lefts, rights))
    row = np.minimum(offset, lefts[group] - 1)
    column = np.minimum(offset, rights[group] - 1)
    return first[group] + row, first[group] + lefts[group] + column


def members(sizes: Int64) -> tuple[Int64, Int64]:
    """For every member of groups of these sizes: the number of its group, and its place in it."""
    group = np.repeat(np.arange(len(sizes)), sizes)
    return group, np.arange(len(group)) - np.repeat(np.cumsum(sizes) - sizes, sizes)

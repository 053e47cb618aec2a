"""Seeds: all pairs of positions with the same shingle in the left and right text."""

import numpy as np

from imbrex.engine.arrays import Int64, UInt64
from imbrex.engine.text.tokens import Int32
from imbrex.values import frozen

MOST_SEEDS = 4_000_000
"""Maximum number of pairings followed: two novels of a million words have 3.3 million at shingles of 3."""


@frozen
class Seeds:
    """Pairs of positions with equal shingles, unordered; `bounded` if repeats were paired one to one only."""

    left: Int64
    right: Int64
    bounded: bool


def find_seeds(left: UInt64, right: UInt64, left_places: Int32, right_places: Int32) -> Seeds:
    """Pair the positions (word indices) of equal shingle hashes."""
    position, first = group_equal(np.concatenate((left, right)))
    size = np.diff(first, append=len(position))
    lefts = np.add.reduceat(position < len(left), first, dtype=np.int64) if len(first) else size
    both = (lefts > 0) & (lefts < size)
    a, b, bounded = _pair_up(position, first[both], lefts[both], (size - lefts)[both])
    b -= len(left)
    same = left[a] == right[b]  # groups have equal high bits only
    return Seeds(left_places[a[same]].astype(np.int64), right_places[b[same]].astype(np.int64), bounded)


def group_equal(hashes: UInt64) -> tuple[Int64, Int64]:
    """Positions grouped by equal hash, ascending within a group; and the starts of the groups.

    Sorting packed keys (the hash's high bits, then the position) keeps this at one sort. So a group is equal in its
    high bits only: the caller must compare the hashes of its members.
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
    """Largest product that is expanded in full, so that the total stays within MOST_SEEDS."""
    if int(products.sum()) <= MOST_SEEDS:
        return MOST_SEEDS
    ordered = np.sort(products)
    fits = int(np.searchsorted(np.cumsum(ordered), MOST_SEEDS, side="right"))
    # Equal products are tied, so the result is independent of their order.
    return int(ordered[fits]) - 1


def all_with_all(left_first: Int64, lefts: Int64, right_first: Int64, rights: Int64) -> tuple[Int64, Int64]:
    """Pair each of `lefts` numbers from `left_first` on with each of `rights` from `right_first` on, for all groups."""
    group, offset = members(lefts * rights)
    row = offset // rights[group]
    return left_first[group] + row, right_first[group] + offset - row * rights[group]


def _one_to_one(first: Int64, lefts: Int64, rights: Int64) -> tuple[Int64, Int64]:
    """Pair the i-th members; the surplus of one side is paired with the other's last, so none is omitted."""
    group, offset = members(np.maximum(lefts, rights))
    row = np.minimum(offset, lefts[group] - 1)
    column = np.minimum(offset, rights[group] - 1)
    return first[group] + row, first[group] + lefts[group] + column


def members(sizes: Int64) -> tuple[Int64, Int64]:
    """Group number, and index within the group, of every member of groups of these sizes."""
    group = np.repeat(np.arange(len(sizes)), sizes)
    return group, np.arange(len(group)) - np.repeat(np.cumsum(sizes) - sizes, sizes)

"""Seeds: all pairs of positions with the same shingle in the left and right text."""

import numpy as np

from imbrex.engine.arrays import Int64
from imbrex.engine.compare.common_shingles import CommonShingles
from imbrex.values import frozen

MOST_SEEDS = 4_000_000
"""Maximum number of pairings followed: two novels of a million words have 3.3 million at shingles of 3."""


@frozen
class Seeds:
    """Pairs of positions with equal shingles, unordered; `bounded` if repeats were paired one to one only."""

    left: Int64
    right: Int64
    bounded: bool


def find_seeds(common: CommonShingles) -> Seeds:
    """Pair the words at which equal shingles begin."""
    left, right = common.left, common.right
    (a, lefts), (b, rights) = left.groups(common.in_left), right.groups(common.in_right)
    a, b, bounded = _pair_up(a, lefts, b, rights)
    return Seeds(left.places[a].astype(np.int64), right.places[b].astype(np.int64), bounded)


def _pair_up(left_first: Int64, lefts: Int64, right_first: Int64, rights: Int64) -> tuple[Int64, Int64, bool]:
    """All pairings inside groups, as for `all_with_all`, unless there are too many; and whether there are."""
    products = lefts * rights
    limit = _limit(products)
    wide = products > limit
    if not wide.any():
        return *all_with_all(left_first, lefts, right_first, rights), False
    a, b = all_with_all(left_first[~wide], lefts[~wide], right_first[~wide], rights[~wide])
    more_a, more_b = _one_to_one(left_first[wide], lefts[wide], right_first[wide], rights[wide])
    return np.concatenate((a, more_a)), np.concatenate((b, more_b)), True


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
    group, row = members(lefts)
    left, column = members(rights[group])
    return (left_first[group] + row)[left], right_first[group][left] + column


def _one_to_one(left_first: Int64, lefts: Int64, right_first: Int64, rights: Int64) -> tuple[Int64, Int64]:
    """Pair the i-th members; the surplus of one side is paired with the other's last, so none is omitted."""
    group, offset = members(np.maximum(lefts, rights))
    row = np.minimum(offset, lefts[group] - 1)
    column = np.minimum(offset, rights[group] - 1)
    return left_first[group] + row, right_first[group] + column


def members(sizes: Int64) -> tuple[Int64, Int64]:
    """Group number, and index within the group, of every member of groups of these sizes."""
    group = np.repeat(np.arange(len(sizes)), sizes)
    return group, np.arange(len(group)) - np.repeat(np.cumsum(sizes) - sizes, sizes)

"""Common shingles: the shingles of two texts, grouped by hash, and those that both have."""

import numpy as np

from imbrex.engine.arrays import Int64, UInt64
from imbrex.engine.compare.shingles import positions, shingle_hashes, whole
from imbrex.engine.text.tokens import Int32
from imbrex.values import frozen


@frozen(eq=False)
class Shingles:
    """The shingles of a text, grouped by hash.

    Attributes:
        distinct: the hashes, ascending, shape (n,).
        first: index in `places` at which the group of each hash begins, and the end, shape (n + 1,).
        places: first word of every shingle, ascending within a group.
    """

    distinct: UInt64
    first: Int64
    places: Int32

    def __len__(self) -> int:
        return len(self.places)

    def groups(self, numbers: Int64) -> tuple[Int64, Int64]:
        """Where some groups begin in `places`, and their sizes."""
        first = self.first[numbers]
        return first, self.first[numbers + 1] - first


@frozen(eq=False)
class CommonShingles:
    """The shingles of two texts, and the groups that they share: their numbers on each side, in the same order."""

    left: Shingles
    right: Shingles
    in_left: Int64
    in_right: Int64

    def __len__(self) -> int:
        return len(self.in_left)


def find_shingles(words: UInt64, length: int, barriers: Int32, step: int = 1) -> Shingles:
    """The shingles of a text, given by the hashes of its words; none crosses a barrier."""
    hashes = shingle_hashes(words, length)
    places = None
    if step > 1 or len(barriers):
        places = np.flatnonzero(whole(len(hashes), length, barriers, step))
        hashes = hashes[places]
    position, first = group_equal(hashes)
    ordered = hashes[position]
    if int(np.count_nonzero(ordered[1:] != ordered[:-1])) >= max(1, len(first)):  # equal in their high bits only
        again = np.argsort(ordered, kind="stable")
        position, ordered = position[again], ordered[again]
        first = np.flatnonzero(np.concatenate(([True], ordered[1:] != ordered[:-1])))
    places = position if places is None else places[position]
    ends = np.append(first, len(places))
    return Shingles(ordered[first], ends, places.astype(np.int32))


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


def find_common(left: Shingles, right: Shingles) -> CommonShingles:
    """The shingles that are in both texts."""
    return CommonShingles(left, right, *positions(left.distinct, right.distinct))

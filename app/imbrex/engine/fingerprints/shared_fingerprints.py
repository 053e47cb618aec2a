"""Shared fingerprints: which texts share how many, counted in parts, each with all texts that have its hashes.

A hash that many texts have says little about a pair, and makes a pair of each two of them: it is left out and counted.
"""

from collections.abc import Iterator

import numpy as np
from numpy.typing import NDArray

from imbrex.engine.arrays import Bools, Int64, UInt64
from imbrex.engine.compare.seeds import all_with_all
from imbrex.engine.compare.shingles import is_member
from imbrex.engine.observer import SILENT, Observer
from imbrex.values import frozen

UInt32 = NDArray[np.uint32]

_AT_ONCE = 1 << 22  # pairs that are expanded at once: 32 MB
_MANY = 1 << 23  # postings after which frequent hashes are dropped: 100 MB
_HALF = np.uint64(32)


@frozen(eq=False)
class PairCounts:
    """How many hashes pairs of texts share.

    Attributes:
        keys: the lower number of the pair in the upper 32 bits, the higher one in the lower; ascending, distinct.
        counts: shape as `keys`.
    """

    keys: UInt64
    counts: Int64

    @property
    def left(self) -> Int64:
        """The lower number of each pair."""
        return (self.keys >> _HALF).astype(np.int64)

    @property
    def right(self) -> Int64:
        """The higher number of each pair."""
        return (self.keys & np.uint64(0xFFFFFFFF)).astype(np.int64)

    def take(self, chosen: Bools | slice) -> "PairCounts":
        """The chosen pairs only."""
        return PairCounts(self.keys[chosen], self.counts[chosen])


NO_PAIRS = PairCounts(np.zeros(0, np.uint64), np.zeros(0, np.int64))


def add_up(parts: list[PairCounts]) -> PairCounts:
    """The counts of all parts together."""
    if not parts:
        return NO_PAIRS
    keys = np.concatenate([one.keys for one in parts])
    counts = np.concatenate([one.counts for one in parts])
    order = np.argsort(keys, kind="stable")
    keys, counts = keys[order], counts[order]
    first = _starts(keys)
    return PairCounts(keys[first], np.add.reduceat(counts, first) if len(first) else counts)


class Postings:
    """The texts that have each of some hashes.

    Attributes:
        dropped: hashes that more texts have than allowed, ascending; complete after `pairs`.
        holders: number of texts that have each of these.
    """

    def __init__(self, most: int, first_new: int = 0) -> None:
        """Create empty.

        Args:
            most: number of texts that may have a hash.
            first_new: texts with lower numbers are not paired with one another.
        """
        self._most, self._first_new = most, first_new
        self._hashes: list[UInt64] = []
        self._texts: list[UInt32] = []
        self._waiting = 0
        self._sorted = 0
        self.dropped = np.zeros(0, np.uint64)
        self.holders = np.zeros(0, np.int64)

    def add(self, hashes: UInt64, texts: UInt32) -> None:
        """Add postings: text i has hash i; no posting twice."""
        if len(self.dropped):
            known = is_member(hashes, self.dropped)
            place = np.searchsorted(self.dropped, hashes[known])
            self.holders += np.bincount(place, minlength=len(self.dropped))
            hashes, texts = hashes[~known], texts[~known]
        self._hashes.append(hashes)
        self._texts.append(texts)
        self._waiting += len(hashes)
        if self._waiting > max(_MANY, 2 * self._sorted):
            self._drop_frequent()

    def pairs(self, observer: Observer = SILENT) -> Iterator[PairCounts]:
        """The counts of all pairs, in parts in which no pair is twice."""
        _, texts, first, size = self._drop_frequent()
        old = np.add.reduceat(texts < self._first_new, first, dtype=np.int64) if len(first) else size
        new = size - old
        amount = old * new + new * (new - 1) // 2
        ends = np.cumsum(amount)
        begin = done = 0
        while begin < len(first):
            observer.check()
            end = max(begin + 1, int(np.searchsorted(ends, done + _AT_ONCE, side="right")))
            part = slice(begin, end)
            keys = _expand(texts, first[part], old[part], new[part])
            keys.sort()
            starts = _starts(keys)
            if len(starts):
                yield PairCounts(keys[starts], np.diff(starts, append=len(keys)))
            begin, done = end, int(ends[end - 1])

    def _drop_frequent(self) -> tuple[UInt64, UInt32, Int64, Int64]:
        """Sort the postings by hash, then text, and drop frequent hashes; give both, and the start and size of each
        hash's."""
        hashes = np.concatenate([np.zeros(0, np.uint64), *self._hashes])
        texts = np.concatenate([np.zeros(0, np.uint32), *self._texts])
        order = np.lexsort((texts, hashes))
        hashes, texts = hashes[order], texts[order]
        first = _starts(hashes)
        size = np.diff(first, append=len(hashes))
        frequent = size > self._most
        if frequent.any():
            self._note(hashes[first[frequent]], size[frequent])
            stays = np.repeat(~frequent, size)
            hashes, texts, size = hashes[stays], texts[stays], size[~frequent]
            first = np.cumsum(size) - size
        self._hashes, self._texts = [hashes], [texts]
        self._waiting = self._sorted = len(hashes)
        return hashes, texts, first, size

    def _note(self, hashes: UInt64, holders: Int64) -> None:
        every = np.concatenate((self.dropped, hashes))
        order = np.argsort(every, kind="stable")
        self.dropped, self.holders = every[order], np.concatenate((self.holders, holders))[order]


def _starts(values: UInt64) -> Int64:
    """Where each distinct value of a sorted array starts."""
    return np.flatnonzero(np.concatenate((np.ones(min(1, len(values)), np.bool_), values[1:] != values[:-1])))


def _expand(texts: UInt32, first: Int64, old: Int64, new: Int64) -> UInt64:
    """A key for each pair of texts with the same hash of which at least one is new; the old ones come first."""
    one, other = all_with_all(first, old, first + old, new)
    keys = [_keys(texts, one, other)]
    index, rest = _new_ones(first + old, new)
    lag = 1
    while len(index := index[rest > lag]):
        rest = rest[rest > lag]
        keys.append(_keys(texts, index, index + lag))
        lag += 1
    return np.concatenate(keys)


def _new_ones(first: Int64, new: Int64) -> tuple[Int64, Int64]:
    """Positions of the new texts of each hash, and how many there are from each on."""
    offset = np.arange(int(new.sum())) - np.repeat(np.cumsum(new) - new, new)
    return np.repeat(first, new) + offset, np.repeat(new, new) - offset


def _keys(texts: UInt32, left: Int64, right: Int64) -> UInt64:
    return (texts[left].astype(np.uint64) << _HALF) | texts[right].astype(np.uint64)

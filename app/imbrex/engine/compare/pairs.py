"""Pairs: the scores of every pair of documents, as columns."""

from collections.abc import Iterable, Iterator
from itertools import pairwise

import numpy as np
from numpy.typing import NDArray

from imbrex.engine.arrays import UInt64
from imbrex.engine.observer import SILENT, Observer, Progress
from imbrex.engine.text.tokens import Int32
from imbrex.values import frozen

# Shared shingles of a class in which nearly every pair shares some.
# Each shingle that d documents share makes d * (d - 1) / 2 increments. For "of the" in 2,000 essays these are
# millions, of pairs that are all there already: a matrix of counts takes them without sorting, and a matrix product
# counts the most frequent shingles 20 times as fast.

Float32 = NDArray[np.float32]
Unsigned = NDArray[np.unsignedinteger]

_MOST_DOCUMENTS = 12_000  # 600 MB for their matrix
_INCREMENTS_A_PAIR = 2  # on average, from which on sorting them takes longer
_FREQUENT = 24  # a shingle in more than one of so many documents is counted by the product
_CELLS = 1 << 23  # of a factor or a product: 32 MB


def is_dense(length: NDArray[np.int64], documents: int) -> bool:
    """Whether shingles that occur in `length` documents each are faster counted in a matrix."""
    increments = int((length * (length - 1)).sum()) // 2
    return documents <= _MOST_DOCUMENTS and increments > _INCREMENTS_A_PAIR * documents * documents // 2


def is_frequent(length: NDArray[np.int64], documents: int) -> NDArray[np.bool_]:
    """Mask of the shingles that `count_dense` takes as documents; increments are for the others."""
    return np.asarray(length * _FREQUENT > documents)


def count_dense(
    owner: Unsigned,
    length: NDArray[np.int64],
    increments: Iterable[tuple[Unsigned, Unsigned, Int32]],
    documents: int,
    observer: Observer,
) -> tuple[Int32, Int32, Int32]:
    """Left and right document of each pair that shares a shingle, and how many: sorted by left, then right.

    Args:
        owner: documents of the frequent shingles, shingle by shingle.
        length: how many documents each of these has.
        increments: left documents, right ones and counts of the other shingles, no pair twice in a part.
        documents: how many there are.
        observer: for cancellation.
    """
    counts = np.zeros((documents, documents), np.float32)  # exact below 16,777,216, far more shingles than in a book
    for left, right, count in increments:
        counts[left, right] += count
    _add_frequent(counts, owner, length, observer)
    return _above_diagonal(counts, observer)


def _add_frequent(counts: Float32, owner: Unsigned, length: NDArray[np.int64], observer: Observer) -> None:
    """Add the product of a documents x shingles matrix of ones with its transpose, above the diagonal."""
    documents = len(counts)
    column = np.repeat(np.arange(len(length)), length)
    ends = np.concatenate(([0], np.cumsum(length)))
    size = max(1, _CELLS // documents)  # shingles of a factor, and rows of a product
    for first in range(0, len(length), size):
        last = min(first + size, len(length))
        chosen = slice(int(ends[first]), int(ends[last]))
        has = np.zeros((documents, last - first), np.float32)
        has[owner[chosen], column[chosen] - first] = 1
        for row in range(0, documents, size):
            observer.check()
            counts[row : row + size, row:] += has[row : row + size] @ has[row:].T


def _above_diagonal(counts: Float32, observer: Observer) -> tuple[Int32, Int32, Int32]:
    """Rows, columns and values of all that is not zero above the diagonal."""
    documents = len(counts)
    tall = max(1, _CELLS // documents)
    found = []
    for first in range(0, documents, tall):
        observer.check()
        rows = counts[first : first + tall]
        left, right = np.nonzero(np.triu(rows, first + 1))
        found.append(((left + first).astype(np.int32), right.astype(np.int32), rows[left, right].astype(np.int32)))
    lefts, rights, shared = zip(*found, strict=True)
    return np.concatenate(lefts), np.concatenate(rights), np.concatenate(shared)


Packed = NDArray[np.unsignedinteger]
"""Pairs of documents packed into a number: left in the upper half of the bits, right in the lower."""
Counts = tuple[Packed, Int32]
"""Packed pairs, ascending and distinct, and the count of each."""


@frozen
class Pairs:
    """All pairs that share a shingle, sorted by `left`, then `right`; a pair that is absent shares none.

    Attributes:
        left, right: document numbers, left < right, shape (p,).
        shared: distinct shared shingles, shape (p,).
        sizes: distinct shingles of each document, shape (documents,).
    """

    left: Int32
    right: Int32
    shared: Int32
    sizes: Int32

    def __len__(self) -> int:
        return len(self.left)

    @property
    def containment_left(self) -> Float32:
        """Share of the left document's shingles that are shared."""
        return np.asarray(self.shared / self.sizes[self.left], np.float32)

    @property
    def containment_right(self) -> Float32:
        """Share of the right document's shingles that are shared."""
        return np.asarray(self.shared / self.sizes[self.right], np.float32)

    @property
    def greater_containment(self) -> Float32:
        """The larger containment of the two: only one of them shows that a small text is part of a large one."""
        return np.asarray(self.shared / np.minimum(self.sizes[self.left], self.sizes[self.right]), np.float32)

    @property
    def jaccard(self) -> Float32:
        """Share of the shingles of either document that are shared."""
        return np.asarray(self.shared / (self.sizes[self.left] + self.sizes[self.right] - self.shared), np.float32)

    def take(self, chosen: NDArray[np.bool_]) -> "Pairs":
        """The chosen pairs only."""
        return Pairs(self.left[chosen], self.right[chosen], self.shared[chosen], self.sizes)


_BLOCK = 1 << 21
"""Pair increments expanded at once: larger temporaries cost more in fresh memory pages than the arithmetic."""
_PART = 1 << 15
"""Counts of each block that are merged at once, on average, for the same reason."""


def count_shared(keys: UInt64, documents: int, observer: Observer = SILENT) -> Pairs:
    """Shared shingles of all pairs of documents.

    Args:
        keys: one `pack`ed key for each shingle of each document, in any order; sorted in place.
        documents: how many there are.
        observer: for progress and cancellation.

    Exact up to a collision of the hash bits that `pack` keeps (53 of 64 for 2,000 documents). The cost is a sort of the
    keys plus, for every shingle shared by d documents, d * (d - 1) / 2 increments; in a class where that is more than
    there are pairs, the frequent shingles are counted by a matrix product.
    """
    bits = np.uint64(_bits(documents))
    observer.check()
    keys.sort()
    keys = keys[_is_new(keys)]
    # Half as wide where the numbers allow it: most time goes into sorting and moving them.
    narrow = documents <= 1 << 16
    owner: Packed = (keys & ((np.uint64(1) << bits) - np.uint64(1))).astype(np.uint32 if narrow else np.uint64)
    sizes = np.bincount(owner, minlength=documents).astype(np.int32)
    new = _is_new(keys >> bits)
    shared = ~(new & np.append(new[1:], True))  # most shingles are in one document only and make no pair
    owner, new = owner[shared], new[shared]
    length = np.diff(np.flatnonzero(new), append=len(new))
    if is_dense(length, documents):
        return Pairs(*_count_in_matrix(owner, length, documents, observer), sizes)
    return Pairs(*_merge(list(_increments(owner, length, observer))), sizes)


def pack(hashes: UInt64, owners: UInt64, documents: int) -> UInt64:
    """Keys that sort by shingle, then by document: the document's number replaces the low bits of the hash."""
    keys = hashes << np.uint64(_bits(documents))
    keys |= owners
    return keys


def _bits(documents: int) -> int:
    return max(1, (documents - 1).bit_length())


def _count_in_matrix(
    owner: Packed, length: NDArray[np.int64], documents: int, observer: Observer
) -> tuple[Int32, Int32, Int32]:
    frequent = is_frequent(length, documents)
    of_frequent = np.repeat(frequent, length)
    others = _increments(owner[~of_frequent], length[~frequent], observer)
    parts = ((*_unpacked(keys), counts) for keys, counts in others)
    return count_dense(owner[of_frequent], length[frequent], parts, documents, observer)


def _unpacked(keys: Packed) -> tuple[Packed, Packed]:
    half = keys.dtype.type(4 * keys.itemsize)
    one = keys.dtype.type(1)
    return keys >> half, keys & ((one << half) - one)


def _is_new(values: Packed) -> NDArray[np.bool_]:
    """Mask of values in a sorted array that differ from the one before."""
    new = np.ones(len(values), np.bool_)
    np.not_equal(values[1:], values[:-1], out=new[1:])
    return new


def _increments(owner: Packed, length: NDArray[np.int64], observer: Observer) -> Iterator[Counts]:
    """Counted pairs, block by block; `owner` holds runs of documents that share a shingle."""
    ends = np.cumsum(length)
    increments = np.cumsum(length * (length - 1) // 2)
    total = int(increments[-1]) if len(increments) else 0
    first = done = 0
    while first < len(length):
        observer.check()
        last = max(first + 1, int(np.searchsorted(increments, done + _BLOCK, side="right")))
        start = int(ends[first - 1]) if first else 0
        yield _count(_expand(owner[start : int(ends[last - 1])], length[first:last]))
        first, done = last, int(increments[last - 1])
        observer.progress(Progress("pairs", done, total))


def _expand(owner: Packed, length: NDArray[np.int64]) -> Packed:
    """Every pair inside every run: element i with i + 1, i + 2, ... to the end of its run."""
    row = owner << owner.dtype.type(4 * owner.itemsize)
    rest = np.repeat(np.cumsum(length), length) - np.arange(len(owner))
    keys = np.empty(int((length * (length - 1) // 2).sum()), owner.dtype)
    index, filled, lag = np.flatnonzero(rest > 1), 0, 1
    while len(index):
        np.bitwise_or(row[index], owner[index + lag], out=keys[filled : filled + len(index)])
        filled += len(index)
        lag += 1
        index = index[rest[index] > lag]
    return keys


def _count(keys: Packed) -> Counts:
    """Distinct keys, and the count of each."""
    keys.sort()
    first = np.flatnonzero(_is_new(keys))
    return keys[first], np.diff(first, append=len(keys)).astype(np.int32)


def _merge(blocks: list[Counts]) -> tuple[Int32, Int32, Int32]:
    """Left documents, right ones and sums of the counts of all blocks, sorted."""
    parts = [_columns(*one) for one in (_merged(blocks) if len(blocks) > 1 else blocks)]
    if not parts:
        empty = np.zeros(0, np.int32)
        return empty, empty, empty
    lefts, rights, counts = zip(*parts, strict=True)
    return np.concatenate(lefts), np.concatenate(rights), np.concatenate(counts)


def _merged(blocks: list[Counts]) -> Iterator[Counts]:
    """Ascending keys with the sums of their counts, in parts that stay in the cache."""
    sample = np.sort(np.concatenate([keys[::_PART] for keys, _ in blocks]))
    borders = [np.searchsorted(keys, sample[len(blocks) :: len(blocks)]).tolist() for keys, _ in blocks]
    ranges = [pairwise((0, *inner, len(keys))) for inner, (keys, _) in zip(borders, blocks, strict=True)]
    for places in zip(*ranges, strict=True):
        chosen = [(keys[a:b], counts[a:b]) for (a, b), (keys, counts) in zip(places, blocks, strict=True)]
        keys, counts = map(np.concatenate, zip(*chosen, strict=True))
        order = np.argsort(keys, kind="stable")
        keys, counts = keys[order], counts[order]
        first = np.flatnonzero(_is_new(keys))
        if len(first):
            yield keys[first], np.add.reduceat(counts, first).astype(np.int32)


def _columns(keys: Packed, counts: Int32) -> tuple[Int32, Int32, Int32]:
    left, right = _unpacked(keys)
    return left.astype(np.int32), right.astype(np.int32), counts

"""Dense pairs: shared shingles of a class in which nearly every pair shares some.

Each shingle that d documents share makes d * (d - 1) / 2 increments. For "of the" in 2,000 essays these are millions,
of pairs that are all there already: a matrix of counts takes them without sorting, and a matrix product counts the most
frequent shingles 20 times as fast.
"""

from collections.abc import Iterable

import numpy as np
from numpy.typing import NDArray

from imbrex.engine.observer import Observer
from imbrex.engine.text.tokens import Int32

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

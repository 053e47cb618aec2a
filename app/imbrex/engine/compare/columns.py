"""Columns: the words of all documents end to end, for array operations."""

from collections.abc import Sequence

import numpy as np
from numpy.typing import NDArray

from imbrex.engine.arrays import Int64, UInt64, among, blocks, unique
from imbrex.engine.compare.pairs import pack
from imbrex.engine.compare.shingles import shingle_hashes, whole
from imbrex.engine.observer import Observer
from imbrex.engine.options import Shingling
from imbrex.engine.text.canonization import Terms
from imbrex.engine.text.tokens import Fate, Int32
from imbrex.values import frozen

_BLOCK = 1 << 15
"""Words processed at once; their hashes take a quarter of a megabyte and stay in the cache."""


@frozen
class Columns:
    """Words of documents, end to end.

    Attributes:
        numbers: vocabulary number of each word, shape (n,).
        pointer: first word of each document and n, shape (documents + 1,).
        barriers: words that begin a document, a part of one or an excluded stretch, ascending.
        left_out: words dropped by context (parts of speech, exclusions), shape (n,); None: none.
    """

    numbers: Int32
    pointer: Int64
    barriers: Int64
    left_out: NDArray[np.bool_] | None = None

    def mask(self, documents: Int64) -> NDArray[np.bool_]:
        """Which words are of some documents, shape (n,)."""
        wanted = np.zeros(len(self.pointer) - 1, np.bool_)
        wanted[documents] = True
        return np.repeat(wanted, np.diff(self.pointer))

    def of(self, documents: Int64) -> "Columns":
        """The words of some documents, by their ascending numbers."""
        sizes, words = np.diff(self.pointer), self.mask(documents)
        pointer = np.concatenate((np.zeros(1, np.int64), np.cumsum(sizes[documents])))
        owner = np.searchsorted(self.pointer[1:], self.barriers, side="right")  # of a barrier after all words: none
        inside = among(owner, documents)
        barriers, owner = self.barriers[inside], owner[inside]
        moved = barriers - self.pointer[owner] + pointer[np.searchsorted(documents, owner)]
        return Columns(self.numbers[words], pointer, moved, None if self.left_out is None else self.left_out[words])


@frozen
class Keys:
    """Shingles of all documents.

    Attributes:
        packed: a key for each shingle (see `pairs.pack`).
        kept: kept words of each document, shape (documents,).
        shingles: shingles of each document, with repetition, shape (documents,).
    """

    packed: UInt64
    kept: Int64
    shingles: Int64


def join(words: Sequence[tuple[Int32, Int32]], left_out: Sequence[NDArray[np.bool_] | None]) -> Columns:
    """Concatenate the (numbers, barriers) of documents."""
    sizes = np.array([len(numbers) for numbers, _ in words], np.int64)
    pointer = np.concatenate((np.zeros(1, np.int64), np.cumsum(sizes)))
    empty = np.zeros(0, np.int32)
    numbers = np.concatenate([empty, *(mine for mine, _ in words)])
    inner = [barriers + start for (_, barriers), start in zip(words, pointer, strict=False) if len(barriers)]
    barriers = unique(np.concatenate([pointer[:-1], *inner])) if inner else pointer[:-1]
    out = None
    if any(mask is not None for mask in left_out):
        masks = [np.zeros(size, np.bool_) if mask is None else mask for mask, size in zip(left_out, sizes, strict=True)]
        out = np.concatenate(masks)
    return Columns(numbers, pointer, barriers, out)


def shingle_keys(columns: Columns, terms: Terms, rules: Shingling, observer: Observer) -> Keys:
    """Canonize and shingle all documents."""
    documents = len(columns.pointer) - 1
    kept = np.zeros(documents, np.int64)
    shingles = np.zeros(documents, np.int64)
    packed = np.empty(len(columns.numbers), np.uint64)
    filled = 0
    stays = terms.fate < Fate.DROPPED
    for first, last in blocks(columns.pointer, _BLOCK):
        observer.check()
        hashes, owner, kept[first:last] = _block(columns, terms, stays, rules, first, last)
        shingles[first:last] = np.bincount(owner - first, minlength=last - first)
        packed[filled : filled + len(hashes)] = pack(hashes, owner.astype(np.uint64), documents)
        filled += len(hashes)
    return Keys(packed[:filled], kept, shingles)


def _block(
    columns: Columns, terms: Terms, stays: NDArray[np.bool_], rules: Shingling, first: int, last: int
) -> tuple[UInt64, Int64, Int64]:
    """Shingle hashes of a range of documents, the document of each, and the number of words kept of each document."""
    begin, end = int(columns.pointer[first]), int(columns.pointer[last])
    numbers = columns.numbers[begin:end]
    keep = stays[numbers]
    if columns.left_out is not None:
        keep &= ~columns.left_out[begin:end]
    before = np.concatenate((np.zeros(1, np.int64), np.cumsum(keep)))  # words kept before each word
    kept = np.diff(before[columns.pointer[first : last + 1] - begin])
    low, high = np.searchsorted(columns.barriers, (begin, end))
    barriers = before[columns.barriers[low:high] - begin].astype(np.int32)
    hashes = shingle_hashes(terms.hashes[numbers[keep]], rules.length)
    complete = whole(len(hashes), rules.length, barriers, rules.stride)
    owner = np.repeat(np.arange(first, last), kept)[: len(hashes)]
    return hashes[complete], owner[complete], kept

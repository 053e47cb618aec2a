"""Shared shingles: positions of the shingles that more than one document has."""

from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from imbrex.engine.arrays import Int64, UInt64
from imbrex.engine.compare.kept_words import KeptWords
from imbrex.engine.compare.seeds import all_with_all, group_equal, members
from imbrex.engine.compare.shingles import shingle_hashes, whole
from imbrex.engine.compare.sorting import rising


@dataclass(frozen=True, slots=True)
class SharedShingles:
    """Cells: the positions of one shingle in one document, sorted by shingle, then by the document's rank.

    Attributes:
        hashes: of the shingle that starts at each word of all documents.
        places: words at which shared shingles start, cell by cell.
        first: start of each cell in `places`, and the number of places, shape (cells + 1,).
        rank: of the document of each cell, shape (cells,).
        end: the cell after the last one with the same shingle, shape (cells,).
        keys: the shingle's number times the number of ranks, plus the rank; ascending, shape (cells,).
        by_rank: the cells in the order of their ranks.
        rows: start of each rank in `by_rank`, and the number of cells, shape (ranks + 1,).
    """

    hashes: UInt64
    places: Int64
    first: Int64
    rank: Int64
    end: Int64
    keys: Int64
    by_rank: Int64
    rows: Int64

    def partners(self, low: int, high: int, begin: int, end: int) -> tuple[Int64, Int64, Int64]:
        """Cells of documents `low <= rank < high`, and for each the cells with its shingle of `begin <= rank < end`.

        Those are half-open ranges, without ranks before the cell's own.
        """
        cells = self.by_rank[self.rows[low] : self.rows[high]]
        if begin == low + 1 and end == len(self.rows) - 1:
            return cells, cells + 1, self.end[cells]
        base = self.keys[cells] - self.rank[cells]
        return cells, np.searchsorted(self.keys, base + begin), np.searchsorted(self.keys, base + end)

    def weight(self, cells: Int64, begin: Int64, end: Int64) -> Int64:
        """Number of seeds that each cell makes with the cells `begin` to `end`, shape (n,)."""
        return (self.first[cells + 1] - self.first[cells]) * (self.first[end] - self.first[begin])

    def seeds(self, left: Int64, right: Int64) -> tuple[Int64, Int64, Int64]:
        """Every position of each left cell with every one of its right cell: number of the two cells, left, right word.

        Bits that the cells were not sorted by are compared here.
        """
        lefts, rights = self.first[left + 1] - self.first[left], self.first[right + 1] - self.first[right]
        sizes = lefts * rights
        if len(sizes) and sizes.max() > 1:
            both = np.repeat(np.arange(len(left)), sizes)
            left, right = all_with_all(self.first[left], lefts, self.first[right], rights)
        else:
            both, left, right = np.arange(len(left)), self.first[left], self.first[right]
        left, right = self.places[left], self.places[right]
        same = self.hashes[left] == self.hashes[right]
        return (both, left, right) if same.all() else (both[same], left[same], right[same])


def find_shared(words: KeptWords, length: int, ranked: Int64) -> SharedShingles:
    """Find the shingles that more than one of some documents has; `ranked` are their numbers in the order of ranks."""
    hashes = shingle_hashes(words.hashes, length)
    places = _places(words, hashes, length, ranked)
    position, first = group_equal(hashes[places])
    size = np.diff(first, append=len(position))
    repeated = size > 1  # most shingles occur only once
    position, size = position[np.repeat(repeated, size)], size[repeated]
    return _cells(hashes, places[position], _rank_of_words(words, ranked), len(ranked), size)


def _rank_of_words(words: KeptWords, ranked: Int64) -> NDArray[np.int32]:
    """The rank of the document of each word, -1 if it has none."""
    ranks = np.full(words.documents, -1, np.int32)
    ranks[ranked] = np.arange(len(ranked), dtype=np.int32)
    return np.repeat(ranks, words.sizes)


def _places(words: KeptWords, hashes: UInt64, length: int, ranked: Int64) -> Int64:
    """Words at which a shingle of the documents starts, document by document in the order of ranks."""
    complete = whole(len(hashes), length, words.barriers)
    if len(ranked) == words.documents and (np.diff(ranked) == 1).all():
        return np.flatnonzero(complete)
    document, offset = members(words.sizes[ranked])
    places = words.pointer[ranked][document] + offset
    places = places[places < len(complete)]
    return np.asarray(places[complete[places]])


def _cells(hashes: UInt64, places: Int64, rank_of_words: NDArray[np.int32], ranks: int, size: Int64) -> SharedShingles:
    """Split groups of places into cells."""
    rank = rank_of_words[places].astype(np.int64)
    shingle = np.repeat(np.arange(len(size)), size)
    new = np.ones(len(places), np.bool_)
    new[1:] = (rank[1:] != rank[:-1]) | (shingle[1:] != shingle[:-1])
    first = np.flatnonzero(new)
    rank, shingle = rank[first], shingle[first]
    cells = np.bincount(shingle, minlength=len(size))
    return SharedShingles(
        hashes=hashes,
        places=places,
        first=np.append(first, len(places)),
        rank=rank,
        end=np.repeat(np.cumsum(cells), cells),
        keys=shingle * ranks + rank,
        by_rank=rising(rank),
        rows=np.concatenate((np.zeros(1, np.int64), np.cumsum(np.bincount(rank, minlength=ranks)))),
    )

"""Shared shingles: positions of the shingles that requested pairs share, processed in parts."""

from collections.abc import Iterator

import numpy as np
from numpy.typing import NDArray

from imbrex.engine.arrays import Bools, Int64, UInt64
from imbrex.engine.compare import seeds
from imbrex.engine.compare.common_shingles import group_equal
from imbrex.engine.compare.kept_words import KeptWords
from imbrex.engine.compare.seeds import all_with_all, members
from imbrex.engine.compare.shingles import shingle_hashes, whole
from imbrex.engine.compare.sorting import rising
from imbrex.engine.text.tokens import Int32
from imbrex.values import frozen


@frozen
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

    def is_exact(self, words: UInt64, length: int) -> bool:
        """Whether equal hashes of shingles mean equal words; `words` are the hashes of all words."""
        hashes, groups = self.hashes[self.places], np.flatnonzero(np.diff(self.end, prepend=-1))
        starts = self.first[groups]
        same = np.repeat(starts, np.diff(starts, append=len(self.places)))  # the first place with that shingle
        odd = np.flatnonzero(hashes != hashes[same])  # sorted by the other bits only
        odd = odd[np.argsort(hashes[odd], kind="stable")]
        same[odd] = odd
        equal = np.flatnonzero(hashes[odd][1:] == hashes[odd][:-1])
        same[odd[equal + 1]] = odd[equal]
        ours, others = self.places, self.places[same]
        return all(np.array_equal(words[ours + place], words[others + place]) for place in range(length))

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


_MOST_SEEDS = 1 << 18  # their columns fit in the cache of a processor
_MOST_NUMBERS = 1 << 22
_MOST_WORDS = 1 << 30


@frozen
class Part:
    """Wanted pairs `first <= i < last`; not `small` if it is one pair with more seeds than are followed at once."""

    first: int
    last: int
    small: bool = True


@frozen
class WantedPairs:
    """Pairs sorted by the lower rank of their documents, then by the higher one.

    Attributes:
        ranked: number of the document of each rank; left documents come first, so that one document against many others
            is a single row.
        low, high: ranks of each pair, low < high, shape (p,).
        index: position of each pair among those requested.
        swapped: whether the left document has the higher rank.
        breadth: words of its longer document and one more.
    """

    ranked: Int64
    low: Int64
    high: Int64
    index: Int64
    swapped: Bools
    breadth: Int64

    def __len__(self) -> int:
        return len(self.low)

    def numbers(self, part: Part) -> NDArray[np.int32]:
        """The pair of a row (lower rank, from that of the part's first pair on) and a column (higher rank), or -1."""
        first = int(self.low[part.first])
        rows = int(self.low[part.last - 1]) + 1 - first
        numbers = np.full((rows, len(self.ranked)), -1, np.int32)
        chosen = slice(part.first, part.last)
        numbers[self.low[chosen] - first, self.high[chosen]] = np.arange(part.last - part.first, dtype=np.int32)
        return numbers

    def partners(self, shared: SharedShingles, part: Part) -> tuple[Int64, Int64, Int64]:
        """Cells of the pairs of a part: see `SharedShingles.partners`."""
        low, high = int(self.low[part.first]), int(self.low[part.last - 1]) + 1
        if high - low > 1:
            return shared.partners(low, high, low + 1, len(self.ranked))
        return shared.partners(low, high, int(self.high[part.first]), int(self.high[part.last - 1]) + 1)

    def parts(self, shared: SharedShingles) -> Iterator[Part]:
        """Split the pairs into parts that are small enough to be processed at once: whole rows if possible."""
        ranks = len(self.ranked)
        row_first = np.searchsorted(self.low, np.arange(ranks + 1))
        totals = self._totals(shared, row_first)
        row, rows = 0, int(self.low[-1]) + 1 if len(self) else 0
        while row < rows:
            last = min(int(np.searchsorted(total, total[row] + most, side="right")) - 1 for total, most in totals)
            last = min(max(last, row + 1), rows)
            part = Part(int(row_first[row]), int(row_first[last]))
            if last - row > 1:
                yield part
            elif part.first < part.last:
                yield from self._halves(shared, part)
            row = last

    def _totals(self, shared: SharedShingles, row_first: Int64) -> list[tuple[Int64, int]]:
        """Bounded quantities, summed up to the start of each row, and the limit of each for a part."""
        ranks = len(self.ranked)
        cells = np.arange(len(shared.rank))
        weight = shared.weight(cells, cells + 1, shared.end)
        seeds_of_rows = _sums(weight[shared.by_rank], shared.rows)
        words_of_rows = _sums(self.breadth, row_first)
        return [
            (seeds_of_rows, _most_seeds()),
            (words_of_rows, _MOST_WORDS),
            (np.arange(ranks + 1) * ranks, _MOST_NUMBERS),
        ]

    def _halves(self, shared: SharedShingles, part: Part) -> Iterator[Part]:
        """Split a row that is too large for one part."""
        few_seeds = int(shared.weight(*self.partners(shared, part)).sum()) <= _most_seeds()
        if part.last - part.first == 1:
            yield Part(part.first, part.last, few_seeds)
        elif few_seeds and int(self.breadth[part.first : part.last].sum()) <= _MOST_WORDS:
            yield part
        else:
            middle = (part.first + part.last) // 2
            yield from self._halves(shared, Part(part.first, middle))
            yield from self._halves(shared, Part(middle, part.last))


def want(words: KeptWords, left: Int32, right: Int32) -> WantedPairs:
    """Sort pairs. Raises ValueError for a duplicate pair, or a document paired with itself."""
    is_left, involved = np.zeros(words.documents, np.bool_), np.zeros(words.documents, np.bool_)
    is_left[left] = involved[left] = involved[right] = True
    ranked = np.concatenate((np.flatnonzero(is_left), np.flatnonzero(involved & ~is_left)))
    rank = np.zeros(words.documents, np.int64)
    rank[ranked] = np.arange(len(ranked))
    low, high = np.minimum(rank[left], rank[right]), np.maximum(rank[left], rank[right])
    key = low * len(ranked) + high
    index = np.argsort(key, kind="stable")
    if (low == high).any() or (np.diff(key[index]) == 0).any():
        raise ValueError("each pair must be of two documents, and be there once")
    breadth = np.maximum(words.sizes[left], words.sizes[right]) + 1
    return WantedPairs(ranked, low[index], high[index], index, (rank[left] > rank[right])[index], breadth[index])


def _most_seeds() -> int:
    """A pair with more than `seeds.MOST_SEEDS` is never among others: its repeats must not all be paired."""
    return min(_MOST_SEEDS, seeds.MOST_SEEDS)


def _sums(values: Int64, first: Int64) -> Int64:
    """Sums of all values before each of the given positions."""
    return np.concatenate((np.zeros(1, np.int64), np.cumsum(values)))[first]

"""Wanted pairs: requested pairs of documents, in an order suited to processing in parts."""

from collections.abc import Iterator
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from imbrex.engine.arrays import Bools, Int64
from imbrex.engine.compare import seeds
from imbrex.engine.compare.kept_words import KeptWords
from imbrex.engine.overview.shared_shingles import SharedShingles
from imbrex.engine.text.tokens import Int32

_MOST_SEEDS = 1 << 20
_MOST_NUMBERS = 1 << 22
_MOST_WORDS = 1 << 30


@dataclass(frozen=True, slots=True)
class Part:
    """Wanted pairs `first <= i < last`; not `small` if it is one pair with more seeds than are followed at once."""

    first: int
    last: int
    small: bool = True


@dataclass(frozen=True, slots=True)
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

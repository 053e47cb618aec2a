"""Listed pairs: the pairs of a list, in its order."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

Pair = tuple[str, str]
"""Keys of two documents."""


@dataclass(frozen=True, slots=True, eq=False)
class ListedPairs:
    """Pairs in the order of a list, which may have two million.

    Attributes:
        keys: of the documents.
        left, right: index in `keys` of the documents of each pair, shape (pairs,).
    """

    keys: tuple[str, ...]
    left: NDArray[np.integer]
    right: NDArray[np.integer]

    @classmethod
    def of(cls, pairs: Sequence[Pair]) -> ListedPairs:
        """Return a few pairs of keys as such a list."""
        keys = tuple(dict.fromkeys(key for pair in pairs for key in pair))
        numbers = {key: number for number, key in enumerate(keys)}
        rows = np.array([[numbers[left], numbers[right]] for left, right in pairs], np.int64).reshape(-1, 2)
        return cls(keys, rows[:, 0], rows[:, 1])

    def __len__(self) -> int:
        return len(self.left)

    def __getitem__(self, row: int) -> Pair:
        return self.keys[int(self.left[row])], self.keys[int(self.right[row])]

    def row_of(self, pair: Pair) -> int:
        """Return the row of a pair, given in any order; -1 if it is not listed."""
        if not set(pair) <= set(self.keys):
            return -1
        one, other = map(self.keys.index, pair)
        same = (self.left == one) & (self.right == other) | (self.left == other) & (self.right == one)
        rows = np.flatnonzero(same)
        return int(rows[0]) if len(rows) else -1


NO_PAIRS = ListedPairs.of(())

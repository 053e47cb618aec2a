"""Pair order: the side of each document in a pair, and the pairs of a list in its order."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np
from numpy.typing import NDArray

from imbrex.engine.compare.report import Report
from imbrex.engine.text.role import Role
from imbrex.engine.text.tokens import Int32
from imbrex.values import frozen

Pair = tuple[str, str]
"""Keys of two documents."""


@frozen(eq=False)
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


_FIRST = {Role.SOURCE: 0, Role.ARCHIVE: 1}


def side_rank(role: Role) -> int:
    """The document of lower rank is on the left, in the table of pairs and in Compare."""
    return _FIRST.get(role, 2)


@frozen(eq=False)
class PairSides:
    """The documents of each pair as displayed.

    Attributes:
        left, right: their numbers, shape (p,).
        turned: whether the report has the pair in reverse order, shape (p,); None if it never does.
    """

    left: Int32
    right: Int32
    turned: NDArray[np.bool_] | None = None


def pair_sides(report: Report) -> PairSides:
    """Put sources and archive documents on the left."""
    pairs = report.pairs
    ranks = np.array([side_rank(counted.document.role) for counted in report.documents], np.int8)
    turned = ranks[pairs.right] < ranks[pairs.left] if len(ranks) else np.zeros(0, np.bool_)
    if not turned.any():
        return PairSides(pairs.left, pairs.right)
    left, right = np.where(turned, pairs.right, pairs.left), np.where(turned, pairs.left, pairs.right)
    return PairSides(left.astype(np.int32), right.astype(np.int32), turned)

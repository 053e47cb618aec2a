"""Highlights: the coloured pieces of a text and their passages, as sorted arrays."""

from collections.abc import Callable
from copy import copy
from dataclasses import replace

import numpy as np
from numpy.typing import NDArray

from imbrex.engine.arrays import unique
from imbrex.values import frozen

Ints = NDArray[np.int64]


@frozen
class Pieces:
    """Disjoint ranges of text, in ascending order.

    Attributes:
        start, end: half-open.
        owner: number of the passage whose colour is visible: the last to begin of those that cover the range.
        layers: number of passages that cover the range, at least 1.
    """

    start: Ints
    end: Ints
    owner: Ints
    layers: Ints

    def between(self, start: int, end: int) -> slice:
        """Return the pieces that overlap a range."""
        first = int(np.searchsorted(self.end, start, side="right"))
        return slice(first, max(first, int(np.searchsorted(self.start, end, side="left"))))


class Highlights:
    """The passages of one side of a comparison.

    Args:
        start, end: half-open spans, in any order; a passage's number is its index.
    """

    def __init__(self, start: NDArray[np.integer], end: NDArray[np.integer]) -> None:
        self.start = np.asarray(start, np.int64)
        self.end = np.asarray(end, np.int64)
        self._order = np.lexsort((-self.end, self.start))
        self._starts = self.start[self._order]
        self._ends = self.end[self._order]
        # Running maximum of the ends: ascending, so that passages that overlap a range are found by bisection.
        self._reach = np.maximum.accumulate(self._ends) if len(self._ends) else self._ends
        self.pieces = self._flatten()

    def __len__(self) -> int:
        return len(self.start)

    def between(self, start: int, end: int) -> Ints:
        """Return the numbers of the passages that overlap a range, in order of start."""
        first = int(np.searchsorted(self._reach, start, side="right"))
        last = int(np.searchsorted(self._starts, end, side="left"))
        rows = np.arange(first, max(first, last))
        return self._order[rows[self._ends[rows] > start]]

    def at(self, point: int) -> list[int]:
        """Return the numbers of the passages that cover a position; the one whose colour is visible comes last."""
        return [int(number) for number in self.between(point, point + 1)]

    def mapped(self, place: Callable[[Ints], Ints]) -> "Highlights":
        """Return the passages at mapped positions; `place` must be non-decreasing. Cheaper than sorting again."""
        other = copy(self)
        other.move(place)
        return other

    def move(self, place: Callable[[Ints], Ints]) -> None:
        """Move all passages by a mapping that keeps their order."""
        self.start, self.end = place(self.start), place(self.end)
        self._starts, self._ends, self._reach = place(self._starts), place(self._ends), place(self._reach)
        self.pieces = replace(self.pieces, start=place(self.pieces.start), end=place(self.pieces.end))

    def _flatten(self) -> Pieces:
        if len(self) < 2 or bool((self._reach[:-1] <= self._starts[1:]).all()):
            kept = self._ends > self._starts
            owner = self._order[kept]
            return Pieces(self._starts[kept], self._ends[kept], owner, np.ones(len(owner), np.int64))
        rows = _sweep(self._starts.tolist(), self._ends.tolist())
        table = np.array(rows, np.int64).reshape(-1, 3)
        # Split at every boundary, so that the number of layers is constant within a piece.
        edges = unique(np.concatenate((self._starts, self._ends)))
        row = np.searchsorted(table[:, 1], edges[:-1], side="right")
        inside = table[np.minimum(row, len(table) - 1), 0] <= edges[:-1]
        start, end, top = edges[:-1][inside], edges[1:][inside], table[row[inside], 2]
        layers = np.searchsorted(self._starts, start, side="right") - np.searchsorted(
            np.sort(self._ends), start, side="right"
        )
        return Pieces(start, end, self._order[top], layers)


def _sweep(starts: list[int], ends: list[int]) -> list[tuple[int, int, int]]:
    """Split overlapping spans, sorted by start, into rows (start, end, row of the topmost span)."""
    rows: list[tuple[int, int, int]] = []
    open_spans: list[int] = []
    at = 0
    for row, limit in enumerate([*starts, max(ends)]):
        while open_spans and at < limit:
            top = open_spans[-1]
            stop = min(ends[top], limit)
            if stop > at:
                rows.append((at, stop, top))
                at = stop
            if ends[top] <= limit:
                open_spans.pop()
        at = limit
        if row < len(starts):
            open_spans.append(row)
    return rows

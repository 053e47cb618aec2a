"""Shown rows: which rows are listed or folded, and their heights, estimated until they are laid out."""

from collections.abc import Collection

import numpy as np

from imbrex.engine.arrays import Int64
from imbrex.engine.changes.changes import ChangeKind, Changes
from imbrex.engine.rewriting.sentence_similarity import Float
from imbrex.values import frozen


class RowGeometry:
    """Tops and heights in pixels; all heights are estimates at first."""

    def __init__(self, heights: Float) -> None:
        self._heights = np.array(heights, np.float64)
        self._is_exact = np.zeros(len(heights), np.bool_)
        self._tops = np.concatenate(([0.0], np.cumsum(self._heights)))

    def __len__(self) -> int:
        return len(self._heights)

    @property
    def total(self) -> float:
        """Return the height of all rows."""
        return float(self._tops[-1])

    def top(self, row: int) -> float:
        return float(self._tops[row])

    def height(self, row: int) -> float:
        return float(self._heights[row])

    def at(self, y: float) -> int:
        """Return the row at a distance from the top, the nearest one outside; -1 if there are none."""
        row = int(np.searchsorted(self._tops, y, side="right")) - 1
        return min(max(row, 0), len(self) - 1)

    def between(self, top: float, bottom: float) -> range:
        """Return the rows that are at least partly between two distances from the top."""
        return range(self.at(top), self.at(bottom) + 1) if len(self) else range(0)

    def is_exact(self, row: int) -> bool:
        return bool(self._is_exact[row])

    def set_heights(self, heights: dict[int, float]) -> None:
        """Replace estimates by measured heights."""
        for row, height in heights.items():
            self._heights[row] = height
            self._is_exact[row] = True
        self._tops = np.concatenate(([0.0], np.cumsum(self._heights)))


CHANGED = tuple(kind for kind in ChangeKind if kind not in (ChangeKind.UNCHANGED, ChangeKind.MOVED_AWAY))


@frozen(eq=False)
class ShownRows:
    """Items of a list: rows, and folds of rows that are not of the selected kinds.

    Attributes:
        row: row of each item, for a fold the first one, ascending, shape (items,).
        size: number of rows in a fold, 0 for a row, shape (items,).
        stops: items that are changes of the selected kinds, shape (stops,).
    """

    changes: Changes
    row: Int64
    size: Int64
    stops: Int64

    def __len__(self) -> int:
        return len(self.row)

    def is_fold(self, item: int) -> bool:
        return bool(self.size[item] > 0)

    def is_open(self, item: int) -> bool:
        """Return whether the rows of a fold are listed below it."""
        return item + 1 < len(self) and bool(self.row[item + 1] == self.row[item])

    def item_of(self, row: int) -> int:
        """Return the item of a row or of its fold; -1 if the list is empty."""
        return int(np.searchsorted(self.row, row, side="right")) - 1

    def folded(self, item: int) -> tuple[int, bool]:
        """Return the number of paragraphs in a fold, and whether all are unchanged."""
        first = int(self.row[item])
        kinds = self.changes.kind[first : first + int(self.size[item])]
        counted = int(np.count_nonzero(kinds != ChangeKind.MOVED_AWAY))
        return counted, bool((kinds == ChangeKind.UNCHANGED).all())


def shown_rows(changes: Changes, kinds: Collection[ChangeKind], opened: Collection[int]) -> ShownRows:
    """Return the items; `opened` are the first rows of the folds that are open."""
    wanted = {*kinds, *((ChangeKind.MOVED_AWAY,) if ChangeKind.MOVED in kinds else ())}
    is_shown = np.isin(changes.kind, [int(kind) for kind in wanted])
    edges = np.flatnonzero(np.diff(np.concatenate(([True], is_shown, [True])).astype(np.int8)))
    folds = [
        (first, end)
        for first, end in edges.reshape(-1, 2).tolist()
        if (changes.kind[first:end] != ChangeKind.MOVED_AWAY).any()
    ]
    rows = np.flatnonzero(is_shown)
    inside = [np.arange(first, end) for first, end in folds if first in opened]
    row = np.concatenate([rows, [first for first, _ in folds], *inside]).astype(np.int64)
    size = np.concatenate([np.zeros(len(rows)), [end - first for first, end in folds], np.zeros(sum(map(len, inside)))])
    order = np.lexsort((-size, row))
    row, size = row[order], size[order].astype(np.int64)
    stops = np.flatnonzero((size == 0) & is_shown[row] & np.isin(changes.kind[row], [int(kind) for kind in CHANGED]))
    return ShownRows(changes, row, size, stops)

"""Pair model: the figures of all pairs for a table, as arrays with an order."""

import re
from enum import IntEnum

import numpy as np
from numpy.typing import NDArray
from PySide6.QtCore import QAbstractTableModel, QLocale, QModelIndex, QObject, QPersistentModelIndex, Qt

from imbrex.engine.report import Report
from imbrex.gui.pages.bar_delegate import FRACTION
from imbrex.gui.percent import percent

Index = QModelIndex | QPersistentModelIndex
Column = NDArray[np.generic]


class PairColumn(IntEnum):
    """Columns from left to right."""

    LEFT = 0
    RIGHT = 1
    CONTAINMENT_LEFT = 2
    CONTAINMENT_RIGHT = 3
    JACCARD = 4
    SHARED = 5


NUMBERS = (PairColumn.CONTAINMENT_LEFT, PairColumn.CONTAINMENT_RIGHT, PairColumn.JACCARD, PairColumn.SHARED)


class PairModel(QAbstractTableModel):
    """Rows are pairs in an order that sorting and filtering change; the arrays stay as they are.

    A proxy model would ask Python for every comparison of two rows: 10,000 rows took over a second to sort.
    """

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._keys: list[str] = []
        self._names: list[str] = []
        self._columns: list[Column] = []
        self._order = np.empty(0, np.intp)
        self._wanted = ""
        self._sorted_by: tuple[PairColumn, Qt.SortOrder] | None = None

    @property
    def total(self) -> int:
        """Pairs that share anything, shown or not."""
        return len(self._columns[0]) if self._columns else 0

    def show_report(self, report: Report) -> None:
        """Show the pairs of a report, in the order chosen before."""
        self.beginResetModel()
        pairs = report.pairs
        self._keys = [counted.document.key for counted in report.documents]
        self._names = [counted.document.name for counted in report.documents]
        figures = (pairs.containment_left, pairs.containment_right, pairs.jaccard, pairs.shared)
        self._columns = [pairs.left, pairs.right, *figures]
        self._arrange()
        self.endResetModel()

    def filter_names(self, wanted: str) -> None:
        """Show only pairs where one of the two names contains this."""
        self.beginResetModel()
        self._wanted = wanted.strip().casefold()
        self._arrange()
        self.endResetModel()

    def pair_at(self, row: int) -> tuple[str, str]:
        """Keys of the two documents of a row."""
        pair = self._order[row]
        return self._keys[int(self._columns[0][pair])], self._keys[int(self._columns[1][pair])]

    def row_of(self, left: str, right: str) -> int:
        """The row of a pair; -1 if it is not shown."""
        rows = (row for row in range(len(self._order)) if set(self.pair_at(row)) == {left, right})
        return next(rows, -1)

    def rowCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008 - Qt's signature
        return 0 if parent.isValid() else len(self._order)

    def columnCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008 - Qt's signature
        return 0 if parent.isValid() else len(PairColumn)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        column = PairColumn(index.column())
        if role == Qt.ItemDataRole.TextAlignmentRole and column in NUMBERS:
            return int(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
        value = self._columns[column][self._order[index.row()]]
        if role == Qt.ItemDataRole.DisplayRole or (role == Qt.ItemDataRole.ToolTipRole and column not in NUMBERS):
            return self._text(column, value)
        if role == FRACTION and column in NUMBERS[:3]:
            return float(value)
        return None

    def headerData(self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        if orientation != Qt.Orientation.Horizontal:
            return None
        if role == Qt.ItemDataRole.InitialSortOrderRole:  # the first click shows the most alike
            return Qt.SortOrder.DescendingOrder if section in NUMBERS else Qt.SortOrder.AscendingOrder
        if role == Qt.ItemDataRole.TextAlignmentRole:
            side = Qt.AlignmentFlag.AlignRight if section in NUMBERS else Qt.AlignmentFlag.AlignLeft
            return int(side | Qt.AlignmentFlag.AlignVCenter)
        title, tip = self._headers()[section]
        if role == Qt.ItemDataRole.ToolTipRole:
            return tip
        return title if role == Qt.ItemDataRole.DisplayRole else None

    def sort(self, column: int, order: Qt.SortOrder = Qt.SortOrder.AscendingOrder) -> None:
        """Sort by a column; by no column (-1) means by the larger containment of the two, as one text may be small."""
        self.layoutAboutToBeChanged.emit()
        before = self._order
        self._sorted_by = (PairColumn(column), order) if column >= 0 else None
        self._arrange()
        self._move_persistent(before)
        self.layoutChanged.emit()

    def _move_persistent(self, before: NDArray[np.intp]) -> None:
        """Let the selection follow its pairs."""
        old = self.persistentIndexList()
        if old:
            place = np.empty(self.total, np.intp)
            place[self._order] = np.arange(len(self._order))
            rows = [int(place[before[index.row()]]) for index in old]
            new = [self.index(row, index.column()) for row, index in zip(rows, old, strict=True)]
            self.changePersistentIndexList(old, new)

    def _text(self, column: PairColumn, value: np.generic) -> str:
        number: float = value.item()
        if column in (PairColumn.LEFT, PairColumn.RIGHT):
            return self._names[int(number)]
        return QLocale().toString(int(number)) if column == PairColumn.SHARED else percent(number)

    def _headers(self) -> tuple[tuple[str, str], ...]:
        return (
            (self.tr("Left"), self.tr("Name of the first document")),
            (self.tr("Right"), self.tr("Name of the second document")),
            (self.tr("Left in right"), self.tr("Share of the left text's shingles that the right text has too")),
            (self.tr("Right in left"), self.tr("Share of the right text's shingles that the left text has too")),
            (self.tr("Jaccard"), self.tr("Shared shingles of all distinct shingles of both texts")),
            (self.tr("Shingles"), self.tr("Number of distinct shared shingles")),
        )

    def _arrange(self) -> None:
        """Order of the rows: what passes the filter, sorted; ties in the order of the documents."""
        if not self._columns:
            return
        chosen = np.flatnonzero(self._passes())
        values = self._sort_values()[chosen]
        if self._sorted_by is not None and self._sorted_by[1] == Qt.SortOrder.AscendingOrder:
            self._order = chosen[np.argsort(values, kind="stable")]
        else:
            self._order = chosen[np.argsort(-values, kind="stable")]

    def _sort_values(self) -> NDArray[np.float64]:
        if self._sorted_by is None:
            larger = np.maximum(self._columns[PairColumn.CONTAINMENT_LEFT], self._columns[PairColumn.CONTAINMENT_RIGHT])
            return np.asarray(larger, np.float64)
        column = self._sorted_by[0]
        values = np.asarray(self._columns[column], np.float64)
        return self._name_ranks()[self._columns[column]] if column <= PairColumn.RIGHT else values

    def _name_ranks(self) -> NDArray[np.float64]:
        ranks = np.empty(len(self._names), np.float64)
        ranks[sorted(range(len(self._names)), key=lambda number: natural(self._names[number]))] = range(
            len(self._names)
        )
        return ranks

    def _passes(self) -> NDArray[np.bool_]:
        if not self._wanted:
            return np.ones(self.total, np.bool_)
        hit = np.array([self._wanted in name.casefold() for name in self._names], np.bool_)
        return np.asarray(hit[self._columns[0]] | hit[self._columns[1]], np.bool_)


def natural(name: str) -> list[tuple[int, int, str]]:
    """A key that sorts names as people do: without regard to case, and "essay 2" before "essay 10"."""
    pieces = re.findall(r"\d+|\D+", name.casefold())
    return [(0, int(piece), "") if piece.isdecimal() else (1, 0, piece) for piece in pieces]

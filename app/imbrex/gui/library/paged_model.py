"""Paged model: a table of any length that keeps only visible pages in memory."""

from collections import OrderedDict
from collections.abc import Sequence
from typing import Generic, TypeVar

from PySide6.QtCore import QAbstractTableModel, QModelIndex, QObject, QPersistentModelIndex, QTimer, Signal

Index = QModelIndex | QPersistentModelIndex
Item = TypeVar("Item")

BLOCK = 200
"""Rows fetched together: a few screens."""
_KEPT = 60  # blocks


class PagedModel(QAbstractTableModel, Generic[Item]):
    """Rows come in blocks, fetched when their first row is painted.

    Signal: rows_wanted (first, count), visible rows that are missing; answer with `show_rows`.
    """

    rows_wanted = Signal(int, int)

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._total = 0
        self._blocks: OrderedDict[int, tuple[Item, ...]] = OrderedDict()
        self._missing: set[int] = set()
        self._timer = QTimer(self)  # batches the rows of one paint
        self._timer.setSingleShot(True)
        self._timer.setInterval(0)
        self._timer.timeout.connect(self._ask)

    @property
    def total(self) -> int:
        """Number of rows."""
        return self._total

    def show_first(self, total: int, items: Sequence[Item]) -> None:
        """Reset to `total` rows, of which the first ones are given."""
        self.beginResetModel()
        self._total = total
        self._blocks.clear()
        self._missing.clear()
        self._keep(0, items)
        self.endResetModel()

    def show_rows(self, first: int, items: Sequence[Item]) -> None:
        """Insert fetched rows."""
        self._keep(first, items)
        if items:
            last = min(first + len(items), self._total) - 1
            self.dataChanged.emit(self.index(first, 0), self.index(last, self.columnCount() - 1))

    def item_at(self, row: int) -> Item | None:
        """Return a row; None until it is fetched."""
        number, place = divmod(row, BLOCK)
        block = self._blocks.get(number)
        if block is None or place >= len(block):
            self._missing.add(number)
            self._timer.start()
            return None
        self._blocks.move_to_end(number)
        return block[place]

    def rowCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008 - Qt's signature
        return 0 if parent.isValid() else self._total

    def _keep(self, first: int, items: Sequence[Item]) -> None:
        for start in range(0, len(items), BLOCK):
            self._blocks[(first + start) // BLOCK] = tuple(items[start : start + BLOCK])
        while len(self._blocks) > _KEPT:
            self._blocks.popitem(last=False)

    def _ask(self) -> None:
        """Fetch only the rows missed last, so that dragging the scroll bar does not wait for rows scrolled past."""
        missing = sorted(number for number in self._missing if number not in self._blocks)
        self._missing.clear()
        if missing:
            low = max(missing[0], missing[-1] - 1)
            first = low * BLOCK
            count = min(self._total, (missing[-1] + 1) * BLOCK) - first
            if count > 0:
                self.rows_wanted.emit(first, count)

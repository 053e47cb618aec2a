"""Library table: a table for any number of rows, which keeps only visible pages in memory."""

from collections import OrderedDict
from collections.abc import Callable, Iterable, Mapping, Sequence
from itertools import chain, islice
from typing import Any, Generic, TypeVar

from PySide6.QtCore import QAbstractItemModel, QItemSelectionModel, QObject, QPoint, Qt, QTimer, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QHeaderView

from imbrex.gui.widgets.column_model import ColumnModel
from imbrex.gui.widgets.row_table import STYLE, RowTable
from imbrex.gui.widgets.share_bar import BarDelegate
from imbrex.gui.wording.translation import translated

Item = TypeVar("Item")

BLOCK = 200
"""Rows fetched together: a few screens."""
_KEPT = 60  # blocks


class PagedModel(ColumnModel, Generic[Item]):
    """Rows come in blocks, fetched when their first row is painted.

    Signal: rows_wanted (first, count), visible rows that are missing; answer with `show_rows`.
    """

    rows_wanted = Signal(int, int)

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._total = 0
        self._blocks: OrderedDict[int, tuple[Item, ...]] = OrderedDict()
        self._missing: set[int] = set()
        self._timer = QTimer(self, singleShot=True, interval=0)  # batches the rows of one paint
        self._timer.timeout.connect(self._ask)

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

    def count(self) -> int:
        return self._total

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


MOST = 200
"""Maximum number of selected rows processed one by one."""

UNIT = 56
"""Minimum pixels per unit of weight, so that text columns stay readable."""


class LibraryTable(RowTable):
    """Columns are as wide as a sample of their text; the weighted ones share the rest.

    Signals:
        delete_requested: the Delete key. selection_changed: the selection has changed.
        menu_requested: (position on the screen) by right click or the menu key.
    """

    delete_requested = Signal()
    selection_changed = Signal()
    menu_requested = Signal(object)

    def __init__(
        self,
        model: QAbstractItemModel,
        name: str,
        title: Callable[[], str],
        weights: Mapping[Any, int],
        samples: Mapping[Any, str],
        spare: Sequence[int] = (),
    ) -> None:
        """Show a model.

        Args:
            model: of any length.
            name, title: for tests and for screen readers.
            weights: of columns that share the remaining width.
            samples: widest texts of the others.
            spare: columns hidden if there is not enough width, in this order.
        """
        super().__init__(model, room=12)
        self.setObjectName(name)
        translated(self.setAccessibleName, title)
        self.setItemDelegate(BarDelegate(self))
        self.setStyleSheet(STYLE)
        self.setTextElideMode(Qt.TextElideMode.ElideMiddle)
        self.setSelectionMode(RowTable.SelectionMode.ExtendedSelection)
        self.setVerticalScrollMode(RowTable.ScrollMode.ScrollPerPixel)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setContextMenuPolicy(Qt.ContextMenuPolicy.CustomContextMenu)
        # A header asks row by row whether each column is fully selected: half a minute for a million rows.
        self.horizontalHeader().setSelectionModel(QItemSelectionModel(model, self))
        self._weights = weights
        self._samples = samples
        self._fixed = self._fixed_widths(samples)
        self._spare = spare
        self.customContextMenuRequested.connect(self._on_menu_requested)
        self.selectionModel().selectionChanged.connect(self.selection_changed)
        model.modelReset.connect(self.selection_changed)

    @property
    def ranges(self) -> list[tuple[int, int]]:
        """The selected rows as ranges, from top to bottom: a million rows are a single range."""
        selection = self.selectionModel().selection()
        parts = [selection.at(place) for place in range(selection.count())]
        return sorted({(part.top(), part.bottom()) for part in parts})

    @property
    def count(self) -> int:
        """Number of selected rows."""
        return sum(last - first + 1 for first, last in self.ranges)

    @property
    def rows(self) -> list[int]:
        """The selected rows, from top to bottom, up to the most that a user would go through."""
        return list(islice(chain.from_iterable(range(first, last + 1) for first, last in self.ranges), MOST))

    def choose(self, rows: Iterable[int]) -> None:
        """Select these rows, too."""
        selection = self.selectionModel()
        for row in rows:
            selection.select(self.model().index(row, 0), selection.SelectionFlag.Select | selection.SelectionFlag.Rows)

    def measure(self) -> None:
        super().measure()
        self._fixed = self._fixed_widths(self._samples)
        self.fit()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Delete:
            self.delete_requested.emit()
        else:
            super().keyPressEvent(event)

    def _fixed_widths(self, samples: Mapping[Any, str]) -> dict[int, int]:
        header = self.horizontalHeader()
        header.setMinimumSectionSize(40)
        header.setSectionResizeMode(QHeaderView.ResizeMode.Interactive)
        metrics = self.fontMetrics()
        return {
            column: max(header.sectionSizeHint(column), metrics.horizontalAdvance(sample) + 44)
            for column, sample in samples.items()
        }

    def fit(self) -> None:
        """Share the width left by fixed columns among text columns; if it is too little, hide spare columns."""
        shown = [*self._weights, *self._fixed]
        for column in self._spare:
            if self._unit(shown) >= UNIT:
                break
            shown.remove(column)
        unit = max(UNIT // 2, self._unit(shown))
        for column in (*self._weights, *self._fixed):
            self.setColumnHidden(column, column not in shown)
            self.setColumnWidth(column, self._fixed.get(column) or int(unit * self._weights[column]))

    def _unit(self, shown: Sequence[int]) -> float:
        """Pixels per unit of weight if these columns are shown."""
        controller = self.viewport().width() - sum(self._fixed.get(column, 0) for column in shown)
        return controller / max(1, sum(self._weights.get(column, 0) for column in shown))

    def _on_menu_requested(self, place: QPoint) -> None:
        self.menu_requested.emit(self.viewport().mapToGlobal(place))

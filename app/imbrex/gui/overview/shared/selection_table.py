"""Selection table: a small table that distinguishes rows selected by the user from those set by the program."""

from collections.abc import Callable, Collection, Mapping
from types import MappingProxyType

from PySide6.QtCore import QAbstractItemModel, QModelIndex, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QHeaderView

from imbrex.gui.widgets.row_table import STYLE, RowTable
from imbrex.gui.widgets.share_bar import BarDelegate
from imbrex.gui.wording.numbers import percent
from imbrex.gui.wording.translation import translated

PADDING = 34
"""Pixels around the text of a cell."""
SHORTEST_NAME = 12
"""Minimum width of a name, in average characters."""
NOTHING: Mapping[int, int] = MappingProxyType({})


class SelectionTable(RowTable):
    """Signal: row_selected (row), by click or key; not emitted for rows that the program makes current."""

    row_selected = Signal(int)

    def __init__(self, model: QAbstractItemModel, name: str, title: Callable[[], str]) -> None:
        super().__init__(model, room=10)
        self.setObjectName(name)
        translated(self.setAccessibleName, title)
        self.setItemDelegate(BarDelegate(self))
        self.setStyleSheet(STYLE)
        self.setTextElideMode(Qt.TextElideMode.ElideMiddle)
        self._stretched: Collection[int] = ()
        self._fixed: Mapping[int, int] = NOTHING
        self.clicked.connect(self._on_clicked)

    def measure(self) -> None:
        super().measure()
        self.stretch(self._stretched, self._fixed)

    def stretch(self, columns: Collection[int], fixed: Mapping[int, int] = NOTHING) -> None:
        """Stretch these columns; the others are as wide as their titles and the largest share.

        `fixed`: pixels of columns with other content.
        """
        self._stretched, self._fixed = columns, fixed
        header = self.horizontalHeader()
        header.setMinimumSectionSize(30)
        least = PADDING + self.fontMetrics().horizontalAdvance(percent(1.0))
        for column in range(self.model().columnCount()):
            if column not in columns:
                header.setSectionResizeMode(column, QHeaderView.ResizeMode.Interactive)
                header.resizeSection(column, fixed.get(column) or max(least, header.sectionSizeHint(column)))
        self.fit()

    def fit(self) -> None:
        """Share the width among the columns; if names would be unreadable, the table is scrolled."""
        header = self.horizontalHeader()
        others = (column for column in range(header.count()) if column not in self._stretched)
        least = SHORTEST_NAME * self.fontMetrics().averageCharWidth()
        is_narrow = self.viewport().width() - sum(map(header.sectionSize, others)) < least * len(self._stretched)
        mode = QHeaderView.ResizeMode.Interactive if is_narrow else QHeaderView.ResizeMode.Stretch
        for column in self._stretched:
            header.setSectionResizeMode(column, mode)
            if is_narrow:
                header.resizeSection(column, least)

    def show_row(self, row: int) -> None:
        """Make a row current without the signal; -1 for none."""
        if row < 0:
            self.selectionModel().clear()
        elif row != self.currentIndex().row():
            self.setCurrentIndex(self.model().index(row, 0))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        before = self.currentIndex().row()
        super().keyPressEvent(event)
        current = self.currentIndex()
        if current.isValid() and (current.row() != before or event.key() == Qt.Key.Key_Space):
            self.row_selected.emit(current.row())

    def _on_clicked(self, index: QModelIndex) -> None:
        self.row_selected.emit(index.row())

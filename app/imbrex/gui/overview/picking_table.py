"""Picking table: a small table that tells people's choice of a row from the program's."""

from collections.abc import Collection

from PySide6.QtCore import QAbstractItemModel, QModelIndex, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QHeaderView

from imbrex.gui.pages.bar_delegate import BarDelegate
from imbrex.gui.pages.row_table import STYLE, RowTable
from imbrex.gui.wording.percent import percent

PADDING = 34
"""Pixels around the text of a cell."""


class PickingTable(RowTable):
    """Signal: row_picked (row), by a click or a key; a row that the program makes current is not picked."""

    row_picked = Signal(int)

    def __init__(self, model: QAbstractItemModel, name: str, title: str) -> None:
        super().__init__(model, room=10)
        self.setObjectName(name)
        self.setAccessibleName(title)
        self.setItemDelegate(BarDelegate(self))
        self.setStyleSheet(STYLE)
        self.setTextElideMode(Qt.TextElideMode.ElideMiddle)
        self.clicked.connect(self._on_clicked)

    def stretch(self, columns: Collection[int]) -> None:
        """Give these columns all room; the others are as wide as their titles, and as the largest share."""
        header = self.horizontalHeader()
        header.setMinimumSectionSize(30)
        least = PADDING + self.fontMetrics().horizontalAdvance(percent(1.0))
        for column in range(self.model().columnCount()):
            wide = column in columns
            header.setSectionResizeMode(
                column, QHeaderView.ResizeMode.Stretch if wide else QHeaderView.ResizeMode.Interactive
            )
            if not wide:
                header.resizeSection(column, max(least, header.sectionSizeHint(column)))

    def show_row(self, row: int) -> None:
        """Make a row current without picking it; -1 for none."""
        if row < 0:
            self.selectionModel().clear()
        elif row != self.currentIndex().row():
            self.setCurrentIndex(self.model().index(row, 0))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        before = self.currentIndex().row()
        super().keyPressEvent(event)
        current = self.currentIndex()
        if current.isValid() and (current.row() != before or event.key() == Qt.Key.Key_Space):
            self.row_picked.emit(current.row())

    def _on_clicked(self, index: QModelIndex) -> None:
        self.row_picked.emit(index.row())

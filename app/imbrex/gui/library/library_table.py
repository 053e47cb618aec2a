"""Library table: a calm table for many rows, of which several can be chosen."""

from collections.abc import Mapping
from typing import Any

from PySide6.QtCore import QAbstractItemModel, QPoint, Qt, Signal
from PySide6.QtGui import QKeyEvent, QResizeEvent
from PySide6.QtWidgets import QHeaderView

from imbrex.gui.pages.bar_delegate import BarDelegate
from imbrex.gui.pages.row_table import STYLE, RowTable


class LibraryTable(RowTable):
    """Columns are as wide as a sample of their text; the rest is shared by their weights.

    Signals:
        delete_requested: the Delete key. selection_changed: other rows are chosen.
        menu_requested: (place on the screen) by a right click or the menu key.
    """

    delete_requested = Signal()
    selection_changed = Signal()
    menu_requested = Signal(object)

    def __init__(
        self, model: QAbstractItemModel, name: str, title: str, weights: Mapping[Any, int], samples: Mapping[Any, str]
    ) -> None:
        """Show a model; `weights` are of columns that share the room, `samples` the widest texts of the others."""
        super().__init__(model, room=12)
        self.setObjectName(name)
        self.setAccessibleName(title)
        self.setItemDelegate(BarDelegate(self))
        self.setStyleSheet(STYLE)
        self.setTextElideMode(Qt.TextElideMode.ElideMiddle)
        self.setSelectionMode(RowTable.SelectionMode.ExtendedSelection)
        self.setVerticalScrollMode(RowTable.ScrollMode.ScrollPerPixel)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setContextMenuPolicy(Qt.ContextMenuPolicy.CustomContextMenu)
        self._weights = weights
        self._fixed = self._set_fixed(samples)
        self.customContextMenuRequested.connect(self._on_menu_requested)
        self.selectionModel().selectionChanged.connect(self.selection_changed)
        model.modelReset.connect(self.selection_changed)

    @property
    def rows(self) -> list[int]:
        """The chosen rows, from top to bottom."""
        return sorted(index.row() for index in self.selectionModel().selectedRows())

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Delete:
            self.delete_requested.emit()
        else:
            super().keyPressEvent(event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._share_room()

    def _set_fixed(self, samples: Mapping[Any, str]) -> int:
        header = self.horizontalHeader()
        header.setMinimumSectionSize(40)
        taken = 0
        for column, sample in samples.items():
            header.setSectionResizeMode(column, QHeaderView.ResizeMode.Interactive)
            width = max(header.sectionSizeHint(column), self.fontMetrics().horizontalAdvance(sample) + 44)
            self.setColumnWidth(column, width)
            taken += width
        return taken

    def _share_room(self) -> None:
        """Give what is left to the columns of texts."""
        room = max(60 * len(self._weights), self.viewport().width() - self._fixed)
        total = sum(self._weights.values())
        for column, weight in self._weights.items():
            self.setColumnWidth(column, room * weight // total)

    def _on_menu_requested(self, place: QPoint) -> None:
        self.menu_requested.emit(self.viewport().mapToGlobal(place))

"""Row table: a calm table whose rows are chosen whole."""

from PySide6.QtCore import QAbstractItemModel, QModelIndex, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QAbstractItemView, QFrame, QHeaderView, QTableView

STYLE = """
QTableView::item { padding: 0 18px 0 8px; }
QHeaderView::section { padding: 4px 18px 4px 8px; }
"""  # the sign of the order stands in the right padding


class RowTable(QTableView):
    """A table without grid and row numbers. Signal: row_chosen (row), by double click or Enter."""

    row_chosen = Signal(int)

    def __init__(self, model: QAbstractItemModel, *, room: int) -> None:
        """Show a model; `room` is how many pixels higher than its text a row is."""
        super().__init__()
        self.setModel(model)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setShowGrid(False)
        self.setWordWrap(False)
        self.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
        self.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        self.setTabKeyNavigation(False)
        self.verticalHeader().hide()
        self.verticalHeader().setSectionResizeMode(QHeaderView.ResizeMode.Fixed)
        self.verticalHeader().setDefaultSectionSize(self.fontMetrics().height() + room)
        self.horizontalHeader().setHighlightSections(False)
        self.doubleClicked.connect(self._on_double_clicked)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and self.currentIndex().isValid():
            self.row_chosen.emit(self.currentIndex().row())
        else:
            super().keyPressEvent(event)

    def _on_double_clicked(self, index: QModelIndex) -> None:
        self.row_chosen.emit(index.row())

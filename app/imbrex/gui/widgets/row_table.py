"""Row table: a plain table with row selection."""

from collections.abc import Mapping, Sequence
from typing import Any

from PySide6.QtCore import QAbstractItemModel, QEvent, QMetaMethod, QModelIndex, QPoint, Qt, Signal
from PySide6.QtGui import QAction, QContextMenuEvent, QKeyEvent, QKeySequence, QMouseEvent, QResizeEvent, QShowEvent
from PySide6.QtWidgets import QAbstractItemView, QApplication, QFrame, QHeaderView, QMenu, QTableView

from imbrex.gui.theme.icons import icon
from imbrex.gui.theme.text_size import is_font_change
from imbrex.gui.widgets.clipboard import copy, drag, parcel, row_text
from imbrex.gui.wording.translation import translated

STYLE = """
QTableView::item { padding: 0 15px 0 5px; }
QHeaderView::section { padding: 4px 18px 4px 8px; }
"""  # the right padding has room for the sort indicator; Qt adds 3 pixels on either side of the text of an item


class RowTable(QTableView):
    """A table without grid or row numbers; rows can be copied and dragged out as text.

    Signal: row_chosen (row), by double click or Enter.
    """

    row_chosen = Signal(int)

    def __init__(self, model: QAbstractItemModel, *, room: int) -> None:
        """Show a model; rows are `room` pixels taller than their text."""
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
        self._room = room
        self._height = 0  # of the font that rows and columns were sized for
        self._fit_rows()
        self.horizontalHeader().setHighlightSections(False)
        self.horizontalHeader().setTextElideMode(Qt.TextElideMode.ElideRight)  # a title cut off looks like another word
        self._pressed: QPoint | None = None  # on a draggable row
        self.doubleClicked.connect(self._on_double_clicked)

    def measure(self) -> None:
        """Resize rows to the font; override to resize columns that depend on it."""
        self._fit_rows()

    def fit(self) -> None:
        """Fit the columns to the width; override to hide or shorten some of them."""

    def make_room(self, widths: Mapping[Any, int], giving_way: Sequence[int], characters: int) -> bool:
        """Hide columns until `characters` average characters fit beside the given widths; return whether they do.

        Columns in `giving_way` are hidden in order.
        """
        room = self.viewport().width() - self.fontMetrics().averageCharWidth() * characters
        shown = dict(widths)
        for column in giving_way:
            if sum(shown.values()) > room:
                del shown[column]
        for column in giving_way:
            self.setColumnHidden(column, column not in shown)
        return sum(shown.values()) <= room

    def copied(self) -> str:
        """Return the selected rows as text for other programs."""
        return row_text(self)

    def copy_action(self) -> QAction:
        """Return a menu action that copies the selected rows."""
        action = QAction(icon("copy"), "", self)
        translated(action.setText, lambda: self.tr("Copy"))
        action.setShortcut(QKeySequence(QKeySequence.StandardKey.Copy))
        action.setShortcutContext(Qt.ShortcutContext.WidgetShortcut)
        action.triggered.connect(self._copy)
        return action

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and self.currentIndex().isValid():
            self.row_chosen.emit(self.currentIndex().row())
        elif event.matches(QKeySequence.StandardKey.Copy):
            self._copy()
        elif event.key() in (Qt.Key.Key_Home, Qt.Key.Key_End) and event.modifiers() == Qt.KeyboardModifier.NoModifier:
            # Qt would go to the first or last cell of the row, but only rows can be selected.
            row = 0 if event.key() == Qt.Key.Key_Home else self.model().rowCount() - 1
            self.setCurrentIndex(self.model().index(row, max(0, self.currentIndex().column())))
        else:
            super().keyPressEvent(event)

    def contextMenuEvent(self, event: QContextMenuEvent) -> None:
        """Show the commands common to all rows; tables with more commands override this."""
        row = self.currentIndex().row()
        if row < 0:
            return
        menu = QMenu(self)
        if self.isSignalConnected(QMetaMethod.fromSignal(self.row_chosen)):
            menu.addAction(self.tr("Open"), lambda: self.row_chosen.emit(row))
        menu.addAction(self.copy_action())
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        menu.popup(event.globalPos())

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.fit()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        # While under construction, it is already measured.
        if is_font_change(event) and self.isVisible() and self.fontMetrics().height() != self._height:
            self.measure()
        elif event.type() == QEvent.Type.LanguageChange:
            self.measure()  # header texts have changed length

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        if self.fontMetrics().height() != self._height:
            self.measure()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        place = event.position().toPoint()
        index = self.indexAt(place)
        # With multiple selection, dragging over unselected rows selects them.
        is_single = self.selectionMode() is QAbstractItemView.SelectionMode.SingleSelection
        can_go = index.isValid() and (is_single or self.selectionModel().isSelected(index))
        self._pressed = place if can_go and event.button() is Qt.MouseButton.LeftButton else None
        super().mousePressEvent(event)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        if self._pressed is None or event.buttons() != Qt.MouseButton.LeftButton:
            super().mouseMoveEvent(event)
        elif (event.position().toPoint() - self._pressed).manhattanLength() >= QApplication.startDragDistance():
            self._pressed = None
            self.carry()

    def carry(self) -> None:
        """Start a drag of the selected rows."""
        if text := self.copied():
            drag(self, parcel(text))

    def _fit_rows(self) -> None:
        self._height = self.fontMetrics().height()
        self.verticalHeader().setDefaultSectionSize(self._height + self._room)

    def _copy(self) -> None:
        if text := self.copied():
            copy(text)

    def _on_double_clicked(self, index: QModelIndex) -> None:
        self.row_chosen.emit(index.row())

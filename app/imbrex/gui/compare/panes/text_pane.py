"""Text pane: one document with its passages highlighted."""

import numpy as np
from numpy.typing import NDArray
from PySide6.QtCore import QEvent, QMimeData, QPoint, Qt, Signal
from PySide6.QtGui import (
    QAction,
    QContextMenuEvent,
    QHelpEvent,
    QKeyEvent,
    QMouseEvent,
    QPaintEvent,
    QTextCursor,
    QWheelEvent,
)
from PySide6.QtWidgets import QApplication, QMenu, QToolTip

from imbrex.gui.compare.panes.marked_text_view import NOTHING, MarkedTextView
from imbrex.gui.compare.panes.page_painter import HEADROOM, Hits, PagePainter
from imbrex.gui.compare.panes.pane_text import PaneText
from imbrex.gui.compare.panes.word_marks import ALL_CERTAIN
from imbrex.gui.compare.panes.word_marks import NO_MARKS as NOTHING_DISGUISED
from imbrex.gui.compare.panes.word_marks import NOTHING as NO_WORDS
from imbrex.gui.widgets.clipboard import parcel
from imbrex.gui.widgets.text.excluded_ranges import NOTHING as NOTHING_LEFT_OUT


class TextPane(MarkedTextView):
    """A document as text; all positions in its interface are code points of the displayed text.

    Signals:
        point_hovered: position under the mouse, -1 for none.
        point_clicked: position clicked, or of the caret when Enter is pressed.
        menu_opening: (menu, position of the click, -1 for none), to let others add actions.
        zoom_requested: zoom steps, negative to zoom out.
    """

    point_hovered = Signal(int)
    point_clicked = Signal(int)
    menu_opening = Signal(object, int)
    zoom_requested = Signal(int)

    def __init__(self, name: str, mirrored: bool) -> None:
        super().__init__(mirrored)
        self.setObjectName(name)
        self.version: PaneText | None = None
        self.hint = ""
        self.find_action: QAction | None = None
        self._painter = PagePainter(self)
        self._pressed = QPoint()

    # Content

    def show_version(self, version: PaneText | None) -> None:
        """Show a text; if it is displayed already, only update the highlights."""
        old, self.version = self.version, version
        same = version is not None and old is not None and version.is_laid_out_like(old)
        if not same:
            self.show_text(
                version.text if version else "", version.parts if version else (), version.files if version else ()
            )
            self.set_hits(None)
            self.disguised, self.uncertain = NOTHING_DISGUISED, ALL_CERTAIN
        self.shown = version.highlights.mapped(self.map.to_document) if version else NOTHING
        self.left_out = version.left_out.mapped(self.map.to_document) if version else NOTHING_LEFT_OUT
        self.words, self.changed, self.lit, self.faint = None, NO_WORDS, None, None
        self._painter.current = -1
        self.viewport().update()
        self.view_changed.emit()

    def set_numbered(self, wanted: bool) -> None:
        """Show passage numbers above the passages, with space for them, or hide them."""
        self.headroom = HEADROOM if wanted else 0.0
        self.set_zoom(self.zoom)
        self.viewport().update()

    def set_current(self, number: int) -> None:
        """Emphasize a passage; -1 for none."""
        self._painter.current = number
        self.viewport().update()

    def set_hovered(self, number: int) -> None:
        """Slightly emphasize the passage under the mouse; -1 for none."""
        if number != self._painter.hovered:
            self._painter.hovered = number
            self.viewport().update()

    def set_hits(self, start: NDArray[np.integer] | None, length: int = 0, current: int = -1) -> None:
        """Mark search hits: ascending positions of equal length, one of them current."""
        empty = np.zeros(0, np.int64)
        start = empty if start is None else np.asarray(start, np.int64)
        self._painter.hits = Hits(self.map.to_document(start), self.map.to_document(start + length), current)
        self.viewport().update()

    # Input

    def mousePressEvent(self, event: QMouseEvent) -> None:
        self._pressed = event.position().toPoint()
        super().mousePressEvent(event)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        super().mouseReleaseEvent(event)
        moved = (event.position().toPoint() - self._pressed).manhattanLength()
        if event.button() != Qt.MouseButton.LeftButton or moved >= QApplication.startDragDistance():
            return
        point = self.point_at(event.position().toPoint())
        if point is not None and not self.textCursor().hasSelection():
            self.point_clicked.emit(point)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        super().mouseMoveEvent(event)
        if event.buttons() == Qt.MouseButton.NoButton:
            point = self.point_at(event.position().toPoint())
            self.point_hovered.emit(-1 if point is None else point)

    def leaveEvent(self, event: QEvent) -> None:
        super().leaveEvent(event)
        self.point_hovered.emit(-1)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.point_clicked.emit(self.caret())
            return
        super().keyPressEvent(event)

    def wheelEvent(self, event: QWheelEvent) -> None:
        if event.modifiers() & Qt.KeyboardModifier.ControlModifier:
            self.zoom_requested.emit(1 if event.angleDelta().y() > 0 else -1)
            event.accept()
            return
        super().wheelEvent(event)

    def contextMenuEvent(self, event: QContextMenuEvent) -> None:
        menu = QMenu(self)
        menu.setLayoutDirection(Qt.LayoutDirection.LeftToRight)
        copy = menu.addAction(self.tr("Copy"), self.copy)
        copy.setEnabled(self.textCursor().hasSelection())
        menu.addAction(self.tr("Select all"), self.selectAll)
        if self.find_action is not None:
            menu.addSeparator()
            menu.addAction(self.find_action)
        by_mouse = event.reason() == QContextMenuEvent.Reason.Mouse
        point = self.point_at(event.pos()) if by_mouse else self.caret()
        self.menu_opening.emit(menu, -1 if point is None else point)
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        menu.popup(event.globalPos())

    def createMimeDataFromSelection(self) -> QMimeData:
        """Copy the text itself, without the breaks and replacements made for display."""
        cursor: QTextCursor = self.textCursor()
        data = QMimeData()
        if self.version is not None:
            first, last = self.map.point(cursor.selectionStart()), self.map.point(cursor.selectionEnd())
            return parcel(self.version.text[first:last])
        return data

    def viewportEvent(self, event: QEvent) -> bool:
        if event.type() == QEvent.Type.ToolTip and isinstance(event, QHelpEvent):
            if self.hint and self.point_at(event.pos()) is not None:
                QToolTip.showText(event.globalPos(), self.hint, self.viewport())
            else:
                QToolTip.hideText()
            return True
        return super().viewportEvent(event)

    # Painting

    def paintEvent(self, event: QPaintEvent) -> None:
        self._painter.paint_under(event.rect())
        super().paintEvent(event)
        self._painter.paint_over()

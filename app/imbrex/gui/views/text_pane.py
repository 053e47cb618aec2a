"""Text pane: one document to read, with its passages in colour."""

import bisect

import numpy as np
from numpy.typing import NDArray
from PySide6.QtCore import QEvent, QMimeData, QPoint, Qt, Signal
from PySide6.QtGui import (
    QAction,
    QContextMenuEvent,
    QFont,
    QHelpEvent,
    QKeyEvent,
    QMouseEvent,
    QPaintEvent,
    QResizeEvent,
    QTextBlock,
    QTextCursor,
    QTextDocument,
    QTextLine,
    QTextOption,
    QWheelEvent,
)
from PySide6.QtWidgets import QApplication, QFrame, QMenu, QPlainTextEdit, QToolTip

from imbrex.gui.theme import is_palette_change, page_palette
from imbrex.gui.views.face import Face
from imbrex.gui.views.highlights import Highlights
from imbrex.gui.views.page_painter import Hits, PagePainter
from imbrex.gui.views.part_marks import PartMarks
from imbrex.gui.views.spaced_layout import SpacedLayout
from imbrex.gui.views.text_map import TextMap
from imbrex.gui.views.visible_lines import VisibleLine, line_at, measure

NOTHING = Highlights(np.zeros(0, np.int64), np.zeros(0, np.int64))
WIDEST_LINE = 84  # average characters; longer lines are hard to follow to their beginning


class TextPane(QPlainTextEdit):
    """A read-only text; all places in its interface are code points of the face's text.

    Signals:
        point_hovered: place under the mouse, -1 for none.
        point_clicked: place clicked, or the caret's when Enter is pressed.
        view_changed: other lines are on screen, or they have moved.
        zoom_requested: steps to make the text larger (or smaller, below 0).
    """

    point_hovered = Signal(int)
    point_clicked = Signal(int)
    view_changed = Signal()
    zoom_requested = Signal(int)

    def __init__(self, name: str, mirrored: bool) -> None:
        super().__init__()
        self.setObjectName(name)
        self.face: Face | None = None
        self.hint = ""
        self.find_action: QAction | None = None
        self.map = TextMap("")
        self.shown = NOTHING
        self.marks = PartMarks((), "", self.map)
        self._painter = PagePainter(self)
        self._lines: list[VisibleLine] = []
        self._lines_key: tuple[object, ...] = ()
        self._pressed = QPoint()
        if mirrored:
            # The scroll bar stands at the outer edge of the window, the text beside the ribbon.
            self.setLayoutDirection(Qt.LayoutDirection.RightToLeft)
        self._set_up()

    def _set_up(self) -> None:
        document = QTextDocument(self)
        self._layout = SpacedLayout(document)
        document.setDocumentLayout(self._layout)
        option = QTextOption()
        option.setTextDirection(Qt.LayoutDirection.LayoutDirectionAuto)
        option.setWrapMode(QTextOption.WrapMode.WrapAtWordBoundaryOrAnywhere)
        document.setDefaultTextOption(option)
        document.setDocumentMargin(8)
        document.setUndoRedoEnabled(False)
        self.setDocument(document)
        self.setReadOnly(True)
        self.setTextInteractionFlags(
            Qt.TextInteractionFlag.TextSelectableByMouse | Qt.TextInteractionFlag.TextSelectableByKeyboard
        )
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOn)
        self.setAutoFillBackground(True)
        self.setPalette(page_palette(self))
        self.setMouseTracking(True)
        self.viewport().setMouseTracking(True)
        self.viewport().setCursor(Qt.CursorShape.IBeamCursor)
        self.verticalScrollBar().setCursor(Qt.CursorShape.ArrowCursor)
        self.verticalScrollBar().valueChanged.connect(self.view_changed)

    # What is shown

    def show_face(self, face: Face | None) -> None:
        """Show a face; where its text is on screen already, only the colours change."""
        same = face is not None and self.face is not None and face.text == self.face.text
        same = same and face is not None and self.face is not None and face.parts == self.face.parts
        self.face = face
        text = face.text if face else ""
        if not same:
            self.map = TextMap(text)
            self.marks = PartMarks(face.parts if face else (), text, self.map)
            self._space()
            self.set_hits(None)
            self.setPlainText(self.map.display)
            self._lines_key = ()
        self.shown = face.highlights.mapped(self.map.to_document) if face else NOTHING
        self._painter.current = -1
        self.viewport().update()
        self.view_changed.emit()

    def set_current(self, number: int) -> None:
        """Emphasise a passage; -1 for none."""
        self._painter.current = number
        self.viewport().update()

    def set_hovered(self, number: int) -> None:
        """Emphasise the passage under the mouse a little; -1 for none."""
        if number != self._painter.hovered:
            self._painter.hovered = number
            self.viewport().update()

    def set_hits(self, start: NDArray[np.integer] | None, length: int = 0, current: int = -1) -> None:
        """Mark what was found: rising places, all of one length, one of them the current hit."""
        empty = np.zeros(0, np.int64)
        start = empty if start is None else np.asarray(start, np.int64)
        self._painter.hits = Hits(self.map.to_document(start), self.map.to_document(start + length), current)
        self.viewport().update()

    def set_reading_font(self, font: QFont) -> None:
        """Show the text in another font or size, keeping the place."""
        place = self.reading_place(0.4)
        self.setFont(font)
        self._space()
        self._fit_column()
        self._lines_key = ()
        self.scroll_to(*place)
        self.view_changed.emit()

    def _space(self) -> None:
        height = self.fontMetrics().height()
        self._layout.spacing = round(height * 0.22)
        self._layout.gap = round(height * 0.12)
        self._layout.headroom = dict.fromkeys(self.marks.headed(), round(height * 1.7))

    # Places

    def lines(self) -> list[VisibleLine]:
        """The lines on screen, from the top."""
        first, size = self.firstVisibleBlock(), self.viewport().size()
        top = self.blockBoundingGeometry(first).translated(self.contentOffset()).top()
        key = (first.position(), top, size.width(), size.height(), self.document().revision(), self.font().pointSizeF())
        if key != self._lines_key:
            self._lines = measure(first, top, size.height(), self._layout)
            self._lines_key = key
        return self._lines

    def visible_range(self) -> tuple[int, int]:
        """Document positions of the first and behind the last character on screen."""
        lines = self.lines()
        return (lines[0].start, lines[-1].end) if lines else (0, 0)

    def visible_points(self) -> tuple[int, int]:
        """Places of the first and behind the last character on screen."""
        first, last = self.visible_range()
        return self.map.point(first), self.map.point(last)

    def height_of(self, position: int) -> tuple[float, float] | None:
        """Top and bottom of the line that holds a document position, if it is on screen."""
        line = line_at(self.lines(), position)
        return (line.top, line.bottom) if line else None

    def reading_place(self, share: float) -> tuple[int, float]:
        """Where the line begins that stands at a share of the pane's height, and its top in pixels."""
        lines = self.lines()
        if not lines:
            return 0, 0.0
        row = max(0, bisect.bisect_right(lines, self.viewport().height() * share, key=lambda line: line.top) - 1)
        return self.map.point(lines[row].start), lines[row].top

    def point_at(self, place: QPoint) -> int | None:
        """Place of the character under a point of the viewport, if there is one."""
        for line in self.lines():
            if line.top - self._layout.spacing <= place.y() < line.bottom:
                x = float(place.x())
                extent = line.line.naturalTextRect()
                if not extent.left() <= x < extent.right():
                    return None
                column = line.line.xToCursor(x, QTextLine.CursorPosition.CursorOnCharacter)
                return self.map.point(line.block + min(column, line.end - 1 - line.block))
        return None

    def scroll_to(self, point: int, height: float) -> None:
        """Scroll so that the line of a place stands at a height in the viewport, as near as whole lines allow."""
        block = self.document().findBlock(self.map.position(point))
        if not block.isValid():
            return
        self.blockBoundingRect(block)  # lays it out
        line = block.layout().lineForTextPosition(self.map.position(point) - block.position())
        rest = (line.y() if line.isValid() else 0.0) - height
        while rest < 0 and block.previous().isValid():
            block = block.previous()
            rest += self.blockBoundingRect(block).height()
        layout = block.layout()
        # Qt can put the top of a paragraph at the top of the pane, any of its other lines, or the next paragraph.
        tops = [0.0, *(layout.lineAt(index).y() for index in range(1, layout.lineCount()))]
        nearest = min(range(len(tops)), key=lambda index: abs(tops[index] - rest))
        below = self.blockBoundingRect(block).height()
        if block.next().isValid() and abs(below - rest) < abs(tops[nearest] - rest):
            block, nearest = block.next(), 0
        self._set_top(block, nearest)

    def _set_top(self, block: QTextBlock, line: int) -> None:
        # While it scrolls, Qt lays out paragraphs on the way; each then counts more lines than before, and the value
        # set means another line. After a few tries there are none left.
        for _ in range(8):
            self.verticalScrollBar().setValue(block.firstLineNumber() + line)
            if self.firstVisibleBlock() == block:
                break

    def is_comfortable(self, point: int) -> bool:
        """Whether a place is on screen and not at its very edge."""
        found = self.height_of(self.map.position(point))
        height = self.viewport().height()
        return found is not None and height * 0.08 <= found[0] and found[1] <= height * 0.85

    def move_caret(self, point: int) -> None:
        """Put the caret at a place without scrolling."""
        block = self.firstVisibleBlock()
        line = self.verticalScrollBar().value() - block.firstLineNumber()
        cursor = self.textCursor()
        cursor.setPosition(self.map.position(point))
        self.setTextCursor(cursor)  # scrolls to the caret
        self._set_top(block, line)

    def caret(self) -> int:
        """Place of the caret."""
        return self.map.point(self.textCursor().position())

    # What people do

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
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        menu.popup(event.globalPos())

    def createMimeDataFromSelection(self) -> QMimeData:
        """What is copied is the text itself, without the cuts and replacements made for showing it."""
        cursor: QTextCursor = self.textCursor()
        data = QMimeData()
        if self.face is not None:
            first, last = self.map.point(cursor.selectionStart()), self.map.point(cursor.selectionEnd())
            data.setText(self.face.text[first:last])
        return data

    def viewportEvent(self, event: QEvent) -> bool:
        if event.type() == QEvent.Type.ToolTip and isinstance(event, QHelpEvent):
            if self.hint and self.point_at(event.pos()) is not None:
                QToolTip.showText(event.globalPos(), self.hint, self.viewport())
            else:
                QToolTip.hideText()
            return True
        return super().viewportEvent(event)

    # How it looks

    def paintEvent(self, event: QPaintEvent) -> None:
        self._painter.paint_under(event.rect())
        super().paintEvent(event)
        self._painter.paint_over()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit_column()
        self.view_changed.emit()

    def changeEvent(self, event: QEvent) -> None:
        if is_palette_change(event):
            wanted = page_palette(self)
            if wanted != self.palette():
                self.setPalette(wanted)
        super().changeEvent(event)

    def _fit_column(self) -> None:
        widest = round(self.fontMetrics().averageCharWidth() * WIDEST_LINE)
        room = self.width() - self.verticalScrollBar().sizeHint().width()
        outer = max(0, room - widest)
        if self.viewportMargins().right() != outer:
            self.setViewportMargins(0, 0, outer, 0)

"""Plain text view: a long read-only text, with the screen positions of its code points."""

import bisect

from PySide6.QtCore import QEvent, QPoint, QPointF, QRectF, Qt, Signal
from PySide6.QtGui import QFont, QPainterPath, QResizeEvent, QTextBlock, QTextDocument, QTextLine, QTextOption
from PySide6.QtWidgets import QFrame, QPlainTextDocumentLayout, QPlainTextEdit

from imbrex.engine.text.document import FilePart, Part
from imbrex.gui.theme.fonts import reading_font, scaled
from imbrex.gui.theme.theme import is_palette_change, page_palette
from imbrex.gui.widgets.text.part_marks import PartMarks
from imbrex.gui.widgets.text.text_map import TextMap
from imbrex.gui.widgets.text.visible_lines import VisibleLine, line_at, measure


class SpacedLayout(QPlainTextDocumentLayout):
    """Adds line spacing as Qt lays out each paragraph.

    Attributes:
        spacing: pixels between lines.
        gap: pixels above each paragraph, in addition to `spacing`.
        headroom: additional pixels above single paragraphs, by document position.
    """

    def __init__(self, document: QTextDocument) -> None:
        super().__init__(document)
        self.spacing = 6.0
        self.gap = 3.0
        self.headroom: dict[int, float] = {}

    def blockBoundingRect(self, block: QTextBlock) -> QRectF:
        """Return the size of a paragraph, laying it out first if necessary."""
        rect = super().blockBoundingRect(block)
        layout = block.layout()
        count = layout.lineCount()
        if not count:
            return rect
        top = self.gap + self.spacing + self.headroom.get(block.position(), 0.0)
        if layout.lineAt(0).y() == top:
            return rect
        for index in range(count):
            line = layout.lineAt(index)
            line.setPosition(QPointF(line.x(), top))
            top += line.height() + self.spacing
        return super().blockBoundingRect(block)


WIDEST_LINE = 84  # average characters; longer lines make it hard to find the next one


class PlainTextView(QPlainTextEdit):
    """A read-only text view; all positions in its interface are code points of the text.

    Signals:
        view_changed: the visible lines have changed or moved.
    """

    view_changed = Signal()

    def __init__(self, mirrored: bool) -> None:
        super().__init__()
        self.map = TextMap("")
        self.marks = PartMarks((), "", self.map)
        self._reading_font: QFont | None = None
        self.zoom = 100
        self.headroom = 0.0  # space above each line, in lines, for labels
        self._lines: list[VisibleLine] = []
        self._lines_key: tuple[object, ...] = ()
        if mirrored:
            # Puts the scroll bar at the outer edge of the window and the text next to the ribbon.
            self.setLayoutDirection(Qt.LayoutDirection.RightToLeft)
        self._set_up()

    def show_text(self, text: str, parts: tuple[Part, ...], files: tuple[FilePart, ...] = ()) -> None:
        """Show a text from its beginning, with the names of its files if there are several."""
        self.map = TextMap(text)
        self.marks = PartMarks(parts, text, self.map, files)
        self._space()
        self.setPlainText(self.map.display)
        self._lines_key = ()

    def set_reading_font(self, font: QFont) -> None:
        """Set the font of the text, keeping the position."""
        place = self.reading_place(0.4)
        self._reading_font = font
        for widget in (self, self.viewport()):  # the viewport would keep a font that it once got from a style sheet
            widget.setFont(font)
        self._space()
        self._fit_column()
        self._lines_key = ()
        self.scroll_to(*place)
        self.view_changed.emit()

    def set_zoom(self, percent: int) -> None:
        """Set the zoom in percent of the normal reading size."""
        self.zoom = percent
        self.set_reading_font(scaled(reading_font(), percent / 100))

    # Positions

    def outline(self, start: int, end: int) -> QPainterPath:
        """Return the outline of a range of the document, as far as it is visible."""
        path = QPainterPath()
        path.setFillRule(Qt.FillRule.WindingFill)
        for line in self.lines():
            if line.start < end and line.end > start:
                for rect in line.rects(start, end):
                    path.addRect(rect.adjusted(-2, -3, 2, 3))
        return path.simplified()

    def lines(self) -> list[VisibleLine]:
        """Return the visible lines, from the top."""
        first, size = self.firstVisibleBlock(), self.viewport().size()
        top = self.blockBoundingGeometry(first).translated(self.contentOffset()).top()
        key = (first.position(), top, size.width(), size.height(), self.document().revision(), self.font().pointSizeF())
        if key != self._lines_key:
            self._lines = measure(first, top, size.height(), self._layout)
            self._lines_key = key
        return self._lines

    def visible_range(self) -> tuple[int, int]:
        """Return the document positions of the visible range, end-exclusive."""
        lines = self.lines()
        return (lines[0].start, lines[-1].end) if lines else (0, 0)

    def visible_points(self) -> tuple[int, int]:
        """Return the code points of the visible range, end-exclusive."""
        first, last = self.visible_range()
        return self.map.point(first), self.map.point(last)

    def height_of(self, position: int) -> tuple[float, float] | None:
        """Return top and bottom of the line at a document position; None if it is not visible."""
        line = line_at(self.lines(), position)
        return (line.top, line.bottom) if line else None

    def reading_place(self, share: float) -> tuple[int, float]:
        """Return the start of the line at a share of the pane's height, and its top in pixels."""
        lines = self.lines()
        if not lines:
            return 0, 0.0
        row = max(0, bisect.bisect_right(lines, self.viewport().height() * share, key=lambda line: line.top) - 1)
        return self.map.point(lines[row].start), lines[row].top

    def point_at(self, place: QPoint) -> int | None:
        """Return the position of the character at a point of the viewport, if any."""
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
        """Scroll the line at a position to a height in the viewport, to the nearest whole line."""
        block = self.document().findBlock(self.map.position(point))
        if not block.isValid():
            return
        self.blockBoundingRect(block)  # forces layout
        line = block.layout().lineForTextPosition(self.map.position(point) - block.position())
        rest = (line.y() if line.isValid() else 0.0) - height
        while rest < 0 and block.previous().isValid():
            block = block.previous()
            rest += self.blockBoundingRect(block).height()
        layout = block.layout()
        # Qt can scroll to the top of a paragraph, to any of its other lines, or to the next paragraph.
        tops = [0.0, *(layout.lineAt(index).y() for index in range(1, layout.lineCount()))]
        nearest = min(range(len(tops)), key=lambda index: abs(tops[index] - rest))
        below = self.blockBoundingRect(block).height()
        if block.next().isValid() and abs(below - rest) < abs(tops[nearest] - rest):
            block, nearest = block.next(), 0
        self._set_top(block, nearest)

    def _set_top(self, block: QTextBlock, line: int) -> None:
        # Scrolling makes Qt lay out further paragraphs, whose line counts then grow, so the value means another line. A
        # few attempts suffice.
        for _ in range(8):
            self.verticalScrollBar().setValue(block.firstLineNumber() + line)
            if self.firstVisibleBlock() == block:
                break

    def is_comfortable(self, point: int) -> bool:
        """Return whether a position is visible and not right at the edge."""
        found = self.height_of(self.map.position(point))
        height = self.viewport().height()
        return found is not None and height * 0.08 <= found[0] and found[1] <= height * 0.85

    def move_caret(self, point: int) -> None:
        """Move the caret without scrolling."""
        block = self.firstVisibleBlock()
        line = self.verticalScrollBar().value() - block.firstLineNumber()
        cursor = self.textCursor()
        cursor.setPosition(self.map.position(point))
        self.setTextCursor(cursor)  # scrolls to the caret
        self._set_top(block, line)

    def caret(self) -> int:
        """Return the position of the caret."""
        return self.map.point(self.textCursor().position())

    # Appearance

    def resizeEvent(self, event: QResizeEvent) -> None:
        # A new width rewraps the lines, and Qt keeps the number of the top line, not its text.
        moves = event.oldSize().width() != event.size().width() and self.verticalScrollBar().value() > 0
        place = self.reading_place(0.4) if moves else None
        # First the column, as Qt wraps to the width that the viewport has by then: while a page is shown, a change of
        # its margins causes no event of its own.
        self._fit_column()
        super().resizeEvent(event)
        self._lines_key = ()  # the column may be as wide as before, its lines are new nevertheless
        if place is not None:
            self.scroll_to(*place)
        self.view_changed.emit()

    def changeEvent(self, event: QEvent) -> None:
        if is_palette_change(event):
            wanted = page_palette(self)
            if wanted != self.palette():
                self.setPalette(wanted)
        super().changeEvent(event)
        if event.type() in (QEvent.Type.StyleChange, QEvent.Type.FontChange):
            self._lines_key = ()
        if event.type() == QEvent.Type.StyleChange and self._reading_font not in (None, self.font()):
            self.setFont(self._reading_font)  # Qt restores a previous font when the theme changes

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

    def _space(self) -> None:
        height = self.fontMetrics().height()
        self._layout.spacing = round(height * (0.22 + self.headroom))
        self._layout.gap = round(height * 0.12)
        self._layout.headroom = {at: round(height * room) for at, room in self.marks.room.items()}

    def _fit_column(self) -> None:
        widest = round(self.fontMetrics().averageCharWidth() * WIDEST_LINE)
        room = self.width() - self.verticalScrollBar().sizeHint().width()
        outer = max(0, room - widest)
        if self.viewportMargins().right() != outer:
            self.setViewportMargins(0, 0, outer, 0)

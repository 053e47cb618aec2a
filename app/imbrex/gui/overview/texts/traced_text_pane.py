"""Traced text pane: one text to read, tinted where another text shares it."""

from itertools import pairwise

import numpy as np
from PySide6.QtCore import QEvent, QMimeData, QPoint, QRect, QRectF, Qt, Signal
from PySide6.QtGui import (
    QContextMenuEvent,
    QHelpEvent,
    QKeyEvent,
    QKeySequence,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QPen,
    QWheelEvent,
)
from PySide6.QtWidgets import QApplication, QMenu, QToolTip, QWidget

from imbrex.gui.model.text_zoom import NORMAL, stepped
from imbrex.gui.overview.texts.origin_bar import fill, hue, number
from imbrex.gui.overview.texts.origin_texts import OriginTexts
from imbrex.gui.overview.texts.traced_text import NOWHERE, Traced
from imbrex.gui.theme.fonts import scaled
from imbrex.gui.theme.theme import Theme, theme_of
from imbrex.gui.widgets.text import excluded_ranges
from imbrex.gui.widgets.text.excluded_ranges import NOTHING, LeftOut
from imbrex.gui.widgets.text.highlights import Highlights
from imbrex.gui.widgets.text.plain_text_view import PlainTextView
from imbrex.gui.wording.plain_text import plain_tip
from imbrex.gui.wording.translation import translated

READING_HEIGHT = 0.3  # share of the pane's height at which a stretch is shown


class TracedTextPane(PlainTextView):
    """The text; positions are code points.

    Signals:
        point_clicked: the position clicked.
        point_opened: position of the caret when Enter is pressed, or of a double click.
        zoomed: (percent) the user changed the zoom.
    """

    point_clicked = Signal(int)
    point_opened = Signal(int)
    zoomed = Signal(int)

    def __init__(self) -> None:
        super().__init__(mirrored=False)
        self.setObjectName("originText")
        translated(self.setAccessibleName, lambda: self.tr("Text, coloured where it matches another text"))
        self.set_zoom(NORMAL)
        self._texts = OriginTexts(self)
        self._traced: Traced | None = None
        self._text = ""
        self.shown = _nothing()
        self.left_out = NOTHING
        self.current = -1
        self._pressed = QPoint()

    def show_traced(self, traced: Traced | None) -> None:
        """Show a text; if it is displayed already, keep the position."""
        text = traced.origins.text if traced else ""
        if text != self._text:
            self._text = text
            self.show_text(text, ())
        self._traced, self.current = traced, -1
        places = Highlights(traced.start, traced.end) if traced else _nothing()
        self.shown = places.mapped(self.map.to_document)
        self.viewport().update()
        self.view_changed.emit()

    def show_left_out(self, left_out: LeftOut) -> None:
        """Grey out excluded ranges, in code points of the displayed text."""
        self.left_out = left_out.mapped(self.map.to_document)
        self.viewport().update()

    def set_current(self, number: int) -> None:
        """Emphasize a stretch; -1 for none."""
        self.current = number
        self.viewport().update()

    def go_to(self, number: int) -> None:
        """Emphasize a stretch and scroll to its beginning."""
        self.set_current(number)
        if self._traced is not None and number >= 0:
            start = int(self._traced.start[number])
            if not self.is_comfortable(start):
                self.scroll_to(start, self.viewport().height() * READING_HEIGHT)
            self.move_caret(start)

    def rank_of(self, number: int) -> int:
        """Return the rank of the other text that shares a stretch."""
        return int(self._traced.rank[number]) if self._traced else NOWHERE

    # Input

    def mousePressEvent(self, event: QMouseEvent) -> None:
        self._pressed = event.position().toPoint()
        super().mousePressEvent(event)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        super().mouseReleaseEvent(event)
        place = event.position().toPoint()
        is_drag = (place - self._pressed).manhattanLength() >= QApplication.startDragDistance()
        point = self.point_at(place)
        if event.button() == Qt.MouseButton.LeftButton and not is_drag and point is not None:
            self.point_clicked.emit(point)

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        super().mouseDoubleClickEvent(event)
        point = self.point_at(event.position().toPoint())
        if point is not None:
            self.point_opened.emit(point)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.point_opened.emit(self.caret())
        elif event.matches(QKeySequence.StandardKey.ZoomIn):
            self._zoom(1)
        elif event.matches(QKeySequence.StandardKey.ZoomOut):
            self._zoom(-1)
        elif event.key() == Qt.Key.Key_0 and event.modifiers() == Qt.KeyboardModifier.ControlModifier:
            self._zoom(0)
        else:
            super().keyPressEvent(event)

    def wheelEvent(self, event: QWheelEvent) -> None:
        if event.modifiers() & Qt.KeyboardModifier.ControlModifier:
            self._zoom(1 if event.angleDelta().y() > 0 else -1)
            event.accept()
        else:
            super().wheelEvent(event)

    def contextMenuEvent(self, event: QContextMenuEvent) -> None:
        menu = QMenu(self)
        copy = menu.addAction(self.tr("Copy"), self.copy)
        copy.setEnabled(self.textCursor().hasSelection())
        menu.addAction(self.tr("Select all"), self.selectAll)
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        menu.popup(event.globalPos())

    def createMimeDataFromSelection(self) -> QMimeData:
        """Copy the text itself, without the breaks and replacements made for display."""
        cursor, data = self.textCursor(), QMimeData()
        data.setText(self._text[self.map.point(cursor.selectionStart()) : self.map.point(cursor.selectionEnd())])
        return data

    def viewportEvent(self, event: QEvent) -> bool:
        if event.type() == QEvent.Type.ToolTip and isinstance(event, QHelpEvent):
            point = self.point_at(event.pos())
            number = self._traced.at_point(point) if self._traced and point is not None else -1
            tip = self._texts.stretch(self._traced, number) if self._traced and number >= 0 else ""
            QToolTip.showText(event.globalPos(), plain_tip(tip), self.viewport())
            return True
        return super().viewportEvent(event)

    def _zoom(self, steps: int) -> None:
        self.set_zoom(stepped(self.zoom, steps))
        self.zoomed.emit(self.zoom)

    # Painting

    def paintEvent(self, event: QPaintEvent) -> None:
        self._paint_tints(event.rect())
        super().paintEvent(event)
        self._dim_left_out()
        self._paint_outline()

    def _paint_tints(self, exposed: QRect) -> None:
        painter = QPainter(self.viewport())
        theme = theme_of(QApplication.palette())
        pieces = self.shown.pieces
        for line in self.lines():
            if line.bottom + 4 < exposed.top() or line.top - 4 > exposed.bottom():
                continue
            excluded_ranges.shade(painter, theme, line, self.left_out)
            rows = pieces.between(line.start, line.end)
            for row in range(rows.start, rows.stop):
                number = int(pieces.owner[row])
                rank = self.rank_of(number)
                if rank == NOWHERE:
                    continue
                tint = theme.highlight_current if number == self.current else theme.highlight
                for rect in line.rects(int(pieces.start[row]), int(pieces.end[row])):
                    painter.fillRect(rect.adjusted(-1, -1, 1, 1), tint(hue(rank)))
        painter.end()

    def _dim_left_out(self) -> None:
        painter = QPainter(self.viewport())
        for line in self.lines():
            excluded_ranges.dim(painter, theme_of(QApplication.palette()), line, self.left_out)
        painter.end()

    def _paint_outline(self) -> None:
        if not 0 <= self.current < len(self.shown):
            return
        theme, rank = theme_of(QApplication.palette()), self.rank_of(self.current)
        painter = QPainter(self.viewport())
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(QPen(theme.muted if rank == NOWHERE else theme.strong(hue(rank)), 1.6))
        painter.drawPath(self.outline(int(self.shown.start[self.current]), int(self.shown.end[self.current])))
        painter.end()


def _nothing() -> Highlights:
    return Highlights(np.zeros(0, np.int64), np.zeros(0, np.int64))


WIDTH = 30
BAR = 4


class StretchGutter(QWidget):
    """Shows as numbers what the text shows as colours."""

    def __init__(self, pane: TracedTextPane) -> None:
        super().__init__()
        self.setObjectName("originGutter")
        translated(self.setAccessibleName, lambda: self.tr("Numbers of the texts that match each line"))
        self.setFixedWidth(WIDTH)
        self._pane = pane
        pane.view_changed.connect(self.update)

    def marks(self) -> list[tuple[float, float, list[int]]]:
        """Return top and bottom in pixels of each line with a shared stretch, and the ranks in it."""
        pane, pieces = self._pane, self._pane.shown.pieces
        found: list[tuple[float, float, list[int]]] = []
        for line in pane.lines():
            ranks = [pane.rank_of(int(owner)) for owner in pieces.owner[pieces.between(line.start, line.end)]]
            elsewhere = list(dict.fromkeys(rank for rank in ranks if rank != NOWHERE))
            if elsewhere:
                found.append((line.top, line.bottom, elsewhere))
        return found

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = QPainter(self)
        theme = theme_of(QApplication.palette())
        painter.fillRect(self.rect(), theme.base)
        painter.setFont(scaled(QApplication.font(), 0.85))
        below, before, marks = 0.0, set[int](), self.marks()
        for (top, bottom, ranks), after in zip(marks, [*marks[1:], None], strict=False):
            # The bar of a text that continues on the next line has no gap.
            end = after[0] if after and after[2][0] == ranks[-1] and after[0] - bottom < bottom - top else bottom
            edges = [top + row * (bottom - top) / len(ranks) for row in range(len(ranks))] + [end]
            for rank, (upper, lower) in zip(ranks, pairwise(edges), strict=True):
                painter.fillRect(QRectF(self.width() - BAR, upper, BAR, lower - upper), fill(theme, rank))
                if rank not in before:
                    below = self._paint_number(painter, theme, rank, max(top, below))
            before = set(ranks)
        painter.end()

    def _paint_number(self, painter: QPainter, theme: Theme, rank: int, top: float) -> float:
        """Draw a number at the line where its text begins, or below the previous number; return its bottom."""
        box = QRectF(0, max(0.0, top), self.width() - BAR - 4, painter.fontMetrics().height())
        painter.setPen(theme.ink(hue(rank)))
        painter.drawText(box, int(Qt.AlignmentFlag.AlignRight), number(rank))
        return box.bottom()

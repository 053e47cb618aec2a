"""Page painter: highlights under the text of a pane, outlines over it, and the ends and numbers of passages."""

from collections.abc import Callable

import numpy as np
from PySide6.QtCore import QT_TRANSLATE_NOOP, QCoreApplication, QRect, QRectF, Qt
from PySide6.QtGui import QBrush, QColor, QPainter, QPainterPath, QPen
from PySide6.QtWidgets import QApplication

from imbrex.engine.shares.shares import WordClass
from imbrex.engine.text.document import PartKind
from imbrex.gui.compare.panes.marked_text_view import MarkedTextView
from imbrex.gui.compare.panes.word_marks import WordMarks
from imbrex.gui.theme.fonts import scaled
from imbrex.gui.theme.theme import Theme, theme_of
from imbrex.gui.widgets.share_bar import hue_of
from imbrex.gui.widgets.text import excluded_ranges
from imbrex.gui.widgets.text.highlights import Highlights, Ints
from imbrex.gui.widgets.text.visible_lines import VisibleLine
from imbrex.values import frozen

WIDTH = 1.5  # pixels of an edge
HEADROOM = 0.55  # space above each line for numbers, as a share of the line height


def paint_edges(
    painter: QPainter, theme: Theme, line: VisibleLine, shown: Highlights, hue: Callable[[int], int]
) -> None:
    """Paint strokes at the start and end of passages, which separate adjacent passages of any colours."""
    for number in shown.between(line.start, line.end).tolist():
        start, end = int(shown.start[number]), int(shown.end[number])
        for at, is_start in ((start, True), (end - 1, False)):
            rect = _character(line, at)
            if rect is not None and start < end:
                x = rect.left() - 1 if is_start != line.turns else rect.right() + 1 - WIDTH
                painter.fillRect(QRectF(x, rect.top() - 1, WIDTH, rect.height() + 2), theme.strong(hue(number)))


def paint_numbers(
    painter: QPainter, theme: Theme, line: VisibleLine, shown: Highlights, hue: Callable[[int], int]
) -> None:
    """Paint numbers above the first words of passages; if space is short, only the first of them."""
    painter.setFont(scaled(QApplication.font(), 0.8))
    taken: list[QRectF] = []
    for number in shown.between(line.start, line.end).tolist():
        rect = _character(line, int(shown.start[number]))
        if rect is None:
            continue
        metrics, text = painter.fontMetrics(), str(number + 1)
        area = QRectF(0, rect.top() - metrics.height() - 1, metrics.horizontalAdvance(text) + 6, metrics.height())
        area.moveLeft(rect.left() - 1)
        if not any(area.intersects(other) for other in taken):
            taken.append(area)
            painter.fillRect(area, theme.base)
            painter.setPen(theme.ink(hue(number)))
            painter.drawText(area, int(Qt.AlignmentFlag.AlignCenter), text)


def _character(line: VisibleLine, at: int) -> QRectF | None:
    """Return the rectangle of the character at a position, if it is in the line."""
    return next(line.rects(at, at + 1), None)


NAMES = {
    PartKind.BODY: QT_TRANSLATE_NOOP("PartNames", "Body text"),
    PartKind.TABLE: QT_TRANSLATE_NOOP("PartNames", "Table"),
    PartKind.FOOTNOTE: QT_TRANSLATE_NOOP("PartNames", "Footnotes"),
    PartKind.HEADER: QT_TRANSLATE_NOOP("PartNames", "Headers and footers"),
    PartKind.COMMENT: QT_TRANSLATE_NOOP("PartNames", "Comments"),
    PartKind.DELETION: QT_TRANSLATE_NOOP("PartNames", "Tracked deletions"),
    PartKind.ALTERNATIVE: QT_TRANSLATE_NOOP("PartNames", "Alternative text"),
    PartKind.FIELD: QT_TRANSLATE_NOOP("PartNames", "Field codes"),
}


def part_name(kind: PartKind) -> str:
    """Return the heading of a part of this kind."""
    return QCoreApplication.translate("PartNames", str(NAMES[kind]))


def heading(kind: PartKind, name: str) -> str:
    """Return the heading of a part of this kind; `name` is that of the file that begins with it, if any."""
    if not name:
        return part_name(kind)
    return " ".join(name.split()) + (f" · {part_name(kind)}" if kind is not PartKind.BODY else "")


FAINT = 0.3
"""Opacity of a passage that does not count, relative to the others."""


@frozen
class Hits:
    """Search hits: ascending document positions, and the index of the current one."""

    start: Ints
    end: Ints
    current: int = -1


_UNDERLINES = {
    WordClass.REWORDED: Qt.PenStyle.DashLine,
    WordClass.TRANSLATED: Qt.PenStyle.DashDotLine,
    WordClass.ONLY_HERE: Qt.PenStyle.DotLine,
}


def underline(kind: int) -> Qt.PenStyle:
    """Return the line under the words of a class."""
    return _UNDERLINES.get(WordClass(kind), Qt.PenStyle.SolidLine)


class PagePainter:
    """Paints passages, hits and parts of the visible lines.

    Attributes:
        current: number of the passage to emphasize, or -1.
        hovered: number of the passage under the mouse, or -1.
        hits: the search hits.
    """

    def __init__(self, pane: MarkedTextView) -> None:
        self._pane = pane
        self.current = -1
        self.hovered = -1
        self.hits = Hits(np.zeros(0, np.int64), np.zeros(0, np.int64))

    def paint_under(self, exposed: QRect) -> None:
        """Paint behind the letters."""
        painter = QPainter(self._pane.viewport())
        theme = theme_of(QApplication.palette())
        by_class = self._pane.words is not None
        for line in self._pane.lines():
            if line.bottom + 4 >= exposed.top() and line.top - 4 <= exposed.bottom():
                excluded_ranges.shade(painter, theme, line, self._pane.left_out)
                (self._paint_words if by_class else self._paint_pieces)(painter, theme, line)
                self._paint_unseen(painter, theme, line)
                self._paint_hits(painter, theme, line)
        for line in self._pane.lines():
            if not by_class:
                paint_edges(painter, theme, line, self._pane.shown, self._pane.hue)
            if self._pane.headroom:
                paint_numbers(painter, theme, line, self._pane.shown, self._pane.hue)
        for number in () if by_class else {self.hovered, self.current} - {-1}:
            self._fill(painter, self._shade(theme.highlight_current(self._pane.hue(number)), number), number)
        painter.end()

    def paint_over(self) -> None:
        """Paint the outline of the current passage and changed words; dim text outside the body and excluded text."""
        pane, theme = self._pane, theme_of(QApplication.palette())
        marked = len(pane.left_out.start) or len(pane.disguised.places) or len(pane.uncertain.start)
        marked = marked or pane.lit is not None
        if self.current < 0 and self.hovered < 0 and not pane.marks.room and not marked:
            return
        painter = QPainter(pane.viewport())
        for line in pane.lines():
            excluded_ranges.dim(painter, theme, line, pane.left_out)
            self._paint_disguises(painter, theme, line)
            self._paint_uncertain(painter, theme, line)
            self._paint_part(painter, theme, line)
            self._paint_only_here(painter, theme, line)
        self._paint_lit(painter, theme)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        for number, width in ((self.hovered, 1.0), (self.current, 1.6)):
            if 0 <= number < len(pane.shown) and (number == self.current or pane.words is not None):
                painter.setPen(QPen(theme.strong(pane.hue(number)), width))
                painter.drawPath(self._outline(number))
        painter.end()

    def _paint_lit(self, painter: QPainter, theme: Theme) -> None:
        """Paint a frame around the counterpart of the word under the mouse."""
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        if self._pane.lit is not None:
            painter.setPen(QPen(theme.text, 1.2))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            for line in self._pane.lines():
                for rect in line.rects(*self._pane.lit):
                    painter.drawRoundedRect(rect.adjusted(-1.5, -1.5, 1.5, 1.5), 3, 3)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing, False)

    def _paint_unseen(self, painter: QPainter, theme: Theme, line: VisibleLine) -> None:
        """Hatch text that is invisible on the page."""
        marks = self._pane.disguised
        for row in filter(marks.is_unseen, marks.between(line.start, line.end)):
            for rect in line.rects(int(marks.start[row]), int(marks.end[row])):
                painter.fillRect(rect, QBrush(theme.muted, Qt.BrushStyle.BDiagPattern))

    def _paint_disguises(self, painter: QPainter, theme: Theme, line: VisibleLine) -> None:
        """Paint dots under words that read differently from their spelling; veil invisible text."""
        marks = self._pane.disguised
        dots = QPen(theme.text, 1, Qt.PenStyle.DotLine)
        for row in marks.between(line.start, line.end):
            for rect in line.rects(int(marks.start[row]), int(marks.end[row])):
                if marks.is_unseen(row):
                    painter.fillRect(rect, theme.overlay())
                else:
                    painter.setPen(dots)
                    painter.drawLine(rect.bottomLeft(), rect.bottomRight())

    def _paint_uncertain(self, painter: QPainter, theme: Theme, line: VisibleLine) -> None:
        """Paint pale dots under words that text recognition is not certain of."""
        marks = self._pane.uncertain
        painter.setPen(QPen(theme.muted, 1.5, Qt.PenStyle.DotLine))
        for row in marks.between(line.start, line.end):
            for rect in line.rects(int(marks.start[row]), int(marks.end[row])):
                painter.drawLine(rect.bottomLeft(), rect.bottomRight())

    def _paint_pieces(self, painter: QPainter, theme: Theme, line: VisibleLine) -> None:
        pieces = self._pane.shown.pieces
        rows = pieces.between(line.start, line.end)
        for row in range(rows.start, rows.stop):
            number = int(pieces.owner[row])
            for rect in line.rects(int(pieces.start[row]), int(pieces.end[row])):
                hue = self._pane.hue(number)
                painter.fillRect(rect.adjusted(-1, -1, 1, 1), self._shade(theme.highlight(hue), number))
                if pieces.layers[row] > 1:
                    # Overlapping passages share these words: an underline shows this without a second colour.
                    under = QRectF(rect.left(), rect.bottom(), rect.width(), 1)
                    painter.fillRect(under, theme.strong(hue))

    def _paint_words(self, painter: QPainter, theme: Theme, line: VisibleLine) -> None:
        """Paint words by their class; inside the current passage, only what was changed."""
        pane = self._pane
        assert pane.words is not None
        inside = (0, 0)
        if 0 <= self.current < len(pane.shown):
            inside = int(pane.shown.start[self.current]), int(pane.shown.end[self.current])
        for marks, is_current in ((pane.words, False), (pane.changed, True)):
            for row in marks.between(line.start, line.end):
                if marks.kind[row] == WordClass.ONLY_HERE:
                    continue
                start, end, ink = int(marks.start[row]), int(marks.end[row]), self._ink(theme, marks, row)
                ranges = [(start, end)] if is_current else [(start, min(end, inside[0])), (max(start, inside[1]), end)]
                for rect in (rect for one in ranges for rect in line.rects(*one)):
                    painter.fillRect(rect.adjusted(-1, -1, 1, 1), ink[0])
                    painter.setPen(ink[1])
                    painter.drawLine(rect.bottomLeft(), rect.bottomRight())

    def _ink(self, theme: Theme, marks: WordMarks, row: int) -> tuple[QColor, QPen]:
        """Return ground and underline of a mark; the underline also differs by its shape, not only by its colour."""
        kind, hue = marks.kind[row], hue_of(marks.kind[row])
        ground, under = QColor(theme.highlight(hue)), QColor(theme.strong(hue))
        if marks.faint[row]:
            ground.setAlphaF(FAINT)
            under.setAlphaF(FAINT)
        return ground, QPen(under, 1.5, underline(kind))

    def _paint_only_here(self, painter: QPainter, theme: Theme, line: VisibleLine) -> None:
        """Paint dots under the words of the current passage that the other text does not have."""
        marks = self._pane.changed
        painter.setPen(QPen(theme.muted, 1.4, underline(WordClass.ONLY_HERE)))
        for row in marks.between(line.start, line.end):
            if marks.kind[row] == WordClass.ONLY_HERE:
                for rect in line.rects(int(marks.start[row]), int(marks.end[row])):
                    painter.drawLine(rect.bottomLeft(), rect.bottomRight())

    def _shade(self, color: QColor, number: int) -> QColor:
        """Return the colour of a passage, paler if it is dimmed."""
        if not self._pane.is_faint(number):
            return color
        shade = QColor(color)
        shade.setAlphaF(FAINT)
        return shade

    def _paint_hits(self, painter: QPainter, theme: Theme, line: VisibleLine) -> None:
        hits = self.hits
        first = int(np.searchsorted(hits.end, line.start, side="right"))
        last = int(np.searchsorted(hits.start, line.end, side="left"))
        for row in range(first, last):
            color = theme.hit_current if row == hits.current else theme.hit
            for rect in line.rects(int(hits.start[row]), int(hits.end[row])):
                painter.fillRect(rect.adjusted(0, -2, 0, 2), color)

    def _fill(self, painter: QPainter, color: QColor, number: int) -> None:
        if 0 <= number < len(self._pane.shown):
            painter.fillPath(self._outline(number), color)

    def _outline(self, number: int) -> QPainterPath:
        return self._pane.outline(int(self._pane.shown.start[number]), int(self._pane.shown.end[number]))

    def _paint_part(self, painter: QPainter, theme: Theme, line: VisibleLine) -> None:
        marks, width = self._pane.marks, self._pane.viewport().width()
        row = int(np.searchsorted(marks.end, line.start, side="right"))
        if row < len(marks.start) and marks.start[row] <= line.start and line.end > line.start:
            painter.fillRect(QRectF(0, line.top, width, line.bottom - line.top), theme.overlay())
        if line.start == line.block and (line.block in marks.begins or line.block in marks.files):
            kind, name = marks.begins.get(line.block, PartKind.BODY), marks.files.get(line.block, "")
            self._paint_label(painter, theme, line, heading(kind, name))

    def _paint_label(self, painter: QPainter, theme: Theme, line: VisibleLine, text: str) -> None:
        painter.setFont(scaled(QApplication.font(), 0.85))
        height = painter.fontMetrics().height()
        margin = self._pane.document().documentMargin()
        top = line.top - height - 8
        painter.setPen(theme.line)
        painter.drawLine(int(margin), int(top), int(self._pane.viewport().width() - margin), int(top))
        painter.setPen(theme.muted)
        area = QRectF(margin, top + 3, self._pane.viewport().width() - 2 * margin, height)
        shown = painter.fontMetrics().elidedText(text, Qt.TextElideMode.ElideMiddle, int(area.width()))
        painter.drawText(area, int(Qt.AlignmentFlag.AlignLeft), shown)

"""Difference ink: a stroke for each way in which a word was changed, told apart by form and place, not by colour."""

import math

from PySide6.QtCore import QLineF, QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPainterPath, QPen

from imbrex.engine.rewriting.differences import WordChange
from imbrex.gui.theme import Theme
from imbrex.gui.views.difference_marks import DifferenceMarks
from imbrex.gui.views.visible_lines import VisibleLine

WAVE = 5.0  # pixels from crest to crest
SWING = 1.1  # pixels that a wave rises and falls
DASHES = (3.0, 2.5)  # in widths of the pen


def paint(painter: QPainter, theme: Theme, line: VisibleLine, marks: DifferenceMarks) -> None:
    """Paint the strokes of a line over its letters; `marks` counts places of the shown document, as `line` does."""
    for row in marks.between(line.start, line.end):
        change = WordChange(int(marks.change[row]))
        for rect in line.rects(int(marks.start[row]), int(marks.end[row])):
            stroke(painter, theme, change, rect)


def stroke(painter: QPainter, theme: Theme, change: WordChange, rect: QRectF) -> None:
    """Paint the stroke of a change on the place of some words."""
    pen = QPen(theme.stroke(change), 1.3)
    if change is WordChange.SWAPPED:
        painter.setPen(pen)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawPath(_wave(rect.left(), rect.right(), rect.bottom() - 0.5))
        return
    y = rect.bottom() - 0.5
    if change is WordChange.OTHER_FORM:
        pen.setDashPattern(DASHES)
    elif change is WordChange.MOVED:
        y = rect.top() + 0.5
    elif change is WordChange.DROPPED:
        y = rect.top() + 0.6 * rect.height()
    else:
        pen.setWidthF(2.0)
    painter.setPen(pen)
    painter.drawLine(QLineF(rect.left(), y, rect.right(), y))


def _wave(left: float, right: float, y: float) -> QPainterPath:
    path = QPainterPath(QPointF(left, y))
    for step in range(max(1, math.ceil((right - left) / (WAVE / 2)))):
        begin = left + step * WAVE / 2
        end = min(begin + WAVE / 2, right)
        swing = SWING if step % 2 else -SWING
        path.quadTo(QPointF((begin + end) / 2, y + 2 * swing), QPointF(end, y))
    return path

"""Difference ink: strokes for word changes, distinguished by shape and position, not by colour."""

from functools import cache

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen, QPixmap

from imbrex.engine.rewriting.differences import WordChange
from imbrex.gui.compare.panes.difference_marks import DifferenceMarks
from imbrex.gui.theme.theme import Theme
from imbrex.gui.widgets.text.visible_lines import VisibleLine

TILE = QSize(6, 4)
"""Size in pixels of the tile for waves and dashes: drawn individually, they took most of the time of a frame."""
MIDDLE = 0.6  # height of a strike-through, as a share of the line
CLEAR = 2.0  # pixels at the top of a line for the outline of a passage


def paint(painter: QPainter, theme: Theme, line: VisibleLine, marks: DifferenceMarks) -> None:
    """Paint the strokes of a line over its letters; `marks` is in document positions, as is `line`."""
    for row in marks.between(line.start, line.end):
        change = WordChange(int(marks.change[row]))
        for rect in line.rects(int(marks.start[row]), int(marks.end[row])):
            stroke(painter, theme, change, rect)


def stroke(painter: QPainter, theme: Theme, change: WordChange, rect: QRectF) -> None:
    """Paint the stroke of a change within a rectangle."""
    color = theme.stroke(change)
    if change in (WordChange.SWAPPED, WordChange.OTHER_FORM):
        ratio = painter.device().devicePixelRatioF()
        place = QRectF(rect.left(), rect.bottom() - TILE.height() / 2, rect.width(), TILE.height())
        painter.drawTiledPixmap(place, _tile(change, color.rgba(), ratio), QPointF())
        return
    top, thick = {
        WordChange.MOVED: (rect.top() + CLEAR, 1.3),
        WordChange.DROPPED: (rect.top() + MIDDLE * rect.height(), 1.3),
    }.get(change, (rect.bottom() - 1.0, 2.0))
    painter.fillRect(QRectF(rect.left(), top, rect.width(), thick), color)


@cache
def _tile(change: WordChange, color: int, ratio: float) -> QPixmap:
    """Return a pixmap of one wave, or of one dash with its gap."""
    tile = QPixmap(TILE * ratio)
    tile.setDevicePixelRatio(ratio)
    tile.fill(Qt.GlobalColor.transparent)
    painter = QPainter(tile)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    ink, middle, width = QColor.fromRgba(color), TILE.height() / 2, float(TILE.width())
    if change is WordChange.SWAPPED:
        painter.setPen(QPen(ink, 1.2))
        wave = QPainterPath(QPointF(-width / 2, middle))
        for step in range(4):
            begin, swing = (step - 1) * width / 2, -2.0 if step % 2 else 2.0
            wave.quadTo(QPointF(begin + width / 4, middle + swing), QPointF(begin + width / 2, middle))
        painter.drawPath(wave)
    else:
        painter.fillRect(QRectF(0, middle - 0.6, width * 2 / 3, 1.2), ink)
    painter.end()
    return tile

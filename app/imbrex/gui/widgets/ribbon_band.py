"""Ribbon band: the shape that links two vertical ranges."""

from typing import NamedTuple

from PySide6.QtCore import QPointF
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen


class Shade(NamedTuple):
    """Opacity of a ribbon and of its edge, fractions of 1."""

    fill: float
    edge: float


def band_outline(left: tuple[float, float], right: tuple[float, float], start: float, end: float) -> QPainterPath:
    """Return the outline from (top, bottom) at `start` to (top, bottom) at `end`, in pixels."""
    middle = (start + end) / 2
    path = QPainterPath(QPointF(start, left[0]))
    path.cubicTo(middle, left[0], middle, right[0], end, right[0])
    path.lineTo(end, right[1])
    path.cubicTo(middle, right[1], middle, left[1], start, left[1])
    path.closeSubpath()
    return path


def paint_band(painter: QPainter, outline: QPainterPath, color: QColor, shade: Shade) -> None:
    """Paint a ribbon."""
    fill, edge = QColor(color), QColor(color)
    fill.setAlphaF(shade.fill)
    edge.setAlphaF(shade.edge)
    painter.setBrush(fill)
    painter.setPen(QPen(edge, 1))
    painter.drawPath(outline)

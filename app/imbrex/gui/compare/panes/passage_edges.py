"""Passage edges: start, end and number of each passage, for readers who cannot rely on colour."""

from collections.abc import Callable

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QFont, QPainter
from PySide6.QtWidgets import QApplication

from imbrex.gui.theme.theme import Theme
from imbrex.gui.widgets.text.highlights import Highlights
from imbrex.gui.widgets.text.visible_lines import VisibleLine

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
    font = QFont(QApplication.font())
    font.setPointSizeF(font.pointSizeF() * 0.8)
    painter.setFont(font)
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

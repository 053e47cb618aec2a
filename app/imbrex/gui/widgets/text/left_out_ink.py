"""Left-out ink: greys out excluded words in all text views."""

from collections.abc import Iterator

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QPainter, QPen

from imbrex.gui.theme.theme import Theme
from imbrex.gui.widgets.text.left_out import LeftOut
from imbrex.gui.widgets.text.visible_lines import VisibleLine


def shade(painter: QPainter, theme: Theme, line: VisibleLine, left_out: LeftOut) -> None:
    """Paint behind the letters; `left_out` is in document positions, as is `line`."""
    for rect in _rects(line, left_out):
        painter.fillRect(rect.adjusted(-1, -1, 1, 1), theme.left_out())


def dim(painter: QPainter, theme: Theme, line: VisibleLine, left_out: LeftOut) -> None:
    """Paint over the letters: grey, and dots for readers who cannot see the grey."""
    painter.setPen(QPen(theme.muted, 1, Qt.PenStyle.DotLine))
    for rect in _rects(line, left_out):
        painter.fillRect(rect, theme.veil())
        painter.drawLine(rect.bottomLeft(), rect.bottomRight())


def _rects(line: VisibleLine, left_out: LeftOut) -> Iterator[QRectF]:
    for row in left_out.between(line.start, line.end):
        yield from line.rects(int(left_out.start[row]), int(left_out.end[row]))

"""Origin ink: the colour and the number by which another text is known in the view of one text."""

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QPainter

from imbrex.gui.overview.texts.traced import NOWHERE
from imbrex.gui.theme.contrast import ink_on, mix
from imbrex.gui.theme.theme import HUES, Theme

COLOURS = len(HUES) - 1  # grey, the last hue, would be taken for what stands nowhere else


def hue(rank: int) -> int:
    """Number of the theme's colour; from the eighth text on they come again, and only the number tells them apart."""
    return rank % COLOURS


def fill(theme: Theme, rank: int) -> QColor:
    """What a bar or chip is filled with."""
    return mix(theme.window, theme.window_text, 0.16) if rank == NOWHERE else theme.strong(hue(rank))


def number(rank: int) -> str:
    """The number people see."""
    return "" if rank == NOWHERE else str(rank + 1)


def paint_number(painter: QPainter, theme: Theme, rank: int, box: QRectF) -> None:
    """Write the number of a text over its colour, where there is room."""
    text, color = number(rank), fill(theme, rank)
    if QFontMetricsF(painter.font()).horizontalAdvance(text) + 4 <= box.width():
        painter.setPen(ink_on(color))
        painter.drawText(box, int(Qt.AlignmentFlag.AlignCenter), text)

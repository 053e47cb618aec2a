"""Origin ink: colours and numbers of other texts in the view of one text."""

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QPainter

from imbrex.gui.overview.texts.traced import NOWHERE
from imbrex.gui.theme.contrast import ink_on, mix
from imbrex.gui.theme.theme import HUES, Theme

COLOURS = len(HUES) - 1  # grey, the last hue, would be mistaken for unique text


def hue(rank: int) -> int:
    """Return the index of the theme's colour; from the eighth text on, colours repeat and only numbers differ."""
    return rank % COLOURS


def fill(theme: Theme, rank: int) -> QColor:
    """Return the fill colour of a bar or chip."""
    return mix(theme.window, theme.window_text, 0.16) if rank == NOWHERE else theme.strong(hue(rank))


def number(rank: int) -> str:
    """Return the displayed number."""
    return "" if rank == NOWHERE else str(rank + 1)


def paint_number(painter: QPainter, theme: Theme, rank: int, box: QRectF) -> None:
    """Draw the number of a text on its colour, if it fits."""
    text, color = number(rank), fill(theme, rank)
    if QFontMetricsF(painter.font()).horizontalAdvance(text) + 4 <= box.width():
        painter.setPen(ink_on(color))
        painter.drawText(box, int(Qt.AlignmentFlag.AlignCenter), text)

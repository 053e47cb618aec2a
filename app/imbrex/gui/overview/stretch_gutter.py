"""Stretch gutter: the colours and numbers of the stretches on screen, beside their lines."""

from PySide6.QtCore import QEvent, QRectF, Qt
from PySide6.QtGui import QFont, QPainter, QPaintEvent
from PySide6.QtWidgets import QApplication, QWidget

from imbrex.gui.overview.origin_ink import fill, hue, number
from imbrex.gui.overview.stretch_pane import StretchPane
from imbrex.gui.overview.traced import NOWHERE
from imbrex.gui.theme import Theme, is_palette_change, theme_of

WIDTH = 30
BAR = 4


class StretchGutter(QWidget):
    """Says by number what the text says by colour."""

    def __init__(self, pane: StretchPane) -> None:
        super().__init__()
        self.setObjectName("originGutter")
        self.setAccessibleName(self.tr("Numbers of the texts that the lines beside them also stand in"))
        self.setFixedWidth(WIDTH)
        self._pane = pane
        pane.view_changed.connect(self.update)

    def marks(self) -> list[tuple[int, float, float]]:
        """Rank, top and bottom in pixels for each run of lines of one text, from the top."""
        pane, pieces = self._pane, self._pane.shown.pieces
        found: list[tuple[int, float, float]] = []
        for line in pane.lines():
            rows = pieces.between(line.start, line.end)
            ranks = [pane.rank_of(int(owner)) for owner in pieces.owner[rows]]
            for rank in dict.fromkeys(rank for rank in ranks if rank != NOWHERE):
                row = next((row for row in range(len(found) - 1, -1, -1) if found[row][0] == rank), -1)
                if row >= 0 and line.top - found[row][2] < line.bottom - line.top:
                    found[row] = (rank, found[row][1], line.bottom)
                else:
                    found.append((rank, line.top, line.bottom))
        return found

    def changeEvent(self, event: QEvent) -> None:
        if is_palette_change(event):
            self.update()
        super().changeEvent(event)

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = QPainter(self)
        theme = theme_of(QApplication.palette())
        painter.fillRect(self.rect(), theme.base)
        font = QFont(QApplication.font())
        font.setPointSizeF(font.pointSizeF() * 0.85)
        painter.setFont(font)
        below = 0.0
        for rank, top, bottom in self.marks():
            painter.fillRect(QRectF(self.width() - BAR, top, BAR, bottom - top), fill(theme, rank))
            below = self._paint_mark(painter, theme, rank, max(0.0, top, below), bottom)
        painter.end()

    def _paint_mark(self, painter: QPainter, theme: Theme, rank: int, top: float, bottom: float) -> float:
        """Write a number at the first line on screen, below the number before it; tell where it ends."""
        height = painter.fontMetrics().height()
        if top > bottom:
            return top
        painter.setPen(theme.ink(hue(rank)))
        box = QRectF(0, top, self.width() - BAR - 4, height)
        painter.drawText(box, int(Qt.AlignmentFlag.AlignRight), number(rank))
        return top + height

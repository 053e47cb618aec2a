"""Stretch gutter: colours and numbers of the visible stretches, beside their lines."""

from itertools import pairwise

from PySide6.QtCore import QEvent, QRectF, Qt
from PySide6.QtGui import QFont, QPainter, QPaintEvent
from PySide6.QtWidgets import QApplication, QWidget

from imbrex.gui.overview.texts.origin_ink import fill, hue, number
from imbrex.gui.overview.texts.stretch_pane import StretchPane
from imbrex.gui.overview.texts.traced import NOWHERE
from imbrex.gui.theme.theme import Theme, is_palette_change, theme_of
from imbrex.gui.wording.translation import translated

WIDTH = 30
BAR = 4


class StretchGutter(QWidget):
    """Shows as numbers what the text shows as colours."""

    def __init__(self, pane: StretchPane) -> None:
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

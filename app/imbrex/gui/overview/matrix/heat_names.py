"""Heat names: how the room of the heatmap is shared out between names and cells."""

from dataclasses import replace

from PySide6.QtCore import QSize
from PySide6.QtGui import QFont, QFontMetricsF

from imbrex.gui.overview.matrix.grid import NAMES_FROM, SPACE, Grid, fitting

WIDEST = 210
HIGHEST = 150
SHARE = 0.3  # of the viewport; names must not take it all
MEASURED = 40
"""Names of most bytes, as wide letters have more of them; to lay all of 2,000 out takes too long."""
LETTERS = 200  # no name is measured further


class HeatNames:
    """The names of rows and columns, and the room they take."""

    def __init__(self) -> None:
        self.all: list[str] = []
        self._widest = 0.0
        self._line = 0.0

    def measure(self, font: QFont) -> None:
        """Find out how wide the names are."""
        bold = QFont(font)
        bold.setBold(True)
        metrics = QFontMetricsF(bold)
        longest = sorted(self.all, key=lambda name: len(name.encode("utf-8", "replace")))[-MEASURED:]
        self._line = metrics.height()
        self._widest = max((metrics.horizontalAdvance(name[:LETTERS]) for name in longest), default=0.0) + 2 * SPACE + 2

    def grid(self, size: QSize, cell: float | None) -> Grid:
        """Cells of a side, or as large as all of them fit."""
        if cell is not None:
            return self._grid(size, cell)
        grid = self._grid(size, NAMES_FROM)
        fit = _fit(grid)
        if fit >= NAMES_FROM:
            return replace(grid, cell=fit)
        grid = self._grid(size, fit)
        return replace(grid, cell=min(_fit(grid), NAMES_FROM - 1))

    def _grid(self, size: QSize, cell: float) -> Grid:
        left = int(min(self._widest, WIDEST, size.width() * SHARE))
        upright = min(self._widest, HIGHEST, size.height() * SHARE)
        top = int(upright if cell >= NAMES_FROM else self._line + 8)
        return Grid(len(self.all), cell, left, top, size.width(), size.height())


def _fit(grid: Grid) -> float:
    return fitting(grid.count, min(grid.room.width(), grid.room.height()))

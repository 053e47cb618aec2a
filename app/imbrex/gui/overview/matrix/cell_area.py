"""Cell area: square cells with names beside them, to be scrolled and zoomed."""

from dataclasses import replace

from PySide6.QtCore import QPointF, QSize, Qt
from PySide6.QtGui import QFont, QFontMetricsF, QWheelEvent
from PySide6.QtWidgets import QAbstractScrollArea, QFrame

from imbrex.gui.overview.matrix.grid import LARGEST, NAMES_FROM, SPACE, STEP, Grid, Place, fitting, rounded

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


class CellArea(QAbstractScrollArea):
    """Where cells lie; what they show is up to others.

    Attributes:
        names: of the rows, which are those of the columns.
        current: row and column that keys move.
    """

    def __init__(self) -> None:
        super().__init__()
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.viewport().setMouseTracking(True)
        self.names = HeatNames()
        self.current: Place | None = None
        self._cell: float | None = None  # None: all of it fits

    @property
    def grid(self) -> Grid:
        """Where the cells lie."""
        grid = self.names.grid(self.viewport().size(), self._cell)
        return replace(grid, x=self.horizontalScrollBar().value(), y=self.verticalScrollBar().value())

    def zoom(self, steps: int, around: QPointF | None = None) -> None:
        """Make cells larger, or smaller; what lies at a point stays there."""
        before = self.grid
        point = around or self._middle_of(before)
        across = (point.x() - before.left + before.x) / before.cell
        down = (point.y() - before.top + before.y) / before.cell
        cell = min(LARGEST, rounded(before.cell * STEP**steps))
        self._cell = cell if cell > self.names.grid(self.viewport().size(), None).cell else None
        self.update_scroll_bars()
        after = self.grid
        self.horizontalScrollBar().setValue(round(after.left + across * after.cell - point.x()))
        self.verticalScrollBar().setValue(round(after.top + down * after.cell - point.y()))
        self.viewport().update()

    def fit(self) -> None:
        """Show all cells."""
        self._cell = None
        self.update_scroll_bars()
        self.viewport().update()

    def show_cell(self, place: Place) -> None:
        """Scroll to where a cell is seen."""
        x, y = self.grid.scrolled_to(*place)
        self.horizontalScrollBar().setValue(x)
        self.verticalScrollBar().setValue(y)

    def update_scroll_bars(self) -> None:
        """Let the bars reach as far as there are cells."""
        grid = self.grid
        room = grid.room
        pages = (int(room.width()), int(room.height()))
        bars = (self.horizontalScrollBar(), self.verticalScrollBar())
        for bar, most, page in zip(bars, grid.most, pages, strict=True):
            bar.setRange(0, most)
            bar.setPageStep(page)
            bar.setSingleStep(max(1, int(grid.cell)))

    def wheelEvent(self, event: QWheelEvent) -> None:
        if event.modifiers() & Qt.KeyboardModifier.ControlModifier:
            self.zoom(1 if event.angleDelta().y() > 0 else -1, event.position())
            event.accept()
        else:
            super().wheelEvent(event)

    def scrollContentsBy(self, _dx: int, _dy: int) -> None:
        self.viewport().update()

    def _middle_of(self, grid: Grid) -> QPointF:
        """What stays where it is when keys zoom: the current cell if it is seen."""
        if self.current is not None:
            middle = grid.rect(*self.current).center()
            if grid.room.contains(middle):
                return middle
        return grid.room.center()

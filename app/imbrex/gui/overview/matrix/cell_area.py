"""Cell area: cells with row and column names, scrollable and zoomable."""

from dataclasses import replace

from PySide6.QtCore import QPointF, QSize, Qt
from PySide6.QtGui import QFont, QFontMetricsF, QWheelEvent
from PySide6.QtWidgets import QAbstractScrollArea, QFrame

from imbrex.gui.overview.matrix.grid import LARGEST, NAMES_FROM, SPACE, STEP, Grid, Place, fitting, rounded, stretched

WIDEST = 210
HIGHEST = 150
SHARE = 0.3  # maximum share of the viewport for names
MEASURED = 40
"""Number of names to measure, longest in bytes first, as wide letters have more; laying out all 2,000 is too slow."""
LETTERS = 200  # maximum characters of a name to measure


class HeatNames:
    """The names of rows and columns, and the space they need."""

    def __init__(self) -> None:
        self.all: list[str] = []
        self._widest = 0.0
        self._line = 0.0

    def measure(self, font: QFont) -> None:
        """Measure the width of the names."""
        bold = QFont(font)
        bold.setBold(True)
        metrics = QFontMetricsF(bold)
        longest = sorted(self.all, key=lambda name: len(name.encode("utf-8", "replace")))[-MEASURED:]
        self._line = metrics.height()
        self._widest = max((metrics.horizontalAdvance(name[:LETTERS]) for name in longest), default=0.0) + 2 * SPACE + 2

    def grid(self, size: QSize, cell: float | None) -> Grid:
        """Return a grid of the given cell size, or of the largest that fits."""
        fitted = stretched(self._fitted(size))
        return fitted if cell is None else replace(self._grid(size, cell), stretch=fitted.stretch)

    def _fitted(self, size: QSize) -> Grid:
        """Return the grid of the largest cells that fit."""
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
    """Geometry of the cells; subclasses paint them.

    Attributes:
        names: of the rows, which are also those of the columns.
        current: row and column of the keyboard cursor.
    """

    def __init__(self) -> None:
        super().__init__()
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.viewport().setMouseTracking(True)
        self.names = HeatNames()
        self.current: Place | None = None
        self._cell: float | None = None  # None: fit to the window

    @property
    def grid(self) -> Grid:
        """Return the grid."""
        grid = self.names.grid(self.viewport().size(), self._cell)
        return replace(grid, x=self.horizontalScrollBar().value(), y=self.verticalScrollBar().value())

    def zoom(self, steps: int, around: QPointF | None = None) -> None:
        """Zoom in or out around a fixed position."""
        before = self.grid
        point = around or self._middle_of(before)
        across = (point.x() - before.left + before.x) / before.across
        down = (point.y() - before.top + before.y) / before.cell
        cell = min(LARGEST, rounded(before.cell * STEP**steps))
        self._cell = cell if cell > self.names.grid(self.viewport().size(), None).cell else None
        self.update_scroll_bars()
        after = self.grid
        self.horizontalScrollBar().setValue(round(after.left + across * after.across - point.x()))
        self.verticalScrollBar().setValue(round(after.top + down * after.cell - point.y()))
        self.viewport().update()

    def fit(self) -> None:
        """Fit all cells to the window."""
        self._cell = None
        self.update_scroll_bars()
        self.viewport().update()

    def show_cell(self, place: Place) -> None:
        """Scroll a cell into view."""
        x, y = self.grid.scrolled_to(*place)
        self.horizontalScrollBar().setValue(x)
        self.verticalScrollBar().setValue(y)

    def update_scroll_bars(self) -> None:
        """Update the range of the scroll bars."""
        grid = self.grid
        room = grid.room
        pages = (int(room.width()), int(room.height()))
        bars = (self.horizontalScrollBar(), self.verticalScrollBar())
        cells = grid.across, grid.cell
        for bar, most, page, cell in zip(bars, grid.most, pages, cells, strict=True):
            bar.setRange(0, most)
            bar.setPageStep(page)
            bar.setSingleStep(max(1, int(cell)))

    def wheelEvent(self, event: QWheelEvent) -> None:
        if event.modifiers() & Qt.KeyboardModifier.ControlModifier:
            self.zoom(1 if event.angleDelta().y() > 0 else -1, event.position())
            event.accept()
        else:
            super().wheelEvent(event)

    def scrollContentsBy(self, _dx: int, _dy: int) -> None:
        self.viewport().update()

    def _middle_of(self, grid: Grid) -> QPointF:
        """Return the fixed point for zooming by key: the current cell if it is visible."""
        if self.current is not None:
            middle = grid.rect(*self.current).center()
            if grid.room.contains(middle):
                return middle
        return grid.room.center()

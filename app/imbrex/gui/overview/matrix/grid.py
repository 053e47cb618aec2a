"""Grid: the cells of the matrix in its viewport."""

from dataclasses import replace
from math import ceil

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QFont, QFontMetricsF, QWheelEvent
from PySide6.QtWidgets import QAbstractScrollArea, QFrame

from imbrex.gui.theme.fonts import bold
from imbrex.values import frozen

Place = tuple[int, int]
"""Row and column."""

SPACE = 6  # pixels between a name and the cells
NAMES_FROM = 10.0  # cell size in pixels from which each row and column has room for its name
SMALLEST, LARGEST = 0.001, 40.0
USUAL = 26.0  # a small class need not fill the window with large tiles
WIDEST_CELL = 2.5  # maximum width of a cell, relative to its height
STEP = 1.25
WHOLE_FROM = 6.0  # larger cells have whole pixels, so that all look the same


@frozen
class Grid:
    """Cells in a viewport; all lengths in device-independent pixels.

    Attributes:
        count: cells per row.
        cell: height of a cell.
        left, top: space for names.
        width, height: of the viewport.
        x, y: scroll position.
        stretch: width of a cell, relative to its height, so that the matrix uses the width of the window.
    """

    count: int
    cell: float
    left: int
    top: int
    width: int
    height: int
    x: int = 0
    y: int = 0
    stretch: float = 1.0

    @property
    def across(self) -> float:
        """Return the width of a cell."""
        return self.cell * self.stretch

    @property
    def has_names(self) -> bool:
        """Return whether every row and column has room for its name."""
        return self.cell >= NAMES_FROM

    @property
    def room(self) -> QRectF:
        """Return the area where cells are visible."""
        return QRectF(self.left, self.top, max(0, self.width - self.left), max(0, self.height - self.top))

    @property
    def most(self) -> tuple[int, int]:
        """Return the maximum scroll position, across and down."""
        room = self.room
        sides = ceil(self.count * self.across), ceil(self.count * self.cell)
        return max(0, sides[0] - int(room.width())), max(0, sides[1] - int(room.height()))

    @property
    def rows(self) -> range:
        """Return the visible rows."""
        return self._seen(self.y, self.room.height(), self.cell)

    @property
    def columns(self) -> range:
        """Return the visible columns."""
        return self._seen(self.x, self.room.width(), self.across)

    def rect(self, row: int, column: int, rows: int = 1, columns: int = 1) -> QRectF:
        """Return the rectangle of one or more cells."""
        left, top = self.left + column * self.across - self.x, self.top + row * self.cell - self.y
        return QRectF(left, top, columns * self.across, rows * self.cell)

    def cell_at(self, point: QPointF) -> tuple[int, int] | None:
        """Return row and column at a position; None outside the cells."""
        if not self.room.contains(point):
            return None
        row = int((point.y() - self.top + self.y) / self.cell)
        column = int((point.x() - self.left + self.x) / self.across)
        return (row, column) if row < self.count and column < self.count else None

    def scrolled_to(self, row: int, column: int) -> tuple[int, int]:
        """Return the nearest scroll position at which a cell is fully visible."""
        room = self.room
        return _nearest(self.x, column, self.across, room.width()), _nearest(self.y, row, self.cell, room.height())

    def _seen(self, start: int, room: float, cell: float) -> range:
        return range(int(start / cell), min(self.count, ceil((start + room) / cell)))


def fitting(count: int, room: float) -> float:
    """Return the cell size at which all cells fit."""
    return rounded(max(SMALLEST, min(USUAL, room / max(1, count))), down=True)


def stretched(grid: Grid) -> Grid:
    """Return a grid with cells as wide as the room allows, within reason."""
    widest = min(WIDEST_CELL * grid.cell, grid.room.width() / max(1, grid.count))
    return replace(grid, stretch=max(1.0, rounded(widest, down=True) / grid.cell))


def rounded(cell: float, *, down: bool = False) -> float:
    """Round a cell size to one that looks even."""
    if cell < WHOLE_FROM:
        return cell
    return float(int(cell)) if down else float(round(cell))


def _nearest(start: int, index: int, cell: float, room: float) -> int:
    first, last = index * cell, (index + 1) * cell
    if first < start:
        return int(first)
    return ceil(last - room) if last > start + room else start


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
        metrics = QFontMetricsF(bold(font))
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

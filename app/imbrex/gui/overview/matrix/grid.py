"""Grid: the cells of the matrix in its viewport."""

from dataclasses import dataclass, replace
from math import ceil

from PySide6.QtCore import QPointF, QRectF

Place = tuple[int, int]
"""Row and column."""

SPACE = 6  # pixels between a name and the cells
NAMES_FROM = 10.0  # cell size in pixels from which each row and column has room for its name
SMALLEST, LARGEST = 0.001, 40.0
USUAL = 26.0  # a small class need not fill the window with large tiles
WIDEST_CELL = 2.5  # maximum width of a cell, relative to its height
STEP = 1.25
WHOLE_FROM = 6.0  # larger cells have whole pixels, so that all look the same


@dataclass(frozen=True, slots=True)
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

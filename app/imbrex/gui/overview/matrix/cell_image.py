"""Cell image: the visible part of a matrix as pixels, each of exactly one colour."""

from dataclasses import dataclass
from math import ceil
from typing import TypeVar

import numpy as np
from numpy.typing import NDArray
from PySide6.QtGui import QColor, QImage

from imbrex.gui.overview.matrix.grid import Grid
from imbrex.gui.overview.matrix.matrix import OWN_STEPS, STEPS, Bytes, Code, pooled
from imbrex.gui.theme.contrast import mix
from imbrex.gui.theme.theme import Theme

GAP_FROM = 6.0  # cell size in pixels from which a hairline separates two

Pixels = NDArray[np.uint32]
Ints = NDArray[np.int64]
Value = TypeVar("Value", bound=np.generic)


@dataclass(frozen=True, slots=True)
class Piece:
    """The visible part, in device pixels.

    Attributes:
        cell: height of a cell of the given matrix, 1 or more.
        left, top: scroll offset in the matrix.
        width, height: of the viewport.
        stretch: width of a cell, relative to its height, 1 or more.
    """

    cell: float
    left: int
    top: int
    width: int
    height: int
    stretch: float = 1.0

    @property
    def across(self) -> float:
        """Return the width of a cell."""
        return self.cell * self.stretch


class CellPicture:
    """The cached image of the visible part, redrawn only on change."""

    def __init__(self) -> None:
        self._key: object = None
        self._image = QImage()
        self._factor = 0
        self._pooled: Bytes = np.zeros((0, 0), np.uint8)

    def forget(self) -> None:
        """Invalidate the image, as the cells have changed."""
        self._key, self._factor = None, 0

    def draw(self, codes: Bytes, grid: Grid, ratio: float, theme: Theme) -> QImage:
        """Return an image of the cells in the grid's viewport; `ratio` is device pixels per grid pixel."""
        key = (grid, ratio, theme.name)
        if self._key != key:
            cell = grid.cell * ratio
            factor = max(1, ceil(1 / cell))
            if factor != self._factor:
                self._factor, self._pooled = factor, pooled(codes, factor)
            room = grid.room
            left, top, width, height = (round(v * ratio) for v in (grid.x, grid.y, room.width(), room.height()))
            piece = Piece(cell * factor, left, top, width, height, grid.stretch)
            self._image = draw_piece(self._pooled, piece, theme)
            self._image.setDevicePixelRatio(ratio)
            self._key = key
        return self._image


def colours(theme: Theme) -> Pixels:
    """Return the pixel of each code, shape (256,)."""
    pixels = np.zeros(256, np.uint32)
    pixels[Code.NOTHING] = theme.base.rgb()
    pixels[Code.APART] = mix(theme.base, theme.line, 0.55).rgb()
    pixels[Code.SELF] = mix(theme.base, theme.muted, 0.45).rgb()
    pixels[Code.OWN : Code.BELOW] = [theme.heat_own(step / OWN_STEPS).rgb() for step in range(OWN_STEPS + 1)]
    pixels[Code.BELOW : Code.ABOVE] = [theme.heat_below(step / STEPS).rgb() for step in range(STEPS + 1)]
    pixels[Code.ABOVE : Code.ABOVE + STEPS + 1] = [theme.heat(step / STEPS).rgb() for step in range(STEPS + 1)]
    return pixels


def draw_piece(codes: Bytes, piece: Piece, theme: Theme) -> QImage:
    """Return an image of the part, smaller than its viewport if the matrix ends before."""
    rows = _cells(piece.top, piece.height, piece.cell, len(codes))
    columns = _cells(piece.left, piece.width, piece.across, len(codes))
    if not len(rows) or not len(columns):
        return QImage()
    seen = codes[rows[0] : rows[-1] + 1, columns[0] : columns[-1] + 1]
    pixels = _spread(colours(theme)[seen], rows, columns)
    if piece.cell >= GAP_FROM:
        own = (seen >= Code.OWN) & (seen < Code.BELOW)
        if own.any():
            _hatch(pixels, _spread(own, rows, columns), piece, theme.base)
        pixels[_is_border(rows, piece.top, piece.cell)] = theme.base.rgb()
        pixels[:, _is_border(columns, piece.left, piece.across)] = theme.base.rgb()
    height, width = pixels.shape
    return QImage(pixels.data, width, height, 4 * width, QImage.Format.Format_RGB32).copy()


def _cells(start: int, room: int, cell: float, count: int) -> Ints:
    """Return the cell of each pixel; pixels beyond the last cell are omitted."""
    cells = ((np.arange(start, start + max(0, room)) + 0.5) / cell).astype(np.int64)
    return cells[cells < count]


def _spread(seen: NDArray[Value], rows: Ints, columns: Ints) -> NDArray[Value]:
    """Expand a value per cell to a value per pixel."""
    return np.asarray(seen[:, columns - columns[0]][rows - rows[0]])


def _is_border(cells: Ints, start: int, cell: float) -> NDArray[np.bool_]:
    """Return whether a pixel is the last one of its cell."""
    following = ((np.arange(start + 1, start + 1 + len(cells)) + 0.5) / cell).astype(np.int64)
    return np.asarray(following != cells)


def _hatch(pixels: Pixels, where: NDArray[np.bool_], piece: Piece, color: QColor) -> None:
    """Draw diagonal hatching that scrolls with the cells."""
    height, width = pixels.shape
    step = max(4, round(piece.cell / 4))
    across = np.arange(piece.left, piece.left + width) % step
    down = np.arange(piece.top, piece.top + height) % step
    lines = (across[None, :] + down[:, None]) % step < max(1, step // 4)
    pixels[where & lines] = color.rgb()

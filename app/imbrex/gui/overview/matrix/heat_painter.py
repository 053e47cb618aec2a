"""Heat painter: names, borders and marks around and over the cells of the matrix."""

from collections.abc import Sequence
from math import ceil
from typing import TypeVar

import numpy as np
from numpy.typing import NDArray
from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QImage, QPainter, QPen

from imbrex.gui.overview.matrix.grid import SPACE, Grid, Place
from imbrex.gui.overview.matrix.matrix import OWN_STEPS, STEPS, Block, Bytes, Code, pooled
from imbrex.gui.theme.contrast import mix
from imbrex.gui.theme.theme import Theme
from imbrex.values import frozen

GAP_FROM = 6.0  # cell size in pixels from which a hairline separates two

Pixels = NDArray[np.uint32]
Ints = NDArray[np.int64]
Value = TypeVar("Value", bound=np.generic)


@frozen
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


SMALLEST_MARK = 11.0  # minimum size in pixels of the frame around the current cell
RING = 4.0  # pixels by which it exceeds the cell on each side
SMALLEST_BLOCK = 6.0  # size in pixels from which a cluster has a border, which would hide a smaller one
ONE_LINE = int(Qt.TextFlag.TextSingleLine)


@frozen
class Marks:
    """The highlighted cells.

    Attributes:
        current, hovered: row and column.
        document: position of the selected document.
        has_focus: whether keys move the current cell.
    """

    current: Place | None = None
    hovered: Place | None = None
    document: int | None = None
    has_focus: bool = False

    def lines(self, side: int) -> list[int]:
        """Return the highlighted rows (side 0) or columns (1), the most important last, without duplicates."""
        chosen = [self.document, *(place[side] if place else None for place in (self.hovered, self.current))]
        return [line for line in dict.fromkeys(reversed(chosen)) if line is not None][::-1]

    def strong(self, side: int) -> set[int]:
        """Return the rows or columns with bold names."""
        chosen = {self.document, self.current[side] if self.current else None}
        return {line for line in chosen if line is not None}


@frozen
class HeatPainter:
    """Paints one frame of the matrix."""

    painter: QPainter
    grid: Grid
    names: Sequence[str]
    theme: Theme

    def paint(self, image: QImage, blocks: Sequence[Block], marks: Marks) -> None:
        """Paint everything, from the background up."""
        painter, grid = self.painter, self.grid
        painter.fillRect(QRectF(0, 0, grid.width, grid.height), self.theme.base)
        painter.setClipRect(grid.room)
        painter.drawImage(QPointF(grid.left, grid.top), image)
        self._draw_blocks(blocks)
        self._draw_document(marks.document)
        painter.setClipRect(grid.room.adjusted(-RING, -RING, 0, 0))
        self._draw_places(marks)
        painter.setClipping(False)
        if grid.has_names:
            self._draw_all_names(marks)
        else:
            self._draw_marked_names(marks)

    def _draw_blocks(self, blocks: Sequence[Block]) -> None:
        self.painter.setBrush(Qt.BrushStyle.NoBrush)
        self.painter.setPen(QPen(self.theme.window_text, 1))
        least = SMALLEST_BLOCK / self.grid.cell
        for first, last in blocks:
            if last - first < least:
                continue
            rect = self.grid.rect(first, first, last - first, last - first)
            # The border between two cells belongs to the first.
            self.painter.drawRect(rect.adjusted(-0.5, -0.5, -0.5, -0.5))

    def _draw_document(self, place: int | None) -> None:
        """Tint a row and a column between hairlines."""
        if place is None:
            return
        tint = QColor(self.theme.accent)
        tint.setAlphaF(0.16)
        count = self.grid.count
        for rect in (self.grid.rect(place, 0, 1, count), self.grid.rect(0, place, count, 1)):
            self.painter.setPen(QPen(self.theme.accent, 1))
            self.painter.setBrush(tint)
            self.painter.drawRect(rect.adjusted(-0.5, -0.5, -0.5, -0.5))

    def _draw_places(self, marks: Marks) -> None:
        self.painter.setBrush(Qt.BrushStyle.NoBrush)
        if marks.hovered is not None and self.grid.cell >= SPACE:
            self.painter.setPen(QPen(self.theme.text, 1))
            self.painter.drawRect(self.grid.rect(*marks.hovered).adjusted(-0.5, -0.5, -0.5, -0.5))
        if marks.current is None:
            return
        rect = self.grid.rect(*marks.current)
        wider, higher = (max(0.0, SMALLEST_MARK - side) / 2 for side in (rect.width(), rect.height()))
        rect = rect.adjusted(-wider - 1.5, -higher - 1.5, wider + 0.5, higher + 0.5)
        # A light ring around a dark one is visible on every colour.
        for color, width in ((self.theme.base, 5.0), (self.theme.accent if marks.has_focus else self.theme.text, 2.5)):
            self.painter.setPen(QPen(color, width, j=Qt.PenJoinStyle.MiterJoin))
            self.painter.drawRect(rect)

    def _draw_all_names(self, marks: Marks) -> None:
        size = min(float(self.painter.fontInfo().pixelSize()), self.grid.cell - 2)
        fonts = [_sized(self.painter.font(), size, bold) for bold in (False, True)]
        for side, lines in enumerate((self.grid.rows, self.grid.columns)):
            self.painter.setClipRect(self._gutter(side))
            strong = marks.strong(side)
            for line in lines:
                self._draw_name(side, line, fonts[line in strong], line in strong)
        self.painter.setClipping(False)

    def _draw_name(self, side: int, line: int, font: QFont, strong: bool) -> None:
        """Draw a name beside its row, or vertically above its column."""
        painter, grid = self.painter, self.grid
        painter.setFont(font)
        painter.setPen(self.theme.text if strong else self.theme.window_text)
        room = (grid.top if side else grid.left) - 2 * SPACE
        text = QFontMetricsF(font).elidedText(self.names[line], Qt.TextElideMode.ElideMiddle, room, ONE_LINE)
        rect = grid.rect(0, line) if side else grid.rect(line, 0)
        if not side:
            box = QRectF(SPACE, rect.top(), room, rect.height())
            painter.drawText(box, int(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter) | ONE_LINE, text)
            return
        painter.save()
        painter.translate(rect.left(), grid.top - SPACE)
        painter.rotate(-90)
        box = QRectF(0, 0, room, rect.width())
        painter.drawText(box, int(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter) | ONE_LINE, text)
        painter.restore()

    def _draw_marked_names(self, marks: Marks) -> None:
        """If the names do not all fit, draw those of the highlighted rows and columns, the most important on top."""
        for side in (0, 1):
            strong = marks.strong(side)
            self.painter.setClipRect(self._gutter(side))
            for line in marks.lines(side):
                self._draw_tag(side, line, line in strong)
        self.painter.setClipping(False)

    def _draw_tag(self, side: int, line: int, strong: bool) -> None:
        painter, grid = self.painter, self.grid
        font = _sized(painter.font(), painter.fontInfo().pixelSize(), strong)
        metrics = QFontMetricsF(font)
        room = (grid.room.width() if side else grid.left) - 2 * SPACE
        text = metrics.elidedText(self.names[line], Qt.TextElideMode.ElideMiddle, room, ONE_LINE)
        width, height = metrics.horizontalAdvance(text) + 2 * SPACE, metrics.height() + 2
        middle = (grid.rect(0, line) if side else grid.rect(line, 0)).center()
        if side:
            left = min(max(middle.x() - width / 2, float(grid.left)), grid.width - width)
            box = QRectF(left, (grid.top - height) / 2, width, height)
        else:
            top = min(max(middle.y() - height / 2, float(grid.top)), grid.height - height)
            box = QRectF(grid.left - width, top, width, height)
        painter.setFont(font)
        painter.fillRect(box, self.theme.base)
        painter.setPen(self.theme.text if strong else self.theme.muted)
        painter.drawText(box, int(Qt.AlignmentFlag.AlignCenter) | ONE_LINE, text)

    def _gutter(self, side: int) -> QRectF:
        grid = self.grid
        return QRectF(grid.left, 0, grid.width, grid.top) if side else QRectF(0, grid.top, grid.left, grid.height)


def _sized(font: QFont, pixels: float, bold: bool) -> QFont:
    font = QFont(font)
    font.setPixelSize(max(8, round(pixels)))
    font.setBold(bold)
    return font

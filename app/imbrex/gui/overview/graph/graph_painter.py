"""Graph painter: points, lines and labels of the graph."""

from collections.abc import Callable, Iterable, Sequence
from dataclasses import replace
from itertools import islice

import numpy as np
from PySide6.QtCore import QLineF, QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPen

from imbrex.engine.arrays import Float64
from imbrex.gui.overview.graph.graph_points import GraphPoints, Ints, Plane
from imbrex.gui.theme.contrast import mix
from imbrex.gui.theme.theme import Theme
from imbrex.values import frozen

WIDEST = 170.0
SQUARE = 4  # pixels of a cell in the occupancy grid
MOST = 160
"""Maximum labels; more are unreadable, and each one costs time."""
TRIES = 700  # maximum number of points tried
SIDES = ((1, 0), (-1, 0), (0, 1), (0, -1))  # right, left, below, above


@frozen
class Node:
    """A drawn point.

    Attributes:
        middle, radius: in pixels.
        pull: mean direction of its lines, of length 1 or less.
    """

    point: int
    middle: QPointF
    radius: float
    pull: QPointF

    @property
    def rect(self) -> QRectF:
        """Return the bounding square."""
        half = QPointF(self.radius, self.radius)
        return QRectF(self.middle - half, self.middle + half)


@frozen
class Label:
    """A name, elided to fit, and its rectangle."""

    point: int
    text: str
    rect: QRectF


def elided(name: str, font: QFont, widest: float = WIDEST) -> tuple[str, QSizeF]:
    """Return the name on one line, elided in the middle, and its size."""
    metrics = QFontMetricsF(font)
    text = metrics.elidedText(name, Qt.TextElideMode.ElideMiddle, widest, int(Qt.TextFlag.TextSingleLine))
    return text, QSizeF(metrics.horizontalAdvance(text) + 6, metrics.height())


class LabelSpace:
    """Occupancy grid of the widget."""

    def __init__(self, size: QSizeF) -> None:
        self._taken = np.zeros((int(size.height()) // SQUARE + 1, int(size.width()) // SQUARE + 1), np.bool_)
        self._bounds = QRectF(0, 0, size.width(), size.height())

    def copy(self) -> "LabelSpace":
        """Return a copy for trial placements."""
        copy = LabelSpace(self._bounds.size())
        copy._taken[:] = self._taken
        return copy

    def is_free(self, rect: QRectF) -> bool:
        """Return whether a rectangle is free and fully inside the widget."""
        return self._bounds.contains(rect) and not self._squares(rect).any()

    def inside(self, rect: QRectF) -> QRectF:
        """Move a rectangle into the widget."""
        left = max(0.0, min(rect.left(), self._bounds.right() - rect.width()))
        top = max(0.0, min(rect.top(), self._bounds.bottom() - rect.height()))
        return QRectF(QPointF(left, top), rect.size())

    def take(self, rect: QRectF) -> None:
        """Mark a rectangle as occupied."""
        self._squares(rect)[:] = True

    def _squares(self, rect: QRectF) -> np.ndarray[tuple[int, ...], np.dtype[np.bool_]]:
        rect = rect & self._bounds
        top, left = int(rect.top()) // SQUARE, int(rect.left()) // SQUARE
        bottom, right = int(rect.bottom()) // SQUARE + 1, int(rect.right()) // SQUARE + 1
        return self._taken[top:bottom, left:right]


def place_labels(
    discs: Iterable[Node], label: Callable[[int], tuple[str, QSizeF]], room: LabelSpace, most: int = MOST
) -> list[Label]:
    """Place names beside points without covering other names or discs; earlier points take precedence.

    Args:
        discs: already marked as occupied in `room`.
        label: text and size for a point.
    """
    placed: list[Label] = []
    for disc in islice(discs, TRIES):
        if len(placed) == most:
            break
        text, size = label(disc.point)
        found = next(filter(room.is_free, around(disc, size)), None)
        if found is not None:
            room.take(found)
            placed.append(Label(disc.point, text, found))
    return placed


def around(disc: Node, size: QSizeF) -> list[QRectF]:
    """Return a rectangle on each side of a disc, starting with the side farthest from its lines."""
    middle, beside = disc.middle, disc.radius + SQUARE + 1
    halves = QPointF(size.width() / 2, size.height() / 2)
    sides = sorted(SIDES, key=lambda side: side[0] * disc.pull.x() + side[1] * disc.pull.y())
    middles = (middle + QPointF(across * (beside + halves.x()), down * (beside + halves.y())) for across, down in sides)
    return [QRectF(point - halves, size) for point in middles]


CLASSES = 6  # number of line classes by strength
SMOOTH = 4_000
"""Maximum lines drawn antialiased and at full width: 20,000 of them would take a quarter of a second."""
MANY = 200  # lines of one point above which they are indistinguishable
REACH = 5.0  # pixels around a line or disc in which it is hit
RING = 4  # pixels around the disc of a selected point
WIDE = 320.0  # maximum width in pixels of the name of a selected point
ONE_LINE = int(Qt.AlignmentFlag.AlignCenter) | int(Qt.TextFlag.TextSingleLine)


@frozen
class Emphasis:
    """The highlighted parts.

    Attributes:
        current, hovered: points.
        line, hovered_line: lines.
    """

    current: int | None = None
    hovered: int | None = None
    line: int | None = None
    hovered_line: int | None = None

    @property
    def points(self) -> list[int]:
        """Return the highlighted points, the most important last."""
        return [point for point in dict.fromkeys((self.hovered, self.current)) if point is not None]

    @property
    def lines(self) -> list[int]:
        """Return the highlighted lines, the most important last."""
        return [line for line in dict.fromkeys((self.hovered_line, self.line)) if line is not None]


def strengths(values: Float64, threshold: float) -> Ints:
    """Return the class of each line, from 0 at the threshold to the strongest."""
    share = (values - threshold) / max(1e-9, 1 - threshold)
    return np.clip((share * CLASSES).astype(np.int64), 0, CLASSES - 1)


class GraphPainter:
    """Draws one graph; line geometry is computed once and cached."""

    def __init__(self, points: GraphPoints, names: Sequence[str], threshold: float, height: float) -> None:
        self._points = points
        self._names = names
        self._height = height
        ends = np.column_stack(
            [points.x[points.one], points.y[points.one], points.x[points.other], points.y[points.other]]
        )
        classes = strengths(points.values, threshold)
        self._lines = [[QLineF(*line) for line in ends[classes == number].tolist()] for number in range(CLASSES)]
        self._is_smooth = len(points.pairs) <= SMOOTH
        self._room = LabelSpace(QSizeF())
        self._labels: list[Label] = []
        self._ranked = np.argsort(-points.degree, kind="stable").tolist()

    def radius(self, point: int, plane: Plane) -> float:
        """Return the radius of a disc in pixels: larger with more lines, smaller in a large graph."""
        room = plane.scale * float(np.sqrt(self._height / max(1, len(self._points))))
        base = min(6.5, max(2.4, room * 0.13))
        return base * min(2.0, 1 + 0.12 * float(np.log2(1 + self._points.degree[point])))

    def found(self, position: QPointF, plane: Plane) -> tuple[int | None, int | None]:
        """Return the point at a position, otherwise the line."""
        points = self._points
        x, y = plane.place(position)
        point = points.nearest_point(x, y, 3 * REACH / plane.scale)
        if point is not None:
            away = position - plane.point(float(points.x[point]), float(points.y[point]))
            if (away.x() ** 2 + away.y() ** 2) ** 0.5 <= self.radius(point, plane) + 2:
                return point, None
        return None, points.nearest_line(x, y, REACH / plane.scale)

    def draw(self, painter: QPainter, plane: Plane, size: QSizeF, reserved: Sequence[QRectF], theme: Theme) -> None:
        """Draw lines and discs, and compute which names fit outside the reserved areas."""
        painter.setRenderHint(QPainter.RenderHint.Antialiasing, self._is_smooth)
        self._draw_lines(painter, plane, theme)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        discs, self._room = self._seen(plane, size), LabelSpace(size)
        for rect in (*reserved, *(disc.rect for disc in discs)):
            self._room.take(rect)
        painter.setPen(QPen(theme.base, 1))
        painter.setBrush(_fill(theme))
        for disc in discs:
            painter.drawEllipse(disc.middle, disc.radius, disc.radius)
        font = painter.font()
        self._labels = place_labels(discs, lambda point: elided(self._name(point), font), self._room.copy())

    def draw_over(self, painter: QPainter, plane: Plane, standout: Emphasis, is_moving: bool, theme: Theme) -> None:
        """Draw selection, hover and names; while the picture is moving, omit the other names."""
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        lines, points = standout.lines, standout.points
        ends = {int(end) for line in lines for end in (self._points.one[line], self._points.other[line])}
        strong = [*sorted(ends.difference(points)), *points]
        for point in points:
            self._draw_lines_of(painter, plane, point, theme)
        self._draw_strong(painter, plane, lines, 4.0, theme)
        placed = self._place_strong(painter, plane, strong, standout.current)
        for label in () if is_moving else self._labels:
            if label.point not in strong and not any(label.rect.intersects(other.rect) for other in placed):
                self._draw_label(painter, label, theme.window_text, theme)
        for point in strong:
            self._draw_ring(painter, self._disc(point, plane), point == standout.current, theme)
        for label in placed:
            painter.setFont(_weighted(painter.font(), label.point == standout.current))
            self._draw_label(painter, label, theme.text, theme)
        painter.setFont(_weighted(painter.font(), False))

    def _draw_lines(self, painter: QPainter, plane: Plane, theme: Theme) -> None:
        """Draw lines from weakest to strongest."""
        painter.setTransform(plane.transform())
        for number, lines in enumerate(self._lines):
            share = number / (CLASSES - 1)
            width = 1 + 2.5 * share if self._is_smooth else 1
            pen = QPen(mix(theme.base, theme.text, 0.28 + 0.42 * share), width)
            pen.setCosmetic(True)
            painter.setPen(pen)
            painter.drawLines(lines)
        painter.resetTransform()

    def _draw_lines_of(self, painter: QPainter, plane: Plane, point: int, theme: Theme) -> None:
        """Draw the lines of one point, with the discs at their other ends on top."""
        lines = self._points.lines_of(point).tolist()
        self._draw_strong(painter, plane, lines, 1.6 if len(lines) <= MANY else 1.0, theme)
        painter.setPen(QPen(theme.base, 1))
        painter.setBrush(_fill(theme))
        for line in lines:
            one, other = int(self._points.one[line]), int(self._points.other[line])
            disc = self._disc(other if one == point else one, plane)
            painter.drawEllipse(disc.middle, disc.radius, disc.radius)

    def _draw_strong(self, painter: QPainter, plane: Plane, lines: Sequence[int], width: float, theme: Theme) -> None:
        color = QColor(theme.strong(5))
        color.setAlphaF(1.0 if len(lines) <= MANY else 0.45)
        painter.setPen(QPen(color, width))
        x, y, points = self._points.x, self._points.y, self._points
        for line in lines:
            one, other = points.one[line], points.other[line]
            painter.drawLine(plane.point(float(x[one]), float(y[one])), plane.point(float(x[other]), float(y[other])))

    @staticmethod
    def _draw_ring(painter: QPainter, disc: Node, is_current: bool, theme: Theme) -> None:
        painter.setPen(QPen(theme.base, 1.5))
        painter.setBrush(_fill(theme))
        painter.drawEllipse(disc.middle, disc.radius + 1, disc.radius + 1)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(QPen(theme.text, 2.5 if is_current else 1.2))
        painter.drawEllipse(disc.middle, disc.radius + 4, disc.radius + 4)

    def _place_strong(self, painter: QPainter, plane: Plane, points: list[int], current: int | None) -> list[Label]:
        """Place the names of highlighted points: without covering a disc if possible, but always visible."""
        room, placed = self._room.copy(), []
        for point in reversed(points):
            disc = self._disc(point, plane)
            text, size = elided(self._name(point), _weighted(painter.font(), point == current), WIDE)
            found = around(replace(disc, radius=disc.radius + RING), size)
            rect = next(filter(room.is_free, found), None) or room.inside(found[0])
            room.take(rect)
            placed.append(Label(point, text, rect))
        return placed

    @staticmethod
    def _draw_label(painter: QPainter, label: Label, color: QColor, theme: Theme) -> None:
        behind = QColor(theme.base)
        behind.setAlphaF(0.82)  # a line behind a name must not strike it out
        painter.fillRect(label.rect, behind)
        painter.setPen(color)
        painter.drawText(label.rect, ONE_LINE, label.text)

    def _seen(self, plane: Plane, size: QSizeF) -> list[Node]:
        """Return the visible discs by descending number of lines."""
        bounds = QRectF(-10, -10, size.width() + 20, size.height() + 20)
        discs = (self._disc(point, plane) for point in self._ranked)
        return [disc for disc in discs if bounds.contains(disc.middle)]

    def _disc(self, point: int, plane: Plane) -> Node:
        middle = plane.point(float(self._points.x[point]), float(self._points.y[point]))
        return Node(point, middle, self.radius(point, plane), QPointF(*self._points.pull[point].tolist()))

    def _name(self, point: int) -> str:
        return self._names[int(self._points.documents[point])]


def _fill(theme: Theme) -> QColor:
    return mix(theme.accent, theme.text, 0.25) if theme.dark else theme.accent


def _weighted(font: QFont, is_bold: bool) -> QFont:
    font = QFont(font)
    font.setBold(is_bold)
    return font

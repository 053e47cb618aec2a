"""Graph points: a laid-out graph as arrays, with searches by position."""

from dataclasses import replace

import numpy as np
from numpy.typing import NDArray
from PySide6.QtCore import QLocale, QObject, QPointF, QRectF, QSizeF
from PySide6.QtGui import QTransform

from imbrex.engine.arrays import Float64
from imbrex.engine.overview.graph import Graph
from imbrex.engine.text.tokens import Int32
from imbrex.gui.overview.shared.class_choice import Pair, ShownClass
from imbrex.gui.overview.shared.pair_text import PairText
from imbrex.gui.wording.numbers import tenths_at_most
from imbrex.values import frozen

SIDE, TOP, BOTTOM = 60, 30, 40  # margins in pixels for labels and notes
LEAST, MOST = 0.5, 60.0  # relative to the scale that fits the whole graph


@frozen
class Plane:
    """Isotropic scaling and translation from graph coordinates to pixels.

    Attributes:
        scale: pixels per unit.
        x, y: pixel position of the origin.
    """

    scale: float
    x: float
    y: float

    def point(self, x: float, y: float) -> QPointF:
        """Return the pixel position of a graph coordinate."""
        return QPointF(x * self.scale + self.x, y * self.scale + self.y)

    def place(self, point: QPointF) -> tuple[float, float]:
        """Return the graph coordinate at a pixel position."""
        return (point.x() - self.x) / self.scale, (point.y() - self.y) / self.scale

    def moved(self, by: QPointF) -> "Plane":
        """Return the plane, translated."""
        return replace(self, x=self.x + by.x(), y=self.y + by.y())

    def zoomed(self, factor: float, around: QPointF) -> "Plane":
        """Return the plane, scaled around a fixed pixel position."""
        x, y = self.place(around)
        scale = self.scale * factor
        return Plane(scale, around.x() - x * scale, around.y() - y * scale)

    def transform(self) -> QTransform:
        """Return the mapping as a QTransform."""
        return QTransform(self.scale, 0, 0, self.scale, self.x, self.y)


def fitted(height: float, size: QSizeF) -> Plane:
    """Return the plane that fits and centres a rectangle of 1 by `height`."""
    room = QRectF(SIDE, TOP, max(40.0, size.width() - 2 * SIDE), max(40.0, size.height() - TOP - BOTTOM))
    scale = min(room.width(), room.height() / max(height, 1e-3))
    middle = room.center()
    return Plane(scale, middle.x() - scale / 2, middle.y() - scale * height / 2)


Ints = NDArray[np.int64]


MOST_LINES = 20_000
"""Only the strongest lines; more are a black sheet, and too slow to draw."""


class GraphPoints:
    """Points are numbered as in the graph; only the strongest lines are included.

    Attributes:
        documents: number of each point's document in the report, shape (n,).
        x, y: positions, shape (n,).
        one, other: points at the ends of each line, shape (m,).
        pairs: index of each line in the pairs of the report, shape (m,).
        values: score of each line, shape (m,).
        degree: number of lines of each point, including omitted ones, shape (n,).
        pull: mean direction of each point's lines, of length 1 at most, shape (n, 2).
    """

    def __init__(self, shown: ShownClass, graph: Graph) -> None:
        self.documents: Ints = graph.documents.astype(np.int64)
        self.x: Float64 = graph.x.astype(np.float64)
        self.y: Float64 = graph.y.astype(np.float64)
        self.pairs: Ints = _strongest(shown, graph).astype(np.int64)
        self._point = np.full(len(shown.report.documents), -1, np.int64)
        self._point[self.documents] = np.arange(len(self.documents))
        columns = shown.report.pairs
        self.one: Ints = self._point[columns.left[self.pairs]]
        self.other: Ints = self._point[columns.right[self.pairs]]
        self.values: Float64 = shown.values[self.pairs].astype(np.float64)
        count = len(shown.report.documents)
        lines_of = [np.bincount(column[graph.links], minlength=count) for column in (columns.left, columns.right)]
        self.degree: Ints = (lines_of[0] + lines_of[1])[self.documents]
        ends, others = np.concatenate([self.one, self.other]), np.concatenate([self.other, self.one])
        ways = np.column_stack([self.x[others] - self.x[ends], self.y[others] - self.y[ends]])
        ways /= np.maximum(np.hypot(ways[:, :1], ways[:, 1:]), 1e-12)
        summed = [np.bincount(ends, weights=way, minlength=len(self)) for way in ways.T]
        drawn = np.bincount(ends, minlength=len(self))
        self.pull: Float64 = np.column_stack(summed) / np.maximum(drawn, 1)[:, None]

    def __len__(self) -> int:
        return len(self.documents)

    def point_of(self, document: int | None) -> int | None:
        """Return the point of a document; None if it is not drawn."""
        if document is None or not 0 <= document < len(self._point):
            return None
        point = int(self._point[document])
        return point if point >= 0 else None

    def line_of(self, pair: Pair | None) -> int | None:
        """Return the line of a pair; None if it is not drawn."""
        ends = [self.point_of(document) for document in pair or ()]
        if len(ends) < 2 or None in ends:
            return None
        one, other = ends
        found = np.flatnonzero(
            ((self.one == one) & (self.other == other)) | ((self.one == other) & (self.other == one))
        )
        return int(found[0]) if len(found) else None

    def pair_at(self, line: int) -> Pair:
        """Return the documents at the ends of a line."""
        one, other = int(self.documents[self.one[line]]), int(self.documents[self.other[line]])
        return min(one, other), max(one, other)

    def nearest_point(self, x: float, y: float, reach: float) -> int | None:
        """Return the point nearest to a position within reach, if any."""
        if not len(self):
            return None
        distance = np.hypot(self.x - x, self.y - y)
        nearest = int(np.argmin(distance))
        return nearest if distance[nearest] <= reach else None

    def nearest_line(self, x: float, y: float, reach: float) -> int | None:
        """Return the line nearest to a position within reach, if any."""
        if not len(self.pairs):
            return None
        left, top = self.x[self.one], self.y[self.one]
        across, down = self.x[self.other] - left, self.y[self.other] - top
        length = np.maximum(across**2 + down**2, 1e-18)
        share = np.clip(((x - left) * across + (y - top) * down) / length, 0, 1)
        distance = np.hypot(left + share * across - x, top + share * down - y)
        nearest = int(np.argmin(distance))
        return nearest if distance[nearest] <= reach else None

    def lines_of(self, point: int) -> Ints:
        """Return the lines of a point, by descending strength."""
        lines = np.flatnonzero((self.one == point) | (self.other == point))
        return lines[np.argsort(-self.values[lines], kind="stable")]

    def partners_of(self, point: int) -> list[int]:
        """Return the documents linked to a point, by descending strength."""
        lines = self.lines_of(point)
        return [int(document) for document in self.documents[self.one[lines] + self.other[lines] - point]]

    def beside(self, point: int, across: int, down: int) -> int | None:
        """Return the next point in a direction, -1, 0 or 1 per axis; if both are equal, the next or previous by number.

        Distance ahead counts more than deviation; points more than 45 degrees off are used only if there are no others.
        """
        if across == down:
            return (point + across) % len(self)
        ahead = (self.x - self.x[point]) * across + (self.y - self.y[point]) * down
        aside = np.abs((self.x - self.x[point]) * down - (self.y - self.y[point]) * across)
        # Points with the same position follow each other by number; otherwise none of them could ever be left.
        there = (ahead == 0) & (aside == 0)
        step = across + down
        same = [int(other) for other in np.flatnonzero(there) if (other - point) * step > 0]
        if same:
            return min(same, key=lambda other: abs(other - point))
        for within in (aside <= ahead, np.ones(len(self), np.bool_)):
            candidates = np.flatnonzero(within & (ahead > 0))
            if len(candidates):
                return int(candidates[np.argmin(ahead[candidates] + 2 * aside[candidates])])
        return None


def _strongest(shown: ShownClass, graph: Graph) -> Int32:
    """Return the lines to draw, in the order of the graph."""
    values = shown.values[graph.links]
    if len(values) <= MOST_LINES:
        return graph.links
    return graph.links[np.sort(np.argpartition(values, -MOST_LINES)[-MOST_LINES:])]


class GraphText(QObject):
    """Sentences about the displayed graph."""

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._pair = PairText(self)
        self._shown: ShownClass | None = None
        self._points: GraphPoints | None = None
        self._above = 0

    def show_graph(self, shown: ShownClass, points: GraphPoints | None) -> None:
        """Set the graph."""
        self._shown, self._points = shown, points
        self._above = int(np.count_nonzero(shown.above))

    def describe(self, point: int | None, line: int | None) -> str:
        """Describe a document with its number of lines, or a pair with its scores; empty for neither."""
        if self._shown is None or self._points is None:
            return ""
        if point is not None:
            links = self.tr("%Ln pair(s) above the threshold", "", int(self._points.degree[point]))
            return f"{self._shown.names[int(self._points.documents[point])]}\n{links}"
        return "" if line is None else self._pair.describe(self._shown, *self._points.pair_at(line))

    def notice(self) -> str:
        """Return why nothing is drawn."""
        if self._shown is None or self._above:
            return self.tr("Drawing graph…")
        if not self._shown.threshold:
            return self.tr("At a threshold of 0 nothing is linked. Raise the threshold to see groups.")
        text = self.tr("No pair reaches the threshold of %1. Lower the threshold to see groups.")
        return text.replace("%1", tenths_at_most(self._shown.threshold))

    def note(self) -> str:
        """Return the meaning of lines, and what is not drawn."""
        if self._shown is None or self._points is None:
            return ""
        lines = [self.tr("Thicker line: higher score")] if len(self._points.pairs) > 1 else []
        if len(self._points.pairs) < self._above:
            text = self.tr("showing %1 of %2 pairs above the threshold")
            drawn, above = (QLocale().toString(count) for count in (len(self._points.pairs), self._above))
            lines.append(text.replace("%1", drawn).replace("%2", above))
        absent = sum(counted.takes_part for counted in self._shown.report.documents) - len(self._points)
        if absent:
            lines.append(self.tr("%Ln document(s) with no pair above the threshold not shown", "", absent))
        return "\n".join(lines)

"""Graph labels: the points that have room for a name, and the positions of the names."""

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from itertools import islice

import numpy as np
from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QFont, QFontMetricsF

WIDEST = 170.0
SQUARE = 4  # pixels of a cell in the occupancy grid
MOST = 160
"""Maximum labels; more are unreadable, and each one costs time."""
TRIES = 700  # maximum number of points tried
SIDES = ((1, 0), (-1, 0), (0, 1), (0, -1))  # right, left, below, above


@dataclass(frozen=True, slots=True)
class Disc:
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


@dataclass(frozen=True, slots=True)
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


class Room:
    """Occupancy grid of the widget."""

    def __init__(self, size: QSizeF) -> None:
        self._taken = np.zeros((int(size.height()) // SQUARE + 1, int(size.width()) // SQUARE + 1), np.bool_)
        self._bounds = QRectF(0, 0, size.width(), size.height())

    def copy(self) -> "Room":
        """Return a copy for trial placements."""
        copy = Room(self._bounds.size())
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
    discs: Iterable[Disc], label: Callable[[int], tuple[str, QSizeF]], room: Room, most: int = MOST
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


def around(disc: Disc, size: QSizeF) -> list[QRectF]:
    """Return a rectangle on each side of a disc, starting with the side farthest from its lines."""
    middle, beside = disc.middle, disc.radius + SQUARE + 1
    halves = QPointF(size.width() / 2, size.height() / 2)
    sides = sorted(SIDES, key=lambda side: side[0] * disc.pull.x() + side[1] * disc.pull.y())
    middles = (middle + QPointF(across * (beside + halves.x()), down * (beside + halves.y())) for across, down in sides)
    return [QRectF(point - halves, size) for point in middles]

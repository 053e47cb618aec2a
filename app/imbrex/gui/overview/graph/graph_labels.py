"""Graph labels: which points have room for their names, and where."""

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from itertools import islice

import numpy as np
from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QFont, QFontMetricsF

WIDEST = 170.0
SQUARE = 4  # pixels of the squares by which occupied room is known
MOST = 160
"""Labels; more are no longer read, and each costs."""
TRIES = 700  # points looked at
SIDES = ((1, 0), (-1, 0), (0, 1), (0, -1))  # right, left, below, above


@dataclass(frozen=True, slots=True)
class Disc:
    """A point as it is drawn.

    Attributes:
        middle, radius: in pixels.
        pull: where its lines lead on the whole, about 1 long or shorter.
    """

    point: int
    middle: QPointF
    radius: float
    pull: QPointF

    @property
    def rect(self) -> QRectF:
        """The square around it."""
        half = QPointF(self.radius, self.radius)
        return QRectF(self.middle - half, self.middle + half)


@dataclass(frozen=True, slots=True)
class Label:
    """A name, cut to what fits, and its room."""

    point: int
    text: str
    rect: QRectF


def elided(name: str, font: QFont, widest: float = WIDEST) -> tuple[str, QSizeF]:
    """The name on one line, cut in the middle, and its size."""
    metrics = QFontMetricsF(font)
    text = metrics.elidedText(name, Qt.TextElideMode.ElideMiddle, widest, int(Qt.TextFlag.TextSingleLine))
    return text, QSizeF(metrics.horizontalAdvance(text) + 6, metrics.height())


class Room:
    """Which squares of the widget are taken."""

    def __init__(self, size: QSizeF) -> None:
        self._taken = np.zeros((int(size.height()) // SQUARE + 1, int(size.width()) // SQUARE + 1), np.bool_)
        self._bounds = QRectF(0, 0, size.width(), size.height())

    def copy(self) -> "Room":
        """The same, to try things on."""
        copy = Room(self._bounds.size())
        copy._taken[:] = self._taken
        return copy

    def is_free(self, rect: QRectF) -> bool:
        """Whether nothing stands there yet, and all of it can be seen."""
        return self._bounds.contains(rect) and not self._squares(rect).any()

    def inside(self, rect: QRectF) -> QRectF:
        """The rectangle, pushed back to where all of it can be seen."""
        left = max(0.0, min(rect.left(), self._bounds.right() - rect.width()))
        top = max(0.0, min(rect.top(), self._bounds.bottom() - rect.height()))
        return QRectF(QPointF(left, top), rect.size())

    def take(self, rect: QRectF) -> None:
        """Let nothing else stand there."""
        self._squares(rect)[:] = True

    def _squares(self, rect: QRectF) -> np.ndarray[tuple[int, ...], np.dtype[np.bool_]]:
        rect = rect & self._bounds
        top, left = int(rect.top()) // SQUARE, int(rect.left()) // SQUARE
        bottom, right = int(rect.bottom()) // SQUARE + 1, int(rect.right()) // SQUARE + 1
        return self._taken[top:bottom, left:right]


def place_labels(
    discs: Iterable[Disc], label: Callable[[int], tuple[str, QSizeF]], room: Room, most: int = MOST
) -> list[Label]:
    """Put names beside points, so that none covers another or a disc; the first points choose first.

    Args:
        discs: all of them taken in `room` already.
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
    """Room for a name at each side of a disc, first where its lines do not go."""
    middle, beside = disc.middle, disc.radius + SQUARE + 1
    halves = QPointF(size.width() / 2, size.height() / 2)
    sides = sorted(SIDES, key=lambda side: side[0] * disc.pull.x() + side[1] * disc.pull.y())
    middles = (middle + QPointF(across * (beside + halves.x()), down * (beside + halves.y())) for across, down in sides)
    return [QRectF(point - halves, size) for point in middles]

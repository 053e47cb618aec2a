"""Graph plane: where places of the graph lie in the widget."""

from dataclasses import dataclass, replace

from PySide6.QtCore import QPointF, QRectF, QSizeF
from PySide6.QtGui import QTransform

SIDE, TOP, BOTTOM = 60, 30, 40  # pixels around the graph: labels and notes stand there
LEAST, MOST = 0.5, 60.0  # of the scale at which all of it fits


@dataclass(frozen=True, slots=True)
class Plane:
    """Pixels from places: both axes alike, then moved.

    Attributes:
        scale: pixels of a distance of 1.
        x, y: pixels where the place 0, 0 lies.
    """

    scale: float
    x: float
    y: float

    def point(self, x: float, y: float) -> QPointF:
        """Pixels of a place."""
        return QPointF(x * self.scale + self.x, y * self.scale + self.y)

    def place(self, point: QPointF) -> tuple[float, float]:
        """The place under a pixel."""
        return (point.x() - self.x) / self.scale, (point.y() - self.y) / self.scale

    def moved(self, by: QPointF) -> "Plane":
        """The plane, dragged."""
        return replace(self, x=self.x + by.x(), y=self.y + by.y())

    def zoomed(self, factor: float, around: QPointF) -> "Plane":
        """The plane, larger or smaller; what lies at a pixel stays there."""
        x, y = self.place(around)
        scale = self.scale * factor
        return Plane(scale, around.x() - x * scale, around.y() - y * scale)

    def transform(self) -> QTransform:
        """The same for a painter."""
        return QTransform(self.scale, 0, 0, self.scale, self.x, self.y)


def fitted(height: float, size: QSizeF) -> Plane:
    """The plane on which a rectangle of 1 by `height` is seen whole, in the middle."""
    room = QRectF(SIDE, TOP, max(40.0, size.width() - 2 * SIDE), max(40.0, size.height() - TOP - BOTTOM))
    scale = min(room.width(), room.height() / max(height, 1e-3))
    middle = room.center()
    return Plane(scale, middle.x() - scale / 2, middle.y() - scale * height / 2)

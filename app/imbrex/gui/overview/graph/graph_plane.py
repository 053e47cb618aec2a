"""Graph plane: the mapping from graph coordinates to the widget."""

from dataclasses import dataclass, replace

from PySide6.QtCore import QPointF, QRectF, QSizeF
from PySide6.QtGui import QTransform

SIDE, TOP, BOTTOM = 60, 30, 40  # margins in pixels for labels and notes
LEAST, MOST = 0.5, 60.0  # relative to the scale that fits the whole graph


@dataclass(frozen=True, slots=True)
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

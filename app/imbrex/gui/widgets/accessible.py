"""Accessible: names and roles of painted widgets for screen readers.

Each says by its description what it shows now, which Qt announces; here it gets the role of what it is used as.
"""

from PySide6.QtCore import QObject
from PySide6.QtGui import QAccessible, QAccessibleInterface
from PySide6.QtWidgets import QAccessibleWidget, QWidget

Role = QAccessible.Role

ROLES = {
    "CurveView": Role.Chart,
    "DropArea": Role.Button,
    "FigureBar": Role.Graphic,
    "GraphView": Role.Chart,
    "HeatLegend": Role.Graphic,
    "Heatmap": Role.Chart,
    "Histogram": Role.Chart,
    "MapRibbon": Role.Graphic,
    "OriginBar": Role.Chart,
    "OverviewStrip": Role.Graphic,
    "Ribbon": Role.Graphic,
    "Ring": Role.Border,
    "StretchGutter": Role.Graphic,
}
"""By the names of classes, as Qt asks with these."""


class AccessiblePainting(QAccessibleWidget):
    """A painted widget; its value is what it says of what it shows now."""

    def text(self, kind: QAccessible.Text) -> str:
        """Name and the like, as set in the widget."""
        if kind == QAccessible.Text.Value:
            return super().text(QAccessible.Text.Description)
        return super().text(kind)


def speak() -> None:
    """Answer screen readers from now on; once in a process is enough."""
    if not _spoken and hasattr(QAccessible, "installFactory"):  # some builds of Qt have no accessibility
        QAccessible.installFactory(_painted)
        _spoken.append(True)


_spoken: list[bool] = []


def _painted(kind: str, thing: QObject) -> QAccessibleInterface | None:
    role = ROLES.get(kind)
    return AccessiblePainting(thing, role) if role is not None and isinstance(thing, QWidget) else None

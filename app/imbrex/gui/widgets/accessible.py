"""Accessible: roles and descriptions of custom-painted widgets for screen readers.

Each widget describes its state in its accessible description, which Qt announces; this module assigns its role.
"""

from PySide6.QtCore import QObject
from PySide6.QtGui import QAccessible, QAccessibleInterface
from PySide6.QtWidgets import QAbstractButton, QAccessibleWidget, QWidget

Role = QAccessible.Role

ROLES = {
    "ChangeStrip": Role.Graphic,
    "CurveView": Role.Chart,
    "DropArea": Role.Button,
    "FigureBar": Role.Graphic,
    "GraphView": Role.Chart,
    "HeatLegend": Role.Graphic,
    "Heatmap": Role.Chart,
    "Histogram": Role.Chart,
    "OriginBar": Role.Chart,
    "OverviewStrip": Role.Graphic,
    "Ribbon": Role.Graphic,
    "Ring": Role.Border,
    "ShareBar": Role.Graphic,
    "StretchGutter": Role.Graphic,
}
"""Roles by class name, the key that Qt passes to the factory."""


class AccessiblePainting(QAccessibleWidget):
    """Accessible interface of a painted widget; its value is its description."""

    def text(self, kind: QAccessible.Text) -> str:
        """Return the accessible text; the value is the widget's description."""
        if kind == QAccessible.Text.Value:
            return super().text(QAccessible.Text.Description)
        return super().text(kind)


def name_menu_button(button: QAbstractButton, text: str) -> None:
    """Show a text with the sign of a menu, which screen readers would read out."""
    button.setText(f"{text} ▾")
    button.setAccessibleName(text)


def speak() -> None:
    """Install the accessibility factory, once per process."""
    if not _spoken and hasattr(QAccessible, "installFactory"):  # some builds of Qt have no accessibility
        QAccessible.installFactory(_painted)
        _spoken.append(True)


_spoken: list[bool] = []


def _painted(kind: str, thing: QObject) -> QAccessibleInterface | None:
    role = ROLES.get(kind)
    return AccessiblePainting(thing, role) if role is not None and isinstance(thing, QWidget) else None

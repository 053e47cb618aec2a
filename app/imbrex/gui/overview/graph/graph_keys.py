"""Graph keys: where arrows lead, and how the graph is made larger."""

from PySide6.QtCore import Qt

ARROWS = {
    Qt.Key.Key_Left: (-1, 0),
    Qt.Key.Key_Right: (1, 0),
    Qt.Key.Key_Up: (0, -1),
    Qt.Key.Key_Down: (0, 1),
    # Arrows take the nearest and may always pass by some point; these two come to every one.
    Qt.Key.Key_PageUp: (-1, -1),
    Qt.Key.Key_PageDown: (1, 1),
}
"""Directions across and down, as `GraphPoints.beside` takes them."""
ZOOM_KEYS = {Qt.Key.Key_Plus: 1, Qt.Key.Key_Equal: 1, Qt.Key.Key_Minus: -1}
ENTER = (Qt.Key.Key_Return, Qt.Key.Key_Enter)

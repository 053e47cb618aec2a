"""Heat keys: keyboard navigation in the matrix."""

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent

from imbrex.gui.overview.matrix.grid import Grid, Place

ARROWS = {
    Qt.Key.Key_Left: (0, -1),
    Qt.Key.Key_Right: (0, 1),
    Qt.Key.Key_Up: (-1, 0),
    Qt.Key.Key_Down: (1, 0),
}
PAGES = {Qt.Key.Key_PageUp: -1, Qt.Key.Key_PageDown: 1}
ENDS = {Qt.Key.Key_Home: 0, Qt.Key.Key_End: -1}


def moved(current: Place | None, event: QKeyEvent, grid: Grid) -> Place | None:
    """Return the cell that a key moves to; None for other keys.

    Home and End go to the ends of the row, with Ctrl to the corners. The diagonal is skipped: a document and itself
    are not a pair.
    """
    key = Qt.Key(event.key())
    if key not in ARROWS and key not in PAGES and key not in ENDS:
        return None
    row, column = current or (0, 0)
    down, across = ARROWS.get(key, (0, 0))
    if current is None:
        return 0, 1
    if key in PAGES:
        down = PAGES[key] * max(1, len(grid.rows) - 1)
    elif key in ENDS:
        end = ENDS[key] % grid.count
        across = end - column
        down = end - row if event.modifiers() & Qt.KeyboardModifier.ControlModifier else 0
    return _off_diagonal((row + down, column + across), (down, across), current, grid.count)


def _off_diagonal(place: Place, step: Place, before: Place, count: int) -> Place:
    """Return the cell, clamped to the matrix; skip the diagonal, or go back if nothing is behind it."""
    row, column = (min(count - 1, max(0, index)) for index in place)
    if row != column:
        return row, column
    down, across = ((way > 0) - (way < 0) for way in step)
    for direction in (1, -1):
        aside = row + direction * down, column + direction * across
        if aside[0] != aside[1] and min(aside) >= 0 and max(aside) < count:
            return aside
    return (row, column - 1) if column else (row, 1) if down and across else before

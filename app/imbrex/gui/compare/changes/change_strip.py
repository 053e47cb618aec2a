"""Change strip: where the changes are in the whole list."""

import numpy as np
from PySide6.QtCore import QRectF, Qt, Signal
from PySide6.QtGui import QMouseEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QApplication

from imbrex.engine.arrays import Int64
from imbrex.engine.changes.changes import ChangeKind
from imbrex.gui.compare.changes.change_texts import HUES
from imbrex.gui.compare.changes.shown_rows import ShownRows
from imbrex.gui.theme.theme import Theme, theme_of
from imbrex.gui.widgets.cached_picture import CachedPicture
from imbrex.gui.wording.translation import translated

WIDTH = 14
HIGH = 2  # pixels of a tick


class ChangeStrip(CachedPicture):
    """Both texts from top to bottom, with a tick for each change. Signal: row_requested (row of the changes)."""

    row_requested = Signal(int)

    def __init__(self) -> None:
        super().__init__()
        self.setObjectName("changeStrip")
        self._rows: ShownRows | None = None
        self._current = -1
        self.setFixedWidth(WIDTH)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        translated(self.setToolTip, lambda: self.tr("Where the changes are; click to go there"))
        translated(self.setAccessibleName, lambda: self.tr("Overview of the changes"))

    def show_rows(self, rows: ShownRows | None) -> None:
        """Show the changes of these rows."""
        self._rows = rows
        self.redraw()

    def set_current(self, row: int) -> None:
        """Emphasize a row of the changes; -1 for none."""
        self._current = row
        self.update()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        stops = self._stops()
        if len(stops):
            row = event.position().y() / max(1, self.height()) * self._total()
            self.row_requested.emit(int(stops[np.argmin(np.abs(stops - row))]))

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = QPainter(self)
        self.paint_picture(painter)
        if self._rows is not None and self._current in self._stops():
            theme = theme_of(QApplication.palette())
            painter.fillRect(QRectF(0, self._y(self._current) - 1, self.width(), HIGH + 2), theme.focus)
        painter.end()

    def draw_picture(self, painter: QPainter, theme: Theme) -> None:
        if self._rows is None:
            return
        stops = self._stops()
        lines, first = np.unique((stops / max(1, self._total()) * self.height()).astype(int), return_index=True)
        for y, kind in zip(lines.tolist(), self._rows.changes.kind[stops[first]].tolist(), strict=True):
            painter.fillRect(QRectF(3, y, self.width() - 6, HIGH), theme.strong(HUES[ChangeKind(kind)]))

    def _stops(self) -> Int64:
        return self._rows.row[self._rows.stops] if self._rows is not None else np.zeros(0, np.int64)

    def _total(self) -> int:
        return len(self._rows.changes) if self._rows is not None else 0

    def _y(self, row: int) -> float:
        return row / max(1, self._total()) * self.height()

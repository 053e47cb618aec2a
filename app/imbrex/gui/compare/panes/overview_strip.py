"""Overview strip: the positions of passages in a whole document."""

import numpy as np
from PySide6.QtCore import QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QMouseEvent, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QApplication, QSizePolicy

from imbrex.gui.compare.panes.text_pane import TextPane
from imbrex.gui.theme.theme import Theme, theme_of
from imbrex.gui.widgets.cached_picture import CachedPicture
from imbrex.gui.widgets.text.highlights import Highlights
from imbrex.gui.wording.translated import translated

WIDTH = 14


class OverviewStrip(CachedPicture):
    """A document from top to bottom, by characters, with a frame around the visible part.

    Signals:
        jump_requested: the code point clicked or dragged to.
    """

    jump_requested = Signal(int)

    def __init__(self, name: str, pane: TextPane) -> None:
        super().__init__()
        self.setObjectName(name)
        self._pane = pane
        self._current = -1
        self.setFixedWidth(WIDTH)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Expanding)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        translated(self.setToolTip, lambda: self.tr("Passages across the document; click to go to one"))
        translated(self.setAccessibleName, lambda: self.tr("Passage strip"))
        pane.view_changed.connect(self.update)

    def refresh(self) -> None:
        """Reload the pane's passages."""
        self._current = -1
        self.redraw()

    def set_current(self, number: int) -> None:
        """Mark a passage; -1 for none."""
        self._current = number
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(WIDTH, 200)

    def rows(self, height: int) -> list[int]:
        """Return the visible passage number of each pixel row, -1 for none."""
        highlights, length = self._highlights(), self._length()
        if not height or not length or not len(highlights):
            return [-1] * height
        edges = np.linspace(0, length, height + 1)
        pieces = highlights.pieces
        first = np.searchsorted(pieces.end, edges[:-1], side="right")
        inside = np.minimum(first, len(pieces.start) - 1)
        hit = (first < len(pieces.start)) & (pieces.start[inside] < edges[1:])
        return [int(number) for number in np.where(hit, pieces.owner[inside], -1)]

    def mousePressEvent(self, event: QMouseEvent) -> None:
        self._jump(event)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        if event.buttons() & Qt.MouseButton.LeftButton:
            self._jump(event)

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = QPainter(self)
        self.paint_picture(painter)
        if self._length():
            self._paint_current(painter)
            self._paint_frame(painter)
        painter.end()

    def _highlights(self) -> Highlights:
        return self._pane.face.highlights if self._pane.face else Highlights(np.zeros(0, int), np.zeros(0, int))

    def _length(self) -> int:
        return len(self._pane.face.text) if self._pane.face else 0

    def _jump(self, event: QMouseEvent) -> None:
        share = event.position().y() / max(1, self.height())
        self.jump_requested.emit(round(min(1.0, max(0.0, share)) * self._length()))

    def draw_picture(self, painter: QPainter, theme: Theme) -> None:
        # Draw a passage at least two rows high: a single row is hard to see.
        for row, number in enumerate(self.rows(self.height())):
            if number >= 0:
                color, inset = QColor(theme.strong(number)), 3
                if self._pane.is_faint(number):
                    color.setAlphaF(0.35)
                    inset = 5  # also narrower, as shades alone are hard to distinguish
                painter.fillRect(QRectF(inset, row, self.width() - 2 * inset, 2), color)

    def _y(self, point: int) -> float:
        return point / self._length() * self.height()

    def _paint_current(self, painter: QPainter) -> None:
        highlights = self._highlights()
        if not 0 <= self._current < len(highlights):
            return
        theme = theme_of(QApplication.palette())
        top, bottom = (self._y(int(column[self._current])) for column in (highlights.start, highlights.end))
        rect = QRectF(0, top - 1, self.width(), max(4.0, bottom - top + 2))
        painter.fillRect(rect, theme.strong(self._current))

    def _paint_frame(self, painter: QPainter) -> None:
        first, last = self._pane.visible_points()
        if first == 0 and last >= self._length() - 1:
            return
        theme = theme_of(QApplication.palette())
        top, bottom = self._y(first), self._y(last)
        frame = QRectF(0.5, min(top, self.height() - 9) + 0.5, self.width() - 1, max(8.0, bottom - top - 1))
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        veil = QColor(theme.window_text)
        veil.setAlphaF(0.12)
        painter.setBrush(veil)
        painter.setPen(QPen(theme.muted, 1))
        painter.drawRoundedRect(frame, 3, 3)

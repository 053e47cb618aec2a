"""Overview strip: the positions of the marks in a whole document."""

import numpy as np
from PySide6.QtCore import QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QMouseEvent, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QApplication, QSizePolicy

from imbrex.engine.shares.shares import WordClass
from imbrex.gui.compare.panes.text_pane import TextPane
from imbrex.gui.compare.panes.word_marks import WordMarks
from imbrex.gui.theme.theme import Theme, theme_of
from imbrex.gui.widgets.cached_picture import CachedPicture
from imbrex.gui.widgets.share_bar import hue_of
from imbrex.gui.wording.translation import translated

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

    def rows(self, height: int) -> list[tuple[int, bool]]:
        """Return the class with most marked text in each pixel row, -1 for none, and whether it is dimmed."""
        marks, edges = self._marks(), np.linspace(0, max(1, self._end()), height + 1)
        best, kinds, faint = np.zeros(height), np.full(height, -1), np.zeros(height, np.bool_)
        for kind in WordClass:
            for is_faint in (False, True):
                covered = marks.covered(edges, (marks.kind == kind) & (marks.faint == is_faint))
                larger = covered > best
                best[larger], kinds[larger], faint[larger] = covered[larger], kind, is_faint
        return list(zip(kinds.tolist(), faint.tolist(), strict=True))

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

    def _marks(self) -> WordMarks:
        """Return the marked words; in a lens that marks whole passages, these."""
        pane = self._pane
        if pane.words is not None:
            return pane.words
        pieces = pane.shown.pieces
        faint = np.array([pane.is_faint(number) for number in pieces.owner.tolist()], np.bool_)
        return WordMarks(pieces.start, pieces.end, pane.classes[pieces.owner], faint)

    def _end(self) -> int:
        """Return the last position in the document."""
        return self._pane.map.position(self._length()) if self._length() else 0

    def _length(self) -> int:
        return len(self._pane.version.text) if self._pane.version else 0

    def _jump(self, event: QMouseEvent) -> None:
        share = event.position().y() / max(1, self.height())
        self.jump_requested.emit(round(min(1.0, max(0.0, share)) * self._length()))

    def draw_picture(self, painter: QPainter, theme: Theme) -> None:
        # Draw a mark at least two rows high: a single row is hard to see.
        for row, (kind, is_faint) in enumerate(self.rows(self.height())):
            if kind >= 0:
                color, inset = QColor(theme.strong(hue_of(kind))), 3
                if is_faint:
                    color.setAlphaF(0.35)
                    inset = 5  # also narrower, as shades alone are hard to distinguish
                painter.fillRect(QRectF(inset, row, self.width() - 2 * inset, 2), color)

    def _y(self, point: int) -> float:
        return point / self._length() * self.height()

    def _paint_current(self, painter: QPainter) -> None:
        """Paint a bracket around the current passage."""
        version = self._pane.version
        if version is None or not 0 <= self._current < len(version.highlights):
            return
        theme = theme_of(QApplication.palette())
        top, bottom = (self._y(int(at[self._current])) for at in (version.highlights.start, version.highlights.end))
        painter.setPen(QPen(theme.strong(self._pane.hue(self._current)), 2))
        painter.drawRect(QRectF(1, top - 1, self.width() - 2, max(4.0, bottom - top + 2)))

    def _paint_frame(self, painter: QPainter) -> None:
        first, last = self._pane.visible_points()
        if first == 0 and last >= self._length() - 1:
            return
        theme = theme_of(QApplication.palette())
        top, bottom = self._y(first), self._y(last)
        frame = QRectF(0.5, min(top, self.height() - 9) + 0.5, self.width() - 1, max(8.0, bottom - top - 1))
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        overlay = QColor(theme.window_text)
        overlay.setAlphaF(0.12)
        painter.setBrush(overlay)
        painter.setPen(QPen(theme.muted, 1))
        painter.drawRoundedRect(frame, 3, 3)

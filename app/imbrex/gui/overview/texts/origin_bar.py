"""Origin bar: a text from left to right, in the colours of the texts that share its parts."""

import numpy as np
from PySide6.QtCore import QEvent, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QFontMetricsF, QHelpEvent, QKeyEvent, QMouseEvent, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QApplication, QSizePolicy, QToolTip

from imbrex.gui.overview.texts.origin_texts import OriginTexts
from imbrex.gui.overview.texts.traced_text import NOWHERE, Traced
from imbrex.gui.theme.contrast import ink_on, mix
from imbrex.gui.theme.fonts import scaled
from imbrex.gui.theme.theme import HUES, Theme, theme_of
from imbrex.gui.widgets.cached_picture import CachedPicture
from imbrex.gui.widgets.text.highlights import Ints
from imbrex.gui.wording.plain_text import plain_tip
from imbrex.gui.wording.translation import retranslated, translated

COLOURS = len(HUES) - 1  # grey, the last hue, would be mistaken for unique text


def hue(rank: int) -> int:
    """Return the index of the theme's colour; from the eighth text on, colours repeat and only numbers differ."""
    return rank % COLOURS


def fill(theme: Theme, rank: int) -> QColor:
    """Return the fill colour of a bar or chip."""
    return mix(theme.window, theme.window_text, 0.16) if rank == NOWHERE else theme.strong(hue(rank))


def number(rank: int) -> str:
    """Return the displayed number."""
    return "" if rank == NOWHERE else str(rank + 1)


def paint_number(painter: QPainter, theme: Theme, rank: int, box: QRectF) -> None:
    """Draw the number of a text on its colour, if it fits."""
    text, color = number(rank), fill(theme, rank)
    if QFontMetricsF(painter.font()).horizontalAdvance(text) + 4 <= box.width():
        painter.setPen(ink_on(color))
        painter.drawText(box, int(Qt.AlignmentFlag.AlignCenter), text)


HEIGHT = 36
TOP = 4
THICKNESS = 22
THINNEST = 2  # minimum width in pixels of a stretch that is also in another text


class OriginBar(CachedPicture):
    """Positions along the bar are in compared words.

    Signals:
        stretch_selected: number of the stretch clicked or reached with the keyboard.
        stretch_opened: number of the stretch, by double click or Enter.
    """

    stretch_selected = Signal(int)
    stretch_opened = Signal(int)

    def __init__(self) -> None:
        super().__init__()
        self.setObjectName("originBar")
        translated(self.setAccessibleName, lambda: self.tr("Matches with other texts"))
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.setFixedHeight(HEIGHT)
        self.setMouseTracking(True)
        self._texts = OriginTexts(self)
        self._traced: Traced | None = None
        self._current = -1
        self._seen = (0.0, 0.0)

    def show_traced(self, traced: Traced | None) -> None:
        self._traced, self._current, self._seen = traced, -1, (0.0, 0.0)
        self._describe()
        self.redraw()

    def set_current(self, number: int) -> None:
        """Mark a stretch; -1 for none."""
        self._current = number
        self._describe()
        self.update()

    @retranslated
    def _describe(self) -> None:
        """Describe the marked stretch, otherwise the text; Qt announces the change."""
        traced, number = self._traced, self._current
        if traced is None:
            self.setAccessibleDescription("")
        else:
            self.setAccessibleDescription(
                self._texts.stretch(traced, number) if number >= 0 else self._texts.summary(traced)
            )

    def set_seen(self, first: float, last: float) -> None:
        """Mark the compared words that are visible in the text."""
        if (first, last) != self._seen:
            self._seen = (first, last)
            self.update()

    def sizeHint(self) -> QSize:
        return QSize(400, HEIGHT)

    def columns(self, width: int) -> Ints:
        """Return the number of the stretch at each pixel column; empty without a text."""
        traced = self._traced
        if traced is None or not traced.words or width <= 0:
            return np.zeros(0, np.int64)
        middles = (np.arange(width) + 0.5) / width * traced.words
        columns = np.searchsorted(traced.first, middles, side="right") - 1
        scale = width / traced.words
        narrow = traced.shared[np.diff(traced.first)[traced.shared] * scale < THINNEST]
        left = (traced.first[narrow] * scale).astype(np.int64)
        for more in range(THINNEST):
            column = np.minimum(left + more, width - 1)
            is_free = traced.rank[columns[column]] == NOWHERE
            columns[column[is_free]] = narrow[is_free]
        return np.asarray(columns, np.int64)

    def stretch_at(self, x: float) -> int:
        """Return the number of the stretch at a pixel column, -1 for none."""
        columns = self.columns(self.width())
        return int(columns[int(x)]) if 0 <= x < len(columns) else -1

    # Input

    def mousePressEvent(self, event: QMouseEvent) -> None:
        number = self.stretch_at(event.position().x())
        if number >= 0 and event.button() == Qt.MouseButton.LeftButton:
            self.stretch_selected.emit(number)

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        number = self.stretch_at(event.position().x())
        if number >= 0 and event.button() == Qt.MouseButton.LeftButton:
            self.stretch_opened.emit(number)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        is_there = self.stretch_at(event.position().x()) >= 0
        self.setCursor(Qt.CursorShape.PointingHandCursor if is_there else Qt.CursorShape.ArrowCursor)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        count = len(self._traced) if self._traced else 0
        steps = {
            Qt.Key.Key_Left: max(0, self._current - 1),
            Qt.Key.Key_Right: min(count - 1, self._current + 1),
            Qt.Key.Key_Home: 0,
            Qt.Key.Key_End: count - 1,
        }
        plain = event.modifiers() in (Qt.KeyboardModifier.NoModifier, Qt.KeyboardModifier.KeypadModifier)
        key = Qt.Key(event.key())
        if count and plain and key in steps:
            self.stretch_selected.emit(steps[key])
        elif event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and self._current >= 0:
            self.stretch_opened.emit(self._current)
        else:
            super().keyPressEvent(event)

    def event(self, event: QEvent) -> bool:
        if event.type() == QEvent.Type.ToolTip and isinstance(event, QHelpEvent):
            number = self.stretch_at(event.pos().x())
            tip = self._texts.stretch(self._traced, number) if self._traced and number >= 0 else ""
            QToolTip.showText(event.globalPos(), plain_tip(tip), self)
            return True
        return super().event(event)

    # Painting

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = QPainter(self)
        self.paint_picture(painter)
        if self._traced is not None and self._traced.words:
            self._paint_seen(painter)
            self._paint_current(painter)
        painter.end()

    def draw_picture(self, painter: QPainter, theme: Theme) -> None:
        painter.setFont(scaled(QApplication.font(), 0.85))
        columns = self.columns(self.width())
        edges = np.flatnonzero(np.diff(columns, prepend=-1, append=-1))
        for left, right in zip(edges[:-1].tolist(), edges[1:].tolist(), strict=True):
            rank = int(self._traced.rank[columns[left]]) if self._traced else NOWHERE
            # A gap separates two stretches of one text if there is room for it.
            gap = 1 if right - left > 2 * THINNEST and right < len(columns) else 0
            box = QRectF(left, TOP, right - left - gap, THICKNESS)
            painter.fillRect(box, fill(theme, rank))
            paint_number(painter, theme, rank, box)

    def _span(self, first: float, last: float) -> tuple[float, float]:
        """Return left edge and width of a range of compared words in pixels."""
        scale = self.width() / (self._traced.words if self._traced else 1)
        return first * scale, (last - first) * scale

    def _paint_seen(self, painter: QPainter) -> None:
        """Underline the visible part unless it is the whole text."""
        left, width = self._span(*self._seen)
        if width and (left > 0 or left + width < self.width() - 1):
            theme = theme_of(QApplication.palette())
            painter.fillRect(QRectF(left, TOP + THICKNESS + 3, max(3.0, width), 2), theme.muted)

    def _paint_current(self, painter: QPainter) -> None:
        theme = theme_of(QApplication.palette())
        if self.hasFocus():
            painter.setPen(QPen(theme.accent, 1))
            painter.drawRect(QRectF(0.5, 0.5, self.width() - 1, HEIGHT - 1))
        if self._traced is None or not 0 <= self._current < len(self._traced):
            return
        first = self._traced.first
        left, width = self._span(float(first[self._current]), float(first[self._current + 1]))
        left = min(left, self.width() - 4.0)
        painter.setPen(QPen(theme.window_text, 2))
        painter.drawRect(QRectF(max(1.0, left), TOP - 1, max(3.0, min(width, self.width() - left - 1)), THICKNESS + 2))

"""Curve: the score of a pair by shingle length; a click selects a length."""

from collections.abc import Sequence

from PySide6.QtCore import QEvent, QPointF, QRect, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QKeyEvent, QMouseEvent, QPainter, QPaintEvent, QPen, QPolygonF
from PySide6.QtWidgets import QToolTip, QWidget

from imbrex.gui.theme.contrast import mix
from imbrex.gui.theme.theme import Theme, theme_of
from imbrex.gui.wording.numbers import percent
from imbrex.gui.wording.translation import translated
from imbrex.values import frozen

MARGIN = 10
GRID = (0.0, 0.25, 0.5, 0.75, 1.0)
KEYS = {Qt.Key.Key_Left: -1, Qt.Key.Key_Down: -1, Qt.Key.Key_Right: 1, Qt.Key.Key_Up: 1}


@frozen
class Series:
    """A line: a fraction of 1 for each length from 1, None for no value.

    Attributes:
        hue: index of its colour; None for the dashed grey line of the chance level.
    """

    name: str
    values: tuple[float | None, ...]
    hue: int | None


class CurveView(QWidget):
    """Lines over lengths, with the current length marked. Signal: length_chosen (int), by click or arrow key."""

    length_chosen = Signal(int)

    def __init__(self) -> None:
        super().__init__()
        self.setObjectName("curveView")
        translated(self.setAccessibleName, lambda: self.tr("Score by shingle length"))
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setMouseTracking(True)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self._series: Sequence[Series] = ()
        self._current = 1
        self._suggested: int | None = None
        self._hovered: int | None = None

    @property
    def count(self) -> int:
        return max((len(series.values) for series in self._series), default=0)

    @property
    def current(self) -> int:
        """Return the length marked as current."""
        return self._current

    def show_series(self, series: Sequence[Series], current: int, suggested: int | None) -> None:
        """Show lines and mark two lengths."""
        self._series, self._current, self._suggested = series, current, suggested
        self.setAccessibleDescription(self.describe(current))
        self.update()

    def clear(self) -> None:
        self.show_series((), 1, None)

    def describe(self, length: int) -> str:
        """Describe the values at a length."""
        lines = [self.tr("%Ln word(s) per shingle", "", length)]
        for series in self._series:
            value = series.values[length - 1] if length <= len(series.values) else None
            lines.append(f"{series.name}: {'–' if value is None else percent(value)}")
        return "\n".join(lines)

    def sizeHint(self) -> QSize:
        return QSize(420, 200)

    def minimumSizeHint(self) -> QSize:
        return QSize(220, 96)

    def place(self, length: int, fraction: float) -> QPointF:
        """Return the widget position of a value at a length."""
        plot = self._plot()
        step = plot.width() / max(1, self.count - 1)
        return QPointF(plot.left() + step * (length - 1), plot.bottom() - plot.height() * fraction)

    def length_at(self, x: float) -> int | None:
        """Return the length nearest to a position; None if nothing is shown."""
        if not self.count:
            return None
        plot = self._plot()
        nearest = round((x - plot.left()) / max(1.0, plot.width()) * (self.count - 1)) + 1
        return min(self.count, max(1, nearest))

    # Events

    def paintEvent(self, _event: QPaintEvent) -> None:
        theme = theme_of(self.palette())
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.fillRect(self.rect(), theme.base)
        if self.count:
            self._paint_grid(painter, theme)
            self._paint_marks(painter, theme)
            for series in self._series:
                self._paint_series(painter, series, theme)
            self._paint_legend(painter, theme)
        if self.hasFocus():
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.setPen(QPen(theme.accent, 1))
            painter.drawRect(QRectF(self.rect()).adjusted(0.5, 0.5, -0.5, -0.5))

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        self._hovered = self.length_at(event.position().x())
        if self._hovered is not None:
            QToolTip.showText(event.globalPosition().toPoint(), self.describe(self._hovered), self)
        self.update()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        length = self.length_at(event.position().x())
        if event.button() is Qt.MouseButton.LeftButton and length is not None:
            self.length_chosen.emit(length)

    def leaveEvent(self, event: QEvent) -> None:
        self._hovered = None
        self.update()
        super().leaveEvent(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        step = KEYS.get(Qt.Key(event.key()))
        if step is None:
            super().keyPressEvent(event)
        elif 1 <= self._current + step <= self.count:
            self._current += step  # immediately, so that a held key keeps moving before the result arrives
            self.update()
            self.length_chosen.emit(self._current)

    # Painting

    def _plot(self) -> QRectF:
        """Return the area of the lines, inside axis labels and legend."""
        line = self.fontMetrics().height()
        left = MARGIN + self.fontMetrics().horizontalAdvance(percent(1)) + 6
        top = MARGIN + self._legend_lines() * (line + 2) + 6
        return QRectF(left, top, max(20, self.width() - left - 2 * MARGIN), max(20, self.height() - top - line - 12))

    def _legend_lines(self) -> int:
        return max((row for row, _, _, _ in self._legend()), default=-1) + 1

    def _keys(self, theme: Theme) -> list[tuple[str, QPen]]:
        """Return names and pens of the legend."""
        keys = [(series.name, _pen(series, theme)) for series in self._series]
        return keys if self._suggested is None else [*keys, (self.tr("suggested length"), _suggested_pen(theme))]

    def _legend(self) -> list[tuple[int, int, str, QPen]]:
        """Return row and left edge of each legend entry, wrapped."""
        placed = []
        row, x = 0, MARGIN
        for name, pen in self._keys(theme_of(self.palette())):
            needed = self.fontMetrics().horizontalAdvance(name) + 34
            if x > MARGIN and x + needed > self.width() - MARGIN:
                row, x = row + 1, MARGIN
            placed.append((row, x, name, pen))
            x += needed
        return placed

    def _paint_legend(self, painter: QPainter, theme: Theme) -> None:
        line = self.fontMetrics().height() + 2
        for row, x, name, pen in self._legend():
            middle = MARGIN + row * line + line / 2
            painter.setPen(pen)
            painter.drawLine(QPointF(x, middle), QPointF(x + 16, middle))
            painter.setPen(theme.text)
            box = QRect(x + 21, MARGIN + row * line, self.width(), line)
            painter.drawText(box, int(Qt.AlignmentFlag.AlignVCenter), name)

    def _paint_grid(self, painter: QPainter, theme: Theme) -> None:
        plot, metrics = self._plot(), self.fontMetrics()
        for fraction in GRID:
            y = self.place(1, fraction).y()
            painter.setPen(QPen(mix(theme.base, theme.text, 0.12), 1))
            painter.drawLine(QPointF(plot.left(), y), QPointF(plot.right(), y))
            if fraction in (0.0, 0.5, 1.0) or plot.height() > 5 * metrics.height():
                painter.setPen(theme.muted)
                box = QRectF(0, y - metrics.height() / 2, plot.left() - 6, metrics.height())
                painter.drawText(box, int(Qt.AlignmentFlag.AlignRight), percent(fraction))
        fits = plot.width() / max(1, self.count - 1) > metrics.horizontalAdvance("00") + 4
        for length in range(1, self.count + 1):
            if fits or length % 2 or length == self._current:
                painter.setPen(theme.text if length == self._current else theme.muted)
                box = QRectF(self.place(length, 0).x() - 20, plot.bottom() + 5, 40, metrics.height())
                painter.drawText(box, int(Qt.AlignmentFlag.AlignHCenter), str(length))

    def _paint_marks(self, painter: QPainter, theme: Theme) -> None:
        """Paint the current length as a band, the suggested one as a stroke, the hovered one as a thin line."""
        plot = self._plot()
        band = QRectF(self.place(self._current, 0).x() - 6, plot.top(), 12, plot.height())
        painter.fillRect(band, mix(theme.base, theme.accent, 0.22))
        lines = ((self._suggested, _suggested_pen(theme)), (self._hovered, QPen(theme.muted, 1)))
        for length, pen in lines:
            if length is not None:
                x = self.place(length, 0).x()
                painter.setPen(pen)
                painter.drawLine(QPointF(x, plot.top()), QPointF(x, plot.bottom()))

    def _paint_series(self, painter: QPainter, series: Series, theme: Theme) -> None:
        """Paint a line through the known values, interrupted at gaps."""
        run: list[QPointF] = []
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(_pen(series, theme))
        for length, value in enumerate((*series.values, None), 1):
            if value is not None:
                run.append(self.place(length, min(1.0, max(0.0, value))))
            elif run:
                painter.drawPolyline(QPolygonF(run))
                self._paint_dots(painter, run, series, theme)
                run = []

    @staticmethod
    def _paint_dots(painter: QPainter, run: list[QPointF], series: Series, theme: Theme) -> None:
        if series.hue is not None:
            colour = theme.strong(series.hue)
            for point in run:
                painter.fillRect(QRectF(point.x() - 2, point.y() - 2, 4, 4), colour)


def _pen(series: Series, theme: Theme) -> QPen:
    if series.hue is None:
        return QPen(theme.muted, 1.5, Qt.PenStyle.DashLine)
    return QPen(QColor(theme.strong(series.hue)), 2)


def _suggested_pen(theme: Theme) -> QPen:
    return QPen(theme.strong(2), 2)

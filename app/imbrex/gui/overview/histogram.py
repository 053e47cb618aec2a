"""Histogram: the distribution of scores in a class, with a draggable threshold."""

from collections.abc import Sequence

import numpy as np
from PySide6.QtCore import QEvent, QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QHelpEvent, QKeyEvent, QMouseEvent, QPainter, QPaintEvent, QPen, QResizeEvent
from PySide6.QtWidgets import QSlider, QStyle, QToolTip, QWidget

from imbrex.engine.overview.score_distribution import Distribution
from imbrex.gui.theme.contrast import mix
from imbrex.gui.theme.theme import Theme, theme_of
from imbrex.gui.wording.percent import percent, tenths_at_most
from imbrex.gui.wording.translated import retranslated, translated

SIDE, GRIP = 22, 16
"""Pixels around the bars: at the sides, for the labels of the marks, for the slider, for the axis labels."""
AXIS = (0.0, 0.25, 0.5, 0.75, 1.0)
STEPS = {
    Qt.Key.Key_Left: -0.01,
    Qt.Key.Key_Down: -0.01,
    Qt.Key.Key_Right: 0.01,
    Qt.Key.Key_Up: 0.01,
    Qt.Key.Key_PageDown: -0.1,
    Qt.Key.Key_PageUp: 0.1,
    Qt.Key.Key_Home: -1.0,
    Qt.Key.Key_End: 1.0,
}


class Histogram(QWidget):
    """Bars over scores from 0 to 100 %. Signal: threshold_moved (fraction of 1), by drag, click or key.

    The scale is logarithmic: the few pairs that deserve a look must be visible beside thousands that share
    next to nothing.
    """

    threshold_moved = Signal(float)

    def __init__(self, slider: QSlider) -> None:
        """Place the histogram above a slider, whose handle is aligned with the line."""
        super().__init__()
        self._slider = slider
        slider.setParent(self)
        self.setObjectName("histogram")
        translated(self.setAccessibleName, lambda: self.tr("Histogram of all pairs"))
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setCursor(Qt.CursorShape.SplitHCursor)
        self._distribution: Distribution | None = None
        self._threshold = 0.0

    def show_distribution(self, distribution: Distribution) -> None:
        """Show the distribution of a class."""
        self._distribution = distribution
        self._describe()
        self.update()

    def show_threshold(self, threshold: float) -> None:
        """Move the threshold line."""
        self._threshold = threshold
        self._describe()
        self.update()

    def x_of(self, fraction: float) -> float:
        """Return the x coordinate of a score."""
        plot = self._plot()
        return plot.left() + plot.width() * fraction

    def fraction_at(self, x: float) -> float:
        """Return the score at an x coordinate, rounded to hundredths."""
        plot = self._plot()
        return round(min(1.0, max(0.0, (x - plot.left()) / max(1.0, plot.width()))), 2)

    def sizeHint(self) -> QSize:
        return QSize(480, 108)

    def minimumSizeHint(self) -> QSize:
        return QSize(180, 80)

    # Events

    def event(self, event: QEvent) -> bool:
        if isinstance(event, QHelpEvent) and event.type() == QEvent.Type.ToolTip:
            QToolTip.showText(event.globalPos(), self._tip(event.pos().x()), self)
            return True
        return super().event(event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        plot = self._plot()
        half = self._slider.style().pixelMetric(QStyle.PixelMetric.PM_SliderLength, None, self._slider) // 2
        self._slider.setGeometry(round(plot.left()) - half, round(plot.bottom()), round(plot.width()) + 2 * half, GRIP)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        if event.button() == Qt.MouseButton.LeftButton:
            self.threshold_moved.emit(self.fraction_at(event.position().x()))

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        if event.buttons() & Qt.MouseButton.LeftButton:
            self.threshold_moved.emit(self.fraction_at(event.position().x()))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        step = STEPS.get(Qt.Key(event.key()))
        if step is None:
            super().keyPressEvent(event)
        else:
            self.threshold_moved.emit(round(min(1.0, max(0.0, self._threshold + step)), 2))

    def paintEvent(self, _event: QPaintEvent) -> None:
        theme = theme_of(self.palette())
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        self._paint_axis(painter, theme)
        if self._distribution is not None:
            self._paint_bars(painter, theme, self._distribution)
            self._paint_marks(painter, theme, self._distribution)
        self._paint_line(painter, theme)

    # Painting

    @property
    def _line(self) -> int:
        """Return the height in pixels of a text line above or below the bars."""
        return max(17, self.fontMetrics().height())

    def _plot(self) -> QRectF:
        return QRectF(self.rect()).adjusted(SIDE, self._line, -SIDE, -GRIP - self._line)

    def _paint_axis(self, painter: QPainter, theme: Theme) -> None:
        painter.setPen(theme.muted)
        top = self.height() - self._line
        for fraction in AXIS:
            text = percent(fraction)
            width = self.fontMetrics().horizontalAdvance(text) + 2
            left = min(max(0.0, self.x_of(fraction) - width / 2), self.width() - width)
            painter.drawText(QRectF(left, top, width, self._line), int(Qt.AlignmentFlag.AlignHCenter), text)

    def _paint_bars(self, painter: QPainter, theme: Theme, distribution: Distribution) -> None:
        """Paint one bar per bin; pairs that reach the threshold in the accent colour."""
        plot = self._plot()
        heights = np.log1p(distribution.counts) / max(1.0, float(np.log1p(distribution.counts.max(initial=0))))
        quiet = mix(theme.base, theme.window_text, 0.42)
        painter.setPen(Qt.PenStyle.NoPen)
        edges = distribution.edges
        for low, high, height in zip(edges, edges[1:], heights, strict=False):
            if height:
                left, right = self.x_of(low), self.x_of(min(1.0, high))
                top = max(3.0, plot.height() * height)
                bar = QRectF(left, plot.bottom() - top, max(1.5, right - left - 1), top)
                self._fill(painter, bar, quiet, theme)

    def _fill(self, painter: QPainter, bar: QRectF, quiet: QColor, theme: Theme) -> None:
        """Fill a bar, split in two colours at the threshold."""
        line = min(max(self.x_of(self._threshold), bar.left()), bar.right())
        painter.fillRect(QRectF(bar.left(), bar.top(), line - bar.left(), bar.height()), quiet)
        painter.fillRect(QRectF(line, bar.top(), bar.right() - line, bar.height()), theme.accent)

    def _paint_marks(self, painter: QPainter, theme: Theme, distribution: Distribution) -> None:
        """Paint the chance level and the suggested threshold, with their names."""
        marks = (
            (distribution.chance, self.tr("chance"), Qt.PenStyle.DotLine),
            (distribution.cutoff, self.tr("suggested"), Qt.PenStyle.DashLine),
        )
        shown = [(self.x_of(value), name, style) for value, name, style in marks if value is not None]
        starts = self.name_places([(x, name) for x, name, _ in shown])
        for (x, name, style), start in zip(shown, starts, strict=True):
            painter.setPen(QPen(theme.window_text, 1, style))
            painter.drawLine(QPointF(x, self._line - 2), QPointF(x, self._plot().bottom()))
            painter.drawText(QPointF(start, self._line - 5), name)

    def name_places(self, marks: Sequence[tuple[float, str]]) -> list[float]:
        """Return where the names of marks begin: right of their lines, or shifted left as far as necessary to fit."""
        free, places = self.width() - 1.0, {}
        for place, (x, name) in sorted(enumerate(marks), key=lambda mark: mark[1][0], reverse=True):
            width = self.fontMetrics().horizontalAdvance(name)
            places[place] = max(0.0, min(x + 3, free - width))
            free = places[place] - 8
        return [places[place] for place in range(len(marks))]

    def _paint_line(self, painter: QPainter, theme: Theme) -> None:
        x, plot = self.x_of(self._threshold), self._plot()
        painter.setPen(QPen(theme.accent if self.hasFocus() else theme.window_text, 2))
        painter.drawLine(QPointF(x, self._line), QPointF(x, plot.bottom() + GRIP / 2))

    # Text

    @retranslated
    def _describe(self) -> None:
        """Describe the histogram for screen readers."""
        lines = [self.tr("Threshold: %1").replace("%1", tenths_at_most(self._threshold))]
        if self._distribution is not None:
            lines += self._marks_in_words(self._distribution)
            lines.append(self.tr("Median of all pairs: %1").replace("%1", percent(self._distribution.median)))
        self.setAccessibleDescription("\n".join(lines))

    def _marks_in_words(self, distribution: Distribution) -> list[str]:
        marks = (
            (
                distribution.chance,
                self.tr("Chance level: %1. Unrelated pairs in this class are not expected to score higher."),
            ),
            (
                distribution.cutoff,
                self.tr("Suggested threshold: %1. Pairs from here up stand out from the rest of the class."),
            ),
        )
        return [text.replace("%1", tenths_at_most(value)) for value, text in marks if value is not None]

    def _tip(self, x: float) -> str:
        """Return the tooltip: the bin under the pointer, and the marks."""
        if self._distribution is None:
            return ""
        edges, counts = self._distribution.edges, self._distribution.counts
        place = int(np.clip(np.searchsorted(edges, self.fraction_at(x), side="right") - 1, 0, len(counts) - 1))
        text = self.tr("%Ln pair(s) between %1 and %2", "", int(counts[place]))
        text = text.replace("%1", percent(float(edges[place]))).replace(
            "%2", percent(min(1.0, float(edges[place + 1])))
        )
        scale = self.tr("Logarithmic scale")
        return "\n".join([text, *self._marks_in_words(self._distribution), scale])

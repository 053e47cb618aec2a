"""Histogram: the distribution of scores in a class, with a draggable threshold."""

import numpy as np
from PySide6.QtCore import QEvent, QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QHelpEvent, QKeyEvent, QMouseEvent, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QToolTip, QWidget

from imbrex.engine.overview.score_distribution import Distribution
from imbrex.gui.theme.contrast import mix
from imbrex.gui.theme.theme import Theme, theme_of
from imbrex.gui.wording.numbers import percent, tenths_at_most
from imbrex.gui.wording.translation import retranslated, translated

GRIP = 5
"""Radius in pixels of the handle of the threshold, at the foot of its line."""
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

    def __init__(self) -> None:
        super().__init__()
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
        return QSize(560, 68)

    def minimumSizeHint(self) -> QSize:
        return QSize(140, 50)

    # Events

    def event(self, event: QEvent) -> bool:
        if isinstance(event, QHelpEvent) and event.type() == QEvent.Type.ToolTip:
            QToolTip.showText(event.globalPos(), self._tip(event.pos().x()), self)
            return True
        return super().event(event)

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
            self._paint_chance(painter, theme, self._distribution)
        self._paint_threshold(painter, theme)

    # Painting

    def _plot(self) -> QRectF:
        end = self.fontMetrics().horizontalAdvance(percent(1.0)) + 6
        return QRectF(self.rect()).adjusted(GRIP + 1, self.fontMetrics().height(), -end, -GRIP - 1)

    def _paint_axis(self, painter: QPainter, theme: Theme) -> None:
        """Paint the base line, with the end of the scale beside it."""
        plot = self._plot()
        painter.setPen(QPen(theme.line, 1))
        painter.drawLine(plot.bottomLeft(), plot.bottomRight())
        painter.setPen(theme.muted)
        painter.drawText(QPointF(plot.right() + 5, plot.bottom() + 4), percent(1.0))

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

    def _paint_chance(self, painter: QPainter, theme: Theme, distribution: Distribution) -> None:
        """Paint the chance level, which the sentence above names."""
        if distribution.chance is not None:
            x, plot = self.x_of(distribution.chance), self._plot()
            painter.setPen(QPen(theme.muted, 1, Qt.PenStyle.DotLine))
            painter.drawLine(QPointF(x, plot.top()), QPointF(x, plot.bottom()))

    def _paint_threshold(self, painter: QPainter, theme: Theme) -> None:
        """Paint the line with its handle and its score."""
        x, plot = self.x_of(self._threshold), self._plot()
        color = theme.accent if self.hasFocus() else theme.window_text
        painter.setPen(QPen(color, 2))
        painter.drawLine(QPointF(x, 2), QPointF(x, plot.bottom()))
        painter.setBrush(color)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.drawEllipse(QPointF(x, plot.bottom()), GRIP, GRIP)
        painter.setPen(theme.window_text)
        text = tenths_at_most(self._threshold)
        width = self.fontMetrics().horizontalAdvance(text)
        left = x + 5 if x + 5 + width <= self.width() else x - 5 - width
        painter.drawText(QPointF(left, self.fontMetrics().ascent()), text)

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

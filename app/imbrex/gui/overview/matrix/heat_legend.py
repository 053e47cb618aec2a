"""Heat legend: the meaning of the colours of the matrix."""

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QLinearGradient, QPainter, QPaintEvent, QPen, QResizeEvent
from PySide6.QtWidgets import QWidget

from imbrex.engine.overview.score import USUAL, Score
from imbrex.engine.text.document import Role
from imbrex.gui.overview.shared.class_choice import ShownClass
from imbrex.gui.overview.shared.zoom_bar import ZoomBar
from imbrex.gui.theme.contrast import mix
from imbrex.gui.theme.theme import Theme, theme_of
from imbrex.gui.wording.numbers import tenths_at_most
from imbrex.gui.wording.translation import retranslated, translated

BAR = 150
MARGIN = 10
SWATCH = 11
STOPS = 24


class HeatLegend(QWidget):
    """The scale with the threshold, the other kinds of cells, and what is not shown."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setObjectName("heatLegend")
        translated(self.setAccessibleName, lambda: self.tr("Legend"))
        self._shown: ShownClass | None = None
        self.zoom = ZoomBar("heatZoom")
        self.zoom.setParent(self)

    def show_class(self, shown: ShownClass) -> None:
        """Explain the colours of a class."""
        self._shown = shown
        self._describe()
        self.update()

    @retranslated
    def _describe(self) -> None:
        texts = [self._scale_name(), self._threshold(), *(text for text, _ in self._kinds())]
        self.setAccessibleDescription("\n".join(texts))
        keys = self.tr("N or F8: next pair above the threshold; Enter: open it")
        self.setToolTip("\n".join([*texts, keys]))

    def sizeHint(self) -> QSize:
        return QSize(400, max(self.fontMetrics().height() + 12, self.zoom.sizeHint().height() + 2))

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        size = self.zoom.sizeHint()
        self.zoom.setGeometry(self.width() - size.width() - 4, 1, size.width(), size.height())

    def paintEvent(self, _event: QPaintEvent) -> None:
        theme = theme_of(self.palette())
        painter = QPainter(self)
        painter.fillRect(self.rect(), theme.base)
        if self._shown is None:
            return
        x = self._text(painter, MARGIN, self._scale_name(), theme)
        x = self._paint_scale(painter, x, self._shown.threshold, theme)
        x = self._text(painter, x + 2, self._threshold(), theme)
        for text, brush in self._kinds():
            x = self._paint_kind(painter, x, text, brush, theme)

    def _scale_name(self) -> str:
        texts = {
            Score.VERBATIM: self.tr("Word for word (higher of two)"),
            Score.CONTAINMENT: self.tr("Containment (higher of two)"),
            Score.JACCARD: self.tr("Jaccard"),
        }
        return texts[self._shown.score if self._shown is not None else USUAL]

    def _threshold(self) -> str:
        return self.tr("threshold %1").replace("%1", tenths_at_most(self._shown.threshold if self._shown else 0.0))

    def _kinds(self) -> list[tuple[str, str]]:
        """Return the other kinds of cells in this matrix and their swatches."""
        if self._shown is None:
            return []
        documents = self._shown.report.documents
        kinds = []
        if self._shown.own.any():
            kinds.append((self.tr("drafts by the same author"), "own"))
        if sum(counted.takes_part and counted.document.role is Role.ARCHIVE for counted in documents) > 1:
            kinds.append((self.tr("not compared"), "apart"))
        absent = sum(not counted.takes_part for counted in documents)
        if absent:
            kinds.append((self.tr("%Ln document(s) not compared", "", absent), ""))
        return kinds

    def _fits(self, x: float, text: str) -> bool:
        return x + self.fontMetrics().horizontalAdvance(text) < self.zoom.x() - 6

    def _text(self, painter: QPainter, x: float, text: str, theme: Theme) -> float:
        """Draw a text if it fits; return the x of the next item."""
        if not self._fits(x, text):
            return self.width()
        painter.setPen(theme.muted)
        box = QRectF(x, 0, self.width(), self.height())
        painter.drawText(box, int(Qt.AlignmentFlag.AlignVCenter | Qt.TextFlag.TextSingleLine), text)
        return x + self.fontMetrics().horizontalAdvance(text) + 14

    def _paint_scale(self, painter: QPainter, x: float, threshold: float, theme: Theme) -> float:
        """Paint the colour scale, paler below the threshold."""
        if x + BAR > self.zoom.x() - 6:
            return self.width()
        bar = QRectF(x, (self.height() - SWATCH) / 2, BAR, SWATCH)
        border = min(1.0, max(0.0, threshold))
        for first, last, color in ((0.0, border, theme.heat_below), (border, 1.0, theme.heat)):
            gradient = QLinearGradient(bar.topLeft(), bar.topRight())
            for stop in range(STOPS + 1):
                gradient.setColorAt(stop / STOPS, color(stop / STOPS))
            painter.fillRect(QRectF(x + BAR * first, bar.top(), BAR * (last - first), SWATCH), gradient)
        mark = x + BAR * border
        painter.setPen(QPen(theme.text, 1.5))
        painter.drawLine(QPointF(mark, bar.top() - 4), QPointF(mark, bar.bottom() + 4))
        return x + BAR + 8

    def _paint_kind(self, painter: QPainter, x: float, text: str, kind: str, theme: Theme) -> float:
        if kind and self._fits(x + SWATCH + 5, text):
            swatch = QRectF(x, (self.height() - SWATCH) / 2, SWATCH, SWATCH)
            painter.fillRect(swatch, theme.heat_own(0.7) if kind == "own" else mix(theme.base, theme.line, 0.55))
            if kind == "own":
                painter.setPen(QPen(theme.base, 1))
                painter.setClipRect(swatch)
                for offset in range(0, 2 * SWATCH, 4):
                    painter.drawLine(
                        swatch.topLeft() + QPointF(offset, 0), swatch.topLeft() + QPointF(offset - SWATCH, SWATCH)
                    )
                painter.setClipping(False)
            x += SWATCH + 5
        return self._text(painter, x, text, theme)

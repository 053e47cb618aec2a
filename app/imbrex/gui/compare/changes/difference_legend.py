"""Difference legend: the meaning of the strokes at words and the signs beside numbers."""

from collections.abc import Callable
from functools import partial

from PySide6.QtCore import QEvent, QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QApplication, QSizePolicy, QWidget

from imbrex.engine.rewriting.differences import WordChange
from imbrex.engine.rewriting.rewritten_passage import Change
from imbrex.gui.compare.panes.difference_ink import stroke
from imbrex.gui.compare.panes.lens_content import MARKS
from imbrex.gui.theme.theme import is_palette_change, theme_of
from imbrex.gui.widgets.flow_layout import FlowLayout
from imbrex.gui.wording.passage_texts import change_name
from imbrex.gui.wording.translated import translated

GAP = 14  # pixels between two entries


class Sample(QWidget):
    """A sample word with the stroke of a word change, or with the sign of a passage class."""

    def __init__(self, text: Callable[[], str], change: WordChange | None) -> None:
        super().__init__()
        self._text = ""
        self._change = change
        translated(self._show_text, text)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    def _show_text(self, text: str) -> None:
        self._text = text
        self.setAccessibleName(text)
        self.updateGeometry()

    def sizeHint(self) -> QSize:
        metrics = self.fontMetrics()
        return QSize(metrics.horizontalAdvance(self._text) + 2, metrics.height() + 6)

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if is_palette_change(event):
            self.update()
        elif event.type() == QEvent.Type.FontChange:
            self.updateGeometry()

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        theme = theme_of(QApplication.palette())
        painter.setPen(theme.window_text)
        area = QRectF(0, 2, self.width(), self.height() - 4)
        painter.drawText(area, int(Qt.AlignmentFlag.AlignCenter), self._text)
        if self._change is not None:
            stroke(painter, theme, self._change, area)
        painter.end()


class DifferenceLegend(QWidget):
    """Samples in one or two lines, hidden by default."""

    def __init__(self) -> None:
        super().__init__()
        self.setObjectName("differenceLegend")
        translated(self.setAccessibleName, lambda: self.tr("Legend"))
        layout = FlowLayout(GAP)
        layout.setContentsMargins(12, 2, 8, 5)
        names = {
            WordChange.OTHER_FORM: lambda: self.tr("different form"),
            WordChange.MOVED: lambda: self.tr("moved"),
            WordChange.SWAPPED: lambda: self.tr("replaced"),
            WordChange.INSERTED: lambda: self.tr("right text only"),
            WordChange.DROPPED: lambda: self.tr("left text only"),
        }
        for change, name in names.items():
            layout.addWidget(Sample(name, change))
        for passage in MARKS:
            layout.addWidget(Sample(partial(_marked, passage), None))
        self.setLayout(layout)
        self.hide()


def _marked(passage: Change) -> str:
    return f"{MARKS[passage]} {change_name(passage)}"

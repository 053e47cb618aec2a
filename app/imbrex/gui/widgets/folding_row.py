"""Folding row: two layouts side by side, or stacked if too narrow."""

from PySide6.QtCore import QEvent, QSize
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QBoxLayout, QLayout, QWidget

Direction = QBoxLayout.Direction


class FoldingRow(QWidget):
    """Needs only the width of the wider layout; the first one stretches."""

    def __init__(self, first: QLayout, second: QLayout, gap: int) -> None:
        super().__init__()
        self._halves = first, second
        self._box = QBoxLayout(Direction.LeftToRight, self)
        self._box.setContentsMargins(0, 0, 0, 0)
        self._box.setSpacing(gap)
        self._box.addLayout(first, 1)
        self._box.addLayout(second)

    def minimumSizeHint(self) -> QSize:
        widths = [half.minimumSize().width() for half in self._halves]
        return QSize(max(widths) + self._around(), super().minimumSizeHint().height())

    def event(self, event: QEvent) -> bool:
        """Fold or unfold when the content needs another width."""
        known = super().event(event)
        if event.type() == QEvent.Type.LayoutRequest:
            self._fold(self.width())
        return known

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fold(event.size().width())

    def _fold(self, width: int) -> None:
        widths = [half.minimumSize().width() for half in self._halves]
        fits = sum(widths) + self._box.spacing() + self._around() <= width
        direction = Direction.LeftToRight if fits else Direction.TopToBottom
        if direction != self._box.direction():
            self._box.setDirection(direction)
            self.updateGeometry()  # otherwise the parent keeps the previous height

    def _around(self) -> int:
        margins = self.contentsMargins()
        return margins.left() + margins.right()

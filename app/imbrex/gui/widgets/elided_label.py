"""Elided label: a line of text, cut where it is too long."""

from PySide6.QtCore import QEvent, QSize, Qt
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QLabel, QSizePolicy


class ElidedLabel(QLabel):
    """A line of text, cut where it is too long, that keeps at least `least` pixels."""

    def __init__(self, mode: Qt.TextElideMode, least: int) -> None:
        super().__init__()
        self._mode = mode
        self._least = least
        self._whole = ""
        self.setTextFormat(Qt.TextFormat.PlainText)
        self.setSizePolicy(QSizePolicy.Policy.Maximum, QSizePolicy.Policy.Fixed)

    def show_text(self, text: str) -> None:
        """Show this text, as much of it as there is room for."""
        self._whole = " ".join(text.splitlines())
        self.setAccessibleName(self._whole)
        self.updateGeometry()
        self._elide()

    def sizeHint(self) -> QSize:
        return QSize(self.fontMetrics().horizontalAdvance(self._whole) + 2, super().sizeHint().height())

    def minimumSizeHint(self) -> QSize:
        return QSize(min(self._least, self.sizeHint().width()), super().minimumSizeHint().height())

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._elide()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.FontChange:
            self.updateGeometry()

    def _elide(self) -> None:
        self.setText(self.fontMetrics().elidedText(self._whole, self._mode, self.width()))

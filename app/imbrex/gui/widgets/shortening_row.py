"""Shortening row: a row of controls that drops words where they do not fit."""

from abc import abstractmethod

from PySide6.QtCore import QEvent, QSize, QTimer
from PySide6.QtGui import QResizeEvent, QShowEvent
from PySide6.QtWidgets import QWidget

from imbrex.gui.theme.text_size import is_font_change


class ShorteningRow(QWidget):
    """Needs the width of its brief form only; subclasses call `measure` when their texts have changed."""

    def __init__(self) -> None:
        super().__init__()
        self._least, self._full = QSize(), QSize()
        self._is_brief = False

    @abstractmethod
    def show_brief(self, brief: bool) -> None:
        """Show less text, or all of it."""

    def measure(self) -> None:
        """Measure both forms and show the one that fits."""
        self._least, self._full = self._size(True), self._size(False)
        self._is_brief = False
        if self.isVisible():  # otherwise the width is not known
            self._fit()
        self.updateGeometry()

    def sizeHint(self) -> QSize:
        return self._full

    def minimumSizeHint(self) -> QSize:
        return self._least

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self.measure()  # only now is the style known

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if is_font_change(event):
            QTimer.singleShot(0, self, self.measure)  # the children are notified after this

    def _fit(self) -> None:
        """Show the form that fits."""
        brief = self.width() < self._full.width()
        if brief != self._is_brief:
            self._is_brief = brief
            self.show_brief(brief)

    def _size(self, brief: bool) -> QSize:
        self.show_brief(brief)
        for child in self.findChildren(QWidget):
            child.updateGeometry()  # at once, where Qt would do so after the next events
        layout = self.layout()
        return layout.minimumSize() if layout is not None else QSize()

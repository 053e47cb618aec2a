"""Study panel: a panel that asks the worker only while it is seen."""

from PySide6.QtCore import QSize, Signal
from PySide6.QtGui import QHideEvent, QShowEvent
from PySide6.QtWidgets import QWidget


class StudyPanel(QWidget):
    """Signal: wish_changed, when it may want to know something else than before, or nothing any more."""

    wish_changed = Signal()

    def sizeHint(self) -> QSize:
        return QSize(600, 250)

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self.wish_changed.emit()

    def hideEvent(self, event: QHideEvent) -> None:
        super().hideEvent(event)
        self.wish_changed.emit()

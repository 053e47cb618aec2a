"""Drop window: a window on which files can be dropped anywhere."""

from PySide6.QtCore import Signal
from PySide6.QtGui import QDragEnterEvent, QDragLeaveEvent, QDropEvent, QResizeEvent
from PySide6.QtWidgets import QMainWindow

from imbrex.gui.widgets.dropping import dropped_paths, take_copy
from imbrex.gui.widgets.overlay import DropOverlay


class DropWindow(QMainWindow):
    """Lies under a veil while files are dragged over it. Signal: dropped (list of Path)."""

    dropped = Signal(object)

    def __init__(self) -> None:
        super().__init__()
        self._overlay = DropOverlay(self)
        self.setAcceptDrops(True)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        if self._overlay.isVisible():
            self._overlay.cover()

    def dragEnterEvent(self, event: QDragEnterEvent) -> None:
        if event.source() is None and dropped_paths(event.mimeData()):  # and nothing that comes from this window
            take_copy(event)
            self._overlay.cover()

    def dragLeaveEvent(self, event: QDragLeaveEvent) -> None:
        super().dragLeaveEvent(event)
        self._overlay.hide()

    def dropEvent(self, event: QDropEvent) -> None:
        self._overlay.hide()
        take_copy(event)
        self.dropped.emit(dropped_paths(event.mimeData()))

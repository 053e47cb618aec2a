"""Preload: imports what the first documents will need, once the window is on the screen."""

import importlib
import threading
from contextlib import suppress

from PySide6.QtCore import QObject, Qt, QTimer, Signal
from PySide6.QtWidgets import QApplication, QWidget

_MODULE = "imbrex.gui.window.controller"  # with numpy and all panels behind it: half a second
_LOOK_AGAIN = 60  # milliseconds


class Preload(QObject):
    """Import the workbench in a thread. Signal: ready, once that is done and nobody is in the middle of something.

    Whoever needs the workbench before simply makes it: the import waits for what the thread has begun.
    """

    ready = Signal()

    def __init__(self, window: QWidget) -> None:
        super().__init__(window)
        self._window = window
        self._thread = threading.Thread(target=_load, name="imbrex readying")
        self._timer = QTimer(self)
        self._timer.setInterval(_LOOK_AGAIN)
        self._timer.timeout.connect(self._look)

    def start(self) -> None:
        """Begin."""
        self._thread.start()
        self._timer.start()

    def _look(self) -> None:
        if not self._window.isVisible():  # closed already
            self._timer.stop()
            return
        # What follows holds the window up for a moment, which an open menu or a moving mouse button would show.
        if self._thread.is_alive() or QApplication.activePopupWidget() or QApplication.activeModalWidget():
            return
        if QApplication.mouseButtons() == Qt.MouseButton.NoButton:
            self._timer.stop()
            self.ready.emit()


def _load() -> None:
    with suppress(Exception):  # whatever is wrong comes up again, in the window's own thread, when it is needed
        importlib.import_module(_MODULE)

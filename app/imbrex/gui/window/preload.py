"""Preload: imports the modules that the first documents need, after the first paint."""

import importlib
import threading
from contextlib import suppress

from PySide6.QtCore import QObject, Qt, QTimer, Signal
from PySide6.QtWidgets import QApplication, QWidget

_MODULES = (
    "imbrex.gui.window.controller",  # with numpy: half a second
    "imbrex.gui.compare.compare_page",
    "imbrex.gui.compare.review_commands",
    "imbrex.gui.compare.pane_commands",
    "imbrex.gui.overview.overview_page",
)
_LOOK_AGAIN = 60  # milliseconds


class Preload(QObject):
    """Imports the workbench in a thread. Signal: ready, once it is imported and the user is idle.

    If the workbench is needed earlier, it is simply created: the import waits for the one in the thread.
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
        """Start the import."""
        self._thread.start()
        self._timer.start()

    def _look(self) -> None:
        if not self._window.isVisible():  # already closed
            self._timer.stop()
            return
        # What follows blocks the window for a moment, which would show in an open menu or during a drag.
        if self._thread.is_alive() or QApplication.activePopupWidget() or QApplication.activeModalWidget():
            return
        if QApplication.mouseButtons() == Qt.MouseButton.NoButton:
            self._timer.stop()
            self.ready.emit()


def _load() -> None:
    with suppress(Exception):  # any fault comes up again in the window's own thread, when the module is needed
        for name in _MODULES:
            importlib.import_module(name)

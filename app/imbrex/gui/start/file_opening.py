"""File opening: files that the system asks a running program to open, as macOS does for a double click."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QEvent, QObject
from PySide6.QtGui import QFileOpenEvent
from PySide6.QtWidgets import QApplication

from imbrex.gui.window.main_window import MainWindow


class FileOpening(QObject):
    """Listen to an application; what is asked for at once is opened at once, in the window that people used last."""

    def __init__(self, application: QApplication) -> None:
        super().__init__(application)
        self._waiting: list[Path] = []
        application.installEventFilter(self)

    def eventFilter(self, _watched: QObject, event: QEvent) -> bool:
        if event.type() != QEvent.Type.FileOpen or not isinstance(event, QFileOpenEvent) or not event.file():
            return False
        self._waiting.append(Path(event.file()))
        if len(self._waiting) == 1:  # several files of one double click come one after the other
            QApplication.postEvent(self, QEvent(QEvent.Type.User))
        return True

    def customEvent(self, _event: QEvent) -> None:
        """Open what has come together."""
        paths, self._waiting = self._waiting, []
        windows = [QApplication.activeWindow(), *QApplication.topLevelWidgets()]
        window = next((one for one in windows if isinstance(one, MainWindow)), None)
        if window is not None:
            window.open_paths(paths)

"""File opening: files that the system asks a running program to open, as macOS does on a double click."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QEvent, QObject
from PySide6.QtGui import QFileOpenEvent
from PySide6.QtWidgets import QApplication

from imbrex.gui.window.main_window import MainWindow


class FileOpening(QObject):
    """Listens to an application; files requested together open together, in the window last used."""

    def __init__(self, application: QApplication) -> None:
        super().__init__(application)
        self._waiting: list[Path] = []
        application.installEventFilter(self)

    def eventFilter(self, _watched: QObject, event: QEvent) -> bool:
        if event.type() != QEvent.Type.FileOpen or not isinstance(event, QFileOpenEvent) or not event.file():
            return False
        self._waiting.append(Path(event.file()))
        if len(self._waiting) == 1:  # the files of one double click arrive one by one
            QApplication.postEvent(self, QEvent(QEvent.Type.User))
        return True

    def customEvent(self, _event: QEvent) -> None:
        """Open the files received so far."""
        paths, self._waiting = self._waiting, []
        windows = [QApplication.activeWindow(), *QApplication.topLevelWidgets()]
        window = next((one for one in windows if isinstance(one, MainWindow)), None)
        if window is not None:
            window.open_paths(paths)

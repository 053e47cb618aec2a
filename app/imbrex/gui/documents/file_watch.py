"""File watch: reports changed files after writing finishes."""

import os
from collections.abc import Collection
from dataclasses import dataclass

from PySide6.QtCore import QFileSystemWatcher, QObject, Qt, QTimer, Signal
from PySide6.QtGui import QGuiApplication

SETTLED = 250
"""Polling interval in milliseconds; a file unchanged between two polls is complete."""
GONE = 12
"""Polls after which a missing file counts as deleted, since some programs delete it before saving."""

Look = tuple[int, int, int] | None
"""A file's modification time, size and file number on the disk; None if it is missing."""


@dataclass(slots=True)
class _Restless:
    """A changed file: its state at the last poll and the number of polls it has been missing."""

    look: Look
    missing: int = 0


class FileWatch(QObject):
    """Watches files by path; a replaced file counts as the same one.

    Signals:
        changed: (list of paths) changed, and no longer being written.
        gone: (list of paths) deleted; reported as changed if they return.
    """

    changed = Signal(list)
    gone = Signal(list)

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._watcher = QFileSystemWatcher(self)
        self._known: dict[str, Look] = {}
        self._restless: dict[str, _Restless] = {}
        self._timer = QTimer(self)
        self._timer.setInterval(SETTLED)
        self._timer.timeout.connect(self._look_again)
        self._watcher.fileChanged.connect(self._on_changed)
        self._watcher.directoryChanged.connect(self._on_folder_changed)
        application = QGuiApplication.instance()
        if isinstance(application, QGuiApplication):  # not every file system reports changes
            application.applicationStateChanged.connect(self._on_state_changed)

    @property
    def paths(self) -> list[str]:
        """The watched files."""
        return list(self._known)

    def watch(self, paths: Collection[str]) -> None:
        """Watch these files only."""
        wanted = dict.fromkeys(paths)
        if wanted.keys() == self._known.keys():
            return
        for path in [path for path in self._known if path not in wanted]:
            del self._known[path]
            self._restless.pop(path, None)
        for path in wanted:
            if path not in self._known:
                self._known[path] = _look(path)
        self._hold_on()

    def check(self) -> None:
        """Poll all files, whether or not the system has reported changes."""
        for path, known in self._known.items():
            if _look(path) not in {known, None}:
                self._stir(path)

    def stop(self) -> None:
        """Stop watching and reporting."""
        self.watch(())
        self._timer.stop()

    def _hold_on(self) -> None:
        """Have the system watch each file, or the folder of a missing one; a replaced file needs a new watch."""
        there = [path for path in self._known if os.path.exists(path)]
        folders = {os.path.dirname(path) for path in self._known.keys() - there}
        for now, wanted in ((self._watcher.files(), set(there)), (self._watcher.directories(), folders)):
            if old := [path for path in now if path not in wanted]:
                self._watcher.removePaths(old)
            if new := [path for path in wanted if path not in now and os.path.exists(path)]:
                self._watcher.addPaths(new)

    def _stir(self, path: str) -> None:
        if path not in self._restless:
            self._restless[path] = _Restless(None)
        if not self._timer.isActive():
            self._timer.start()

    def _look_again(self) -> None:
        """Report files that have stopped changing."""
        settled, lost = [], []
        for path, restless in list(self._restless.items()):
            before, restless.look = restless.look, _look(path)
            restless.missing = restless.missing + 1 if restless.look is None else 0
            if restless.look is not None and restless.look == before:
                del self._restless[path]
                if restless.look != self._known[path]:
                    self._known[path] = restless.look
                    settled.append(path)
            elif restless.missing >= GONE:
                del self._restless[path]
                if self._known[path] is not None:
                    self._known[path] = None
                    lost.append(path)
        self._hold_on()
        if not self._restless:
            self._timer.stop()
        if settled:
            self.changed.emit(settled)
        if lost:
            self.gone.emit(lost)

    def _on_changed(self, path: str) -> None:
        if path in self._known:
            self._stir(path)

    def _on_folder_changed(self, _folder: str) -> None:
        self.check()

    def _on_state_changed(self, state: Qt.ApplicationState) -> None:
        if state == Qt.ApplicationState.ApplicationActive:
            self.check()


def _look(path: str) -> Look:
    try:
        status = os.stat(path)
    except (OSError, ValueError):
        return None
    return status.st_mtime_ns, status.st_size, status.st_ino

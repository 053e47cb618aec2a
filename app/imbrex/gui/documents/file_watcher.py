"""File watcher: reports changed files after writing finishes."""

import os
from collections.abc import Collection
from dataclasses import dataclass

from PySide6.QtCore import QFileSystemWatcher, QObject, Qt, QTimer, Signal
from PySide6.QtGui import QGuiApplication

POLL_INTERVAL = 250
"""Polling interval in milliseconds; a file unchanged between two polls is complete."""
MISSED_POLLS = 12
"""Polls after which a missing file counts as deleted, since some programs delete it before saving."""

FileState = tuple[int, int, int] | None
"""A file's modification time, size and file number on the disk; None if it is missing."""


@dataclass(slots=True)
class _ChangingFile:
    """A changed file: its state at the last poll and the number of polls it has been missing."""

    state: FileState
    missing: int = 0


class FileWatcher(QObject):
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
        self._known: dict[str, FileState] = {}
        self._changing: dict[str, _ChangingFile] = {}
        self._timer = QTimer(self)
        self._timer.setInterval(POLL_INTERVAL)
        self._timer.timeout.connect(self._poll)
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
            self._changing.pop(path, None)
        for path in wanted:
            if path not in self._known:
                self._known[path] = _state_of(path)
        self._update_system_watches()

    def check(self) -> None:
        """Poll all files, whether or not the system has reported changes."""
        for path, known in self._known.items():
            if _state_of(path) not in {known, None}:
                self._expect_change(path)

    def stop(self) -> None:
        """Stop watching and reporting."""
        self.watch(())
        self._timer.stop()

    def _update_system_watches(self) -> None:
        """Have the system watch each file, or the folder of a missing one; a replaced file needs a new watch."""
        there = [path for path in self._known if os.path.exists(path)]
        folders = {os.path.dirname(path) for path in self._known.keys() - there}
        for now, wanted in ((self._watcher.files(), set(there)), (self._watcher.directories(), folders)):
            if old := [path for path in now if path not in wanted]:
                self._watcher.removePaths(old)
            if new := [path for path in wanted if path not in now and os.path.exists(path)]:
                self._watcher.addPaths(new)

    def _expect_change(self, path: str) -> None:
        if path not in self._changing:
            self._changing[path] = _ChangingFile(None)
        if not self._timer.isActive():
            self._timer.start()

    def _poll(self) -> None:
        """Report files that have stopped changing."""
        changed, gone = [], []
        for path, file in list(self._changing.items()):
            before, file.state = file.state, _state_of(path)
            file.missing = file.missing + 1 if file.state is None else 0
            if file.state is not None and file.state == before:
                del self._changing[path]
                if file.state != self._known[path]:
                    self._known[path] = file.state
                    changed.append(path)
            elif file.missing >= MISSED_POLLS:
                del self._changing[path]
                if self._known[path] is not None:
                    self._known[path] = None
                    gone.append(path)
        self._update_system_watches()
        if not self._changing:
            self._timer.stop()
        if changed:
            self.changed.emit(changed)
        if gone:
            self.gone.emit(gone)

    def _on_changed(self, path: str) -> None:
        if path in self._known:
            self._expect_change(path)

    def _on_folder_changed(self, _folder: str) -> None:
        self.check()

    def _on_state_changed(self, state: Qt.ApplicationState) -> None:
        if state == Qt.ApplicationState.ApplicationActive:
            self.check()


def _state_of(path: str) -> FileState:
    try:
        status = os.stat(path)
    except (OSError, ValueError):
        return None
    return status.st_mtime_ns, status.st_size, status.st_ino

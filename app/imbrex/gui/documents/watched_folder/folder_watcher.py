"""Folder watcher: reports new documents in a folder after writing finishes."""

import os
import threading
import time
from dataclasses import dataclass, field
from pathlib import Path

from PySide6.QtCore import QFileSystemWatcher, QObject, QTimer, Signal, Slot

from imbrex.files.folders import documents_in
from imbrex.values import frozen

CLOSE_TIMEOUT = 1.0
"""Seconds to wait on closing for a listing in progress; one on a lost server may never return."""


@frozen
class FileSnapshot:
    """A file's modification time, size and file number on the disk."""

    changed: int
    size: int
    number: int


@frozen
class FolderSnapshot:
    """State of a folder at one moment.

    Attributes:
        folder: the folder.
        files: its documents, in natural order; None if the folder is missing or unreadable.
        folders: the folders that contain them, the folder itself first.
        seconds: duration of the listing.
    """

    folder: Path
    files: dict[str, FileSnapshot] | None
    folders: tuple[str, ...] = ()
    seconds: float = 0.0


@dataclass(slots=True)
class _Scan:
    """One listing of a folder, which may have been discarded."""

    folder: Path
    deep: bool
    discarded: threading.Event = field(default_factory=threading.Event)


class FolderScanner(QObject):
    """Lists a folder without blocking: a server may take seconds. Signal: scanned (FolderSnapshot)."""

    scanned = Signal(object)

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._current: _Scan | None = None
        self._thread: threading.Thread | None = None

    def scan(self, folder: Path, deep: bool) -> None:
        """List a folder asynchronously, discarding the result of a listing in progress."""
        self.discard()
        self._current = _Scan(folder, deep)
        # A QThread could not be abandoned if the file system does not respond.
        self._thread = threading.Thread(target=self._run, args=(self._current,), name="folder scanner", daemon=True)
        self._thread.start()

    def discard(self) -> None:
        """Discard the result of the listing in progress."""
        if self._current is not None:
            self._current.discarded.set()

    def close(self) -> None:
        """Finish, unless the file system does not respond."""
        self.discard()
        if self._thread is not None:
            self._thread.join(CLOSE_TIMEOUT)

    def _run(self, scan: _Scan) -> None:
        snapshot = scan_folder(scan.folder, scan.deep, scan.discarded)
        if not scan.discarded.is_set():
            self.scanned.emit(snapshot)


def scan_folder(folder: Path, deep: bool, stopped: threading.Event | None = None) -> FolderSnapshot:
    """List the documents of a folder, as opening it would find them."""
    began = time.monotonic()
    if not _can_list(folder):
        return FolderSnapshot(folder, None)
    files: dict[str, FileSnapshot] = {}
    folders = {str(folder): None}
    for path in documents_in(folder, deep):
        if stopped is not None and stopped.is_set():
            break
        try:
            status = path.stat()
        except OSError:
            continue  # just deleted
        files[str(path)] = FileSnapshot(status.st_mtime_ns, status.st_size, status.st_ino)
        folders[str(path.parent)] = None
    if not files and not _can_list(folder):
        return FolderSnapshot(folder, None)  # deleted meanwhile
    return FolderSnapshot(folder, files, tuple(folders), time.monotonic() - began)


def _can_list(folder: Path) -> bool:
    try:
        with os.scandir(folder):
            return True
    except (OSError, ValueError):
        return False


POLL_INTERVAL = 300
"""Polling interval in milliseconds while a folder changes; a file unchanged between two polls is complete."""
IDLE_INTERVAL = 4_000
"""Polling interval in milliseconds without changes; not every file system reports changes."""
SLOW_SCAN_FACTOR = 30
"""If a listing takes long, the interval is this multiple of its duration."""
EMPTY_POLLS = 40
"""Polls for which an empty file counts as one still to be filled, as browsers create them."""
MISSED_POLLS = 3
"""Polls after which a missing folder counts as lost."""
MOST_FOLDERS = 200
"""Maximum number of folders watched by the system; further ones are only polled."""


class FolderWatcher(QObject):
    """Watches one folder. Deleted files are not reported, nor counted as new if they return unchanged.

    Signals:
        arrived: (list of paths) new or changed, and no longer being written.
        lost: the folder is missing; found: it is back.
    """

    arrived = Signal(list)
    lost = Signal()
    found = Signal()

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self.idle = IDLE_INTERVAL
        self._folder: Path | None = None
        self._deep = False
        self._known: dict[str, FileSnapshot] | None = None
        self._changing: dict[str, tuple[FileSnapshot, int]] = {}  # state of a file, and for how many polls
        self._missing = 0
        self._changed_during_scan = False  # something happened during a listing
        self._scanner = FolderScanner(self)
        self._scanner.scanned.connect(self._on_scanned)
        self._system = QFileSystemWatcher(self)
        self._system.directoryChanged.connect(self._on_directory_changed)
        self._timer = QTimer(self, singleShot=True)
        self._timer.timeout.connect(self._scan)

    @property
    def folder(self) -> Path | None:
        """The watched folder; None for none."""
        return self._folder

    @property
    def is_lost(self) -> bool:
        """Whether the folder is missing now."""
        return self._missing >= MISSED_POLLS

    def start(self, folder: Path, deep: bool, with_present: bool) -> None:
        """Watch this folder instead of the current one; `with_present` also reports the files already there."""
        self.stop()
        self._folder, self._deep = folder, deep
        self._known = {} if with_present else None
        self._scan()

    def stop(self) -> None:
        """Stop watching and reporting."""
        self._folder, self._known, self._missing, self._changed_during_scan = None, None, 0, False
        self._changing.clear()
        self._timer.stop()
        self._scanner.discard()
        if paths := self._system.directories():
            self._system.removePaths(paths)

    def close(self) -> None:
        """Stop, and wait for pending work."""
        self.stop()
        self._scanner.close()

    @Slot()
    def _scan(self) -> None:
        if self._folder is not None:
            self._changed_during_scan = False
            self._scanner.scan(self._folder, self._deep)

    @Slot(str)
    def _on_directory_changed(self, _folder: str) -> None:
        """List the folder soon; one listing covers many changes."""
        self._changed_during_scan = True
        if self._timer.isActive() and self._timer.remainingTime() > POLL_INTERVAL:
            self._timer.start(POLL_INTERVAL)

    @Slot(object)
    def _on_scanned(self, snapshot: FolderSnapshot) -> None:
        if snapshot.folder != self._folder:
            return
        complete = self._update(snapshot)
        busy = self._changing or self._changed_during_scan or 0 < self._missing < MISSED_POLLS
        self._timer.start(POLL_INTERVAL if busy else max(self.idle, round(snapshot.seconds * 1000 * SLOW_SCAN_FACTOR)))
        if complete:
            self.arrived.emit(complete)

    def _update(self, snapshot: FolderSnapshot) -> list[str]:
        """Update from a listing; return the files that are complete."""
        if snapshot.files is None:
            self._on_missing()
            return []
        if self.is_lost:
            self.found.emit()
        self._missing = 0
        self._watch_directories(snapshot.folders)
        if self._known is None:
            self._known = snapshot.files
            return []
        return self._find_complete(snapshot.files, self._known)

    def _find_complete(self, files: dict[str, FileSnapshot], known: dict[str, FileSnapshot]) -> list[str]:
        before, self._changing = self._changing, {}
        complete = []
        for path, state in files.items():
            if known.get(path) == state:
                continue
            last, times = before.get(path, (None, 0))
            times = times + 1 if last == state else 0
            if times >= (1 if state.size else EMPTY_POLLS):
                known[path] = state
                complete.append(path)
            else:
                self._changing[path] = (state, times)
        return complete

    def _on_missing(self) -> None:
        self._missing += 1
        self._changing.clear()
        if self._missing == MISSED_POLLS:
            self.lost.emit()

    def _watch_directories(self, folders: tuple[str, ...]) -> None:
        """Subscribe to changes of these folders; a recreated folder needs a new subscription."""
        watched = set(self._system.directories())
        if new := [folder for folder in folders[:MOST_FOLDERS] if folder not in watched and os.path.isdir(folder)]:
            self._system.addPaths(new)

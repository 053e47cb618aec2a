"""Folder watch: reports new documents in a folder after writing finishes."""

import os
import threading
import time
from dataclasses import dataclass, field
from pathlib import Path

from PySide6.QtCore import QFileSystemWatcher, QObject, QTimer, Signal, Slot

from imbrex.files.folders import documents_in
from imbrex.values import frozen

PATIENCE = 1.0
"""Seconds to wait on closing for a listing in progress; one on a lost server may never return."""


@frozen
class FileSnapshot:
    """A file's modification time, size and file number on the disk."""

    changed: int
    size: int
    number: int


@frozen
class FolderSnapshots:
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
class _Round:
    """One listing of a folder, which may have been discarded."""

    folder: Path
    deep: bool
    dropped: threading.Event = field(default_factory=threading.Event)


class FolderScanner(QObject):
    """Lists a folder without blocking: a server may take seconds. Signal: returned (FolderSnapshots)."""

    returned = Signal(object)

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._round: _Round | None = None
        self._thread: threading.Thread | None = None

    def look(self, folder: Path, deep: bool) -> None:
        """List a folder asynchronously, discarding the result of a listing in progress."""
        self.drop()
        self._round = _Round(folder, deep)
        # A QThread could not be abandoned if the file system does not respond.
        self._thread = threading.Thread(target=self._go, args=(self._round,), name="folder scout", daemon=True)
        self._thread.start()

    def drop(self) -> None:
        """Discard the result of the listing in progress."""
        if self._round is not None:
            self._round.dropped.set()

    def close(self) -> None:
        """Finish, unless the file system does not respond."""
        self.drop()
        if self._thread is not None:
            self._thread.join(PATIENCE)

    def _go(self, wanted: _Round) -> None:
        looks = look_at(wanted.folder, wanted.deep, wanted.dropped)
        if not wanted.dropped.is_set():
            self.returned.emit(looks)


def look_at(folder: Path, deep: bool, stopped: threading.Event | None = None) -> FolderSnapshots:
    """List the documents of a folder, as opening it would find them."""
    began = time.monotonic()
    if not _can_list(folder):
        return FolderSnapshots(folder, None)
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
        return FolderSnapshots(folder, None)  # deleted meanwhile
    return FolderSnapshots(folder, files, tuple(folders), time.monotonic() - began)


def _can_list(folder: Path) -> bool:
    try:
        with os.scandir(folder):
            return True
    except (OSError, ValueError):
        return False


SETTLED = 300
"""Polling interval in milliseconds while a folder changes; a file unchanged between two polls is complete."""
IDLE = 4_000
"""Polling interval in milliseconds without changes; not every file system reports changes."""
CALM = 30
"""If a listing takes long, the interval is this multiple of its duration."""
EMPTY = 40
"""Polls for which an empty file counts as one still to be filled, as browsers create them."""
GONE = 3
"""Polls after which a missing folder counts as lost."""
MOST = 200
"""Maximum number of folders watched by the system; further ones are only polled."""


class FolderWatch(QObject):
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
        self.idle = IDLE
        self._folder: Path | None = None
        self._deep = False
        self._known: dict[str, FileSnapshot] | None = None
        self._restless: dict[str, tuple[FileSnapshot, int]] = {}  # state of a file, and for how many polls
        self._missing = 0
        self._is_stirred = False  # something happened during a listing
        self._scout = FolderScanner(self)
        self._scout.returned.connect(self._on_returned)
        self._system = QFileSystemWatcher(self)
        self._system.directoryChanged.connect(self._on_stirred)
        self._timer = QTimer(self, singleShot=True)
        self._timer.timeout.connect(self._look)

    @property
    def folder(self) -> Path | None:
        """The watched folder; None for none."""
        return self._folder

    @property
    def is_lost(self) -> bool:
        """Whether the folder is missing now."""
        return self._missing >= GONE

    def start(self, folder: Path, deep: bool, with_present: bool) -> None:
        """Watch this folder instead of the current one; `with_present` also reports the files already there."""
        self.stop()
        self._folder, self._deep = folder, deep
        self._known = {} if with_present else None
        self._look()

    def stop(self) -> None:
        """Stop watching and reporting."""
        self._folder, self._known, self._missing, self._is_stirred = None, None, 0, False
        self._restless.clear()
        self._timer.stop()
        self._scout.drop()
        if watched := self._system.directories():
            self._system.removePaths(watched)

    def close(self) -> None:
        """Stop, and wait for pending work."""
        self.stop()
        self._scout.close()

    @Slot()
    def _look(self) -> None:
        if self._folder is not None:
            self._is_stirred = False
            self._scout.look(self._folder, self._deep)

    @Slot(str)
    def _on_stirred(self, _folder: str) -> None:
        """List the folder soon; one listing covers many changes."""
        self._is_stirred = True
        if self._timer.isActive() and self._timer.remainingTime() > SETTLED:
            self._timer.start(SETTLED)

    @Slot(object)
    def _on_returned(self, looks: FolderSnapshots) -> None:
        if looks.folder != self._folder:
            return
        settled = self._take(looks)
        busy = self._restless or self._is_stirred or 0 < self._missing < GONE
        self._timer.start(SETTLED if busy else max(self.idle, round(looks.seconds * 1000 * CALM)))
        if settled:
            self.arrived.emit(settled)

    def _take(self, looks: FolderSnapshots) -> list[str]:
        """Update from a listing; return the files that have settled."""
        if looks.files is None:
            self._miss()
            return []
        if self.is_lost:
            self.found.emit()
        self._missing = 0
        self._hold_on(looks.folders)
        if self._known is None:
            self._known = looks.files
            return []
        return self._settle(looks.files, self._known)

    def _settle(self, files: dict[str, FileSnapshot], known: dict[str, FileSnapshot]) -> list[str]:
        before, self._restless = self._restless, {}
        settled = []
        for path, look in files.items():
            if known.get(path) == look:
                continue
            last, times = before.get(path, (None, 0))
            times = times + 1 if last == look else 0
            if times >= (1 if look.size else EMPTY):
                known[path] = look
                settled.append(path)
            else:
                self._restless[path] = (look, times)
        return settled

    def _miss(self) -> None:
        self._missing += 1
        self._restless.clear()
        if self._missing == GONE:
            self.lost.emit()

    def _hold_on(self, folders: tuple[str, ...]) -> None:
        """Subscribe to changes of these folders; a recreated folder needs a new subscription."""
        watched = set(self._system.directories())
        if new := [folder for folder in folders[:MOST] if folder not in watched and os.path.isdir(folder)]:
            self._system.addPaths(new)

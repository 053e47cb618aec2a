"""Folder snapshots: the documents in a folder, listed in a separate thread."""

import os
import threading
import time
from dataclasses import dataclass, field
from pathlib import Path

from PySide6.QtCore import QObject, Signal

from imbrex.files.folders import documents_in

PATIENCE = 1.0
"""Seconds to wait on closing for a listing in progress; one on a lost server may never return."""


@dataclass(frozen=True, slots=True)
class FileSnapshot:
    """A file's modification time, size and file number on the disk."""

    changed: int
    size: int
    number: int


@dataclass(frozen=True, slots=True)
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

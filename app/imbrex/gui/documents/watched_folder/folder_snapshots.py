"""Folder snapshots: which documents a folder holds, found in a thread of its own."""

import os
import threading
import time
from dataclasses import dataclass, field
from pathlib import Path

from PySide6.QtCore import QObject, Signal

from imbrex.files.folders import documents_in

PATIENCE = 1.0
"""Seconds to wait at the end for a look that is under way; one at a server that has gone may never come back."""


@dataclass(frozen=True, slots=True)
class Look:
    """Of a file: when it was changed, its size and its number on the disk."""

    changed: int
    size: int
    number: int


@dataclass(frozen=True, slots=True)
class Looks:
    """A folder at one moment.

    Attributes:
        folder: which one.
        files: the documents in it, in natural order; None where the folder is not there or may not be read.
        folders: where they lie, the folder itself first.
        seconds: how long looking took.
    """

    folder: Path
    files: dict[str, Look] | None
    folders: tuple[str, ...] = ()
    seconds: float = 0.0


@dataclass(slots=True)
class _Round:
    """One walk through a folder, which nobody may want any more."""

    folder: Path
    deep: bool
    dropped: threading.Event = field(default_factory=threading.Event)


class Scout(QObject):
    """Look at a folder without holding anybody up: a server may take seconds. Signal: returned (Looks)."""

    returned = Signal(object)

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._round: _Round | None = None
        self._thread: threading.Thread | None = None

    def look(self, folder: Path, deep: bool) -> None:
        """Look at a folder, and tell of it later; a look that is under way is not told of any more."""
        self.drop()
        self._round = _Round(folder, deep)
        # A thread of Qt's could not be left behind where the file system does not answer.
        self._thread = threading.Thread(target=self._go, args=(self._round,), name="folder scout", daemon=True)
        self._thread.start()

    def drop(self) -> None:
        """Tell nothing of the look that is under way."""
        if self._round is not None:
            self._round.dropped.set()

    def close(self) -> None:
        """Come to an end, unless the file system does not answer."""
        self.drop()
        if self._thread is not None:
            self._thread.join(PATIENCE)

    def _go(self, wanted: _Round) -> None:
        looks = look_at(wanted.folder, wanted.deep, wanted.dropped)
        if not wanted.dropped.is_set():
            self.returned.emit(looks)


def look_at(folder: Path, deep: bool, stopped: threading.Event | None = None) -> Looks:
    """Look at the documents of a folder, as opening it would find them."""
    began = time.monotonic()
    if not _can_list(folder):
        return Looks(folder, None)
    files: dict[str, Look] = {}
    folders = {str(folder): None}
    for path in documents_in(folder, deep):
        if stopped is not None and stopped.is_set():
            break
        try:
            status = path.stat()
        except OSError:
            continue  # it has just been taken away
        files[str(path)] = Look(status.st_mtime_ns, status.st_size, status.st_ino)
        folders[str(path.parent)] = None
    if not files and not _can_list(folder):
        return Looks(folder, None)  # it has gone meanwhile
    return Looks(folder, files, tuple(folders), time.monotonic() - began)


def _can_list(folder: Path) -> bool:
    try:
        with os.scandir(folder):
            return True
    except (OSError, ValueError):
        return False

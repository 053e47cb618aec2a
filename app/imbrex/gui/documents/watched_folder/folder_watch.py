"""Folder watch: reports new documents in a folder after writing finishes."""

import os
from pathlib import Path

from PySide6.QtCore import QFileSystemWatcher, QObject, QTimer, Signal, Slot

from imbrex.gui.documents.watched_folder.folder_snapshots import FileSnapshot, FolderScanner, FolderSnapshots

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
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
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

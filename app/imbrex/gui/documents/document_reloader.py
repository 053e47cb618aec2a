"""Watching: rereads open files that change on disk, after writing finishes."""

import os
from collections.abc import Collection
from dataclasses import dataclass
from pathlib import Path

from PySide6.QtCore import QFileSystemWatcher, QObject, Qt, QTimer, Signal, Slot
from PySide6.QtGui import QAction, QGuiApplication

from imbrex.engine.text.document import Document, Problem
from imbrex.errors import ImbrexError, told
from imbrex.files.shared.shown_names import shown_name
from imbrex.gui.documents.reading_jobs import FilesRead, RereadJob
from imbrex.gui.model.session import FileRead, Session
from imbrex.gui.model.settings import Settings
from imbrex.gui.tasks.runner import Runner
from imbrex.gui.wording.messages import shown
from imbrex.gui.wording.translation import translated

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


MOST = 100
"""Files watched besides those of the open pair. Each takes a system handle, of which a program may have only 250;
and users edit the pair they are reading, not a class of thousands."""
TRIES = 4
"""Attempts to read a file that can't be read: it may be locked, or incomplete."""
WAIT = 600
"""Milliseconds before the second attempt; the delay doubles each time."""


class Watching(QObject):
    """Keeps documents in sync with their files. Signal: told (sentence)."""

    told = Signal(str)

    def __init__(self, session: Session, runner: Runner, settings: Settings, parent: QObject) -> None:
        super().__init__(parent)
        self._session = session
        self._runner = runner
        self._settings = settings
        self._pair: tuple[str, str] | None = None
        self._waiting: dict[str, int] = {}  # files to reread, with the number of attempts
        self._tries: dict[str, int] = {}  # files being read
        self._asked: set[str] = set()  # files that the user asked to reread, even if their text is unchanged
        self.files = FileWatch(self)
        self._retry = QTimer(self, singleShot=True)
        self.files.changed.connect(self._on_changed)
        self.files.gone.connect(self._on_gone)
        self._retry.timeout.connect(self._read)
        session.rows_changed.connect(self._choose)

    def obey(self, action: QAction) -> None:
        """Watch or not, following a checkable action."""
        action.setChecked(self._settings.watches_files)
        translated(
            action.setStatusTip,
            lambda: self.tr("Watches the files of the open pair and up to %Ln other(s)", "", MOST),
        )
        action.toggled.connect(self._on_toggled)

    def show_pair(self, pair: tuple[str, str] | None) -> None:
        """Watch the files of this pair, even among many documents."""
        if pair != self._pair:
            self._pair = pair
            self._choose()

    def read_again(self, paths: list[str]) -> None:
        """Reread changed files at the user's request; no other change is reported for them."""
        self._asked.update(paths)
        self._on_changed(paths)

    def close(self) -> None:
        """Stop watching."""
        self._retry.stop()
        self.files.stop()

    def _on_toggled(self, wanted: bool) -> None:
        self._settings.watches_files = wanted
        self._choose()
        if wanted:
            self._on_changed(self.files.paths)  # they may have changed while unwatched

    def _choose(self) -> None:
        """Choose files that hold one document each; those of several would have to be matched again."""
        if not self._settings.watches_files:
            self.files.watch(())
            return
        documents = {document.key: document for document in self._session.documents}
        single = [key for key, document in documents.items() if document.path == key]
        pair = [key for key in self._pair or () if key in documents and documents[key].path == key]
        self.files.watch([*pair, *[key for key in single if key not in pair][:MOST]])

    @Slot(list)
    def _on_changed(self, paths: list[str]) -> None:
        self._waiting |= dict.fromkeys(paths, 0)
        self._read()

    @Slot(list)
    def _on_gone(self, paths: list[str]) -> None:
        for path in paths:
            self._waiting.pop(path, None)
            sentence = self.tr("%1 has been moved or deleted. Its text stays open.")
            self.told.emit(sentence.replace("%1", self._name(path)))

    def _read(self) -> None:
        """Reread queued files, unless some are already being reread."""
        if self._waiting and not self._runner.is_running(RereadJob):
            self._tries, self._waiting = self._waiting, {}
            job = RereadJob(paths=tuple(Path(path) for path in self._tries))
            self._runner.start(job, self._on_ended, self._on_not_read, self._on_files_read)

    def _on_files_read(self, read: FilesRead) -> None:
        changed = []
        for file in read.files:
            old = self._session.document(file.key)
            tries = self._tries.pop(file.key, 0) + 1
            if old is None:
                continue  # closed meanwhile
            new = next((result for result in file.results if isinstance(result, Document)), None)
            problem = next((result for result in file.results if isinstance(result, Problem)), None)
            if problem is not None or new is None or len(file.results) > 1:
                self._try_again(file.key, tries, problem)
            elif self._is_other(old, new):
                changed.append(file)
        if changed:
            self._session.add(changed)
            self._tell(changed)

    def _is_other(self, old: Document, new: Document) -> bool:
        """Whether the text has changed, or else the file, if the user has asked to reread it."""
        was_asked = old.path in self._asked
        self._asked.discard(old.path)
        same = (new.text, new.parts, new.unseen) == (old.text, old.parts, old.unseen)
        return not same or (was_asked and new.file_hash != old.file_hash)

    def _try_again(self, path: str, tries: int, problem: Problem | None) -> None:
        """Retry a file after a while; after the last attempt, report why its old text is kept."""
        if tries < TRIES:
            self._waiting.setdefault(path, tries)
            self._retry.start(WAIT * 2 ** (tries - 1))
            return
        reason = shown(problem.message) if problem is not None else self.tr("The file now contains several documents.")
        sentence = self.tr("%1 was changed on disk, but couldn't be reloaded. The previous text stays open. %2")
        self.told.emit(sentence.replace("%1", self._name(path)).replace("%2", reason))

    def _tell(self, files: list[FileRead]) -> None:
        if len(files) == 1:
            sentence = self.tr("%1 was changed on disk and has been reloaded.")
            self.told.emit(sentence.replace("%1", self._name(files[0].key)))
        else:
            self.told.emit(self.tr("%Ln file(s) were changed on disk and have been reloaded.", "", len(files)))

    def _on_not_read(self, error: Exception) -> None:
        if isinstance(error, ImbrexError):
            self.told.emit(shown(told(error)))
        self._on_ended(None)

    def _on_ended(self, _: object) -> None:
        self._tries = {}
        if not self._retry.isActive():
            self._read()

    def _name(self, path: str) -> str:
        row = self._session.row(path)
        return row.name if row is not None else shown_name(Path(path).name)

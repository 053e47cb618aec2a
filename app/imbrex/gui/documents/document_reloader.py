"""Document reloader: rereads open files that change on disk."""

from pathlib import Path

from PySide6.QtCore import QObject, QTimer, Signal, Slot
from PySide6.QtGui import QAction

from imbrex.engine.text.document import Document, Problem
from imbrex.errors import ImbrexError, message_of
from imbrex.files.shared.shown_names import shown_name
from imbrex.gui.documents.file_watcher import FileWatcher
from imbrex.gui.documents.reading_jobs import FilesRead, RereadJob
from imbrex.gui.model.session import FileRead, Session
from imbrex.gui.model.settings import Settings
from imbrex.gui.tasks.runner import Runner
from imbrex.gui.wording.messages import shown
from imbrex.gui.wording.translation import translated

MOST_OTHERS = 100
"""Files watched besides those of the open pair. Each takes a system handle, of which a program may have only 250;
and users edit the pair they are reading, not a class of thousands."""
MOST_ATTEMPTS = 4
"""Attempts to read a file that can't be read: it may be locked, or incomplete."""
RETRY_DELAY = 600
"""Milliseconds before the second attempt; the delay doubles each time."""


class DocumentReloader(QObject):
    """Keeps documents in sync with their files. Signal: status_message (sentence)."""

    status_message = Signal(str)

    def __init__(self, session: Session, runner: Runner, settings: Settings, parent: QObject) -> None:
        super().__init__(parent)
        self._session = session
        self._runner = runner
        self._settings = settings
        self._pair: tuple[str, str] | None = None
        self._queued: dict[str, int] = {}  # files to reread, with the number of attempts
        self._reading: dict[str, int] = {}  # files being read
        self._asked: set[str] = set()  # files that the user asked to reread, even if their text is unchanged
        self.files = FileWatcher(self)
        self._retry = QTimer(self, singleShot=True)
        self.files.changed.connect(self._on_changed)
        self.files.gone.connect(self._on_gone)
        self._retry.timeout.connect(self._read)
        session.rows_changed.connect(self._choose_files)

    def follow_action(self, action: QAction) -> None:
        """Watch or not, following a checkable action."""
        action.setChecked(self._settings.watches_files)
        translated(
            action.setStatusTip,
            lambda: self.tr("Watches the files of the open pair and up to %Ln other(s)", "", MOST_OTHERS),
        )
        action.toggled.connect(self._on_toggled)

    def show_pair(self, pair: tuple[str, str] | None) -> None:
        """Watch the files of this pair, even among many documents."""
        if pair != self._pair:
            self._pair = pair
            self._choose_files()

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
        self._choose_files()
        if wanted:
            self._on_changed(self.files.paths)  # they may have changed while unwatched

    def _choose_files(self) -> None:
        """Choose files that hold one document each; those of several would have to be matched again."""
        if not self._settings.watches_files:
            self.files.watch(())
            return
        documents = {document.key: document for document in self._session.documents}
        single = [key for key, document in documents.items() if document.path == key]
        pair = [key for key in self._pair or () if key in documents and documents[key].path == key]
        self.files.watch([*pair, *[key for key in single if key not in pair][:MOST_OTHERS]])

    @Slot(list)
    def _on_changed(self, paths: list[str]) -> None:
        self._queued |= dict.fromkeys(paths, 0)
        self._read()

    @Slot(list)
    def _on_gone(self, paths: list[str]) -> None:
        for path in paths:
            self._queued.pop(path, None)
            sentence = self.tr("%1 has been moved or deleted. Its text stays open.")
            self.status_message.emit(sentence.replace("%1", self._name(path)))

    def _read(self) -> None:
        """Reread queued files, unless some are already being reread."""
        if self._queued and not self._runner.is_running(RereadJob):
            self._reading, self._queued = self._queued, {}
            job = RereadJob(paths=tuple(Path(path) for path in self._reading))
            self._runner.start(job, self._on_ended, self._on_not_read, self._on_files_read)

    def _on_files_read(self, read: FilesRead) -> None:
        changed = []
        for file in read.files:
            old = self._session.document(file.key)
            attempts = self._reading.pop(file.key, 0) + 1
            if old is None:
                continue  # closed meanwhile
            new = next((result for result in file.results if isinstance(result, Document)), None)
            problem = next((result for result in file.results if isinstance(result, Problem)), None)
            if problem is not None or new is None or len(file.results) > 1:
                self._retry_later(file.key, attempts, problem)
            elif self._has_changed(old, new):
                changed.append(file)
        if changed:
            self._session.add(changed)
            self._report_reloaded(changed)

    def _has_changed(self, old: Document, new: Document) -> bool:
        """Whether the text has changed, or else the file, if the user has asked to reread it."""
        was_asked = old.path in self._asked
        self._asked.discard(old.path)
        same = (new.text, new.parts, new.unseen) == (old.text, old.parts, old.unseen)
        return not same or (was_asked and new.file_hash != old.file_hash)

    def _retry_later(self, path: str, attempts: int, problem: Problem | None) -> None:
        """Retry a file after a while; after the last attempt, report why its old text is kept."""
        if attempts < MOST_ATTEMPTS:
            self._queued.setdefault(path, attempts)
            self._retry.start(RETRY_DELAY * 2 ** (attempts - 1))
            return
        reason = shown(problem.message) if problem is not None else self.tr("The file now contains several documents.")
        sentence = self.tr("%1 was changed on disk, but couldn't be reloaded. The previous text stays open. %2")
        self.status_message.emit(sentence.replace("%1", self._name(path)).replace("%2", reason))

    def _report_reloaded(self, files: list[FileRead]) -> None:
        if len(files) == 1:
            sentence = self.tr("%1 was changed on disk and has been reloaded.")
            self.status_message.emit(sentence.replace("%1", self._name(files[0].key)))
        else:
            sentence = self.tr("%Ln file(s) were changed on disk and have been reloaded.", "", len(files))
            self.status_message.emit(sentence)

    def _on_not_read(self, error: Exception) -> None:
        if isinstance(error, ImbrexError):
            self.status_message.emit(shown(message_of(error)))
        self._on_ended(None)

    def _on_ended(self, _: object) -> None:
        self._reading = {}
        if not self._retry.isActive():
            self._read()

    def _name(self, path: str) -> str:
        row = self._session.row(path)
        return row.name if row is not None else shown_name(Path(path).name)

"""Folder reading: reads documents as they arrive in the watched folder, and reports its state."""

from pathlib import Path

from PySide6.QtCore import QObject, Signal, Slot

from imbrex.engine.text.role import Role
from imbrex.files.shared.shown_names import shown_name
from imbrex.gui.documents.document_reloader import DocumentReloader
from imbrex.gui.documents.reading import Reading
from imbrex.gui.documents.watched_folder.folder_watcher import FolderWatcher
from imbrex.gui.model.session import Session
from imbrex.gui.tasks.runner import Runner
from imbrex.values import frozen


@frozen
class WatchRequest:
    """The folder to watch, with options.

    Attributes:
        folder: where documents appear.
        role: of its documents.
        deep: whether subfolders are watched too.
        with_present: whether documents already there are read too.
    """

    folder: Path
    role: Role = Role.ESSAY
    deep: bool = False
    with_present: bool = True


class FolderReading(QObject):
    """Reads documents as they arrive.

    Documents that arrive during reading or comparing wait until it ends: otherwise a folder that is filled file
    by file would never have a result.

    Signals:
        changed: the watched folder or the number of files has changed.
        arriving: (list of Path) being read now, though not opened by the user.
        status_message: (sentence).
    """

    changed = Signal()
    arriving = Signal(object)
    status_message = Signal(str)

    def __init__(
        self, session: Session, runner: Runner, reading: Reading, reloader: DocumentReloader, parent: QObject
    ) -> None:
        super().__init__(parent)
        self._session = session
        self._runner = runner
        self._reading = reading
        self._reloader = reloader
        self._request: WatchRequest | None = None
        self._waiting: dict[str, None] = {}
        self._arrived: set[str] = set()
        self.watch = FolderWatcher(self)
        self.watch.arrived.connect(self._on_arrived)
        self.watch.lost.connect(self._on_lost)
        self.watch.found.connect(self._on_found)
        runner.ended.connect(self._read)
        session.anonymous_changed.connect(self.changed)

    @property
    def folder(self) -> Path | None:
        """The watched folder; None for none."""
        return self.watch.folder

    @property
    def name(self) -> str:
        """The folder's name as it may be shown; while names are hidden, that of a class is hidden too."""
        if self.folder is None or self._session.anonymous:
            return ""
        return shown_name(self.folder.name or str(self.folder))

    @property
    def is_lost(self) -> bool:
        """Whether the folder is missing now."""
        return self.watch.is_lost

    @property
    def count(self) -> int:
        """Number of files that have arrived."""
        return len(self._arrived)

    def start(self, request: WatchRequest) -> None:
        """Watch this folder instead of the current one."""
        self._forget()
        self._request = request
        self.watch.start(request.folder, request.deep, request.with_present)
        self.changed.emit()

    def stop(self) -> None:
        """Stop watching; documents already read are kept."""
        if self.folder is not None:
            self._forget()
            self.watch.stop()
            self.changed.emit()

    def leave(self) -> None:
        """Stop watching, and report that: other documents have been opened."""
        sentence = self.tr("Another project was opened. The folder %1 is no longer watched.")
        sentence = sentence.replace("%1", self.name)  # unknown afterwards
        self.stop()
        self._report(sentence)

    def close(self) -> None:
        """Stop permanently."""
        self._waiting.clear()
        self.watch.close()

    def _forget(self) -> None:
        self._waiting.clear()
        self._arrived.clear()

    @Slot(list)
    def _on_arrived(self, paths: list[str]) -> None:
        watched = set(self._reloader.files.paths)  # reread automatically when they change
        self._waiting |= dict.fromkeys(path for path in paths if path not in watched)
        self._read()

    @Slot()
    def _read(self) -> None:
        """Read queued files unless the user is waiting for other work."""
        if not self._waiting or self._request is None or self._runner.is_working:
            return
        paths = [Path(path) for path in self._waiting]
        self._arrived |= self._waiting.keys()
        self._waiting.clear()
        self.arriving.emit(paths)
        self._reading.open_silently(paths, self._request.role)
        self.changed.emit()

    def _on_lost(self) -> None:
        sentence = self.tr("The watched folder %1 is missing. Watching resumes when it is back.")
        self._report(sentence)

    def _on_found(self) -> None:
        self._report(self.tr("The watched folder %1 is back. Watching has resumed."))

    def _report(self, sentence: str) -> None:
        self.status_message.emit(" ".join(sentence.replace("%1", self.name).split()))
        self.changed.emit()

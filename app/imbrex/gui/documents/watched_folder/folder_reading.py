"""Folder reading: reads what arrives in the folder that people have watched, and says how that stands."""

from pathlib import Path

from PySide6.QtCore import QObject, Signal, Slot

from imbrex.files.shown_names import shown_name
from imbrex.gui.documents.reading import Reading
from imbrex.gui.documents.watched_folder.folder_watch import FolderWatch
from imbrex.gui.documents.watched_folder.watch_request import WatchRequest
from imbrex.gui.documents.watching import Watching
from imbrex.gui.model.session import Session
from imbrex.gui.tasks.runner import Runner


class FolderReading(QObject):
    """Read documents as they arrive.

    What arrives while others are read or compared waits for that to end: else a folder that is filled file by file
    would never have a result.

    Signals:
        changed: another folder is watched, or none, or more has arrived.
        arriving: (list of Path) these are read now; nobody has asked for them.
        told: (sentence).
    """

    changed = Signal()
    arriving = Signal(object)
    told = Signal(str)

    def __init__(self, session: Session, runner: Runner, reading: Reading, watching: Watching, parent: QObject) -> None:
        super().__init__(parent)
        self._session = session
        self._runner = runner
        self._reading = reading
        self._watching = watching
        self._wish: WatchRequest | None = None
        self._waiting: dict[str, None] = {}
        self._arrived: set[str] = set()
        self.watch = FolderWatch(self)
        self.watch.arrived.connect(self._on_arrived)
        self.watch.lost.connect(self._on_lost)
        self.watch.found.connect(self._on_found)
        runner.ended.connect(self._read)
        session.anonymous_changed.connect(self.changed)

    @property
    def folder(self) -> Path | None:
        """What is watched; None for nothing."""
        return self.watch.folder

    @property
    def name(self) -> str:
        """The folder as people may see it; while names are hidden, that of a class is one of them."""
        if self.folder is None or self._session.anonymous:
            return ""
        return shown_name(self.folder.name or str(self.folder))

    @property
    def is_lost(self) -> bool:
        """Whether the folder is not there now."""
        return self.watch.is_lost

    @property
    def count(self) -> int:
        """How many files have arrived."""
        return len(self._arrived)

    def start(self, wish: WatchRequest) -> None:
        """Watch a folder, in place of another."""
        self._forget()
        self._wish = wish
        self.watch.start(wish.folder, wish.deep, wish.with_present)
        self.changed.emit()

    def stop(self) -> None:
        """Watch nothing; what was read stays."""
        if self.folder is not None:
            self._forget()
            self.watch.stop()
            self.changed.emit()

    def close(self) -> None:
        """Stop for good."""
        self._waiting.clear()
        self.watch.close()

    def _forget(self) -> None:
        self._waiting.clear()
        self._arrived.clear()

    @Slot(list)
    def _on_arrived(self, paths: list[str]) -> None:
        watched = set(self._watching.files.paths)  # read again by themselves when they change
        self._waiting |= dict.fromkeys(path for path in paths if path not in watched)
        self._read()

    @Slot()
    def _read(self) -> None:
        """Read what is waiting, unless people wait for something else."""
        if not self._waiting or self._wish is None or self._runner.is_working:
            return
        paths = [Path(path) for path in self._waiting]
        self._arrived |= self._waiting.keys()
        self._waiting.clear()
        self.arriving.emit(paths)
        self._reading.open_silently(paths, self._wish.role)
        self.changed.emit()

    def _on_lost(self) -> None:
        sentence = self.tr("The watched folder %1 is not there any more. It is watched again as soon as it is back.")
        self._tell(sentence)

    def _on_found(self) -> None:
        self._tell(self.tr("The watched folder %1 is there again."))

    def _tell(self, sentence: str) -> None:
        self.told.emit(" ".join(sentence.replace("%1", self.name).split()))
        self.changed.emit()

"""Reading: reads files and pasted texts into the session."""

from pathlib import Path

from PySide6.QtCore import QObject, Signal

from imbrex.engine.text.document import Problem
from imbrex.engine.text.role import Role
from imbrex.errors import ImbrexError, told
from imbrex.files.shared.shown_names import shown_name
from imbrex.gui.documents.reading_jobs import Expanded, FilesRead, PasteJob, ReadJob
from imbrex.gui.model.session import Session
from imbrex.gui.tasks.job import Replaced
from imbrex.gui.tasks.runner import Runner
from imbrex.gui.wording.messages import shown


class Reading(QObject):
    """Handles everything that the user opens.

    Signals:
        rows_changed: files are being read, or have been given up.
        problems_met: (list of Problem) with files that could not be read.
        done: everything opened has been read.
        told: (sentence) for the status bar.
    """

    rows_changed = Signal()
    problems_met = Signal(object)
    done = Signal()
    told = Signal(str)

    def __init__(self, session: Session, runner: Runner, parent: QObject) -> None:
        super().__init__(parent)
        self._session = session
        self._runner = runner

    @property
    def is_under_way(self) -> bool:
        """Whether files are still being read."""
        return self._runner.is_running(ReadJob)

    def open(self, paths: list[Path], role: Role) -> None:
        """Read files and folders, along with those still being read."""
        again = [shown_name(path.name) for path in paths if self._session.document(str(path)) is not None]
        if again:
            self.told.emit(self.tr("Already open, reloading: %1").replace("%1", ", ".join(again)))
        self.open_silently(paths, role)

    def open_silently(self, paths: list[Path], role: Role) -> None:
        """Read without reporting documents that are already open."""
        self._session.open(paths, role)
        self._runner.start(ReadJob(paths=self._session.pending), self._on_read, self._on_not_read, self._on_part)
        self.rows_changed.emit()

    def paste(self, text: str) -> None:
        """Create a document from a text."""
        number = str(self._session.next_pasted_number())
        name = self.tr("Pasted text %1").replace("%1", number)
        self._runner.start(PasteJob(text=text, name=name), lambda file: self._session.add([file]))

    def _on_part(self, part: Expanded | FilesRead) -> None:
        match part:
            case Expanded(paths=paths):
                self._session.expand(paths)
                self.rows_changed.emit()
            case FilesRead(files=files):
                self._session.add(files)
                problems = [result for file in files for result in file.results if isinstance(result, Problem)]
                if problems:
                    self.problems_met.emit(problems)

    def _on_read(self, _: None) -> None:
        self.done.emit()

    def _on_not_read(self, error: Exception) -> None:
        if not isinstance(error, Replaced):
            self._abandon()
        if isinstance(error, ImbrexError):
            self.told.emit(shown(told(error)))

    def _abandon(self) -> None:
        """Keep files already read, and discard the rest."""
        names = self._session.abandon()
        self.told.emit(self.tr("Stopped. %Ln file(s) not read.", "", len(names)))
        self.done.emit()
        self.rows_changed.emit()

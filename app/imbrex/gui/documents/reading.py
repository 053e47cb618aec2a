"""Reading: has files and pasted texts read, and puts what comes of them into the session."""

from pathlib import Path

from PySide6.QtCore import QObject, Signal

from imbrex.engine.text.document import Problem, Role
from imbrex.errors import ImbrexError, told
from imbrex.files.shown_names import shown_name
from imbrex.gui.documents.reading_jobs import Expanded, FilesRead, PasteJob, ReadJob
from imbrex.gui.model.session import Session
from imbrex.gui.tasks.job import Replaced
from imbrex.gui.tasks.runner import Runner
from imbrex.gui.wording.messages import shown


class Reading(QObject):
    """Serve the ways in.

    Signals:
        rows_changed: files are on their way, or will never come.
        problems_met: (list of Problem) what could not be read of some files.
        done: nothing more comes of what was opened.
        told: (sentence) something for the status bar.
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
        """Whether files are still to come."""
        return self._runner.is_running(ReadJob)

    def open(self, paths: list[Path], role: Role) -> None:
        """Read files and folders, together with what is still being read."""
        again = [shown_name(path.name) for path in paths if self._session.document(str(path)) is not None]
        if again:
            self.told.emit(self.tr("Already open, reading it again: %1").replace("%1", ", ".join(again)))
        self.open_silently(paths, role)

    def open_silently(self, paths: list[Path], role: Role) -> None:
        """The same, and say nothing of documents that are open already."""
        self._session.open(paths, role)
        self._runner.start(ReadJob(paths=self._session.pending), self._on_read, self._on_not_read, self._on_part)
        self.rows_changed.emit()

    def paste(self, text: str) -> None:
        """Make a document of a text."""
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
        """Keep what was read, and forget what was not."""
        names = self._session.abandon()
        self.told.emit(self.tr("Stopped. %Ln file(s) were not read.", "", len(names)))
        self.done.emit()
        self.rows_changed.emit()

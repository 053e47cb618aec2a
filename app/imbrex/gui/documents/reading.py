"""Reading: has files and pasted texts read, and puts what comes of them into the session."""

from pathlib import Path

from PySide6.QtCore import QObject, Signal, Slot

from imbrex.engine.text.document import Problem, Role
from imbrex.files.shown_names import shown_name
from imbrex.gui.model.session import Session
from imbrex.gui.tasks.jobs import FileRead, Job, PasteJob, ReadJob, RereadJob
from imbrex.gui.tasks.runner import Runner


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
        runner.cancelled.connect(self._on_cancelled)
        runner.expanded.connect(self._on_expanded)
        runner.failed.connect(self._on_failed)
        runner.files_read.connect(self._on_files_read)
        runner.finished.connect(self._on_finished)

    @property
    def is_under_way(self) -> bool:
        """Whether files are still to come."""
        return self._runner.is_running(ReadJob)

    def open(self, paths: list[Path], role: Role) -> None:
        """Read files and folders, together with what is still being read."""
        again = [shown_name(path.name) for path in paths if self._session.document(str(path)) is not None]
        if again:
            self.told.emit(self.tr("Already open, reading it again: %1").replace("%1", ", ".join(again)))
        self._session.open(paths, role)
        self._runner.read(self._session.pending)
        self.rows_changed.emit()

    def paste(self, text: str) -> None:
        """Make a document of a text."""
        number = str(self._session.next_pasted_number())
        self._runner.paste(text, self.tr("Pasted text %1").replace("%1", number))

    @Slot(object, object)
    def _on_expanded(self, _job: Job, paths: list[Path]) -> None:
        self._session.expand(paths)
        self.rows_changed.emit()

    @Slot(object, object)
    def _on_files_read(self, job: Job, files: list[FileRead]) -> None:
        if isinstance(job, RereadJob):
            return  # what was read again may be no better than what is there
        self._session.add(files)
        problems = [result for file in files for result in file.results if isinstance(result, Problem)]
        if problems:
            self.problems_met.emit(problems)

    @Slot(object, object)
    def _on_finished(self, job: Job, result: object) -> None:
        match job, result:
            case ReadJob(), _:
                self.done.emit()
            case PasteJob(), FileRead():
                self._session.add([result])

    @Slot(object, object)
    def _on_failed(self, job: Job, _error: Exception) -> None:
        if isinstance(job, ReadJob):
            self._abandon()

    @Slot(object, bool)
    def _on_cancelled(self, job: Job, replaced: bool) -> None:
        if isinstance(job, ReadJob) and not replaced:
            self._abandon()

    def _abandon(self) -> None:
        """Keep what was read, and forget what was not."""
        names = self._session.abandon()
        self.told.emit(self.tr("Stopped. %Ln file(s) were not read.", "", len(names)))
        self.done.emit()
        self.rows_changed.emit()

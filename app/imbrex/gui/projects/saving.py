"""Saving: saves and opens projects, and asks where the user has to decide."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from pathlib import Path

from PySide6.QtCore import QObject, Signal, Slot
from PySide6.QtWidgets import QWidget

from imbrex.engine.observer import Cancelled
from imbrex.gui.projects.open_project import OpenProject
from imbrex.gui.projects.project_jobs import (
    ChangedMeanwhile,
    CheckFilesJob,
    NothingKept,
    OpenedProject,
    OpenElsewhere,
    OpenJob,
    Saved,
    SaveJob,
)
from imbrex.gui.projects.project_questions import ProjectQuestions, SaveDialog
from imbrex.gui.projects.session_access import SessionAccess
from imbrex.gui.tasks.job import Replaced
from imbrex.gui.tasks.runner import Runner
from imbrex.projects.opening import Opened
from imbrex.projects.project import Project

Then = Callable[[], None]


class Saving(QObject):
    """Opens and saves in a separate thread.

    Signals:
        opened: (Opened) the content of a file; `file` already belongs to it, or to none for a copy.
        saved: the state captured when saving began is in the file.
        looked: (SourceFiles) which files have changed.
        busy_changed: (bool) a project is being opened or saved.
    """

    opened = Signal(object)
    saved = Signal()
    files_checked = Signal(object)
    busy_changed = Signal(bool)

    def __init__(self, window: QWidget, work: SessionAccess, parent: QObject) -> None:
        super().__init__(parent)
        self._work = work
        self.file = OpenProject()
        self.questions = ProjectQuestions(window)
        self.dialog = SaveDialog(window, self.questions)
        self.runner = Runner(NothingKept, "projects", self)
        self._then: Then | None = None  # waits for a project to be saved or opened
        self.runner.busy_changed.connect(self._on_busy_changed)

    @property
    def is_saving(self) -> bool:
        """Whether a project is being saved."""
        return self.runner.is_running(SaveJob)

    @property
    def is_busy(self) -> bool:
        """Whether a project is being opened or saved."""
        return self.is_saving or self.runner.is_running(OpenJob)

    def open(self, path: Path, then: Then | None) -> None:
        """Read a project, then run `then`."""
        self._then = then
        self.runner.cancel(CheckFilesJob)
        job = OpenJob(path=path, held=self.file.held)
        self.runner.start(job, partial(self._on_opened, job), self._on_not_opened)

    def save(self, then: Then | None = None) -> None:
        """Save the project under its name, asking for one if it is unnamed."""
        if self.file.path is None:
            self.save_as(then)
        else:
            self._save(self.file.path, over=False, then=then)

    def save_as(self, then: Then | None = None) -> None:
        """Ask where to save the project."""
        self.dialog.ask_save(
            self.file.path, self._work.capture(), lambda path, over: self._save(path, over=over, then=then)
        )

    def wait(self, then: Then) -> None:
        """Run `then` once the current save finishes, after any action already waiting."""
        before = self._then

        def both() -> None:
            if before is not None:
                before()
            then()

        self._then = both

    def go_on(self) -> None:
        """Run the waiting action."""
        then, self._then = self._then, None
        if then is not None:
            then()

    def check_files(self, project: Project) -> None:
        """Find files changed since they were read; emits `files_checked`."""
        self.runner.start(CheckFilesJob(documents=project.documents), self.files_checked.emit, self._on_not_checked)

    def stop(self) -> None:
        """Stop opening or saving; the file is unchanged."""
        self._then = None
        self.runner.cancel(OpenJob, SaveJob)

    def drop(self) -> None:
        """Discard a project that is being opened, and the action waiting for it."""
        self._then = None
        self.runner.drop()

    def close(self) -> None:
        """Stop all work and wait for the thread."""
        self.runner.close()
        self.file.release()

    def _save(self, path: Path, *, over: bool, then: Then | None) -> None:
        if self.is_saving:
            return
        self._then = then
        self.runner.cancel(CheckFilesJob)
        known = self.file.stamp if path == self.file.path else None
        job = SaveJob(project=self._work.capture(), path=path, known=known, over=over, held=self.file.held)
        self.runner.start(job, partial(self._on_saved, job), partial(self._on_not_saved, job))

    # Results

    def _on_opened(self, job: OpenJob, result: OpenedProject | OpenElsewhere) -> None:
        match result:
            case OpenedProject():
                self.file.take(job.path, result.stamp, result.held, result.opened.project)
                self.opened.emit(result.opened)
            case OpenElsewhere(opened=Opened() as opened, by=by):
                self.questions.ask_copy(job.path, by, lambda answer: self._on_copy(answer, opened))

    def _on_saved(self, job: SaveJob, result: Saved | ChangedMeanwhile | OpenElsewhere) -> None:
        match result:
            case Saved():
                self.file.take(job.path, result.stamp, result.held, job.project)
                self.saved.emit()
                self.go_on()
            case ChangedMeanwhile():
                self.questions.ask_over(job.path, self._on_refused(job))
            case OpenElsewhere(by=by):
                self.questions.show_elsewhere(job.path, by, self._on_refused(job))

    def _on_copy(self, answer: str, opened: Opened) -> None:
        if answer == "copy":
            self.file.forget()
            self.opened.emit(opened)
        else:
            self._then = None

    def _on_refused(self, job: SaveJob) -> Callable[[str], None]:
        """Return the handler of the user's answer after a project could not be saved as requested."""
        then, self._then = self._then, None

        def go_on(answer: str) -> None:
            if answer == "over":
                self._save(job.path, over=True, then=then)
            elif answer == "other":
                self.save_as(then)

        return go_on

    def _on_not_saved(self, job: SaveJob, error: Exception) -> None:
        match error:
            case Replaced():
                pass
            case Cancelled():
                self._work.show_message(self.tr("Saving was stopped. The file has not changed."))
            case _:
                self.questions.show_unsaved(error, self._on_refused(job))

    def _on_not_opened(self, error: Exception) -> None:
        if not isinstance(error, Cancelled):
            self._then = None
            self.questions.show_unopened(error)

    def _on_not_checked(self, error: Exception) -> None:
        if not isinstance(error, Cancelled):
            self._work.fail(error)

    @Slot(bool)
    def _on_busy_changed(self, _busy: bool) -> None:
        self.busy_changed.emit(self.is_busy)

"""Project controller: saves the session as a project, and confirms before discarding changes."""

from __future__ import annotations

import os
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QTimer, Signal
from PySide6.QtWidgets import QWidget

from imbrex.engine.review.review import Review
from imbrex.gui.projects.autosave import Autosave, Kept
from imbrex.gui.projects.changed_files import ChangedFiles
from imbrex.gui.projects.open_project import unsaved_decisions
from imbrex.gui.projects.project_jobs import SourceFiles, stamp_before
from imbrex.gui.projects.project_names import is_project_name
from imbrex.gui.projects.recovery import Recovery
from imbrex.gui.projects.saving import Saving, Then
from imbrex.gui.projects.session_access import SessionAccess
from imbrex.gui.widgets.message_bars import MessageBars
from imbrex.messages import Message
from imbrex.projects.lock import journals_folder
from imbrex.projects.opening import Opened
from imbrex.projects.project import Project

if TYPE_CHECKING:
    from imbrex.projects.journal import Abandoned


class ProjectController(QObject):
    """Manages the project of a window.

    Signals:
        changed: the name of the project, or whether it is saved; read `name` and `is_modified`.
        shown: (Path or None) a project was opened in place of the documents; None for recovered ones never saved.
        used: (Path) a project was opened or saved.
        closed: all documents are being closed, after the user was asked.
        leave_asked: the window may be closed now, after the user was asked.
    """

    changed = Signal()
    shown = Signal(object)
    used = Signal(object)
    closed = Signal()
    leave_asked = Signal()

    def __init__(self, work: SessionAccess, window: QWidget, bars: MessageBars) -> None:
        super().__init__(window)
        self.work = work
        self.bars = bars
        self.saving = Saving(window, work, self)
        self.autosave = Autosave(journals_folder(), self._to_keep, self)
        self.recovery = Recovery(self.autosave, bars, self.saving.questions, self.when_saved, work.show_message)
        self.files = ChangedFiles(work, bars, self)
        self._is_modified = self._is_hasty = self._is_answered = False
        self._update_timer = QTimer(self, singleShot=True, interval=0)  # batches changes
        self._update_timer.timeout.connect(self._on_changed)
        self._connect()

    @property
    def name(self) -> str:
        """The project's name; empty while it is unnamed."""
        return self.saving.file.name

    @property
    def is_modified(self) -> bool:
        """Whether there are unsaved changes worth a prompt."""
        file, session = self.saving.file, self.work.session
        is_only_read = file.path is None and session.decisions.review == file.saved.review and not session.said.authors
        return not is_only_read and file.is_worth_asking(self.work.capture())

    @property
    def can_save(self) -> bool:
        """Whether there is anything to save."""
        return bool(self.work.session.documents) or self.saving.file.path is not None

    # Commands

    def take(self, paths: Sequence[Path], then: Callable[[list[Path]], None]) -> None:
        """Open the project among these files and folders, if there is one; `then` gets the others."""
        projects = [path for path in paths if is_project_name(path) and not os.path.isdir(path)]
        others = [path for path in paths if path not in projects]
        if not projects:
            then(others)
            return
        if len(projects) > 1:
            sentence = self.tr(
                "One project can be open at a time. Opening %1; skipping %Ln other(s).", "", len(projects) - 1
            )
            self.work.show_message(sentence.replace("%1", projects[0].name))
        self.open(projects[0].absolute(), (lambda: then(others)) if others else None)

    def open(self, path: Path, then: Then | None = None) -> None:
        """Open a project in place of the session, after a prompt if necessary; then run `then`."""
        self.when_saved(lambda: self.saving.open(path, then))

    def choose(self) -> None:
        """Ask for the project to open."""
        self.saving.dialog.ask_open(self.saving.file.path, self.open)

    def save(self) -> None:
        """Save the project under its name, asking for one if it is unnamed."""
        self.saving.save()

    def save_as(self) -> None:
        """Ask where to save the project."""
        self.saving.save_as()

    def close_documents(self) -> None:
        """Close all documents and the project."""
        self.when_saved(self._clear)

    def when_saved(self, then: Then) -> None:
        """Run an action that discards unsaved changes, after asking."""
        file, project = self.saving.file, self.work.capture()
        if self.saving.is_saving:
            self.saving.wait(lambda: self.when_saved(then))
        elif self._is_hasty or not file.is_worth_asking(project):
            then()
        else:
            decided = unsaved_decisions(file.saved.review, project.review)
            name = "" if self.work.session.anonymous else self.name
            self.saving.questions.ask_save(name, decided, lambda answer: self._on_answered(answer, then))

    def find_abandoned(self) -> None:
        """Look for unsaved work of programs that did not close properly, and offer it."""
        self.autosave.find()

    def update_soon(self) -> None:
        """Soon check for unsaved changes."""
        self._update_timer.start()

    # Closing

    def may_leave(self) -> bool:
        """Whether the window may be closed at once; otherwise ask the user, then emit `leave_asked`."""
        if self._is_hasty or self._is_answered or not (self.saving.is_saving or self.is_modified):
            return True
        self.when_saved(self._leave)
        return False

    def leave_at_session_end(self) -> None:
        """Back up all unsaved work, to be offered at the next start, without asking."""
        self._is_hasty = True
        self.autosave.flush()

    def stay(self) -> None:
        """Ask again before discarding work: closing was cancelled."""
        self._is_hasty = False

    def close(self) -> None:
        """Stop all work and wait for the threads."""
        self._update_timer.stop()
        self.saving.close()
        self.autosave.close(keep=self._is_hasty)
        self.recovery.close()

    # Internals

    def _connect(self) -> None:
        session = self.work.session
        session.anonymous_changed.connect(self.recovery.conceal)
        self.saving.opened.connect(self._on_opened)
        self.saving.saved.connect(self._on_saved)
        self.saving.files_checked.connect(self._on_files_checked)
        self.autosave.journal.failed.connect(self._on_not_kept)
        self.autosave.written.connect(self._on_kept)
        self.recovery.recovered.connect(self._on_recovered)

    def _to_keep(self) -> Kept | None:
        """The unsaved work to back up; None if there is none or the preference is off.

        At log-out, when the user cannot be asked, it is backed up all the same.
        """
        if not (self.work.settings.keeps_unsaved or self._is_hasty):
            return None
        file, project = self.saving.file, self.work.capture()
        has_content = bool(project.documents or project.review)
        return (project, file.path) if has_content and file.differs(project) else None

    def _on_not_kept(self, sentence: Message) -> None:
        """Show prominently that backups fail, until they work again."""
        self.bars.show_message("notKept", sentence)

    def _on_kept(self) -> None:
        self.bars.take_back("notKept")
        self.recovery.finish()

    def _on_changed(self) -> None:
        self.autosave.touch()
        modified = self.is_modified
        if modified != self._is_modified:
            self._is_modified = modified
            self.changed.emit()

    def _on_answered(self, answer: str, then: Then) -> None:
        if answer == "save":
            self.saving.save(lambda: self.when_saved(then))  # the user may have continued meanwhile
        elif answer == "drop":
            then()

    def _leave(self) -> None:
        self._is_answered = True
        self.leave_asked.emit()

    def _clear(self) -> None:
        self.closed.emit()
        self.work.drop()
        self.saving.drop()
        self.work.session.clear()
        self.work.session.decisions.restore(Review())
        self.saving.file.forget()
        self._forget_bars()
        self._on_changed()
        self.changed.emit()

    def _on_opened(self, opened: Opened) -> None:
        self._show(opened.project, opened.note)
        if self.saving.file.path is not None:
            self.used.emit(self.saving.file.path)
        self.saving.go_on()

    def _on_recovered(self, one: Abandoned, project: Project) -> None:
        """Resume recovered work; it belongs to its file again unless that has been saved elsewhere since."""
        self.saving.file.forget()
        if one.source is not None:
            self.saving.file.take(one.source, stamp_before(one.source, one.changed.timestamp()), None, Project())
        self._show(project, one.note)

    def _show(self, project: Project, note: Message) -> None:
        self._forget_bars()
        self.work.restore(project)
        self.shown.emit(self.saving.file.path)
        if note:
            self.bars.show_message("projectNote", note)
        if not project.documents:
            self.work.show_message(self.tr("This project contains no documents."))
        self.saving.check_files(project)
        self._on_changed()
        self.changed.emit()

    def _forget_bars(self) -> None:
        """Clear the messages about the previous project."""
        self.files.forget()
        self.bars.take_back("projectNote")

    def _on_files_checked(self, files: SourceFiles) -> None:
        self.files.show_files(files)

    def _on_saved(self) -> None:
        path = self.saving.file.path
        if path is not None:
            self.work.show_message(self.tr("Saved: %1").replace("%1", str(path)))
            self.used.emit(path)
        if not self.saving.file.differs(self.work.capture()):
            self.recovery.finish()  # everything recovered is in the file
        self._on_changed()
        self.autosave.write_soon()  # the backup is now older than the file
        self.changed.emit()

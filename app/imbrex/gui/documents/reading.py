"""Reading: reads files and pasted texts into the session, and asks for passwords, which are not stored."""

from functools import partial
from pathlib import Path

from PySide6.QtCore import QObject, Qt, Signal
from PySide6.QtWidgets import QInputDialog, QLabel, QLineEdit, QWidget

from imbrex.engine.text.document import Document, Problem
from imbrex.engine.text.role import Role
from imbrex.errors import ImbrexError, message_of
from imbrex.files.folders import within_archive
from imbrex.files.shared.shown_names import shown_name
from imbrex.gui.documents.reading_jobs import AttemptsJob, Expanded, FilesRead, PasteJob, ReadJob, UnlockJob
from imbrex.gui.model.grouping import note_attempts
from imbrex.gui.model.session import FileRead, Session
from imbrex.gui.tasks.job import Replaced
from imbrex.gui.tasks.runner import Runner
from imbrex.gui.wording.messages import shown
from imbrex.gui.wording.plain_text import isolated

_NAME = 60  # characters of a name in a dialog


def window_of(part: QObject) -> QWidget | None:
    """Return the window that a part without a widget belongs to."""
    parent: QObject | None = part
    while parent is not None and not isinstance(parent, QWidget):
        parent = parent.parent()
    return parent


class Unlocking(QObject):
    """Asks until the password opens the file or the user cancels."""

    def __init__(self, session: Session, runner: Runner, parent: QObject) -> None:
        super().__init__(parent)
        self._session = session
        self._runner = runner

    def ask(self, key: str, wrong: bool = False) -> None:
        """Ask for the password of a row's file; `wrong` if the last one did not open it."""
        row = self._session.row(key)
        if row is None or row.problem is None or not row.problem.locked:
            return
        dialog = QInputDialog(window_of(self))
        dialog.setObjectName("passwordDialog")
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        dialog.setWindowTitle(self.tr("Enter password"))
        dialog.setTextEchoMode(QLineEdit.EchoMode.Password)
        asked = self.tr("Incorrect password for “%1”. Try another:") if wrong else self.tr("Password for “%1”:")
        dialog.setLabelText(asked.replace("%1", isolated(_short(self._session.shown_name(key)))))
        for label in dialog.findChildren(QLabel):
            label.setTextFormat(Qt.TextFormat.PlainText)  # a file name may look like HTML
        dialog.textValueSelected.connect(lambda password: self._unlock(key, password))
        dialog.open()

    def _unlock(self, key: str, password: str) -> None:
        row = self._session.row(key)
        if password and row is not None and row.problem is not None:
            member = Path(row.problem.path)
            path = member if within_archive(member)[1] else Path(key)
            self._runner.start(UnlockJob(key=key, path=path, password=password), self._on_read)

    def _on_read(self, file: FileRead) -> None:
        self._session.add([file])
        row = self._session.row(file.key)
        if row is not None and row.problem is not None and row.problem.locked:
            self.ask(file.key, wrong=True)


def _short(name: str) -> str:
    return name if len(name) <= _NAME else f"{name[: _NAME // 2]}…{name[-_NAME // 2 :]}"


class Reading(QObject):
    """Handles everything that the user opens.

    Signals:
        rows_changed: files are being read, or have been given up.
        problems_met: (list of Problem) with files that could not be read.
        done: everything opened has been read.
        status_message: (sentence) for the status bar.
    """

    rows_changed = Signal()
    problems_met = Signal(object)
    done = Signal()
    status_message = Signal(str)

    def __init__(self, session: Session, runner: Runner, parent: QObject) -> None:
        super().__init__(parent)
        self._session = session
        self._runner = runner

    @property
    def is_under_way(self) -> bool:
        """Whether files are still being read."""
        return self._runner.is_running(ReadJob) or self._runner.is_running(AttemptsJob)

    def open(self, paths: list[Path], role: Role) -> None:
        """Read files and folders, along with those still being read."""
        again = [shown_name(path.name) for path in paths if self._session.document(str(path)) is not None]
        if again:
            self.status_message.emit(self.tr("Already open, reloading: %1").replace("%1", ", ".join(again)))
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

    def add_attempts(self, documents: list[Document]) -> None:
        """Read the earlier attempts of the students who handed in these documents."""
        note = partial(note_attempts, self._session, documents, {one.key for one in self._session.documents})

        def end(problems: list[Problem]) -> None:
            note()
            self._on_attempts_read(problems)

        def stop(error: Exception) -> None:
            note()
            self._on_not_read(error)

        self._runner.start(AttemptsJob(documents=tuple(documents)), end, stop, self._on_part)

    def _on_attempts_read(self, problems: list[Problem]) -> None:
        if problems:
            problem = self._session.shown_problem(problems[0])
            self.status_message.emit(f"{problem.name}: {problem.message} {problem.hint}".strip())
        self.done.emit()

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
            self.status_message.emit(shown(message_of(error)))

    def _abandon(self) -> None:
        """Keep files already read, and discard the rest."""
        names = self._session.abandon()
        self.status_message.emit(self.tr("Stopped. %Ln file(s) not read.", "", len(names)))
        self.done.emit()
        self.rows_changed.emit()

"""Unlocking: asks for the password of a file and rereads only that file; the password is not stored."""

from pathlib import Path

from PySide6.QtCore import QObject, Qt
from PySide6.QtWidgets import QInputDialog, QLabel, QLineEdit, QWidget

from imbrex.engine.text.document import Problem
from imbrex.gui.documents.reading_jobs import UnlockJob
from imbrex.gui.model.session import FileRead, Session
from imbrex.gui.tasks.runner import Runner
from imbrex.gui.wording.plain_text import isolated

_NAME = 60  # characters of a name in a dialog


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
        dialog = QInputDialog(self._window())
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

    def _window(self) -> QWidget | None:
        parent = self.parent()
        while parent is not None and not isinstance(parent, QWidget):
            parent = parent.parent()
        return parent

    def _unlock(self, key: str, password: str) -> None:
        if password:
            self._runner.start(UnlockJob(path=Path(key), password=password), self._on_read)

    def _on_read(self, file: FileRead) -> None:
        self._session.add([file])
        if any(isinstance(one, Problem) and one.locked for one in file.results):
            self.ask(file.key, wrong=True)


def _short(name: str) -> str:
    return name if len(name) <= _NAME else f"{name[: _NAME // 2]}…{name[-_NAME // 2 :]}"

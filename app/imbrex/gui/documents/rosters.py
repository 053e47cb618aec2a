"""Rosters: the students of a class from a CSV file, chosen or dropped; a dropped file may as well be a text."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from pathlib import Path

from PySide6.QtCore import QObject, Qt, Signal
from PySide6.QtWidgets import QMessageBox

from imbrex.errors import ImbrexError, message_of
from imbrex.files.shared.shown_names import shown_name
from imbrex.files.submissions.roster import Roster
from imbrex.gui.documents.reading import window_of
from imbrex.gui.documents.reading_jobs import RosterJob
from imbrex.gui.model.roster_step import use_roster
from imbrex.gui.model.session import Session
from imbrex.gui.model.settings import Settings
from imbrex.gui.tasks.runner import Runner
from imbrex.gui.wording.messages import shown
from imbrex.gui.wording.plain_text import isolated

SUFFIX = ".csv"


class Rosters(QObject):
    """Opens rosters. Signal: status_message (sentence)."""

    status_message = Signal(str)

    def __init__(self, session: Session, runner: Runner, parent: QObject) -> None:
        super().__init__(parent)
        self._session = session
        self._runner = runner

    def choose(self) -> None:
        """Ask for a roster."""
        from PySide6.QtWidgets import QFileDialog  # noqa: PLC0415 - on demand only

        kinds = self.tr("Rosters") + f" (*{SUFFIX} *.tsv *.txt);;" + self.tr("All files") + " (*)"
        name, _ = QFileDialog.getOpenFileName(window_of(self), self.tr("Open roster"), Settings().folder, kinds)
        if name:
            Settings().folder = str(Path(name).parent)
            self._runner.start(RosterJob(path=Path(name)), self._use, self._on_not_read)

    def is_likely(self, path: Path) -> bool:
        """Whether a file that is to be opened may be a roster."""
        return path.suffix.lower() == SUFFIX and self._session.document(str(path)) is None

    def offer(self, path: Path, open_as_text: Callable[[], None]) -> None:
        """Ask whether a file is a roster; one that can't be is opened as a text."""
        self._runner.start(
            RosterJob(path=path),
            partial(self._ask, path, open_as_text),
            lambda error: self._on_none(error, open_as_text),
        )

    def _ask(self, path: Path, open_as_text: Callable[[], None], roster: Roster) -> None:
        box = QMessageBox(window_of(self))
        box.setObjectName("askRoster")
        box.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        box.setTextFormat(Qt.TextFormat.PlainText)
        box.setIcon(QMessageBox.Icon.Question)
        name = self._session.shown_text(shown_name(path.name))
        question = self.tr("Is “%1” a roster with %Ln student(s), or a text to compare?", "", len(roster.students))
        box.setText(question.replace("%1", isolated(name)))
        use = box.addButton(self.tr("Use as roster"), QMessageBox.ButtonRole.AcceptRole)
        text = box.addButton(self.tr("Open as text"), QMessageBox.ButtonRole.ActionRole)
        box.addButton(QMessageBox.StandardButton.Cancel)
        use.setObjectName("useAsRoster")
        text.setObjectName("openAsText")
        use.clicked.connect(partial(self._use, roster))
        text.clicked.connect(open_as_text)
        box.open()

    def _use(self, roster: Roster, _checked: bool = False) -> None:
        notes = use_roster(self._session, roster)
        text = self.tr("Roster with %Ln student(s).", "", len(roster.students))
        self.status_message.emit(" ".join([text, *(self._session.shown_message(note) for note in notes)]))

    def _on_not_read(self, error: Exception) -> None:
        if isinstance(error, ImbrexError):
            self.status_message.emit(shown(message_of(error)))

    @staticmethod
    def _on_none(error: Exception, open_as_text: Callable[[], None]) -> None:
        if isinstance(error, ImbrexError):
            open_as_text()

"""Roster step: the roster of a class, as a step that can be undone."""

from collections.abc import Sequence

from PySide6.QtCore import QT_TRANSLATE_NOOP, QCoreApplication

from imbrex.engine.text.document import Document
from imbrex.files.submissions.roster import Roster
from imbrex.gui.model.decisions import NamedStep
from imbrex.gui.model.session import Session
from imbrex.messages import Message

ROSTER = QT_TRANSLATE_NOOP("RosterStep", "roster")


def use_roster(session: Session, roster: Roster) -> Sequence[Message]:
    """Give documents the authors and groups of a roster; return what to say of it."""
    session.decisions.undo_stack.push(RosterStep(session, roster))
    return session.roster_notes


class RosterStep(NamedStep):
    """Another roster."""

    def __init__(self, session: Session, roster: Roster) -> None:
        super().__init__(lambda: QCoreApplication.translate("RosterStep", str(ROSTER)))
        self._session = session
        self._roster, self._before = roster, session.said.roster
        self._documents: tuple[Document, ...] = ()

    def redo(self) -> None:
        """Assign the documents to the students of the roster."""
        self._documents = self._session.documents
        self._session.use_roster(self._roster)

    def undo(self) -> None:
        """Give the documents back the authors and groups that they had."""
        self._session.use_roster(self._before, self._documents)

"""Roster step: the roster of a class, as a step that can be undone."""

from collections.abc import Sequence
from dataclasses import replace

from PySide6.QtCore import QT_TRANSLATE_NOOP, QCoreApplication

from imbrex.engine.text.document import Document
from imbrex.engine.text.submission import NO_SUBMISSION
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
        known = {document.key for document in self._documents}
        later = (_without_roster(document) for document in self._session.documents if document.key not in known)
        self._session.use_roster(self._before, (*self._documents, *later))


def _without_roster(document: Document) -> Document:
    """A document that was opened after a roster, without what the roster knew."""
    told = document.submission
    if told.platform:
        return replace(document, submission=replace(told, group=""))
    return replace(document, author="", submission=NO_SUBMISSION) if told.person else document

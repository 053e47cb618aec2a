"""Grouping: files joined by hand, documents separated into their files, and attempts added to them, with undo."""

from collections.abc import Collection, Sequence
from dataclasses import replace

from PySide6.QtCore import QT_TRANSLATE_NOOP, QCoreApplication

from imbrex.engine.text.budget import MOST_CHARACTERS
from imbrex.engine.text.document import Document
from imbrex.engine.text.joining import joined, separated
from imbrex.gui.model.decisions import NamedStep
from imbrex.gui.model.overrides import Groups
from imbrex.gui.model.session import FileRead, Session

JOINED = QT_TRANSLATE_NOOP("Regrouping", "joining of documents")
ATTEMPTS = QT_TRANSLATE_NOOP("Regrouping", "adding of earlier attempts")
SEPARATED = QT_TRANSLATE_NOOP("Regrouping", "separation into files")


def can_join(documents: Sequence[Document]) -> bool:
    """Whether documents can be joined: several, in the same role, within the size limit, none from a library."""
    return (
        len(documents) > 1
        and len({document.role for document in documents}) == 1
        and all(document.reader != "library" for document in documents)
        and sum(len(document.text) for document in documents) <= MOST_CHARACTERS
    )


def join(session: Session, documents: Sequence[Document]) -> str:
    """Join documents to one; return its key."""
    keys = tuple(document.key for document in documents)
    authors = list(dict.fromkeys(document.author for document in documents if document.author))
    whole = joined(documents, key=f"joined:{keys[0]}", name=f"{documents[0].name} + {len(documents) - 1}")
    whole = replace(whole, author=", ".join(authors))
    groups = session.said.groups.with_joined(whole.key, keys)
    _push(session, documents, (whole,), groups, JOINED)
    return whole.key


def separate(session: Session, document: Document) -> list[str]:
    """Make each file of a document one of its own; return their keys."""
    singles, groups = separated(document), session.said.groups
    members = groups.joined.get(document.key, ())
    if len(members) == len(singles):
        singles = tuple(replace(single, key=key) for single, key in zip(singles, members, strict=True))
    _push(session, (document,), singles, groups.with_separated(document.key), SEPARATED)
    return [single.key for single in singles]


def note_attempts(session: Session, latest: Sequence[Document], before: Collection[str]) -> None:
    """Record the reading of earlier attempts as a step that can be undone.

    Args:
        session: that has the attempts now.
        latest: the latest ones of the same students.
        before: keys of the documents that were open before.
    """
    new = [document for document in session.documents if document.key not in before]
    found = ((one.key, tuple(each for each in new if each.key.startswith(f"{one.key}~"))) for one in latest)
    if added := [(key, earlier) for key, earlier in found if earlier]:
        session.decisions.undo_stack.push(AddedAttempts(session, added))


def _push(session: Session, old: Sequence[Document], new: Sequence[Document], groups: Groups, text: object) -> None:
    session.decisions.undo_stack.push(Regrouping(session, old, new, groups, text))


class Regrouping(NamedStep):
    """Replacement of documents by others, as a step that can be undone."""

    def __init__(
        self, session: Session, old: Sequence[Document], new: Sequence[Document], groups: Groups, text: object
    ) -> None:
        super().__init__(lambda: QCoreApplication.translate("Regrouping", str(text)))
        self._session = session
        self._old, self._new = tuple(old), tuple(new)
        self._before, self._after = session.said.groups, groups

    def redo(self) -> None:
        """Put the new documents in place of the old ones."""
        self._old = self._session.regroup(self._old, self._new, self._after)

    def undo(self) -> None:
        """Put the old documents back, with the role, language and author that they had."""
        self._new = self._session.regroup(self._new, self._old, self._before)


class AddedAttempts(NamedStep):
    """Earlier attempts of students, as a step that can be undone."""

    def __init__(self, session: Session, added: Sequence[tuple[str, tuple[Document, ...]]]) -> None:
        """Take the keys of the latest attempts, and the earlier ones, which are already open."""
        super().__init__(lambda: QCoreApplication.translate("Regrouping", str(ATTEMPTS)))
        self._session, self._added = session, tuple(added)

    def redo(self) -> None:
        """Add the attempts below the latest one, unless they are open."""
        files = [
            FileRead(key, (latest, *earlier))
            for key, earlier in self._added
            if (latest := self._session.document(key)) is not None and self._session.document(earlier[0].key) is None
        ]
        if files:
            self._session.add(files)

    def undo(self) -> None:
        """Remove the attempts."""
        self._session.remove([one.key for _, earlier in self._added for one in earlier])

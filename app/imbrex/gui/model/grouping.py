"""Grouping: files joined to one document by hand, and documents separated into their files, with undo."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import replace
from typing import TYPE_CHECKING

from PySide6.QtCore import QT_TRANSLATE_NOOP, QCoreApplication

from imbrex.engine.text.budget import MOST_CHARACTERS
from imbrex.engine.text.document import Document, Problem
from imbrex.engine.text.joining import joined, separated
from imbrex.gui.model.decisions import NamedStep
from imbrex.gui.model.overrides import Groups

if TYPE_CHECKING:
    from imbrex.gui.model.session import Session

JOINED = QT_TRANSLATE_NOOP("Regrouping", "joining of documents")
SEPARATED = QT_TRANSLATE_NOOP("Regrouping", "separation into files")


def can_join(documents: Sequence[Document]) -> bool:
    """Whether documents can be one: several in the same role, within the size limit, none from a library."""
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


def regrouped(
    results: Iterable[Document | Problem], groups: Groups, opened: Callable[[str], Document | None]
) -> Iterator[Document | Problem]:
    """Join and separate documents that were read again as it was done by hand; `opened` returns an open document."""
    owners = {member: key for key, members in groups.joined.items() for member in members}
    wholes: dict[str, Document] = {}
    for result in results:
        singles: Iterable[Document | Problem] = (result,)
        if isinstance(result, Document) and result.key in groups.separated:
            singles = separated(result)
        for single in singles:
            owner = owners.get(single.key) if isinstance(single, Document) else None
            whole = wholes.get(owner) or opened(owner) if owner is not None else None
            if isinstance(single, Document) and owner is not None and whole is not None:
                wholes[owner] = _with_file(whole, single, groups.joined[owner].index(single.key))
            else:
                yield single
    yield from wholes.values()


def _with_file(whole: Document, file: Document, place: int) -> Document:
    """Replace one file of a joined document, unless it was made of documents of several files."""
    singles = list(separated(whole))
    singles[place : place + 1] = separated(file)
    if len(singles) != len(whole.files):
        return whole
    made = joined(singles, key=whole.key, name=whole.name, path=whole.path)
    return replace(made, author=whole.author, language=whole.language, role=whole.role, submission=whole.submission)


def _push(session: Session, old: Sequence[Document], new: Sequence[Document], groups: Groups, text: object) -> None:
    session.decisions.undo_stack.push(Regrouping(session, old, new, groups, text))


class Regrouping(NamedStep):
    """Documents in place of others, as a step that can be undone."""

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

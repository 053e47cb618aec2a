"""Library names: displayed names of library documents, and library documents among the loaded ones."""

import hashlib
from collections.abc import Sequence
from dataclasses import replace

from PySide6.QtCore import QObject

from imbrex.engine.text.document import Document
from imbrex.engine.text.role import Role
from imbrex.gui.model.library_settings import in_keys
from imbrex.gui.model.session import Session
from imbrex.library.documents.entry import Entry

_PREFIX = "library:"


def key_of(address: str, number: int) -> str:
    """Return the key of a library document in the session, unique across libraries."""
    digest = hashlib.blake2b(in_keys(address).encode("utf-8", "surrogatepass"), digest_size=6).hexdigest()
    return f"{_PREFIX}{digest}:{number}"


def is_from_library(document: Document) -> bool:
    """Whether a loaded document came from a library, and so must not be added to one."""
    return document.key.startswith(_PREFIX)


def beside(document: Document, entry: Entry, address: str) -> Document:
    """Return a document of the library, or of the shelf at the address, as an archive document.

    It has no file that could change.
    """
    collection = " ".join(entry.collection.split())
    name = f"{document.name} ({collection})" if collection else document.name
    key = key_of(address, entry.document)
    return replace(document, key=key, name=name, path="", role=Role.ARCHIVE, reader="library")


class LibraryNames(QObject):
    """Every displayed name of a library passes through here."""

    def __init__(self, session: Session, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._session = session
        self.hidden_changed = session.anonymous_changed

    @property
    def hidden(self) -> bool:
        """Whether names are hidden."""
        return self._session.anonymous

    def of_entry(self, entry: Entry) -> str:
        """The name of an entry; the title of a published source is not hidden."""
        return _line(entry.name) if entry.shelf else self.name(entry.document, [name.name for name in entry.names])

    def name(self, number: int, names: Sequence[str]) -> str:
        """The names of a document, or its number in the library."""
        if self._session.anonymous:
            return self.tr("Library document %1").replace("%1", str(number))
        return _line(" · ".join(names))

    def essay(self, key: str) -> str:
        """The name of a document of the session."""
        return _line(self._session.shown_name(key))

    def author(self, author: str) -> str:
        """An author, or the alias."""
        anonymity = self._session.anonymity
        return _line(author) if anonymity is None else anonymity.alias_of_author(author)

    def text(self, text: str) -> str:
        """Any other text that may contain names."""
        return self._session.shown_text(_line(text))


def _line(text: str) -> str:
    return " ".join(text.split())

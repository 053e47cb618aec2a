"""As document: library documents among the loaded ones."""

import hashlib
from dataclasses import replace

from imbrex.engine.text.document import Document, Role
from imbrex.gui.model.library_addresses import in_keys
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
    """Return a library document as an archive document; it has no file that could change."""
    collection = " ".join(entry.collection.split())
    name = f"{document.name} ({collection})" if collection else document.name
    key = key_of(address, entry.document)
    return replace(document, key=key, name=name, path="", role=Role.ARCHIVE, reader="library")

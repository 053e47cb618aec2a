"""As document: documents of a library among the loaded ones."""

import hashlib
from dataclasses import replace

from imbrex.engine.text.document import Document, Role
from imbrex.gui.model.library_addresses import in_keys
from imbrex.library.documents.entry import Entry

_PREFIX = "library:"


def key_of(address: str, number: int) -> str:
    """The key of a document among the loaded ones; those of several libraries never meet."""
    digest = hashlib.blake2b(in_keys(address).encode("utf-8", "surrogatepass"), digest_size=6).hexdigest()
    return f"{_PREFIX}{digest}:{number}"


def is_from_library(document: Document) -> bool:
    """Tell whether a loaded document came from a library, so that it is never put into one."""
    return document.key.startswith(_PREFIX)


def beside(document: Document, entry: Entry, address: str) -> Document:
    """A document of the library at an address, as one of an archive; it has no file that could change."""
    collection = " ".join(entry.collection.split())
    name = f"{document.name} ({collection})" if collection else document.name
    key = key_of(address, entry.document)
    return replace(document, key=key, name=name, path="", role=Role.ARCHIVE, reader="library")

"""Stored texts: the texts that the library keeps."""

from collections.abc import Iterator, Sequence

from sqlalchemy import Connection, select

from imbrex.engine.text.document import Document
from imbrex.errors import ImbrexError
from imbrex.library.database.schema import texts
from imbrex.library.documents.entry import Entry
from imbrex.library.documents.listing import NUMBERS, chunked, entries_of
from imbrex.library.documents.serialization import unpack
from imbrex.messages import Message, Name

_TEXTS = select(texts.c.document, texts.c.packed).where(texts.c.document.in_(NUMBERS))


def key_of(document: int) -> str:
    """The key of a library document among the loaded ones."""
    return f"library:{document}"


def document_of(connection: Connection, number: int) -> Document:
    """A document with its text, under its first name.

    Raises:
        ImbrexError: no document has this number, or its text is not kept.
    """
    entries = entries_of(connection, [number])
    if number not in entries:
        raise ImbrexError(
            Message("This document is no longer in the library."), Message("Someone may have deleted it.")
        )
    if not entries[number].has_text:
        raise ImbrexError(
            Message("The library keeps only the fingerprint of {name}, not its text.", name=Name(entries[number].name)),
            Message("Its similarity can be estimated, but the shared text can't be shown."),
        )
    return documents_of(connection, [entries[number]])[number]


def documents_of(connection: Connection, entries: Sequence[Entry]) -> dict[int, Document]:
    """The documents with a kept text, under their first names, by number."""
    there = {entry.document: entry for entry in entries if entry.has_text}
    return {number: _document(there[number], packed) for number, packed in _packed(connection, list(there))}


def _packed(connection: Connection, numbers: Sequence[int]) -> Iterator[tuple[int, bytes]]:
    found: dict[int, bytes] = {}
    for part in chunked(numbers):
        found.update((row.document, row.packed) for row in connection.execute(_TEXTS, {"numbers": part}))
    return ((number, found[number]) for number in numbers if number in found)


def _document(entry: Entry, packed: bytes) -> Document:
    name = entry.names[0]
    return unpack(packed).document(key_of(entry.document), name.name, name.path, name.author, entry.language)

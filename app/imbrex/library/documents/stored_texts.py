"""Stored texts: the texts that the library keeps, and documents as bytes."""

import json
import re
import zlib
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import asdict
from typing import Any

from sqlalchemy import Connection, select

from imbrex.engine.text.disguise import Disguise
from imbrex.engine.text.document import Document, Part, PartKind, Span, Unseen
from imbrex.engine.text.joining import named_notes
from imbrex.engine.text.recognition import NOT_RECOGNIZED, Recognition
from imbrex.engine.text.role import Role
from imbrex.errors import ImbrexError
from imbrex.library.database.membership import among_numbers
from imbrex.library.database.schema import texts
from imbrex.library.documents.entry import Entry
from imbrex.library.documents.file_names import files_of
from imbrex.library.documents.listing import chunked, entries_of
from imbrex.messages import Message, Name, verbatim
from imbrex.values import frozen

_LEVEL = 3  # of zlib: half the time of the default level for 4 % more space (measured on essays)
_REACH = 262  # bytes of zlib's window that no match reaches
_LARGEST = 1 << 30  # bytes; a reader returns a quarter of it at most
_RATIO, _SMALL = 200, 4 << 20  # a higher ratio, above this many bytes, is a decompression bomb
_UNSTORABLE = re.compile(r"[\0\ud800-\udfff]")


@frozen
class Kept:
    """A text as stored in the library, with what its reader reported."""

    text: str
    parts: tuple[Part, ...]
    unseen: tuple[Unseen, ...]
    reader: str
    notes: tuple[Message, ...]
    pictures: int
    note_marks: tuple[int, ...] = ()
    files: tuple[Span, ...] = ()
    quotes: tuple[Span, ...] = ()
    recognition: Recognition = NOT_RECOGNIZED

    def document(self, key: str, name: str, path: str, author: str, language: str) -> Document:
        """The document under one of its names, with the archive role."""
        return Document(
            key=key,
            name=name,
            text=self.text,
            parts=self.parts,
            path=path,
            language=language,
            role=Role.ARCHIVE,
            reader=self.reader,
            notes=self.notes,
            author=author,
            unseen=self.unseen,
            pictures=self.pictures,
            note_marks=self.note_marks,
            quotes=self.quotes,
            files=files_of(name, self.files),
            recognition=self.recognition,
        )


def pack(document: Document) -> bytes:
    """Pack a document without its names, author and properties."""
    told: dict[str, Any] = {"reader": document.reader}
    if document.parts:
        told["parts"] = [(part.kind.value, part.span.start, part.span.end) for part in document.parts]
    if document.unseen:
        told["unseen"] = [_row(one) for one in document.unseen]
    if document.notes:
        told["notes"] = [note for _, note in named_notes(document)]
    if document.pictures:
        told["pictures"] = document.pictures
    if document.note_marks:
        told["note_marks"] = document.note_marks
    if document.quotes:
        told["quotes"] = [(one.start, one.end) for one in document.quotes]
    if document.files:
        told["files"] = [(one.span.start, one.span.end) for one in document.files]
    if document.recognition.pages:
        told["recognition"] = asdict(document.recognition)
    head = json.dumps(told, separators=(",", ":")).encode()
    joined = head + b"\n" + document.text.encode("utf-8", "surrogatepass")
    packed = _compressed(joined)
    return packed if len(joined) <= _room(packed) else zlib.compress(joined, 0)


def _compressed(data: bytes) -> bytes:
    """Compress with tables for its size: filling those for long texts takes longer than compressing a short one."""
    bits = min(max(10, (len(data) + _REACH).bit_length()), zlib.MAX_WBITS)
    opener = zlib.compressobj(_LEVEL, wbits=bits, memLevel=min(bits - 6, zlib.DEF_MEM_LEVEL))
    return opener.compress(data) + opener.flush()


def _row(piece: Unseen) -> tuple[str | int, ...]:
    reading = (piece.reading,) if piece.reading else ()
    return piece.kind.value, piece.span.start, piece.span.end, *reading


def unpack(packed: bytes) -> Kept:
    """Unpack the result of `pack`.

    Raises:
        ImbrexError: damaged data.
    """
    try:
        opener = zlib.decompressobj()
        joined = opener.decompress(packed, _room(packed) + 1)
        if not opener.eof:
            raise ValueError
        head, _, text = joined.partition(b"\n")
        told = json.loads(head)
        return Kept(
            text=text.decode("utf-8", "surrogatepass"),
            parts=tuple(Part(PartKind(kind), Span(start, end)) for kind, start, end in told.get("parts", ())),
            unseen=tuple(
                Unseen(Disguise(kind), Span(start, end), *reading)
                for kind, start, end, *reading in told.get("unseen", ())
            ),
            reader=str(told["reader"]),
            notes=tuple(map(verbatim, map(str, told.get("notes", ())))),
            pictures=int(told.get("pictures", 0)),
            note_marks=tuple(map(int, told.get("note_marks", ()))),
            files=tuple(Span(int(start), int(end)) for start, end in told.get("files", ())),
            quotes=tuple(Span(int(start), int(end)) for start, end in told.get("quotes", ())),
            recognition=_recognition(told["recognition"]) if "recognition" in told else NOT_RECOGNIZED,
        )
    except (zlib.error, ValueError, KeyError, TypeError, AttributeError) as error:
        raise ImbrexError(
            Message("A text in the library is damaged."),
            Message("Use the latest good copy of the library, or delete the document."),
        ) from error


def _recognition(told: Mapping[str, Any]) -> Recognition:
    pages, uncertain = (
        tuple(Span(int(one["start"]), int(one["end"])) for one in told[field]) for field in ("pages", "uncertain")
    )
    return Recognition(pages, uncertain, tuple(map(str, told["languages"])))


def _room(packed: bytes) -> int:
    """Maximum unpacked size in bytes, against decompression bombs."""
    return min(_LARGEST, max(_SMALL, _RATIO * len(packed)))


def storable(text: str) -> str:
    """A name that every database accepts: NUL and surrogates are replaced by U+FFFD."""
    return _UNSTORABLE.sub("\ufffd", text)


_TEXTS = select(texts.c.document, texts.c.packed).where(among_numbers(texts.c.document))


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

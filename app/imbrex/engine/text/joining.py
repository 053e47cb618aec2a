"""Joining: several files as one document, and each of them as a document of its own again."""

import re
from bisect import bisect_left, bisect_right
from collections import defaultdict
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import replace
from typing import TypeVar

from imbrex.engine.text.document import Document, FilePart, Part, PartKind, Span, Unseen
from imbrex.engine.text.file_history import FileHistory, Written
from imbrex.engine.text.recognition import joined_recognition
from imbrex.messages import Message, Name, verbatim

BETWEEN = "\n\n"
"""A blank line between two files, in the text of neither."""
_AFTER_NAME = re.compile(": ")
Piece = TypeVar("Piece", Part, Unseen, Written)


def joined(documents: Sequence[Document], *, key: str, name: str, path: str = "") -> Document:
    """Join documents of one file or of several; author, language, role and submission are those of the first.

    No shingle crosses the border of two files, as each is at least one part of the text.
    """
    singles = [single for document in documents for single in separated(document)]
    placed = list(zip(singles, _starts(singles), strict=True))
    return replace(
        singles[0],
        key=key,
        name=name,
        path=path,
        text=BETWEEN.join(single.text for single in singles),
        parts=tuple(_moved((_parts(single), start) for single, start in placed)),
        notes=tuple(_note(single.name, note) for single in singles for note in single.notes),
        unseen=tuple(_moved((single.unseen, start) for single, start in placed)),
        pictures=sum(single.pictures for single in singles),
        note_marks=tuple(mark + start for single, start in placed for mark in single.note_marks),
        quotes=tuple(Span(one.start + start, one.end + start) for single, start in placed for one in single.quotes),
        file_hash="",
        history=_history([single.history for single in singles], [start for _, start in placed]),
        files=tuple(_file(single, start) for single, start in placed),
        recognition=joined_recognition(single.recognition.moved(start) for single, start in placed),
    )


def separated(document: Document) -> tuple[Document, ...]:
    """Return each file of a document as one of its own; a document of one file is returned as it is.

    What is known only of the whole remains with none: the number of pictures, and editing sessions without text.
    """
    if not document.files:
        return (document,)
    notes = defaultdict(list)
    for name, note in named_notes(document):
        notes[name].append(note)
    return tuple(
        _single(document, file, number, tuple(notes[file.name])) for number, file in enumerate(document.files, 1)
    )


def named_notes(document: Document) -> Iterator[tuple[str, Message]]:
    """Yield each note with the name of the file that it is on; empty if it is on none of several files."""
    names = {file.name for file in document.files}
    for note in document.notes:
        name = next((note[: end.start()] for end in _AFTER_NAME.finditer(note) if note[: end.start()] in names), None)
        inner = getattr(note, "arguments", {}).get("note")
        if name is None:
            yield "", note
        else:
            yield name, inner if isinstance(inner, Message) else verbatim(note[len(name) + 2 :])


def with_recognized(document: Document, earlier: Document) -> Document:
    """Add the files of an earlier reading of a document whose text was recognized then and not now."""
    files = separated(document)
    now = {one.path for one in files if one.recognition.pages}
    before = {one.path: one for one in separated(earlier) if one.recognition.pages and one.path not in now}
    if not before:
        return document
    every = [*(before.pop(one.path, one) for one in files), *before.values()]
    whole = joined(every, key=document.key, name=document.name, path=document.path)
    return replace(whole, pictures=document.pictures)


def _single(document: Document, file: FilePart, number: int, notes: tuple[Message, ...]) -> Document:
    span = file.span
    first, last = bisect_left(document.note_marks, span.start), bisect_right(document.note_marks, span.end)
    parts = tuple(_inside(document.parts, span))
    written = tuple(_inside(document.history.written, span))
    return replace(
        document,
        key=f"{document.key}/{number}",
        name=file.name,
        path=file.path,
        reader=file.reader,
        properties=file.properties,
        text=document.text[span.start : span.end],
        parts=() if [part.kind for part in parts] == [PartKind.BODY] else parts,
        notes=notes,
        unseen=tuple(_inside(document.unseen, span)),
        pictures=0,
        note_marks=tuple(mark - span.start for mark in document.note_marks[first:last]),
        quotes=tuple(
            Span(one.start - span.start, one.end - span.start)
            for one in document.quotes
            if span.start <= one.start and one.end <= span.end
        ),
        file_hash=file.file_hash,
        history=FileHistory(tuple(sorted({piece.session for piece in written})), written),
        files=(),
        recognition=document.recognition.within(span),
    )


def _file(single: Document, start: int) -> FilePart:
    span = Span(start, start + len(single.text))
    return FilePart(single.name, span, single.path, single.file_hash, single.reader, single.properties)


def _starts(singles: Iterable[Document]) -> list[int]:
    starts, length = [], 0
    for single in singles:
        starts.append(length)
        length += len(single.text) + len(BETWEEN)
    return starts


def _parts(single: Document) -> tuple[Part, ...]:
    return single.parts or (Part(PartKind.BODY, Span(0, len(single.text))),)


def _moved(pieces: Iterable[tuple[Sequence[Piece], int]]) -> Iterator[Piece]:
    for of_single, start in pieces:
        for piece in of_single:
            yield replace(piece, span=Span(piece.span.start + start, piece.span.end + start))


def _inside(pieces: Sequence[Piece], span: Span) -> Iterator[Piece]:
    """Yield the pieces in a span; they are in order, and may be a million in as many files."""
    first = bisect_left(pieces, span.start, key=lambda piece: piece.span.start)
    last = bisect_right(pieces, span.end, key=lambda piece: piece.span.start)
    for piece in pieces[first:last]:
        if piece.span.end <= span.end:
            yield replace(piece, span=Span(piece.span.start - span.start, piece.span.end - span.start))


def _history(histories: Sequence[FileHistory], starts: Sequence[int]) -> FileHistory:
    """Join histories; time and revisions are known if those of every file are."""
    return FileHistory(
        tuple(sorted({session for history in histories for session in history.sessions})),
        tuple(_moved(zip((history.written for history in histories), starts, strict=True))),
        _sum(histories, lambda history: history.minutes),
        _sum(histories, lambda history: history.revisions),
    )


def _sum(histories: Iterable[FileHistory], number: Callable[[FileHistory], int]) -> int:
    numbers = [number(history) for history in histories]
    return -1 if min(numbers) < 0 else sum(numbers)


def _note(name: str, note: Message) -> Message:
    return Message("{file}: {note}", file=Name(name), note=note)

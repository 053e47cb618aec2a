"""Document record: a document of the library as plain data, for export files."""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import replace
from datetime import datetime
from enum import StrEnum
from typing import Any, TypeVar

from imbrex.engine.text.disguise import Disguise
from imbrex.engine.text.document import Document, Part, PartKind, Span, Unseen
from imbrex.engine.text.recognition import NOT_RECOGNIZED, Recognition
from imbrex.engine.text.role import Role
from imbrex.errors import ImbrexError
from imbrex.library.documents.entry import Entry, Filing, Name
from imbrex.library.documents.file_names import files_of
from imbrex.messages import verbatim
from imbrex.values import frozen

_LONGEST = 100_000  # code points per name or note
_MOST = 10_000  # names, tags or notes per document
_MOST_PIECES = 10_000_000

_Kind = TypeVar("_Kind", bound=StrEnum)
_Any = TypeVar("_Any")


class NotARecordError(ValueError):
    """Not a document of a library; the message is for the user."""


@frozen
class Filed:
    """A document under one of its names, with its filing and date."""

    document: Document
    filing: Filing
    added: str


def to_record(entry: Entry, document: Document) -> dict[str, Any]:
    """A document with all its names as JSON."""
    return {
        "text": document.text,
        "language": document.language,
        "reader": document.reader,
        "notes": list(document.notes),
        "pictures": document.pictures,
        "note_marks": list(document.note_marks),
        "quotes": [[one.start, one.end] for one in document.quotes],
        "parts": [[part.kind.value, part.span.start, part.span.end] for part in document.parts],
        "unseen": [[one.kind.value, one.span.start, one.span.end] for one in document.unseen],
        "readings": [one.reading for one in document.unseen if one.reading],
        "recognition": {
            "pages": [[one.start, one.end] for one in document.recognition.pages],
            "uncertain": [[one.start, one.end] for one in document.recognition.uncertain],
            "languages": list(document.recognition.languages),
        },
        "files": [[one.span.start, one.span.end] for one in document.files],
        "names": [_of_name(name) for name in entry.names],
    }


def from_record(record: Mapping[str, Any], key: str) -> list[Filed]:
    """Read the result of `to_record`, or untrusted data; one item for each name of the document.

    Args:
        record: as it was read.
        key: for the documents.

    Raises:
        NotARecordError: an invalid field.
    """
    text = _of_type(record, "text", str)
    names = _list(record, "names", _MOST)
    if not names:
        raise NotARecordError("it has no name")
    common = Document(
        key=key,
        name="",
        text=text,
        parts=tuple(Part(kind, span) for kind, span in _pieces(record, "parts", PartKind, len(text))),
        language=_string(record, "language"),
        role=Role.ARCHIVE,
        reader=_string(record, "reader"),
        notes=tuple(map(verbatim, _strings(record, "notes"))),
        unseen=tuple(_unseen(record, len(text))),
        pictures=_number(record, "pictures", 2**31),
        note_marks=_marks(record, len(text)),
        quotes=tuple(_spans(record, "quotes", _MOST_PIECES, len(text))),
        recognition=_recognition(record, len(text)),
    )
    spans = tuple(_spans(record, "files", _MOST, len(text)))
    return [_filed(common, spans, name) for name in names]


def _of_name(name: Name) -> dict[str, Any]:
    return {
        "name": name.name,
        "path": name.path,
        "author": name.author,
        "collection": name.collection,
        "tags": list(name.tags),
        "date": name.date,
        "retained": name.retained,
        "added": name.added,
    }


def _filed(common: Document, files: Sequence[Span], name: object) -> Filed:
    if not isinstance(name, dict):
        raise NotARecordError("one of its names is none")
    added = _string(name, "added")
    try:
        aware = datetime.fromisoformat(added).tzinfo is not None
        filing = Filing(
            collection=_string(name, "collection"),
            tags=tuple(_strings(name, "tags")),
            date=_string(name, "date"),
            retained=_string(name, "retained"),
        )
    except (ValueError, ImbrexError) as error:
        raise NotARecordError("one of its dates is none") from error
    if not aware:
        raise NotARecordError("when it was added is not told")
    called = _string(name, "name")
    document = replace(
        common,
        name=called,
        path=_string(name, "path"),
        author=_string(name, "author"),
        files=files_of(called, files),
    )
    return Filed(document, filing, added)


def _unseen(record: Mapping[str, Any], length: int) -> Iterable[Unseen]:
    """Pieces that a page does not show as they are; older records have no readings."""
    readings = iter(_list(record, "readings", _MOST_PIECES) if "readings" in record else ())
    for kind, span in _pieces(record, "unseen", Disguise, length):
        reading = next(readings, None) if kind is Disguise.FONT else ""
        if not isinstance(reading, str) or (kind is Disguise.FONT and len(reading) != span.end - span.start):
            raise NotARecordError("one of its readings is none")
        yield Unseen(kind, span, reading)


def _recognition(record: Mapping[str, Any], length: int) -> Recognition:
    """Text that was recognized; none in older records, which lack it."""
    if "recognition" not in record:
        return NOT_RECOGNIZED
    told = _of_type(record, "recognition", dict)
    pages, uncertain = (tuple(_spans(told, field, _MOST_PIECES, length)) for field in ("pages", "uncertain"))
    return Recognition(pages, uncertain, tuple(_strings(told, "languages")))


def _spans(record: Mapping[str, Any], field: str, most: int, length: int) -> Iterable[Span]:
    """Spans of the text, ordered and disjoint; none in older records, which lack the field."""
    reached = 0
    for piece in _list(record, field, most) if field in record else ():
        if not isinstance(piece, list) or list(map(type, piece)) != [int, int]:
            raise NotARecordError(f"one of its {field} is none")
        start, end = piece
        if not reached <= start <= end <= length:
            raise NotARecordError(f"one of its {field} lies outside the text")
        reached = end
        yield Span(start, end)


def _marks(record: Mapping[str, Any], length: int) -> tuple[int, ...]:
    """Positions in a text, ascending; empty in older records, which lack them."""
    marks = _list(record, "note_marks", length + 1) if "note_marks" in record else []
    if any(type(mark) is not int or not 0 <= mark <= length for mark in marks) or marks != sorted(marks):
        raise NotARecordError("its note_marks are not positions in its text")
    return tuple(marks)


def _of_type(record: Mapping[str, Any], field: str, kind: type[_Any]) -> _Any:
    value = record.get(field)
    if type(value) is not kind:  # True is not a number
        raise NotARecordError(f"its {field} is missing or of a wrong kind")
    return value


def _string(record: Mapping[str, Any], field: str) -> str:
    return _short(_of_type(record, field, str), field)


def _short(text: str, field: str) -> str:
    if len(text) > _LONGEST:
        raise NotARecordError(f"its {field} is too long")
    return text


def _number(record: Mapping[str, Any], field: str, end: int) -> int:
    value = _of_type(record, field, int)
    if not 0 <= value < end:
        raise NotARecordError(f"its {field} is out of range")
    return value


def _list(record: Mapping[str, Any], field: str, most: int) -> Sequence[Any]:
    values = _of_type(record, field, list)
    if len(values) > most:
        raise NotARecordError(f"its {field} are too many")
    return values


def _strings(record: Mapping[str, Any], field: str) -> Iterable[str]:
    for value in _list(record, field, _MOST):
        if not isinstance(value, str):
            raise NotARecordError(f"one of its {field} is not text")
        yield _short(value, field)


def _pieces(record: Mapping[str, Any], field: str, kinds: type[_Kind], length: int) -> Iterable[tuple[_Kind, Span]]:
    """Spans of the text: ordered, disjoint and within it."""
    reached = 0
    for piece in _list(record, field, _MOST_PIECES):
        if not isinstance(piece, list) or list(map(type, piece)) != [str, int, int]:
            raise NotARecordError(f"one of its {field} is none")
        kind, start, end = piece
        if kind not in set(kinds) or not reached <= start <= end <= length:
            raise NotARecordError(f"one of its {field} is unknown or lies outside the text")
        reached = end
        yield kinds(kind), Span(start, end)

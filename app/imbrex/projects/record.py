"""Record: documents, problems and options to plain data, and from untrusted plain data."""

from collections.abc import Callable, Iterable, Mapping
from dataclasses import asdict
from enum import StrEnum
from functools import partial
from typing import Any, TypeVar

from imbrex.engine.options import Options
from imbrex.engine.review.review import Excerpt
from imbrex.engine.text.disguise import Disguise
from imbrex.engine.text.document import Document, FilePart, Part, PartKind, Problem, Properties, Span, Unseen
from imbrex.engine.text.file_history import FileHistory, Written
from imbrex.engine.text.recognition import Recognition
from imbrex.engine.text.role import Role
from imbrex.engine.text.submission import Submission
from imbrex.messages import verbatim
from imbrex.projects.packing import DamagedError

_STRINGS = ("key", "name", "path", "language", "reader", "author", "file_hash")
_OTHERS = (
    *("role", "notes", "properties", "parts", "unseen", "pictures", "note_marks", "quotes"),
    *("history", "files", "submission", "recognition"),
)
_PROPERTIES = ("author", "editor", "created", "modified", "title")
_COUNTS = ("minutes", "revisions")
_FILE = ("path", "file_hash", "reader")
_FACTS = ("archive", "platform", "student", "person", "group", "assignment", "submitted")
_MOST_SESSION = 2**32 - 1
_PROBLEM = ("name", "message", "hint", "path")
_REMEDIES = ("locked", "scanned")

_Kind = TypeVar("_Kind", bound=StrEnum)
_Mark = TypeVar("_Mark")
_Piece = TypeVar("_Piece")


def of_document(document: Document) -> dict[str, Any]:
    """A document without its text, as plain data."""
    return {
        **{name: getattr(document, name) for name in _STRINGS},
        "role": document.role.value,
        "notes": list(document.notes),
        "properties": asdict(document.properties),
        "parts": [[part.kind.value, part.span.start, part.span.end] for part in document.parts],
        "unseen": [_of_unseen(one) for one in document.unseen],
        "pictures": document.pictures,
        "note_marks": list(document.note_marks),
        "quotes": [["", one.start, one.end] for one in document.quotes],
        "history": _of_history(document.history),
        "files": [_of_file(part) for part in document.files],
        "submission": asdict(document.submission),
        "recognition": _of_recognition(document.recognition),
    }


def to_document(record: object, text: str) -> Document:
    """Read the result of `of_document`. Raises DamagedError."""
    fields = _fields(record, (*_STRINGS, *_OTHERS))
    return Document(
        text=text,
        **{name: string(fields[name]) for name in _STRINGS},
        role=_one_of(Role, fields["role"]),
        notes=tuple(verbatim(string(note)) for note in _list(fields["notes"])),
        properties=_to_properties(fields["properties"]),
        parts=_pieces(fields["parts"], partial(_one_of, PartKind), Part, len(text)),
        unseen=_to_unseen(fields["unseen"], len(text)),
        pictures=_number(fields["pictures"]),
        note_marks=_rising(fields["note_marks"], len(text)),
        quotes=_pieces(fields["quotes"], string, lambda _, span: span, len(text)),
        history=_to_history(fields["history"], len(text)),
        files=_to_files(fields["files"], len(text)),
        submission=_to_submission(fields["submission"]),
        recognition=_to_recognition(fields["recognition"], len(text)),
    )


def _of_unseen(piece: Unseen) -> list[Any]:
    reading = [piece.reading] if piece.reading else []
    return [piece.kind.value, piece.span.start, piece.span.end, *reading]


def _to_unseen(record: object, length: int) -> tuple[Unseen, ...]:
    rows = [_list(row) for row in _list(record)]
    if any(len(row) not in {3, 4} for row in rows):
        raise DamagedError("a piece of a text is none")
    readings = iter([string(row[3]) if len(row) == 4 else "" for row in rows])
    try:
        return _pieces(
            [row[:3] for row in rows],
            partial(_one_of, Disguise),
            lambda kind, span: Unseen(kind, span, next(readings)),
            length,
        )
    except ValueError as error:
        raise DamagedError(str(error)) from error


def _of_history(history: FileHistory) -> dict[str, Any]:
    pieces = [[piece.session, piece.span.start, piece.span.end] for piece in history.written]
    return {**asdict(history), "written": pieces}


def _to_history(record: object, length: int) -> FileHistory:
    fields = _fields(record, ("sessions", "written", *_COUNTS, "template", "program"))
    sessions = _rising(fields["sessions"], _MOST_SESSION)
    known = frozenset(sessions)

    def session(number: object) -> int:
        if type(number) is not int or number not in known:
            raise DamagedError("a piece of a text is of no session")
        return number

    pieces = _pieces(fields["written"], session, Written, length)
    minutes, revisions = (-1 if fields[name] == -1 else _number(fields[name]) for name in _COUNTS)
    return FileHistory(sessions, pieces, minutes, revisions, string(fields["template"]), string(fields["program"]))


def _of_file(part: FilePart) -> dict[str, Any]:
    return asdict(part) | {"span": ["", part.span.start, part.span.end]}


def _to_files(record: object, length: int) -> tuple[FilePart, ...]:
    rows = [_fields(row, ("name", "span", *_FILE, "properties")) for row in _list(record)]
    spans = _pieces([row["span"] for row in rows], string, lambda _, span: span, length)
    return tuple(
        FilePart(
            string(row["name"]),
            span,
            **{name: string(row[name]) for name in _FILE},
            properties=_to_properties(row["properties"]),
        )
        for row, span in zip(rows, spans, strict=True)
    )


def _to_properties(record: object) -> Properties:
    fields = _fields(record, _PROPERTIES)
    return Properties(**{name: string(fields[name]) for name in _PROPERTIES})


def _to_submission(record: object) -> Submission:
    fields = _fields(record, (*_FACTS, "members", "attempt", "attempts"))
    return Submission(
        **{name: string(fields[name]) for name in _FACTS},
        members=tuple(map(string, _list(fields["members"]))),
        attempt=_number(fields["attempt"]),
        attempts=_number(fields["attempts"]),
    )


def _of_recognition(recognition: Recognition) -> dict[str, Any]:
    pages, uncertain = ([[s.start, s.end] for s in spans] for spans in (recognition.pages, recognition.uncertain))
    return {"pages": pages, "uncertain": uncertain, "languages": list(recognition.languages)}


def _to_recognition(record: object, length: int) -> Recognition:
    fields = _fields(record, ("pages", "uncertain", "languages"))
    pages, uncertain = (_spans(fields[name], length) for name in ("pages", "uncertain"))
    return Recognition(pages, uncertain, tuple(map(string, _list(fields["languages"]))))


def of_problem(problem: Problem) -> dict[str, Any]:
    """A problem as plain data."""
    return asdict(problem)


def to_problem(record: object) -> Problem:
    """Read the result of `of_problem`. Raises DamagedError."""
    fields = _fields(record, (*_PROBLEM, *_REMEDIES))
    if not all(isinstance(fields[name], bool) for name in _REMEDIES):
        raise DamagedError("whether a file is locked or scanned is not told")
    name, message, hint, path = (string(fields[name]) for name in _PROBLEM)
    return Problem(name, verbatim(message), verbatim(hint), path, **{name: fields[name] for name in _REMEDIES})


def of_excerpts(left: Excerpt, right: Excerpt) -> list[Any]:
    """Both sides of a mark, as plain data."""
    return [[left.start, left.text], [right.start, right.text]]


def to_excerpts(record: object) -> tuple[Excerpt, Excerpt]:
    """Read the result of `of_excerpts`. Raises DamagedError."""
    sides = [_list(side) for side in _list(record)]
    if [len(side) for side in sides] != [2, 2]:
        raise DamagedError("a mark has not two sides")
    left, right = (Excerpt(_number(start), string(text)) for start, text in sides)
    return left, right


def to_options(record: object) -> tuple[Options, list[str], list[str]]:
    """Read the result of `Options.to_dict`, of this or another version of the program.

    Returns:
        The options, the flags unknown to this version, and those that the other version lacked.

    Raises:
        DamagedError: an invalid value of an option.
    """
    if not isinstance(record, dict):
        raise DamagedError("the options are missing")
    defaults = Options().to_dict()
    known = {flag: value for flag, value in record.items() if flag in defaults}
    try:
        options = Options.from_dict(known)
    except (ValueError, TypeError, OverflowError) as error:
        raise DamagedError("an option has no possible value") from error
    told = options.to_dict()
    # A number instead of a list, or a string instead of words, would be misinterpreted.
    if any(not _alike(told[flag], value, defaults[flag]) for flag, value in known.items()):
        raise DamagedError("an option has a value of another kind")
    return options, sorted(record.keys() - known.keys()), sorted(defaults.keys() - known.keys())


def string(value: object) -> str:
    """Check that a value is a string. Raises DamagedError."""
    if not isinstance(value, str):
        raise DamagedError("a text is missing")
    return value


def _alike(read: Any, written: Any, default: Any) -> bool:
    if type(written) is not type(default):
        return False
    if isinstance(written, list):
        return all(isinstance(word, str) for word in written) and sorted(read) == sorted(written)
    return bool(read == written)


def _fields(record: object, names: Iterable[str]) -> Mapping[str, Any]:
    if not isinstance(record, dict) or record.keys() != set(names):
        raise DamagedError("a record has other fields than it should")
    return record


def _list(value: object) -> list[Any]:
    if not isinstance(value, list):
        raise DamagedError("a list is missing")
    return value


def _number(value: object) -> int:
    if type(value) is not int or not 0 <= value < 2**53:  # True is not a number
        raise DamagedError("a number is missing or out of bounds")
    return value


def _one_of(kinds: type[_Kind], value: object) -> _Kind:
    try:
        return kinds(string(value))
    except ValueError as error:
        raise DamagedError("something is of an unknown kind") from error


def _pieces(
    record: object, kind_of: Callable[[object], _Mark], piece: Callable[[_Mark, Span], _Piece], length: int
) -> tuple[_Piece, ...]:
    """Spans of a text: ordered, disjoint and within it."""
    pieces, reached = [], 0
    for one in _list(record):
        if not isinstance(one, list) or len(one) != 3 or list(map(type, one[1:])) != [int, int]:
            raise DamagedError("a piece of a text is none")
        kind, start, end = one
        if not reached <= start <= end <= length:
            raise DamagedError("a piece lies outside of its text")
        reached = end
        pieces.append(piece(kind_of(kind), Span(start, end)))
    return tuple(pieces)


def _spans(record: object, length: int) -> tuple[Span, ...]:
    rows = [["", *_list(one)] for one in _list(record)]
    return _pieces(rows, string, lambda _, span: span, length)


def _rising(record: object, length: int) -> tuple[int, ...]:
    places = _list(record)
    if any(type(place) is not int or not 0 <= place <= length for place in places) or places != sorted(places):
        raise DamagedError("places in a text are none")
    return tuple(places)

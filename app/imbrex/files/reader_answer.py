"""Reader answer: what the reading process returns, checked by the one that asked.

A file may have taken the reading process over. So everything is checked that others rely on: the head of an answer is
small whatever it contains, spans are inside their text and in order, kinds and formats are known ones. Texts and spans
are kept apart from the head, because they take no more memory here than on the way.
"""

from array import array
from collections.abc import Iterable, Iterator, Sequence
from itertools import pairwise
from typing import Annotated, Literal, TypeVar

import msgspec

from imbrex.child import wire
from imbrex.engine.text.disguise import MARKED, Disguise
from imbrex.engine.text.document import Part, PartKind, Properties, Span, Unseen
from imbrex.engine.text.file_history import FileHistory, Written
from imbrex.engine.text.recognition import Recognition
from imbrex.files.formats import FORMATS
from imbrex.files.shared.extracted import Extracted, Fault, Item, UnreadableError
from imbrex.files.shared.sessions import MOST_SESSIONS
from imbrex.messages import Message

_HEAD = 16 * 2**20  # bytes: 500,000 records
_SPANS = 2**22  # of one kind in one text
_RECORDS = 2**20
_KINDS = tuple(PartKind)
_FORMATS = frozenset(("", *(form.name for form in FORMATS)))

Kind = TypeVar("Kind")
_Count = Annotated[int, msgspec.Meta(ge=0, lt=2**31)]
_Known = Annotated[int, msgspec.Meta(ge=-1, lt=2**31)]
_Buffers = Annotated[list[bytes], msgspec.Meta(max_length=_RECORDS)]


class _Text(msgspec.Struct, frozen=True, array_like=True, tag="text"):
    """An `Extracted` without its texts and spans."""

    notes: list[wire.Sentence]
    number: _Count
    properties: tuple[str, str, str, str, str]
    pictures: _Count
    history: tuple[_Known, _Known, str, str]


class _Fault(msgspec.Struct, frozen=True, array_like=True, tag="fault"):
    """A `Fault`."""

    message: wire.Sentence
    hint: wire.Sentence
    number: _Count
    locked: bool
    scanned: bool


class Answer(msgspec.Struct, frozen=True, array_like=True):
    """The name of a format, the contents of the file, and the SHA-256 of the bytes read; `items` unpacks it.

    `texts` has three elements for each text of the head: itself, its title and its author. The others have one, of
    32-bit integers: kind, start and end of each span, positions, or numbers of sessions; the kind of a span of
    `written` is the place of its session.
    """

    format: str
    digest: Annotated[str, msgspec.Meta(pattern="^[0-9a-f]{64}$")]
    head: Annotated[bytes, msgspec.Meta(max_length=_HEAD)]
    texts: Annotated[list[str], msgspec.Meta(max_length=3 * _RECORDS)]
    parts: _Buffers
    unseen: _Buffers
    readings: list[list[str]]
    note_marks: _Buffers
    quotes: _Buffers
    sessions: _Buffers
    written: _Buffers
    recognized: _Buffers
    uncertain: _Buffers

    def __post_init__(self) -> None:
        if self.format not in _FORMATS:
            raise ValueError("unknown format")


def packed(format_name: str, items: Sequence[Item], digest: str) -> Answer:
    """The answer for the contents of a file.

    Raises:
        UnreadableError: there are too many.
    """
    head = wire.encode([_head(item) for item in items])
    texts = [item for item in items if isinstance(item, Extracted)]
    if len(head) > _HEAD or len(texts) > _RECORDS:
        raise UnreadableError(
            Message("The file contains too many records."), Message("Split the file into smaller ones.")
        )
    return Answer(
        format_name,
        digest,
        head,
        [text for item in texts for text in (item.text, item.title, item.author)],
        [_spans((_KINDS.index(one.kind), one.span) for one in item.parts) for item in texts],
        [_spans((MARKED.index(one.kind), one.span) for one in item.unseen) for item in texts],
        [[one.reading for one in item.unseen if one.reading] for item in texts],
        [array("i", item.note_marks).tobytes() for item in texts],
        [_spans((0, span) for span in item.quotes) for item in texts],
        [array("I", item.history.sessions).tobytes() for item in texts],
        [_written(item.history) for item in texts],
        [_spans((0, span) for span in item.recognition.pages) for item in texts],
        [_spans((0, span) for span in item.recognition.uncertain) for item in texts],
    )


def unpacked(answer: Answer) -> list[Item]:
    """The contents of a file.

    Raises:
        ValueError: they are not as those of a file can be.
    """
    heads = msgspec.msgpack.decode(answer.head, type=list[_Text | _Fault])
    if not heads or 3 * sum(isinstance(head, _Text) for head in heads) != len(answer.texts):
        raise ValueError("no contents, or not one head for each text")
    texts = zip(answer.texts[::3], answer.texts[1::3], answer.texts[2::3], strict=True)
    spans = answer.parts, answer.unseen, answer.readings, answer.note_marks, answer.quotes
    pieces = answer.sessions, answer.written, answer.recognized, answer.uncertain
    bodies = zip(texts, *spans, *pieces, strict=True)
    return [_fault(head) if isinstance(head, _Fault) else _text(head, *next(bodies)) for head in heads]


def _head(item: Item) -> _Text | _Fault:
    if isinstance(item, Fault):
        return _Fault(wire.sent(item.message), wire.sent(item.hint), item.number, item.locked, item.scanned)
    told = item.properties
    properties = (told.author, told.editor, told.created, told.modified, told.title)
    past = item.history
    history = past.minutes, past.revisions, past.template, past.program
    return _Text([*map(wire.sent, item.notes)], item.number, properties, item.pictures, history)


def _fault(head: _Fault) -> Fault:
    return Fault(wire.received(head.message), wire.received(head.hint), head.number, head.locked, head.scanned)


def _text(
    head: _Text,
    texts: tuple[str, str, str],
    parts: bytes,
    unseen: bytes,
    readings: list[str],
    note_marks: bytes,
    quotes: bytes,
    sessions: bytes,
    written: bytes,
    recognized: bytes,
    uncertain: bytes,
) -> Extracted:
    text, title, author = texts
    return Extracted(
        text,
        tuple(Part(kind, span) for kind, span in _read_spans(parts, _KINDS, len(text))),
        tuple(map(wire.received, head.notes)),
        title,
        head.number,
        author,
        Properties(*head.properties),
        tuple(_unseen(unseen, readings, len(text))),
        head.pictures,
        tuple(_read_marks(note_marks, len(text))),
        _history(head, sessions, written, len(text)),
        Recognition(_plain_spans(recognized, len(text)), _plain_spans(uncertain, len(text))),
        _plain_spans(quotes, len(text)),
    )


def _unseen(data: bytes, readings: list[str], length: int) -> Iterator[Unseen]:
    rest = iter(readings)
    for kind, span in _read_spans(data, MARKED, length):
        yield Unseen(kind, span, next(rest, "") if kind is Disguise.FONT else "")


def _history(head: _Text, sessions: bytes, written: bytes, length: int) -> FileHistory:
    numbers = tuple(_numbers(sessions, "I"))
    if len(numbers) > MOST_SESSIONS or any(one >= other for one, other in pairwise((0, *numbers))):
        raise ValueError("no sessions of a file")
    pieces = tuple(Written(session, span) for session, span in _read_spans(written, numbers, length))
    return FileHistory(numbers, pieces, *head.history)


def _written(history: FileHistory) -> bytes:
    places = {session: place for place, session in enumerate(history.sessions)}
    return _spans((places[piece.session], piece.span) for piece in history.written)


def _spans(spans: Iterable[tuple[int, Span]]) -> bytes:
    return array("i", (number for kind, span in spans for number in (kind, span.start, span.end))).tobytes()


def _read_spans(data: bytes, kinds: Sequence[Kind], length: int) -> Iterator[tuple[Kind, Span]]:
    if not data:  # nearly always
        return
    numbers = _numbers(data)
    if len(numbers) % 3:
        raise ValueError("half a span")
    last = 0
    for kind, start, end in zip(numbers[::3], numbers[1::3], numbers[2::3], strict=True):
        if not (last <= start <= end <= length and 0 <= kind < len(kinds)):
            raise ValueError("no span of this text")
        yield kinds[kind], Span(start, end)
        last = end


def _plain_spans(data: bytes, length: int) -> tuple[Span, ...]:
    return tuple(span for _, span in _read_spans(data, (None,), length))


def _read_marks(data: bytes, length: int) -> "array[int]":
    marks = _numbers(data)
    if marks and (min(marks) < 0 or max(marks) > length or list(marks) != sorted(marks)):
        raise ValueError("no positions of this text")
    return marks


def _numbers(data: bytes, kind: Literal["i", "I"] = "i") -> "array[int]":
    if len(data) > 3 * _SPANS * 4:
        raise ValueError("too many")
    numbers = array(kind)
    numbers.frombytes(data)
    return numbers

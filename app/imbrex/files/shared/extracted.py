"""Extracted: content that a reader extracted from a file."""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field, replace

from imbrex.engine.text.document import LAYERS, Part, PartKind, Properties, Span, Unseen
from imbrex.engine.text.file_history import NO_HISTORY, FileHistory, Written
from imbrex.engine.text.late_pattern import late
from imbrex.engine.text.recognition import NOT_RECOGNIZED, Recognition
from imbrex.errors import ImbrexError
from imbrex.files.shared.shown_names import without_surrogates
from imbrex.messages import NOTHING, Message
from imbrex.values import frozen

_ORDER = tuple(PartKind)  # the body first, side text last
# Control characters without a use in text, from damaged or foreign markup. Tab, line ends and form feed stay.
_CONTROLS = late("[\x00-\x08\x0e-\x1f\x7f\ufffe\uffff]")

_SEVERAL = 3  # two records of one author may well be drafts

NONE_TOLD = Properties()
"""Properties of a file without metadata."""


class UnreadableError(ImbrexError):
    """A file that cannot be read, with a user-readable message."""


class LockedError(UnreadableError):
    """A file that can be read with a password."""


class ScannedError(UnreadableError):
    """A file that shows its text only in pictures."""


@frozen
class Block:
    """A separate piece of text.

    Attributes:
        unseen: hidden spans in it.
        notes: positions in it of references to notes, ascending.
        written: pieces of it by editing session, in order.
        recognition: what was recognized in pictures, for a body that is one block.
        quotes: block quotations in it, in order.
    """

    kind: PartKind
    text: str
    unseen: tuple[Unseen, ...] = ()
    notes: tuple[int, ...] = ()
    written: tuple[Written, ...] = ()
    recognition: Recognition = NOT_RECOGNIZED
    quotes: tuple[Span, ...] = ()


@frozen
class Extracted:
    """The text of one document.

    Attributes:
        text: all parts, with a blank line between two of them.
        parts: their spans in the text; empty if all of it is body.
        notes: sentences about omitted content.
        title: the name of a record; empty for a whole file.
        number: the position of a record in its file, from 1; 0 for a whole file.
        author: author of a record, if a field names one.
        properties: metadata of the file.
        unseen: hidden spans of the text, in order, not overlapping.
        pictures: number of pictures large enough to be pictures of text.
        note_marks: positions in the text of references to notes, ascending.
        history: of the file's editing.
        recognition: of text in pictures.
        quotes: block quotations, in order, not overlapping.
    """

    text: str
    parts: tuple[Part, ...] = ()
    notes: tuple[Message, ...] = ()
    title: str = ""
    number: int = 0
    author: str = ""
    properties: Properties = NONE_TOLD
    unseen: tuple[Unseen, ...] = ()
    pictures: int = 0
    note_marks: tuple[int, ...] = ()
    history: FileHistory = NO_HISTORY
    recognition: Recognition = NOT_RECOGNIZED
    quotes: tuple[Span, ...] = ()

    def page(self) -> Block:
        """Return the text without side text, as a piece of the body of another document."""
        end = min((part.span.start for part in self.parts if part.kind in LAYERS), default=len(self.text))
        unseen = tuple(one for one in self.unseen if one.span.end <= end)
        marks = tuple(one for one in self.note_marks if one <= end)
        quotes = tuple(one for one in self.quotes if one.end <= end)
        return Block(PartKind.BODY, f"{self.text[:end]}\n", unseen, marks, quotes=quotes)


@frozen
class Fault:
    """One bad record among others that may be good, or a file that can be read with a password or text recognition."""

    message: Message
    hint: Message = NOTHING
    number: int = 0
    locked: bool = False
    scanned: bool = False


Item = Extracted | Fault


def told_apart(items: list[Item]) -> list[Item]:
    """Remove an author common to all of several records: it names the class, and all would be drafts."""
    records = [item for item in items if isinstance(item, Extracted)]
    if len(records) < _SEVERAL or len({record.author for record in records}) > 1:
        return items
    return [replace(item, author="") if isinstance(item, Extracted) else item for item in items]


def compose(
    blocks: Iterable[Block],
    notes: Iterable[Message] = (),
    properties: Properties = NONE_TOLD,
    pictures: int = 0,
    history: FileHistory = NO_HISTORY,
) -> Extracted:
    """Join blocks: the body, tables, footnotes, headers, each once where headers repeat, and side text.

    Args:
        blocks: of one document.
        notes: sentences about omitted content.
        properties: metadata of the file.
        pictures: number of pictures large enough to be pictures of text.
        history: of the file's editing; its pieces of text are those of the blocks.

    Raises:
        UnreadableError: no block of the page has any text.
    """
    kept = [block for block in _distinct_headers(blocks) if block.text.strip()]
    if all(block.kind in LAYERS for block in kept):
        raise no_text(pictured=pictures > 0)
    joined = _Joined()
    for block in _merge_body(sorted(kept, key=lambda block: _ORDER.index(block.kind))):
        joined.add(block)
    return Extracted(
        "".join(joined.pieces),
        joined.told_parts,
        tuple(notes),
        properties=properties,
        unseen=tuple(joined.unseen),
        pictures=pictures,
        note_marks=tuple(joined.note_marks),
        history=replace(history, written=tuple(joined.written)) if history.sessions else history,
        recognition=joined.recognition,
        quotes=tuple(joined.quotes),
    )


def nothing_recognized() -> ScannedError:
    """The error for a file in which text recognition found none."""
    return ScannedError(
        Message("No text was recognized in this file."),
        Message("Check that it shows text in the selected languages, upright and sharp."),
    )


def no_text(*, pictured: bool) -> UnreadableError:
    """The error for a file without text: one with pictures may be scanned, any other is blank."""
    if pictured:
        return UnreadableError(
            Message("The file contains no text, only images."),
            Message("Run text recognition (OCR) on images and scanned pages first."),
        )
    return UnreadableError(Message("This document contains no text."), Message("Check that it is the right file."))


@dataclass(slots=True, eq=False, repr=False)
class _Joined:
    """Accumulates a text block by block, separated by blank lines; positions are those of the whole text."""

    pieces: list[str] = field(default_factory=list)
    parts: list[Part] = field(default_factory=list)
    unseen: list[Unseen] = field(default_factory=list)
    note_marks: list[int] = field(default_factory=list)
    quotes: list[Span] = field(default_factory=list)
    written: list[Written] = field(default_factory=list)
    recognition: Recognition = NOT_RECOGNIZED
    length: int = 0

    def add(self, block: Block) -> None:
        if self.pieces:
            self._write("\n" if self.pieces[-1].endswith("\n") else "\n\n")
        start = self.length
        self._write(block.text)
        self.parts.append(Part(block.kind, Span(start, self.length)))
        self.unseen += _moved(block.unseen, start)
        self.note_marks += [start + place for place in block.notes]
        self.quotes += _moved_spans(block.quotes, start)
        self.written += _moved_pieces(block.written, start, self.length)
        if block.recognition.pages:
            self.recognition = block.recognition.moved(start)

    def _write(self, text: str) -> None:
        self.pieces.append(text)
        self.length += len(text)

    @property
    def told_parts(self) -> tuple[Part, ...]:
        """The parts; none if all of the text is body."""
        only_body = len(self.parts) == 1 and self.parts[0].kind is PartKind.BODY
        return () if only_body else tuple(self.parts)


def clean(text: str) -> str:
    """Remove control characters and replace lone surrogates."""
    return without_surrogates(_CONTROLS.sub("", text))


def _distinct_headers(blocks: Iterable[Block]) -> list[Block]:
    """Clean all texts; drop the second of two headers with the same words (first page, odd and even pages)."""
    seen: set[str] = set()
    distinct = []
    for block in blocks:
        cleaned = replace(block, text=clean(block.text))
        if block.kind is not PartKind.BODY:
            cleaned = _on_lines(cleaned)
        words = " ".join(cleaned.text.split())
        if block.kind is not PartKind.HEADER or words not in seen:
            distinct.append(cleaned)
        if block.kind is PartKind.HEADER:
            seen.add(words)
    return distinct


def _on_lines(block: Block) -> Block:
    """Strip empty lines at both ends."""
    text = block.text.lstrip("\n")
    taken = len(block.text) - len(text)
    text = text.rstrip("\n") + "\n"
    notes = tuple(max(0, place - taken) for place in block.notes)
    written = tuple(_moved_pieces(block.written, -taken, len(text)))
    quotes = tuple(_moved_spans(block.quotes, -taken))
    return Block(block.kind, text, tuple(_moved(block.unseen, -taken)), notes, written, quotes=quotes)


def _moved(unseen: Iterable[Unseen], distance: int) -> list[Unseen]:
    """Shift spans; none begins or ends with white space, so none is lost when lines are stripped."""
    return [replace(one, span=Span(one.span.start + distance, one.span.end + distance)) for one in unseen]


def _moved_spans(spans: Iterable[Span], distance: int) -> list[Span]:
    return [Span(one.start + distance, one.end + distance) for one in spans]


def _moved_pieces(written: Iterable[Written], distance: int, end: int) -> Iterator[Written]:
    """Shift pieces of text, and cut them at the beginning and the end of a text."""
    for piece in written:
        first, last = max(0, piece.span.start + distance), min(end, piece.span.end + distance)
        if first < last:
            yield Written(piece.session, Span(first, last))


def _merge_body(blocks: list[Block]) -> list[Block]:
    texts: list[str] = []
    unseen: list[Unseen] = []
    notes: list[int] = []
    written: list[Written] = []
    quotes: list[Span] = []
    length = 0
    for block in blocks:
        if block.kind is PartKind.BODY:
            texts.append(block.text)
            unseen += _moved(block.unseen, length)
            notes += [length + place for place in block.notes]
            quotes += _moved_spans(block.quotes, length)
            written += _moved_pieces(block.written, length, length + len(block.text))
            length += len(block.text)
    rest = [block for block in blocks if block.kind is not PartKind.BODY]
    if len(texts) <= 1:
        return blocks
    body = Block(PartKind.BODY, "".join(texts), tuple(unseen), tuple(notes), tuple(written), quotes=tuple(quotes))
    return [body, *rest]

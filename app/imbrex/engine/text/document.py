"""Document: a text as read, with its parts."""

from bisect import bisect_right
from collections.abc import Sequence
from enum import StrEnum

from imbrex.engine.text.disguise import Disguise
from imbrex.engine.text.file_history import NO_HISTORY, FileHistory
from imbrex.engine.text.recognition import NOT_RECOGNIZED, Recognition
from imbrex.engine.text.role import Role
from imbrex.engine.text.span import Span
from imbrex.engine.text.submission import NO_SUBMISSION, Submission
from imbrex.messages import NOTHING, Message
from imbrex.values import frozen

__all__ = [
    "LAYERS",
    "Document",
    "FilePart",
    "Part",
    "PartKind",
    "Problem",
    "Properties",
    "Role",
    "Span",
    "Unseen",
    "file_at",
]


class PartKind(StrEnum):
    """Origin of a piece of text in an office file."""

    BODY = "body"
    TABLE = "table"
    FOOTNOTE = "footnote"  # endnotes too
    HEADER = "header"  # footers too
    # Text that the page does not show; compared only if the options say so.
    COMMENT = "comment"
    DELETION = "deletion"  # a tracked one
    ALTERNATIVE = "alternative-text"  # description of a picture
    FIELD = "field-code"


LAYERS = frozenset((PartKind.COMMENT, PartKind.DELETION, PartKind.ALTERNATIVE, PartKind.FIELD))
"""Parts beside the main text."""


@frozen
class Part:
    """A separate piece of the text: no shingle crosses the border of a part."""

    kind: PartKind
    span: Span


@frozen
class Unseen:
    """A piece of the text that is not what a page shows: invisible, rearranged, or drawn as other letters.

    Attributes:
        kind: one of `disguise.MARKED`.
        reading: what the page shows instead, a character for each one of the text; empty for other kinds.

    Raises:
        ValueError: the reading has another length.
    """

    kind: Disguise
    span: Span
    reading: str = ""

    def __post_init__(self) -> None:
        if (self.kind is Disguise.FONT or self.reading) and len(self.reading) != self.span.end - self.span.start:
            raise ValueError("a reading has another length than its text")


@frozen
class Properties:
    """Metadata of a file, which anybody can edit: it is reported, but acted upon only on request.

    Attributes:
        author, editor: who created it, and who saved it last.
        created, modified: ISO 8601, in the precision of the file; empty if missing.
        title: not the file's name.
    """

    author: str = ""
    editor: str = ""
    created: str = ""
    modified: str = ""
    title: str = ""


@frozen
class FilePart:
    """One file of a document that was read from several.

    Attributes:
        name: for display.
        span: its text in the document; a blank line between two files belongs to neither.
        path: its origin, "archive.zip/member" in an archive.
        file_hash: SHA-256 of the whole file, hexadecimal.
        reader: which reader read it.
        properties: its metadata.
    """

    name: str
    span: Span
    path: str = ""
    file_hash: str = ""
    reader: str = ""
    properties: Properties = Properties()


def file_at(files: Sequence[FilePart], point: int) -> FilePart | None:
    """Return the file that contains a code point, or the last one before it; None if there is no such file."""
    row = bisect_right(files, point, key=lambda one: one.span.start) - 1
    return files[row] if row >= 0 else None


@frozen
class Document:
    """A text to compare.

    Attributes:
        key: unique among the loaded documents, and stable: for a file its path.
        name: for display; need not be unique.
        text: exactly as it was read; all offsets count its code points.
        parts: in order, not overlapping; empty means that all of it is body.
        path: its origin, for users and reports; empty for pasted text.
        language: a code such as "en"; empty means not known yet.
        reader: which reader made it ("text", "docx", ...).
        notes: remarks of the reader for the user ("3 pages have no text: scanned pictures?").
        author: the author or group; empty means unknown. Two documents of one author are drafts: a pair of their own
            kind (see `Report.own`).
        properties: metadata of the file.
        unseen: invisible pieces of the text, in order, not overlapping.
        pictures: number of pictures large enough to be pictures of text.
        note_marks: code points of the marks that refer to a footnote or endnote, ascending.
        file_hash: SHA-256 of the whole file, hexadecimal; empty for pasted text and several files.
        history: of the file's editing.
        files: in order, not overlapping; empty for a document read from one file.
        submission: student, assignment and attempt.
        recognition: the text that was recognized in pictures.
        quotes: paragraphs that the file sets as block quotations, in order, not overlapping.
    """

    key: str
    name: str
    text: str
    parts: tuple[Part, ...] = ()
    path: str = ""
    language: str = ""
    role: Role = Role.ESSAY
    reader: str = "text"
    notes: tuple[Message, ...] = ()
    author: str = ""
    properties: Properties = Properties()
    unseen: tuple[Unseen, ...] = ()
    pictures: int = 0
    note_marks: tuple[int, ...] = ()
    file_hash: str = ""
    history: FileHistory = NO_HISTORY
    files: tuple[FilePart, ...] = ()
    submission: Submission = NO_SUBMISSION
    recognition: Recognition = NOT_RECOGNIZED
    quotes: tuple[Span, ...] = ()


@frozen
class Problem:
    """Why something could not be read or compared: a value, never an exception for the caller to lose.

    Attributes:
        locked: a password would open it.
        scanned: text recognition may find its text.
    """

    name: str
    message: Message
    hint: Message = NOTHING
    path: str = ""
    locked: bool = False
    scanned: bool = False

    def __str__(self) -> str:
        return f"{self.name}: {self.message} {self.hint}".strip()

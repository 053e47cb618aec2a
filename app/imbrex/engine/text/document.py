"""Document: a text as it was read, with the parts it is made of."""

from dataclasses import dataclass
from enum import StrEnum

from imbrex.engine.text.disguise import Disguise
from imbrex.engine.text.role import Role
from imbrex.messages import NOTHING, Message

__all__ = ["LAYERS", "Document", "Part", "PartKind", "Problem", "Properties", "Role", "Span", "Unseen"]


@dataclass(frozen=True, slots=True, order=True)
class Span:
    """A half-open range `start <= position < end`, in code points of the original text."""

    start: int
    end: int

    def __post_init__(self) -> None:
        if not 0 <= self.start <= self.end:
            raise ValueError(f"not a span: {self.start}..{self.end}")

    def __len__(self) -> int:
        return self.end - self.start


class PartKind(StrEnum):
    """Where in an office file a piece of text stood."""

    BODY = "body"
    TABLE = "table"
    FOOTNOTE = "footnote"  # endnotes too
    HEADER = "header"  # footers too
    # Text that the page itself does not show; compared only where the options say so.
    COMMENT = "comment"
    DELETION = "deletion"  # a tracked one
    ALTERNATIVE = "alternative-text"  # what describes a picture
    FIELD = "field-code"


LAYERS = frozenset((PartKind.COMMENT, PartKind.DELETION, PartKind.ALTERNATIVE, PartKind.FIELD))
"""Parts that stand beside the text."""


@dataclass(frozen=True, slots=True)
class Part:
    """A piece of the text that is kept apart: no shingle crosses the border of a part."""

    kind: PartKind
    span: Span


@dataclass(frozen=True, slots=True)
class Unseen:
    """A piece of the text that nobody sees on the page, and why (one of `disguise.UNSEEN`)."""

    kind: Disguise
    span: Span


@dataclass(frozen=True, slots=True)
class Properties:
    """What a file says of itself; anybody can write anything there, so it is told and never acted upon unasked.

    Attributes:
        author, editor: who made it, and who saved it last.
        created, modified: ISO 8601, as exact as the file has it; empty where it says nothing.
        title: not the file's name.
    """

    author: str = ""
    editor: str = ""
    created: str = ""
    modified: str = ""
    title: str = ""


@dataclass(frozen=True, slots=True)
class Document:
    """A text to compare.

    Attributes:
        key: unique among the loaded documents, and stable: for a file its path.
        name: for people; need not be unique.
        text: exactly as it was read; every offset of the program counts its code points.
        parts: in order, not overlapping; empty means that all of it is body.
        path: where it came from, for people and reports; empty for pasted text.
        language: a code such as "en"; empty means not known yet.
        reader: which reader made it ("text", "docx", ...).
        notes: what the reader wants people to know ("3 pages have no text: scanned pictures?").
        author: who wrote it, or the group it belongs to; empty means unknown. Two documents of one author are drafts:
            a pair of their own kind (see `Report.own`).
        properties: what the file says of itself.
        unseen: pieces of the text that nobody sees on the page, in order, not overlapping.
        pictures: how many pictures are so large that they may be pictures of text.
        note_marks: code points where a mark stood that refers to a footnote or endnote, rising.
        file_hash: SHA-256 of the whole file, hexadecimal; empty for pasted text.
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


@dataclass(frozen=True, slots=True)
class Problem:
    """Why something could not be read or compared: a value, never an exception for the caller to lose.

    `locked` tells that a password would open it.
    """

    name: str
    message: Message
    hint: Message = NOTHING
    path: str = ""
    locked: bool = False

    def __str__(self) -> str:
        return f"{self.name}: {self.message} {self.hint}".strip()

"""Document: a text as read, with its parts."""

from dataclasses import dataclass
from enum import StrEnum

from imbrex.engine.text.disguise import Disguise
from imbrex.engine.text.file_history import NO_HISTORY, FileHistory
from imbrex.engine.text.role import Role
from imbrex.engine.text.span import Span
from imbrex.messages import NOTHING, Message

__all__ = ["LAYERS", "Document", "Part", "PartKind", "Problem", "Properties", "Role", "Span", "Unseen"]


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


@dataclass(frozen=True, slots=True)
class Part:
    """A separate piece of the text: no shingle crosses the border of a part."""

    kind: PartKind
    span: Span


@dataclass(frozen=True, slots=True)
class Unseen:
    """A piece of the text that is invisible, and why, or visible but rearranged (one of `disguise.MARKED`)."""

    kind: Disguise
    span: Span


@dataclass(frozen=True, slots=True)
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


@dataclass(frozen=True, slots=True)
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
        file_hash: SHA-256 of the whole file, hexadecimal; empty for pasted text.
        history: of the file's editing.
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


@dataclass(frozen=True, slots=True)
class Problem:
    """Why something could not be read or compared: a value, never an exception for the caller to lose.

    `locked` means that a password would open it.
    """

    name: str
    message: Message
    hint: Message = NOTHING
    path: str = ""
    locked: bool = False

    def __str__(self) -> str:
        return f"{self.name}: {self.message} {self.hint}".strip()

"""Doc: old Word documents; Word 97 and later through the piece table, Word 6 and 95 through it or in one run.

After [MS-DOC], sections 2.4 and 2.5: the header (FIB) gives the lengths of the stories, which follow one another, and
the position of the piece table; each piece is a run of UTF-16 or of one-byte characters in the main stream.
"""

import re
import struct

from imbrex.engine.text.document import PartKind, Properties
from imbrex.files.doc.doc_tables import CellFinder
from imbrex.files.doc.doc_visibility import AppearanceFinder, marked
from imbrex.files.shared.encoding import codec, decode
from imbrex.files.shared.extracted import Block, Item, UnreadableError, compose, no_text
from imbrex.files.shared.hidden_text import NOTE, block
from imbrex.files.shared.ole_file import Compound, open_compound
from imbrex.files.shared.properties import iso_of, made, safely
from imbrex.files.shared.source import Source
from imbrex.files.shared.zip_archive import damaged, locked
from imbrex.messages import Message
from imbrex.values import frozen

_WORD_97 = 0xA5EC
_WORD_6 = frozenset({0xA5DC, 0xA697, 0xA698, 0xA699})
_COMPRESSED = 0x40000000
# Numbers of properties, after [MS-OLEPS] and [MS-OSHARED] 2.3.3.2.1.
_SUMMARY = (4, 8, 2)  # author, last author, title
_CODE_PAGE, _CREATED, _SAVED = 1, 12, 13
_MOST_CHARACTERS = 32 * 2**20

_FIELD_CODE = re.compile("\x13[^\x13\x14\x15]*(?:\x14([^\x13\x14\x15]*))?\x15")
_MOST_NESTED_FIELDS = 20
_PICTURE = re.compile("[\x01\x08]")  # inline, and drawn above the text
_REFERENCE = "\x02"  # a mark that refers to a note
_CHARACTERS = str.maketrans({"\r": "\n", "\x0b": "\n", "\x0c": "\n", "\x1e": "-", "\x1f": "\u00ad", "\x07": "\n"})
# The stories in order; that of macros is excluded from the text.
_PLAIN = (0, 1, 5)  # stories on plain paper: body and notes; headers and boxes may lie on pictures
_STORIES = (
    PartKind.BODY,
    PartKind.FOOTNOTE,
    PartKind.HEADER,
    None,
    PartKind.COMMENT,
    PartKind.FOOTNOTE,
    PartKind.BODY,  # text boxes
    PartKind.HEADER,  # text boxes in headers
)


@frozen
class Piece:
    """A run of characters: count, offset in the main stream, and bytes per character."""

    length: int
    offset: int
    width: int


def matches(source: Source) -> bool:
    """Detect by the main stream of a compound file; an encrypted docx may contain an empty one."""
    if not source.is_ole:
        return False
    with open_compound(source.data) as compound:
        return compound.exists("WordDocument") and not compound.exists("EncryptedPackage")


def read(source: Source) -> list[Item]:
    """Read an old Word document."""
    with open_compound(source.data) as compound:
        stream = compound.read("WordDocument")
        try:
            blocks, comments = _read_stream(compound, stream)
        except (struct.error, IndexError) as error:
            raise damaged() from error
        properties = safely(lambda: _properties(compound))
    note = Message("{characters} characters of comments are outside the main text.", characters=comments)
    notes = [note] if comments else []
    return [compose(blocks, notes, properties)]


def _properties(compound: Compound) -> Properties:
    told = compound.summary((*_SUMMARY, _CODE_PAGE, _CREATED, _SAVED))
    author, editor, title = (_decoded(told.get(number), told.get(_CODE_PAGE)) for number in _SUMMARY)
    return made(author, editor, iso_of(told.get(_CREATED)), iso_of(told.get(_SAVED)), title)


def _decoded(value: object, page: object) -> str:
    """Return a string of the summary; its code page is a signed number of two bytes."""
    if not isinstance(value, bytes):
        return value if isinstance(value, str) else ""
    number = page % 0x10000 if isinstance(page, int) else 1252
    return value.decode(codec(f"cp{number}"), "replace").rstrip("\0")


def _read_stream(compound: Compound, stream: bytes) -> tuple[list[Block], int]:
    magic, flags = _unpack("H", stream, 0), _unpack("H", stream, 10)
    if flags & 0x0100:
        raise locked()
    if magic == _WORD_97:
        table = compound.read("1Table" if flags & 0x0200 else "0Table")
        lengths = struct.unpack_from("<8i", stream, 0x4C)
        pieces = pieces_of(table, *struct.unpack_from("<Ii", stream, 0x1A2), old=False)
        cells, appearances = CellFinder(stream, table), AppearanceFinder(stream, table)
    elif magic in _WORD_6:
        lengths = struct.unpack_from("<8i", stream, 0x34)
        place = struct.unpack_from("<Ii", stream, 0x160) if flags & 0x0004 else (0, 0)
        wide = 2 if flags & 0x1000 else 1
        pieces = pieces_of(stream, *place, old=True) or [Piece(total_of(lengths), _unpack("I", stream, 0x18), wide)]
        cells, appearances = CellFinder(stream, b""), AppearanceFinder(stream, b"")
    else:
        raise UnreadableError(
            Message("This version of Word files is not supported."), Message("Save it as DOCX and open that copy.")
        )
    if not pieces:
        raise damaged()
    return stories_of(stream, pieces, lengths, cells, appearances), max(0, lengths[4])


def total_of(lengths: tuple[int, ...]) -> int:
    """Return the number of characters in all stories, limited to a plausible maximum."""
    return min(_MOST_CHARACTERS, sum(max(0, length) for length in lengths))


def pieces_of(table: bytes, place: int, size: int, *, old: bool, counter: str = "I") -> list[Piece]:
    """Read the piece table, which follows any number of property lists and its length, a `counter`."""
    end = min(len(table), place + max(0, size))
    while place < end and table[place] == 1:
        place += 3 + _unpack("H", table, place + 1)
    start = place + 1 + struct.calcsize(f"<{counter}")
    if start > end or table[place] != 2:
        return []
    count = (min(_unpack(counter, table, place + 1), end - start) - 4) // 12
    if count < 1:
        return []
    positions = struct.unpack_from(f"<{count + 1}I", table, start)
    first = start + 4 * (count + 1)
    pieces = []
    for number in range(count):
        length = positions[number + 1] - positions[number]
        offset = _unpack("I", table, first + 8 * number + 2)
        narrow = old or offset & _COMPRESSED
        offset = offset if old else (offset & ~_COMPRESSED) // (2 if narrow else 1)
        if 0 < length <= _MOST_CHARACTERS:
            pieces.append(Piece(length, offset, 1 if narrow else 2))
    return pieces


def stories_of(
    stream: bytes, pieces: list[Piece], lengths: tuple[int, ...], cells: CellFinder, appearances: AppearanceFinder
) -> list[Block]:
    """Split the text into its stories, and the tables from the body."""
    text, in_cell = _text(stream, pieces, cells)
    codes = "".join(appearances.codes(piece.offset, piece.length, piece.width) for piece in pieces)[: len(text)]
    codes = codes.ljust(len(text), "0")
    blocks: list[Block] = []
    start = 0
    for number, (kind, length) in enumerate(zip(_STORIES, lengths, strict=True)):
        end = min(len(text), start + max(0, length))
        story = marked(text[start:end], codes[start:end], grounds=number not in _PLAIN)
        if kind is PartKind.BODY:
            blocks += _body(text[start:end], in_cell[start:end], codes[start:end], boxes=number not in _PLAIN)
        elif kind is PartKind.HEADER:
            blocks += [block(kind, _shown(line) + "\n") for line in story.split("\r")]
        elif kind is not None:
            blocks.append(block(kind, _shown(story)))
        start = end
    if _PICTURE.search(text) and not any(one.text.strip() for one in blocks):
        raise no_text(pictured=True)
    return blocks


def _text(stream: bytes, pieces: list[Piece], cells: CellFinder) -> tuple[str, str]:
    """Decode all pieces; return the text and a string of equal length, with "1" for each character in a table."""
    narrow = b"".join(stream[piece.offset : piece.offset + piece.length] for piece in pieces if piece.width == 1)
    encoding = _narrow_encoding(narrow) if cells.old else "cp1252"
    texts, marks = [], []
    for piece in pieces:
        raw = stream[piece.offset : piece.offset + piece.length * piece.width]
        text = raw.decode("utf-16-le" if piece.width == 2 else encoding, "replace")
        if len(text) != len(raw) // piece.width:  # surrogate pairs: keep one position for each of two
            text = "".join(map(chr, struct.unpack(f"<{len(raw) // 2}H", raw[: len(raw) // 2 * 2])))
        texts.append(text)
        marks.append(cells.marks(piece.offset, len(text), piece.width))
    return "".join(texts), "".join(marks)


_CONTROLS = bytes({*range(0x20)} - {*b"\r\t"})


def _narrow_encoding(data: bytes) -> str:
    """Find the code page of one-byte text, which is unknown in Word 6 and 95 only."""
    visible = data.translate(None, _CONTROLS)
    try:
        encoding = decode(visible).encoding if visible else "cp1252"
    except UnreadableError:
        return "cp1252"
    return encoding if encoding.startswith(("cp125", "koi8", "cp866")) else "cp1252"


def _body(text: str, in_cell: str, codes: str, *, boxes: bool) -> list[Block]:
    """Split the body where tables begin and end; a row without paragraph marks is recognized by its cell ends."""
    blocks = []
    start = 0
    for run in re.finditer("1+", in_cell):
        before, inside = slice(start, run.start()), slice(run.start(), run.end())
        blocks.append(block(PartKind.BODY, _noted(_shown(marked(text[before], codes[before], grounds=boxes)))))
        table = marked(text[inside], codes[inside], grounds=True)
        blocks.append(block(PartKind.TABLE, _shown(_rows(table))))
        start = run.end()
    blocks.append(block(PartKind.BODY, _noted(_shown(marked(text[start:], codes[start:], grounds=boxes)))))
    return blocks


def _noted(shown: str) -> str:
    """Mark the references to notes."""
    return shown.replace(_REFERENCE, NOTE)


def _rows(text: str) -> str:
    """Put each row on a line, with tabs between its cells; an empty cell end after a cell end ends the row."""
    return re.sub("\x07\x07?", lambda found: "\n" if len(found[0]) == 2 else "\t", text)


def _shown(text: str) -> str:
    """Return the text as displayed: results of fields, not their codes."""
    for _ in range(_MOST_NESTED_FIELDS):
        text, count = _FIELD_CODE.subn(lambda found: found[1] or "", text)
        if not count:
            break
    return text.replace("\r\n", "\r").translate(_CHARACTERS)  # both end a paragraph in Word 2


def _unpack(kind: str, data: bytes, offset: int) -> int:
    value: int = struct.unpack_from(f"<{kind}", data, offset)[0]
    return value

"""Word 2: documents of Word 2 for Windows (doc), not compound files, with one byte for each character.

The header has the layout of Word 6, but its table lengths have two bytes, and there are fewer stories. The text is one
run, or in pieces if it was saved with fast save.
"""

import struct

from imbrex.files.doc.doc import Piece, pieces_of, stories_of, total_of
from imbrex.files.doc.doc_tables import CellFinder
from imbrex.files.doc.doc_visibility import AppearanceFinder
from imbrex.files.shared.extracted import Item, UnreadableError, compose
from imbrex.files.shared.source import Source
from imbrex.files.shared.zip_archive import damaged
from imbrex.messages import Message

_MAGICS = (b"\xdb\xa5", b"\x9b\xa5")  # Word 2, and Word 1
_VERSION = range(0x2D, 0x65)  # from Word 2 to the last version before Word 6
_QUICK, _ENCRYPTED = 0x0004, 0x0100
_STORIES = 5  # body, footnotes, headers, macros, comments; Word 6 has three more
_TEXT, _LENGTHS, _PIECES = 0x18, 0x34, 0x11E


def matches(source: Source) -> bool:
    """Detect by the magic number of Word 2 or 1."""
    return source.data.startswith(_MAGICS)


def read(source: Source) -> list[Item]:
    """Read a Word 2 document."""
    data = source.data
    try:
        version, flags = struct.unpack_from("<2xH6xH", data)
        if version not in _VERSION or not data.startswith(_MAGICS[0]):
            raise UnreadableError(
                Message("This version of Word files is not supported."),
                Message("Save it as DOCX and open that copy."),
            )
        if flags & _ENCRYPTED:
            raise UnreadableError(
                Message("The file is password-protected."),
                Message("Open it in its own program, remove the password and save it again."),
            )
        lengths = (*struct.unpack_from(f"<{_STORIES}i", data, _LENGTHS), 0, 0, 0)
        return [_extracted(data, lengths, quick=bool(flags & _QUICK))]
    except struct.error as error:
        raise damaged() from error


def _extracted(data: bytes, lengths: tuple[int, ...], *, quick: bool) -> Item:
    pieces = pieces_of(data, *struct.unpack_from("<IH", data, _PIECES), old=True, counter="H") if quick else []
    if not pieces:
        (start,) = struct.unpack_from("<I", data, _TEXT)
        pieces = [Piece(total_of(lengths), start, 1)]
    note = Message("{characters} characters of comments are outside the main text.", characters=lengths[4])
    notes = [note] if lengths[4] > 0 else []
    return compose(stories_of(data, pieces, lengths, CellFinder(data, b""), AppearanceFinder(data, b"")), notes)

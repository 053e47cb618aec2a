"""WARC tasks: what is asked of a web archive: its pages from a position on, and single ones."""

import time
from typing import Any

from warcio.exceptions import ArchiveLoadFailed

from imbrex.files.shared.encoding import named
from imbrex.messages import Message
from imbrex.shelves.reading.pieces import (
    LONGEST_ENTRY,
    Piece,
    Pieces,
    damaged,
    failed,
    is_text,
    letters_in,
    media_type,
    piece,
    too_large,
    web_address,
)
from imbrex.shelves.reading.positioned_file import PositionedFile
from imbrex.shelves.reading.warc_file import Cut, cut_at, next_record, records

_KINDS = frozenset({"response", "resource", "conversion"})
_SECONDS = 1.0  # of processor time
_MOST = 256  # pages in one answer
_BYTES = 16 * 2**20  # of records
_LETTERS = 4 * 2**20  # characters in one answer


def read(descriptor: int, name: str, numbers: list[int]) -> Pieces:
    """Read pages from a position on: of as many records as are asked for, 0 for all that one answer has room for."""
    file, (at, most) = PositionedFile.of(descriptor), numbers
    pieces: list[Piece] = []
    begun, letters = at, 0
    end = time.process_time() + _SECONDS
    while len(pieces) < _MOST and letters < _LETTERS and at - begun < _BYTES and time.process_time() < end:
        cut = cut_at(file, at)
        if cut is None:
            return Pieces(pieces, max(at, file.size))
        found = _pieces(cut, name)
        letters += letters_in(found)
        pieces += found
        at = cut.after
        if most == 1:
            break
    return Pieces(pieces, at)


def skip(descriptor: int, _name: str, numbers: list[int]) -> Pieces:
    """Find the first record from a position on."""
    return Pieces([], next_record(PositionedFile.of(descriptor), *numbers))


def find(descriptor: int, name: str, numbers: list[int]) -> Pieces:
    """Read the page at a position: the one with this number of those compressed together."""
    start, place = numbers
    cut = cut_at(PositionedFile.of(descriptor), start) if start <= PositionedFile.of(descriptor).size else None
    found = _pieces(cut, name) if cut is not None else []
    wanted = _place(name, start, place)
    return Pieces([one for one in found if one.place == wanted], 0)


def _place(name: str, start: int, number: int) -> str:
    return f"{name}@{start}" + (f".{number}" if number else "")


def _pieces(cut: Cut, name: str) -> list[Piece]:
    place = _place(name, cut.start, 0)
    if not cut.data:
        return [too_large(place) if cut.too_large else damaged(place)]
    try:
        found = records(cut, LONGEST_ENTRY)
    except (ArchiveLoadFailed, EOFError, ValueError, OSError):
        return [too_large(place) if cut.too_large else damaged(place)]
    pieces = []
    for number, (record, data) in enumerate(found):
        if _is_page(record):
            pieces.append(_piece(_place(name, cut.start, number), record, data))
    if cut.too_large:
        pieces.append(_joined(place) if len(found) > 1 else too_large(place))
    return pieces


def _joined(place: str) -> Piece:
    return failed(
        f"{place}.rest",
        "",
        Message("The records of this file were compressed all together; only the first ones were read."),
        Message("Compress each record by itself: warcio recompress OLD NEW."),
    )


def _is_page(record: Any) -> bool:
    """Whether a record is a page that was delivered, with a text in it."""
    if record.rec_type not in _KINDS:
        return False
    heads = record.http_headers
    if heads is not None and heads.get_statuscode() != "200":
        return False
    return is_text(_kind(record))


def _kind(record: Any) -> str:
    told = record.http_headers.get_header("Content-Type") if record.http_headers is not None else record.content_type
    return told or ""


def _piece(place: str, record: Any, data: bytes | None) -> Piece:
    heads = record.rec_headers
    address = web_address((heads.get_header("WARC-Target-URI") or "").strip("<> "))
    if data is None:
        return too_large(place, address)
    date = (heads.get_header("WARC-Date") or "")[:10]
    kind = _kind(record)
    return piece(place, "", date, address, kind, _in_utf8(data, kind))


def _in_utf8(data: bytes, kind: str) -> bytes:
    """A page in UTF-8 with its mark: what the server says of the encoding comes before what the page says."""
    charset = kind.lower().partition("charset=")[2].partition(";")[0].strip("\"' ")
    if not charset or not media_type(kind).startswith("text/"):
        return data
    text = named(data, charset)
    return text.encode("utf-8-sig") if text else data


TASKS = {"warc-read": read, "warc-find": find, "warc-skip": skip}

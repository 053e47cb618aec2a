"""WARC file: records of a web archive, found by position, whatever the lengths in the file say.

After ISO 28500. A record is cut out here, within limits; warcio reads what is cut out. Where the length that a record
states is wrong, the next record is looked for.
"""

import io
import re
import zlib
from dataclasses import dataclass

from warcio.archiveiterator import ArchiveIterator
from warcio.recordloader import ArcWarcRecord

from imbrex.shelves.reading.positioned_file import PositionedFile

LONGEST = 48 * 2**20  # bytes of a record with its heads
_HEAD = 2**16
_CHUNK = 2**17
_GZIP = b"\x1f\x8b\x08"
_START = b"WARC/"
_LENGTH = re.compile(rb"^Content-Length:[ \t]*(\d{1,18})[ \t]*\r?$", re.IGNORECASE | re.MULTILINE)
_HEAD_END = re.compile(rb"\r?\n\r?\n")
_BETWEEN = b"\r\n\r\n"
_PADDING = b"\0\r\n "  # at the end of a file
_SIGNS = re.compile(rb"\x1f\x8b\x08|WARC/[01]\.\d\r?\n")


@dataclass(frozen=True, slots=True)
class Cut:
    """Bytes cut out of a file: one record, or several that were compressed together.

    Attributes:
        data: empty if there is no intact record here.
        start, after: where it begins, and where the next one does.
        too_large: whether it was cut off.
    """

    data: bytes
    start: int
    after: int
    too_large: bool = False


def cut_at(file: PositionedFile, start: int) -> Cut | None:
    """The record that begins at a position, or is the first after it; None at the end of the file."""
    head = file.read(start, len(_START))
    if not head:
        return None
    if head.startswith(_GZIP):
        return _member(file, start)
    if head == _START:
        return _plain(file, start)
    after = next_record(file, start)
    if after == file.size and not file.read(start, _CHUNK).strip(_PADDING):
        return None
    return Cut(b"", start, after)


def _member(file: PositionedFile, start: int) -> Cut:
    """A member of a compressed file; one that is far too large is cut off."""
    opener, found, size, at = zlib.decompressobj(31), [], 0, start
    try:
        while not opener.eof:
            data = opener.unconsumed_tail or file.read(at, _CHUNK)
            if not data:
                raise EOFError
            at += 0 if opener.unconsumed_tail else len(data)
            found.append(opener.decompress(data, LONGEST - size + 1))
            size += len(found[-1])
            if size > LONGEST:
                return Cut(b"".join(found), start, next_record(file, start + 1), too_large=True)
    except (zlib.error, EOFError):
        return Cut(b"", start, next_record(file, start + 1))
    return Cut(b"".join(found), start, at - len(opener.unused_data))


def _plain(file: PositionedFile, start: int) -> Cut:
    head = file.read(start, _HEAD)
    end = _HEAD_END.search(head)
    told = _LENGTH.search(head, 0, end.start()) if end else None
    if end is None or told is None:
        return Cut(b"", start, next_record(file, start + 1))
    length, body = int(told[1]), start + end.end()
    after = body + length
    if after <= file.size and (after == file.size or file.read(after, len(_BETWEEN)) == _BETWEEN):
        if length > LONGEST:
            return Cut(b"", start, min(after + len(_BETWEEN), file.size), too_large=True)
        return Cut(file.exactly(start, after - start) + _BETWEEN, start, min(after + len(_BETWEEN), file.size))
    return Cut(b"", start, next_record(file, start + 1))


def next_record(file: PositionedFile, start: int) -> int:
    """Where the next record begins, or the end of the file."""
    at = start
    while data := file.read(at, _CHUNK + _HEAD):
        for match in _SIGNS.finditer(data):
            if match.start() > _CHUNK and len(data) > _CHUNK:
                break
            if _begins(file, at + match.start(), match[0]):
                return at + match.start()
        at += _CHUNK
        if at >= file.size:
            break
    return file.size


def _begins(file: PositionedFile, at: int, sign: bytes) -> bool:
    """Whether a record begins here, not just bytes that look like its first ones."""
    if not sign.startswith(_GZIP):
        return at == 0 or file.read(at - 1, 1) == b"\n"
    try:
        return zlib.decompressobj(31).decompress(file.read(at, 2**12), 8).startswith(_START)
    except zlib.error:
        return False


def records(cut: Cut, most: int) -> list[tuple[ArcWarcRecord, bytes | None]]:
    """The records in a cut with their contents, None for one of more than `most` bytes."""
    found: list[tuple[ArcWarcRecord, bytes | None]] = []
    for record in ArchiveIterator(io.BytesIO(cut.data)):
        data = record.content_stream().read(most + 1)
        found.append((record, data if len(data) <= most else None))
    return found

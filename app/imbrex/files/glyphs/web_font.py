"""Web font: a font file out of its container for the web (WOFF 1.0 of the W3C), which PDFium does not open."""

import struct
import zlib

from imbrex.files.glyphs.drawn_font import LARGEST

_HEADER = struct.Struct(">4s4sIHHI")
_HEADER_SIZE = 44
_TABLE = struct.Struct(">4sIIII")
_ENTRY = struct.Struct(">4sIII")
_MOST_TABLES = 100


def unpacked(data: bytes) -> bytes:
    """Return the font in a WOFF file; any other file unchanged; nothing for a damaged one."""
    if not data.startswith(b"wOFF"):
        return data
    try:
        _, flavour, _, count, _, _ = _HEADER.unpack_from(data)
        tables = [_TABLE.unpack_from(data, _HEADER_SIZE + number * _TABLE.size) for number in range(count)]
    except struct.error:
        return b""
    if count > _MOST_TABLES or sum(size for *_, size, _ in tables) > LARGEST:
        return b""
    place = 12 + len(tables) * _ENTRY.size
    head, body = [struct.pack(">4sHHHH", flavour, len(tables), 0, 0, 0)], []
    for tag, offset, packed, size, checksum in sorted(tables):
        table = _inflated(data[offset : offset + packed], size) if packed < size else data[offset : offset + size]
        head.append(_ENTRY.pack(tag, checksum, place, len(table)))
        body.append(table + bytes(-len(table) % 4))
        place += len(body[-1])
    return b"".join([*head, *body])


def _inflated(data: bytes, size: int) -> bytes:
    try:
        return zlib.decompressobj().decompress(data, size)
    except zlib.error:
        return b""

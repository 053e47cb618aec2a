"""ZIP recovery: the members of a ZIP file without a directory, such as an incomplete download.

Each member is preceded by a header of its own, so members are found one after the other, up to the first damage.
"""

import io
import struct
import zipfile
import zlib
from collections.abc import Iterator
from typing import BinaryIO

_HEADER = struct.Struct("<4sHHHHHLLLHH")
_SIGN = b"PK\x03\x04"
_DESCRIPTOR = b"PK\x07\x08"
_DEFLATED = 8
_SIZES_FOLLOW, _UTF_8 = 0x08, 0x800
_PIECE = 2**18
_NO_MEMBERS = b"PK\x05\x06" + bytes(18)


def recovered(file: io.RawIOBase | BinaryIO, most: int, largest: int) -> zipfile.ZipFile:
    """A ZIP file with the complete members of a damaged one.

    Args:
        file: the damaged one.
        most: members to find.
        largest: bytes of an unpacked member.
    """
    found = zipfile.ZipFile(io.BytesIO(_NO_MEMBERS))
    for entry, _ in zip(_entries(file, largest), range(most + 1), strict=False):
        found.filelist.append(entry)
    found.fp = file  # type: ignore[assignment]
    return found


def _entries(file: io.RawIOBase | BinaryIO, largest: int) -> Iterator[zipfile.ZipInfo]:
    size, start = file.seek(0, io.SEEK_END), 0
    while start + _HEADER.size <= size:
        file.seek(start)
        sign, version, flags, method, _, _, crc, packed, unpacked, name_length, extra_length = _HEADER.unpack(
            file.read(_HEADER.size) or b""
        )
        if sign != _SIGN:
            return
        name = (file.read(name_length) or b"").decode("utf-8" if flags & _UTF_8 else "cp437", "replace")
        entry = zipfile.ZipInfo(name)
        entry.extra = file.read(extra_length) or b""
        entry.extract_version, entry.flag_bits, entry.compress_type = version, flags, method
        entry.header_offset, begin = start, start + _HEADER.size + name_length + extra_length
        if flags & _SIZES_FOLLOW:
            measured = _measured(file, begin, largest) if method == _DEFLATED else None
            if measured is None:
                return
            packed, unpacked = measured
            after = begin + packed
            file.seek(after)
            after += len(_DESCRIPTOR) if file.read(len(_DESCRIPTOR)) == _DESCRIPTOR else 0
            file.seek(after)
            crc, start = int.from_bytes(file.read(4) or b"", "little"), after + 12
        else:
            start = begin + packed
        if start > size:
            return
        entry.CRC, entry.compress_size, entry.file_size = crc, packed, unpacked
        yield entry


def _measured(file: io.RawIOBase | BinaryIO, begin: int, largest: int) -> tuple[int, int] | None:
    """The packed and unpacked size of a member that is followed by them; None if it is incomplete, or too large."""
    inflate = zlib.decompressobj(-zlib.MAX_WBITS)
    file.seek(begin)
    packed = unpacked = 0
    try:
        while piece := file.read(_PIECE):
            packed += len(piece)
            while piece and not inflate.eof:
                unpacked += len(inflate.decompress(piece, _PIECE))
                piece = inflate.unconsumed_tail
            if unpacked > largest:
                return None
            if inflate.eof:
                return packed - len(inflate.unused_data), unpacked
    except zlib.error:
        return None
    return None

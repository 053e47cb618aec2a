"""OLE file: compound files (OLE 2), the containers of old Office documents."""

import io
import logging
import struct
from collections.abc import Collection, Iterator
from contextlib import contextmanager
from datetime import datetime, timedelta

import numpy as np
import olefile

from imbrex.files.shared.zip_archive import damaged, too_large

_SUMMARY = "\x05SummaryInformation"
_SECTION = 44  # place of the start of the properties
_NUMBER, _STRINGS, _WIDE_STRING, _TIME = 2, {8, 30}, 31, 64  # kinds of values
_EPOCH = datetime(1601, 1, 1)  # noqa: DTZ001 - UTC, as iso_of takes it
_MOST_BYTES = 64 * 2**20


class Compound:
    """The streams of a compound file."""

    def __init__(self, ole: olefile.OleFileIO) -> None:
        self._ole = ole

    def exists(self, name: str) -> bool:
        """Whether there is a stream or folder with this name."""
        return bool(self._ole.exists(name))

    def read(self, name: str) -> bytes:
        """Return a stream, or the available part of it; empty if it is missing."""
        if not self._ole.exists(name):
            return b""
        try:
            with self._ole.openstream(name) as stream:
                data = bytes(stream.read(_MOST_BYTES + 1))
        except (OSError, ValueError, IndexError, AttributeError) as error:
            raise damaged() from error
        if len(data) > _MOST_BYTES:
            raise too_large()
        return data

    def summary(self, numbers: Collection[int]) -> dict[int, object]:
        """Return the chosen ones of the properties that Office programs write, by number; those that are damaged are
        missing.

        olefile reads all of them, as often as a file says: a vector without end keeps it busy until it is stopped.
        Source: [MS-OLEPS], 2.21 and 2.15.
        """
        data = self.read(_SUMMARY)
        section = data[int.from_bytes(data[_SECTION : _SECTION + 4], "little") :]
        count = int.from_bytes(section[4:8], "little")
        table = np.frombuffer(section[8 : 8 + min(count, (len(section) - 8) // 8) * 8], "<u4").reshape(-1, 2)
        found = {number: np.flatnonzero(table[:, 0] == number)[-1:] for number in numbers}
        told = {number: _property(section, int(table[row[0], 1])) for number, row in found.items() if len(row)}
        return {number: value for number, value in told.items() if value is not None}


def _property(section: bytes, place: int) -> object:
    """A number, a string (bytes of the code page) or a time; None for any other kind, and a damaged one."""
    try:
        (kind,) = struct.unpack_from("<I", section, place)
        if kind == _NUMBER:
            return int(struct.unpack_from("<h", section, place + 4)[0])
        if kind == _TIME:
            return _EPOCH + timedelta(microseconds=struct.unpack_from("<Q", section, place + 4)[0] // 10)
        if kind in _STRINGS:
            (size,) = struct.unpack_from("<I", section, place + 4)
            return section[place + 8 : place + 8 + size].replace(b"\0", b"")
        if kind == _WIDE_STRING:
            (size,) = struct.unpack_from("<I", section, place + 4)
            return section[place + 8 : place + 8 + 2 * size].decode("utf-16-le", "replace").rstrip("\0")
    except (struct.error, OverflowError):
        pass
    return None


@contextmanager
def open_compound(data: bytes) -> Iterator[Compound]:
    """Open a compound file; raises UnreadableError if it is damaged."""
    logging.getLogger("olefile").setLevel(logging.CRITICAL)
    try:
        ole = olefile.OleFileIO(io.BytesIO(data))
    except Exception as error:  # a parser of malicious data may raise anything
        raise damaged() from error
    try:
        yield Compound(ole)
    finally:
        ole.close()

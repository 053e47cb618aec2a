"""OLE file: compound files (OLE 2), the containers of old Office documents."""

import io
import logging
from collections.abc import Iterator
from contextlib import contextmanager

import olefile

from imbrex.files.shared.zip_archive import damaged, too_large

_SUMMARY = "\x05SummaryInformation"
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

    def summary(self) -> dict[int, object]:
        """Return the properties that Office programs write, by number; empty if they are missing."""
        if not self._ole.exists(_SUMMARY):
            return {}
        told: dict[int, object] = self._ole.getproperties(_SUMMARY, convert_time=True)
        return told


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

"""Open files: opens each file once, and loads it if it is neither empty nor far too large."""

import io
import os
import stat
from pathlib import Path

from imbrex.files.shared.extracted import UnreadableError
from imbrex.files.shared.file_names import suffix_of
from imbrex.files.shared.source import Source
from imbrex.messages import Message
from imbrex.system_errors import reason_of

LARGEST = 256 * 2**20
_MORE = 2**20
_NO_FILE = (Message("This is not a regular file."), Message("Open a document or a folder."))
NO_DIGEST = "0" * 64
"""Instead of the SHA-256 of a member that could not be unpacked."""


def open_file(path: Path) -> io.FileIO:
    """Open a file; only once, because another may take its place meanwhile.

    Raises:
        UnreadableError: the system denies access, or it is not a file.
    """
    try:
        file = open(path, "rb", buffering=0, opener=_open_at_once)  # noqa: SIM115 - the caller closes it
    except (OSError, ValueError) as error:  # a name with a NUL character is a ValueError
        if not isinstance(error, ValueError) and path.is_dir():
            raise UnreadableError(*_NO_FILE) from error
        raise _denied(error) from error
    if not stat.S_ISREG(os.fstat(file.fileno()).st_mode):
        file.close()
        raise UnreadableError(*_NO_FILE)
    return file


def load(file: io.FileIO, name: str) -> Source:
    """Load an open file that is neither empty nor far too large.

    Raises:
        UnreadableError: it is, or the system denies access.
    """
    try:
        data = _bytes(file)
    except OSError as error:
        raise _denied(error) from error
    return source_of(data, name)


def source_of(data: bytes, name: str) -> Source:
    """The contents of a file as a source. Raises UnreadableError if there are none."""
    if not data:
        raise UnreadableError(Message("The file is empty."), Message("Check that it is the right file."))
    return Source(data, suffix_of(name), name)


def _denied(error: Exception) -> UnreadableError:
    return UnreadableError(
        Message("Couldn't open the file: {reason}.", reason=reason_of(error).lower()),
        Message("Check that the file exists and that you have permission to read it."),
    )


def _open_at_once(path: str, flags: int) -> int:
    """Open a file without waiting for a writer of a pipe."""
    return os.open(path, flags | getattr(os, "O_NONBLOCK", 0))


def _bytes(file: io.FileIO) -> bytes:
    size = os.fstat(file.fileno()).st_size
    if size <= LARGEST:
        data = file.read(size + 1)
        while len(data) != size and len(data) <= LARGEST and (more := file.read(_MORE)):  # the file is growing
            data += more
        if len(data) <= LARGEST:
            return data
    raise UnreadableError(
        Message("The file is larger than {size} MB.", size=LARGEST // 2**20),
        Message("Split the file, or save only its text."),
    )

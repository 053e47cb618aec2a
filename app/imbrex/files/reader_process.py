"""Reader process: service that runs in the child process."""

import io
import os
import stat
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

from imbrex.files.formats import FORMATS, SUFFIXES, Format, recognize
from imbrex.files.passwords import unlocked
from imbrex.files.reader_answer import Answer, packed
from imbrex.files.shared.extracted import Fault, Item, LockedError, UnreadableError
from imbrex.files.shared.source import Source
from imbrex.messages import Message
from imbrex.system_errors import reason_of

LARGEST = 256 * 2**20
_MORE = 2**20
_NO_FILE = (Message("This is not a regular file."), Message("Open a document or a folder."))

Request = tuple[bytes, str]
"""A path as the system writes it, and the password of the file or an empty one."""

Contents = tuple[str, list[Item], str]
"""The name of a format, the contents of the file, and the SHA-256 of the bytes read."""


def serve() -> Callable[[Request], Answer]:
    """Load the formats and return the request handler."""
    for form in FORMATS:
        form.load()
    return lambda request: packed(*read_file(os.fsdecode(request[0]), request[1]))


def read_file(path: str, password: str = "") -> Contents:
    """Read the file at a path; a locked file is a fault.

    Raises:
        UnreadableError: it cannot be read; any other exception comes from a parser with unexpected input.
    """
    source = load(Path(path))
    digest = source.digest
    try:
        source = unlocked(replace(source, password=password))
        form = recognize(source)
        return form.name, form.load().read(source), digest
    except RecursionError as error:
        raise UnreadableError(
            Message("The file was not opened because its contents have too many nested levels. It may be unsafe."),
            Message("If you trust the file, save its text as plain text and open that."),
        ) from error
    except LockedError as error:
        return "", [Fault(error.message, error.hint, locked=True)], digest


def load(path: Path) -> Source:
    """Load a file that is neither empty nor far too large; opened once, because another may replace it.

    Raises:
        UnreadableError: it is, or the system denies access.
    """
    try:
        with open(path, "rb", buffering=0, opener=_open_at_once) as file:
            if not stat.S_ISREG(os.fstat(file.fileno()).st_mode):
                raise UnreadableError(*_NO_FILE)
            data = _read(file)
    except (OSError, ValueError) as error:  # a name with a NUL character is a ValueError
        if not isinstance(error, ValueError) and path.is_dir():
            raise UnreadableError(*_NO_FILE) from error
        reason = reason_of(error).lower()
        raise UnreadableError(
            Message("Couldn't open the file: {reason}.", reason=reason),
            Message("Check that the file exists and that you have permission to read it."),
        ) from error
    if not data:
        raise UnreadableError(Message("The file is empty."), Message("Check that it is the right file."))
    return Source(data, path.suffix.lower(), path.name)


def _open_at_once(path: str, flags: int) -> int:
    """Open a file without waiting for a writer of a pipe."""
    return os.open(path, flags | getattr(os, "O_NONBLOCK", 0))


def _read(file: io.FileIO) -> bytes:
    data = b""
    if os.fstat(file.fileno()).st_size <= LARGEST:
        data = file.read(os.fstat(file.fileno()).st_size)
        while len(data) <= LARGEST and (more := file.read(_MORE)):  # the file is growing
            data += more
        if len(data) <= LARGEST:
            return data
    raise UnreadableError(
        Message("The file is larger than {size} MB.", size=LARGEST // 2**20),
        Message("Split the file, or save only its text."),
    )


def usual_format(path: Path) -> Format | None:
    """Return the format suggested by a file's suffix."""
    return SUFFIXES.get(path.suffix.lower())

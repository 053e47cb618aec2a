"""Reader process: service that runs in the child process."""

import io
import os
import stat
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path, PurePath

from imbrex.files.early_imports import import_parts
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

Request = tuple[str, str]
"""The name of a file, which comes open with the request, and its password or an empty one."""

Contents = tuple[str, list[Item], str]
"""The name of a format, the contents of the file, and the SHA-256 of the bytes read."""


def serve() -> Callable[[Request, int], Answer]:
    """Load all that reads files, before files are out of reach, and return the request handler."""
    for form in FORMATS:
        form.load()
    import_parts()
    return _read


def _read(request: Request, descriptor: int) -> Answer:
    name, password = request
    os.lseek(descriptor, 0, os.SEEK_SET)  # a reader that ended may have moved it
    with open(descriptor, "rb", buffering=0, closefd=False) as file:
        return packed(*read_file(load(file, name), password))


def read_file(source: Source, password: str = "") -> Contents:
    """Read a loaded file; a locked one is a fault.

    Raises:
        UnreadableError: it cannot be read; any other exception comes from a parser with unexpected input.
    """
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


def open_file(path: Path) -> io.FileIO:
    """Open a file; once, because another may take its place.

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
    if not data:
        raise UnreadableError(Message("The file is empty."), Message("Check that it is the right file."))
    return Source(data, PurePath(name).suffix.lower(), name)


def _denied(error: Exception) -> UnreadableError:
    return UnreadableError(
        Message("Couldn't open the file: {reason}.", reason=reason_of(error).lower()),
        Message("Check that the file exists and that you have permission to read it."),
    )


def _open_at_once(path: str, flags: int) -> int:
    """Open a file without waiting for a writer of a pipe."""
    return os.open(path, flags | getattr(os, "O_NONBLOCK", 0))


def _bytes(file: io.FileIO) -> bytes:
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

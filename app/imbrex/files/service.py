"""The reading service: what runs in the child process."""

from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

from imbrex.files.extracted import Fault, Item, LockedError, UnreadableError
from imbrex.files.formats import FORMATS, SUFFIXES, Format, recognize
from imbrex.files.locks import unlocked
from imbrex.files.source import Source

LARGEST = 256 * 2**20

Request = tuple[str, str]
"""A path, and the password of the file or an empty one."""

Answer = tuple[str, list[Item]]


def serve() -> Callable[[Request], Answer]:
    """Load the formats and give the handler of requests."""
    for form in FORMATS:
        form.load()
    return lambda request: read_file(*request)


def read_file(path: str, password: str = "") -> Answer:
    """Read the file at a path: the name of its format, and what is in it, or the fault that it wants a password.

    Raises:
        UnreadableError: it cannot be read; anything else comes from a parser that met what it did not expect.
    """
    source = replace(load(Path(path)), password=password)
    try:
        source = unlocked(source)
        form = recognize(source)
        return form.name, form.load().read(source)
    except RecursionError as error:
        raise UnreadableError(
            "What is in the file is nested more deeply than in any document; it may be a trap.",
            "If you trust it, save its text as plain text and open that.",
        ) from error
    except LockedError as error:
        return "", [Fault(error.message, error.hint, locked=True)]


def load(path: Path) -> Source:
    """Load a file that is neither empty nor far too large.

    Raises:
        UnreadableError: it is, or the system does not give it.
    """
    try:
        if not path.is_file():
            raise UnreadableError("This is no ordinary file.", "Open a document or a folder.")
        size = path.stat().st_size
        if size > LARGEST:
            megabytes = LARGEST // 2**20
            raise UnreadableError(f"The file is larger than {megabytes} MB.", "Split it, or save its text alone.")
        data = path.read_bytes()
    except (OSError, ValueError) as error:  # a name with a zero character is a ValueError
        reason = (getattr(error, "strerror", None) or str(error)).lower()
        raise UnreadableError(
            f"The file cannot be opened: {reason}.", "Check that it is there and may be read."
        ) from error
    if not data:
        raise UnreadableError("The file is empty.", "Check that it is the right file.")
    return Source(data, path.suffix.lower(), path.name)


def usual_format(path: Path) -> Format | None:
    """Give the format that the suffix of a file promises."""
    return SUFFIXES.get(path.suffix.lower())

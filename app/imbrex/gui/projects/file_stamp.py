"""File stamp: the state of a file when it was last read or written here, to detect changes by others."""

from __future__ import annotations

import hashlib
from dataclasses import dataclass
from pathlib import Path


@dataclass(frozen=True, slots=True)
class FileStamp:
    """When a file was changed, in nanoseconds, its size in bytes, and SHA-256 of all that is in it."""

    changed: int
    size: int
    digest: str


def stamp_of(path: Path) -> FileStamp | None:
    """The stamp of a file; None where none can be read."""
    try:
        status = path.stat()
        return FileStamp(status.st_mtime_ns, status.st_size, digest_of(path))
    except (OSError, ValueError):
        return None


def stamp_before(path: Path, moment: float) -> FileStamp | None:
    """The stamp of a file that has not been changed after a moment, in seconds; only its date and size are known.

    None for one that has been, and where none can be read.
    """
    try:
        status = path.stat()
    except (OSError, ValueError):
        return None
    return FileStamp(status.st_mtime_ns, status.st_size, "") if status.st_mtime <= moment else None


def is_changed(path: Path, known: FileStamp | None) -> bool:
    """Whether there is another file in its place than the known one; one that is only newer by date is the same."""
    try:
        status = path.stat()
    except (OSError, ValueError):
        return False  # nothing there can be lost
    if known is None:
        return True
    if (status.st_mtime_ns, status.st_size) == (known.changed, known.size):
        return False
    now = stamp_of(path)
    return now is None or now.digest != known.digest


def digest_of(path: Path) -> str:
    """SHA-256 of a file. Raises OSError."""
    with path.open("rb") as file:
        return hashlib.file_digest(file, "sha256").hexdigest()

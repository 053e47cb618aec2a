"""File stamp: the state of a file when it was last read or written, to detect changes by other programs."""

from __future__ import annotations

import hashlib
from dataclasses import dataclass
from pathlib import Path


@dataclass(frozen=True, slots=True)
class FileStamp:
    """A file's modification time in nanoseconds, its size in bytes, and the SHA-256 of its content."""

    changed: int
    size: int
    digest: str


def stamp_of(path: Path) -> FileStamp | None:
    """Return the stamp of a file; None if it cannot be read."""
    try:
        status = path.stat()
        return FileStamp(status.st_mtime_ns, status.st_size, digest_of(path))
    except (OSError, ValueError):
        return None


def stamp_before(path: Path, moment: float) -> FileStamp | None:
    """Return the stamp of a file unchanged since a moment, in seconds, with only its date and size known.

    None if it has changed since, or cannot be read.
    """
    try:
        status = path.stat()
    except (OSError, ValueError):
        return None
    return FileStamp(status.st_mtime_ns, status.st_size, "") if status.st_mtime <= moment else None


def is_changed(path: Path, known: FileStamp | None) -> bool:
    """Whether a file's content differs from the known stamp; a newer date alone does not count."""
    try:
        status = path.stat()
    except (OSError, ValueError):
        return False  # nothing there to lose
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

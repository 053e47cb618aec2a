"""Held: a project file that is open in this program, so that no other program overwrites it without asking."""

import getpass
import hashlib
import os
import platform
import stat
from collections.abc import Iterator
from pathlib import Path
from types import TracebackType
from typing import Self

from imbrex.private import make_own_folder
from imbrex.projects.lock import Lock, holder_of
from imbrex.projects.place import locks_folder


class Held:
    """Holds a project file until it is released or the program ends, however it ends.

    Attributes:
        elsewhere: whether another window has the file open, so that it is not held here.
        by: the user who has it open there, such as "anna on lab-7"; "" if unknown.
    """

    def __init__(self, path: Path, folder: Path | None = None) -> None:
        """Try to hold a file; if locks are impossible, it counts as free.

        Args:
            path: of the project; it need not exist yet.
            folder: for locks that cannot be beside their file; None for the user's.
        """
        self.elsewhere = False
        self.by = ""
        self._lock: Lock | None = None
        own = folder or locks_folder()
        for place in _places(path, own):
            try:
                if place.parent == own:
                    make_own_folder(own)
                self._lock = Lock.take(place, _whoever(), _mode(path))
            except OSError:
                continue
            if self._lock is None:
                self.elsewhere, self.by = True, holder_of(place)
            break

    def release(self) -> None:
        """Release the file for others."""
        if self._lock is not None:
            self._lock.release()
            self._lock = None

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.release()


def _places(path: Path, folder: Path) -> Iterator[Path]:
    """Possible paths of a project's lock: beside it, or in a folder under a name derived from its path."""
    real = Path(os.path.realpath(path))
    if real.parent.is_dir():  # missing folders are not created
        yield real.with_name(f".{real.name}.lock")
    name = hashlib.blake2b(os.fsencode(os.path.normcase(real)), digest_size=16).hexdigest()
    yield folder / f"{name}.lock"


def _mode(path: Path) -> int:
    """Mode of a project's lock file: every user who may open the project must see that it is held."""
    try:
        return 0o666 if stat.S_IMODE(path.stat().st_mode) & (stat.S_IRWXG | stat.S_IRWXO) else 0o600
    except OSError:
        return 0o600


def _whoever() -> str:
    try:
        user = getpass.getuser()
    except (OSError, KeyError, ImportError):
        user = ""
    return f"{user} on {platform.node()}" if user else platform.node()

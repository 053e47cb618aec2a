"""Replacing: a file by a new one, wholly or not at all."""

import contextlib
import errno
import os
import re
import secrets
import shutil
import stat
import time
from collections.abc import Iterator
from pathlib import Path

from imbrex.errors import ImbrexError
from imbrex.flushing import flush, flush_folder

_UNFINISHED = re.compile(r"\.imbrex-[0-9a-f]{16}\.part(-journal)?")  # SQLite may keep a journal beside its file
_OLD = 3600.0  # seconds: no program has been writing that long


def target_of(path: Path) -> Path:
    """The file to replace: what a link points to, and not the link.

    Raises:
        ImbrexError: it should not be replaced.
        OSError: no file can have that name.
    """
    _check_name(path)
    target = Path(os.path.realpath(path))
    if target.is_dir():
        raise ImbrexError(f"{target} is a folder.", "Choose the name of a file in it.")
    if target.exists() and not target.is_file():
        raise ImbrexError(f"{target} is no ordinary file.", "Choose another name.")
    if target.exists() and not os.access(target, os.W_OK):
        raise ImbrexError(f"{target} is write-protected.", "Choose another name.")
    return target


def _check_name(path: Path) -> None:
    """Raise OSError for what is no name at all, such as one with NUL in it, whatever Python raises for it."""
    try:
        with contextlib.suppress(OSError):
            os.lstat(path)
    except ValueError as error:
        raise OSError(errno.EINVAL, str(error)) from error


@contextlib.contextmanager
def replaced(target: Path) -> Iterator[Path]:
    """Give an empty file beside a target, to be written; it takes the target's place once all of it is on the disk.

    Until then the target stays as it is; nothing is left of the other where writing it fails or is stopped.

    Raises:
        OSError: it cannot be written there.
    """
    unfinished = target.with_name(f".imbrex-{secrets.token_hex(8)}.part")
    try:
        _make_like(unfinished, target)
        yield unfinished
        flush(unfinished)
        os.replace(unfinished, target)
    finally:
        _remove(unfinished)
    flush_folder(target.parent)
    _tidy(target.parent)


def _make_like(unfinished: Path, target: Path) -> None:
    """Make an empty file that whoever may read the one before may read, and nobody else."""
    os.close(os.open(unfinished, os.O_CREAT | os.O_EXCL | os.O_WRONLY, 0o666))
    with contextlib.suppress(FileNotFoundError):
        before = target.stat()
        with contextlib.suppress(OSError):  # group and lists of rights are not everybody's to give
            if hasattr(os, "chown"):
                os.chown(unfinished, -1, before.st_gid)
        with contextlib.suppress(OSError):
            shutil.copystat(target, unfinished)
        with contextlib.suppress(OSError):
            if unfinished.stat().st_gid != before.st_gid:  # those of another group may not have been let in
                unfinished.chmod(stat.S_IMODE(before.st_mode) & ~stat.S_IRWXG)


def _remove(unfinished: Path) -> None:
    for path in (unfinished, unfinished.with_name(f"{unfinished.name}-journal")):
        with contextlib.suppress(OSError):
            path.unlink(missing_ok=True)


def _tidy(folder: Path) -> None:
    """Remove what programs have left that were killed while they wrote here."""
    with contextlib.suppress(OSError), os.scandir(folder) as entries:
        left = [Path(entry.path) for entry in entries if _UNFINISHED.fullmatch(entry.name)]
        for path in left:
            with contextlib.suppress(OSError):
                if time.time() - path.stat().st_mtime > _OLD:
                    path.unlink()

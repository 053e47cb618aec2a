"""Replacing: a file by a new one, wholly or not at all."""

import contextlib
import errno
import hashlib
import os
import platform
import re
import secrets
import shutil
import stat
import sys
import time
from collections.abc import Iterator
from pathlib import Path

from imbrex.errors import ImbrexError
from imbrex.flushing import flush, flush_folder
from imbrex.messages import Message
from imbrex.private import has_access_list, mode_in, strange_rights

# A name tells on which computer the file was begun: only there can be seen whether it is still being written.
_UNFINISHED = re.compile(r"\.imbrex-([0-9a-f]{8})[0-9a-f]{8}\.part(-journal)?")  # SQLite may keep a journal beside it
_OLD = 3600.0  # seconds: no program has been writing that long
_ATTEMPTS = 20


def target_of(path: Path) -> Path:
    """The file to replace: what a link points to, and not the link.

    Raises:
        ImbrexError: it should not be replaced.
        OSError: no file can have that name.
    """
    _check_name(path)
    target = Path(os.path.realpath(path))
    if target.is_dir():
        raise ImbrexError(Message("{target} is a folder.", target=target), Message("Choose the name of a file in it."))
    if target.exists() and not target.is_file():
        raise ImbrexError(Message("{target} is no ordinary file.", target=target), Message("Choose another name."))
    if target.exists() and not os.access(target, os.W_OK):
        raise ImbrexError(Message("{target} is write-protected.", target=target), Message("Choose another name."))
    return target


def _check_name(path: Path) -> None:
    """Raise OSError for what is no name at all, such as one with NUL in it, whatever Python raises for it."""
    try:
        with contextlib.suppress(OSError):
            os.lstat(path)
    except ValueError as error:
        raise OSError(errno.EINVAL, str(error)) from error


@contextlib.contextmanager
def replaced(target: Path, *, private: bool = False) -> Iterator[Path]:
    """Give an empty file beside a target, to be written; it takes the target's place once all of it is on the disk.

    Until then the target stays as it is; nothing is left of the other where writing it fails or is stopped, and what
    a killed program has left is removed here by the next one.

    Args:
        target: the file, whose rights its successor keeps.
        private: whether nobody else may read it, except for a group that was let in on purpose (see `private`).

    Raises:
        OSError: it cannot be written there.
    """
    mode = 0o600 if target.exists() else mode_in(target.parent) if private else 0o666
    unfinished, held = _begun(target.parent, mode)
    try:
        _make_like(unfinished, target, private=private)
        yield unfinished
        flush(unfinished)
        os.replace(unfinished, target)
    finally:
        if held >= 0:
            os.close(held)
        _remove(unfinished)
    flush_folder(target.parent)
    tidy(target.parent)


def tidy(folder: Path) -> None:
    """Remove what programs have left that were killed while they wrote in a folder."""
    with contextlib.suppress(OSError), os.scandir(folder) as entries:
        found = [(Path(entry.path), match) for entry in entries if (match := _UNFINISHED.fullmatch(entry.name))]
        for path, match in found:
            with contextlib.suppress(OSError):
                _remove_if_left(path, is_from_here=match[1] == _here())


def _begun(folder: Path, mode: int) -> tuple[Path, int]:
    """Create an empty file that is held while it is written; gives it with the descriptor that holds it, or -1."""
    for _ in range(_ATTEMPTS):
        unfinished = folder / f".imbrex-{_here()}{secrets.token_hex(4)}.part"
        descriptor = os.open(unfinished, os.O_CREAT | os.O_EXCL | os.O_WRONLY, mode)
        if sys.platform == "win32":  # no file can be renamed there that is open
            os.close(descriptor)
            return unfinished, -1
        # Another program that tidies up may have seen it before it was held.
        if _hold(descriptor) is not False and os.path.lexists(unfinished):
            return unfinished, descriptor
        os.close(descriptor)
        _remove(unfinished)
    raise OSError(errno.EBUSY, os.strerror(errno.EBUSY), str(folder))


def _hold(descriptor: int) -> bool | None:
    """Lock a file until it is closed or the program ends; False where another one has it, None without locks."""
    if sys.platform == "win32":
        return None
    import fcntl  # noqa: PLC0415 - there is none on Windows

    try:
        fcntl.flock(descriptor, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except BlockingIOError:
        return False
    except OSError:
        return None
    return True


def _remove_if_left(path: Path, *, is_from_here: bool) -> None:
    """Remove an unfinished file that nobody holds any more, or that is too old where that cannot be told."""
    descriptor = os.open(path, os.O_RDONLY | getattr(os, "O_NOFOLLOW", 0) | getattr(os, "O_NONBLOCK", 0))
    try:
        is_free = _hold(descriptor) if is_from_here else None
        if is_free is None:
            is_free = time.time() - os.fstat(descriptor).st_mtime > _OLD
            if sys.platform == "win32":  # no open file can be removed there
                os.close(descriptor)
                descriptor = -1
        if is_free:
            _remove(path)
    finally:
        if descriptor >= 0:
            os.close(descriptor)


def _here() -> str:
    return hashlib.blake2b(platform.node().encode("utf-8", "replace"), digest_size=4).hexdigest()


def _make_like(unfinished: Path, target: Path, *, private: bool) -> None:
    """Let in those who may read the file before, and nobody else."""
    with contextlib.suppress(FileNotFoundError):
        before = target.stat()
        strangers = strange_rights(target) if private else 0
        with contextlib.suppress(OSError):  # group and lists of rights are not everybody's to give
            if hasattr(os, "chown"):
                os.chown(unfinished, -1, before.st_gid)
        if unfinished.stat().st_gid != before.st_gid:  # those of another group may not have been let in
            strangers |= stat.S_IRWXG
        with contextlib.suppress(OSError):
            if not strangers or has_access_list(target):
                shutil.copystat(target, unfinished)
                os.utime(unfinished)  # its time tells whether somebody is writing it
            if strangers:
                unfinished.chmod(stat.S_IMODE(before.st_mode) & ~strangers)


def _remove(unfinished: Path) -> None:
    for path in (unfinished, unfinished.with_name(f"{unfinished.name}-journal")):
        with contextlib.suppress(OSError):
            path.unlink(missing_ok=True)

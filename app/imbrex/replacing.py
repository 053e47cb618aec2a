"""Replacing: atomic replacement of a file by a new one."""

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

# The name contains the computer's: only that computer can see whether the file is still being written.
_UNFINISHED = re.compile(r"\.imbrex-([0-9a-f]{8})[0-9a-f]{8}\.part(-journal)?")  # SQLite may keep a journal beside it
_OLD = 3600.0  # seconds: no program writes that long
_ATTEMPTS = 20


def target_of(path: Path) -> Path:
    """The file to replace, with links resolved.

    Raises:
        ImbrexError: the file should not be replaced.
        OSError: the name is invalid.
    """
    _check_name(path)
    target = Path(os.path.realpath(path))
    if target.is_dir():
        raise ImbrexError(
            Message("{target} is a folder.", target=target),
            Message("Choose a file in this folder, or enter a new file name."),
        )
    if target.exists() and not target.is_file():
        raise ImbrexError(Message("{target} is not a regular file.", target=target), Message("Choose another name."))
    if target.exists() and not os.access(target, os.W_OK):
        raise ImbrexError(Message("{target} is write-protected.", target=target), Message("Choose another name."))
    return target


def _check_name(path: Path) -> None:
    """Raise OSError for an invalid name, such as one with NUL in it, for which Python may raise other errors."""
    try:
        with contextlib.suppress(OSError):
            os.lstat(path)
    except ValueError as error:
        raise OSError(errno.EINVAL, str(error)) from error


@contextlib.contextmanager
def replaced(target: Path, *, private: bool = False) -> Iterator[Path]:
    """Provide an empty file beside a target, which replaces the target once it is written and flushed.

    Until then the target is unchanged; the new file is removed if writing fails or is stopped, and leftovers of killed
    programs are removed by the next call.

    Args:
        target: the file, whose permissions its successor keeps.
        private: whether only the owner may read it, and a group admitted on purpose (see `private`).

    Raises:
        OSError: the file cannot be written there.
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
    """Remove files left in a folder by programs killed while writing."""
    with contextlib.suppress(OSError), os.scandir(folder) as entries:
        found = [(Path(entry.path), match) for entry in entries if (match := _UNFINISHED.fullmatch(entry.name))]
        for path, match in found:
            with contextlib.suppress(OSError):
                _remove_if_left(path, is_from_here=match[1] == _here())


def _begun(folder: Path, mode: int) -> tuple[Path, int]:
    """Create an empty file, locked while it is written; return it with the descriptor that holds the lock, or -1."""
    for _ in range(_ATTEMPTS):
        unfinished = folder / f".imbrex-{_here()}{secrets.token_hex(4)}.part"
        descriptor = os.open(unfinished, os.O_CREAT | os.O_EXCL | os.O_WRONLY, mode)
        if sys.platform == "win32":  # an open file cannot be renamed there
            os.close(descriptor)
            return unfinished, -1
        # Another program that tidies up may have found it before it was locked.
        if _hold(descriptor) is not False and os.path.lexists(unfinished):
            return unfinished, descriptor
        os.close(descriptor)
        _remove(unfinished)
    raise OSError(errno.EBUSY, os.strerror(errno.EBUSY), str(folder))


def _hold(descriptor: int) -> bool | None:
    """Lock a file until it is closed or the program ends; False if another program holds it, None without locks."""
    if sys.platform == "win32":
        return None
    import fcntl  # noqa: PLC0415 - missing on Windows

    try:
        fcntl.flock(descriptor, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except BlockingIOError:
        return False
    except OSError:
        return None
    return True


def _remove_if_left(path: Path, *, is_from_here: bool) -> None:
    """Remove an unfinished file that is unlocked, or too old where locks cannot be checked."""
    descriptor = os.open(path, os.O_RDONLY | getattr(os, "O_NOFOLLOW", 0) | getattr(os, "O_NONBLOCK", 0))
    try:
        is_free = _hold(descriptor) if is_from_here else None
        if is_free is None:
            is_free = time.time() - os.fstat(descriptor).st_mtime > _OLD
            if sys.platform == "win32":  # an open file cannot be removed there
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
    """Give the new file the permissions of the old one, and no more."""
    with contextlib.suppress(FileNotFoundError):
        before = target.stat()
        strangers = strange_rights(target) if private else 0
        with contextlib.suppress(OSError):  # setting group and access lists may not be permitted
            if hasattr(os, "chown"):
                os.chown(unfinished, -1, before.st_gid)
        if unfinished.stat().st_gid != before.st_gid:  # members of another group may not have had access
            strangers |= stat.S_IRWXG
        with contextlib.suppress(OSError):
            if not strangers or has_access_list(target):
                shutil.copystat(target, unfinished)
                os.utime(unfinished)  # its time shows whether it is still being written
            if strangers:
                unfinished.chmod(stat.S_IMODE(before.st_mode) & ~strangers)


def _remove(unfinished: Path) -> None:
    for path in (unfinished, unfinished.with_name(f"{unfinished.name}-journal")):
        with contextlib.suppress(OSError):
            path.unlink(missing_ok=True)

"""Lock: a file that one running program holds; the system releases it when the program ends, however it ends."""

import contextlib
import errno
import getpass
import hashlib
import os
import platform
import stat
import sys
from collections.abc import Iterator
from pathlib import Path
from types import TracebackType
from typing import Self

import platformdirs

from imbrex.private import make_own_folder


def journals_folder() -> Path:
    """Folder of the journals of unsaved sessions."""
    return _state() / "journals"


def locks_folder() -> Path:
    """Folder of the locks that cannot be beside their project."""
    return _state() / "locks"


def _state() -> Path:
    return platformdirs.user_state_path("Imbrex", appauthor=False)


_FAR = 2**30  # the byte that Windows locks: beyond the contents, so that others can read them
_NO_LOCKS = {errno.ENOLCK, errno.ENOSYS, errno.ENOTSUP, errno.EOPNOTSUPP}
_ATTEMPTS = 20
_LONGEST = 200  # bytes of the holder's description


class Lock:
    """A locked file; made by `take`."""

    _descriptor = -1  # of one that was not made for want of memory

    def __init__(self, path: Path, descriptor: int) -> None:
        self._path = path
        self._descriptor = descriptor

    @classmethod
    def take(cls, path: Path, holder: str = "", mode: int = 0o600) -> Self | None:
        """Take a lock; None if another program, or another part of this one, holds it.

        Args:
            path: of the lock file, created if missing.
            holder: description of the holder, for later applicants.
            mode: of a new file; users who may not open it do not see that it is held.

        Raises:
            OSError: locks are impossible in this place.
        """
        for _ in range(_ATTEMPTS):
            is_new = not os.path.lexists(path)
            descriptor = _open(path, mode)
            try:
                if not _lock(descriptor):
                    os.close(descriptor)
                    return None
                # The previous holder may have deleted the file after this program opened it.
                if _is_at(descriptor, path):
                    _tell(descriptor, holder)
                    return cls(path, descriptor)
            except BaseException as error:
                os.close(descriptor)
                # Where nothing can be locked a new file would only be litter; an existing one may still be held.
                if is_new and isinstance(error, OSError) and error.errno in _NO_LOCKS:
                    _remove(path)
                raise
            os.close(descriptor)
        raise OSError(f"{path} is another file each time")  # a link, or a share without file identities

    def release(self) -> None:
        """Release it and delete its file; later calls do nothing."""
        if self._descriptor < 0:
            return
        descriptor, self._descriptor = self._descriptor, -1
        if sys.platform == "win32":  # where an open file cannot be deleted
            os.close(descriptor)
            _remove(self._path)
            return
        if _is_at(descriptor, self._path):
            _remove(self._path)
        os.close(descriptor)

    def __del__(self) -> None:
        self.release()


def holder_of(path: Path) -> str:
    """Description of a lock's holder; "" if unreadable."""
    try:
        descriptor = os.open(path, os.O_RDONLY | getattr(os, "O_NONBLOCK", 0))
        try:
            told = os.read(descriptor, _LONGEST).decode("utf-8", "replace").strip()
        finally:
            os.close(descriptor)
    except OSError:
        return ""
    return told if told.isprintable() else ""


def _open(path: Path, mode: int) -> int:
    """Open a regular file without following links, which others may have planted."""
    flags = getattr(os, "O_NOFOLLOW", 0) | getattr(os, "O_NONBLOCK", 0)
    try:
        descriptor = os.open(path, os.O_RDWR | os.O_CREAT | flags, mode)
    except PermissionError:
        descriptor = os.open(path, os.O_RDONLY | flags)  # another user's
    if not stat.S_ISREG(os.fstat(descriptor).st_mode):
        os.close(descriptor)
        raise OSError(f"{path} is not a file")
    return descriptor


def _lock(descriptor: int) -> bool:
    if sys.platform == "win32":
        import msvcrt  # noqa: PLC0415 - exists only on Windows

        os.lseek(descriptor, _FAR, os.SEEK_SET)
        try:
            msvcrt.locking(descriptor, msvcrt.LK_NBLCK, 1)
        except OSError:
            return False
        return True
    import fcntl  # noqa: PLC0415 - does not exist on Windows

    try:
        fcntl.flock(descriptor, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except BlockingIOError:
        return False
    return True


def _is_at(descriptor: int, path: Path) -> bool:
    try:
        return os.path.samestat(os.fstat(descriptor), os.lstat(path))
    except OSError:
        return False


def _tell(descriptor: int, holder: str) -> None:
    with contextlib.suppress(OSError):  # another user's file, or a full disk: the lock is valid anyway
        os.ftruncate(descriptor, 0)
        os.lseek(descriptor, 0, os.SEEK_SET)
        os.write(descriptor, holder.encode("utf-8", "replace")[:_LONGEST])


def _remove(path: Path) -> None:
    with contextlib.suppress(OSError):
        path.unlink()


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

"""Lock: a file that one running program holds; the system frees it when the program ends, however it does."""

import contextlib
import errno
import os
import stat
import sys
from pathlib import Path
from typing import Self

_FAR = 2**30  # the byte that Windows locks: behind all that stands in the file, so that others can read it
_NO_LOCKS = {errno.ENOLCK, errno.ENOSYS, errno.ENOTSUP, errno.EOPNOTSUPP}
_ATTEMPTS = 20
_LONGEST = 200  # bytes of what is told about the holder


class Lock:
    """A file that is held; made by `take`."""

    def __init__(self, path: Path, descriptor: int) -> None:
        self._path = path
        self._descriptor = descriptor

    @classmethod
    def take(cls, path: Path, holder: str = "", mode: int = 0o600) -> Self | None:
        """Take a lock; None where another running program, or another part of this one, has it.

        Args:
            path: of the lock's file, which is made where there is none.
            holder: is told to whoever comes later.
            mode: of a new file; those who may not open it do not see that it is held.

        Raises:
            OSError: there can be no lock in that place.
        """
        for _ in range(_ATTEMPTS):
            is_new = not os.path.lexists(path)
            descriptor = _open(path, mode)
            try:
                if not _lock(descriptor):
                    os.close(descriptor)
                    return None
                # Whoever had it before may have taken the file away, after this program had opened it.
                if _is_at(descriptor, path):
                    _tell(descriptor, holder)
                    return cls(path, descriptor)
            except BaseException as error:
                os.close(descriptor)
                # Where nothing can be locked, it would only lie about; but one that was there may be held all the same.
                if is_new and isinstance(error, OSError) and error.errno in _NO_LOCKS:
                    _remove(path)
                raise
            os.close(descriptor)
        raise OSError(f"{path} is another file each time")  # a link, or a share that cannot tell files apart

    def release(self) -> None:
        """Free it and take its file away; nothing happens the second time."""
        if self._descriptor < 0:
            return
        descriptor, self._descriptor = self._descriptor, -1
        if sys.platform == "win32":  # no open file can be taken away there
            os.close(descriptor)
            _remove(self._path)
            return
        if _is_at(descriptor, self._path):
            _remove(self._path)
        os.close(descriptor)

    def __del__(self) -> None:
        self.release()


def holder_of(path: Path) -> str:
    """What the holder of a lock tells of itself; "" where nothing can be read."""
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
    """Open an ordinary file, and never what a link leads to: others may have put something there."""
    flags = getattr(os, "O_NOFOLLOW", 0) | getattr(os, "O_NONBLOCK", 0)
    try:
        descriptor = os.open(path, os.O_RDWR | os.O_CREAT | flags, mode)
    except PermissionError:
        descriptor = os.open(path, os.O_RDONLY | flags)  # somebody else's
    if not stat.S_ISREG(os.fstat(descriptor).st_mode):
        os.close(descriptor)
        raise OSError(f"{path} is no file")
    return descriptor


def _lock(descriptor: int) -> bool:
    if sys.platform == "win32":
        import msvcrt  # noqa: PLC0415 - there is none elsewhere

        os.lseek(descriptor, _FAR, os.SEEK_SET)
        try:
            msvcrt.locking(descriptor, msvcrt.LK_NBLCK, 1)
        except OSError:
            return False
        return True
    import fcntl  # noqa: PLC0415 - there is none on Windows

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
    with contextlib.suppress(OSError):  # somebody else's file, or a full disk: the lock holds all the same
        os.ftruncate(descriptor, 0)
        os.lseek(descriptor, 0, os.SEEK_SET)
        os.write(descriptor, holder.encode("utf-8", "replace")[:_LONGEST])


def _remove(path: Path) -> None:
    with contextlib.suppress(OSError):
        path.unlink()

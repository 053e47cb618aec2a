"""System errors: reasons why a file is unavailable, as translatable phrases."""

import errno

from imbrex.messages import Message, verbatim

_REASONS = {
    errno.EACCES: Message("Permission denied"),
    errno.EPERM: Message("Operation not permitted"),
    errno.ENOENT: Message("No such file or directory"),
    errno.ENOTDIR: Message("Not a directory"),
    errno.EISDIR: Message("Is a directory"),
    errno.EEXIST: Message("File exists"),
    errno.ENAMETOOLONG: Message("File name too long"),
    errno.ENOSPC: Message("No space left on device"),
    errno.EDQUOT: Message("Disk quota exceeded"),
    errno.EROFS: Message("Read-only file system"),
    errno.EIO: Message("Input/output error"),
    errno.EMFILE: Message("Too many open files"),
    errno.EBUSY: Message("Device or resource busy"),
    errno.ESTALE: Message("Stale file handle"),
}


def reason_of(error: Exception) -> Message:
    """Reason for a system error; the system's own text if the error number is uncommon."""
    known = _REASONS.get(getattr(error, "errno", None) or 0)
    return known or verbatim(getattr(error, "strerror", None) or str(error))

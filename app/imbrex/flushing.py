"""Flushing: writing data through to the disk, where the file system supports it."""

import contextlib
import errno
import os
from pathlib import Path

_LOST = {errno.EIO, errno.ENOSPC, getattr(errno, "EDQUOT", errno.ENOSPC)}
"""Error numbers for lost bytes that were already accepted; network shares may report them only on flush."""


def flush(path: Path) -> bool:
    """Flush a file to disk; return False where flushing is not supported, as on some network shares.

    Raises:
        OSError: data was lost, or the file cannot be opened.
    """
    descriptor = os.open(path, os.O_RDWR)
    try:
        os.fsync(descriptor)
    except OSError as error:
        if error.errno in _LOST:
            raise
        return False
    finally:
        os.close(descriptor)
    return True


def flush_folder(folder: Path) -> None:
    """Flush the directory entries of a folder, where supported."""
    with contextlib.suppress(OSError):
        descriptor = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(descriptor)
        finally:
            os.close(descriptor)

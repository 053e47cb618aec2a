"""Flushing: what was written gets onto the disk before anybody relies on it, as far as its place can be told to."""

import contextlib
import errno
import os
from pathlib import Path

_LOST = {errno.EIO, errno.ENOSPC, getattr(errno, "EDQUOT", errno.ENOSPC)}
"""What a system says of bytes that it has taken and cannot put down: on shares it may notice only when it flushes."""


def flush(path: Path) -> bool:
    """Have all of a file put down; False where its place knows no flushing, as some shares do not.

    Raises:
        OSError: something of it is lost, or it cannot be opened.
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
    """Have the names of files in a folder put down, where folders can be flushed."""
    with contextlib.suppress(OSError):
        descriptor = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(descriptor)
        finally:
            os.close(descriptor)

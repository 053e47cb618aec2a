"""Contents: the bytes of a dictionary's file, packed or not, up to a limit."""

import gzip
import zlib
from pathlib import Path

_MOST = 256 * 2**20
"""Bytes, unpacked: the largest dictionary of Debian has 60 million."""


def read_limited(path: Path) -> bytes:
    """All bytes of a file, unpacked if it is a gzip file (dictzip files are).

    Raises:
        OSError: it can't be read, is damaged or too large.
    """
    try:
        with path.open("rb") as plain:
            packed = plain.read(2) == b"\x1f\x8b"
            plain.seek(0)
            with gzip.open(plain) if packed else plain as file:
                data = bytes(file.read(_MOST + 1))
    except (EOFError, zlib.error) as error:
        raise OSError(f"damaged: {path.name}") from error
    if len(data) > _MOST:
        raise OSError(f"too large: {path.name}")
    return data

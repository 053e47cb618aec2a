"""Contents: the lines and texts in the bytes of a dictionary's files."""

import gzip
import io
import zlib
from collections.abc import Iterator

from imbrex.errors import ImbrexError
from imbrex.messages import Message

MOST = 256 * 2**20
"""Bytes, unpacked: the largest dictionary of Debian has 60 million."""


def unpacked(data: bytes) -> bytes:
    """The bytes of a file, unpacked if it is a gzip file, as dictzip files are; ImbrexError if damaged or too large."""
    if not data.startswith(b"\x1f\x8b"):
        return data
    try:
        with gzip.open(io.BytesIO(data)) as file:
            whole = file.read(MOST + 1)
    except (OSError, EOFError, zlib.error) as error:
        raise ImbrexError(Message("The dictionary is damaged.")) from error
    if len(whole) > MOST:
        raise too_large()
    return whole


def too_large() -> ImbrexError:
    """The error for a file that is larger than the limit, packed or not."""
    return ImbrexError(
        Message("The dictionary exceeds {size} MB.", size=MOST // 2**20), Message("Use a smaller dictionary.")
    )


def lines(data: bytes) -> Iterator[bytes]:
    """The lines without their ends."""
    return (line.rstrip(b"\r\n") for line in io.BytesIO(data))

"""Packing: texts and plain values as bytes, deflated where that helps, and safe unpacking."""

import json
import math
import zlib
from typing import Any

from imbrex.errors import ImbrexError
from imbrex.messages import Message

LARGEST = 2**28
"""Bytes of one unpacked value; more than any loadable text."""
MOST_LETTERS = 2**30
"""Code points of all texts of a project together: a thousand books, and within the memory of a computer."""
RATIO = 50
"""Values with a higher compression ratio are stored unpacked, so that no file unpacks to more than this many times its
size. Natural texts are packed to a half or a third."""
_PLAIN, _DEFLATED = b"\0", b"\1"
_SIZE = 8  # bytes of the unpacked size, before the deflated data
_LEVEL = 3  # half the size in a tenth of the time that writing the file takes; higher levels gain a few percent
_SHORTEST = 200  # bytes; shorter values gain nothing


class DamagedError(ValueError):
    """Stored bytes are not as the program wrote them."""


def encoded(text: str) -> bytes:
    """A text as bytes, exactly, including lone surrogates."""
    return text.encode("utf-8", "surrogatepass")


def decoded(data: bytes) -> str:
    """Decode the result of `encoded`. Raises DamagedError."""
    try:
        return data.decode("utf-8", "surrogatepass")
    except UnicodeDecodeError as error:
        raise DamagedError("a text is damaged") from error


def packed(data: bytes) -> bytes:
    """Pack bytes for storage. Raises ImbrexError for more than can be read again."""
    if len(data) > LARGEST:
        raise ImbrexError(
            Message("A project can't contain a text of more than {size} MB.", size=LARGEST // 2**20),
            Message("Remove this document."),
        )
    if len(data) >= _SHORTEST:
        small = zlib.compress(data, _LEVEL)
        if len(data) // RATIO < len(small) < len(data):
            return _DEFLATED + len(data).to_bytes(_SIZE, "little") + small
    return _PLAIN + data


def unpacked(stored: object) -> bytes:
    """Unpack the result of `packed`. Raises DamagedError."""
    if not isinstance(stored, bytes) or not stored:
        raise DamagedError("a value is missing")
    if stored[:1] == _PLAIN:
        return stored[1:]
    size, small = int.from_bytes(stored[1 : 1 + _SIZE], "little"), stored[1 + _SIZE :]
    if stored[:1] != _DEFLATED or size > min(LARGEST, RATIO * len(small)):
        raise DamagedError("a value is packed in an unknown way")
    try:
        inflate = zlib.decompressobj()
        data = inflate.decompress(small, size + 1)
    except zlib.error as error:
        raise DamagedError("a packed value is damaged") from error
    if len(data) != size or not inflate.eof or inflate.unused_data:
        raise DamagedError("a packed value has another size than it says")
    return data


def as_json(value: Any) -> bytes:
    """Plain values as JSON bytes, with lone surrogates escaped. Raises ValueError for values that JSON lacks."""
    return encoded(json.dumps(value, ensure_ascii=False, allow_nan=False, separators=(",", ":")))


def from_json(data: object) -> Any:
    """Parse the result of `as_json`. Raises DamagedError."""
    if not isinstance(data, bytes):
        raise DamagedError("a value is missing")
    try:
        return json.loads(decoded(data), parse_constant=_refuse, parse_float=_finite)
    except (ValueError, RecursionError) as error:
        raise DamagedError("a value is not valid JSON") from error


def _refuse(constant: str) -> float:
    raise DamagedError(f"{constant} is not a number")


def _finite(digits: str) -> float:
    number = float(digits)
    if not math.isfinite(number):
        raise DamagedError("a number is out of all bounds")
    return number

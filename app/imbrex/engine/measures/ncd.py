"""NCD: normalized compression distance (Li and others 2004; proposed by readers of the article on Node.js).

NCD(x, y) = (C(xy) - min(C(x), C(y))) / max(C(x), C(y)), where C is the compressed size. A compressor can only use its
window: gzip looks back 32 kB, bzip2 sorts blocks of 900 kB, xz (with the dictionary large enough here) sees everything.
In tiny texts the compressor's own header is most of the size.
"""

import bz2
import lzma
import zlib
from collections.abc import Callable
from typing import Protocol

from imbrex.engine.measures.context import Context, Side
from imbrex.engine.measures.value import Value
from imbrex.engine.observer import SILENT, Observer
from imbrex.messages import NOTHING, Message

GZIP_WINDOW = 32 * 1024
BZIP2_BLOCK = 900_000
_SMALL = 1000  # bytes
_PIECE = 1 << 18  # bytes compressed between two checks of the observer
_DICTIONARY = 8 << 20  # default of xz


class _Packer(Protocol):
    def compress(self, data: bytes, /) -> bytes: ...
    def flush(self) -> bytes: ...


MakePacker = Callable[[int], _Packer]
"""Creates a compressor for `size` bytes."""


def xz(size: int) -> _Packer:
    """xz, with a dictionary that holds all the data."""
    dictionary = max(_DICTIONARY, min(size, 1 << 30))
    return lzma.LZMACompressor(filters=[{"id": lzma.FILTER_LZMA2, "preset": 6, "dict_size": dictionary}])


def bzip2(_size: int) -> _Packer:
    """bzip2 with its largest blocks."""
    return bz2.BZ2Compressor(9)


def gzip(_size: int) -> _Packer:
    """gzip at its highest level."""
    return zlib.compressobj(9, zlib.DEFLATED, 31)


def with_xz(context: Context) -> Value:
    """Compress with xz."""
    return _measure(context, xz, NOTHING)


def with_bzip2(context: Context) -> Value:
    """Compress with bzip2."""
    caution = Message("The two together exceed one block of bzip2 (900 kB).")
    return _measure(context, bzip2, caution if _both(context) > BZIP2_BLOCK else NOTHING)


def with_gzip(context: Context) -> Value:
    """Compress with gzip."""
    caution = Message("gzip looks back only 32 kB, so matches further apart are missed.")
    return _measure(context, gzip, caution if _both(context) > GZIP_WINDOW else NOTHING)


def distance(left: bytes, right: bytes, make: MakePacker, observer: Observer = SILENT) -> float:
    """Normalized compression distance of two non-empty texts, joined by a blank; symmetric."""
    first, second = sorted((left, right), key=lambda text: (len(text), text))
    alone = [packed_size(text, make, observer) for text in (first, second)]
    together = packed_size(b" ".join((first, second)), make, observer)
    return max(0, together - min(alone)) / max(alone)


def packed_size(data: bytes, make: MakePacker, observer: Observer = SILENT) -> int:
    """Compressed size of data in bytes."""
    packer = make(len(data))
    size = 0
    for first in range(0, len(data), _PIECE):
        observer.check()
        size += len(packer.compress(data[first : first + _PIECE]))
    return size + len(packer.flush())


def _canonical(side: Side) -> bytes:
    return side.tokens.canonical_text().encode("utf-8", "surrogatepass")


def _both(context: Context) -> int:
    return len(context.left.once(_canonical)) + len(context.right.once(_canonical))


def _measure(context: Context, make: MakePacker, caution: Message) -> Value:
    left, right = context.left.once(_canonical), context.right.once(_canonical)
    if min(len(left), len(right)) < _SMALL:
        caution = Message("In texts under 1 kB, compression overhead outweighs the similarity.")
    detail = Message(
        "Normalized text, in bytes: {left:,} compressed separately, {right:,} together.",
        left=len(left),
        right=len(right),
    )
    return Value(distance(left, right, make, context.observer), detail=detail, caution=caution)

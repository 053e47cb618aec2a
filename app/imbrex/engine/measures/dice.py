"""Dice: the result of the article on shingles in Node.js, over 32-bit checksums of shingles.

The shingles of the first text that are also in the second are counted, with repetition; twice that number is divided by
the shingles of both. A text that repeats shared shingles can exceed 100 %.
"""

import zlib
from collections.abc import Callable, Iterable, Iterator

import mmh3
import numpy as np

from imbrex.engine.arrays import UInt64
from imbrex.engine.compare.shingles import common, count_in, distinct, whole
from imbrex.engine.measures.context import Context, Side
from imbrex.engine.measures.value import Value
from imbrex.engine.observer import SILENT, Observer, watched
from imbrex.messages import NOTHING, Message

Checksum = Callable[[bytes], int]


def with_crc32(context: Context) -> Value:
    """Compare by CRC32, as the article does."""
    return _dice(context, _crc32_sums)


def with_mmh3(context: Context) -> Value:
    """Compare by the 32-bit MurmurHash3."""
    return _dice(context, _mmh3_sums)


def _crc32_sums(side: Side, observer: Observer) -> UInt64:
    return checksums(side, zlib.crc32, observer)


def _mmh3_sums(side: Side, observer: Observer) -> UInt64:
    return checksums(side, lambda shingle: mmh3.hash(shingle, signed=False), observer)


def _dice(context: Context, sums: Callable[[Side, Observer], UInt64]) -> Value:
    left, right = (side.once_watched(sums, context.observer) for side in (context.left, context.right))
    left_set, right_set = distinct(left), distinct(right)
    found, total = count_in(left, right_set), len(left) + len(right)
    shingles = _union(context.left.distinct, context.right.distinct)
    lost = shingles - _union(left_set, right_set)
    detail = Message(
        "{found:,} of {left:,} left shingle(s) match the {right:,} right ones; {lost:,} hash collision(s) "
        "among {distinct:,} distinct shingle(s).",
        found=found,
        left=len(left),
        right=len(right),
        lost=lost,
        distinct=shingles,
    )
    repeats = len(left) > len(left_set) or len(right) > len(right_set)
    caution = Message("Repeated shingles are counted each time.") if repeats and found else NOTHING
    return Value(2 * found / total, detail=detail, caution=caution)


def checksums(side: Side, checksum: Checksum, observer: Observer = SILENT) -> UInt64:
    """A checksum of each shingle, its words joined by blanks, in order."""
    tokens, length = side.tokens, side.length
    starts = np.flatnonzero(whole(max(0, len(tokens.kept) - length + 1), length, tokens.barriers, side.step))
    return np.fromiter(map(checksum, _joined(side, watched(starts.tolist(), observer))), np.uint64, len(starts))


def _joined(side: Side, starts: Iterable[int]) -> Iterator[bytes]:
    tokens = side.tokens
    numbers = tokens.term[tokens.kept].tolist()
    encoded = {number: tokens.terms[number].encode("utf-8", "surrogatepass") for number in set(numbers)}
    words = list(map(encoded.__getitem__, numbers))
    return (b" ".join(words[start : start + side.length]) for start in starts)


def _union(left: UInt64, right: UInt64) -> int:
    return len(left) + len(right) - len(common(left, right))

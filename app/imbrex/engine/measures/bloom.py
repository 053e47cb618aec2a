"""Bloom: resemblance estimated from Bloom filters of the shingles (proposed by readers of the article on Node.js).

A filter of n shingles has m = n * -ln(e) / ln(2) ** 2 bits and m / n * ln(2) hash functions for a wanted error e, the
share of false positives (Bloom 1970). The number of shingles in a filter, or in the union of two (the OR of their
bits), follows from the share of bits set (Swamidass and Baldi 2007), and the Jaccard index from those.
"""

import math

import numpy as np

from imbrex.engine.arrays import UInt8, UInt64
from imbrex.engine.measures.context import Context
from imbrex.engine.measures.value import Value
from imbrex.engine.percent import Percent
from imbrex.messages import Message


def measure(context: Context) -> Value:
    """Estimate the Jaccard index by bit operations."""
    left, right = context.left.distinct, context.right.distinct
    bits, functions = dimensions(max(len(left), len(right)), context.settings.bloom_error)
    one, other = bloom_filter(left, bits, functions), bloom_filter(right, bits, functions)
    loads = load(one, bits), load(other, bits), load(one | other, bits)
    estimate = min(1.0, max(0.0, (loads[0] + loads[1]) / loads[2] - 1))
    detail = Message(
        "Filters of {bits:,} bit(s) with {functions} hash function(s); at most {share} of unshared "
        "shingles are counted by mistake.",
        bits=bits,
        functions=functions,
        share=_written(context.settings.bloom_error),
    )
    return Value(estimate, error=standard_error(*loads, bits=bits), detail=detail)


def _written(error: float) -> Percent:
    """A percentage with all its decimals."""
    return Percent(error, len(f"{100 * error:g}".partition(".")[2]))


def dimensions(shingles: int, error: float) -> tuple[int, int]:
    """Number of bits (whole words of 64) and of hash functions for `shingles` shingles."""
    wanted = shingles * -math.log(error) / math.log(2) ** 2
    bits = 64 * math.ceil(max(1.0, wanted / 64))
    return bits, max(1, round(-math.log2(error)))


def bloom_filter(shingles: UInt64, bits: int, functions: int) -> UInt8:
    """The packed filter of a set, shape (bits / 8,); its hash functions derive from two (Kirsch and Mitzenmacher
    2008)."""
    marked = np.zeros(bits, np.bool_)
    place = shingles >> np.uint64(32)
    step = (shingles & np.uint64(0xFFFFFFFF)) | np.uint64(1)
    for _ in range(functions):
        marked[(place % np.uint64(bits)).astype(np.intp)] = True
        place = place + step
    return np.packbits(marked)


def load(packed: UInt8, bits: int) -> float:
    """Mean number of hash values per bit, from the bits set: -ln(share of bits still 0)."""
    ones = int(np.bitwise_count(packed).sum())
    return -math.log(1 - min(ones, bits - 1) / bits)


def standard_error(left: float, right: float, union: float, bits: int) -> float:
    """Standard error of the estimate from the loads of both filters and of their union (delta method)."""

    def spread(load: float) -> float:
        return math.expm1(load) - load

    both = max(0.0, left + right - union)
    across = math.exp(left + right - union) - 1 - both
    total = left + right
    variance = (spread(left) + spread(right) + 2 * across) / union**2
    variance -= 2 * total / union**3 * (spread(left) + spread(right))
    variance += total**2 / union**4 * spread(union)
    return math.sqrt(max(0.0, variance) / bits)

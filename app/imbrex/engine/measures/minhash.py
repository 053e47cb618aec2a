"""MinHash: resemblance estimated from 84 minima of seeded hash functions (Broder 1997; the lecture on w-shingling).

The share of functions whose minimum is the same in both texts is an unbiased estimate of the Jaccard index J; its
standard error is sqrt(J * (1 - J) / 84). 84 because it divides into 6 supershingles of 14.
"""

import math

import numpy as np

from imbrex.engine.arrays import UInt32, UInt64
from imbrex.engine.measures.context import Context, Side
from imbrex.engine.measures.value import Value
from imbrex.engine.text.vocabulary import hash_words
from imbrex.messages import NOTHING, Message

FUNCTIONS = 84
ROUNDS = 16
"""Available independent sets of 84 functions; a measure uses the first."""

_SEEDS = hash_words([f"minhash {number}" for number in range(ROUNDS * FUNCTIONS)]).reshape(ROUNDS, FUNCTIONS, 1)
# x -> a * x modulo 2**32 with odd a is a permutation of the 32-bit numbers. Adding a constant as well would change
# little, because shingle hashes look random already, and cost as much as the multiplication.
_FACTORS = (_SEEDS >> np.uint64(32)).astype(np.uint32) | np.uint32(1)
_BLOCK = 1024
"""Shingles hashed at once: 84 hashes of each take a third of a megabyte and stay in the cache."""


def measure(context: Context) -> Value:
    """Estimate the Jaccard index from the minima that agree."""
    equal = int(np.count_nonzero(context.left.once(signature) == context.right.once(signature)))
    estimate = equal / FUNCTIONS
    return Value(
        estimate,
        error=standard_error(estimate),
        detail=Message("{equal} of {functions} MinHash values are equal.", equal=equal, functions=FUNCTIONS),
        caution=few_shingles(context),
    )


def standard_error(jaccard: float) -> float:
    """Standard error of an estimate of this Jaccard index."""
    return math.sqrt(jaccard * (1 - jaccard) / FUNCTIONS)


def signature(side: Side) -> UInt32:
    """The minima of a text with at least one shingle, shape (84,)."""
    return minima(side.shingles)


def minima(shingles: UInt64, chosen: int = 0) -> UInt32:
    """The smallest hash of a non-empty array of shingles under each function of the chosen round, shape (84,).

    Repeated shingles change nothing, so no deduplication is needed.
    """
    smallest = np.full(FUNCTIONS, 0xFFFFFFFF, np.uint32)
    # The upper half, which is mixed best by the final multiplication of shingle hashes.
    values = (shingles >> np.uint64(32)).astype(np.uint32)
    for first in range(0, len(values), _BLOCK):
        hashed = _FACTORS[chosen] * values[first : first + _BLOCK]
        np.minimum(smallest, hashed.min(axis=1), out=smallest)
    return smallest


def few_shingles(context: Context) -> Message:
    """A warning if a text has fewer shingles than there are functions."""
    fewest = min(len(context.left.distinct), len(context.right.distinct))
    if fewest >= FUNCTIONS:
        return NOTHING
    return Message(
        "One text has only {fewest} distinct shingles, fewer than the {functions} hash functions, so MinHash "
        "values repeat.",
        fewest=fewest,
        functions=FUNCTIONS,
    )

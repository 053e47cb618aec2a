"""Supershingles: the 84 minima in 6 groups of 14, one hash per group; near-duplicates agree in 2 (lecture on
w-shingling; Fetterly, Manasse, Najork 2003).

A group agrees with probability p = J ** 14, so 2 of 6 do with 1 - (1 - p) ** 6 - 6 * p * (1 - p) ** 5: a steep curve
that passes one half near J = 0.91.
"""

import numpy as np

from imbrex.engine.arrays import UInt32, UInt64
from imbrex.engine.compare.shingles import jaccard, shingle_hashes
from imbrex.engine.measures.context import Context, Side
from imbrex.engine.measures.minhash import FUNCTIONS, few_shingles, signature
from imbrex.engine.measures.value import Value
from imbrex.engine.percent import Percent
from imbrex.messages import Message, sentences

GROUPS = 6
NEEDED = 2
_SIZE = FUNCTIONS // GROUPS


def measure(context: Context) -> Value:
    """Count the supershingles that agree."""
    equal = int(np.count_nonzero(context.left.once(supershingles) == context.right.once(supershingles)))
    expected = chance(jaccard(context.left.distinct, context.right.distinct))
    return Value(
        equal / GROUPS,
        near_duplicate=equal >= NEEDED,
        detail=sentences(
            Message(
                "{equal} of {groups} supershingles are equal; {needed} are required.",
                equal=equal,
                groups=GROUPS,
                needed=NEEDED,
            ),
            Message(
                "Texts with exactly this Jaccard pass with a probability of {chance}.", chance=Percent(expected, 0)
            ),
        ),
        caution=few_shingles(context),
    )


def chance(resemblance: float) -> float:
    """Probability that texts with this exact Jaccard index are called near-duplicates."""
    group = resemblance**_SIZE
    return float(1 - (1 - group) ** GROUPS - GROUPS * group * (1 - group) ** (GROUPS - 1))


def supershingles(side: Side) -> UInt64:
    """The supershingles of a text with at least one shingle, shape (6,)."""
    return bundle(side.once(signature))


def bundle(minima: UInt32) -> UInt64:
    """One hash for each group of minima, shape (6,)."""
    return shingle_hashes(minima.astype(np.uint64), _SIZE)[::_SIZE]

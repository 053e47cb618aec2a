"""Megashingles: the 15 pairs of the 6 supershingles, one hash each; near-duplicates agree in 1 (the same lecture).

It is the rule of the supershingles as an index key: one equal megashingle is two equal supershingles.
"""

from itertools import combinations

import numpy as np

from imbrex.engine.arrays import UInt64
from imbrex.engine.compare.shingles import shingle_hashes
from imbrex.engine.measures.context import Context, Side
from imbrex.engine.measures.minhash import few_shingles
from imbrex.engine.measures.supershingles import GROUPS, supershingles
from imbrex.engine.measures.value import Value
from imbrex.messages import Message

_PAIRS = np.array(list(combinations(range(GROUPS), 2)))


def measure(context: Context) -> Value:
    """Count the megashingles that agree."""
    equal = int(np.count_nonzero(context.left.once(megashingles) == context.right.once(megashingles)))
    return Value(
        equal / len(_PAIRS),
        near_duplicate=equal > 0,
        detail=Message("{equal} of {pairs} megashingles are equal; 1 is required.", equal=equal, pairs=len(_PAIRS)),
        caution=few_shingles(context),
    )


def megashingles(side: Side) -> UInt64:
    """The megashingles of a text with at least one shingle, shape (15,)."""
    return pair_up(side.once(supershingles))


def pair_up(bundles: UInt64) -> UInt64:
    """One hash for each pair of supershingles, shape (15,)."""
    return shingle_hashes(bundles[_PAIRS].ravel(), 2)[::2]

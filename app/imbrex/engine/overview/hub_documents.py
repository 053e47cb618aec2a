"""Hub documents: the few documents that are in the pairs of most others, such as sources loaded as essays."""

from typing import NamedTuple

import numpy as np

from imbrex.engine.text.tokens import Int32

_SHARE, _FEWEST = 0.6, 4
"""Share of the other documents that one of them is paired with, and the minimum number for each."""

_MOST = 3
"""Number of documents up to which several are a hub together."""


class Hub(NamedTuple):
    """Documents by their numbers, ascending, and the number of pairs that they are in."""

    documents: tuple[int, ...]
    pairs: int


def find_hub(left: Int32, right: Int32, documents: int) -> Hub | None:
    """Find the hub of some pairs among a number of documents; None if none are in far more than all others."""
    counts = np.bincount(np.concatenate((left, right)), minlength=_MOST + 1)
    order = np.argsort(-counts, kind="stable")
    for most in range(1, _MOST + 1):
        members, others = order[:most], int(counts[order[most]])
        least = int(counts[members[-1]])
        touched = np.isin(left, members) | np.isin(right, members)
        reached = np.setdiff1d(np.concatenate((left[touched], right[touched])), members)
        if least >= max(_FEWEST, 2 * others) and len(reached) >= _SHARE * (documents - most):
            return Hub(tuple(sorted(members.tolist())), int(np.count_nonzero(touched)))
    return None

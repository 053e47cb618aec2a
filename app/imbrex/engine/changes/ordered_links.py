"""Ordered links: the heaviest order-preserving subset of links between two sequences of paragraphs."""

from collections.abc import Iterator

import numpy as np
from numpy.typing import NDArray

from imbrex.engine.observer import SILENT, Observer, watched
from imbrex.engine.rewriting.sentence_words import Int64

Bools = NDArray[np.bool_]

_ASKED = 50  # links between two checks of the observer


def heaviest_chain(left: Int64, right: Int64, weight: Int64, observer: Observer = SILENT) -> Int64:
    """The non-crossing links of the greatest total weight: their positions in the columns, by right, then by left.

    A heaviest non-decreasing subsequence, by a tree of prefix maxima (Fenwick 1994): n log n. Ties are resolved
    deterministically. So one paragraph that is brought forward has moved, and all others have not.
    """
    order = np.lexsort((left, right))
    places = np.unique(left, return_inverse=True)[1][order].tolist()
    size = max(places, default=-1) + 1
    nothing = (0, -1)
    best = [nothing] * (size + 1)  # weight and last link of the heaviest chain that ends below a node
    before: list[int] = []
    heaviest = nothing
    steps_up = enumerate(zip(places, weight[order].tolist(), strict=True))
    for step, (place, heavy) in watched(steps_up, observer, _ASKED):
        under, node = nothing, place + 1
        while node:
            under = best[node] if best[node][0] > under[0] else under
            node &= node - 1
        before.append(under[1])
        chain, node = (under[0] + heavy, step), place + 1
        heaviest = chain if chain[0] > heaviest[0] else heaviest
        while node <= size:
            best[node] = chain if chain[0] > best[node][0] else best[node]
            node += node & -node
    steps = list(watched(_back(heaviest[1], before), observer))
    return order[steps[::-1]].astype(np.int64)


def _back(step: int, before: list[int]) -> Iterator[int]:
    """A step and all before it in its chain."""
    while step >= 0:
        yield step
        step = before[step]

"""Paragraph links: corresponding paragraphs of two texts in order, and the number of words that link them."""

from collections.abc import Iterator

import numpy as np

from imbrex.engine.arrays import Bools, Int64
from imbrex.engine.observer import SILENT, Observer, watched
from imbrex.engine.rewriting.borrowed_sentences import ENOUGH
from imbrex.values import frozen

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


CLAUSE = 8
"""Words that link two paragraphs of any length; fewer may be common words. In short paragraphs a share of `ENOUGH` is
sufficient."""


@frozen(eq=False)
class Weights:
    """All pairs of paragraphs that share a word, as columns sorted by `right`, then by `left`."""

    left: Int64
    right: Int64
    words: Int64


def weigh(left: Int64, right: Int64) -> Weights:
    """Count the words of each pair of paragraphs, given the paragraphs of each pair of words."""
    width = int(left.max(initial=0)) + 1
    keys = np.sort(right * width + left)
    first = np.flatnonzero(np.concatenate((np.ones(min(1, len(keys)), np.bool_), keys[1:] != keys[:-1])))
    rights, lefts = np.divmod(keys[first], width)
    return Weights(lefts, rights, np.diff(first, append=len(keys)))


def heaviest(mine: Int64, other: Int64, words: Int64, counts: Bools) -> Int64:
    """The position of the heaviest pair of each paragraph that `counts`, -1 for all others; ties go to the first."""
    order = np.lexsort((other, -words, mine))
    order = order[counts[mine[order]]]
    paragraphs, first = np.unique(mine[order], return_index=True)
    best = np.full(len(counts), -1, np.int64)
    best[paragraphs] = order[first]
    return best


def find_chain(weights: Weights, chosen: Int64, observer: Observer = SILENT) -> tuple[Int64, Int64]:
    """The paragraphs of the chosen pairs that keep their order, left and right ones, both ascending."""
    chain = chosen[heaviest_chain(weights.left[chosen], weights.right[chosen], weights.words[chosen], observer)]
    return weights.left[chain], weights.right[chain]


def counts_as_link(weights: Weights, sizes: tuple[Int64, Int64]) -> Bools:
    """Mask of the pairs heavy enough to be more than chance; `sizes` are the words of the left and right paragraphs."""
    shorter = np.minimum(sizes[0][weights.left], sizes[1][weights.right])
    return np.asarray(weights.words >= np.minimum(CLAUSE, np.maximum(1, ENOUGH * shorter)))

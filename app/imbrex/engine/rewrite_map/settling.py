"""Settling: which words stand for which, once it is known which paragraphs go together.

Within a passage a small word may be taken for one of another paragraph, and at its edges some are left over.
"""

import numpy as np

from imbrex.engine.rewrite_map.links import Weights, counts_as_link
from imbrex.engine.rewrite_map.origins import NOWHERE
from imbrex.engine.rewrite_map.paragraphs import Paragraphs
from imbrex.engine.rewriting.reading import Int64, Reading

ROUNDS = 20
"""Words that a stretch may grow by at either end; a longer piece would be a passage."""


def without_strays(origins: Int64, left: Paragraphs, right: Paragraphs, weights: Weights, chosen: Int64) -> Int64:
    """The origins without those that alone would link two paragraphs that do not go together."""
    fits = counts_as_link(weights, (left.words, right.words))
    fits[chosen] = True
    good = weights.right[fits] * max(1, len(left)) + weights.left[fits]
    there = np.flatnonzero(origins != NOWHERE)
    keys = right.of_words()[there] * max(1, len(left)) + left.of_words()[origins[there]]
    result = origins.copy()
    result[there[~np.isin(keys, good)]] = NOWHERE
    return result


def grown(origins: Int64, readings: tuple[Reading, Reading], both: tuple[Paragraphs, Paragraphs]) -> Int64:
    """The origins with words added that are the same on both sides and follow, or precede, paired ones.

    Both stay within the paragraphs of their neighbours, and no word of the original is taken twice.
    """
    left, right = readings
    left_of, right_of = both[0].of_words(), both[1].of_words()
    result = origins.copy()
    is_free = np.ones(len(left), np.bool_)
    is_free[result[result != NOWHERE]] = False
    for _ in range(ROUNDS):
        before = np.count_nonzero(result != NOWHERE)
        for step in (1, -1):
            place = np.flatnonzero(result != NOWHERE)
            place = place[(place + step >= 0) & (place + step < len(right))]
            place = place[(result[place + step] == NOWHERE) & (right_of[place + step] == right_of[place])]
            origin = result[place] + step
            inside = (origin >= 0) & (origin < len(left))
            place, origin = place[inside], origin[inside]
            same = (left.stems[origin] == right.stems[place + step]) & (left_of[origin] == left_of[origin - step])
            place, origin = place[same & is_free[origin]] + step, origin[same & is_free[origin]]
            origin, first = np.unique(origin, return_index=True)
            result[place[first]] = origin
            is_free[origin] = False
        if np.count_nonzero(result != NOWHERE) == before:
            break
    return result

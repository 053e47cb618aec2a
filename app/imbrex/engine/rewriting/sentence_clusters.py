"""Sentence clusters: pairs of sentences close to one another in both texts."""

import numpy as np

from imbrex.engine.arrays import Int64
from imbrex.engine.observer import SILENT, Observer
from imbrex.engine.rewriting.sentence_ranges import Stretches, joined, stretches_of
from imbrex.engine.rewriting.sentence_similarity import Likeness
from imbrex.engine.rewriting.sentence_vectors import Vectors

GAPS = (3, 2, 1, 0)
"""Sentences allowed between two pairs of a cluster in either text; the next value is for clusters that fail. Flat:
beginning with 2 or 4 changes plagdet by less than .001."""
ALIKE = 0.34
"""Cosine of the two stretches of a cluster, taken whole, from which it is accepted. Flat: .31 and .37 cost .001."""
_ROUNDS = 50  # a split by one text may require one by the other; it converges much earlier


def find_clusters(seeds: Likeness, left: Vectors, right: Vectors, observer: Observer = SILENT) -> Stretches:
    """Join seeds that are close to one another in both texts, while the enclosed stretches are similar as a whole."""
    believed = []
    groups = np.zeros(len(seeds), np.int64)
    for gap in GAPS:
        groups = group(seeds.left, seeds.right, gap, gap, groups, observer)
        found = stretches_of(seeds, groups, left, right, observer)
        good = found.cosine > ALIKE
        believed.append(found.take(good))
        doubted = ~good[groups]
        seeds, groups = seeds.take(doubted), groups[doubted]
    return joined(*believed)


def group(a: Int64, b: Int64, left_gap: int, right_gap: int, groups: Int64, observer: Observer = SILENT) -> Int64:
    """Split groups wherever more sentences than the gap are between two pairs, in either text, until none are.

    Returns the number of the group of each pair, from 0 on, without holes.
    """
    count = -1
    for _ in range(_ROUNDS):
        observer.check()
        groups = _split(a, left_gap, groups)
        groups = _split(b, right_gap, groups)
        if not len(groups) or groups.max() == count:
            break
        count = int(groups.max())
    return groups


def _split(places: Int64, gap: int, groups: Int64) -> Int64:
    order = np.lexsort((places, groups))
    begins = (np.diff(groups[order]) != 0) | (np.diff(places[order]) > gap + 1)
    split = np.empty(len(groups), np.int64)
    split[order] = np.concatenate((np.zeros(min(1, len(groups)), np.int64), np.cumsum(begins)))
    return split

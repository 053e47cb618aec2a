"""Sentence ranges: sentences close to one another in both texts, and consecutive ones with their counterparts."""

import numpy as np
from numpy.typing import NDArray

from imbrex.engine.arrays import Int64
from imbrex.engine.observer import SILENT, Observer, watched
from imbrex.engine.rewriting.sentence_similarity import Float, Likeness, Vectors
from imbrex.values import frozen


@frozen(eq=False)
class Stretches:
    """Sentences `left_first <= i < left_last` of one text with their counterparts in the other, as columns.

    Attributes:
        cosine: of the two stretches, taken whole.
        pairs: number of pairs of similar sentences in them.
    """

    left_first: Int64
    left_last: Int64
    right_first: Int64
    right_last: Int64
    cosine: Float
    pairs: Int64

    def __len__(self) -> int:
        return len(self.left_first)

    def take(self, chosen: NDArray[np.bool_] | Int64) -> "Stretches":
        """The chosen ones only."""
        return Stretches(*(getattr(self, name)[chosen] for name in _COLUMNS))


_COLUMNS = ("left_first", "left_last", "right_first", "right_last", "cosine", "pairs")


def joined(*parts: Stretches) -> Stretches:
    """The stretches of all parts, concatenated."""
    return Stretches(*(np.concatenate([getattr(part, name) for part in parts]) for name in _COLUMNS))


def stretches_of(
    seeds: Likeness, groups: Int64, left: Vectors, right: Vectors, observer: Observer = SILENT
) -> Stretches:
    """The sentences that each group of pairs encloses."""
    order = np.argsort(groups, kind="stable")
    first = np.flatnonzero(np.diff(groups[order], prepend=-1))
    if not len(first):
        nothing = np.zeros(0, np.int64)
        return Stretches(nothing, nothing, nothing, nothing, np.zeros(0), nothing)
    a, b = seeds.left[order], seeds.right[order]
    left_first, left_last = np.minimum.reduceat(a, first), np.maximum.reduceat(a, first) + 1
    right_first, right_last = np.minimum.reduceat(b, first), np.maximum.reduceat(b, first) + 1
    pairs = np.diff(first, append=len(order))
    cosine = seeds.cosine[order][first]  # exact for a group of one sentence on each side
    bounds = left_first, left_last, right_first, right_last
    wide = np.flatnonzero((left_last - left_first > 1) | (right_last - right_first > 1)).tolist()
    for index in watched(wide, observer):
        cosine[index] = stretch_cosine(left, right, *(int(bound[index]) for bound in bounds))
    return Stretches(left_first, left_last, right_first, right_last, cosine, pairs)


def stretch_cosine(
    left: Vectors, right: Vectors, left_first: int, left_last: int, right_first: int, right_last: int
) -> float:
    """Cosine of two stretches of sentences, each the sum of its sentences' vectors."""
    mine, its = left.entries(left_first, left_last), right.entries(right_first, right_last)
    terms, place = np.unique(np.concatenate((left.term[mine], right.term[its])), return_inverse=True)
    count = mine.stop - mine.start
    first = np.bincount(place[:count], left.weight[mine], len(terms))
    second = np.bincount(place[count:], right.weight[its], len(terms))
    lengths = float(np.sqrt((first @ first) * (second @ second)))
    return float(first @ second) / lengths if lengths else 0.0


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
        if not len(seeds):
            break
    return joined(*believed)


def group(a: Int64, b: Int64, left_gap: int, right_gap: int, groups: Int64, observer: Observer = SILENT) -> Int64:
    """Split groups wherever more sentences than the gap are between two pairs, in either text, until none are.

    Returns the number of the group of each pair, from 0 on, without holes.
    """
    observer.check()
    if not len(groups):
        return groups
    count = -1
    for _ in range(_ROUNDS):
        observer.check()
        groups = _split(a, left_gap, groups)
        groups = _split(b, right_gap, groups)
        last, count = count, int(groups.max())
        if last == count:
            break
    return groups


def _split(places: Int64, gap: int, groups: Int64) -> Int64:
    order = np.lexsort((places, groups))
    group, place = groups[order], places[order]
    ordered = np.zeros(len(groups), np.int64)
    np.cumsum((group[1:] != group[:-1]) | (place[1:] - place[:-1] > gap + 1), out=ordered[1:])
    split = np.empty(len(groups), np.int64)
    split[order] = ordered
    return split

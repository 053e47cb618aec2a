"""Passage borders: start and end of a passage, by sentences."""

import numpy as np

from imbrex.engine.arrays import Int64
from imbrex.engine.observer import SILENT, Observer, watched
from imbrex.engine.rewriting.sentence_ranges import Stretches
from imbrex.engine.rewriting.sentence_similarity import Likeness
from imbrex.engine.rewriting.sentence_vectors import Float

_ROUNDS = 200  # sentences; more than that is hardly a border


def grown(stretches: Stretches, likeness: Likeness, left: int, right: int, observer: Observer = SILENT) -> Stretches:
    """Add neighbouring sentences while they are at all similar: both, else the one of either text.

    They are above `WEAKEST`, which alone would prove nothing, but next to a passage it does (+.003 plagdet).
    """
    keys = likeness.left * max(1, right) + likeness.right
    a, b = stretches.left_first - 1, stretches.right_first - 1
    c, d = stretches.left_last.copy(), stretches.right_last.copy()
    for x, y, step in ((a, b, -1), (c, d, 1)):
        active = np.arange(len(x))
        for _ in range(_ROUNDS):
            observer.check()
            u, v = x[active], y[active]
            more = (u >= 0) & (u < left), (v >= 0) & (v < right)
            both = more[0] & more[1] & _alike(keys, u, v, right)
            mine = both | (more[0] & _alike(keys, u, v - step, right))
            its = both | (~mine & more[1] & _alike(keys, u - step, v, right))
            x[active] += step * mine
            y[active] += step * its
            active = active[mine | its]
            if not len(active):
                break
    return Stretches(a + 1, c, b + 1, d, stretches.cosine, stretches.pairs)


def _alike(keys: Int64, a: Int64, b: Int64, right: int) -> "np.ndarray[tuple[int, ...], np.dtype[np.bool_]]":
    """Mask of the pairs of sentences with these keys."""
    if not len(keys):
        return np.zeros(len(a), np.bool_)
    wanted = a * max(1, right) + b
    return np.asarray(keys[np.minimum(np.searchsorted(keys, wanted), len(keys) - 1)] == wanted)


def without_overlaps(stretches: Stretches, likeness: Likeness, observer: Observer = SILENT) -> Stretches:
    """Of two stretches that share sentences of the left text, keep one.

    One with more than half of itself outside the other stays, whatever the score of the other: a stray similarity must
    not discard a whole chapter. Otherwise the one with the more similar pairs in the overlap stays.
    """
    order = np.lexsort((stretches.right_first, -stretches.cosine, stretches.left_first))
    kept: list[int] = []
    for index in watched(order.tolist(), observer):
        while kept and stretches.left_first[index] < stretches.left_last[kept[-1]]:
            if _prevails(stretches, kept[-1], index, likeness):
                break
            kept.pop()
        else:
            kept.append(index)
    return stretches.take(np.array(kept, np.int64))


def _prevails(stretches: Stretches, first: int, second: int, likeness: Likeness) -> bool:
    """Whether the first of two that overlap in the left text is kept, and not the second."""
    low = int(stretches.left_first[second])
    high = int(min(stretches.left_last[first], stretches.left_last[second]))
    sizes = [int(stretches.left_last[index] - stretches.left_first[index]) for index in (first, second)]
    apart = [2 * (high - low) < size for size in sizes]
    if apart[0] != apart[1]:
        return apart[0]
    return quality(stretches, first, likeness, low, high) >= quality(stretches, second, likeness, low, high)


def quality(stretches: Stretches, index: int, likeness: Likeness, first: int, last: int) -> float:
    """Mean over sentences `first <= i < last` of the left text of the best cosine within a stretch."""
    low, high = np.searchsorted(likeness.left, (first, last))
    right = likeness.right[low:high]
    inside = (right >= stretches.right_first[index]) & (right < stretches.right_last[index])
    if last - first == 1:  # most are, if one sentence is repeated thousands of times
        return float(likeness.cosine[low:high][inside].max(initial=0.0))
    best: Float = np.zeros(last - first)
    np.maximum.at(best, likeness.left[low:high][inside] - first, likeness.cosine[low:high][inside])
    return float(best.mean())

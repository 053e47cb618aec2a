"""Pair details: scores of many pairs that depend on their passages."""

import numpy as np
from numpy.typing import NDArray

from imbrex.engine.arrays import Int64
from imbrex.engine.compare.kept_words import KeptWords
from imbrex.engine.compare.pairs import Float32
from imbrex.engine.observer import SILENT, Observer
from imbrex.engine.overview.intervals import covered
from imbrex.engine.overview.many_passages import find_many_passages
from imbrex.engine.text.tokens import Int32
from imbrex.values import frozen


@frozen
class Details:
    """The scores of `Comparison` for many pairs at once; parallel to the requested pairs, shape (p,).

    Attributes:
        coverage_left, coverage_right: share of that side's compared words inside a passage.
        longest: compared words of the longest passage.
        passages: number of passages.
        bounded: True if a text is so repetitive that not every pairing of the repeats was followed.
    """

    coverage_left: Float32
    coverage_right: Float32
    longest: Int32
    passages: Int32
    bounded: NDArray[np.bool_]


def find_details(
    words: KeptWords, length: int, minimum_words: int, left: Int32, right: Int32, observer: Observer = SILENT
) -> Details:
    """Compute the scores of the pairs (left[i], right[i]), each distinct and of two different documents."""
    count = len(left)
    inside = np.zeros((2, count), np.int64)
    most, number = np.zeros(count, np.int32), np.zeros(count, np.int32)
    bounded = np.zeros(count, np.bool_)
    for found in find_many_passages(words, length, minimum_words, left, right, observer):
        first = np.flatnonzero(np.diff(found.pair, prepend=-1))
        pairs = found.pair[first]
        number[pairs] = np.diff(first, append=len(found.pair))
        most[pairs] = np.maximum.reduceat(found.words, first)
        inside[0, pairs] = covered(found.left, found.words, first)
        inside[1, pairs] = covered(found.right, found.words, first)
        bounded[pairs] = found.bounded
    coverage = [_share(mine, words.sizes[documents]) for mine, documents in zip(inside, (left, right), strict=True)]
    return Details(coverage[0], coverage[1], most, number, bounded)


def _share(inside: Int64, words: Int64) -> Float32:
    """A fraction of 1; 0 if there are no words."""
    return (inside / np.maximum(words, 1)).astype(np.float32)

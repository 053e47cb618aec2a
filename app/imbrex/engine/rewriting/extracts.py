"""Extracts: whether what follows one another in a text is one summary of a longer one, or several passages from it.

A summary may be made of the source's own sentences, one from here and one from there: each of them would be a passage.
The reverse is somebody who put two pages of a source together: as a whole, they draw on places all over it.
"""

from itertools import pairwise

import numpy as np

from imbrex.engine.arrays import unique
from imbrex.engine.rewriting.passage_places import Places, from_bounds, together
from imbrex.engine.rewriting.sentence_similarity import Vectors
from imbrex.engine.rewriting.summaries import AT_MOST, TIMES, drawn_on

NEXT = 5
"""Words at most between two passages of an extract; more is the author's own."""
MORE_THAN_SENTENCES = 45
"""Words of the shortest passage from which several are no extract: a sentence or two have fewer. (35: -.001 plagdet.
This and the next two were chosen on one half of PAN's training corpus of 2013.)"""
COVERED = 0.7
"""Share of a summary that such passages cover if it is none."""
AS_LONG = 1.6
"""Words of the source for each word of these passages at most: what is summed up is longer."""


def with_extracts(summaries: Places, places: Places, left: Vectors, right: Vectors) -> Places:
    """The summaries that are not several passages, and the extracts, without overlaps in the left text.

    Args:
        summaries: those found by what they draw on.
        places: the other passages, without overlaps in the left text, in its order.
        left, right: the two texts.
    """
    true = np.array([not _is_several(bounds, places) for bounds in summaries.bounds()], np.bool_)
    summaries = summaries.take(true)
    extracts = _extracts(places, left, right)
    return together(summaries, extracts.take(~extracts.touching(summaries)))


def _is_several(bounds: tuple[int, int, int, int], places: Places) -> bool:
    """Whether a summary consists of passages that are long enough, and no shorter than their sources."""
    a, b, _, _ = bounds
    inside = places.take((places.left_first < b) & (places.left_last > a))
    if len(inside) < 2:
        return False
    left, right = inside.left_last - inside.left_first, inside.right_last - inside.right_first
    covered = np.minimum(inside.left_last, b) - np.maximum(inside.left_first, a)
    long = left.min() >= MORE_THAN_SENTENCES and right.sum() <= AS_LONG * left.sum()
    return bool(long and covered.sum() >= COVERED * (b - a))


def _extracts(places: Places, left: Vectors, right: Vectors) -> Places:
    """Each row of passages in the left text, some of them a sentence or two long, as one from all over the source."""
    gaps = places.left_first[1:] - places.left_last[:-1]
    borders = [0, *(np.flatnonzero(gaps > NEXT) + 1).tolist(), len(places)]
    found, quality = [], []
    for first, last in pairwise(borders):
        if last - first < 2:
            continue
        a, b = int(places.left_first[first]), int(places.left_last[last - 1])
        sizes = places.left_last[first:last] - places.left_first[first:last]
        if sizes.min() < MORE_THAN_SENTENCES and TIMES * (b - a) <= len(right.words) <= AT_MOST * (b - a):
            found.append((a, b, *drawn_on(unique(left.words[a:b]), right)))
            quality.append(float(places.quality[first:last] @ sizes / sizes.sum()))
    return from_bounds(found, np.array(quality, np.float64))

"""Threshold: the score from which a pair deserves a look, and the pairs that reach it."""

from enum import StrEnum

import numpy as np
from numpy.typing import NDArray

from imbrex.engine.compare.pairs import Float32
from imbrex.engine.overview.score import Score
from imbrex.engine.overview.score_distribution import Distribution

_FLOORS = {1: 0.48, 2: 0.34, 3: 0.18, 4: 0.16, 5: 0.12}
_FLOOR = 0.10
"""Word-for-word share suggested as the threshold if no chance level is known, by shingle length; for 6 words and more
it is the same. Measured on the answers and parts of classes described below:

    shingles of 3, threshold, %  10    12    15    16    18    20    22    25
    copies, of 34                32    32    32    32    32    32    30    30
    honest answers, of 23        13    12     4     4     0     0     0     0

In the random parts 18 % keeps 1,488 of 1,566 copies and none of 944 honest answers; 16 % keeps 44 of those, 20 % loses
24 more copies. For 2 words 34 % keeps 31 of the copies, for single words 48 % keeps 32, for 5 words 12 % keeps 29, and
none an honest answer."""

_CONTAINMENT_FLOORS = {1: 0.50, 2: 0.18}
_CONTAINMENT_FLOOR = 0.08
"""Containment suggested as the threshold if no chance level is known, by shingle length; for 3 words and
more it is the same. Measured on short answers to three questions (Clough and Stevenson), 19 to a class and the source
that more than half of them were written from, so that no class has a chance level. In one cluster with the source:

    threshold, %                0     3     5     6     8    10    12    15
    copies, of 34              34    33    32    32    32    32    30    29
    honest answers, of 23      23    15     2     1     0     0     0     0

The two copies that are lost have 1.4 and 3.7 % of the source. In 400 random parts of these classes, the source and 2 to
13 answers, that have no chance level either, 8 % keeps 1,481 of 1,558 copies and none of 827 honest answers; 6 % keeps
26 of those, 10 % loses 22 more copies (and 0 % keeps 787). Elsewhere unrelated pairs stay far below (two translations
of one work 2.9 %, Russian novels .2 %), and corrected or damaged copies above (Ukrainian from 22 %, Chinese 24 %; 7 %
with its characters shuffled). For shingles of 2 words 18 % keeps 32 of the copies and no honest answer, for single
words 50 % keeps 33 and none."""


class ThresholdFrom(StrEnum):
    """Origin of a threshold."""

    GIVEN = "given"
    CUTOFF = "cutoff"  # suggested: pairs from there on stand out
    CHANCE = "chance"  # suggested: no pair stands out, and chance alone is not expected to reach it
    FLOOR = "floor"  # suggested: no chance level is known


def floor(score: Score, length: int) -> float:
    """Threshold of a class without a chance level, a fraction of 1, for shingles of `length` words.

    Two texts of one size with a containment c have a Jaccard index of c / (2 - c).
    """
    if score is Score.VERBATIM:
        return _FLOORS.get(length, _FLOOR)
    containment = _CONTAINMENT_FLOORS.get(length, _CONTAINMENT_FLOOR)
    return containment if score is Score.CONTAINMENT else round(containment / (2 - containment), 2)


def suggest(of: Distribution, score: Score, length: int) -> tuple[float, ThresholdFrom]:
    """Suggest a threshold for the scores of a class, a fraction of 1, never 0, for shingles of `length` words."""
    if of.cutoff is not None:
        return of.cutoff, ThresholdFrom.CUTOFF
    if of.chance is not None:
        return of.chance, ThresholdFrom.CHANCE
    return floor(score, length), ThresholdFrom.FLOOR


def reaching(values: Float32, threshold: float) -> NDArray[np.bool_]:
    """Mask of the scores at or above a threshold, in the precision of scores.

    None reaches 0: a threshold that every pair passes singles out nothing, so nothing is grouped by it.
    """
    if threshold <= 0:
        return np.zeros(np.shape(values), np.bool_)
    return np.asarray(values >= np.float32(threshold))

"""Chance level: the score that unrelated pairs of a class are not expected to pass, read off the pairs themselves.

Most pairs of a class are unrelated, so the bulk of the scores tells how fast their tail falls, and its continuation how
far the highest of so many comes. Peaks over threshold (Pickands 1975, Davison and Smith 1990) with an exponential
tail: what lies above a high threshold u exceeds it by an exponential amount, and the level that one in n passes is
u + scale * log n. Three things make that safe for a class with copies in it:

* The scale comes from the lower three quarters of the excesses, the others only count as "at least so much" (censored
  sample, Epstein and Sobel 1953), so that copies among them change little.
* What lies above the level is trimmed off and the level estimated again until it stays (as in sigma clipping). The
  first estimate is from below: of the upper half of all pairs only the lower three fifths, so that a fifth of all
  pairs may be copies; where half of the pairs share nothing, only what is as small as the smallest scores.
* Few excesses know their scale badly: the predictive level k * scale * ((n / a) ** (1 / k) - 1) takes the place of the
  logarithm, and becomes it as k grows (Lawless 1973).

Measured on made classes of 200 and 2,000 English and 200 Russian texts of 800 words, in which 10 % have 10 to 60 % from
another, and on samples of 5 to 60 of their texts; with lemmas and as written, by containment and by Jaccard index:

    shingles of         3 to 6 words     2 words         1 word
    whole classes       29 of 2,240      111 of 960      66 of 160    planted pairs below the level
    samples of 5        0 of 216         0 of 60         0 of 48      samples where an unrelated pair passed
    samples of 10       0 of 216         1 of 60         0 of 48
    samples of 30       2 of 216         0 of 60         1 of 48
    samples of 60       4 of 216         2 of 60         0 of 48

With lemmas no unrelated pair passed in the classes of 200; as written up to two did in the Russian one, and up to 84 of
1,999,000 in the class of 2,000, which does repeat itself (lines of the Iliad). From 3 words on the planted pairs below
the level have at most 6 % of their shingles in common; single words cannot tell a light copy from chance. News with a
common last paragraph pass, for they share it. Of short answers to three questions, a third of all pairs, 4 of the 34
that were written from a source stay below at the usual options, and 3 that were not pass; single words give None.
"""

import math

import numpy as np
from numpy.typing import NDArray

Float64 = NDArray[np.float64]

FEWEST = 10
"""Pairs, of 5 documents: with 6 pairs, of 4, one copied pair is a sixth of all, and three values are left to tell a
scale from."""

_EXPECTED = 0.01
"""Unrelated pairs above the level that a class is expected to have: one in a hundred classes."""

_SCALE, _LEAST = 0.0025, 5
"""With fewer excesses than so many the missing ones are taken to be so large: a class that shares nothing at all has a
level of 1.5 % and not 0."""

_TAIL, _TAIL_LEAST = 0.05, 20
"""Share of the pairs that is called the tail, and how many it should be, unless that is more than half of all."""

_CENSORED = 0.25
"""Share of the excesses, from above, that only count as "at least so much"."""

_GROWTH = 0.1
"""A level that lets in more new pairs than this share of the tail is not followed any further: those are copies."""

_FIRST = 0.03
"""Where fewer than half of the pairs share anything, shingles that one pair shares by chance weigh up to so much."""

_ROUNDS = 50


def chance_level(scores: Float64, pairs: int) -> float | None:
    """Estimate the level that not even the highest of all unrelated pairs is expected to pass.

    Args:
        scores: of the pairs that share something, rising, fractions of 1.
        pairs: how many were compared; the others have 0.

    Returns:
        A fraction of 1; None with fewer than FEWEST pairs, or where so many are alike that none could pass.
    """
    if pairs < FEWEST:
        return None
    level, seen = _first_level(scores, pairs), set[int]()
    for _ in range(_ROUNDS):
        kept = int(np.searchsorted(scores, level, side="right"))
        if kept in seen:
            break
        seen.add(kept)
        threshold, tail = _tail(scores[:kept], pairs - len(scores) + kept)
        level = _reach(threshold, tail, _CENSORED)
        grown = int(np.searchsorted(scores, level, side="right")) - kept
        if grown == 0 or grown > _GROWTH * len(tail):
            break
    return level if level < 1 else None


def _first_level(scores: Float64, pairs: int) -> float:
    """The level by what lies between the median and the fourth fifth of all pairs; these are hardly copies.

    Where the median pair shares nothing, the fourth fifth may well hold copies, and the smallest scores have to do.
    """
    nothing = pairs - len(scores)
    middle, end = pairs // 2 - nothing, 4 * pairs // 5 - nothing
    if middle > 0:
        upper = scores[middle:]
        return _reach(float(scores[middle - 1]), upper, (len(scores) - end) / len(upper))
    level = _reach(0.0, scores[:0], 0.0)
    return max(level, min(2 * float(scores[0]), _FIRST)) if len(scores) else level


def _tail(kept: Float64, pairs: int) -> tuple[float, Float64]:
    """A threshold, and all scores above it: about a twentieth of all pairs, or all that share anything.

    Scores are counts of shingles by the lengths of texts: the threshold lies between two counts and not on one. Where
    half of the pairs share nothing, most of the others share one shingle, which no threshold may cut in two.
    """
    wanted = int(max(_TAIL * pairs, min(pairs / 2, _TAIL_LEAST)))
    start = len(kept) - wanted
    if 2 * len(kept) > pairs and start > 0:
        if kept[start - 1] == kept[start]:
            start = int(np.searchsorted(kept, kept[start], side="left"))
        if start > 0:
            return float(kept[start - 1] + kept[start]) / 2, kept[start:]
    return (float(kept[len(kept) // 10]) / 2 if len(kept) else 0.0), kept


def _reach(threshold: float, tail: Float64, censored: float) -> float:
    """How far an exponential tail comes, by its lower part; `tail` rises from above the threshold."""
    count = len(tail)
    known = count - int(count * censored)
    total = _SCALE * max(0, _LEAST - known)
    if known:
        total += float((tail[:known] - threshold).sum()) + (count - known) * (float(tail[known - 1]) - threshold)
    degrees = max(known, _LEAST)
    return threshold + total * math.expm1(math.log(max(count, 1) / _EXPECTED) / degrees)

"""Chance level: the score that unrelated pairs of a class are not expected to exceed, estimated from the pairs.

Most pairs of a class are unrelated, so the bulk of the scores shows how fast their tail falls, and its extrapolation
how high the maximum of so many is. Peaks over threshold (Pickands 1975, Davison and Smith 1990) with an exponential
tail: scores above a high threshold u exceed it by an exponential amount, and the level that one in n exceeds is
u + scale * log n. Three things make that safe for a class with copies in it:

* The scale comes from the lower three quarters of the excesses, the others only count as "at least so much" (censored
  sample, Epstein and Sobel 1953), so that copies among them change little.
* Scores above the level are trimmed and the level re-estimated until it is stable (as in sigma clipping). The
  first estimate is from below: of the upper half of all pairs only the lower three fifths, so that a fifth of all
  pairs may be copies; where half of the pairs share nothing, only scores close to the smallest.
* Few excesses give a poor estimate of the scale: the predictive level k * scale * ((n / a) ** (1 / k) - 1) replaces
  the logarithm, and converges to it as k grows (Lawless 1973).

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
common last paragraph pass, since they share it. Of short answers to three questions, a third of all pairs, 4 of the 34
that were written from a source stay below at the usual options, and 3 that were not pass; single words give None.

Those are shares of shingles. Shares of words measured beside containment, on pairs below the threshold that is then
suggested, floors included:

                                            copies below it               honest pairs that reach it
                                        of      containment  words    of          containment  words
    lemmas without function words, shingles of 3
    short answers (Clough, Stevenson)   87      8            6        2,329       18           24
    340 random parts of them            1,750   105          113      8,626       68           84
    Russian essays, revised Ukrainian   514     3            5        106,529     28           17
    near-duplicates (NASA)              5       0            0        1,220       144          42
    made classes                        392     22           18       118,484     0            0
    with a header for a part, or 2 to 4 180     83           84       16,218      705          705
    as written, shingles of 6
    short answers                       87      23           14       2,329       7            13
    100 random parts of them            601     163          112      3,267       6            19
    made classes                        392     9            23       118,484     13           140

Shingles of 4 to 6 lemmas lose fewer copies of short answers by words (44 instead of 59 of 261). With shorter shingles a
text shares many words by chance: of made copies, 88 instead of 21 of 392 are below with two lemmas, and 205 instead of
36 of 784 with three or four words as written; containment can be chosen there.
"""

import math

import numpy as np

from imbrex.engine.arrays import Float64

FEWEST = 10
"""Pairs, of 5 documents: with 6 pairs, of 4, one copied pair is a sixth of all, and three values are left for
estimating a scale."""

_EXPECTED, _EXPECTED_OF_WORDS = 0.01, 0.03
"""Expected number of unrelated pairs above the level in a class: one in a hundred classes. Shares of words, the
shortest run of which counts all of its words, are coarser, and their tail is extrapolated too far. With .1, two fifths
of the samples of 5 texts had an unrelated pair above the level; with .03, at most one in twenty-four."""

_SCALE, _LEAST = 0.0025, 5
"""With fewer excesses than this, the missing ones are assumed to have this size: a class that shares nothing at all has
a level of 1.5 % and not 0."""

_TAIL, _TAIL_LEAST = 0.05, 20
"""Share of the pairs that forms the tail, and its minimum number, up to half of all pairs."""

_CENSORED = 0.25
"""Share of the excesses, from the top, that only count as "at least so much"."""

_GROWTH = 0.1
"""A level that admits more new pairs than this share of the tail is rejected: those are copies."""

_FIRST = 0.03
"""Where fewer than half of the pairs share anything, upper limit of the weight of shingles that one pair shares by
chance."""

_FIRST_OF_WORDS = 0.12
"""The same for shares of words, the shortest run of which is larger, and a different part of each text: up to the
median of the pairs that share anything."""

_ROUNDS = 50

_HIGH, _WIDE = 0.2, 5
"""A level above a fifth, and this many times the threshold where its tail begins, is rejected: these are copies.
Scores due to chance, or to a header, crowd around the middle and leave a narrow tail; copies of one source
are spread over all scores, and where they are more than a fifth of the pairs they make the tail.

Measured with shingles of 1 to 6 words, by both scores, on pairs below the threshold that is then suggested:

                                            copies below it         honest pairs that reach it
                                        of      before  after       of          before  after
    short answers (Clough, Stevenson)   1,044   240     216         27,012      99      99
    40 random parts of them             1,760   427     283         11,712      38      40
    Russian essays and their sources    192     141     120         36          4       5
    revised Ukrainian texts             4,144   35      15          853,568     177     186
    made classes                        1,568   278     278         473,936     0       0
    the same with a header for all      1,568   262     262         473,936     2,115   2,115
    with a header for a part, or 2 to 4 1,296   679     673         116,640     4,649   4,695

With 4 instead of 5 the figures are much the same; with 3 a thousand honest pairs pass in classes whose texts have
parts of one sheet, and with 7 most of the answers are below again. A limit by the median pair instead of the threshold
would let a quarter of the honest pairs pass where several groups have a header each."""


def chance_level(scores: Float64, pairs: int, *, of_words: bool = False) -> float | None:
    """Estimate the level that not even the highest of all unrelated pairs is expected to exceed.

    Args:
        scores: of the pairs that share something, ascending, fractions of 1.
        pairs: how many were compared; the others have 0.
        of_words: whether the scores are shares of words, not of shingles.

    Returns:
        A fraction of 1; None with fewer than FEWEST pairs, with so many similar pairs that none could exceed it, or
        with a tail too wide to be chance.
    """
    if pairs < FEWEST:
        return None
    expected = _EXPECTED_OF_WORDS if of_words else _EXPECTED
    level, threshold, seen = _first_level(scores, pairs, expected, of_words=of_words), 0.0, set[int]()
    for _ in range(_ROUNDS):
        kept = int(np.searchsorted(scores, level, side="right"))
        if kept in seen:
            break
        seen.add(kept)
        threshold, tail = _tail(scores[:kept], pairs - len(scores) + kept)
        level = _reach(threshold, tail, _CENSORED, expected)
        grown = int(np.searchsorted(scores, level, side="right")) - kept
        if grown == 0 or grown > _GROWTH * len(tail):
            break
    return level if level < 1 and level <= max(_HIGH, _WIDE * threshold) else None


def _first_level(scores: Float64, pairs: int, expected: float, *, of_words: bool) -> float:
    """The level by the scores between the median and the fourth fifth of all pairs; these are hardly copies.

    If the median pair shares nothing, the fourth fifth may well include copies, and the smallest scores are used.
    """
    nothing = pairs - len(scores)
    middle, end = pairs // 2 - nothing, 4 * pairs // 5 - nothing
    if middle > 0:
        upper = scores[middle:]
        return _reach(float(scores[middle - 1]), upper, (len(scores) - end) / len(upper), expected)
    level = _reach(0.0, scores[:0], 0.0, expected)
    if not len(scores):
        return level
    if of_words:
        return max(level, min(float(scores[len(scores) // 2]), _FIRST_OF_WORDS))
    return max(level, min(2 * float(scores[0]), _FIRST))


def _tail(kept: Float64, pairs: int) -> tuple[float, Float64]:
    """A threshold, and all scores above it: about a twentieth of all pairs, or all that share anything.

    Scores are counts of shingles divided by lengths of texts: the threshold is between two counts, not on one. If half
    of the pairs share nothing, most of the others share one shingle, which no threshold may split.
    """
    wanted = int(max(_TAIL * pairs, min(pairs / 2, _TAIL_LEAST)))
    start = len(kept) - wanted
    if 2 * len(kept) > pairs and start > 0:
        if kept[start - 1] == kept[start]:
            start = int(np.searchsorted(kept, kept[start], side="left"))
        if start > 0:
            return float(kept[start - 1] + kept[start]) / 2, kept[start:]
    return (float(kept[len(kept) // 10]) / 2 if len(kept) else 0.0), kept


def _reach(threshold: float, tail: Float64, censored: float, expected: float) -> float:
    """Extrapolated maximum of an exponential tail, by its lower part; `tail` is ascending from above the threshold."""
    count = len(tail)
    known = count - int(count * censored)
    total = _SCALE * max(0, _LEAST - known)
    if known:
        total += float((tail[:known] - threshold).sum()) + (count - known) * (float(tail[known - 1]) - threshold)
    degrees = max(known, _LEAST)
    return threshold + total * math.expm1(math.log(max(count, 1) / expected) / degrees)

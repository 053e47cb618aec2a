"""Summaries: stretches of a text that draw on places all over a source at least three times as long.

A sentence of a summary has most of its words, and some of their order, from the source, but no single place of the
source has most of them. Figures in comments are from PAN's training corpus of 2013.
"""

from itertools import pairwise

import numpy as np

from imbrex.engine.arrays import Bools, Int64, among, unique
from imbrex.engine.observer import SILENT, Observer, watched
from imbrex.engine.rewriting.passage_places import Places, from_bounds
from imbrex.engine.rewriting.sentence_similarity import Float, Vectors
from imbrex.engine.rewriting.sentence_words import Reading
from imbrex.engine.text.tokens import Int32

ALONE, MISSING = 0.2, -0.6
"""Score of a word that the source has elsewhere than beside the same neighbour, and of one that it has not, relative to
a word it has beside the same neighbour. Sentences of other matter have a third of their words in the source and hardly
a pair of neighbours (.1 of their weight at most); summaries have nine tenths and half of the pairs."""
ENOUGH = 19.0
"""Minimum score, a rare word 1: 3 % of the summaries have less. An answer to the same question, written freely by
somebody else, had 17."""
DENSITY = 0.2
"""Minimum score for each word; one summary in ten has less than .22. That answer had .19, and a Russian life of a
singer beside another, long one .17."""
TIMES, AT_MOST = 3, 25
"""Words of the source for each word of the summary; a book is summarized in no sentence, and has all common words."""
IN_ONE_PLACE = 0.85
"""Share of the words taken that one place of the source has, from which the stretch is a passage of that place."""
PLACE, MARGIN = 1.5, 20
"""Length of such a place, for each word of the summary, and added to it."""
ELSEWHERE, ELSEWHERE_DENSITY = 5.0, 0.12
"""Minimum score of the sentences that are mostly from outside the best place, and for each of their words. (At 8 a
tenth of the summaries is lost; at 3 a passage becomes a summary for a chance match beside it.)"""
FROM_PLACE = 0.75
"""Share of a sentence's words taken that the best place has, from which the sentence is from there."""
TELLING = 0.5
"""Rarity of words that show where in the source the summary begins and ends."""


def find_summaries(
    left: Reading, right: Reading, vectors: tuple[Vectors, Vectors], observer: Observer = SILENT
) -> Places:
    """The summaries in the left text of the right one or a part of it, in the order of the left text."""
    if not len(left) or not len(right):
        return from_bounds([], np.zeros(0))
    mine, its = vectors
    there = np.zeros(len(mine.rarity), np.bool_)
    there[its.words] = True
    taken = there[mine.words]
    scores = _scores(mine, its, taken)
    by_sentence = np.add.reduceat(scores, left.sentences[:-1])
    found, quality = [], []
    for first, last in watched(best_stretches(by_sentence), observer, 20):
        borders, sums = left.sentences[first : last + 1], by_sentence[first:last]
        a, b = int(borders[0]), int(borders[-1])
        score, words = float(sums.sum()), b - a
        if score < max(ENOUGH, DENSITY * words) or not TIMES * words <= len(right) <= AT_MOST * words:
            continue
        terms = unique(mine.words[a:b])
        inside, share = _best_place(terms, its, int(PLACE * words) + MARGIN)
        if share >= IN_ONE_PLACE or not _draws_elsewhere(mine, inside, taken, borders, sums):
            continue
        c, d = drawn_on(terms, its)
        found.append((a, b, c, d))
        quality.append(float(mine.rarity[mine.words[a:b]] @ taken[a:b] / max(1e-9, mine.rarity[mine.words[a:b]].sum())))
    return from_bounds(found, np.array(quality, np.float64))


def _scores(mine: Vectors, its: Vectors, taken: Bools) -> Float:
    """Evidence of each word of the left text for being taken from anywhere in the right one."""
    width = len(mine.rarity)
    pairs = np.flatnonzero(taken[:-1] & taken[1:])
    wanted = mine.words[pairs] * width + mine.words[pairs + 1]
    pairs = pairs[among(wanted, its.words[:-1] * width + its.words[1:])]
    beside = np.zeros(len(taken), np.bool_)
    beside[pairs] = True
    beside[pairs + 1] = True
    return np.where(beside, 1.0, np.where(taken, ALONE, MISSING)) * mine.rarity[mine.words]


def best_stretches(scores: Float) -> list[tuple[int, int]]:
    """The half-open stretches of greatest sum that do not overlap (Ruzzo and Tompa 1999), in linear time."""
    found: list[tuple[int, int, float, float, int]] = []  # first, end, sum before, sum after, nearest with a lower sum
    total = 0.0
    for place, score in enumerate(scores.tolist()):
        low, total = total, total + score
        if score <= 0:
            continue
        first, before = place, _lower(found, low)
        while before >= 0 and found[before][3] < total:
            first, _, low, _, _ = found[before]
            del found[before:]
            before = _lower(found, low)
        found.append((first, place + 1, low, total, before))
    return [(first, last) for first, last, _, _, _ in found]


def _lower(found: list[tuple[int, int, float, float, int]], low: float) -> int:
    """The last stretch with a lower sum before it; those skipped are no lower than the one that names it."""
    place = len(found) - 1
    while place >= 0 and found[place][2] >= low:
        place = found[place][4]
    return place


def _best_place(terms: Int64, its: Vectors, size: int) -> tuple[Bools, float]:
    """Mask of the terms in the `size` words of the source that have most of these, and their share by rarity."""
    weight = np.zeros(len(its.rarity))
    weight[terms] = its.rarity[terms]
    place = np.flatnonzero(weight[its.words] > 0)
    term = its.words[place]
    order = np.argsort(term, kind="stable")
    same = np.diff(term[order], prepend=-1) == 0
    before = np.full(len(place), -1, np.int64)
    before[order[1:][same[1:]]] = place[order[:-1][same[1:]]]  # the same term counts once in a window
    change = np.zeros(len(its.words) + 1)
    np.add.at(change, np.maximum(before, place - size) + 1, weight[term])
    np.subtract.at(change, place + 1, weight[term])
    sums = np.cumsum(change)
    first = int(np.argmax(sums))
    inside = np.zeros(len(its.rarity), np.bool_)
    inside[its.words[first : first + size]] = True
    return inside, float(sums[first] / max(1e-9, weight[unique(term)].sum()))


def _draws_elsewhere(mine: Vectors, inside: Bools, taken: Bools, borders: Int32, sums: Float) -> bool:
    """Whether enough sentences have most of what they took from outside one place, whose terms are `inside`."""
    score, words = 0.0, 0
    for (first, last), one in zip(pairwise(borders.tolist()), sums.tolist(), strict=True):
        terms = mine.words[first:last][taken[first:last]]
        weights = mine.rarity[terms]
        if weights[inside[terms]].sum() < FROM_PLACE * weights.sum():
            score, words = score + one, words + last - first
    return score >= max(ELSEWHERE, ELSEWHERE_DENSITY * words)


def drawn_on(terms: Int64, its: Vectors) -> tuple[int, int]:
    """First word and end of the part of the source that has the telling words of a summary."""
    telling = terms[its.rarity[terms] > TELLING]
    place = np.flatnonzero(among(its.words, telling))
    return (int(place[0]), int(place[-1]) + 1) if len(place) else (0, len(its.words))

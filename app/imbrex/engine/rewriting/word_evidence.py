"""Word evidence: weight of the words shared by two stretches as evidence that one was made from the other."""

import numpy as np
from numpy.typing import NDArray

from imbrex.engine.arrays import Int64
from imbrex.engine.observer import SILENT, Observer, watched
from imbrex.engine.rewriting.passage_places import Places
from imbrex.engine.rewriting.sentence_vectors import Float, Vectors

COST = 0.35
"""Cost of a word without a counterpart, relative to the gain of one with a counterpart; both by rarity. Half of the
words of a passage may be new. Flat below (.25: .000), steep above (.45: -.005, .7: -.03)."""

_ASKED = 50  # passages between two checks of the observer: each may have thousands of words


def gains(vectors: Vectors, words: Int64, others: Int64) -> Float:
    """Evidence of each word for being part of a passage whose other side has these words; a rare word 1."""
    there: NDArray[np.bool_] = np.zeros(len(vectors.rarity), np.bool_)
    there[others] = True
    return np.where(there[words], 1.0, -COST) * vectors.rarity[words]


def evidence(places: Places, left: Vectors, right: Vectors, observer: Observer = SILENT) -> Float:
    """Sum of the gains of each passage, on the side where it is smaller, shape of the places."""
    sums = []
    for a, b, c, d in watched(places.bounds(), observer, _ASKED):
        mine, its = left.words[a:b], right.words[c:d]
        sums.append(min(gains(left, mine, its).sum(), gains(right, its, mine).sum()))
    return np.array(sums, np.float64)


def shared_weight(places: Places, left: Vectors, right: Vectors, observer: Observer = SILENT) -> Float:
    """Total weight of the words of each passage's left side that its right side has too."""
    bounds = watched(places.bounds(), observer, _ASKED)
    sums = [np.maximum(gains(left, left.words[a:b], right.words[c:d]), 0).sum() for a, b, c, d in bounds]
    return np.array(sums, np.float64)


def phrase_shares(places: Places, left: Vectors, right: Vectors, observer: Observer = SILENT) -> tuple[Float, Float]:
    """Weighted share of each passage's left and right side in pairs of neighbouring words that the other has too.

    A pair weighs as much as its more frequent word, so that "of the" counts little.
    """
    shares = []
    for a, b, c, d in watched(places.bounds(), observer, _ASKED):
        mine, its = _phrases(left, a, b), _phrases(right, c, d)
        shares.append((_shared(mine, its), _shared(its, mine)))
    columns = np.array(shares, np.float64).reshape(-1, 2)
    return columns[:, 0], columns[:, 1]


def _phrases(vectors: Vectors, first: int, last: int) -> tuple[Int64, Float]:
    """Pairs of neighbouring words as keys, with their weights."""
    before, after = vectors.words[first : last - 1], vectors.words[first + 1 : last]
    return before * len(vectors.rarity) + after, np.minimum(vectors.rarity[before], vectors.rarity[after])


def _shared(phrases: tuple[Int64, Float], others: tuple[Int64, Float]) -> float:
    keys, weights = phrases
    return float(weights[np.isin(keys, others[0])].sum() / max(1e-9, weights.sum()))

"""Score distribution: distribution of the scores of all pairs of a class, and its chance level."""

from enum import StrEnum

import numpy as np
from numpy.typing import NDArray

from imbrex.engine.compare.pairs import Float32
from imbrex.engine.overview.chance_level import FEWEST, chance_level
from imbrex.engine.overview.score import Score
from imbrex.values import frozen

BINS = 100
"""Of one percentage point each, the unit of a threshold."""


class NoChance(StrEnum):
    """Why there is no chance level."""

    TOO_FEW = "too-few"  # pairs
    TOO_SIMILAR = "too-similar"  # too many of them


def why_no_chance(pairs: int) -> NoChance:
    """Why a class with this number of compared pairs has no chance level."""
    return NoChance.TOO_FEW if pairs < FEWEST else NoChance.TOO_SIMILAR


@frozen
class Distribution:
    """The scores of all compared pairs of a class, including those that share nothing.

    Attributes:
        pairs: number of compared pairs.
        ordered: the scores of those that share something, ascending, shape (p,).
        edges: borders of the histogram's bins, fractions of 1, shape (bins + 1,).
        counts: pairs in each bin; the pairs that share nothing are in the first, shape (bins,).
        median: of all pairs.
        chance: the score that not even the highest of the unrelated pairs is expected to exceed; None if it cannot be
            estimated, for which `why_no_chance` has the reason.
        cutoff: the score from which pairs stand out; None if none does.
    """

    pairs: int
    ordered: Float32
    edges: NDArray[np.float64]
    counts: NDArray[np.int64]
    median: float
    chance: float | None
    cutoff: float | None


def distribution(values: Float32, possible: int, score: Score) -> Distribution:
    """Analyse the scores of a class.

    Args:
        values: scores of the pairs that share something, fractions of 1, in any order.
        possible: number of compared pairs, including those that share nothing (they have 0).
        score: the kind of the values.
    """
    ordered = np.sort(values[values > 0])
    pairs = max(possible, len(ordered))
    chance = chance_level(ordered.astype(np.float64), pairs, of_words=score is Score.VERBATIM)
    return Distribution(
        pairs=pairs,
        ordered=ordered,
        edges=np.linspace(0.0, 1.0, BINS + 1),
        counts=_counts(ordered, pairs),
        median=_median(ordered, pairs),
        chance=chance,
        cutoff=_cutoff(ordered, chance),
    )


def percentiles(of: Distribution, values: Float32) -> NDArray[np.float64]:
    """The share of all pairs that score lower than each value, fractions of 1; 0 if there is no pair."""
    values = np.asarray(values, np.float32)
    order = np.argsort(values)  # sorted look-up of two million takes a fifth of the time
    below = np.empty(len(values), np.int64)
    below[order] = np.searchsorted(of.ordered, values[order], side="left")
    below[values > 0] += of.pairs - len(of.ordered)
    return np.asarray(below / max(1, of.pairs), np.float64)


def outliers(of: Distribution, values: Float32) -> NDArray[np.bool_]:
    """Mask of the values above chance; none if chance is unknown."""
    if of.chance is None:
        return np.zeros(len(values), np.bool_)
    return np.asarray(values > of.chance)


def _counts(ordered: Float32, pairs: int) -> NDArray[np.int64]:
    # 0.29 in single precision is a little less than that, and yet belongs to the bin that begins there.
    bins = np.minimum((ordered.astype(np.float64) * BINS + 1e-5).astype(np.int64), BINS - 1)
    counts = np.bincount(bins, minlength=BINS).astype(np.int64)
    counts[0] += pairs - len(ordered)
    return counts


def _median(ordered: Float32, pairs: int) -> float:
    if not pairs:
        return 0.0
    nothing = pairs - len(ordered)
    middle = [float(ordered[at]) if (at := place - nothing) >= 0 else 0.0 for place in _middle(pairs)]
    return sum(middle) / len(middle)


def _middle(pairs: int) -> tuple[int, ...]:
    return (pairs // 2,) if pairs % 2 else (pairs // 2 - 1, pairs // 2)


def _cutoff(ordered: Float32, chance: float | None) -> float | None:
    """Halfway between chance and the lowest score above it, in full percent if one is between them.

    So every pair above chance reaches it: the start of the copies is known no better than the end of chance.
    """
    if chance is None:
        return None
    above = ordered[np.searchsorted(ordered, chance, side="right") :].astype(np.float64)
    if not len(above):
        return None
    lowest = float(above[0])
    half = (chance + lowest) / 2
    rounded = round(half, 2)
    return rounded if chance <= rounded <= lowest else half

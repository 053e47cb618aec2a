"""Score: the one figure by which the pairs of a class are ranked, drawn and held against a threshold."""

from enum import StrEnum

from imbrex.engine.compare.pairs import Float32, Pairs


class Score(StrEnum):
    """Which figure."""

    CONTAINMENT = "containment"  # the larger of the two: padding cannot hide what was copied
    JACCARD = "jaccard"


def scores(pairs: Pairs, score: Score) -> Float32:
    """The figure of each pair, fractions of 1, shape (p,)."""
    return pairs.jaccard if score is Score.JACCARD else pairs.greater_containment

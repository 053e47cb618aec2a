"""Score: the score by which the pairs of a class are ranked, drawn and compared with a threshold."""

from enum import StrEnum

from imbrex.engine.compare.pairs import Float32, Pairs


class Score(StrEnum):
    """Kind of score."""

    CONTAINMENT = "containment"  # the larger of the two: padding cannot hide copied text
    JACCARD = "jaccard"


def scores(pairs: Pairs, score: Score) -> Float32:
    """The score of each pair, fractions of 1, shape (p,)."""
    return pairs.jaccard if score is Score.JACCARD else pairs.greater_containment

"""Comparison: one pair of documents, its figures and its passages."""

from dataclasses import dataclass

from imbrex.engine.passages import Passages
from imbrex.engine.tokens import Tokens


@dataclass(frozen=True, slots=True)
class Scores:
    """Fractions of 1.

    Attributes:
        containment_left: distinct shingles of the left text that the right one has too, of the left's (Broder 1997).
        containment_right: the same the other way round.
        coverage_left: compared words of the left text inside a passage, of all its compared words.
        coverage_right: the same the other way round.
        jaccard: distinct shared shingles of all distinct shingles of both (resemblance, Broder 1997).
        dice: 2 * count / (n1 + n2), count and n with repetition: how many of the left text's shingles stand in the
            right one (Node.js article). It may pass 1 where the left text repeats what they share.
    """

    containment_left: float
    containment_right: float
    coverage_left: float
    coverage_right: float
    jaccard: float
    dice: float


@dataclass(frozen=True, slots=True)
class Comparison:
    """Two documents side by side.

    Attributes:
        left, right: their words.
        length: words in a shingle.
        scores: fractions of 1.
        shared_shingles: number of distinct shared shingles.
        passages: in the order of the left text.
    """

    left: Tokens
    right: Tokens
    length: int
    scores: Scores
    shared_shingles: int
    passages: Passages

"""Comparison: scores and passages of one pair of documents."""

import numpy as np

from imbrex.engine.arrays import inside
from imbrex.engine.compare.passages import Passages, find_passages
from imbrex.engine.compare.shingles import common, distinct, is_member, shingles_of
from imbrex.engine.observer import SILENT, Observer
from imbrex.engine.text.tokens import Int32, Tokens
from imbrex.values import frozen


@frozen
class Scores:
    """Fractions of 1.

    Attributes:
        containment_left: share of the left text's distinct shingles that are also in the right (Broder 1997).
        containment_right: the reverse.
        coverage_left: share of the left text's compared words inside a passage.
        coverage_right: the same for the right text.
        jaccard: distinct shared shingles of all distinct shingles of both (resemblance, Broder 1997).
        dice: 2 * count / (n1 + n2), count and n with repetition: count is the number of the left text's shingles that
            are also in the right (Node.js article). It may exceed 1 if the left text repeats shared shingles.
    """

    containment_left: float
    containment_right: float
    coverage_left: float
    coverage_right: float
    jaccard: float
    dice: float


@frozen
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


def compare(
    left: Tokens, right: Tokens, length: int, minimum_words: int = 1, observer: Observer = SILENT, step: int = 1
) -> Comparison:
    """Compare two canonized texts by shingles of `length` words; passages are found with all shingles, at any step.

    Raises ValueError if a text has no shingle: it equals nothing, not even another such text.
    """
    left_shingles, right_shingles = shingles_of(left, length, step), shingles_of(right, length, step)
    if not len(left_shingles) or not len(right_shingles):
        raise ValueError("a text without a shingle cannot be compared")
    left_set, right_set = distinct(left_shingles), distinct(right_shingles)
    shared = common(left_set, right_set)
    is_shared = is_member(left_shingles, shared), is_member(right_shingles, shared)
    passages = find_passages(left, right, length, minimum_words, observer, is_shared if step == 1 else None)
    scores = Scores(
        containment_left=len(shared) / len(left_set),
        containment_right=len(shared) / len(right_set),
        coverage_left=_coverage(passages.left_word, passages.words, len(left.kept)),
        coverage_right=_coverage(passages.right_word, passages.words, len(right.kept)),
        jaccard=len(shared) / (len(left_set) + len(right_set) - len(shared)),
        dice=2 * int(np.count_nonzero(is_shared[0])) / (len(left_shingles) + len(right_shingles)),
    )
    return Comparison(left, right, length, scores, len(shared), passages)


def _coverage(first: Int32, words: Int32, count: int) -> float:
    """Share of `count` words inside a run."""
    return float(np.count_nonzero(inside(first, first + words, count)) / count)

"""Comparison: scores and passages of one pair of documents."""

import numpy as np

from imbrex.engine.compare.common_shingles import Shingles, find_common
from imbrex.engine.compare.compared_words import sequence_of
from imbrex.engine.compare.passages import Passages, find_passages
from imbrex.engine.observer import SILENT, Observer
from imbrex.engine.text.recent_answers import Recent
from imbrex.engine.text.tokens import Int32, Tokens
from imbrex.values import frozen

_MOST_KEPT = 2_000_000  # words of a text whose shingles are kept: 40 MB


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
    left: Tokens,
    right: Tokens,
    length: int,
    minimum_words: int = 1,
    observer: Observer = SILENT,
    step: int = 1,
    recent: Recent[Shingles] | None = None,
) -> Comparison:
    """Compare two canonized texts by shingles of `length` words; passages are found with all shingles, at any step.

    `recent` keeps the shingles of a text, by the key of its document, for its next comparison.
    Raises ValueError if a text has no shingle: it equals nothing, not even another such text.
    """
    mine, its = (_shingles(tokens, length, step, recent) for tokens in (left, right))
    if not len(mine) or not len(its):
        raise ValueError("a text without a shingle cannot be compared")
    common = find_common(mine, its)
    passages = find_passages(left, right, length, minimum_words, observer, common if step == 1 else None)
    left_distinct, right_distinct = len(mine.distinct), len(its.distinct)
    repeated = int(mine.groups(common.in_left)[1].sum())
    scores = Scores(
        containment_left=len(common) / left_distinct,
        containment_right=len(common) / right_distinct,
        coverage_left=_coverage(passages.left_word, passages.words, len(left.kept)),
        coverage_right=_coverage(passages.right_word, passages.words, len(right.kept)),
        jaccard=len(common) / (left_distinct + right_distinct - len(common)),
        dice=2 * repeated / (len(mine) + len(its)),
    )
    return Comparison(left, right, length, scores, len(common), passages)


def _shingles(tokens: Tokens, length: int, step: int, recent: Recent[Shingles] | None) -> Shingles:
    if recent is not None and len(tokens.kept) <= _MOST_KEPT:
        return recent.get((tokens.document.key, length, step), lambda: _shingles(tokens, length, step, None))
    return sequence_of(tokens).shingles(length, step)


def _coverage(first: Int32, words: Int32, count: int) -> float:
    """Share of `count` words inside a run."""
    order = np.argsort(first)
    first, end = first[order], np.maximum.accumulate((first + words)[order])
    before = np.concatenate((np.zeros(min(1, len(end)), np.int32), end[:-1]))
    return float(np.maximum(0, end - np.maximum(first, before)).sum() / count)

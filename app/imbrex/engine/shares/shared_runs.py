"""Shared runs: the words of two texts inside runs that both share, dropped words included."""

from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from imbrex.engine.compare.passages import Passages
from imbrex.engine.compare.seeds import Int64
from imbrex.engine.text.tokens import Fate, Tokens

Bools = NDArray[np.bool_]

FARTHEST = 500
"""Words that a run grows on either side beyond its shingles: function words and short headings are soon over."""


@dataclass(frozen=True, slots=True)
class TokenRuns:
    """Runs as half-open ranges of all words of both texts, dropped ones included, shape (n,)."""

    left_first: Int64
    left_last: Int64
    right_first: Int64
    right_last: Int64


def grown_runs(left: Tokens, right: Tokens, passages: Passages) -> TokenRuns:
    """The passages with the same words next to them on both sides, though these are in no shared shingle."""
    last = passages.words - 1
    runs = TokenRuns(
        left.kept[passages.left_word].astype(np.int64),
        left.kept[passages.left_word + last].astype(np.int64) + 1,
        right.kept[passages.right_word].astype(np.int64),
        right.kept[passages.right_word + last].astype(np.int64) + 1,
    )
    covered = inside(runs.left_first, runs.left_last, len(left)), inside(runs.right_first, runs.right_last, len(right))
    open_left, open_right = (
        ~inside_runs & (tokens.fate < Fate.DROPPED_TEMPLATE)
        for tokens, inside_runs in zip((left, right), covered, strict=True)
    )

    def goes_on(a: Int64, b: Int64) -> Bools:
        within = (a >= 0) & (b >= 0) & (a < len(left)) & (b < len(right))
        a, b = np.where(within, a, 0), np.where(within, b, 0)
        return np.asarray(within & open_left[a] & open_right[b] & (left.term[a] == right.term[b]))

    for _ in range(FARTHEST):
        before = goes_on(runs.left_first - 1, runs.right_first - 1)
        after = goes_on(runs.left_last, runs.right_last)
        if not (before.any() or after.any()):
            break
        runs = TokenRuns(
            runs.left_first - before, runs.left_last + after, runs.right_first - before, runs.right_last + after
        )
    return runs


def inside(first: Int64, last: Int64, words: int) -> Bools:
    """Mask of `words` words inside half-open ranges."""
    change = np.zeros(words + 1, np.int64)
    np.add.at(change, first, 1)
    np.add.at(change, last, -1)
    return np.asarray(np.cumsum(change[:-1]) > 0)


def same_text(left: Tokens, right: Tokens) -> bool:
    """Whether both texts have the same words in the same order, and any."""
    return bool(len(left)) and np.array_equal(left.term, right.term)

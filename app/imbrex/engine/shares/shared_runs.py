"""Shared runs: the words of two texts inside runs that both share, dropped words included."""

from typing import TYPE_CHECKING

import numpy as np
from numpy.typing import NDArray

from imbrex.engine.arrays import Bools, Int64, inside
from imbrex.engine.compare.passages import Passages
from imbrex.engine.text.tokens import Fate, Int32, Tokens
from imbrex.values import frozen

if TYPE_CHECKING:
    from imbrex.engine.rewriting.rewritten_passage import Rewritten
    from imbrex.engine.rewriting.sentence_words import Reading

FARTHEST = 50
"""Words that a run grows on either side beyond its shingles: there are seldom more than a few function words."""


@frozen(eq=False)
class SharedRuns:
    """Runs as half-open ranges of all words of both texts, dropped ones included, shape (n,)."""

    left_first: Int64
    left_last: Int64
    right_first: Int64
    right_last: Int64

    def __len__(self) -> int:
        return len(self.left_first)

    def inside_left(self, words: int) -> Bools:
        """Mask of the words of the left text inside a run."""
        return inside(self.left_first, self.left_last, words)

    def inside_right(self, words: int) -> Bools:
        """Mask of the words of the right text inside a run."""
        return inside(self.right_first, self.right_last, words)

    def touching(self, left: Bools, right: Bools) -> Bools:
        """Mask of the runs with a word of either mask, shape (words,) each."""
        in_left = _count(left)[self.left_last] > _count(left)[self.left_first]
        return np.asarray(in_left | (_count(right)[self.right_last] > _count(right)[self.right_first]))

    def take(self, chosen: Bools) -> "SharedRuns":
        """The chosen runs only."""
        return SharedRuns(
            self.left_first[chosen], self.left_last[chosen], self.right_first[chosen], self.right_last[chosen]
        )


@frozen(eq=False)
class Texts:
    """Words of texts end to end.

    Attributes:
        words: equal for equal words, shape (n,).
        excluded: which of them are excluded, shape (n,).
    """

    words: NDArray[np.integer]
    excluded: Bools


def shared_runs(left: Tokens, right: Tokens, passages: Passages) -> SharedRuns:
    """The passages as runs of all words, with the same words beside them that are in no shared shingle.

    Texts with the same words in the same order are one run, even without a shingle.
    """
    if len(left) and np.array_equal(left.term, right.term):
        first, last = np.zeros(1, np.int64), np.full(1, len(left), np.int64)
        return SharedRuns(first, last, first, last)
    end, before = passages.words - 1, len(left)
    runs = SharedRuns(
        left.kept[passages.left_word].astype(np.int64),
        left.kept[passages.left_word + end].astype(np.int64) + 1,
        right.kept[passages.right_word].astype(np.int64) + before,
        right.kept[passages.right_word + end].astype(np.int64) + before + 1,
    )
    fates = np.concatenate((left.fate, right.fate))
    texts = Texts(np.concatenate((left.term, right.term)), fates >= Fate.DROPPED_TEMPLATE)
    start, middle, stop = (np.full(len(runs), place) for place in (0, before, before + len(right)))
    runs = grown(runs, texts, SharedRuns(start, middle, middle, stop))
    return SharedRuns(runs.left_first, runs.left_last, runs.right_first - before, runs.right_last - before)


def grown(runs: SharedRuns, texts: Texts, limits: SharedRuns) -> SharedRuns:
    """Extend runs over equal words on both sides, as far as the next excluded one.

    Args:
        runs: positions in `texts`.
        texts: the words of both texts, or of many.
        limits: first word and end of both texts of each run.
    """
    before = _reach(texts, runs.left_first, runs.right_first, limits, -1)
    after = _reach(texts, runs.left_last - 1, runs.right_last - 1, limits, 1)
    return SharedRuns(
        runs.left_first - before, runs.left_last + after, runs.right_first - before, runs.right_last + after
    )


def _reach(texts: Texts, left: Int64, right: Int64, limits: SharedRuns, step: int) -> Int64:
    """Number of equal words after each pair of positions, in steps of 1 or -1, up to FARTHEST."""
    words = np.zeros(len(left), np.int64)
    active = np.arange(len(left))
    first, last = (limits.left_first, limits.right_first), (limits.left_last, limits.right_last)
    for distance in range(1, FARTHEST + 1):
        a, b = left[active] + step * distance, right[active] + step * distance
        inside = (a >= first[0][active]) & (b >= first[1][active]) & (a < last[0][active]) & (b < last[1][active])
        active, a, b = active[inside], a[inside], b[inside]
        active = active[(texts.words[a] == texts.words[b]) & ~texts.excluded[a] & ~texts.excluded[b]]
        if not len(active):
            break
        words[active] = distance
    return words


def as_passages(runs: SharedRuns, left: Tokens, right: Tokens, readings: tuple["Reading", "Reading"]) -> "Rewritten":
    """The runs as passages of the readings of both texts, with neither change nor quality."""
    from imbrex.engine.rewriting.rewritten_passage import Rewritten  # noqa: PLC0415 - exact shares do without

    starts = left.start[runs.left_first], right.start[runs.right_first]
    ends = left.end[runs.left_last - 1], right.end[runs.right_last - 1]
    nothing = np.zeros(len(runs))
    return Rewritten(
        left=readings[0],
        right=readings[1],
        left_start=starts[0],
        left_end=ends[0],
        right_start=starts[1],
        right_end=ends[1],
        left_first=_word_at(readings[0], starts[0]),
        left_last=_word_at(readings[0], ends[0]),
        right_first=_word_at(readings[1], starts[1]),
        right_last=_word_at(readings[1], ends[1]),
        change=nothing.astype(np.uint8),
        kept=nothing,
        quality=nothing,
    )


def _word_at(reading: "Reading", points: Int32) -> Int32:
    """The first word at or after each code point."""
    return np.searchsorted(reading.start, points).astype(np.int32)


def _count(mask: Bools) -> Int64:
    """Number of words of a mask before each word, and all of them, shape (words + 1,)."""
    return np.concatenate((np.zeros(1, np.int64), np.cumsum(mask)))

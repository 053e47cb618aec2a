"""Runs: consecutive shared shingles in both texts, as diagonal runs of words."""

from collections.abc import Callable

import numpy as np
from numpy.typing import NDArray

from imbrex.engine.arrays import Bools, Int64, among
from imbrex.engine.compare.common_shingles import CommonShingles, find_common
from imbrex.engine.compare.compared_words import ComparedWords
from imbrex.engine.compare.seeds import Seeds, find_seeds, members
from imbrex.engine.compare.sorting import rising
from imbrex.engine.observer import SILENT, Observer
from imbrex.values import frozen

WordsAt = Callable[[Int64], NDArray[np.integer]]

_MOST_STEPS = 500
_NONE = np.iinfo(np.int64).max


@frozen
class Runs:
    """Diagonal runs of words: left word, right word and number of words of each, shape (n,)."""

    left: Int64
    right: Int64
    words: Int64

    def __len__(self) -> int:
        return len(self.words)

    def take(self, chosen: Int64 | Bools) -> "Runs":
        """The chosen runs only."""
        return Runs(self.left[chosen], self.right[chosen], self.words[chosen])


def find_runs(
    left: ComparedWords,
    right: ComparedWords,
    length: int,
    minimum_words: int = 1,
    observer: Observer = SILENT,
    common: CommonShingles | None = None,
) -> tuple[Runs, bool]:
    """The runs that are the longest for some shared shingle; and whether not all repeats were paired.

    Unordered, none shorter than `minimum_words`. `common` are the shingles that both texts have, if known.
    """
    if common is None:
        common = find_common(left.shingles(length), right.shingles(length))
    seeds = find_seeds(common)
    observer.check()
    runs = join(seeds, len(left), length, lambda a, b: among(a, left.barriers) | among(b, right.barriers))
    observer.check()
    if seeds.bounded:
        runs = runs.take(longest(runs, len(left), len(right), length))
        runs = extend(runs, left, right, observer)
    else:  # a shorter run is never preferred to a longer one
        runs = runs.take(runs.words >= minimum_words)
    runs = runs.take(longest(runs, len(left), len(right), length))
    runs = runs.take(runs.words >= minimum_words)
    return runs.take(same_words(runs, left.at, right.at)), seeds.bounded


def join(seeds: Seeds, left_words: int, length: int, begins: Callable[[Int64, Int64], Bools]) -> Runs:
    """Maximal runs of seeds that are consecutive in both texts: neighbours on a diagonal, sorted by diagonals.

    Args:
        seeds: left positions are below `left_words`.
        left_words: number of words in the left text.
        length: words in a shingle.
        begins: returns for left and right positions whether a new part begins at either.
    """
    a, b = seeds.left, seeds.right
    wide = left_words + 1  # one more, so that the end of a diagonal does not touch the start of the next
    keys = (b - a + left_words) * wide + a
    keys.sort()
    if not len(keys):
        return Runs(keys, keys, keys)
    diagonal = keys // wide
    a = keys - diagonal * wide
    b = diagonal - left_words + a
    starts_run = np.concatenate(([True], np.diff(keys) != 1))
    if length == 1:  # longer shingles never cross a barrier, so their runs don't either
        starts_run |= begins(a, b)
    first = np.flatnonzero(starts_run)
    return Runs(a[first], b[first], np.diff(first, append=len(keys)) + length - 1)


def extend(runs: Runs, left: ComparedWords, right: ComparedWords, observer: Observer = SILENT) -> Runs:
    """Extend runs over words whose pairings were not followed, at most 500 words each way."""
    left_part, right_part = left.parts(), right.parts()
    start_a, start_b = runs.left.copy(), runs.right.copy()
    end_a, end_b = start_a + runs.words, start_b + runs.words
    for a, b, step in ((end_a, end_b, 1), (start_a, start_b, -1)):
        back = 1 if step < 0 else 0
        active = np.arange(len(a))
        for _ in range(_MOST_STEPS):
            observer.check()
            x, y = a[active] - back, b[active] - back
            inside = (x >= 0) & (y >= 0) & (x < len(left)) & (y < len(right))
            active, x, y = active[inside], x[inside], y[inside]
            same = left.at(x) == right.at(y)
            same &= (left_part[x] == left_part[x - step]) & (right_part[y] == right_part[y - step])
            active = active[same]
            if not len(active):
                break
            a[active] += step
            b[active] += step
    order = np.lexsort((start_b, start_a))
    runs = Runs(start_a, start_b, end_a - start_a).take(order)
    repeated = (np.diff(runs.left) == 0) & (np.diff(runs.right) == 0)
    return runs.take(np.concatenate((np.ones(min(1, len(order)), np.bool_), ~repeated)))


def longest(runs: Runs, left_words: int, right_words: int, length: int) -> Bools:
    """Mask of the runs that are the longest through at least one of their shingles, on either side.

    Ties go to the first by position in the shingle's own text, then in the other: if the left text always came first,
    the number of passages would depend on which text that is. The runs are ordered by diagonal, or by left and then
    right position.
    """
    chosen = np.zeros(len(runs), np.bool_)
    by_left = rising(runs.left)  # then by right position: diagonals ascend with it
    by_right = by_left[rising(runs.right[by_left])]
    lesser = runs.words.max(initial=0) - runs.words
    bits = max(1, len(runs).bit_length())
    for order, own, words in ((by_left, runs.left, left_words), (by_right, runs.right, right_words)):
        run, offset = members(runs.words[order] - length + 1)
        keys = (lesser[order] << bits) | np.arange(len(order))
        best = np.full(words, _NONE)
        np.minimum.at(best, own[order][run] + offset, keys[run])
        chosen[order[best[best < _NONE] & ((1 << bits) - 1)]] = True
    return chosen


def same_words(runs: Runs, left: WordsAt, right: WordsAt) -> Bools:
    """Mask of the runs that are equal word by word, not only by shingle hash."""
    run, offset = members(runs.words)
    differing = left(runs.left[run] + offset) != right(runs.right[run] + offset)
    differs = np.bincount(run[differing], minlength=len(runs))
    return np.asarray(differs == 0)

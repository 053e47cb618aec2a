"""Runs: shared shingles that follow one another in both texts, as stretches of words on a diagonal."""

from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from imbrex.engine.seeds import Int64, Seeds
from imbrex.engine.tokens import Tokens

Bools = NDArray[np.bool_]

_MOST_STEPS = 500


@dataclass(frozen=True, slots=True)
class Runs:
    """Diagonal runs of words: left word, right word and number of words of each, shape (n,)."""

    left: Int64
    right: Int64
    words: Int64

    def take(self, chosen: Int64 | Bools) -> "Runs":
        """The chosen runs only."""
        return Runs(self.left[chosen], self.right[chosen], self.words[chosen])


def join(seeds: Seeds, left: Tokens, right: Tokens, length: int) -> Runs:
    """Maximal runs of seeds that follow one another in both texts: neighbours on a diagonal."""
    a, b = seeds.left, seeds.right
    width = max(len(left.kept), len(right.kept)) + 1
    keys = (b - a + width) * (2 * width) + a
    keys.sort()
    if not len(keys):
        return Runs(keys, keys, keys)
    a = keys % (2 * width)
    b = keys // (2 * width) - width + a
    starts_run = np.concatenate(([True], np.diff(keys) != 1))
    if length == 1:  # longer shingles never cross a barrier, so their runs don't either
        starts_run |= np.isin(a, left.barriers) | np.isin(b, right.barriers)
    first = np.flatnonzero(starts_run)
    return Runs(a[first], b[first], np.diff(first, append=len(keys)) + length - 1)


def extend(runs: Runs, left: Tokens, right: Tokens) -> Runs:
    """Lengthen runs over the words whose pairings were not followed, at most 500 words each way."""
    left_terms, right_terms = left.term[left.kept], right.term[right.kept]
    left_part, right_part = _part_numbers(left), _part_numbers(right)
    start_a, start_b = runs.left.copy(), runs.right.copy()
    end_a, end_b = start_a + runs.words, start_b + runs.words
    for a, b, step in ((end_a, end_b, 1), (start_a, start_b, -1)):
        back = 1 if step < 0 else 0
        active = np.arange(len(a))
        for _ in range(_MOST_STEPS):
            x, y = a[active] - back, b[active] - back
            inside = (x >= 0) & (y >= 0) & (x < len(left_terms)) & (y < len(right_terms))
            active, x, y = active[inside], x[inside], y[inside]
            same = left_terms[x] == right_terms[y]
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


def _part_numbers(tokens: Tokens) -> Int64:
    """The number of the part each kept word stands in."""
    numbers = np.zeros(len(tokens.kept), np.int64)
    numbers[tokens.barriers] = 1
    return np.cumsum(numbers)


def longest(runs: Runs, left_words: int, right_words: int, length: int) -> Runs:
    """The runs that are the longest through at least one of their shingles, on either side."""
    order = np.lexsort((runs.right, runs.left, -runs.words))
    runs = runs.take(order)
    shingles = runs.words - length + 1
    run, offset = _members(shingles)
    chosen = np.zeros(len(shingles), np.bool_)
    for start, words in ((runs.left, left_words), (runs.right, right_words)):
        best = np.full(words, len(shingles), np.int64)
        np.minimum.at(best, start[run] + offset, run)
        chosen[best[best < len(shingles)]] = True
    return runs.take(chosen)


def same_words(runs: Runs, left: Tokens, right: Tokens) -> Bools:
    """Which runs are equal word by word, not only by hash."""
    run, offset = _members(runs.words)
    a, b = left.kept[runs.left[run] + offset], right.kept[runs.right[run] + offset]
    differs = np.bincount(run[left.term[a] != right.term[b]], minlength=len(runs.words))
    return np.asarray(differs == 0)


def _members(sizes: Int64) -> tuple[Int64, Int64]:
    """For every member of groups of these sizes: the number of its group, and its place in it."""
    group = np.repeat(np.arange(len(sizes)), sizes)
    return group, np.arange(len(group)) - np.repeat(np.cumsum(sizes) - sizes, sizes)

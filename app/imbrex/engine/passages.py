"""Passages: maximal runs of shared shingles, with their places in both originals."""

from collections.abc import Iterator
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from imbrex.engine.document import Span
from imbrex.engine.seeds import Int64, find_seeds
from imbrex.engine.shingles import shingle_hashes, whole
from imbrex.engine.tokens import Int32, Tokens

Bools = NDArray[np.bool_]


@dataclass(frozen=True, slots=True)
class Passage:
    """A run of words that both texts share.

    Attributes:
        left, right: places in the originals.
        left_word, right_word: index of its first word among the kept words of each side.
        words: how many compared words long; the same on both sides.
    """

    left: Span
    right: Span
    left_word: int
    right_word: int
    words: int


@dataclass(frozen=True, slots=True)
class Passages:
    """Passages as columns of equal length, sorted by `left_start`, then `right_start`.

    Attributes:
        left_start, left_end, right_start, right_end: code points of the originals, half-open.
        left_word, right_word: first word among the kept words of each side.
        words: length in compared words.
        bounded: True where a text repeats itself so much that not every pairing of the repeats was followed.
    """

    left_start: Int32
    left_end: Int32
    right_start: Int32
    right_end: Int32
    left_word: Int32
    right_word: Int32
    words: Int32
    bounded: bool = False

    def __len__(self) -> int:
        return len(self.words)

    def __getitem__(self, index: int) -> Passage:
        return Passage(
            Span(int(self.left_start[index]), int(self.left_end[index])),
            Span(int(self.right_start[index]), int(self.right_end[index])),
            int(self.left_word[index]),
            int(self.right_word[index]),
            int(self.words[index]),
        )

    def __iter__(self) -> Iterator[Passage]:
        return (self[index] for index in range(len(self)))


@dataclass(frozen=True, slots=True)
class Runs:
    """Diagonal runs of words: left word, right word and number of words of each, shape (n,)."""

    left: Int64
    right: Int64
    words: Int64

    def take(self, chosen: Int64 | Bools) -> "Runs":
        """The chosen runs only."""
        return Runs(self.left[chosen], self.right[chosen], self.words[chosen])


def find_passages(left: Tokens, right: Tokens, length: int, minimum_words: int = 1) -> Passages:
    """Find the maximal runs of shared shingles.

    Every shared shingle of either text is explained by the longest run through it (the one earlier in the left text,
    then in the right, among equals); runs that are nobody's longest are left out, so that a repeated phrase does not
    bury the view. All words are compared in their canonical form, so that no collision of hashes makes a passage.
    """
    left_hashes, right_hashes = shingle_hashes(left.hashes, length), shingle_hashes(right.hashes, length)
    left_places = np.flatnonzero(whole(len(left_hashes), length, left.barriers)).astype(np.int32)
    right_places = np.flatnonzero(whole(len(right_hashes), length, right.barriers)).astype(np.int32)
    seeds = find_seeds(left_hashes[left_places], right_hashes[right_places], left_places, right_places)
    runs = _join(seeds.left, seeds.right, left, right, length)
    if seeds.bounded:
        runs = _extend(runs, left, right)
    runs = _longest(runs, len(left.kept), len(right.kept), length)
    true = _same_words(runs, left, right) & (runs.words >= minimum_words)
    return _columns(runs.take(true), left, right, seeds.bounded)


def _same_words(runs: Runs, left: Tokens, right: Tokens) -> Bools:
    """Which runs are equal word by word, not only by hash."""
    run, offset = _members(runs.words)
    a, b = left.kept[runs.left[run] + offset], right.kept[runs.right[run] + offset]
    differs = np.bincount(run[left.term[a] != right.term[b]], minlength=len(runs.words))
    return np.asarray(differs == 0)


def _members(sizes: Int64) -> tuple[Int64, Int64]:
    """For every member of groups of these sizes: the number of its group, and its place in it."""
    group = np.repeat(np.arange(len(sizes)), sizes)
    return group, np.arange(len(group)) - np.repeat(np.cumsum(sizes) - sizes, sizes)


def _join(a: Int64, b: Int64, left: Tokens, right: Tokens, length: int) -> Runs:
    """Maximal runs of seeds that follow one another in both texts: neighbours on a diagonal."""
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


_MOST_STEPS = 500


def _extend(runs: Runs, left: Tokens, right: Tokens) -> Runs:
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
    extended = np.unique(np.stack((start_a, start_b, end_a - start_a), axis=1), axis=0)
    return Runs(extended[:, 0], extended[:, 1], extended[:, 2])


def _part_numbers(tokens: Tokens) -> Int64:
    """The number of the part each kept word stands in."""
    numbers = np.zeros(len(tokens.kept), np.int64)
    numbers[tokens.barriers] = 1
    return np.cumsum(numbers)


def _longest(runs: Runs, left_words: int, right_words: int, length: int) -> Runs:
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


def _columns(runs: Runs, left: Tokens, right: Tokens, bounded: bool) -> Passages:
    """Places of the runs in the originals, in the order of the left text."""
    runs = runs.take(np.lexsort((runs.right, runs.left)))
    last = runs.words - 1
    return Passages(
        left_start=left.start[left.kept[runs.left]],
        left_end=left.end[left.kept[runs.left + last]],
        right_start=right.start[right.kept[runs.right]],
        right_end=right.end[right.kept[runs.right + last]],
        left_word=runs.left.astype(np.int32),
        right_word=runs.right.astype(np.int32),
        words=runs.words.astype(np.int32),
        bounded=bounded,
    )

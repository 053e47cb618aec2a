"""Intervals: half-open ranges of words, and their union."""

import numpy as np

from imbrex.engine.arrays import Bools, Int64
from imbrex.engine.compare.sorting import rising


def reached(starts: Int64, ends: Int64) -> Int64:
    """Maximum end of the intervals before each one, its own start if none reaches it; starts are ascending."""
    if not len(starts):
        return starts
    before = np.concatenate((starts[:1], np.maximum.accumulate(ends)[:-1]))
    return np.asarray(np.maximum(before, starts))


def new_words(starts: Int64, ends: Int64) -> Int64:
    """Number of words in each interval not covered by earlier ones; starts are ascending."""
    return np.asarray(np.maximum(ends - reached(starts, ends), 0))


def covered(starts: Int64, words: Int64, first: Int64) -> Int64:
    """Number of words that each group of intervals covers; groups are consecutive and begin at `first`."""
    room = np.maximum.reduceat(starts + words, first)
    starts = starts + np.repeat(np.cumsum(room) - room, np.diff(first, append=len(starts)))
    order = rising(starts)
    return np.add.reduceat(new_words(starts[order], (starts + words)[order]), first)


def overlapping(starts: Int64, ends: Int64) -> Bools:
    """Mask of intervals that overlap another one; starts are ascending."""
    if not len(starts):
        return np.zeros(0, np.bool_)
    alone = _begins_union(starts, ends)
    return np.asarray(~(alone & np.append(alone[1:], True)))


def squeeze(starts: Int64, words: Int64) -> tuple[Int64, int]:
    """Starts after removing all uncovered words, and the number of words that remain."""
    order = rising(starts)
    first, ends = starts[order], (starts + words)[order]
    begins = _begins_union(first, ends)
    gap = np.where(begins, first - np.concatenate((np.zeros(1, np.int64), np.maximum.accumulate(ends)))[:-1], 0)
    squeezed = np.empty_like(starts)
    squeezed[order] = first - np.cumsum(gap)
    return squeezed, int((squeezed + words).max(initial=0))


def unions(starts: Int64, ends: Int64) -> tuple[Int64, Int64]:
    """Starts and ends of the union of intervals, merging those that touch; starts are ascending."""
    far = np.maximum.accumulate(ends)
    first = np.flatnonzero(np.concatenate((np.ones(min(1, len(far)), np.bool_), starts[1:] > far[:-1])))
    last = np.append(first[1:], len(starts))[: len(first)] - 1
    return starts[first], far[last]


def _begins_union(starts: Int64, ends: Int64) -> Bools:
    """Mask of intervals that do not overlap earlier ones; starts are ascending."""
    begins = np.ones(len(starts), np.bool_)
    begins[1:] = starts[1:] >= np.maximum.accumulate(ends)[:-1]
    return begins

"""Scroll map: which place of the right text belongs beside a place of the left one."""

from bisect import bisect_left

import numpy as np
from numpy.typing import NDArray

from imbrex.gui.widgets.text.highlights import Highlights, Ints

MOST_ANCHORS = 5_000
"""Longest passages considered; more would not be told apart on a screen and cost the sort below."""


class ScrollMap:
    """Places that move together, from the longest chain of passages that stand in the same order on both sides."""

    def __init__(self, left: Highlights, right: Highlights, left_length: int, right_length: int) -> None:
        self._left, self._right = left, right
        self._lengths = (left_length, right_length)
        self._chain = _chain(left, right)
        self._xs, self._ys = self._anchors(self._chain)

    def hold(self, number: int) -> None:
        """Make one passage stand level with its twin, even if it has moved to another place; -1 for none."""
        chain = self._chain
        if number >= 0:
            before = (self._left.start[chain] < self._left.start[number]) & (
                self._right.start[chain] < self._right.start[number]
            )
            after = (self._left.start[chain] > self._left.start[number]) & (
                self._right.start[chain] > self._right.start[number]
            )
            chain = np.concatenate((chain[before], [number], chain[after]))
        self._xs, self._ys = self._anchors(chain)

    def to_right(self, point: int) -> int:
        """The place of the right text for one of the left."""
        return round(float(np.interp(point, self._xs, self._ys)))

    def to_left(self, point: int) -> int:
        """The place of the left text for one of the right."""
        return round(float(np.interp(point, self._ys, self._xs)))

    def _anchors(self, chain: Ints) -> tuple[Ints, Ints]:
        xs = np.stack((self._left.start[chain], self._left.end[chain]), axis=1).ravel()
        ys = np.stack((self._right.start[chain], self._right.end[chain]), axis=1).ravel()
        xs = np.concatenate(([0], xs, [self._lengths[0]]))
        ys = np.concatenate(([0], ys, [self._lengths[1]]))
        # Neighbours in the chain may overlap by some words; what is interpolated must not fall.
        return np.maximum.accumulate(xs), np.maximum.accumulate(ys)


def _chain(left: Highlights, right: Highlights) -> Ints:
    """Numbers of the longest sequence rising on both sides (patience sorting, O(n log n))."""
    numbers = np.arange(len(left))
    if len(numbers) > MOST_ANCHORS:
        longest = np.argsort(left.start - left.end, kind="stable")[:MOST_ANCHORS]
        numbers = np.sort(longest)
    # Equal starts on the left come with falling starts on the right, so that only one of them is taken.
    numbers = numbers[np.lexsort((-right.start[numbers], left.start[numbers]))]
    return numbers[_longest_rising(right.start[numbers])]


def _longest_rising(values: NDArray[np.integer]) -> list[int]:
    """Indices of a longest strictly rising subsequence."""
    tails: list[int] = []
    tail_index: list[int] = []
    previous: list[int] = []
    for index, value in enumerate(values.tolist()):
        place = bisect_left(tails, value)
        previous.append(tail_index[place - 1] if place else -1)
        if place == len(tails):
            tails.append(value)
            tail_index.append(index)
        else:
            tails[place] = value
            tail_index[place] = index
    chain: list[int] = []
    index = tail_index[-1] if tail_index else -1
    while index >= 0:
        chain.append(index)
        index = previous[index]
    return chain[::-1]

"""Scroll together: synchronized scrolling that keeps corresponding positions of both texts level."""

from bisect import bisect_left

import numpy as np
from numpy.typing import NDArray
from PySide6.QtCore import QObject

from imbrex.gui.compare.panes.text_pane import TextPane
from imbrex.gui.widgets.text.highlights import Highlights, Ints

MOST_ANCHORS = 5_000
"""Maximum number of passages, longest first; more would be indistinguishable on screen and slow the sort below."""


class ScrollMap:
    """Corresponding positions, from the longest chain of passages in the same order on both sides."""

    def __init__(self, left: Highlights, right: Highlights, left_length: int, right_length: int) -> None:
        self._left, self._right = left, right
        self._lengths = (left_length, right_length)
        self._chain = _chain(left, right)
        self._xs, self._ys = self._anchors(self._chain)

    def hold(self, number: int) -> None:
        """Keep one passage level with its counterpart even if it was moved; -1 for none."""
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
        """Return the right position for a left one."""
        return round(float(np.interp(point, self._xs, self._ys)))

    def to_left(self, point: int) -> int:
        """Return the left position for a right one."""
        return round(float(np.interp(point, self._ys, self._xs)))

    def _anchors(self, chain: Ints) -> tuple[Ints, Ints]:
        xs = np.stack((self._left.start[chain], self._left.end[chain]), axis=1).ravel()
        ys = np.stack((self._right.start[chain], self._right.end[chain]), axis=1).ravel()
        xs = np.concatenate(([0], xs, [self._lengths[0]]))
        ys = np.concatenate(([0], ys, [self._lengths[1]]))
        # Neighbours in the chain may overlap by a few words; interpolated positions must not decrease.
        return np.maximum.accumulate(xs), np.maximum.accumulate(ys)


def _chain(left: Highlights, right: Highlights) -> Ints:
    """Return the longest sequence increasing on both sides (patience sorting, O(n log n))."""
    numbers = np.arange(len(left))
    if len(numbers) > MOST_ANCHORS:
        longest = np.argsort(left.start - left.end, kind="stable")[:MOST_ANCHORS]
        numbers = np.sort(longest)
    # Equal left starts are ordered by descending right start, so that at most one of them is taken.
    numbers = numbers[np.lexsort((-right.start[numbers], left.start[numbers]))]
    return numbers[_longest_rising(right.start[numbers])]


def _longest_rising(values: NDArray[np.integer]) -> list[int]:
    """Return indices of a longest strictly increasing subsequence."""
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


READING_HEIGHT = 0.4  # reading level, as a share of the pane's height, where both texts are aligned


class ScrollTogether(QObject):
    """Links two panes by a scroll map."""

    def __init__(self, left: TextPane, right: TextPane) -> None:
        super().__init__(left)
        self._left, self._right = left, right
        self._map: ScrollMap | None = None
        self._enabled = True
        self._busy = False
        left.verticalScrollBar().valueChanged.connect(self._on_left_scrolled)
        right.verticalScrollBar().valueChanged.connect(self._on_right_scrolled)

    def set_enabled(self, enabled: bool) -> None:
        """Enable or disable synchronized scrolling."""
        self._enabled = enabled
        if enabled:
            self.align(self._left)

    def reload(self) -> None:
        """Rebuild the map for the current texts."""
        left, right = self._left.version, self._right.version
        if left is None or right is None:
            self._map = None
        else:
            self._map = ScrollMap(left.highlights, right.highlights, len(left.text), len(right.text))

    def hold(self, number: int) -> None:
        """Keep one passage level, whatever the order of the others; -1 for none."""
        if self._map is not None:
            self._map.hold(number)

    def pause(self, paused: bool) -> None:
        """Suspend synchronization while the program scrolls."""
        self._busy = paused

    def align(self, leader: TextPane) -> None:
        """Align the other pane with this one."""
        if self._busy or not self._enabled or self._map is None:
            return
        follower = self._right if leader is self._left else self._left
        translate = self._map.to_right if leader is self._left else self._map.to_left
        self._busy = True
        try:
            point, top = leader.reading_place(READING_HEIGHT)
            follower.scroll_to(translate(point), top)
        finally:
            self._busy = False

    def _on_left_scrolled(self) -> None:
        self.align(self._left)

    def _on_right_scrolled(self) -> None:
        self.align(self._right)

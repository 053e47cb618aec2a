"""Passage walk: steps to the next passage and aligns it with its counterpart."""

import numpy as np

from imbrex.gui.compare.panes.scroll_together import ScrollTogether
from imbrex.gui.compare.panes.text_pane import TextPane

BESIDE = 1.5  # maximum distance in lines at which a passage and its counterpart look level


class PassageWalk:
    """Moves two panes from passage to passage."""

    def __init__(self, left: TextPane, right: TextPane, together: ScrollTogether) -> None:
        self._left, self._right = left, right
        self._together = together

    def step(self, current: int, by: int) -> int:
        """Return the number of the next passage; with no current one, the next from the reading position."""
        if current >= 0 or self._left.face is None:
            return current + by
        starts = np.sort(self._left.face.highlights.start)
        passed = int(np.searchsorted(starts, self._left.visible_points()[0]))
        wanted = passed if by > 0 else passed - 1
        place = starts[min(max(wanted, 0), len(starts) - 1)] if len(starts) else 0
        found = np.flatnonzero(self._left.face.highlights.start == place)
        return int(found[0]) if len(found) else -1

    def show(self, index: int, leader: TextPane, settle: bool) -> None:
        """Show a passage in the leading pane, level with its counterpart.

        With `settle`, the leading pane scrolls back if the other one has reached its end.
        """
        follower = self._right if leader is self._left else self._left
        if leader.face is None:
            return
        self._together.pause(True)
        start = int(leader.face.highlights.start[index])
        if not leader.is_comfortable(start):
            leader.scroll_to(start, leader.viewport().height() * 0.3)
        line = leader.height_of(leader.map.position(start))
        if follower.face is not None:
            twin = int(follower.face.highlights.start[index])
            follower.scroll_to(twin, line[0] if line else 0.0)
            there = follower.height_of(follower.map.position(twin))
            if settle and line and there and abs(there[0] - line[0]) > BESIDE * (line[1] - line[0]):
                leader.scroll_to(start, there[0])
        leader.move_caret(start)
        self._together.pause(False)

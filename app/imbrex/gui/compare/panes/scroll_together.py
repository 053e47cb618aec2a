"""Scroll together: moves one pane when the other is scrolled, so that matching passages stay level."""

from PySide6.QtCore import QObject

from imbrex.gui.compare.panes.scroll_map import ScrollMap
from imbrex.gui.compare.panes.text_pane import TextPane

READING_HEIGHT = 0.4  # of the pane: where eyes rest, and where both texts are kept level


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
        """Link the panes or let them go."""
        self._enabled = enabled
        if enabled:
            self.align(self._left)

    def reload(self) -> None:
        """Make the map anew for what the panes show."""
        left, right = self._left.face, self._right.face
        if left is None or right is None:
            self._map = None
        else:
            self._map = ScrollMap(left.highlights, right.highlights, len(left.text), len(right.text))

    def hold(self, number: int) -> None:
        """Let one passage be level whatever the order of the others; -1 for none."""
        if self._map is not None:
            self._map.hold(number)

    def pause(self, paused: bool) -> None:
        """Leave the panes alone while they are being moved on purpose."""
        self._busy = paused

    def align(self, leader: TextPane) -> None:
        """Put the other pane level with this one."""
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

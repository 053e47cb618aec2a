"""Scroll together: synchronized scrolling that keeps matching passages level."""

from PySide6.QtCore import QObject

from imbrex.gui.compare.panes.scroll_map import ScrollMap
from imbrex.gui.compare.panes.text_pane import TextPane

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
        left, right = self._left.face, self._right.face
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

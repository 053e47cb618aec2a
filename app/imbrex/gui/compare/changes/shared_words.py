"""Shared words: how many words a rewrite still shares with its original, and how many it did when it was opened."""

from dataclasses import dataclass

from imbrex.engine.rewrite_map.rewrite_map import RewriteMap
from imbrex.gui.compare.rewriting.rewriting_job import RewritingFound


@dataclass(frozen=True, slots=True)
class SharedWords:
    """A figure at one time: shared words, and all words of the rewrite."""

    shared: int
    words: int


class SharedSinceOpened:
    """Remembers the figure with which a pair was opened, as long as nothing but its texts changes.

    Attributes:
        now: the figure of the texts as they are; None before the first.
        opened: that of the texts as they were; None where they are still the same.
    """

    def __init__(self) -> None:
        self.now: SharedWords | None = None
        self.opened: SharedWords | None = None
        self._pair = ("", "")
        self._texts: list[str] = []
        self._map: RewriteMap | None = None

    def take(self, found: RewritingFound) -> None:
        """Take what was found now. The same texts, compared with other options, begin anew."""
        texts = [reading.tokens.document.text for reading in (found.passages.left, found.passages.right)]
        if found.map is not self._map:  # otherwise it is only shown anew, perhaps with hidden names
            pair = (found.left, found.right)
            begins = pair != self._pair or texts == self._texts
            self.opened = None if begins else self.opened or self.now
            self.now = SharedWords(found.map.shared, found.map.words)
            self._pair, self._map = pair, found.map
        self._texts = texts

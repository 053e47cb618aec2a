"""Shared words: how many words a rewrite still shares with its original, now and when opened."""

from dataclasses import dataclass

from imbrex.engine.changes.changes import Changes
from imbrex.gui.compare.rewriting.rewriting_job import RewritingFound


@dataclass(frozen=True, slots=True)
class SharedWords:
    """Shared words and total words of the rewrite at one time."""

    shared: int
    words: int


class SharedSinceOpened:
    """Remembers the figure at opening while only the texts change.

    Attributes:
        now: the figure of the current texts; None before the first.
        opened: the figure of the texts as opened; None while they are unchanged.
    """

    def __init__(self) -> None:
        self.now: SharedWords | None = None
        self.opened: SharedWords | None = None
        self._pair = ("", "")
        self._texts: list[str] = []
        self._changes: Changes | None = None

    def take(self, found: RewritingFound) -> None:
        """Take a new result; start over if the same texts were compared with other options."""
        texts = [reading.tokens.document.text for reading in (found.passages.left, found.passages.right)]
        if found.changes is not self._changes:  # otherwise only redisplayed, perhaps with hidden names
            pair = (found.left, found.right)
            begins = pair != self._pair or texts == self._texts
            self.opened = None if begins else self.opened or self.now
            self.now = SharedWords(found.changes.shared, found.changes.words)
            self._pair, self._changes = pair, found.changes
        self._texts = texts

"""Paragraph outcome: the change of a paragraph between the original and its rewrite."""

from enum import IntEnum


class Outcome(IntEnum):
    """Outcome of a paragraph; NEW is for the rewrite only, DROPPED for the original only."""

    KEPT = 0  # every word is on the other side, unchanged and without gaps
    EDITED = 1
    MOVED = 2  # at another position among the paragraphs, edited or not
    NEW = 3
    DROPPED = 4

    @property
    def label(self) -> str:
        """Name for users and records."""
        return self.name.lower()

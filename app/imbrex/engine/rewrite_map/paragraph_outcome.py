"""Paragraph outcome: what became of a paragraph between the original and its rewrite."""

from enum import IntEnum


class Outcome(IntEnum):
    """NEW is said of paragraphs of the rewrite only, DROPPED of those of the original."""

    KEPT = 0  # every word stands on the other side, the same, in a row
    EDITED = 1
    MOVED = 2  # stands elsewhere among the paragraphs, edited or not
    NEW = 3
    DROPPED = 4

    @property
    def label(self) -> str:
        """The name for people and records."""
        return self.name.lower()

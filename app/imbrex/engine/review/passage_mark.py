"""Passage mark: a decision on a passage, bound to its words and not to its number or position."""

from dataclasses import dataclass

from imbrex.engine.review.decision import Decision


@dataclass(frozen=True, slots=True)
class Excerpt:
    """Text of a passage on one side, and its start in code points: a hint, because texts are edited."""

    start: int
    text: str


@dataclass(frozen=True, slots=True)
class Mark:
    """A decision on a passage of two texts."""

    left: Excerpt
    right: Excerpt
    decision: Decision

    def turned(self) -> "Mark":
        """The same with the sides exchanged."""
        return Mark(self.right, self.left, self.decision)

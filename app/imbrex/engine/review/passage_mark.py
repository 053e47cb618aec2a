"""Passage mark: a decision about a passage, bound to the words of the passage and not to its number or place."""

from dataclasses import dataclass

from imbrex.engine.review.decision import Decision


@dataclass(frozen=True, slots=True)
class Excerpt:
    """What a passage said in one text, and where it began, in code points: a hint, as texts are edited."""

    start: int
    text: str


@dataclass(frozen=True, slots=True)
class Mark:
    """A decision about a passage of two texts."""

    left: Excerpt
    right: Excerpt
    decision: Decision

    def turned(self) -> "Mark":
        """The same with the sides exchanged."""
        return Mark(self.right, self.left, self.decision)

"""Sight: what the panes show of a pair through one lens."""

from dataclasses import dataclass

import numpy as np

from imbrex.engine.comparison import Comparison
from imbrex.engine.rewriting.passage import Change
from imbrex.engine.tokens import Int32
from imbrex.gui.rewriting_jobs import RewritingFound
from imbrex.gui.views.placed import PlacedPassages

MARKS = {
    Change.IDENTICAL: "=",
    Change.LIGHTLY_EDITED: "≈",
    Change.REORDERED: "⇄",
    Change.HEAVILY_EDITED: "~",
}
"""What stands beside a passage's number: two straight lines, two that waver, one that does, and lines that cross."""


@dataclass(frozen=True, slots=True, eq=False)
class Sight:
    """A pair and the passages that are shown of it.

    Attributes:
        comparison: the pair, with the passages of exact shingles.
        found: the passages that are shown in their place; None where they are not known or not asked for.
    """

    comparison: Comparison
    found: RewritingFound | None = None

    @property
    def passages(self) -> PlacedPassages:
        """The passages that are shown."""
        return self.comparison.passages if self.found is None else self.found.passages

    @property
    def marks(self) -> list[str]:
        """A sign for the class of each passage; empty where they have none."""
        return [] if self.found is None else [MARKS[Change(change)] for change in self.found.passages.change.tolist()]

    @property
    def coverage(self) -> tuple[float, float]:
        """Share of the words of either text that lie in passages."""
        if self.found is None:
            return self.comparison.scores.coverage_left, self.comparison.scores.coverage_right
        passages = self.found.passages
        return (
            _covered(passages.left_first, passages.left_last, len(passages.left)),
            _covered(passages.right_first, passages.right_last, len(passages.right)),
        )

    def is_of(self, other: "Sight") -> bool:
        """Whether places in the texts of the other are places in these; where names are hidden, only letters change."""
        mine, its = self.comparison, other.comparison
        return all(
            one.document.key == two.document.key and len(one.document.text) == len(two.document.text)
            for one, two in ((mine.left, its.left), (mine.right, its.right))
        )


def _covered(first: Int32, last: Int32, words: int) -> float:
    change = np.zeros(words + 1, np.int64)
    np.add.at(change, first, 1)
    np.add.at(change, last, -1)
    return float(np.count_nonzero(np.cumsum(change[:-1]) > 0) / max(1, words))

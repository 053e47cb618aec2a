"""Lens content: a pair as the panes show it through one lens."""

from dataclasses import dataclass

from imbrex.engine.compare.comparison import Comparison
from imbrex.engine.rewriting.rewritten_passage import Change
from imbrex.gui.compare.panes.placed_passages import PlacedPassages
from imbrex.gui.compare.rewriting.rewriting_job import RewritingFound


def place_after_edit(old: str, new: str, point: int) -> int:
    """Map a code point of the old text to the new one.

    The common prefix and suffix are assumed unchanged; a position between them keeps its distance from the start of the
    change, as far as there is text.
    """
    begin = _same(old, new)
    longest = min(len(old), len(new)) - begin
    end = _same(old[len(old) - longest :][::-1], new[len(new) - longest :][::-1]) if longest else 0
    if point < begin:
        return point
    if point >= len(old) - end:
        return point + len(new) - len(old)
    return min(point, len(new) - end)


def _same(one: str, other: str) -> int:
    """Return the length of the common prefix, by bisection: a loop over a whole book is slow."""
    low, high = 0, min(len(one), len(other))
    while low < high:
        middle = (low + high + 1) // 2
        if one[low:middle] == other[low:middle]:
            low = middle
        else:
            high = middle - 1
    return low


Places = list[tuple[int, float]]
"""Positions of both panes: a code point of the original, and pixels from the top."""

MARKS = {
    Change.IDENTICAL: "=",
    Change.LIGHTLY_EDITED: "≈",
    Change.REORDERED: "⇄",
    Change.HEAVILY_EDITED: "~",
}
"""Signs beside passage numbers: two straight lines, two wavy lines, one wavy line, crossing lines."""


@dataclass(frozen=True, slots=True, eq=False)
class LensContent:
    """A pair and its displayed passages.

    Attributes:
        comparison: the pair, with the passages of exact shingles.
        found: the passages displayed instead; None if unknown or not requested.
    """

    comparison: Comparison
    found: RewritingFound | None = None

    @property
    def passages(self) -> PlacedPassages:
        """Return the displayed passages."""
        return self.comparison.passages if self.found is None else self.found.passages

    @property
    def marks(self) -> list[str]:
        """Return a sign for the class of each passage; empty if they have none."""
        return [] if self.found is None else [MARKS[Change(change)] for change in self.found.passages.change.tolist()]

    def is_of(self, other: "LensContent") -> bool:
        """Return whether positions in both are comparable; hiding names keeps the lengths."""
        lengths = [len(text) for text in self.texts]
        return self.is_pair_of(other) and lengths == [len(text) for text in other.texts]

    def is_pair_of(self, other: "LensContent") -> bool:
        """Return whether both are of the same two documents, whatever their texts."""
        return self.keys == other.keys

    @property
    def keys(self) -> tuple[str, str]:
        """Return the keys of both documents."""
        return self.comparison.left.document.key, self.comparison.right.document.key

    def places_in(self, other: "LensContent", places: Places) -> Places:
        """Map positions in these texts to those of the other, which may have been edited since."""
        if self.is_of(other):
            return places
        texts = zip(self.texts, other.texts, places, strict=True)
        return [(place_after_edit(old, new, point), top) for old, new, (point, top) in texts]

    @property
    def texts(self) -> tuple[str, str]:
        """Return both originals."""
        return self.comparison.left.document.text, self.comparison.right.document.text

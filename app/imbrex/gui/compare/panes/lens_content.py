"""Lens content: a pair as the panes show it through one lens."""

import numpy as np

from imbrex.engine.arrays import UInt8
from imbrex.engine.compare.comparison import Comparison
from imbrex.engine.shares.shares import WordClass
from imbrex.gui.compare.panes.pane_text import PlacedPassages
from imbrex.gui.compare.rewriting.rewriting_job import RewritingFound
from imbrex.values import frozen


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


class _NoPassages:
    """No passages, until those of a lens are known."""

    left_start = left_end = right_start = right_end = np.zeros(0, np.int32)
    bounded = False

    def __len__(self) -> int:
        return 0


@frozen(eq=False)
class LensContent:
    """A pair and its displayed passages, which are those of the lens or none.

    Attributes:
        comparison: the pair, with the passages of exact shingles.
        found: the rewritten passages; None if unknown or not requested.
        is_exact: whether the lens shows the passages of exact shingles.
    """

    comparison: Comparison
    found: RewritingFound | None = None
    is_exact: bool = True

    @property
    def passages(self) -> PlacedPassages:
        """Return the displayed passages."""
        if self.found is not None:
            return self.found.passages
        return self.comparison.passages if self.is_exact else _NoPassages()

    @property
    def classes(self) -> UInt8:
        """Return the class by which each passage is coloured, a `WordClass`."""
        if self.found is not None:
            return self.found.main
        return np.full(len(self.passages), WordClass.VERBATIM, np.uint8)

    def is_of(self, other: "LensContent") -> bool:
        """Return whether positions in both are comparable; hiding names keeps the lengths."""
        lengths = [len(text) for text in self.texts]
        return self.is_pair_of(other) and lengths == [len(text) for text in other.texts]

    def is_pair_of(self, other: "LensContent") -> bool:
        """Return whether both are about the same two documents, in any version."""
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

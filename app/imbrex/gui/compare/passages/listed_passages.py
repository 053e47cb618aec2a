"""Listed passages: the passages of a pair as arrays, with their displayed texts."""

from dataclasses import dataclass

import numpy as np

from imbrex.engine.arrays import UInt8
from imbrex.engine.attribution.attribution import Standing
from imbrex.engine.rewriting.rewritten_passage import Change
from imbrex.engine.text.tokens import Int32
from imbrex.gui.compare.rewriting.rewriting_job import RewritingFound


@dataclass(frozen=True, slots=True, eq=False)
class ListedPassages:
    """The result of a search.

    Attributes:
        found: the passages, which are numbered as there.
        left_text, right_text: the originals, with hidden names as bullets; of the same length.
    """

    found: RewritingFound
    left_text: str
    right_text: str

    def __len__(self) -> int:
        return len(self.found.passages)

    @property
    def change(self) -> UInt8:
        """Return a `Change` each."""
        return self.found.passages.change

    @property
    def standing(self) -> UInt8:
        """Return a `Standing` each, of the right side, which has to cite."""
        return self.found.attribution.right.standing

    @property
    def words(self) -> Int32:
        """Return the number of words of each in the right text."""
        return self.found.passages.right_last - self.found.passages.right_first

    def change_of(self, number: int) -> Change:
        """Return the degree of change of a passage."""
        return Change(int(self.change[number]))

    def standing_of(self, number: int) -> tuple[Standing, Standing]:
        """Return the citation status of a passage in the left and the right text."""
        sides = self.found.attribution.left, self.found.attribution.right
        left, right = (Standing(int(side.standing[number])) for side in sides)
        return left, right

    def left(self, number: int) -> str:
        """Return a passage in the left text."""
        passages = self.found.passages
        return self.left_text[int(passages.left_start[number]) : int(passages.left_end[number])]

    def right(self, number: int, most: int | None = None) -> str:
        """Return up to `most` code points of a passage in the right text."""
        start, end = int(self.found.passages.right_start[number]), int(self.found.passages.right_end[number])
        return self.right_text[start : end if most is None else min(end, start + most)]

    def count_changes(self) -> dict[Change, int]:
        """Return the number of passages by class of change."""
        counts = np.bincount(self.change, minlength=len(Change))
        return {change: int(counts[change]) for change in Change}

    def count_standings(self) -> dict[Standing, int]:
        """Return the number of passages by citation status."""
        counts = np.bincount(self.standing, minlength=len(Standing))
        return {standing: int(counts[standing]) for standing in Standing}

    def shares(self) -> dict[Standing, float]:
        """Return the share of the right text's words by citation status; they add up to the raw score."""
        words = self.found.attribution.right.words
        counts = np.bincount(words, minlength=len(Standing))
        return {standing: float(counts[standing]) / max(1, len(words)) for standing in Standing}

"""Listed passages: the passages of a pair in columns, with their texts as they may be shown."""

from dataclasses import dataclass

import numpy as np

from imbrex.engine.attribution.attribution import Standing
from imbrex.engine.rewriting.rewritten_passage import Change
from imbrex.engine.text.tokens import Int32, UInt8
from imbrex.gui.compare.rewriting.rewriting_job import RewritingFound


@dataclass(frozen=True, slots=True, eq=False)
class ListedPassages:
    """What a search found.

    Attributes:
        found: the passages; a passage is known by its number there.
        left_text, right_text: the originals, with bullets for names where these are hidden; of the same length.
    """

    found: RewritingFound
    left_text: str
    right_text: str

    def __len__(self) -> int:
        return len(self.found.passages)

    @property
    def change(self) -> UInt8:
        """A `Change` each."""
        return self.found.passages.change

    @property
    def standing(self) -> UInt8:
        """A `Standing` each, of the right side, which is the one that has to cite."""
        return self.found.attribution.right.standing

    @property
    def words(self) -> Int32:
        """How many words of the right text each has."""
        return self.found.passages.right_last - self.found.passages.right_first

    def change_of(self, number: int) -> Change:
        """How much a passage was changed."""
        return Change(int(self.change[number]))

    def standing_of(self, number: int) -> tuple[Standing, Standing]:
        """What a passage is in the left text, and what in the right one."""
        sides = self.found.attribution.left, self.found.attribution.right
        left, right = (Standing(int(side.standing[number])) for side in sides)
        return left, right

    def left(self, number: int) -> str:
        """A passage as it stands in the left text."""
        passages = self.found.passages
        return self.left_text[int(passages.left_start[number]) : int(passages.left_end[number])]

    def right(self, number: int, most: int | None = None) -> str:
        """A passage as it stands in the right text, `most` code points of it."""
        start, end = int(self.found.passages.right_start[number]), int(self.found.passages.right_end[number])
        return self.right_text[start : end if most is None else min(end, start + most)]

    def count_changes(self) -> dict[Change, int]:
        """How many passages each class of change has."""
        counts = np.bincount(self.change, minlength=len(Change))
        return {change: int(counts[change]) for change in Change}

    def count_standings(self) -> dict[Standing, int]:
        """How many passages each standing has."""
        counts = np.bincount(self.standing, minlength=len(Standing))
        return {standing: int(counts[standing]) for standing in Standing}

    def shares(self) -> dict[Standing, float]:
        """The share of the right text's words that each standing has; together they are the raw figure."""
        words = self.found.attribution.right.words
        counts = np.bincount(words, minlength=len(Standing))
        return {standing: float(counts[standing]) / max(1, len(words)) for standing in Standing}

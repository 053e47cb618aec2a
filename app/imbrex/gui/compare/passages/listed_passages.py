"""Listed passages: the passages of a pair as arrays, their filter, and the one that replaces the current one."""

import numpy as np
from numpy.typing import NDArray

from imbrex.engine.arrays import Bools, UInt8
from imbrex.engine.attribution.attribution import Standing
from imbrex.engine.review.review import Verdict
from imbrex.engine.rewriting.rewritten_passage import Change
from imbrex.engine.text.tokens import Int32
from imbrex.gui.compare.panes.pane_text import PlacedPassages
from imbrex.gui.compare.review.reviewed_pair import ReviewedPair
from imbrex.gui.compare.rewriting.rewriting_job import RewritingFound
from imbrex.values import frozen


@frozen(eq=False)
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


@frozen
class PassageCriteria:
    """A passage must match every set; an empty set matches all.

    Attributes:
        noted: whether a note is required.
    """

    changes: frozenset[Change] = frozenset()
    standings: frozenset[Standing] = frozenset()
    verdicts: frozenset[Verdict] = frozenset()
    noted: bool = False

    def among(self, listed: ListedPassages, review: ReviewedPair) -> Bools:
        """Return which passages match, shape (passages,)."""
        wanted: Bools = np.ones(len(listed), np.bool_)
        if self.changes:
            wanted &= np.isin(listed.change, list(self.changes))
        if self.standings:
            wanted &= np.isin(listed.standing, list(self.standings))
        if self.verdicts:
            wanted &= np.isin(review.verdicts, [list(Verdict).index(verdict) for verdict in self.verdicts])
        if self.noted:
            wanted &= review.noted
        return wanted


def kept_passage(old: PlacedPassages, number: int, new: PlacedPassages) -> int:
    """Return the number of the new passage with the largest overlap on both sides, -1 if none overlaps."""
    if not 0 <= number < len(old) or not len(new):
        return -1
    left = _overlap(int(old.left_start[number]), int(old.left_end[number]), new.left_start, new.left_end)
    right = _overlap(int(old.right_start[number]), int(old.right_end[number]), new.right_start, new.right_end)
    shared = np.minimum(left, right)
    best = int(np.argmax(shared))
    return best if shared[best] > 0 else -1


def _overlap(start: int, end: int, starts: NDArray[np.integer], ends: NDArray[np.integer]) -> NDArray[np.int64]:
    """Return the overlap of a span with each of the others, in characters."""
    shared: NDArray[np.int64] = np.maximum(0, np.minimum(end, ends) - np.maximum(start, starts)).astype(np.int64)
    return shared

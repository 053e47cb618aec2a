"""Review layer: dims passages that do not count, and shows verdicts in the texts."""

import numpy as np
from PySide6.QtCore import QObject

from imbrex.engine.citations.text_ranges import Bools
from imbrex.engine.review.verdict import Verdict
from imbrex.gui.compare.panes.lens_content import LensContent
from imbrex.gui.compare.panes.placed_passages import PlacedPassages
from imbrex.gui.compare.panes.side_by_side import SideBySide
from imbrex.gui.compare.review.reviewed_pair import ReviewedPair
from imbrex.gui.wording.verdict_texts import SIGNS

INSIDE = 0.5
"""Share of an exact match that must be inside a passage that does not count, on both sides, to be dimmed too."""


class ReviewLayer(QObject):
    """Uses the passages of the Rewritten lens; exact matches inside dimmed passages are dimmed too."""

    def __init__(self, panes: SideBySide) -> None:
        super().__init__(panes)
        self._panes = panes
        self._review: ReviewedPair | None = None
        self._sight: LensContent | None = None

    def follow(self, review: ReviewedPair) -> None:
        """Show the verdicts of a review."""
        self._review = review
        review.changed.connect(self._show)

    def show_sight(self, sight: LensContent | None) -> None:
        """Show the verdicts on these passages; the panes must show the passages already."""
        self._sight = sight
        self._show()

    def _show(self) -> None:
        sight, review = self._sight, self._review
        if sight is None or review is None or review.found is None:
            self._panes.set_faint(None)
        elif sight.found is None:
            is_same = sight.keys == (review.found.left, review.found.right) and _fits(sight, review)
            faint = _inside(sight.passages, review.found.passages, ~review.counting) if is_same else None
            self._panes.set_faint(faint)
        elif sight.found.attribution is review.found.attribution:  # with or without hidden names
            decided = [review[number].verdict for number in range(len(review))]
            marks = zip(decided, sight.marks, strict=True)
            self._panes.show_marks([mark if one is Verdict.OPEN else SIGNS[one] for one, mark in marks])
            self._panes.set_faint(~review.counting)


def _fits(sight: LensContent, review: ReviewedPair) -> bool:
    """Return whether positions in both are comparable; hiding names keeps the lengths."""
    assert review.found is not None
    read = review.found.passages.left, review.found.passages.right
    return [len(text) for text in sight.texts] == [len(side.tokens.document.text) for side in read]


def _inside(runs: PlacedPassages, passages: PlacedPassages, chosen: Bools) -> Bools:
    """Return which runs are mostly inside one of the selected passages on both sides, shape (runs,)."""
    inside: Bools = np.zeros(len(runs), np.bool_)
    for number in np.flatnonzero(chosen).tolist():
        both: Bools = np.ones(len(runs), np.bool_)
        for side in ("left", "right"):
            start, end = getattr(runs, f"{side}_start"), getattr(runs, f"{side}_end")
            first, last = getattr(passages, f"{side}_start")[number], getattr(passages, f"{side}_end")[number]
            both &= np.minimum(end, last) - np.maximum(start, first) > INSIDE * (end - start)
        inside |= both
    return inside

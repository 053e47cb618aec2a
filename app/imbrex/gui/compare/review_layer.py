"""Review layer: dims passages that do not count, and shows verdicts in the texts."""

from PySide6.QtCore import QObject

from imbrex.engine.review.review import Verdict
from imbrex.gui.compare.class_layer import ClassLayer
from imbrex.gui.compare.panes.lens_content import LensContent
from imbrex.gui.compare.panes.side_by_side import SideBySide
from imbrex.gui.compare.review.reviewed_pair import ReviewedPair
from imbrex.gui.wording.verdict_texts import SIGNS


class ReviewLayer(QObject):
    """Shows the decisions on the passages of the lens; those of another lens are not in sight."""

    def __init__(self, panes: SideBySide, classes: ClassLayer) -> None:
        super().__init__(panes)
        self._panes, self._classes = panes, classes
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

    def sign(self, number: int) -> str:
        """Return the sign of the verdict on a passage; empty while it is undecided."""
        review = self._review
        verdict = review[number].verdict if review is not None and self._is_reviewed else Verdict.OPEN
        return "" if verdict is Verdict.OPEN else SIGNS[verdict]

    @property
    def _is_reviewed(self) -> bool:
        """Return whether the review is of the displayed passages, with or without hidden names."""
        found, review = self._sight.found if self._sight is not None else None, self._review
        known = review.found if review is not None else None
        return found is not None and known is not None and found.attribution is known.attribution

    def _show(self) -> None:
        review = self._review
        is_reviewed = review is not None and self._is_reviewed
        faint = ~review.counting if review is not None and is_reviewed else None
        self._panes.show_marks([self.sign(number) for number in range(len(review or ()))] if is_reviewed else [])
        self._panes.set_faint(faint)
        self._classes.set_faint(faint)

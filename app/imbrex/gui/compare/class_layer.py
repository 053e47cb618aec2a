"""Class layer: marks the words of both texts by the classes of their figures, and dims passages that do not count."""

import numpy as np
from numpy.typing import NDArray
from PySide6.QtCore import QObject

from imbrex.engine.arrays import Bools, UInt8
from imbrex.engine.review.review import Verdict
from imbrex.engine.rewriting.rewritten_passage import Rewritten
from imbrex.engine.shares.shares import WordClass
from imbrex.gui.compare.panes.lens_content import LensContent
from imbrex.gui.compare.panes.side_by_side import SideBySide
from imbrex.gui.compare.panes.text_pane import TextPane
from imbrex.gui.compare.panes.word_marks import NOTHING, class_marks, passage_marks
from imbrex.gui.compare.review.reviewed_pair import ReviewedPair
from imbrex.gui.compare.rewriting.rewriting_job import RewritingFound
from imbrex.gui.widgets.share_bar import PARTS
from imbrex.gui.widgets.text.excluded_ranges import LeftOut
from imbrex.gui.wording.verdict_texts import SIGNS

MARKED = frozenset(PARTS)
"""Classes with marks, which can be switched off."""


class ClassLayer(QObject):
    """Marks the panes: every word by its class, and inside the current passage only what was changed."""

    def __init__(self, panes: SideBySide) -> None:
        super().__init__(panes)
        self._panes = panes
        self._found: RewritingFound | None = None
        self._shown: frozenset[WordClass] = MARKED
        self._faint: Bools | None = None
        self._current = -1

    def show_found(self, found: RewritingFound | None) -> None:
        """Mark the words of these texts, which the panes must show already; None for no marks by class."""
        self._found, self._current, self._faint = found, -1, None
        self._mark()

    def show_classes(self, shown: frozenset[WordClass]) -> None:
        """Mark only these classes."""
        self._shown = shown
        self._mark()

    def set_faint(self, faint: Bools | None) -> None:
        """Dim the words of passages, by number; None for none."""
        if faint is not None or self._faint is not None:
            self._faint = faint
            self._mark()

    def set_current(self, number: int) -> None:
        """Mark only what was changed inside this passage; -1 for none."""
        self._current = number
        for side, pane in enumerate((self._panes.left, self._panes.right)):
            self._mark_passage(side, pane)

    def _mark(self) -> None:
        for side, pane in enumerate((self._panes.left, self._panes.right)):
            classes = self._classes(side, pane)
            if classes is None or pane.version is None or self._found is None:
                pane.show_words(None if self._found is None else NOTHING)
                continue
            faint = _words_of(self._found.passages, side, self._faint, pane)
            marks = class_marks(classes, faint, self._shown - {WordClass.EXCLUDED}, pane.version, pane.map)
            excluded = class_marks(classes, faint, self._shown & {WordClass.EXCLUDED}, pane.version, pane.map)
            pane.show_words(marks, LeftOut(excluded.start, excluded.end))
            self._mark_passage(side, pane)
        self._panes.show_hidden({int(one) for one in MARKED - self._shown} if self._found is not None else set())

    def _mark_passage(self, side: int, pane: TextPane) -> None:
        found, classes = self._found, self._classes(side, pane)
        if found is None or classes is None or pane.version is None or self._current < 0:
            pane.show_changed(NOTHING)
        else:
            words = (found.words.left, found.words.right)[side]
            pane.show_changed(passage_marks(words, self._current, classes, pane.version, pane.map))

    def _classes(self, side: int, pane: TextPane) -> UInt8 | None:
        """Return the class of each word of a text; None if they are unknown."""
        if self._found is None or pane.version is None:
            return None
        classes = (self._found.classes.left, self._found.classes.right)[side].classes
        # With other options, a text may have other words: the result for these is coming.
        return classes if len(classes) == len(pane.version.tokens) else None


def _words_of(passages: Rewritten, side: int, chosen: Bools | None, pane: TextPane) -> Bools:
    """Return which words of a text are in one of the chosen passages."""
    assert pane.version is not None
    starts = pane.version.tokens.start
    change = np.zeros(len(starts) + 1, np.int64)
    if chosen is not None:
        start, end = _bounds(passages, side)
        np.add.at(change, np.searchsorted(starts, start[chosen]), 1)
        np.add.at(change, np.searchsorted(starts, end[chosen]), -1)
    return np.asarray(np.cumsum(change[:-1]) > 0)


def _bounds(passages: Rewritten, side: int) -> tuple[NDArray[np.int32], NDArray[np.int32]]:
    if side == 0:
        return passages.left_start, passages.left_end
    return passages.right_start, passages.right_end


class ReviewLayer(QObject):
    """Shows the decisions on the passages of the lens; those of another lens are not in sight."""

    def __init__(self, panes: SideBySide, classes: ClassLayer) -> None:
        super().__init__(panes)
        self._panes, self._classes = panes, classes
        self._review: ReviewedPair | None = None
        self._content: LensContent | None = None

    def follow(self, review: ReviewedPair) -> None:
        """Show the verdicts of a review."""
        self._review = review
        review.changed.connect(self._show)

    def show_content(self, content: LensContent | None) -> None:
        """Show the verdicts on these passages; the panes must show the passages already."""
        self._content = content
        self._show()

    def sign(self, number: int) -> str:
        """Return the sign of the verdict on a passage; empty while it is undecided."""
        review = self._review
        verdict = review[number].verdict if review is not None and self._is_reviewed else Verdict.OPEN
        return "" if verdict is Verdict.OPEN else SIGNS[verdict]

    @property
    def _is_reviewed(self) -> bool:
        """Return whether the review is of the displayed passages, with or without hidden names."""
        found, review = self._content.found if self._content is not None else None, self._review
        known = review.found if review is not None else None
        return found is not None and known is not None and found.attribution is known.attribution

    def _show(self) -> None:
        review = self._review
        is_reviewed = review is not None and self._is_reviewed
        faint = ~review.counting if review is not None and is_reviewed else None
        self._panes.show_marks([self.sign(number) for number in range(len(review or ()))] if is_reviewed else [])
        self._panes.set_faint(faint)
        self._classes.set_faint(faint)

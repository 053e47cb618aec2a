"""Extent: how much of a text comes from another, and how much it was changed on the whole."""

from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from imbrex.engine.compare.runs import find_runs, same_words
from imbrex.engine.observer import SILENT, Observer
from imbrex.engine.rewriting.borrowed_sentences import borrowed_sentences
from imbrex.engine.rewriting.differences import WordChange, find_differences
from imbrex.engine.rewriting.exact_passages import written_words
from imbrex.engine.rewriting.rewritten_passage import Change, Rewritten

TAKEN = 0.4
"""Share of a text inside passages from which it counts as taken from the other. This and the next three were set on the
57 short answers of the open part of Clough and Stevenson's corpus, where the
first two tell 55 right, and all of them 46 of the four classes; anything from .65 to .8 does for the last."""
PHRASED = 0.22
"""Share of a text in shared phrases of three words, which alone may tell it too."""
COPIED = 0.85
"""Share of the words in shared phrases that stand in long ones, from which a text was copied and not revised."""
REVISED_LIGHTLY = 0.7
"""Share of a text's words kept in order from which a revision is light."""
_PHRASE, _LONG_PHRASE = 3, 8  # words


@dataclass(frozen=True, slots=True)
class Extent:
    """Shares of the words of the left text.

    Attributes:
        covered: inside passages.
        borrowed: in sentences of which at least a third stands in the other text.
        kept: kept in order inside passages, other forms included.
        phrases: in phrases of three words and more that the right text has.
        long_phrases: in such of eight words and more.
        same: whether both texts have the same words in the same order, and any.
    """

    covered: float
    borrowed: float
    kept: float
    phrases: float
    long_phrases: float
    same: bool

    @property
    def label(self) -> str | None:
        """The name of the change for people and records: what was copied may be a part, and is identical in no text."""
        if self.change is Change.IDENTICAL and not self.same:
            return "copied"
        return None if self.change is None else self.change.label

    @property
    def change(self) -> Change | None:
        """How much of what was taken was changed, on the whole; None where too little is taken to say so."""
        if self.covered < TAKEN and self.phrases < PHRASED:
            return None
        if self.long_phrases >= COPIED * self.phrases > 0:
            return Change.IDENTICAL
        return Change.LIGHTLY_EDITED if self.kept >= REVISED_LIGHTLY else Change.HEAVILY_EDITED


def extent_of(found: Rewritten, observer: Observer = SILENT) -> Extent:
    """Measure how much of the left text comes from the right one."""
    words = max(1, len(found.left))
    covered, kept = np.zeros(len(found.left), np.bool_), np.zeros(len(found.left), np.bool_)
    for index in range(len(found)):
        bounds = found.bounds(index)
        covered[bounds[0] : bounds[1]] = True
        changes = find_differences(found.left, found.right, bounds, observer).left
        kept[bounds[0] : bounds[1]] |= changes <= WordChange.OTHER_FORM
    return Extent(
        float(covered.sum() / words),
        float(np.diff(found.left.sentences)[borrowed_sentences(found, observer)].sum() / words),
        float(kept.sum() / words),
        float(_in_phrases(found, _PHRASE, observer).sum() / words),
        float(_in_phrases(found, _LONG_PHRASE, observer).sum() / words),
        bool(len(found.left)) and np.array_equal(found.left.written, found.right.written),
    )


def _in_phrases(found: Rewritten, length: int, observer: Observer) -> NDArray[np.bool_]:
    """Which words of the left text stand in a shared phrase of so many words."""
    left, right = written_words(found.left), written_words(found.right)
    runs, _ = find_runs(left, right, length, observer)
    runs = runs.take(same_words(runs, left.words, right.words))
    change = np.zeros(len(left) + 1, np.int64)
    np.add.at(change, runs.left, 1)
    np.add.at(change, runs.left + runs.words, -1)
    return np.asarray(np.cumsum(change[:-1]) > 0)

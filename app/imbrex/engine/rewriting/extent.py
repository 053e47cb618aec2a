"""Extent: share of a text that comes from another, and the overall degree of change."""

import numpy as np
from numpy.typing import NDArray

from imbrex.engine.arrays import inside
from imbrex.engine.compare.runs import find_runs
from imbrex.engine.observer import SILENT, Observer
from imbrex.engine.rewriting.borrowed_sentences import borrowed_sentences
from imbrex.engine.rewriting.differences import WordChange
from imbrex.engine.rewriting.exact_passages import written_words
from imbrex.engine.rewriting.passage_words import passage_words
from imbrex.engine.rewriting.rewritten_passage import Change, Rewritten
from imbrex.values import frozen

TAKEN = 0.4
"""Share of a text inside passages from which it counts as taken from the other. This and the next three were set on the
57 short answers of the open part of Clough and Stevenson's corpus, where the first two classify 55 correctly, and all
of them 47 by the four classes; anything from .65 to .8 does for the last."""
PHRASED = 0.22
"""Share of a text in shared phrases of three words, which is sufficient by itself too."""
COPIED = 0.85
"""Share of the words in shared phrases that are in long ones, from which a text was copied and not revised."""
REVISED_LIGHTLY = 0.63
"""Share of the words inside passages that are kept in order from which a revision is light."""
PHRASED_LIGHTLY = 0.7
"""Words in shared phrases for each word inside passages from which a revision is light too: moving sentences around is
no heavy edit."""
_PHRASE, _LONG_PHRASE = 3, 8  # words


@frozen
class Extent:
    """Shares of the words of the left text.

    Attributes:
        covered: inside passages.
        borrowed: in sentences of which at least a third is in the other text.
        kept: kept in order inside passages, other forms included.
        phrases: in phrases of three words and more that the right text has.
        long_phrases: in such of eight words and more.
        translated: inside translated passages.
        same: whether both texts have the same words in the same order, and any.
    """

    covered: float
    borrowed: float
    kept: float
    phrases: float
    long_phrases: float
    translated: float
    same: bool

    @property
    def label(self) -> str | None:
        """Name of the change for users and records: the copied text may be a part, and is identical in no text."""
        if self.change is Change.IDENTICAL and not self.same:
            return "copied"
        return None if self.change is None else self.change.label

    @property
    def change(self) -> Change | None:
        """Overall degree of change of the text taken; None if too little is taken to judge."""
        if self.covered < TAKEN and self.phrases < PHRASED:
            return None
        if 2 * self.translated > self.covered:
            return Change.TRANSLATED
        if self.long_phrases >= COPIED * self.phrases > 0:
            return Change.IDENTICAL
        in_order = self.kept >= REVISED_LIGHTLY * self.covered > 0
        rearranged = self.covered >= TAKEN and self.phrases >= PHRASED_LIGHTLY * self.covered
        return Change.LIGHTLY_EDITED if in_order or rearranged else Change.HEAVILY_EDITED


def extent_of(found: Rewritten, observer: Observer = SILENT) -> Extent:
    """Measure the share of the left text that comes from the right one."""
    words = max(1, len(found.left))
    covered, kept, translated = (np.zeros(len(found.left), np.bool_) for _ in range(3))
    for index in range(len(found)):
        observer.check()
        bounds = found.bounds(index)
        covered[bounds[0] : bounds[1]] = True
        changes = passage_words(found, index, observer).left
        kept[bounds[0] : bounds[1]] |= changes <= WordChange.OTHER_FORM
        translated[bounds[0] : bounds[1]] |= changes == WordChange.TRANSLATED
    return Extent(
        float(covered.sum() / words),
        float(np.diff(found.left.sentences)[borrowed_sentences(found, observer)].sum() / words),
        float(kept.sum() / words),
        float(_in_phrases(found, _PHRASE, observer).sum() / words),
        float(_in_phrases(found, _LONG_PHRASE, observer).sum() / words),
        float(translated.sum() / words),
        bool(len(found.left)) and np.array_equal(found.left.written, found.right.written),
    )


def _in_phrases(found: Rewritten, length: int, observer: Observer) -> NDArray[np.bool_]:
    """Mask of left words inside a shared phrase of `length` words."""
    left, right = written_words(found.left), written_words(found.right)
    runs, _ = find_runs(left, right, length, observer=observer)
    return inside(runs.left, runs.left + runs.words, len(left))

"""Passage class: class of a passage, by the number and order of the words kept, and where it ends."""

import numpy as np

from imbrex.engine.rewriting.differences import Differences, WordChange
from imbrex.engine.rewriting.rewritten_passage import Change
from imbrex.engine.rewriting.sentence_words import Reading
from imbrex.engine.text.late_pattern import late
from imbrex.engine.text.tokens import Int32

_CLOSING = late(r"[^\w\s]{0,3}")  # a full stop and quotes belong to the sentence that they close


def ends_of(reading: Reading, last: Int32) -> Int32:
    """Ends of passages, including the marks that close their last words, but never past the next word."""
    text = reading.tokens.document.text
    ends = []
    for end in reading.end[last - 1].tolist():
        found = _CLOSING.match(text, end)
        ends.append(found.end() if found else end)
    return np.array(ends, np.int32)


LIGHT = 0.6
"""Share of words kept in order, other forms included: the median of PAN's passages translated there and back."""
MOVED = 0.2
"""Share of moved words: three of four passages translated there and back stay below, a third of the shuffled ones is
above."""
MOSTLY_THERE = 0.6
"""Share of words kept or moved from which a passage counts as reordered, so that it is no more than that."""


_AFTER_MOVED = WordChange.MOVED + 1  # kept, in another form, moved


def class_of(found: Differences) -> tuple[Change, float]:
    """The class of a passage, and the share of words of both sides kept in order, other forms included."""
    counts = np.bincount(np.concatenate((found.left, found.right)), minlength=len(WordChange))
    words = max(1, len(found.left) + len(found.right))
    same, reshaped, moved = (counts[:_AFTER_MOVED] / words).tolist()
    kept = same + reshaped
    if same == 1:  # nothing less is called identical, because the share kept is shown beside it
        return Change.IDENTICAL, kept
    if kept + moved >= MOSTLY_THERE and moved >= MOVED:
        return Change.REORDERED, kept
    return (Change.LIGHTLY_EDITED if kept >= LIGHT else Change.HEAVILY_EDITED), kept

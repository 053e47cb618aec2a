"""Difference marks: the changed words of a displayed text and their changes."""

from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from imbrex.engine.rewriting.differences import WordChange
from imbrex.engine.rewriting.word_changes import ChangedWords
from imbrex.gui.compare.panes.pane_text import PaneText
from imbrex.gui.widgets.text.highlights import Ints
from imbrex.gui.widgets.text.text_map import TextMap


@dataclass(frozen=True, slots=True)
class DifferenceMarks:
    """Ranges of changed words in the document, ascending and disjoint; adjacent ones with the same change are merged.

    Attributes:
        start, end: positions in the document, half-open, shape (n,).
        change: a `WordChange` each, never KEPT, shape (n,).
    """

    start: Ints
    end: Ints
    change: NDArray[np.uint8]

    def between(self, start: int, end: int) -> range:
        """Return the rows that overlap a range."""
        first = int(np.searchsorted(self.end, start, side="right"))
        return range(first, max(first, int(np.searchsorted(self.start, end, side="left"))))


def marks_of(words: ChangedWords, face: PaneText, text_map: TextMap, current: int) -> DifferenceMarks:
    """Return the changed words of a text; for words in several passages, the change in the current or the least one."""
    rows = one_a_word(words, current)
    start, end, shown = face.places_of(words.start[rows], words.end[rows])
    rows, start, end = rows[shown], start[shown], end[shown]
    change, passage = words.change[rows], words.passage[rows]
    changed = np.flatnonzero(change != WordChange.KEPT)
    if not len(changed):
        return NOTHING
    alike = (np.diff(changed) == 1) & (np.diff(change[changed]) == 0) & (np.diff(passage[changed]) == 0)
    first = np.flatnonzero(np.concatenate(([True], ~alike)))
    last = np.append(first[1:], len(changed)) - 1
    return DifferenceMarks(
        text_map.to_document(start[changed[first]]),
        text_map.to_document(end[changed[last]]),
        change[changed[first]],
    )


def one_a_word(words: ChangedWords, current: int) -> Ints:
    """Return one row per word: that of the current passage, otherwise the least change."""
    if not words.overlap:
        return np.arange(len(words))
    order = np.lexsort((words.change, words.passage != current, words.start))
    starts = words.start[order]
    return order[np.concatenate(([True], np.diff(starts) > 0))]


NOTHING = DifferenceMarks(np.zeros(0, np.int64), np.zeros(0, np.int64), np.zeros(0, np.uint8))

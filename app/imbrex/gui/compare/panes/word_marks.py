"""Word marks: the marked words of a displayed text by their class, and its disguised or invisible ranges."""

from collections.abc import Collection, Sequence

import numpy as np
from numpy.typing import NDArray

from imbrex.engine.arrays import Bools, UInt8
from imbrex.engine.disguises.findings import Finding, Findings
from imbrex.engine.rewriting.differences import WordChange
from imbrex.engine.rewriting.word_changes import ChangedWords
from imbrex.engine.shares.shares import WordClass
from imbrex.engine.text.disguise import UNSEEN
from imbrex.engine.text.span import Span
from imbrex.gui.compare.panes.pane_text import PaneText
from imbrex.gui.widgets.text.highlights import Ints
from imbrex.gui.widgets.text.text_map import TextMap
from imbrex.values import frozen


@frozen
class DisguiseMarks:
    """Marked ranges in order of start; overlapping ones are of different kinds.

    Attributes:
        places: in code points of the original.
        start, end: the same ranges in the displayed document, shape (n,).
        reach: running maximum of the ends, shape (n,).
    """

    places: tuple[Finding, ...]
    start: Ints
    end: Ints
    reach: Ints

    def between(self, start: int, end: int) -> list[int]:
        """Return the rows that overlap a range of the displayed document."""
        first = int(np.searchsorted(self.reach, start, side="right"))
        last = int(np.searchsorted(self.start, end, side="left"))
        return [row for row in range(first, last) if self.end[row] > start]

    def at(self, point: int) -> list[Finding]:
        """Return the findings at a code point of the original."""
        return [place for place in self.places if place.span.start <= point < place.span.end]

    def is_unseen(self, row: int) -> bool:
        """Return whether a range is invisible on the page."""
        return self.places[row].kind in UNSEEN


def marks_of(findings: Findings | None, text_map: TextMap) -> DisguiseMarks:
    """Return the findings of alarming kinds, which are not as frequent in honest texts; the others would be noise."""
    places = tuple(place for place in findings.places if place.kind in findings.alarms) if findings else ()
    start = text_map.to_document(np.array([place.span.start for place in places], np.int64))
    end = text_map.to_document(np.array([place.span.end for place in places], np.int64))
    return DisguiseMarks(places, start, end, np.maximum.accumulate(end) if len(end) else end)


@frozen
class UncertainMarks:
    """Words that text recognition is not certain of: ranges of the displayed document, ascending and disjoint."""

    start: Ints
    end: Ints

    def between(self, start: int, end: int) -> range:
        """Return the rows that overlap a range."""
        first = int(np.searchsorted(self.end, start, side="right"))
        return range(first, max(first, int(np.searchsorted(self.start, end, side="left"))))


def uncertain_marks(spans: Sequence[Span], text_map: TextMap) -> UncertainMarks:
    """Return the ranges of some spans of the original."""
    ends = (np.array([getattr(span, name) for span in spans], np.int64) for name in ("start", "end"))
    return UncertainMarks(*map(text_map.to_document, ends))


NO_MARKS = DisguiseMarks((), *(np.zeros(0, np.int64) for _ in range(3)))


@frozen
class WordMarks:
    """Ranges in the document, ascending and disjoint; adjacent words of one class are one range.

    Attributes:
        start, end: positions in the document, half-open, shape (n,).
        kind: a `WordClass` each, shape (n,).
        faint: whether it is dimmed, shape (n,).
    """

    start: Ints
    end: Ints
    kind: UInt8
    faint: Bools

    def __len__(self) -> int:
        return len(self.start)

    def between(self, start: int, end: int) -> range:
        """Return the rows that overlap a range."""
        first = int(np.searchsorted(self.end, start, side="right"))
        return range(first, max(first, int(np.searchsorted(self.start, end, side="left"))))

    def covered(self, edges: NDArray[np.floating], chosen: Bools) -> NDArray[np.float64]:
        """Return the length of the chosen marks between each two edges, ascending positions, shape (edges - 1,)."""
        start, end = self.start[chosen], self.end[chosen]
        if not len(start):
            return np.zeros(len(edges) - 1)
        before = np.concatenate(([0], np.cumsum(end - start)))
        row = np.searchsorted(start, edges, side="right")
        beyond = np.where(row > 0, np.maximum(0, end[np.maximum(row, 1) - 1] - edges), 0)
        return np.diff(before[row] - beyond)


ALL_CERTAIN = UncertainMarks(np.zeros(0, np.int64), np.zeros(0, np.int64))
NOTHING = WordMarks(np.zeros(0, np.int64), np.zeros(0, np.int64), np.zeros(0, np.uint8), np.zeros(0, np.bool_))


def class_marks(
    classes: UInt8, faint: Bools, shown: Collection[WordClass], version: PaneText, text_map: TextMap
) -> WordMarks:
    """Return the words of some classes; `classes` and `faint` are parallel to the words of the text."""
    kind, dimmed = classes[version.index], faint[version.index]
    words = np.flatnonzero(np.isin(kind, list(shown)))
    return _merged(words, version.start[words], version.end[words], kind[words], dimmed[words], text_map)


def passage_marks(words: ChangedWords, number: int, classes: UInt8, version: PaneText, text_map: TextMap) -> WordMarks:
    """Return what was changed in a passage: words in other words, or translated, and words that only this text has."""
    rows = np.flatnonzero(words.passage == number)
    if not len(rows):
        return NOTHING
    start, end, visible = version.places_of(words.start[rows], words.end[rows])
    token = np.searchsorted(version.tokens.start, words.start[rows], side="right") - 1
    kind = classes[np.maximum(token, 0)]
    changed = (kind == WordClass.ONLY_HERE) | (kind == WordClass.REWORDED) & (words.change[rows] != WordChange.KEPT)
    changed |= (kind == WordClass.TRANSLATED) & (words.partner[rows] >= 0)
    marked = np.flatnonzero(visible & changed)
    return _merged(marked, start[marked], end[marked], kind[marked], np.zeros(len(marked), np.bool_), text_map)


def _merged(words: Ints, start: Ints, end: Ints, kind: UInt8, faint: Bools, text_map: TextMap) -> WordMarks:
    """Merge ranges of consecutive words of one class."""
    if not len(words):
        return NOTHING
    joined = (np.diff(words) == 1) & (np.diff(kind) == 0) & (faint[1:] == faint[:-1])
    first = np.flatnonzero(np.concatenate(([True], ~joined)))
    last = np.append(first[1:], len(words)) - 1
    return WordMarks(text_map.to_document(start[first]), text_map.to_document(end[last]), kind[first], faint[first])

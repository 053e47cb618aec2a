"""Disguise marks: disguised or invisible ranges of a displayed text."""

from dataclasses import dataclass

import numpy as np

from imbrex.engine.disguises.findings import Finding, Findings
from imbrex.engine.text.disguise import UNSEEN
from imbrex.gui.widgets.text.highlights import Ints
from imbrex.gui.widgets.text.text_map import TextMap


@dataclass(frozen=True, slots=True)
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


NOTHING = DisguiseMarks((), *(np.zeros(0, np.int64) for _ in range(3)))

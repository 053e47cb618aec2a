"""Left out: the excluded ranges of a text, from templates, phrases or quotations."""

from collections.abc import Callable
from dataclasses import dataclass

import numpy as np

from imbrex.engine.text.tokens import Fate, Tokens
from imbrex.gui.widgets.text.highlights import Ints


@dataclass(frozen=True, slots=True)
class LeftOut:
    """Half-open ranges of text, ascending and disjoint."""

    start: Ints
    end: Ints

    def mapped(self, to_document: Callable[[Ints], Ints]) -> "LeftOut":
        """Return the ranges as positions in the document that displays the text."""
        return LeftOut(to_document(self.start), to_document(self.end))

    def between(self, start: int, end: int) -> range:
        """Return the rows that overlap a range."""
        first = int(np.searchsorted(self.end, start, side="right"))
        return range(first, int(np.searchsorted(self.start, end, side="left")))


def left_out(tokens: Tokens) -> LeftOut:
    """Return the ranges of a document's original that exclusions remove from the comparison.

    Stop words between excluded words are included: to the reader, all of it is part of the template.
    """
    excluded = tokens.fate >= Fate.DROPPED_TEMPLATE
    words = np.flatnonzero(excluded | (tokens.fate < Fate.DROPPED))
    border = np.diff(np.concatenate(([0], excluded[words].astype(np.int8), [0])))
    first, last = words[np.flatnonzero(border == 1)], words[np.flatnonzero(border == -1) - 1]
    return LeftOut(tokens.start[first].astype(np.int64), tokens.end[last].astype(np.int64))


NOTHING = LeftOut(np.zeros(0, np.int64), np.zeros(0, np.int64))

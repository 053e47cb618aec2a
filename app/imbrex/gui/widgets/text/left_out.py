"""Left out: where a text holds what exclusions take out: from a template, a phrase, in quotation marks, ..."""

from collections.abc import Callable
from dataclasses import dataclass

import numpy as np

from imbrex.engine.text.tokens import Fate, Tokens
from imbrex.gui.widgets.text.highlights import Ints


@dataclass(frozen=True, slots=True)
class LeftOut:
    """Stretches of text, half-open, rising, not overlapping."""

    start: Ints
    end: Ints

    def mapped(self, to_document: Callable[[Ints], Ints]) -> "LeftOut":
        """The same stretches as places of the document that shows the text."""
        return LeftOut(to_document(self.start), to_document(self.end))

    def between(self, start: int, end: int) -> range:
        """Rows of those that touch a range."""
        first = int(np.searchsorted(self.end, start, side="right"))
        return range(first, int(np.searchsorted(self.start, end, side="left")))


def left_out(tokens: Tokens) -> LeftOut:
    """The stretches of a document's original that exclusions have taken out of the comparison.

    Stop words between excluded words belong to the stretch: for the reader all of it stands in the template.
    """
    excluded = tokens.fate >= Fate.DROPPED_TEMPLATE
    words = np.flatnonzero(excluded | (tokens.fate < Fate.DROPPED))
    border = np.diff(np.concatenate(([0], excluded[words].astype(np.int8), [0])))
    first, last = words[np.flatnonzero(border == 1)], words[np.flatnonzero(border == -1) - 1]
    return LeftOut(tokens.start[first].astype(np.int64), tokens.end[last].astype(np.int64))


NOTHING = LeftOut(np.zeros(0, np.int64), np.zeros(0, np.int64))

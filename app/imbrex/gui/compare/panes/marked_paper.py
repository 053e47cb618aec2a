"""Marked paper: a long text with what is marked in it."""

import numpy as np
from numpy.typing import NDArray

from imbrex.gui.compare.panes.difference_marks import NOTHING as NOTHING_CHANGED
from imbrex.gui.compare.panes.difference_marks import DifferenceMarks
from imbrex.gui.compare.panes.disguise_marks import NOTHING as NOTHING_DISGUISED
from imbrex.gui.compare.panes.disguise_marks import DisguiseMarks
from imbrex.gui.widgets.text.highlights import Highlights
from imbrex.gui.widgets.text.left_out import NOTHING as NOTHING_LEFT_OUT
from imbrex.gui.widgets.text.left_out import LeftOut
from imbrex.gui.widgets.text.paper import Paper

NOTHING = Highlights(np.zeros(0, np.int64), np.zeros(0, np.int64))


class MarkedPaper(Paper):
    """All places are document positions.

    Attributes:
        shown: the passages.
        faint: which passages stand back, by their numbers; None for none.
        left_out: what is not compared.
        disguised: what is disguised.
        differences: words that were changed within their passage.
        lit: a word that is meant by one of the other text.
    """

    def __init__(self, mirrored: bool) -> None:
        super().__init__(mirrored)
        self.shown = NOTHING
        self.faint: NDArray[np.bool_] | None = None
        self.left_out: LeftOut = NOTHING_LEFT_OUT
        self.disguised = NOTHING_DISGUISED
        self.differences = NOTHING_CHANGED
        self.lit: tuple[int, int] | None = None

    def show_disguises(self, disguised: DisguiseMarks) -> None:
        """Mark what is disguised in the text that is shown."""
        self.disguised = disguised
        self.viewport().update()

    def show_differences(self, differences: DifferenceMarks) -> None:
        """Mark the words that were changed within their passage."""
        self.differences = differences
        self.viewport().update()

    def set_faint(self, faint: NDArray[np.bool_] | None) -> None:
        """Let passages stand back, by their numbers; None for none."""
        self.faint = faint
        self.viewport().update()

    def is_faint(self, number: int) -> bool:
        """Whether a passage stands back."""
        return self.faint is not None and number < len(self.faint) and bool(self.faint[number])

    def set_lit(self, lit: tuple[int, int] | None) -> None:
        """Frame a word, from one document position to another, that is meant by one of the other text."""
        if lit != self.lit:
            self.lit = lit
            self.viewport().update()

"""Marked paper: a long text with its marks."""

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
    """All positions are document positions.

    Attributes:
        shown: the passages.
        faint: which passages are dimmed, by number; None for none.
        left_out: excluded ranges.
        disguised: disguises.
        differences: changed words within passages.
        lit: the counterpart of the word under the mouse in the other text.
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
        """Mark the disguises of the displayed text."""
        self.disguised = disguised
        self.viewport().update()

    def show_differences(self, differences: DifferenceMarks) -> None:
        """Mark the changed words within passages."""
        self.differences = differences
        self.viewport().update()

    def set_faint(self, faint: NDArray[np.bool_] | None) -> None:
        """Dim passages, by number; None for none."""
        self.faint = faint
        self.viewport().update()

    def is_faint(self, number: int) -> bool:
        """Return whether a passage is dimmed."""
        return self.faint is not None and number < len(self.faint) and bool(self.faint[number])

    def set_lit(self, lit: tuple[int, int] | None) -> None:
        """Frame a word, given by document positions, as the counterpart of one in the other text."""
        if lit != self.lit:
            self.lit = lit
            self.viewport().update()

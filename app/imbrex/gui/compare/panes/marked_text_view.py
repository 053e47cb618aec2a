"""Marked text view: a long text with its marks."""

from collections.abc import Collection

import numpy as np
from numpy.typing import NDArray

from imbrex.engine.arrays import UInt8
from imbrex.gui.compare.panes.word_marks import ALL_CERTAIN, DisguiseMarks, UncertainMarks, WordMarks
from imbrex.gui.compare.panes.word_marks import NO_MARKS as NOTHING_DISGUISED
from imbrex.gui.compare.panes.word_marks import NOTHING as NO_WORDS
from imbrex.gui.widgets.share_bar import hue_of
from imbrex.gui.widgets.text.excluded_ranges import NOTHING as NOTHING_LEFT_OUT
from imbrex.gui.widgets.text.excluded_ranges import LeftOut
from imbrex.gui.widgets.text.highlights import Highlights
from imbrex.gui.widgets.text.plain_text_view import PlainTextView

NOTHING = Highlights(np.zeros(0, np.int64), np.zeros(0, np.int64))


class MarkedTextView(PlainTextView):
    """All positions are document positions.

    Attributes:
        shown: the passages.
        faint: which passages are dimmed, by number; None for none.
        left_out: excluded ranges.
        disguised: disguises.
        uncertain: words that text recognition is not certain of.
        classes: the `WordClass` by which each passage is coloured, by number.
        words: the words marked by their class, instead of whole passages; None for passages.
        changed: the words marked inside the current passage.
        hidden: classes whose passages are not shown.
        lit: the counterpart of the word under the mouse in the other text.
    """

    def __init__(self, mirrored: bool) -> None:
        super().__init__(mirrored)
        self.shown = NOTHING
        self.faint: NDArray[np.bool_] | None = None
        self.left_out: LeftOut = NOTHING_LEFT_OUT
        self.disguised = NOTHING_DISGUISED
        self.uncertain = ALL_CERTAIN
        self.classes: UInt8 = np.zeros(0, np.uint8)
        self.words: WordMarks | None = None
        self.changed = NO_WORDS
        self.hidden: Collection[int] = ()
        self.lit: tuple[int, int] | None = None

    def show_disguises(self, disguised: DisguiseMarks, uncertain: UncertainMarks) -> None:
        """Mark the disguises of the displayed text, and words that were recognized with doubts."""
        self.disguised, self.uncertain = disguised, uncertain
        self.viewport().update()

    def show_words(self, words: WordMarks | None, excluded: LeftOut | None = None) -> None:
        """Mark words by their class, and which are excluded; None to mark whole passages."""
        self.words = words
        if excluded is not None:
            self.left_out = excluded
        self.viewport().update()

    def show_changed(self, changed: WordMarks) -> None:
        """Mark the changed words inside the current passage."""
        self.changed = changed
        self.viewport().update()

    def hue(self, number: int) -> int:
        """Return the number of the theme's hue for a passage."""
        return hue_of(self.classes[number]) if number < len(self.classes) else 0

    def is_hidden(self, number: int) -> bool:
        """Return whether a passage is not shown."""
        return number < len(self.classes) and int(self.classes[number]) in self.hidden

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

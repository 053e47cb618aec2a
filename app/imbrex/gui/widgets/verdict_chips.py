"""Verdict chips: buttons that narrow a list down to some verdicts, or to what has a note."""

import numpy as np
from numpy.typing import NDArray
from PySide6.QtCore import QLocale, QObject, Signal

from imbrex.engine.review.verdict import Verdict
from imbrex.engine.text.tokens import Int32
from imbrex.gui.widgets.chip import Chip
from imbrex.gui.wording.verdict_texts import NOTE, SIGNS, verdict_name


class VerdictChips(QObject):
    """Whoever shows them puts `chips` into a layout. Signal: changed, when another selection is wanted."""

    changed = Signal()

    def __init__(self, name: str, parent: QObject) -> None:
        """Begin the names of the chips with `name`."""
        super().__init__(parent)
        self._verdicts = {verdict: Chip(f"{name}{verdict.name}") for verdict in Verdict}
        self._noted = Chip(f"{name}Noted")
        self.chips = [*self._verdicts.values(), self._noted]
        for chip in self.chips:
            chip.toggled.connect(self.changed)

    @property
    def verdicts(self) -> frozenset[Verdict]:
        """The verdicts chosen; none asks for all."""
        return frozenset(verdict for verdict, chip in self._verdicts.items() if chip.isChecked())

    @property
    def noted(self) -> bool:
        """Whether only what has a note is wanted."""
        return self._noted.isChecked()

    def show_counts(self, verdicts: Int32, noted: NDArray[np.bool_]) -> bool:
        """Say how many there are of each and offer them where there are others; tell whether any is offered.

        `verdicts` has places in `Verdict`. What is chosen and still there stays chosen.
        """
        counts = np.bincount(verdicts, minlength=len(Verdict)).tolist()
        told = zip(self._verdicts.items(), counts, strict=True)
        offered = [
            offer(chip, SIGNS[verdict], verdict_name(verdict), count, len(verdicts)) for (verdict, chip), count in told
        ]
        some = int(np.count_nonzero(noted))
        return any([*offered, offer(self._noted, NOTE, self.tr("with a note"), some, len(noted) + 1)])


def offer(chip: Chip, sign: str, name: str, count: int, of: int) -> bool:
    """Say how many there are; offer to list them alone where there are others. What is chosen can be taken back."""
    text = f"{name} {QLocale().toString(count)}"
    chip.setText(f"{sign} {text}")
    chip.setAccessibleName(text)
    offered = 0 < count < of or (chip.isChecked() and count > 0)
    chip.offer(offered)
    return offered

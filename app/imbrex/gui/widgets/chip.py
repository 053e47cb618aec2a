"""Chip: a small toggle button that filters a list by one kind of row, and chips for verdicts and notes."""

from collections.abc import Callable

import numpy as np
from numpy.typing import NDArray
from PySide6.QtCore import QLocale, QObject, QSignalBlocker, Qt
from PySide6.QtWidgets import QToolButton

from imbrex.engine.review.review import Verdict
from imbrex.engine.text.tokens import Int32
from imbrex.gui.wording.verdict_texts import NOTE, SIGNS, verdict_title

STYLE = "QToolButton { border: 1px solid palette(mid); border-radius: 8px; padding: 0 7px; }"


class Chip(QToolButton):
    """A filter that is active while checked; `offer` hides it if it has no rows."""

    def __init__(self, name: str) -> None:
        super().__init__()
        self.setObjectName(name)
        self.setCheckable(True)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setStyleSheet(STYLE)

    def offer(self, offered: bool) -> None:
        """Show or hide the chip; hiding unchecks it without emitting a signal."""
        self.setVisible(offered)
        if not offered:
            with QSignalBlocker(self):
                self.setChecked(False)


class VerdictChips(QObject):
    """The owner adds `chips` to a layout."""

    def __init__(self, name: str, changed: Callable[[], None]) -> None:
        """Prefix the object names of the chips with `name`; `changed` is called when the filter has changed."""
        super().__init__()
        self._verdicts = {verdict: Chip(f"{name}{verdict.name}") for verdict in Verdict}
        self._noted = Chip(f"{name}Noted")
        self.chips = [*self._verdicts.values(), self._noted]
        for chip in self.chips:
            chip.toggled.connect(changed)

    @property
    def verdicts(self) -> frozenset[Verdict]:
        """Return the selected verdicts; empty means all."""
        return frozenset(verdict for verdict, chip in self._verdicts.items() if chip.isChecked())

    @property
    def noted(self) -> bool:
        """Return whether only rows with a note are wanted."""
        return self._noted.isChecked()

    def show_counts(self, verdicts: Int32, noted: NDArray[np.bool_]) -> bool:
        """Show the counts, hiding chips that would not filter anything; return whether any chip is shown.

        `verdicts` are indices into `Verdict`. Chips stay checked while their count is above 0.
        """
        counts = np.bincount(verdicts, minlength=len(Verdict)).tolist()
        told = zip(self._verdicts.items(), counts, strict=True)
        offered = [
            offer(chip, SIGNS[verdict], verdict_title(verdict), count, len(verdicts)) for (verdict, chip), count in told
        ]
        some = int(np.count_nonzero(noted))
        return any([*offered, offer(self._noted, NOTE, self.tr("With a note"), some, len(noted) + 1)])


def offer(chip: Chip, sign: str, name: str, count: int, of: int) -> bool:
    """Set the count of a chip; show it if it would filter out rows, or is checked and has rows."""
    text = f"{name} {QLocale().toString(count)}"
    chip.setText(f"{sign} {text}")
    chip.setAccessibleName(text)
    offered = 0 < count < of or (chip.isChecked() and count > 0)
    chip.offer(offered)
    return offered

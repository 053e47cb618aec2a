"""Passage filter: chips that filter passages by class of change and verdict."""

import numpy as np
from PySide6.QtCore import Signal
from PySide6.QtWidgets import QWidget

from imbrex.engine.rewriting.rewritten_passage import Change
from imbrex.gui.compare.passages.listed_passages import ListedPassages
from imbrex.gui.compare.review.reviewed_pair import ReviewedPair
from imbrex.gui.widgets.chip import Chip
from imbrex.gui.widgets.flow_layout import FlowLayout
from imbrex.gui.widgets.verdict_chips import VerdictChips, offer
from imbrex.gui.wording.passage_texts import CHANGE_SIGNS, change_name
from imbrex.gui.wording.translation import retranslated, translated

GAP = 4  # pixels


class PassageFilter(QWidget):
    """A chip per existing class; none if all passages are of one class.

    Signal: changed, when the filter has changed.
    """

    changed = Signal()

    def __init__(self) -> None:
        super().__init__()
        self.setObjectName("passageFilter")
        translated(self.setAccessibleName, lambda: self.tr("Filter passages"))
        self._changes = {change: Chip(f"list{change.name}") for change in Change}
        self.verdicts = VerdictChips("list", self)
        layout = FlowLayout(GAP)
        for chip in self._changes.values():
            chip.toggled.connect(self.changed)
        self.verdicts.changed.connect(self.changed)
        for chip in (*self._changes.values(), *self.verdicts.chips):
            layout.addWidget(chip)
        self.setLayout(layout)

    @property
    def changes(self) -> frozenset[Change]:
        """Return the selected classes; empty means all."""
        return frozenset(change for change, chip in self._changes.items() if chip.isChecked())

    @retranslated
    def show_listed(self, listed: ListedPassages | None, review: ReviewedPair) -> None:
        """Update the chips for these passages, keeping the selection where possible."""
        counts = listed.count_changes() if listed is not None else {}
        offered = [
            offer(chip, CHANGE_SIGNS[change], change_name(change), counts.get(change, 0), sum(counts.values()))
            for change, chip in self._changes.items()
        ]
        known = (
            (review.verdicts, review.noted) if listed is not None else (np.zeros(0, np.int32), np.zeros(0, np.bool_))
        )
        offered.append(self.verdicts.show_counts(*known))
        self.setVisible(any(offered))

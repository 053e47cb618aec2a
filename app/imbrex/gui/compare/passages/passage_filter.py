"""Passage filter: what counts, and chips that filter passages by citation status, class of change and verdict."""

from collections.abc import Callable, Mapping
from dataclasses import fields
from functools import partial

import numpy as np
from PySide6.QtCore import QEvent, QLocale, QSignalBlocker, Signal
from PySide6.QtWidgets import QCheckBox, QGridLayout, QHBoxLayout, QWidget

from imbrex.engine.attribution.attribution import Standing
from imbrex.engine.option_fields import Describe
from imbrex.engine.options import WhatCounts
from imbrex.engine.rewriting.rewritten_passage import Change
from imbrex.gui.compare.passages.listed_passages import ListedPassages
from imbrex.gui.compare.review.reviewed_pair import ReviewedPair
from imbrex.gui.theme.text_size import is_font_change
from imbrex.gui.widgets.chip import Chip, VerdictChips, offer
from imbrex.gui.widgets.flow_layout import FlowLayout
from imbrex.gui.widgets.layouts import NO_MARGINS, spaced
from imbrex.gui.wording.messages import shown
from imbrex.gui.wording.numbers import percent
from imbrex.gui.wording.passage_texts import CHANGE_SIGNS, change_name, standing_name
from imbrex.gui.wording.plain_text import plain_tip
from imbrex.gui.wording.translation import retranslated, translated

SWITCHES: Mapping[str, Describe] = {item.name: item.metadata["describe"] for item in fields(WhatCounts)}
APART = 24  # pixels between two columns of check boxes
ROUND = 16  # pixels around the text of a chip


class CountedAttributions(QWidget):
    """A check box and a chip for each citation status.

    Signals:
        option_chosen: (flag, whether it counts).
        chosen_changed: the filter by citation status has changed.
    """

    option_chosen = Signal(str, object)
    chosen_changed = Signal()

    def __init__(self) -> None:
        super().__init__()
        self.setObjectName("countedStandings")
        translated(self.setAccessibleName, lambda: self.tr("What counts"))
        self._grid = spaced(QGridLayout(self), margins=NO_MARGINS)
        self._grid.setHorizontalSpacing(APART)
        self._grid.setVerticalSpacing(0)
        self._boxes: dict[Standing, QCheckBox] = {}
        self._chips: dict[Standing, Chip] = {}
        self._rows = [self._row(standing) for standing in Standing]
        self._columns = 0
        self._fit()
        self.arrange(1)

    @property
    def least(self) -> int:
        """Return the width of one column in pixels."""
        return max(row.minimumSizeHint().width() for row in self._rows)

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if is_font_change(event):
            self._fit()

    def _fit(self) -> None:
        """Make all chips as wide as the widest, so that columns stay aligned."""
        for chip in self._chips.values():
            chip.setMinimumWidth(self.fontMetrics().horizontalAdvance("100 · 100 %") + ROUND)

    def arrange(self, columns: int) -> None:
        """Lay out in this number of columns, top to bottom."""
        if columns == self._columns:
            return
        self._columns = columns
        rows = -(-len(self._rows) // columns)
        for place, widget in enumerate(self._rows):
            self._grid.addWidget(widget, place % rows, place // rows)

    def show_counts(self, counts: WhatCounts) -> None:
        """Show which citation statuses count."""
        for standing, box in self._boxes.items():
            with QSignalBlocker(box):
                box.setChecked(getattr(counts, standing.name.lower()))

    @property
    def chosen(self) -> frozenset[Standing]:
        """Return the citation statuses to list; empty means all."""
        return frozenset(standing for standing, chip in self._chips.items() if chip.isChecked())

    @retranslated
    def show_listed(self, listed: ListedPassages | None) -> None:
        """Show the number of passages and the share of the right text's words of each citation status."""
        passages = listed.count_standings() if listed is not None else {}
        shares = listed.shares() if listed is not None else {}
        for standing, chip in self._chips.items():
            count, share = passages.get(standing, 0), percent(shares.get(standing, 0.0))
            chip.setText(f"{QLocale().toString(count)} · {share}")
            chip.offer(count > 0 or share != percent(0.0))
            chip.setEnabled(count > 0)
            counted = self.tr("%Ln passage(s)", "", count)
            spoken = f"{standing_name(standing)}, {counted}, {share}"
            chip.setAccessibleName(self.tr("List only: %1").replace("%1", spoken))
            self._boxes[standing].setAccessibleName(spoken)

    def _row(self, standing: Standing) -> QWidget:
        describe = SWITCHES[standing.name.lower()]
        box = self._boxes[standing] = QCheckBox()
        translated(box.setText, lambda: standing_name(standing))
        box.setObjectName(f"counts{standing.name}")
        translated(box.setToolTip, lambda: plain_tip(shown(describe.help)))
        box.toggled.connect(partial(self.option_chosen.emit, describe.flag))
        chip = self._chips[standing] = Chip(f"list{standing.name}")
        translated(
            chip.setToolTip,
            lambda: self.tr("Passages and their share of the right text. Click to list only these."),
        )
        chip.toggled.connect(self.chosen_changed)
        kept = chip.sizePolicy()
        kept.setRetainSizeWhenHidden(True)
        chip.setSizePolicy(kept)
        row = QWidget()
        layout = spaced(QHBoxLayout(row), margins=NO_MARGINS)
        layout.addWidget(box)
        layout.addStretch(1)
        layout.addWidget(chip)
        return row


GAP = 4  # pixels


class PassageFilter(QWidget):
    """A chip per existing class; none if all passages are of one class."""

    def __init__(self, changed: Callable[[], None]) -> None:
        """Take also `changed`, which is called when the filter has changed."""
        super().__init__()
        self.setObjectName("passageFilter")
        translated(self.setAccessibleName, lambda: self.tr("Filter passages"))
        self._changes = {change: Chip(f"list{change.name}") for change in Change}
        self.verdicts = VerdictChips("list", changed)
        layout = FlowLayout(GAP)
        for chip in self._changes.values():
            chip.toggled.connect(changed)
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

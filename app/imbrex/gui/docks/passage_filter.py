"""Passage filter: chips that narrow a list of passages down to some classes of change."""

from PySide6.QtCore import QLocale, Signal
from PySide6.QtWidgets import QWidget

from imbrex.engine.rewriting.passage import Change
from imbrex.gui.docks.chip import Chip
from imbrex.gui.docks.listed_passages import ListedPassages
from imbrex.gui.docks.passage_texts import change_name
from imbrex.gui.flow_layout import FlowLayout
from imbrex.gui.views.sight import MARKS

GAP = 4  # pixels


class PassageFilter(QWidget):
    """A chip for each class that there is; where all are of one class there is nothing to choose.

    Signal: changed, when another selection is wanted.
    """

    changed = Signal()

    def __init__(self) -> None:
        super().__init__()
        self.setObjectName("passageFilter")
        self.setAccessibleName(self.tr("Which passages to list"))
        self._chips = {change: Chip(f"list{change.name}") for change in Change}
        layout = FlowLayout(GAP)
        for chip in self._chips.values():
            chip.toggled.connect(self.changed)
            layout.addWidget(chip)
        self.setLayout(layout)

    @property
    def chosen(self) -> frozenset[Change]:
        """The classes chosen; none asks for all."""
        return frozenset(change for change, chip in self._chips.items() if chip.isChecked())

    def show_listed(self, listed: ListedPassages | None) -> None:
        """Offer what there is of these passages; what is chosen and still there stays chosen."""
        counts = listed.count_changes() if listed is not None else {}
        there = [change for change in Change if counts.get(change)]
        for change, chip in self._chips.items():
            text = f"{change_name(change)} {QLocale().toString(counts.get(change, 0))}"
            chip.setText(f"{MARKS[change]} {text}")
            chip.setAccessibleName(text)
            chip.offer(change in there and len(there) > 1)
        self.setVisible(len(there) > 1)

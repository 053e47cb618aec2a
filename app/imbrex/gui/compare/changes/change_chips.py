"""Change chips: the number of changes of each kind, which are switches."""

from PySide6.QtCore import QLocale, Signal
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy

from imbrex.engine.changes.changes import ChangeKind, Changes
from imbrex.gui.compare.changes.change_texts import SIGNS, ChangeTexts
from imbrex.gui.compare.changes.shown_rows import CHANGED
from imbrex.gui.widgets.chip import Chip
from imbrex.gui.widgets.shortening_row import ShorteningRow
from imbrex.gui.wording.translation import retranslated, translated

GAP = 6  # pixels between chips


class ChangeChips(ShorteningRow):
    """A switch for each kind, and one for unchanged paragraphs. Signal: kinds_changed."""

    kinds_changed = Signal()

    def __init__(self) -> None:
        super().__init__()
        self.setObjectName("changeChips")
        translated(self.setAccessibleName, lambda: self.tr("Kinds of changes"))
        self._texts = ChangeTexts(self)
        self._changes: Changes | None = None
        self._chips = {kind: Chip(f"changes{kind.name.title()}") for kind in (*CHANGED, ChangeKind.UNCHANGED)}
        layout = QHBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(GAP)
        layout.addStretch(1)  # where numbers alone leave room
        for kind, chip in self._chips.items():
            chip.setChecked(kind in CHANGED)
            chip.toggled.connect(self.kinds_changed)
            layout.addWidget(chip)
        self.setSizePolicy(QSizePolicy.Policy.Maximum, QSizePolicy.Policy.Preferred)
        self.show_changes(None)

    @property
    def kinds(self) -> frozenset[ChangeKind]:
        """Return the selected kinds."""
        return frozenset(kind for kind, chip in self._chips.items() if chip.isChecked())

    @retranslated
    def show_changes(self, changes: Changes | None) -> None:
        """Show the counts, None for none; kinds without rows are not offered, but stay selected."""
        self._changes = changes
        for kind, chip in self._chips.items():
            counted = self._texts.counted(kind, self._count(kind))
            chip.setVisible(self._count(kind) > 0)
            chip.setAccessibleName(counted)
            chip.setToolTip(f"{counted}\n{self._explanation(kind)}")
        self.measure()

    def show_brief(self, brief: bool) -> None:
        """Show the numbers only."""
        for kind, chip in self._chips.items():
            told = QLocale().toString(self._count(kind)) if brief else chip.accessibleName()
            chip.setText(f"{SIGNS[kind]} {told}")

    def _count(self, kind: ChangeKind) -> int:
        return self._changes.count(kind) if self._changes is not None else 0

    def _explanation(self, kind: ChangeKind) -> str:
        if kind is ChangeKind.UNCHANGED:
            return self.tr("List all unchanged paragraphs")
        return self.tr("List these changes and stop at them")

"""Changes bar: one sentence for all changes, and switches for their kinds."""

from functools import partial

from PySide6.QtCore import QLocale, QSignalBlocker, Qt, Signal
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QToolButton, QVBoxLayout, QWidget

from imbrex.engine.changes.changes import ChangeKind, Changes
from imbrex.gui.compare.changes.change_texts import SIGNS, ChangeTexts, kind_name
from imbrex.gui.compare.changes.shown_rows import CHANGED
from imbrex.gui.widgets.chip import Chip
from imbrex.gui.widgets.flow_layout import FlowLayout
from imbrex.gui.widgets.plain_label import PlainLabel
from imbrex.gui.wording.translated import Text, retranslated, translated

GAP = 4  # pixels between chips


class ChangesBar(QWidget):
    """The lines above the changes.

    Signals:
        kinds_changed: other kinds were selected.
        again_requested: the user wants to repeat a search without a result.
    """

    kinds_changed = Signal()
    again_requested = Signal()

    def __init__(self) -> None:
        super().__init__()
        self.setObjectName("changesBar")
        self._texts = ChangeTexts(self)
        self._summary = PlainLabel()
        self._summary.setObjectName("changesSummary")
        self._summary.setWordWrap(True)
        self._summary.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Preferred)
        self._bounded = PlainLabel()
        self._bounded.setObjectName("changesBounded")
        self._bounded.setWordWrap(True)
        translated(
            self._bounded.setText,
            lambda: self.tr(
                "Some moved paragraphs may be listed as deleted and new: the texts are very long or repetitive."
            ),
        )
        self._again = QToolButton()
        self._again.setObjectName("changesAgain")
        translated(self._again.setText, lambda: self.tr("Try again"))
        self._again.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self._again.clicked.connect(self.again_requested)
        self.chips = {kind: Chip(f"changes{kind.name.title()}") for kind in SIGNS}
        for kind, chip in self.chips.items():
            chip.setChecked(kind in CHANGED)
            chip.toggled.connect(self.kinds_changed)
            translated(partial(self._explain, kind))
        self._lay_out()
        self.tell(str)

    @property
    def kinds(self) -> frozenset[ChangeKind]:
        """Return the selected kinds."""
        return frozenset(kind for kind, chip in self.chips.items() if chip.isChecked())

    def show_changes(self, changes: Changes) -> None:
        """Show the counts; kinds without rows are not offered, but stay selected."""
        translated(self._summary.setText, lambda: self._texts.summary(changes))
        self._bounded.setVisible(changes.bounded)
        self._again.hide()
        self._show_counts(changes)
        for kind, chip in self.chips.items():
            chip.setVisible(changes.count(kind) > 0)

    @retranslated
    def _show_counts(self, changes: Changes) -> None:
        for kind, chip in self.chips.items():
            chip.setText(f"{SIGNS[kind]} {kind_name(kind)} {QLocale().toString(changes.count(kind))}")

    def tell(self, text: Text, again: bool = False) -> None:
        """Show a sentence instead, and perhaps a button to repeat the search."""
        translated(self._summary.setText, text)
        self._bounded.hide()
        self._again.setVisible(again)
        for chip in self.chips.values():
            chip.hide()

    def set_kinds(self, kinds: frozenset[ChangeKind]) -> None:
        """Select kinds without emitting a signal."""
        for kind, chip in self.chips.items():
            with QSignalBlocker(chip):
                chip.setChecked(kind in kinds)

    def _explain(self, kind: ChangeKind) -> None:
        """Set the tooltip of a switch."""
        if kind is ChangeKind.UNCHANGED:
            self.chips[kind].setToolTip(self.tr("List all unchanged paragraphs"))
        else:
            self.chips[kind].setToolTip(self.tr("List these changes and stop at them"))

    def _lay_out(self) -> None:
        said = QHBoxLayout()
        said.setSpacing(10)
        said.addWidget(self._summary, 1)
        said.addWidget(self._again)
        chips = FlowLayout(GAP)
        for chip in self.chips.values():
            chips.addWidget(chip)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(16, 2, 12, 6)
        layout.setSpacing(5)
        layout.addLayout(said)
        layout.addWidget(self._bounded)
        layout.addLayout(chips)

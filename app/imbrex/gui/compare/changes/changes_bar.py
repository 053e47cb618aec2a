"""Changes bar: one sentence for all changes, whose numbers are switches for their kinds."""

from functools import partial

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QToolButton, QVBoxLayout, QWidget

from imbrex.engine.changes.changes import ChangeKind, Changes
from imbrex.gui.compare.changes.change_texts import SIGNS, ChangeTexts
from imbrex.gui.compare.changes.shown_rows import CHANGED
from imbrex.gui.theme.text_size import is_font_change
from imbrex.gui.widgets.chip import Chip
from imbrex.gui.widgets.flow_layout import FlowLayout
from imbrex.gui.widgets.plain_label import PlainLabel
from imbrex.gui.wording.translated import Text, retranslated, translated

GAP = 6  # pixels between chips


class ChangesBar(QWidget):
    """The line above the changes.

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
        self._notice = PlainLabel()
        self._notice.setObjectName("changesNotice")
        self._notice.setWordWrap(True)
        self._notice.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Preferred)
        self._again = QToolButton()
        self._again.setObjectName("changesAgain")
        translated(self._again.setText, lambda: self.tr("Try again"))
        self._again.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self._again.clicked.connect(self.again_requested)
        self.chips = {kind: Chip(f"changes{kind.name.title()}") for kind in (*CHANGED, ChangeKind.UNCHANGED)}
        for kind, chip in self.chips.items():
            chip.setChecked(kind in CHANGED)
            chip.toggled.connect(self.kinds_changed)
            translated(partial(self._explain, kind))
        self._lay_out()
        self._level()
        self.tell(str)

    @property
    def kinds(self) -> frozenset[ChangeKind]:
        """Return the selected kinds."""
        return frozenset(kind for kind, chip in self.chips.items() if chip.isChecked())

    def show_changes(self, changes: Changes) -> None:
        """Show the counts; kinds without rows are not offered, but stay selected."""
        self._tell(self._bounded if changes.bounded else str, again=False)
        self._show_counts(changes)
        self._summary.show()
        for kind, chip in self.chips.items():
            chip.setVisible(changes.count(kind) > 0)

    def tell(self, text: Text, again: bool = False) -> None:
        """Show a sentence instead, and perhaps a button to repeat the search."""
        self._tell(text, again)
        for widget in (self._summary, *self.chips.values()):
            widget.hide()

    def _tell(self, text: Text, again: bool) -> None:
        translated(self._notice.setText, text)
        self._notice.setVisible(bool(text()))
        self._again.setVisible(again)

    def _bounded(self) -> str:
        return self.tr("Some moved paragraphs may be listed as deleted and new: the texts are very long or repetitive.")

    @retranslated
    def _show_counts(self, changes: Changes) -> None:
        self._summary.setText(self._texts.summary(changes))
        for kind, chip in self.chips.items():
            chip.setText(f"{SIGNS[kind]} {self._texts.counted(kind, changes.count(kind))}")

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if is_font_change(event):
            self._level()

    def _level(self) -> None:
        """Center the sentence beside its switches."""
        self._summary.setFixedHeight(self.chips[ChangeKind.EDITED].sizeHint().height())

    def _explain(self, kind: ChangeKind) -> None:
        """Set the tooltip of a switch."""
        if kind is ChangeKind.UNCHANGED:
            self.chips[kind].setToolTip(self.tr("List all unchanged paragraphs"))
        else:
            self.chips[kind].setToolTip(self.tr("List these changes and stop at them"))

    def _lay_out(self) -> None:
        counts = FlowLayout(GAP)
        for widget in (self._summary, *self.chips.values()):
            counts.addWidget(widget)
        notice = QHBoxLayout()
        notice.setSpacing(10)
        notice.addWidget(self._notice, 1)
        notice.addWidget(self._again)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(16, 2, 12, 6)
        layout.setSpacing(5)
        layout.addLayout(counts)
        layout.addLayout(notice)

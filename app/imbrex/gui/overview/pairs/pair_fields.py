"""Pair fields: the filters of the pair table, and the progress of what fills it."""

from collections.abc import Callable, Sequence
from dataclasses import replace

import numpy as np
from numpy.typing import NDArray
from PySide6.QtCore import QLocale, QPoint, Qt, Signal
from PySide6.QtWidgets import QComboBox, QHBoxLayout, QToolButton, QVBoxLayout, QWidget

from imbrex.engine.text.tokens import Int32
from imbrex.gui.overview.pairs.arrangement import Arrangement
from imbrex.gui.overview.pairs.pair_filter import PairFilter
from imbrex.gui.overview.pairs.selection import Kind, Selection
from imbrex.gui.widgets.accessible import name_menu_button
from imbrex.gui.widgets.chip import VerdictChips
from imbrex.gui.widgets.elided_label import ElidedLabel, PlainLabel
from imbrex.gui.widgets.flow_layout import FlowLayout
from imbrex.gui.widgets.layouts import NO_MARGINS, spaced
from imbrex.gui.widgets.mnemonics import add_choice
from imbrex.gui.wording.translation import retranslated, translated
from imbrex.gui.wording.verdict_texts import KEYS


class PairFields(QWidget):
    """Names and conditions, the kind of pairs, and chips for verdicts.

    Signal: columns_requested (QPoint on the screen), the user wants to choose the columns, at this position.
    """

    columns_requested = Signal(QPoint)

    def __init__(self, table: QWidget, changed: Callable[[], None]) -> None:
        """Filter a table, which Enter in the name field focuses; `changed` is called when the filters have changed."""
        super().__init__()
        self.filter = PairFilter(table)
        self._chips = VerdictChips("pairs", changed)
        self._chip_row = self._make_chip_row()
        self._shown = PlainLabel(name="pairsShown", quiet=True)
        self._keys = ElidedLabel(Qt.TextElideMode.ElideRight, least=0)
        self._keys.setForegroundRole(self._keys.palette().ColorRole.PlaceholderText)
        translated(self._keys.show_text, self._keys_in_words)
        self._message = PlainLabel(name="filterTold", quiet=True)
        self._kind = self._make_kind()
        self._columns = self._make_columns()
        self._build()
        self.filter.wanted_changed.connect(changed)
        self._kind.currentIndexChanged.connect(changed)

    @property
    def kind(self) -> Kind:
        """Return the selected kind of pairs, by authorship."""
        return Kind(self._kind.currentData())

    def filtered(self, selection: Selection) -> Selection:
        """Return a selection with these filters."""
        kind = self.kind if not self._kind.isHidden() else Kind.DIFFERENT
        chips = self._chips
        return replace(selection, wanted=self.filter.wanted, kind=kind, verdicts=chips.verdicts, noted=chips.noted)

    def arrange(self, wanted: Arrangement) -> None:
        """Restore filters."""
        self.filter.setText(wanted.filter)
        self._kind.setCurrentIndex(self._kind.findData(wanted.kind))

    def show_kinds(self, are_several: bool) -> None:
        """Show the selection of a kind if there are several."""
        self._kind.setVisible(are_several)

    def show_counts(self, verdicts: Int32, noted: NDArray[np.bool_]) -> None:
        """Show the number of pairs with each verdict, as an index into `Verdict`, and with a note."""
        self._chip_row.setVisible(self._chips.show_counts(verdicts, noted))

    @retranslated
    def show_filtered(self, rows: int, total: int, waiting: str) -> None:
        """Show the number of pairs listed if a filter hides others, and what is still being computed."""
        told = [waiting] if waiting else []
        if self._is_filtering:
            shown = self.tr("showing %1 of %Ln pair(s)", "", total).replace("%1", QLocale().toString(rows))
            told.insert(0, shown)
        self._shown.setText(" · ".join(told))
        self._keys.setVisible(not told and bool(rows))
        self._message.setText(self.filter.explain() or self._why_nothing(total, rows))
        self._message.setVisible(bool(self._message.text()))

    def show_hidden_columns(self, hidden: Sequence[str]) -> None:
        """Show which columns are hidden."""
        told = [self.tr("Hidden: %1").replace("%1", ", ".join(hidden))] if hidden else []
        self._columns.setToolTip("\n".join([self.tr("Choose columns"), *told]))
        name_menu_button(self._columns, self.tr("Columns"))

    def _keys_in_words(self) -> str:
        first, *_, last = KEYS.values()
        text = self.tr("Enter opens the pair · %1 to %2 give a verdict")
        return text.replace("%1", first).replace("%2", last)

    @property
    def _is_filtering(self) -> bool:
        return bool(self.filter.text().strip() or self._chips.verdicts or self._chips.noted)

    def _why_nothing(self, total: int, rows: int) -> str:
        """Return why no pair is listed and how to change that; empty if there are any."""
        if rows or not total or not self._is_filtering:
            return ""
        return self.tr("No pairs match the filter. Clear the filter to see more.")

    # Set-up

    def _make_kind(self) -> QComboBox:
        kind = QComboBox()
        kind.setObjectName("pairKind")
        translated(kind.setAccessibleName, lambda: self.tr("Show pairs by"))
        add_choice(kind, lambda: self.tr("different authors"), Kind.DIFFERENT.value)
        add_choice(kind, lambda: self.tr("the same author"), Kind.OWN.value)
        add_choice(kind, lambda: self.tr("all authors"), Kind.ALL.value)
        translated(
            kind.setToolTip,
            lambda: self.tr("Drafts by the same author are expected to be similar, so they are ranked separately."),
        )
        return kind

    def _make_chip_row(self) -> QWidget:
        row = QWidget()
        layout = FlowLayout(4)
        layout.setContentsMargins(12, 0, 12, 6)
        for chip in self._chips.chips:
            layout.addWidget(chip)
        row.setLayout(layout)
        row.hide()
        return row

    def _make_columns(self) -> QToolButton:
        button = QToolButton()
        button.setObjectName("pairColumns")
        button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        button.clicked.connect(self._on_columns_clicked)
        return button

    def _build(self) -> None:
        fields = spaced(QHBoxLayout(), 8, (12, 2, 12, 6))
        fields.addWidget(self.filter, 3)
        fields.addStretch(1)
        for widget in (self._keys, self._shown, self._kind, self._columns):
            fields.addWidget(widget)
        self._message.setContentsMargins(14, 0, 12, 4)
        self._message.setWordWrap(True)
        layout = spaced(QVBoxLayout(self), 0, NO_MARGINS)
        layout.addLayout(fields)
        layout.addWidget(self._chip_row)
        layout.addWidget(self._message)

    def _on_columns_clicked(self) -> None:
        self.columns_requested.emit(self._columns.mapToGlobal(self._columns.rect().bottomLeft()))

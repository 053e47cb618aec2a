"""Origin page: a text with its bar, the texts that share its parts, and its unique stretches."""

from functools import partial

import numpy as np
from PySide6.QtCore import Qt
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QSplitter, QTabWidget, QVBoxLayout, QWidget

from imbrex.engine.overview.origins import Origins
from imbrex.gui.overview.shared.cards import CardDelegate, CardList
from imbrex.gui.overview.shared.class_choice import ClassChoice, Pair, ShownClass
from imbrex.gui.overview.shared.selection_table import SelectionTable
from imbrex.gui.overview.texts.origin_bar import OriginBar
from imbrex.gui.overview.texts.origin_model import ChipDelegate, OriginColumn, OriginModel, UniqueModel
from imbrex.gui.overview.texts.origin_texts import OriginTexts
from imbrex.gui.overview.texts.traced_text import NOWHERE, Traced, traced
from imbrex.gui.overview.texts.traced_text_pane import StretchGutter, TracedTextPane
from imbrex.gui.theme.fonts import bold
from imbrex.gui.widgets.elided_label import ElidedLabel, PlainLabel
from imbrex.gui.widgets.focus_ring import PassedFocus
from imbrex.gui.widgets.layouts import NO_MARGINS, spaced
from imbrex.gui.widgets.text.excluded_ranges import LeftOut
from imbrex.gui.wording.plain_text import plain_tip
from imbrex.gui.wording.translation import retranslated, translated

BESIDE = 720  # width in pixels from which the lists are beside the text
QUOTE_LINES = 3
CHIP_COLUMN = 44  # pixels


class OriginPage(QWidget):
    """All parts show the same stretch."""

    def __init__(self, choice: ClassChoice) -> None:
        super().__init__()
        self.setObjectName("originPage")
        self._choice = choice
        self._texts = OriginTexts(self)
        self._traced: Traced | None = None
        self._current = -1
        self._name = ElidedLabel(Qt.TextElideMode.ElideMiddle, least=130)
        self._name.setObjectName("originName")
        self._facts = PlainLabel(name="originFacts")
        self._summary = PlainLabel(name="originSummary")
        self.bar = OriginBar()
        self.pane = TracedTextPane()
        self._gutter = StretchGutter(self.pane)
        self._origins, self._unique = OriginModel(self), UniqueModel(self)
        self.legend = SelectionTable(
            self._origins, "originList", lambda: self.tr("Texts that share passages with this one")
        )
        self.unique = CardList("uniqueList", lambda: self.tr("Found only in this text"))
        self.tabs = QTabWidget()
        self._splitter = QSplitter(Qt.Orientation.Horizontal)
        self._set_up()
        self._lay_out()
        self._connect()
        PassedFocus(self, lambda: self.pane)

    @property
    def summary(self) -> str:
        return self._summary.text()

    @property
    def current(self) -> int:
        """Return the number of the current stretch, -1 for none."""
        return self._current

    def show_origins(self, shown: ShownClass, origins: Origins, left_out: LeftOut) -> None:
        """Show a text; the same one keeps its position."""
        self._traced = traced(shown, origins)
        self._current = -1
        counted, name = shown.report.documents[origins.document], shown.names[origins.document]
        self._name.show_text(name)
        self._name.setToolTip(plain_tip(name))
        translated(self._facts.setText, partial(self._texts.facts, counted))
        translated(self._summary.setText, partial(self._texts.summary, self._traced))
        for part in (self.bar, self.pane, self._origins, self._unique):
            part.show_traced(self._traced)
        self.pane.show_left_out(left_out)
        self._name_tabs(len(origins.origins))
        self._on_pair_changed(self._choice.pair)

    @retranslated
    def _name_tabs(self, origins: int) -> None:
        self.tabs.setTabText(0, self.tr("Also in %Ln text(s)", "", origins))
        self.tabs.setTabText(1, self.tr("Only here: %Ln part(s)", "", self._unique.rowCount()))

    def step(self, by: int) -> None:
        """Go to the next (1) or previous (-1) stretch that another text shares."""
        if self._traced is None or not len(self._traced.shared):
            return
        shared = self._traced.shared
        if self._current >= 0:
            here = self._current
        else:
            here = int(np.searchsorted(self._traced.end, self.pane.visible_points()[0], side="right")) - (by > 0)
        row = int(np.searchsorted(shared, here, side="right")) if by > 0 else int(np.searchsorted(shared, here)) - 1
        if 0 <= row < len(shared):
            self.go_to(int(shared[row]))

    def go_to(self, number: int) -> None:
        """Show a stretch everywhere, and select its pair."""
        if self._traced is None or not 0 <= number < len(self._traced):
            return
        self._mark(number)
        self.pane.go_to(number)
        rank = int(self._traced.rank[number])
        if rank != NOWHERE:
            self._choice.choose_pair(self._traced.pair(rank))

    def _mark(self, number: int) -> None:
        if self._traced is None:
            return
        self._current = number
        self.bar.set_current(number)
        self.pane.set_current(number)
        self.legend.show_row(self._origins.row_of(int(self._traced.rank[number])) if number >= 0 else -1)
        self.unique.show_row(self._unique.row_of(number))

    def _rank_of(self, pair: Pair | None) -> int:
        """Return the rank of the other text in a pair with this one, NOWHERE for other pairs."""
        if self._traced is None or pair is None:
            return NOWHERE
        wanted, traced = set(pair), self._traced
        ranks = (rank for rank in range(len(traced.origins.origins)) if set(traced.pair(rank)) == wanted)
        return next(ranks, NOWHERE)

    # Input

    def _on_pair_changed(self, pair: Pair | None) -> None:
        """Mark the other text of a pair selected elsewhere; keep the current stretch if it is from that text."""
        rank = self._rank_of(pair)
        if self._traced is None or (self._current >= 0 and rank == self._traced.rank[self._current]):
            return
        if rank != NOWHERE:
            self._mark(-1)
            self.legend.show_row(self._origins.row_of(rank))

    def _on_stretch_opened(self, number: int) -> None:
        self.go_to(number)
        rank = int(self._traced.rank[number]) if self._traced else NOWHERE
        if self._traced is not None and rank != NOWHERE:
            self._choice.open_pair(self._traced.pair(rank))

    def _on_point_clicked(self, point: int) -> None:
        number = self._traced.at_point(point) if self._traced else -1
        if number >= 0 and not self.pane.textCursor().hasSelection():
            self.go_to(number)

    def _on_point_opened(self, point: int) -> None:
        number = self._traced.at_point(point) if self._traced else -1
        if number >= 0:
            self._on_stretch_opened(number)

    def _on_origin_selected(self, row: int) -> None:
        """Go to the first stretch of a text; unique stretches have their own list."""
        if self._traced is not None:
            numbers = self._traced.of_rank(self._origins.rank_at(row))
            self.go_to(int(numbers[0]) if len(numbers) else -1)

    def _on_origin_chosen(self, row: int) -> None:
        rank = self._origins.rank_at(row)
        if rank == NOWHERE:
            self.tabs.setCurrentIndex(1)
            self.unique.setFocus(Qt.FocusReason.OtherFocusReason)
        elif self._traced is not None:
            self._choice.open_pair(self._traced.pair(rank))

    def _on_unique_selected(self, row: int) -> None:
        self.go_to(self._unique.number_at(row))

    def _on_unique_opened(self, row: int) -> None:
        self._on_unique_selected(row)
        self.pane.setFocus(Qt.FocusReason.OtherFocusReason)

    def _on_view_changed(self) -> None:
        if self._traced is not None:
            first, last = self.pane.visible_points()
            self.bar.set_seen(self._traced.words_before(first), self._traced.words_before(last))

    # Set-up

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        is_wide = event.size().width() >= BESIDE
        self._splitter.setOrientation(Qt.Orientation.Horizontal if is_wide else Qt.Orientation.Vertical)

    def _set_up(self) -> None:
        self._name.setFont(bold(self._name.font()))
        self._facts.setForegroundRole(self.palette().ColorRole.PlaceholderText)
        for label in (self._facts, self._summary):
            label.setWordWrap(True)
        self.legend.stretch((OriginColumn.NAME,), {OriginColumn.NUMBER: CHIP_COLUMN})
        self.legend.setItemDelegateForColumn(OriginColumn.NUMBER, ChipDelegate(self.legend))
        self.unique.setModel(self._unique)
        self.unique.setItemDelegate(CardDelegate(self.unique, QUOTE_LINES))
        self.tabs.setObjectName("originTabs")
        translated(self.tabs.setAccessibleName, lambda: self.tr("About this text"))
        self.tabs.setDocumentMode(True)
        self.tabs.addTab(self.legend, "")
        self.tabs.addTab(self.unique, "")

    def _lay_out(self) -> None:
        self._splitter.setChildrenCollapsible(False)
        self._splitter.addWidget(_beside(self._gutter, self.pane))
        self._splitter.addWidget(self.tabs)
        self._splitter.setSizes([560, 440])
        self._splitter.setObjectName("originSplitter")
        top = spaced(QVBoxLayout(), 4, (12, 8, 12, 4))
        top.addWidget(self._name)
        top.addWidget(self._facts)
        top.addWidget(self._summary)
        top.addWidget(self.bar)
        layout = spaced(QVBoxLayout(self), 0, NO_MARGINS)
        layout.addLayout(top)
        layout.addWidget(self._splitter, 1)

    def _connect(self) -> None:
        self._choice.pair_changed.connect(self._on_pair_changed)
        self.bar.stretch_opened.connect(self._on_stretch_opened)
        self.bar.stretch_selected.connect(self.go_to)
        self.legend.row_chosen.connect(self._on_origin_chosen)
        self.legend.row_selected.connect(self._on_origin_selected)
        self.pane.point_opened.connect(self._on_point_opened)
        self.pane.point_clicked.connect(self._on_point_clicked)
        self.pane.view_changed.connect(self._on_view_changed)
        self.unique.card_opened.connect(self._on_unique_opened)
        self.unique.card_selected.connect(self._on_unique_selected)


def _beside(left: QWidget, right: QWidget) -> QWidget:
    """Return two widgets side by side, the second one stretching."""
    box = QWidget()
    layout = spaced(QHBoxLayout(box), 0, NO_MARGINS)
    layout.addWidget(left)
    layout.addWidget(right, 1)
    return box

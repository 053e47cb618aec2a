"""What-if panel: the score of the open pair by shingle length and by option."""

import math

from PySide6.QtCore import QModelIndex, Qt
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QAbstractItemView, QBoxLayout, QHeaderView, QPushButton, QVBoxLayout, QWidget

from imbrex.engine.arrays import Float64
from imbrex.engine.what_if.option_switches import Switch
from imbrex.engine.what_if.shingle_lengths import ChanceFrom, Curve, WhatIf
from imbrex.gui.compare.measures.measure_delegate import TWO_COLUMNS
from imbrex.gui.compare.what_if.curve import CurveView, Series
from imbrex.gui.compare.what_if.switch_model import SwitchColumn, Switched, SwitchesJob, SwitchModel, WhatIfJob
from imbrex.gui.model.session import Session
from imbrex.gui.model.settings import Settings
from imbrex.gui.panels.query_panel import Pair, PairPanel
from imbrex.gui.panels.query_scheduler import Query
from imbrex.gui.widgets.elided_label import PlainLabel
from imbrex.gui.widgets.focus_ring import PassedFocus
from imbrex.gui.widgets.layouts import NO_MARGINS, spaced
from imbrex.gui.widgets.row_table import RowTable
from imbrex.gui.wording.messages import shown
from imbrex.gui.wording.translation import retranslated, translated

PADDING = 12  # pixels around the text of a cell
SHORTEST_CHANGE = 18  # minimum width of a change, in average characters
SAMPLES = {
    SwitchColumn.LEFT: "99.9% (−99.9)",
    SwitchColumn.RIGHT: "99.9% (−99.9)",
    SwitchColumn.JACCARD: "99.9% (−99.9)",
    SwitchColumn.WORDS: "10,000 | 10,000",
}
"""The widest usual text of each column."""
GIVING_WAY = (SwitchColumn.WORDS, SwitchColumn.JACCARD)
"""Columns to hide if space is short, in this order."""


class SwitchTable(RowTable):
    """The effect of each option, in as many columns as fit."""

    def __init__(self, model: SwitchModel) -> None:
        super().__init__(model, room=8)
        self.setObjectName("switchesView")
        translated(self.setAccessibleName, lambda: self.tr("Effect of each option"))
        self.setTextElideMode(Qt.TextElideMode.ElideRight)
        self.setHorizontalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        header = self.horizontalHeader()
        header.setSectionResizeMode(QHeaderView.ResizeMode.Fixed)
        header.setTextElideMode(Qt.TextElideMode.ElideNone)  # translated titles may have two lines
        self._widths: dict[SwitchColumn, int] = {}
        self.measure()

    def measure(self) -> None:
        super().measure()
        wide = self.fontMetrics().horizontalAdvance
        for column, sample in SAMPLES.items():
            title = str(self.model().headerData(column, Qt.Orientation.Horizontal)).splitlines()
            self._widths[column] = PADDING + max(map(wide, [*title, sample]))
            self.setColumnWidth(column, self._widths[column])
        self.fit()

    def fit(self) -> None:
        """Hide columns if the changes do not fit; if they still do not, the table is scrolled."""
        fits = self.make_room(self._widths, GIVING_WAY, SHORTEST_CHANGE)
        mode = QHeaderView.ResizeMode.Stretch if fits else QHeaderView.ResizeMode.Fixed
        self.horizontalHeader().setSectionResizeMode(SwitchColumn.CHANGE, mode)
        if not fits:
            self.setColumnWidth(SwitchColumn.CHANGE, self.fontMetrics().averageCharWidth() * SHORTEST_CHANGE)


class WhatIfPanel(PairPanel):
    """Curve, suggestion and table."""

    name = "whatIfDock"

    def __init__(self, session: Session, settings: Settings) -> None:
        super().__init__(session, settings)
        self.setObjectName("whatIfPanel")
        self._suggested: int | None = None
        self._model = SwitchModel(self)
        self.curve = CurveView()
        self.table = SwitchTable(self._model)
        self._reason = PlainLabel(name="suggestionReason", wraps=True)
        self._take = QPushButton()
        self._take.setObjectName("takeSuggestion")
        self._apply = QPushButton()
        translated(self._apply.setText, lambda: self.tr("Apply this change"))
        self._apply.setObjectName("applySwitch")
        self._message.setMargin(12)
        self._sides = QBoxLayout(QBoxLayout.Direction.LeftToRight)
        self._content = QWidget()
        self._build()
        self._connect()
        PassedFocus(self, lambda: self.curve)
        self.queries = (
            Query(WhatIfJob, self.fields_of_pair, self.show_what_if, self.show_message),
            Query(SwitchesJob, self.fields_of_pair, self.show_switched, self.show_message),
        )
        self.show_pair(None)

    def show_pair(self, pair: Pair | None) -> None:
        super().show_pair(pair)
        self._suggested = None
        self._show(None)
        self._model.clear()
        self._update_apply()
        self._content.hide()
        self.show_message(lambda: self.tr("Open a pair to see how shingle length and options affect its score."))

    def show_what_if(self, what_if: WhatIf) -> None:
        self._suggested = what_if.suggestion.length
        self._show(what_if)
        self._take.setVisible(self._suggested is not None)
        self._take.setEnabled(self._suggested != what_if.current)
        self._message.hide()
        self._content.show()

    @retranslated
    def _show(self, what_if: WhatIf | None) -> None:
        if what_if is None:
            self.curve.clear()
            return
        self.curve.show_series(self._series(what_if), what_if.current, self._suggested)
        self._reason.setText(shown(what_if.suggestion.reason))
        self._take.setText(self.tr("Use %Ln word(s)", "", self._suggested or 0))

    def show_switched(self, switched: Switched) -> None:
        """Show the effect of each option, keeping the selection."""
        chosen = self._switch_at(self.table.currentIndex())
        self._model.show_switched(switched)
        for row in range(self._model.rowCount()):
            switch = self._model.switch_at(row)
            if switch is not None and chosen is not None and switch.label == chosen.label:
                self.table.selectRow(row)
        self._update_apply()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        is_wide = event.size().width() >= TWO_COLUMNS
        self._sides.setDirection(QBoxLayout.Direction.LeftToRight if is_wide else QBoxLayout.Direction.TopToBottom)

    def _build(self) -> None:
        suggestion = spaced(QVBoxLayout(), margins=(10, 4, 6, 0))
        suggestion.addWidget(self._reason)
        suggestion.addWidget(self._take, alignment=Qt.AlignmentFlag.AlignLeft)
        left, right = QVBoxLayout(), QVBoxLayout()
        left.addWidget(self.curve, 1)
        right.addWidget(self.table, 1)
        right.addWidget(self._apply, alignment=Qt.AlignmentFlag.AlignRight)
        right.setContentsMargins(0, 0, 6, 4)
        self._sides.setSpacing(6)
        self._sides.addLayout(left, 1)
        self._sides.addLayout(right, 1)
        self._sides.setContentsMargins(0, 0, 0, 0)
        inner = spaced(QVBoxLayout(self._content), margins=NO_MARGINS)
        inner.addLayout(suggestion)  # spans both columns: in one, a long reason would leave no room for the curve
        inner.addLayout(self._sides, 1)
        layout = spaced(QVBoxLayout(self), margins=NO_MARGINS)
        layout.addWidget(self._message, alignment=Qt.AlignmentFlag.AlignTop)
        layout.addWidget(self._content, 1)

    def _connect(self) -> None:
        self.curve.length_chosen.connect(self._choose_length)
        self.table.row_chosen.connect(self._apply_row)
        self.table.selectionModel().currentRowChanged.connect(self._update_apply)
        self._apply.clicked.connect(self._on_apply_clicked)
        self._take.clicked.connect(self._on_take_clicked)

    def _series(self, what_if: WhatIf) -> list[Series]:
        if what_if.chance_from is ChanceFrom.CLASS:
            chance = self.tr("chance, from %Ln other document(s)", "", what_if.others)
        else:
            chance = self.tr("chance, from shuffled words")
        scores = what_if.scores
        return [
            Series(chance, _greater(what_if.chance), None),
            Series(self.tr("left in right"), _values(scores.containment_left), 0),
            Series(self.tr("right in left"), _values(scores.containment_right), 1),
            Series(self.tr("Jaccard"), _values(scores.jaccard), 3),
        ]

    def _switch_at(self, index: QModelIndex) -> Switch | None:
        return self._model.switch_at(index.row()) if index.isValid() else None

    def _update_apply(self) -> None:
        self._apply.setEnabled(self._switch_at(self.table.currentIndex()) is not None)

    def _apply_row(self, row: int) -> None:
        switch = self._model.switch_at(row)
        if switch is not None:
            self.set_option(switch.flag, switch.value)

    def _on_apply_clicked(self) -> None:
        self._apply_row(self.table.currentIndex().row())

    def _on_take_clicked(self) -> None:
        if self._suggested is not None:
            self._choose_length(self._suggested)

    def _choose_length(self, length: int) -> None:
        self.set_option("shingle-length", length)


def _values(column: Float64) -> tuple[float | None, ...]:
    """Convert values for display: None for no value."""
    return tuple(None if math.isnan(value) else value for value in column.tolist())


def _greater(curve: Curve) -> tuple[float | None, ...]:
    """Return the greater containment at each length, which the suggestion uses."""
    pairs = zip(_values(curve.containment_left), _values(curve.containment_right), strict=True)
    return tuple(max((value for value in pair if value is not None), default=None) for pair in pairs)

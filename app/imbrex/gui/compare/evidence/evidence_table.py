"""Evidence table: shared features of two texts, in as many columns as fit."""

from PySide6.QtCore import QModelIndex, Qt, Signal
from PySide6.QtGui import QKeyEvent, QResizeEvent
from PySide6.QtWidgets import QHeaderView

from imbrex.engine.evidence.item import Item
from imbrex.gui.compare.evidence.evidence_model import EvidenceColumn, EvidenceModel
from imbrex.gui.widgets.row_table import STYLE, RowTable
from imbrex.gui.wording.translation import translated

PADDING = 30  # pixels around the text of a cell
SHORTEST_TEXT = 20  # minimum width of the shared text, in average characters
GIVING_WAY = (EvidenceColumn.OTHERS, EvidenceColumn.WHERE)
"""Columns to hide if space is short, in this order."""


class EvidenceTable(RowTable):
    """A click, Enter or Space goes to the next hit of an item. Signal: item_requested (Item)."""

    item_requested = Signal(object)

    def __init__(self, model: EvidenceModel) -> None:
        super().__init__(model, room=8)
        self._evidence = model
        self.setObjectName("evidenceView")
        translated(self.setAccessibleName, lambda: self.tr("Shared evidence"))
        self.setStyleSheet(STYLE)
        self.setTextElideMode(Qt.TextElideMode.ElideMiddle)
        header = self.horizontalHeader()
        header.setSectionResizeMode(QHeaderView.ResizeMode.Fixed)
        header.setSectionResizeMode(EvidenceColumn.WHAT, QHeaderView.ResizeMode.Stretch)
        self._widths: dict[EvidenceColumn, int] = {}
        self.measure()
        model.modelReset.connect(self._on_model_reset)
        self.clicked.connect(self._on_clicked)

    def measure(self) -> None:
        super().measure()
        self._widths = {column: self._width(column) for column in list(EvidenceColumn)[1:]}
        for column, width in self._widths.items():
            self.setColumnWidth(column, width)
        self._fit()

    @property
    def current(self) -> Item | None:
        """Return the item of the current row."""
        return self._evidence.item_at(self.currentIndex().row())

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space):
            self._request(self.currentIndex().row())
        else:
            super().keyPressEvent(event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit()

    def _fit(self) -> None:
        """Hide columns if the shared text does not fit."""
        self.make_room(self._widths, GIVING_WAY, SHORTEST_TEXT)

    def _width(self, column: EvidenceColumn) -> int:
        samples = [str(self._evidence.headerData(column, Qt.Orientation.Horizontal)), "1,000"]
        if column is EvidenceColumn.WHERE:
            samples += [self._evidence.where_text(outside=outside) for outside in (True, False)]
        return PADDING + max(map(self.fontMetrics().horizontalAdvance, samples))

    def _request(self, row: int) -> None:
        item = self._evidence.item_at(row)
        if item is not None:
            self.item_requested.emit(item)

    def _on_clicked(self, index: QModelIndex) -> None:
        self._request(index.row())

    def _on_model_reset(self) -> None:
        self.clearSpans()
        for row in self._evidence.headings:
            self.setSpan(row, 0, 1, len(EvidenceColumn))

"""Passage table: the passages of a pair, with as many columns as there is room for."""

from PySide6.QtCore import QModelIndex, Qt, Signal
from PySide6.QtGui import QAction, QKeySequence, QResizeEvent
from PySide6.QtWidgets import QHeaderView

from imbrex.engine.attribution.standing import Standing
from imbrex.engine.rewriting.passage import Change
from imbrex.gui.docks.passage_delegate import PassageDelegate
from imbrex.gui.docks.passage_model import FIGURES, PassageColumn, PassageModel
from imbrex.gui.docks.passage_texts import change_name, standing_name
from imbrex.gui.pages.bar_delegate import BarDelegate
from imbrex.gui.pages.row_table import STYLE, RowTable

PADDING = 34  # pixels around the text of a cell
CHIP_PADDING = 20  # pixels around a number
SHORTEST_TEXT = 24  # average characters of a passage that should be seen
GIVING_WAY = (PassageColumn.KEPT, PassageColumn.WORDS, PassageColumn.CHANGE)
"""Columns that are not shown where there is no room, the first of these first."""
WIDEST_STANDING = 0.37  # of the table; its tooltip has all of it


class PassageTable(RowTable):
    """A click, or Enter, goes to a passage in the texts.

    Signals:
        passage_requested: (number) people want to see it.
        copy_requested: (number) people want to have its texts.
    """

    passage_requested = Signal(int)
    copy_requested = Signal(int)

    def __init__(self, model: PassageModel) -> None:
        super().__init__(model, room=10)
        self._passages = model
        self.setObjectName("passagesView")
        self.setAccessibleName(self.tr("Passages"))
        self.setItemDelegate(BarDelegate(self))
        self.setItemDelegateForColumn(PassageColumn.NUMBER, PassageDelegate(self))
        self.setTextElideMode(Qt.TextElideMode.ElideRight)
        self.setStyleSheet(STYLE)
        self._widths: dict[PassageColumn, int] = {
            column: self._width(column) for column in PassageColumn if column is not PassageColumn.TEXT
        }
        self._set_header()
        self._add_actions()
        self.clicked.connect(self._on_clicked)
        self.row_chosen.connect(self._request)

    @property
    def current(self) -> int:
        """Number of the passage of the current row; -1 for none."""
        row = self.currentIndex().row()
        return self._passages.number_at(row) if row >= 0 else -1

    def show_current(self, number: int) -> None:
        """Make the row of a passage the current one, if it is listed."""
        row = self._passages.row_of(number)
        if row >= 0 and number != self.current:
            self.selectRow(row)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        room = self.viewport().width() - self.fontMetrics().averageCharWidth() * SHORTEST_TEXT
        shown = dict(self._widths)
        for column in GIVING_WAY:
            if sum(shown.values()) > room:
                del shown[column]
        for column in GIVING_WAY:
            self.setColumnHidden(column, column not in shown)
        standing = min(self._widths[PassageColumn.STANDING], round(self.viewport().width() * WIDEST_STANDING))
        self.setColumnWidth(PassageColumn.STANDING, standing)

    def _set_header(self) -> None:
        header = self.horizontalHeader()
        header.setSectionResizeMode(QHeaderView.ResizeMode.Fixed)
        header.setSectionResizeMode(PassageColumn.TEXT, QHeaderView.ResizeMode.Stretch)
        for column, width in self._widths.items():
            self.setColumnWidth(column, width)
        header.setSortIndicator(PassageColumn.NUMBER, Qt.SortOrder.AscendingOrder)
        self.setSortingEnabled(True)

    def _add_actions(self) -> None:
        show, copy = QAction(self.tr("Show in the texts"), self), QAction(self.tr("Copy both sides"), self)
        show.triggered.connect(self._on_show_triggered)
        copy.setObjectName("copyPassage")
        copy.setShortcut(QKeySequence(QKeySequence.StandardKey.Copy))
        copy.setShortcutContext(Qt.ShortcutContext.WidgetShortcut)
        copy.triggered.connect(self._on_copy_triggered)
        self.addActions([show, copy])
        self.setContextMenuPolicy(Qt.ContextMenuPolicy.ActionsContextMenu)

    def _width(self, column: PassageColumn) -> int:
        samples = [str(self._passages.headerData(column, Qt.Orientation.Horizontal))]
        if column is PassageColumn.CHANGE:
            samples += map(change_name, Change)
        elif column is PassageColumn.STANDING:
            samples += map(standing_name, Standing)
        elif column in FIGURES:
            samples.append("10,000 ~")
        padding = CHIP_PADDING if column is PassageColumn.NUMBER else PADDING
        return padding + max(map(self.fontMetrics().horizontalAdvance, samples))

    def _request(self, row: int) -> None:
        self.passage_requested.emit(self._passages.number_at(row))

    def _on_clicked(self, index: QModelIndex) -> None:
        self._request(index.row())

    def _on_show_triggered(self) -> None:
        if self.current >= 0:
            self.passage_requested.emit(self.current)

    def _on_copy_triggered(self) -> None:
        if self.current >= 0:
            self.copy_requested.emit(self.current)

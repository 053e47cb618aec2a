"""Passage table: the passages of a pair, in as many columns as fit."""

from collections.abc import Callable, Collection
from itertools import pairwise

from PySide6.QtCore import QItemSelection, QItemSelectionModel, QModelIndex, Qt, Signal
from PySide6.QtGui import QAction, QKeySequence
from PySide6.QtWidgets import QAbstractItemView, QHeaderView

from imbrex.engine.attribution.attribution import Standing
from imbrex.engine.review.review import Verdict
from imbrex.engine.rewriting.rewritten_passage import Change
from imbrex.gui.compare.passages.passage_model import PassageColumn, PassageDelegate, PassageModel
from imbrex.gui.widgets.clipboard import copy as copy_text
from imbrex.gui.widgets.row_table import STYLE, RowTable
from imbrex.gui.widgets.share_bar import BarDelegate
from imbrex.gui.wording.passage_texts import change_name, standing_name
from imbrex.gui.wording.translation import translated
from imbrex.gui.wording.verdict_texts import NOTE, PASSAGE_KEYS, SIGNS, verdict_told

PADDING = 34  # pixels around the text of a cell
CHIP_PADDING = 20  # pixels around a number
BRIEF_PADDING = 27  # pixels around the sign of a verdict, and the heading above it
SHORTEST_TEXT = 24  # minimum width of a passage, in average characters
GIVING_WAY = (PassageColumn.KEPT, PassageColumn.WORDS, PassageColumn.CHANGE)
"""Columns to hide if space is short, in this order."""
WIDEST_STANDING = 0.37  # of the table; the tooltip has the full text
LEAST = 36  # pixels of the list in a low panel: it scrolls, and the widgets around it do not


class PassageTable(RowTable):
    """A click or Enter shows a passage in the texts.

    Attributes:
        note: the action that writes a note on the current passage.

    Signals:
        passage_requested: (number) the user wants to see it.
        verdict_chosen: (Verdict) for the selected passages.
    """

    passage_requested = Signal(int)
    verdict_chosen = Signal(object)

    def __init__(self, model: PassageModel) -> None:
        super().__init__(model, room=10)
        self.copied_text: Callable[[list[int]], str] = lambda _numbers: ""
        self.cited: Callable[[list[int]], str] = lambda _numbers: ""
        self._passages = model
        self.setObjectName("passagesView")
        translated(self.setAccessibleName, lambda: self.tr("Passages"))
        self.setItemDelegate(BarDelegate(self))
        self.setItemDelegateForColumn(PassageColumn.NUMBER, PassageDelegate(self))
        self.setTextElideMode(Qt.TextElideMode.ElideRight)
        self.setMinimumHeight(LEAST)
        self.setStyleSheet(STYLE)
        self.setSelectionMode(QAbstractItemView.SelectionMode.ExtendedSelection)
        self._widths: dict[PassageColumn, int] = {}
        self._brief = 0
        self._set_header()
        self._add_actions()
        self.clicked.connect(self._on_clicked)
        self.row_chosen.connect(self._request)

    def measure(self) -> None:
        super().measure()
        self._widths = {column: self._width(column) for column in PassageColumn if column is not PassageColumn.TEXT}
        heading = str(self._passages.headerData(PassageColumn.VERDICT, Qt.Orientation.Horizontal))
        briefs = [heading, *(f"{sign} {NOTE}" for sign in SIGNS.values())]
        self._brief = BRIEF_PADDING + max(map(self.fontMetrics().horizontalAdvance, briefs))
        for column, width in self._widths.items():
            self.setColumnWidth(column, width)
        self.fit()

    @property
    def current(self) -> int:
        """Return the number of the current passage; -1 for none."""
        row = self.currentIndex().row()
        return self._passages.number_at(row) if row >= 0 else -1

    @property
    def chosen(self) -> list[int]:
        """Return the numbers of the selected passages."""
        return [self._passages.number_at(index.row()) for index in self.selectionModel().selectedRows()]

    def choose(self, numbers: Collection[int]) -> None:
        """Select the listed ones of these passages; the first becomes current."""
        rows = sorted(row for row in map(self._passages.row_of, numbers) if row >= 0)
        if rows:
            self._take(rows[0])
            flags = QItemSelectionModel.SelectionFlag.Select | QItemSelectionModel.SelectionFlag.Rows
            self.selectionModel().select(self._selection(rows), flags)

    def _selection(self, rows: list[int]) -> QItemSelection:
        """Return ascending rows as one selection: selecting thousands one by one would block the window for minutes."""
        selection = QItemSelection()
        ends = [place for place, row in enumerate(rows) if rows[place + 1 : place + 2] != [row + 1]]
        for first, last in pairwise([-1, *ends]):
            selection.select(self._passages.index(rows[first + 1], 0), self._passages.index(rows[last], 0))
        return selection

    def show_current(self, number: int) -> None:
        """Make a passage the current row, if it is listed."""
        row = self._passages.row_of(number)
        if row >= 0 and number != self.current:
            self._take(row)

    def fit(self) -> None:
        """Hide columns if the texts of passages do not fit."""
        self._passages.is_brief = not self.make_room(self._widths, GIVING_WAY, SHORTEST_TEXT)
        verdict = self._brief if self._passages.is_brief else self._widths[PassageColumn.VERDICT]
        self.setColumnWidth(PassageColumn.VERDICT, verdict)
        standing = min(self._widths[PassageColumn.STANDING], round(self.viewport().width() * WIDEST_STANDING))
        self.setColumnWidth(PassageColumn.STANDING, standing)

    def _take(self, row: int) -> None:
        """Select a single row; `selectRow` would react to Ctrl or Shift held down for a shortcut."""
        flags = QItemSelectionModel.SelectionFlag.ClearAndSelect | QItemSelectionModel.SelectionFlag.Rows
        self.selectionModel().setCurrentIndex(self._passages.index(row, 0), flags)

    def _set_header(self) -> None:
        header = self.horizontalHeader()
        header.setSectionResizeMode(QHeaderView.ResizeMode.Fixed)
        header.setSectionResizeMode(PassageColumn.TEXT, QHeaderView.ResizeMode.Stretch)
        self.measure()
        header.setSortIndicator(PassageColumn.NUMBER, Qt.SortOrder.AscendingOrder)
        self.setSortingEnabled(True)

    def _add_actions(self) -> None:
        show, copy = QAction(self), QAction(self)
        translated(show.setText, lambda: self.tr("Show in texts"))
        translated(copy.setText, lambda: self.tr("Copy both sides"))
        show.triggered.connect(self._on_show_triggered)
        copy.setObjectName("copyPassage")
        copy.setShortcut(QKeySequence(QKeySequence.StandardKey.Copy))
        copy.setShortcutContext(Qt.ShortcutContext.WidgetShortcut)
        copy.triggered.connect(self._copy)
        cite = QAction(self)
        translated(cite.setText, lambda: self.tr("Copy with citation"))
        cite.setObjectName("citePassage")
        cite.triggered.connect(self._on_cite_triggered)
        self.addActions([show, copy, cite, self._separator()])
        for verdict in Verdict:
            self.addAction(self._verdict_action(verdict))
        self.note = QAction(self)
        translated(self.note.setText, lambda: self.tr("Note…"))
        self.note.setObjectName("noteOnPassage")
        self.addActions([self._separator(), self.note])
        self.setContextMenuPolicy(Qt.ContextMenuPolicy.ActionsContextMenu)

    def _separator(self) -> QAction:
        separator = QAction(self)
        separator.setSeparator(True)
        return separator

    def _verdict_action(self, verdict: Verdict) -> QAction:
        action = QAction(self)
        translated(action.setText, lambda: verdict_told(verdict))
        action.setObjectName(f"passageVerdict{verdict.name.capitalize()}")
        action.setShortcut(PASSAGE_KEYS[verdict])
        action.setShortcutContext(Qt.ShortcutContext.WidgetShortcut)
        action.triggered.connect(lambda: self.verdict_chosen.emit(verdict))
        return action

    def _width(self, column: PassageColumn) -> int:
        samples = [str(self._passages.headerData(column, Qt.Orientation.Horizontal))]
        if column is PassageColumn.CHANGE:
            samples += map(change_name, Change)
        elif column is PassageColumn.VERDICT:
            samples += [f"{verdict_told(verdict)} {NOTE}" for verdict in Verdict]
        elif column is PassageColumn.STANDING:
            samples += map(standing_name, Standing)
        elif column in PassageModel.numeric:
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

    def copied(self) -> str:
        return self.copied_text(self.chosen)

    def _on_cite_triggered(self) -> None:
        if text := self.cited(self.chosen):
            copy_text(text)

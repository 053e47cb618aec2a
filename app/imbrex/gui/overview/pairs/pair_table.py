"""Pair table: all pairs of documents, the most similar first, in as many columns as fit."""

from collections.abc import Sequence

from PySide6.QtCore import QPoint, Qt, Signal
from PySide6.QtGui import QAction, QResizeEvent
from PySide6.QtWidgets import QHeaderView, QMenu

from imbrex.engine.review.verdict import Verdict
from imbrex.gui.model.settings import Settings
from imbrex.gui.overview.pairs.name_delegate import NameDelegate
from imbrex.gui.overview.pairs.pair_figures import NAMES, PairColumn
from imbrex.gui.overview.pairs.pair_model import PairModel
from imbrex.gui.widgets.bar_delegate import BarDelegate
from imbrex.gui.widgets.row_table import STYLE, RowTable
from imbrex.gui.wording.translated import translated
from imbrex.gui.wording.verdict_texts import KEYS, NOTE, verdict_told

NAME_WIDTH = 18
"""Minimum width of a name, in average characters; columns are hidden for it."""
PADDING = 30
"""Pixels around a heading, including the sort indicator."""
CELL_PADDING = 34
"""Pixels around the text of a cell."""
GIVING_WAY = (
    PairColumn.SHARED,
    PairColumn.PASSAGES,
    PairColumn.PERCENTILE,
    PairColumn.COVERAGE_RIGHT,
    PairColumn.COVERAGE_LEFT,
    PairColumn.JACCARD,
    PairColumn.LONGEST,
)
"""Columns to hide if space is short, in this order."""
SAMPLE = "99.9 ▲"
"""The widest usual number."""


class PairTable(RowTable):
    """The table of pairs.

    Signals:
        verdict_chosen: (Verdict) for the selected pair.
        text_requested: (number of a document) the user wants to see that text by itself.
        columns_changed: the visible columns have changed.
    """

    verdict_chosen = Signal(object)
    text_requested = Signal(int)
    columns_changed = Signal()

    def __init__(self, model: PairModel, settings: Settings) -> None:
        super().__init__(model, room=14)
        self._pairs = model
        self._settings = settings
        self._chosen = settings.pair_columns
        self.setObjectName("pairsView")
        translated(self.setAccessibleName, lambda: self.tr("Pairs of documents"))
        self.setItemDelegate(BarDelegate(self))
        self._naming = NameDelegate(self)
        for column in NAMES:
            self.setItemDelegateForColumn(column, self._naming)
        self.setTextElideMode(Qt.TextElideMode.ElideMiddle)
        self.setStyleSheet(STYLE)
        self.setContextMenuPolicy(Qt.ContextMenuPolicy.CustomContextMenu)
        self.customContextMenuRequested.connect(self._on_menu_requested)
        self._verdicts = [self._verdict_action(verdict) for verdict in Verdict]
        self.addActions(self._verdicts)
        self._widths = {column: self._width(column) for column in PairColumn if column not in NAMES}
        self._set_header()

    @property
    def hidden(self) -> list[PairColumn]:
        """Return the hidden columns."""
        return [column for column in PairColumn if self.isColumnHidden(column)]

    def show_names(self, names: Sequence[str]) -> None:
        """Set the names of the class, whose common suffix may be dropped."""
        self._naming.show_names(names)

    def measure(self) -> None:
        super().measure()
        self._widths = {column: self._width(column) for column in PairColumn if column not in NAMES}
        for column, width in self._widths.items():
            self.horizontalHeader().resizeSection(column, width)
        self.fit()

    def menu(self) -> QMenu:
        """Return the context menu of the selected pair."""
        menu = QMenu(self)
        row = self.currentIndex().row()
        menu.addAction(self.tr("Compare texts"), lambda: self.row_chosen.emit(row))
        left, right = self._pairs.pair_at(row)
        menu.addAction(self.tr("Show only the left text"), lambda: self.text_requested.emit(left))
        menu.addAction(self.tr("Show only the right text"), lambda: self.text_requested.emit(right))
        menu.addAction(self.copy_action())
        menu.addSection(self.tr("Verdict"))
        menu.addActions(self._verdicts)
        return menu

    def columns_menu(self) -> QMenu:
        """Return the menu of columns."""
        menu = QMenu(self)
        for column in PairColumn:
            if column not in NAMES:
                action = menu.addAction(self._pairs.title(column))
                action.setCheckable(True)
                action.setChecked(not self.isColumnHidden(column))
                action.toggled.connect(lambda shown, column=column: self._choose_column(column, shown))
        menu.addSeparator()
        fitting = menu.addAction(self.tr("Show as many as fit"))
        fitting.setCheckable(True)
        fitting.setChecked(self._chosen is None)
        fitting.triggered.connect(self._choose_fitting)
        return menu

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.fit()

    def _set_header(self) -> None:
        header = self.horizontalHeader()
        header.setSectionResizeMode(QHeaderView.ResizeMode.Interactive)
        header.setMinimumSectionSize(60)
        for column in PairColumn:
            if column in NAMES:
                header.setSectionResizeMode(column, QHeaderView.ResizeMode.Stretch)
            else:
                header.resizeSection(column, self._widths[column])
        header.setSortIndicatorClearable(True)  # the third click restores the ranking
        header.setSortIndicator(-1, Qt.SortOrder.DescendingOrder)
        self.setSortingEnabled(True)
        header.sortIndicatorChanged.connect(self.scrollToTop)
        header.setContextMenuPolicy(Qt.ContextMenuPolicy.CustomContextMenu)
        header.customContextMenuRequested.connect(self._on_columns_requested)

    def _width(self, column: PairColumn) -> int:
        """Return the width for the heading and the cells."""
        heading = str(self._pairs.headerData(column, Qt.Orientation.Horizontal))
        samples = (
            [f"{verdict_told(verdict)} {NOTE}" for verdict in Verdict] if column is PairColumn.VERDICT else [SAMPLE]
        )
        wide = self.fontMetrics().horizontalAdvance
        return max(PADDING + max(map(wide, heading.splitlines())), CELL_PADDING + max(map(wide, samples)))

    def _verdict_action(self, verdict: Verdict) -> QAction:
        action = QAction(self)
        translated(action.setText, lambda: verdict_told(verdict))
        action.setObjectName(f"verdict{verdict.value.capitalize()}")
        action.setShortcut(KEYS[verdict])
        action.setShortcutContext(Qt.ShortcutContext.WidgetShortcut)
        action.triggered.connect(lambda: self.verdict_chosen.emit(verdict))
        return action

    def fit(self) -> None:
        """Show the columns that the user has chosen, otherwise as many as leave room for the names."""
        wanted = {column for column in PairColumn if self._chosen is None or column.name in self._chosen} | set(NAMES)
        if self._chosen is None:
            widths = dict(self._widths)
            if not self._pairs.has_disguises:
                del widths[PairColumn.DISGUISES]  # in an honest class, it would be a column of zeros
            room = self.viewport().width() - 2 * NAME_WIDTH * self.fontMetrics().averageCharWidth()
            for column in GIVING_WAY:
                if sum(widths.values()) > room:
                    del widths[column]
            wanted = set(widths) | set(NAMES)
        before = self.hidden
        for column in PairColumn:
            self.setColumnHidden(column, column not in wanted)
        if self.hidden != before:
            self.columns_changed.emit()

    def _choose_column(self, column: PairColumn, shown: bool) -> None:
        names = {column.name for column in PairColumn if not self.isColumnHidden(column)}
        self._choose(frozenset(names | {column.name} if shown else names - {column.name}))

    def _choose_fitting(self) -> None:
        self._choose(None)

    def _choose(self, names: frozenset[str] | None) -> None:
        self._chosen = self._settings.pair_columns = names
        self.fit()

    def _on_columns_requested(self, position: QPoint) -> None:
        self.columns_menu().popup(self.horizontalHeader().mapToGlobal(position))

    def _on_menu_requested(self, position: QPoint) -> None:
        if self.currentIndex().isValid():
            self.menu().popup(self.viewport().mapToGlobal(position))

"""Pair table: the pairs of documents that stand out, and the others behind a row that counts them."""

from collections.abc import Sequence
from functools import partial

from PySide6.QtCore import QEvent, QPoint, Qt, Signal
from PySide6.QtGui import QAction, QKeyEvent
from PySide6.QtWidgets import QHeaderView, QMenu

from imbrex.engine.review.review import Verdict
from imbrex.engine.text.role import Role
from imbrex.gui.model.settings import Settings
from imbrex.gui.overview.pairs.pair_delegates import (
    BAR_WIDTH,
    LEFT,
    RIGHT,
    NamesDelegate,
    OverlapDelegate,
    PairDelegate,
)
from imbrex.gui.overview.pairs.pair_figures import USUAL, PairColumn
from imbrex.gui.overview.pairs.pair_model import PairModel
from imbrex.gui.widgets.row_table import STYLE, RowTable
from imbrex.gui.wording.document_texts import role_name
from imbrex.gui.wording.translation import translated
from imbrex.gui.wording.verdict_texts import KEYS, NOTE, verdict_told

PADDING = 30
"""Pixels around a heading, including the sort indicator."""
CELL_PADDING = LEFT + RIGHT + 8
"""Pixels around the text of a cell."""
NAMES_WIDTH = 34
"""Minimum width of both names, in average characters; columns are hidden for it."""
LONGEST_NAME = 300
"""Maximum width of a name in a menu, in pixels."""
SAMPLE = "99.9 ▲"
"""The widest usual number."""


class PairTable(RowTable):
    """The table of pairs.

    Signals:
        verdict_chosen: (Verdict) for the selected pair.
        text_requested: (number of a document) the user wants to see that text by itself.
        columns_changed: the visible columns have changed.
        fold_toggled: the pairs below the threshold should be shown, or hidden again.
        role_chosen: (numbers of documents, Role).
        mouse_left: the mouse has left the rows.
    """

    verdict_chosen = Signal(object)
    text_requested = Signal(int)
    columns_changed = Signal()
    fold_toggled = Signal()
    role_chosen = Signal(object, object)
    mouse_left = Signal()

    def __init__(self, model: PairModel, settings: Settings) -> None:
        super().__init__(model, room=22)
        self._pairs = model
        self._settings = settings
        self._chosen = settings.pair_columns
        self.setObjectName("pairsView")
        translated(self.setAccessibleName, lambda: self.tr("Pairs of documents"))
        self._naming = NamesDelegate(self)
        self.setItemDelegate(PairDelegate(self))
        self.setItemDelegateForColumn(PairColumn.PAIR, self._naming)
        self.setItemDelegateForColumn(PairColumn.OVERLAP, OverlapDelegate(self))
        self.setTextElideMode(Qt.TextElideMode.ElideRight)
        self.setStyleSheet(STYLE)
        self.setContextMenuPolicy(Qt.ContextMenuPolicy.CustomContextMenu)
        self.customContextMenuRequested.connect(self._on_menu_requested)
        self.clicked.connect(self._on_row_clicked)
        self._verdicts = [self._verdict_action(verdict) for verdict in Verdict]
        self.addActions(self._verdicts)
        self._span = -1  # row that spans all columns
        for changed in (model.layoutChanged, model.modelReset):
            changed.connect(self._span_fold)
        self._set_header()

    @property
    def hidden(self) -> list[PairColumn]:
        """Return the hidden columns."""
        return [column for column in PairColumn if self.isColumnHidden(column)]

    @property
    def is_at_fold(self) -> bool:
        """Return whether the current row is the one that counts the pairs below the threshold."""
        return self.currentIndex().isValid() and self.currentIndex().row() == self._pairs.fold_row

    def show_names(self, names: Sequence[str]) -> None:
        """Set the names of the class, whose common parts may be dropped."""
        self._naming.show_names(names)

    def measure(self) -> None:
        super().measure()
        self._set_widths()
        self.fit()

    def menu(self) -> QMenu:
        """Return the context menu of the selected pair."""
        menu = QMenu(self)
        row = self.currentIndex().row()
        pair = self._pairs.pair_at(row)
        if pair is not None:
            menu.addAction(self.tr("Compare texts"), lambda: self.row_chosen.emit(row))
            menu.addAction(self.tr("Show only the left text"), lambda: self.text_requested.emit(pair[0]))
            menu.addAction(self.tr("Show only the right text"), lambda: self.text_requested.emit(pair[1]))
            menu.addAction(self.copy_action())
            menu.addSection(self.tr("Verdict"))
            menu.addActions(self._verdicts)
            menu.addSection(self.tr("Role"))
            for document in pair:
                menu.addMenu(self._roles_of(document))
        return menu

    def _roles_of(self, document: int) -> QMenu:
        """Return the menu of roles of a document."""
        name = self._pairs.names[document].replace("&", "&&")
        menu = QMenu(self.fontMetrics().elidedText(name, Qt.TextElideMode.ElideMiddle, LONGEST_NAME), self)
        for role in Role:
            action = menu.addAction(role_name(role), partial(self.role_chosen.emit, (document,), role))
            action.setCheckable(True)
            action.setChecked(self._pairs.role_of(document) is role)
        return menu

    def columns_menu(self) -> QMenu:
        """Return the menu of columns."""
        menu = QMenu(self)
        for column in PairColumn:
            if column is not PairColumn.PAIR:
                action = menu.addAction(self._pairs.title(column))
                action.setCheckable(True)
                action.setChecked(not self.isColumnHidden(column))
                action.toggled.connect(lambda shown, column=column: self._choose_column(column, shown))
        menu.addSeparator()
        menu.addAction(self.tr("Reset columns"), lambda: self._choose(None)).setEnabled(self._chosen is not None)
        return menu

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if self.is_at_fold and event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space):
            self.fold_toggled.emit()
        else:
            super().keyPressEvent(event)

    def viewportEvent(self, event: QEvent) -> bool:
        if event.type() == QEvent.Type.Leave:
            self.mouse_left.emit()
        return super().viewportEvent(event)

    def _set_header(self) -> None:
        header = self.horizontalHeader()
        header.setSectionResizeMode(QHeaderView.ResizeMode.Interactive)
        header.setMinimumSectionSize(60)
        header.setTextElideMode(Qt.TextElideMode.ElideNone)  # translated titles may have two lines
        header.setSectionResizeMode(PairColumn.PAIR, QHeaderView.ResizeMode.Stretch)
        self._set_widths()
        header.setSortIndicatorClearable(True)  # the third click restores the ranking
        header.setSortIndicator(-1, Qt.SortOrder.DescendingOrder)
        self.setSortingEnabled(True)
        header.sortIndicatorChanged.connect(self.scrollToTop)
        header.setContextMenuPolicy(Qt.ContextMenuPolicy.CustomContextMenu)
        header.customContextMenuRequested.connect(self._on_columns_requested)

    def _set_widths(self) -> None:
        for column in PairColumn:
            if column is not PairColumn.PAIR:
                self.horizontalHeader().resizeSection(column, self._width(column))

    def _width(self, column: PairColumn) -> int:
        """Return the width for the heading and the cells."""
        heading = str(self._pairs.headerData(column, Qt.Orientation.Horizontal))
        wide = self.fontMetrics().horizontalAdvance
        cells = max(map(wide, self._samples(column))) + CELL_PADDING
        if column is PairColumn.OVERLAP:
            cells = BAR_WIDTH + LEFT + RIGHT
        return max(PADDING + max(map(wide, heading.splitlines())), cells)

    def _samples(self, column: PairColumn) -> list[str]:
        """Return the widest usual texts of a column."""
        if column is PairColumn.VERDICT:
            return [f"{verdict_told(verdict)} {NOTE}" for verdict in Verdict]
        return [self._pairs.sample(column) or SAMPLE]

    def _verdict_action(self, verdict: Verdict) -> QAction:
        action = QAction(self)
        translated(action.setText, lambda: verdict_told(verdict))
        action.setObjectName(f"verdict{verdict.value.capitalize()}")
        action.setShortcut(KEYS[verdict])
        action.setShortcutContext(Qt.ShortcutContext.WidgetShortcut)
        action.triggered.connect(lambda: self.verdict_chosen.emit(verdict))
        return action

    def fit(self) -> None:
        """Show the columns that the user has chosen, otherwise the usual ones."""
        wanted = {column for column in PairColumn if self._is_wanted(column)} | {PairColumn.PAIR}
        if self._chosen is None:
            least = NAMES_WIDTH * self.fontMetrics().averageCharWidth()
            for column in self._giving_way():
                rest = sum(self._width(column) for column in wanted - {PairColumn.PAIR})
                if self.viewport().width() - rest < least:
                    wanted.discard(column)
        before = self.hidden
        for column in PairColumn:
            self.setColumnHidden(column, column not in wanted)
        if self.hidden != before:
            self.columns_changed.emit()

    def _giving_way(self) -> tuple[PairColumn, ...]:
        """Return the columns to hide if names have no room, in this order; notices are never hidden."""
        empty = () if self._pairs.has_notices else (PairColumn.NOTICES,)
        return (*empty, PairColumn.LONGEST)

    def _is_wanted(self, column: PairColumn) -> bool:
        return column in USUAL if self._chosen is None else column.name in self._chosen

    def _choose_column(self, column: PairColumn, shown: bool) -> None:
        names = {column.name for column in PairColumn if not self.isColumnHidden(column)}
        self._choose(frozenset(names | {column.name} if shown else names - {column.name}))

    def _choose(self, names: frozenset[str] | None) -> None:
        self._chosen = self._settings.pair_columns = names
        self.fit()

    def _span_fold(self) -> None:
        """Let the row that counts the others span all columns."""
        row = self._pairs.fold_row
        if row != self._span:
            self.clearSpans()
            self._span = row
        if row >= 0:
            self.setSpan(row, 0, 1, len(PairColumn))

    def _on_row_clicked(self) -> None:
        if self.is_at_fold:
            self.fold_toggled.emit()

    def _on_columns_requested(self, position: QPoint) -> None:
        self.columns_menu().popup(self.horizontalHeader().mapToGlobal(position))

    def _on_menu_requested(self, position: QPoint) -> None:
        if self.currentIndex().isValid() and not self.is_at_fold:
            self.menu().popup(self.viewport().mapToGlobal(position))

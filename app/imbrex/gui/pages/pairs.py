"""Pairs: all pairs of documents in a table, the most alike on top."""

from PySide6.QtCore import QLocale, Qt, Signal
from PySide6.QtWidgets import (
    QHBoxLayout,
    QHeaderView,
    QLabel,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from imbrex.engine.document import Role
from imbrex.engine.report import Report
from imbrex.gui.pages.bar_delegate import BarDelegate
from imbrex.gui.pages.name_filter import NameFilter
from imbrex.gui.pages.pair_model import NUMBERS, PairColumn, PairModel
from imbrex.gui.pages.row_table import STYLE, RowTable


class PairTable(RowTable):
    """The table."""

    def __init__(self, model: PairModel) -> None:
        super().__init__(model, room=14)
        self.setObjectName("pairsView")
        self.setAccessibleName(self.tr("Pairs of documents"))
        self.setItemDelegate(BarDelegate(self))
        self.setTextElideMode(Qt.TextElideMode.ElideMiddle)
        self.setStyleSheet(STYLE)
        self._set_header()

    def _set_header(self) -> None:
        header = self.horizontalHeader()
        header.setSectionResizeMode(QHeaderView.ResizeMode.Interactive)
        header.setMinimumSectionSize(60)
        for column in (PairColumn.LEFT, PairColumn.RIGHT):
            header.setSectionResizeMode(column, QHeaderView.ResizeMode.Stretch)
        for column in NUMBERS:
            header.resizeSection(column, max(header.defaultSectionSize(), header.sectionSizeHint(column)))
        header.setSortIndicatorClearable(True)  # the third click goes back to the ranking
        header.setSortIndicator(-1, Qt.SortOrder.DescendingOrder)
        self.setSortingEnabled(True)
        header.sortIndicatorChanged.connect(self.scrollToTop)


class PairsPage(QWidget):
    """The table with a heading that says what is shown and what is not.

    Signals:
        compare_requested: (left key, right key).
        problems_requested: people want to see which documents take no part.
    """

    compare_requested = Signal(str, str)
    problems_requested = Signal()

    def __init__(self) -> None:
        super().__init__()
        self.setObjectName("pairsPage")
        self._possible = 0
        self._left_out = 0
        self._model = PairModel(self)
        self.view = PairTable(self._model)
        self._heading = QLabel()
        self._heading.setObjectName("pairsHeading")
        self._heading.setWordWrap(True)
        self._heading.setTextFormat(Qt.TextFormat.PlainText)
        self._filter = NameFilter(self.view)
        self._problems = QPushButton()
        self._problems.setObjectName("showProblems")
        self._problems.setFlat(True)
        self._problems.setStyleSheet("color: palette(link);")
        self._problems.setToolTip(self.tr("Select them in the list of documents, where each tells its reason"))
        top = QHBoxLayout()
        top.setContentsMargins(12, 8, 12, 6)
        top.addWidget(self._heading, 1)
        top.addWidget(self._problems)
        top.addWidget(self._filter)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(0)
        layout.addLayout(top)
        layout.addWidget(self.view)
        self._problems.clicked.connect(self.problems_requested)
        self._filter.textChanged.connect(self._on_filter_changed)
        self.view.row_chosen.connect(self._on_row_chosen)
        self.setFocusProxy(self.view)

    @property
    def heading(self) -> str:
        """What the line above the table says."""
        return self._heading.text()

    def show_report(self, report: Report, left_out: int) -> None:
        """Show the pairs of a report; `left_out` documents have a problem. The chosen pair stays chosen."""
        current = self.view.currentIndex()
        kept = self._model.pair_at(current.row()) if current.isValid() else None
        self._model.show_report(report)
        self._possible = possible_pairs(report)
        self._left_out = left_out
        self._tell()
        if kept is not None:
            self.view.selectRow(self._model.row_of(*kept))
        elif self._model.rowCount():
            self.view.selectRow(0)

    def _tell(self) -> None:
        total = self._model.total
        if not total:
            sentences = [self.tr("None of the %Ln pair(s) shares anything at this shingle length.", "", self._possible)]
        else:
            counts = self.tr("%1 of %Ln pair(s) share text", "", self._possible)
            sentences = [counts.replace("%1", QLocale().toString(total)), self._shown(total)]
        self._heading.setText(" · ".join(sentences))
        self._problems.setVisible(self._left_out > 0)
        self._problems.setText(self.tr("%Ln document(s) take no part: show them", "", self._left_out))

    def _shown(self, total: int) -> str:
        rows = self._model.rowCount()
        if not rows:
            return self.tr("no name contains “%1”").replace("%1", self._filter.text().strip())
        if rows < total:
            return self.tr("%Ln shown", "", rows)
        return self.tr("a double click or Enter shows both texts")

    def _on_filter_changed(self, text: str) -> None:
        self._model.filter_names(text)
        self._tell()

    def _on_row_chosen(self, row: int) -> None:
        self.compare_requested.emit(*self._model.pair_at(row))


def possible_pairs(report: Report) -> int:
    """How many pairs were compared: all but those of two archive documents and those with a problem."""
    taking_part = [counted.document for counted in report.documents if counted.problem is None]
    archive = sum(document.role is Role.ARCHIVE for document in taking_part)
    return len(taking_part) * (len(taking_part) - 1) // 2 - archive * (archive - 1) // 2

"""Check view: results of a library check, essay by essay."""

from functools import partial

from PySide6.QtCore import QPoint, Qt, Signal
from PySide6.QtWidgets import QHBoxLayout, QMenu, QPushButton, QSpinBox, QVBoxLayout, QWidget

from imbrex.engine.percent import rounded
from imbrex.gui.library.check_model import CheckColumn, CheckModel, Line
from imbrex.gui.library.library_jobs import CheckResult
from imbrex.gui.library.library_names import LibraryNames
from imbrex.gui.library.library_table import LibraryTable
from imbrex.gui.widgets.folding_row import FoldingRow
from imbrex.gui.widgets.plain_label import PlainLabel
from imbrex.gui.wording.percent import percent, percent_sign
from imbrex.gui.wording.translated import translated
from imbrex.library.search.search_results import LEAST


class CheckView(QWidget):
    """A headline and a table; a double click compares the two texts.

    Signals:
        compare_requested: (Line) an essay and its match.
        check_requested, check_add_requested: the buttons.
    """

    compare_requested = Signal(object)
    check_requested = Signal()
    check_add_requested = Signal()

    def __init__(self, names: LibraryNames) -> None:
        super().__init__()
        self._names = names
        self._result: CheckResult | None = None
        self.model = CheckModel(names, self)
        self.table = self._make_table()
        self._headline = PlainLabel()
        self._headline.setObjectName("checkHeadline")
        self._headline.setWordWrap(True)
        self._least = QSpinBox()
        self._least.setObjectName("checkLeast")
        self._least.setRange(0, 100)
        self._least.setValue(int(rounded(LEAST, 0).value))
        translated(self._least.setSuffix, percent_sign)
        translated(self._least.setAccessibleName, lambda: self.tr("Match at least"))
        translated(
            self._least.setToolTip,
            lambda: self.tr("Lists documents that match at least this much of the essay, or the reverse"),
        )
        self.check = QPushButton()
        translated(self.check.setText, lambda: self.tr("Check"))
        self.check.setObjectName("libraryCheckButton")
        self.check_add = QPushButton()
        translated(self.check_add.setText, lambda: self.tr("Check and add…"))
        self.check_add.setObjectName("libraryCheckAddButton")
        self._lay_out()
        self._least.valueChanged.connect(self._show)
        self.table.row_chosen.connect(self._on_row_chosen)
        self.table.menu_requested.connect(self._show_menu)
        self.check.clicked.connect(self.check_requested)
        self.check_add.clicked.connect(self.check_add_requested)
        self.clear()

    def show_result(self, result: CheckResult) -> None:
        """Show the result of a check."""
        self._result = result
        self._show()

    def clear(self) -> None:
        """Show nothing: no check has been made in this library."""
        self._result = None
        self.model.show_checked((), 0)
        translated(
            self._headline.setText,
            lambda: self.tr(
                "No essays checked yet. A check finds earlier documents that match the open essays and opens "
                "the best matches for comparison."
            ),
        )

    def _show(self) -> None:
        if self._result is not None:
            self.model.show_checked(self._result.checked, self._least.value() / 100)
            translated(self._headline.setText, partial(self._summary, self._result))

    def _summary(self, result: CheckResult) -> str:
        checked, least = result.checked, self._least.value() / 100
        known = sum(bool(one.known) for one in checked)
        found = sum(any(c.greater_containment >= least for c in one.candidates) and not one.known for one in checked)
        parts = [self.tr("%Ln essay(s) checked", "", result.count)]
        if result.count < len(checked):
            parts.append(self.tr("%Ln couldn't be checked", "", len(checked) - result.count))
        if known:
            parts.append(self.tr("%Ln already in the library", "", known))
        parts.append(
            self.tr("%Ln with matches of %1 or more", "", found).replace("%1", percent(least))
            if least
            else self.tr("%Ln with matches", "", found)
        )
        return " · ".join(parts) + "."

    def _show_menu(self, place: QPoint) -> None:
        row = self.table.currentIndex().row()
        if row < 0:
            return
        menu = QMenu(self)
        menu.addAction(self.tr("Compare texts"), lambda: self._on_row_chosen(row))
        menu.addAction(self.table.copy_action())
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        menu.popup(place)

    def _make_table(self) -> LibraryTable:
        weights = {CheckColumn.ESSAY: 4, CheckColumn.FOUND: 4, CheckColumn.COLLECTION: 2, CheckColumn.REMARK: 4}
        samples = {CheckColumn.SHARE: percent(1.0), CheckColumn.BACK: percent(1.0)}
        return LibraryTable(
            self.model, "libraryChecked", lambda: self.tr("Checked essays"), weights, samples, (CheckColumn.COLLECTION,)
        )

    def _lay_out(self) -> None:
        said, asked = QHBoxLayout(), QHBoxLayout()
        asked.setSpacing(8)
        said.addWidget(self._headline, 1, Qt.AlignmentFlag.AlignVCenter)
        label = PlainLabel()
        translated(label.setText, lambda: self.tr("Match at least"))
        label.setBuddy(self._least)
        for widget in (label, self._least, self.check, self.check_add):
            asked.addWidget(widget)
        line = FoldingRow(said, asked, 8)
        line.setContentsMargins(12, 6, 12, 6)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(0)
        layout.addWidget(line)
        layout.addWidget(self.table, 1)

    def _on_row_chosen(self, row: int) -> None:
        line: Line = self.model.line_at(row)
        if line.candidate is not None:
            self.compare_requested.emit(line)

"""Bulk dialog: the pairs of a bulk job, and the way to their texts."""

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import (
    QDialog,
    QDialogButtonBox,
    QDoubleSpinBox,
    QHBoxLayout,
    QHeaderView,
    QLineEdit,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from imbrex.bulk.result import BulkResult
from imbrex.gui.bulk.bulk_model import BulkColumn, BulkModel
from imbrex.gui.widgets.elided_label import PlainLabel
from imbrex.gui.widgets.row_table import STYLE, RowTable
from imbrex.gui.widgets.share_bar import BarDelegate
from imbrex.gui.wording.numbers import percent_sign
from imbrex.gui.wording.translation import translated

_WIDTH, _HEIGHT = 920, 560


class BulkDialog(QDialog):
    """Pairs with a level and a search field; stays open beside the window.

    Signals:
        pair_requested: (left id, right id).
        group_requested: (id, level, a fraction of 1) of a text whose group is to be opened.
    """

    pair_requested = Signal(str, str)
    group_requested = Signal(str, float)

    def __init__(self, result: BulkResult, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("bulkDialog")
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setWindowFlag(Qt.WindowType.WindowMaximizeButtonHint)
        translated(self.setWindowTitle, lambda: self.tr("Result of bulk job"))
        self.resize(_WIDTH, _HEIGHT)
        self._result = result
        self._model = BulkModel(result, self)
        self.table = self._make_table()
        self._message = PlainLabel(name="bulkHeadline", wraps=True)
        self._level = self._make_level()
        self._search = QLineEdit(clearButtonEnabled=True)
        self._search.setObjectName("bulkSearch")
        translated(self._search.setPlaceholderText, lambda: self.tr("Part of a name"))
        translated(self._search.setAccessibleName, lambda: self.tr("Part of a name"))
        self._search.textChanged.connect(self._arrange)
        translated(self._message.setText, self._headline)
        self._lay_out()
        self._on_selected()

    def hide_names(self, hides: bool) -> None:
        """Show numbers instead of names."""
        self._search.setEnabled(not hides)
        self._model.hide_names(hides)
        self._arrange()

    def _make_table(self) -> RowTable:
        table = RowTable(self._model, room=10)
        table.setObjectName("bulkTable")
        table.setStyleSheet(STYLE)
        translated(table.setAccessibleName, lambda: self.tr("Pairs"))
        table.setItemDelegateForColumn(BulkColumn.CONTAINMENT, BarDelegate(table))
        table.setSortingEnabled(True)
        header = table.horizontalHeader()
        header.setSectionResizeMode(QHeaderView.ResizeMode.ResizeToContents)
        for column in (BulkColumn.LEFT, BulkColumn.RIGHT):
            header.setSectionResizeMode(column, QHeaderView.ResizeMode.Stretch)
        table.sortByColumn(BulkColumn.CONTAINMENT, Qt.SortOrder.DescendingOrder)
        table.row_chosen.connect(self._open_pair)
        table.selectionModel().selectionChanged.connect(self._on_selected)
        self._model.modelReset.connect(self._on_selected)
        return table

    def _make_level(self) -> QDoubleSpinBox:
        level = QDoubleSpinBox(decimals=1, singleStep=5.0)
        level.setObjectName("bulkLevel")
        level.setRange(100 * self._result.minimum, 100)
        translated(level.setSuffix, percent_sign)
        translated(level.setAccessibleName, lambda: self.tr("Containment from"))
        level.valueChanged.connect(self._arrange)
        return level

    def _lay_out(self) -> None:
        above = QHBoxLayout()
        caption = PlainLabel()
        translated(caption.setText, lambda: self.tr("Containment from"))
        above.addWidget(caption)
        above.addWidget(self._level)
        above.addWidget(self._search, 1)
        buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Close, self)
        self._pair, self._group = QPushButton(), QPushButton()
        self._pair.setObjectName("bulkOpenPair")
        self._group.setObjectName("bulkOpenGroup")
        translated(self._pair.setText, lambda: self.tr("&Compare"))
        translated(self._group.setText, lambda: self.tr("Open &group"))
        translated(
            self._group.setToolTip,
            lambda: self.tr("Open all texts that a chain of the listed pairs connects"),
        )
        self._pair.setDefault(True)
        self._pair.clicked.connect(lambda: self._open_pair(self._row))
        self._group.clicked.connect(self._open_group)
        for button in (self._group, self._pair):
            buttons.addButton(button, QDialogButtonBox.ButtonRole.ActionRole)
        buttons.rejected.connect(self.reject)
        layout = QVBoxLayout(self)
        layout.addWidget(self._message)
        layout.addLayout(above)
        layout.addWidget(self.table, 1)
        layout.addWidget(buttons)
        self.table.setFocus()

    @property
    def _row(self) -> int:
        """The selected row; -1 if there is none."""
        rows = self.table.selectionModel().selectedRows()
        return rows[0].row() if rows else -1

    def _headline(self) -> str:
        count = self.tr("%Ln pair(s)", "", len(self._result))
        if not self._result.problems:
            return f"{count}."
        failed = self.tr("%Ln text(s) couldn't be compared.", "", len(self._result.problems))
        return f"{count}. {failed}"

    def _arrange(self) -> None:
        self._model.show_from(self._level.value() / 100, self._search.text().strip())

    def _on_selected(self) -> None:
        for button in (self._pair, self._group):
            button.setEnabled(self._row >= 0)

    def _open_pair(self, row: int) -> None:
        if row >= 0:
            self.pair_requested.emit(*self._model.pair(row))

    def _open_group(self) -> None:
        if self._row >= 0:
            self.group_requested.emit(self._model.pair(self._row)[0], self._level.value() / 100)

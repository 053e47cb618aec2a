"""Groups view: near-duplicates inside the library, found on request."""

from functools import partial

from PySide6.QtCore import QLocale, Qt, Signal
from PySide6.QtWidgets import QHBoxLayout, QPushButton, QSpinBox, QVBoxLayout, QWidget

from imbrex.gui.library.group_model import GroupColumn, GroupModel
from imbrex.gui.library.library_jobs import Groups
from imbrex.gui.library.library_names import LibraryNames
from imbrex.gui.library.library_table import LibraryTable
from imbrex.gui.widgets.plain_label import PlainLabel
from imbrex.gui.wording.percent import percent, percent_sign
from imbrex.gui.wording.translated import translated
from imbrex.library.documents.entry import Entry

THRESHOLD = 70  # percent


class GroupsView(QWidget):
    """A threshold, a button and a table.

    Signals:
        search_requested: (threshold, a fraction of 1).
        open_requested, delete_requested: for the selected documents. chosen: the selection has changed.
    """

    search_requested = Signal(float)
    open_requested = Signal()
    delete_requested = Signal()
    chosen = Signal()

    def __init__(self, names: LibraryNames) -> None:
        super().__init__()
        self._model = GroupModel(names, self)
        self.table = self._make_table()
        self._told = PlainLabel()
        self._told.setObjectName("groupsHeadline")
        self._told.setWordWrap(True)
        self._threshold = QSpinBox()
        self._threshold.setObjectName("groupsThreshold")
        self._threshold.setRange(5, 100)
        self._threshold.setValue(THRESHOLD)
        translated(self._threshold.setSuffix, percent_sign)
        translated(self._threshold.setAccessibleName, lambda: self.tr("Similarity at least"))
        translated(
            self._threshold.setToolTip, lambda: self.tr("Minimum Jaccard for two documents to be in the same group")
        )
        self.search = QPushButton()
        translated(self.search.setText, lambda: self.tr("Find near-duplicates"))
        self.search.setObjectName("groupsSearch")
        self._lay_out()
        self.search.clicked.connect(self._on_clicked)
        self.table.row_chosen.connect(self.open_requested)
        self.table.delete_requested.connect(self.delete_requested)
        self.table.selection_changed.connect(self.chosen)
        self.clear()

    @property
    def selected(self) -> list[Entry]:
        """The selected documents, from top to bottom."""
        return [self._model.entry_at(row) for row in self.table.rows]

    def show_groups(self, found: Groups) -> None:
        """Show groups."""
        self._model.show_groups(found.groups)
        translated(self._told.setText, partial(self._summary, found))

    def _summary(self, found: Groups) -> str:
        if not found.groups:
            sentence = self.tr("No two library documents have a similarity of %1 or more.")
            return sentence.replace("%1", percent(found.threshold))
        groups = self.tr("%Ln group(s)", "", len(found.groups))
        documents = sum(len(group.members) for group in found.groups)
        return groups + " · " + self.tr("%Ln document(s)", "", documents) + "."

    def clear(self) -> None:
        """Show nothing: no search has been made, or the library has changed."""
        self._model.show_groups(())
        translated(
            self._told.setText,
            lambda: self.tr("Groups of near-duplicate documents in the library"),
        )

    def _make_table(self) -> LibraryTable:
        weights = {GroupColumn.NAME: 4, GroupColumn.AUTHOR: 2, GroupColumn.COLLECTION: 2}
        group = QLocale().toString(1000) + " · " + self.tr("%Ln document(s)", "", 100)
        samples = {
            GroupColumn.GROUP: group,
            GroupColumn.WORDS: QLocale().toString(100_000),
            GroupColumn.ALIKE: percent(1.0),
        }
        return LibraryTable(self._model, "libraryGroups", lambda: self.tr("Near-duplicates"), weights, samples)

    def _lay_out(self) -> None:
        line = QHBoxLayout()
        line.setContentsMargins(12, 6, 12, 6)
        line.setSpacing(8)
        line.addWidget(self._told, 1, Qt.AlignmentFlag.AlignVCenter)
        label = PlainLabel()
        translated(label.setText, lambda: self.tr("Similarity at least"))
        label.setBuddy(self._threshold)
        for widget in (label, self._threshold, self.search):
            line.addWidget(widget)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(0)
        layout.addLayout(line)
        layout.addWidget(self.table, 1)

    def _on_clicked(self) -> None:
        self.search_requested.emit(self._threshold.value() / 100)

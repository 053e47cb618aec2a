"""Groups view: near-duplicates inside the library, found on request."""

from collections.abc import Sequence
from enum import IntEnum
from functools import partial

from PySide6.QtCore import QLocale, QObject, Qt, Signal
from PySide6.QtWidgets import QHBoxLayout, QPushButton, QSpinBox, QVBoxLayout, QWidget

from imbrex.gui.library.library_jobs import Groups
from imbrex.gui.library.library_names import LibraryNames
from imbrex.gui.library.library_table import LibraryTable
from imbrex.gui.widgets.column_model import ColumnModel
from imbrex.gui.widgets.elided_label import PlainLabel
from imbrex.gui.widgets.layouts import NO_MARGINS, spaced
from imbrex.gui.wording.numbers import percent, percent_sign
from imbrex.gui.wording.translation import translated, translated_property
from imbrex.library.documents.entry import Entry
from imbrex.library.search.search_results import Group
from imbrex.values import frozen


class GroupColumn(IntEnum):
    """Columns from left to right."""

    GROUP = 0
    NAME = 1
    AUTHOR = 2
    COLLECTION = 3
    WORDS = 4
    ALIKE = 5


@frozen
class Member:
    """A row: a document, its group number from 1, and its similarity to the most similar member."""

    group: int
    size: int
    first: bool
    entry: Entry
    jaccard: float
    exact: bool


class GroupModel(ColumnModel):
    """Groups, those with the most similar pairs first."""

    numeric = (GroupColumn.WORDS, GroupColumn.ALIKE)

    def __init__(self, names: LibraryNames, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._names = names
        self._rows: list[Member] = []
        names.hidden_changed.connect(self.repaint)

    def show_groups(self, groups: Sequence[Group]) -> None:
        """Set the groups."""
        self.beginResetModel()
        ranked = sorted(groups, key=lambda group: (-group.highest, -len(group.members)))
        self._rows = [member for number, group in enumerate(ranked, 1) for member in _members(number, group)]
        self.endResetModel()

    def entry_at(self, row: int) -> Entry:
        """Return the document of a row."""
        return self._rows[row].entry

    def fraction(self, row: int, column: int) -> float | None:
        return self._rows[row].jaccard if column == GroupColumn.ALIKE else None

    @translated_property
    def titles(self) -> tuple[tuple[str, str], ...]:
        return (
            (self.tr("Group"), self.tr("Documents linked by pairs above the threshold")),
            (self.tr("Name"), self.tr("All names this text was added under")),
            (self.tr("Author"), self.tr("Author or group")),
            (self.tr("Collection"), self.tr("Course, year or other grouping")),
            (self.tr("Words"), self.tr("Number of words")),
            (self.tr("Similarity"), self.tr("Jaccard with the most similar document in the group")),
        )

    def tip(self, row: int, column: int) -> str:
        return self.text(row, column)

    def text(self, row: int, column: int) -> str:
        member = self._rows[row]
        match column:
            case GroupColumn.GROUP:
                documents = self.tr("%Ln document(s)", "", member.size)
                return f"{QLocale().toString(member.group)} · {documents}" if member.first else ""
            case GroupColumn.NAME:
                return self._names.name(member.entry.document, [name.name for name in member.entry.names])
            case GroupColumn.AUTHOR:
                return self._names.author(member.entry.author)
            case GroupColumn.COLLECTION:
                return " ".join(member.entry.collection.split())
            case GroupColumn.WORDS:
                return QLocale().toString(member.entry.words)
        return percent(member.jaccard) if member.exact else f"≈ {percent(member.jaccard)}"


def _members(number: int, group: Group) -> list[Member]:
    best: dict[int, tuple[float, bool]] = {}
    for link in group.links:
        for place in (link.left, link.right):
            best[place] = max(best.get(place, (0.0, False)), (link.jaccard, link.exact))
    return [
        Member(number, len(group.members), not place, entry, *best.get(place, (0.0, True)))
        for place, entry in enumerate(group.members)
    ]


THRESHOLD = 70  # percent


class GroupsView(QWidget):
    """A threshold, a button and a table.

    Signals:
        search_requested: (threshold, a fraction of 1).
    """

    search_requested = Signal(float)

    def __init__(self, names: LibraryNames) -> None:
        super().__init__()
        self._model = GroupModel(names, self)
        self.table = self._make_table()
        self._message = PlainLabel(name="groupsHeadline", wraps=True)
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
        self.clear()

    @property
    def selected(self) -> list[Entry]:
        """The selected documents, from top to bottom."""
        return [self._model.entry_at(row) for row in self.table.rows]

    def show_groups(self, found: Groups) -> None:
        """Show groups."""
        self._model.show_groups(found.groups)
        translated(self._message.setText, partial(self._summary, found))

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
            self._message.setText,
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
        line = spaced(QHBoxLayout(), 8, (12, 6, 12, 6))
        line.addWidget(self._message, 1, Qt.AlignmentFlag.AlignVCenter)
        label = PlainLabel()
        translated(label.setText, lambda: self.tr("Similarity at least"))
        label.setBuddy(self._threshold)
        for widget in (label, self._threshold, self.search):
            line.addWidget(widget)
        layout = spaced(QVBoxLayout(self), 0, NO_MARGINS)
        layout.addLayout(line)
        layout.addWidget(self.table, 1)

    def _on_clicked(self) -> None:
        self.search_requested.emit(self._threshold.value() / 100)

"""Cluster pane: the members of one cluster and the pairs that link them, in two tables."""

from enum import IntEnum

import numpy as np
from PySide6.QtCore import QLocale, QObject, Qt
from PySide6.QtWidgets import QLabel, QSplitter, QVBoxLayout, QWidget

from imbrex.engine.compare.pairs import Float32
from imbrex.engine.overview.clusters import Cluster
from imbrex.engine.text.tokens import Int32
from imbrex.gui.overview.shared.class_choice import ClassChoice, Pair, ShownClass
from imbrex.gui.overview.shared.ranking import order_of
from imbrex.gui.overview.shared.selection_table import SelectionTable
from imbrex.gui.widgets.column_model import ColumnModel
from imbrex.gui.widgets.elided_label import PlainLabel
from imbrex.gui.widgets.focus_ring import PassedFocus
from imbrex.gui.widgets.layouts import NO_MARGINS, spaced
from imbrex.gui.widgets.text.highlights import Ints
from imbrex.gui.wording.numbers import percent
from imbrex.gui.wording.plain_text import isolated
from imbrex.gui.wording.translation import translated, translated_property
from imbrex.values import frozen

_MANY = 16
"""Ratio of all pairs to links below which a search by arrays is faster than converting the tuple."""


@frozen(eq=False)
class ClusterLinks:
    """The links of a cluster by descending score, ties in their original order.

    Attributes:
        left, right: numbers of the documents, left < right, shape (l,).
        values: score of each, fractions of 1, shape (l,).
    """

    left: Int32
    right: Int32
    values: Float32

    def of_documents(self, count: int) -> tuple[Ints, Float32]:
        """Return the number of links of each of `count` documents, and its highest score, 0 without links."""
        links = np.bincount(self.left, minlength=count) + np.bincount(self.right, minlength=count)
        highest = np.zeros(count, np.float32)
        highest[self.left[::-1]] = self.values[::-1]  # the last assignment to an index wins: the highest value
        of_right = np.zeros(count, np.float32)
        of_right[self.right[::-1]] = self.values[::-1]
        return links, np.maximum(highest, of_right)


def links_of(shown: ShownClass, cluster: Cluster) -> ClusterLinks:
    """Return the sorted links of a cluster."""
    pairs = shown.report.pairs
    if len(cluster.links) * _MANY > len(pairs):
        is_member = np.zeros(len(shown.names), np.bool_)
        is_member[list(cluster.members)] = True
        rows = np.flatnonzero(shown.above & is_member[pairs.left] & is_member[pairs.right])
    else:
        rows = np.array(cluster.links, np.int64)
    rows = rows[order_of(shown.values[rows], falling=True)]
    return ClusterLinks(pairs.left[rows], pairs.right[rows], shown.values[rows])


class LinkColumn(IntEnum):
    """Columns, left to right."""

    LEFT = 0
    RIGHT = 1
    SCORE = 2


class LinkModel(ColumnModel):
    """Rows are pairs by descending score; arrays, as a cluster of 200 copies has 19,900 of them."""

    numeric = (LinkColumn.SCORE,)

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._names: tuple[str, ...] = ()
        self._left = self._right = np.zeros(0, np.int32)
        self._score = np.zeros(0, np.float32)

    def show_links(self, names: tuple[str, ...], links: ClusterLinks | None) -> None:
        """Show the links of a cluster; None for none."""
        self.beginResetModel()
        none = np.zeros(0, np.int32)
        self._names = names
        self._left, self._right = (links.left, links.right) if links else (none, none)
        self._score = links.values if links else np.zeros(0, np.float32)
        self.endResetModel()

    def pair_at(self, row: int) -> Pair:
        """Return the numbers of the two documents of a row."""
        return int(self._left[row]), int(self._right[row])

    def row_of(self, pair: Pair | None) -> int:
        """Return the row of a pair; -1 if it is not a link of this cluster."""
        if pair is None:
            return -1
        found = np.flatnonzero((self._left == min(pair)) & (self._right == max(pair)))
        return int(found[0]) if len(found) else -1

    def count(self) -> int:
        return len(self._score)

    @translated_property
    def titles(self) -> tuple[tuple[str, str], ...]:
        return (
            (self.tr("Left"), self.tr("Name of the first document")),
            (self.tr("Right"), self.tr("Name of the second document")),
            (self.tr("Score"), self.tr("Score that is compared with the threshold")),
        )

    def text(self, row: int, column: int) -> str:
        fraction = self.fraction(row, column)
        return isolated(self._name(row, column)) if fraction is None else percent(fraction)

    def fraction(self, row: int, column: int) -> float | None:
        return float(self._score[row]) if column == LinkColumn.SCORE else None

    def tip(self, row: int, column: int) -> str:
        return "" if column == LinkColumn.SCORE else self._name(row, column)

    def _name(self, row: int, column: int) -> str:
        documents = self._left if column == LinkColumn.LEFT else self._right
        return self._names[int(documents[row])]


class MemberColumn(IntEnum):
    """Columns, left to right."""

    NAME = 0
    LINKS = 1
    HIGHEST = 2


class MemberModel(ColumnModel):
    """Rows are the members of a cluster by descending number of links."""

    numeric = (MemberColumn.LINKS, MemberColumn.HIGHEST)

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._names: list[str] = []
        self._members: list[int] = []
        self._links = np.zeros(0, np.int64)
        self._highest = np.zeros(0, np.float32)

    def show_members(self, names: tuple[str, ...], members: tuple[int, ...], links: ClusterLinks | None) -> None:
        """Show the members of a cluster and their links; none clears the table."""
        self.beginResetModel()
        self._members = list(members)
        self._names = [names[member] for member in members]
        if links is not None:
            count, highest = links.of_documents(len(names))
            self._links, self._highest = count[self._members], highest[self._members]
        self.endResetModel()

    def document_at(self, row: int) -> int:
        """Return the number of the document of a row."""
        return self._members[row]

    def row_of(self, document: int | None) -> int:
        """Return the row of a document; -1 if it is not a member."""
        return self._members.index(document) if document in self._members else -1

    def count(self) -> int:
        return len(self._members)

    @translated_property
    def titles(self) -> tuple[tuple[str, str], ...]:
        return (
            (self.tr("Text"), self.tr("Name of the document")),
            (
                self.tr("Pairs"),
                self.tr("Number of texts in this cluster that it forms a pair above the threshold with"),
            ),
            (self.tr("Maximum"), self.tr("Highest score among its pairs in this cluster")),
        )

    def text(self, row: int, column: int) -> str:
        match column:
            case MemberColumn.NAME:
                return isolated(self._names[row])
            case MemberColumn.LINKS:
                return QLocale().toString(int(self._links[row]))
        return percent(float(self._highest[row]))

    def fraction(self, row: int, column: int) -> float | None:
        return float(self._highest[row]) if column == MemberColumn.HIGHEST else None

    def tip(self, row: int, column: int) -> str:
        return self._names[row] if column == MemberColumn.NAME else ""


class ClusterPane(QWidget):
    """Two tables; a row picked in either is selected in all views."""

    def __init__(self, choice: ClassChoice) -> None:
        super().__init__()
        self.setObjectName("clusterPane")
        self._choice = choice
        self._members, self._links = MemberModel(self), LinkModel(self)
        self.members = SelectionTable(self._members, "clusterMembers", lambda: self.tr("Texts in the cluster"))
        self.links = SelectionTable(self._links, "clusterLinks", lambda: self.tr("Pairs in the cluster"))
        self._members_heading, self._links_heading = PlainLabel(), PlainLabel()
        self._members_heading.setObjectName("clusterMembersHeading")
        self._links_heading.setObjectName("clusterLinksHeading")
        self._lay_out()
        self.members.row_selected.connect(self._on_member_selected)
        self.members.row_chosen.connect(self._on_member_chosen)
        self.links.row_selected.connect(self._on_link_selected)
        self.links.row_chosen.connect(self._on_link_chosen)
        PassedFocus(self, lambda: self.members)

    def show_cluster(self, shown: ShownClass, cluster: Cluster | None) -> None:
        """Show a cluster; None for none."""
        links = links_of(shown, cluster) if cluster else None
        self._members.show_members(shown.names, cluster.members if cluster else (), links)
        self._links.show_links(shown.names, links)
        translated(self._members_heading.setText, lambda: self.tr("%Ln text(s)", "", self._members.rowCount()))
        translated(
            self._links_heading.setText,
            lambda: self.tr("%Ln pair(s) above the threshold", "", self._links.rowCount()),
        )
        self.show_choice()

    def show_choice(self) -> None:
        """Select the document and pair chosen in the other views."""
        self.members.show_row(self._members.row_of(self._choice.document))
        self.links.show_row(self._links.row_of(self._choice.pair))

    def _on_member_selected(self, row: int) -> None:
        self._choice.choose_document(self._members.document_at(row))

    def _on_member_chosen(self, row: int) -> None:
        self._choice.open_document(self._members.document_at(row))

    def _on_link_selected(self, row: int) -> None:
        self._choice.choose_pair(self._links.pair_at(row))

    def _on_link_chosen(self, row: int) -> None:
        self._choice.open_pair(self._links.pair_at(row))

    def _lay_out(self) -> None:
        for table, stretched in (
            (self.members, (MemberColumn.NAME,)),
            (self.links, (LinkColumn.LEFT, LinkColumn.RIGHT)),
        ):
            table.stretch(stretched)
        splitter = QSplitter(Qt.Orientation.Vertical)
        splitter.setObjectName("clusterPaneSplitter")
        splitter.setChildrenCollapsible(False)
        splitter.addWidget(_titled(self._members_heading, self.members))
        splitter.addWidget(_titled(self._links_heading, self.links))
        layout = spaced(QVBoxLayout(self), margins=NO_MARGINS)
        layout.addWidget(splitter)


def _titled(heading: QLabel, table: QWidget) -> QWidget:
    """Return a table with a heading above it."""
    heading.setContentsMargins(10, 6, 10, 4)
    heading.setBuddy(table)
    box = QWidget()
    layout = spaced(QVBoxLayout(box), 0, NO_MARGINS)
    layout.addWidget(heading)
    layout.addWidget(table, 1)
    return box

"""Cluster pane: the members of one cluster, and the pairs that link them."""

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QLabel, QSplitter, QVBoxLayout, QWidget

from imbrex.engine.overview.clusters import Cluster
from imbrex.gui.overview.clusters.cluster_links import links_of
from imbrex.gui.overview.clusters.link_model import LinkColumn, LinkModel
from imbrex.gui.overview.clusters.member_model import MemberColumn, MemberModel
from imbrex.gui.overview.shared.class_choice import ClassChoice
from imbrex.gui.overview.shared.picking_table import PickingTable
from imbrex.gui.overview.shared.shown_class import ShownClass
from imbrex.gui.widgets.passed_focus import PassedFocus
from imbrex.gui.widgets.plain_label import PlainLabel
from imbrex.gui.wording.translation import translated


class ClusterPane(QWidget):
    """Two tables; a row picked in either is selected in all views."""

    def __init__(self, choice: ClassChoice) -> None:
        super().__init__()
        self.setObjectName("clusterPane")
        self._choice = choice
        self._members, self._links = MemberModel(self), LinkModel(self)
        self.members = PickingTable(self._members, "clusterMembers", lambda: self.tr("Texts in the cluster"))
        self.links = PickingTable(self._links, "clusterLinks", lambda: self.tr("Pairs in the cluster"))
        self._members_heading, self._links_heading = PlainLabel(), PlainLabel()
        self._members_heading.setObjectName("clusterMembersHeading")
        self._links_heading.setObjectName("clusterLinksHeading")
        self._lay_out()
        self.members.row_picked.connect(self._on_member_picked)
        self.members.row_chosen.connect(self._on_member_chosen)
        self.links.row_picked.connect(self._on_link_picked)
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

    def _on_member_picked(self, row: int) -> None:
        self._choice.choose_document(self._members.document_at(row))

    def _on_member_chosen(self, row: int) -> None:
        self._choice.open_document(self._members.document_at(row))

    def _on_link_picked(self, row: int) -> None:
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
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.addWidget(splitter)


def _titled(heading: QLabel, table: QWidget) -> QWidget:
    """Return a table with a heading above it."""
    heading.setContentsMargins(10, 6, 10, 4)
    heading.setBuddy(table)
    box = QWidget()
    layout = QVBoxLayout(box)
    layout.setContentsMargins(0, 0, 0, 0)
    layout.setSpacing(0)
    layout.addWidget(heading)
    layout.addWidget(table, 1)
    return box

"""Member model: the texts of one cluster for a table."""

from enum import IntEnum

import numpy as np
from PySide6.QtCore import QAbstractTableModel, QLocale, QModelIndex, QObject, Qt

from imbrex.gui.overview.cards import Index
from imbrex.gui.overview.clusters.cluster_links import ClusterLinks
from imbrex.gui.pages.bar_delegate import FRACTION
from imbrex.gui.percent import percent
from imbrex.gui.plain import isolated, plain_tip


class MemberColumn(IntEnum):
    """Columns from left to right."""

    NAME = 0
    LINKS = 1
    HIGHEST = 2


class MemberModel(QAbstractTableModel):
    """Rows are the members of a cluster, the most connected first."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._names: list[str] = []
        self._members: list[int] = []
        self._links = np.zeros(0, np.int64)
        self._highest = np.zeros(0, np.float32)

    def show_members(self, names: tuple[str, ...], members: tuple[int, ...], links: ClusterLinks | None) -> None:
        """Show the members of a cluster and how they are linked; none shows nothing."""
        self.beginResetModel()
        self._members = list(members)
        self._names = [names[member] for member in members]
        if links is not None:
            count, highest = links.of_documents(len(names))
            self._links, self._highest = count[self._members], highest[self._members]
        self.endResetModel()

    def document_at(self, row: int) -> int:
        """Number of the document of a row."""
        return self._members[row]

    def row_of(self, document: int | None) -> int:
        """The row of a document; -1 if it is no member."""
        return self._members.index(document) if document in self._members else -1

    def rowCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008 - Qt's signature
        return 0 if parent.isValid() else len(self._members)

    def columnCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008 - Qt's signature
        return 0 if parent.isValid() else len(MemberColumn)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        row, column = index.row(), MemberColumn(index.column())
        if role == FRACTION:
            return float(self._highest[row]) if column is MemberColumn.HIGHEST else None
        match role:
            case Qt.ItemDataRole.DisplayRole:
                return self._text(row, column)
            case Qt.ItemDataRole.ToolTipRole if column is MemberColumn.NAME:
                return plain_tip(self._names[row])
            case Qt.ItemDataRole.TextAlignmentRole if column is not MemberColumn.NAME:
                return int(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
        return None

    def headerData(self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        if orientation != Qt.Orientation.Horizontal:
            return None
        if role == Qt.ItemDataRole.TextAlignmentRole:
            side = Qt.AlignmentFlag.AlignRight if section else Qt.AlignmentFlag.AlignLeft
            return int(side | Qt.AlignmentFlag.AlignVCenter)
        titles = (
            (self.tr("Text"), self.tr("Name of a text of this cluster")),
            (self.tr("Pairs"), self.tr("How many texts of this cluster it makes a pair above the threshold with")),
            (self.tr("Highest"), self.tr("Score of its most alike pair in this cluster")),
        )
        title, tip = titles[section]
        if role == Qt.ItemDataRole.ToolTipRole:
            return tip
        return title if role == Qt.ItemDataRole.DisplayRole else None

    def _text(self, row: int, column: MemberColumn) -> str:
        match column:
            case MemberColumn.NAME:
                return isolated(self._names[row])
            case MemberColumn.LINKS:
                return QLocale().toString(int(self._links[row]))
        return percent(float(self._highest[row]))

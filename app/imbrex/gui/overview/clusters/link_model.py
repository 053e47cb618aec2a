"""Link model: the pairs above the threshold within one cluster, for a table."""

from enum import IntEnum

import numpy as np
from PySide6.QtCore import QAbstractTableModel, QModelIndex, QObject, Qt

from imbrex.gui.overview.cards import Index
from imbrex.gui.overview.choice import Pair
from imbrex.gui.overview.clusters.cluster_links import ClusterLinks
from imbrex.gui.pages.bar_delegate import FRACTION
from imbrex.gui.percent import percent
from imbrex.gui.plain import isolated, plain_tip


class LinkColumn(IntEnum):
    """Columns from left to right."""

    LEFT = 0
    RIGHT = 1
    SCORE = 2


class LinkModel(QAbstractTableModel):
    """Rows are pairs, the most alike first; arrays, as a cluster of 200 copies has 19,900 of them."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._names: tuple[str, ...] = ()
        self._left = self._right = np.zeros(0, np.int32)
        self._score = np.zeros(0, np.float32)

    def show_links(self, names: tuple[str, ...], links: ClusterLinks | None) -> None:
        """Show the links of a cluster; None shows nothing."""
        self.beginResetModel()
        none = np.zeros(0, np.int32)
        self._names = names
        self._left, self._right = (links.left, links.right) if links else (none, none)
        self._score = links.values if links else np.zeros(0, np.float32)
        self.endResetModel()

    def pair_at(self, row: int) -> Pair:
        """Numbers of the two documents of a row."""
        return int(self._left[row]), int(self._right[row])

    def row_of(self, pair: Pair | None) -> int:
        """The row of a pair; -1 if it is no link of this cluster."""
        if pair is None:
            return -1
        found = np.flatnonzero((self._left == min(pair)) & (self._right == max(pair)))
        return int(found[0]) if len(found) else -1

    def rowCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008 - Qt's signature
        return 0 if parent.isValid() else len(self._score)

    def columnCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008 - Qt's signature
        return 0 if parent.isValid() else len(LinkColumn)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        row, is_score = index.row(), index.column() == LinkColumn.SCORE
        if role == FRACTION:
            return float(self._score[row]) if is_score else None
        match role:
            case Qt.ItemDataRole.DisplayRole:
                return percent(float(self._score[row])) if is_score else isolated(self._name(index))
            case Qt.ItemDataRole.ToolTipRole if not is_score:
                return plain_tip(self._name(index))
            case Qt.ItemDataRole.TextAlignmentRole if is_score:
                return int(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
        return None

    def headerData(self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        if orientation != Qt.Orientation.Horizontal:
            return None
        if role == Qt.ItemDataRole.TextAlignmentRole:
            side = Qt.AlignmentFlag.AlignRight if section == LinkColumn.SCORE else Qt.AlignmentFlag.AlignLeft
            return int(side | Qt.AlignmentFlag.AlignVCenter)
        titles = (
            (self.tr("Left"), self.tr("Name of the first document")),
            (self.tr("Right"), self.tr("Name of the second document")),
            (self.tr("Score"), self.tr("The figure that is held against the threshold")),
        )
        title, tip = titles[section]
        if role == Qt.ItemDataRole.ToolTipRole:
            return tip
        return title if role == Qt.ItemDataRole.DisplayRole else None

    def _name(self, index: Index) -> str:
        column = self._left if index.column() == LinkColumn.LEFT else self._right
        return self._names[int(column[index.row()])]

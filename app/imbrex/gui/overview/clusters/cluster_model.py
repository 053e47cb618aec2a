"""Cluster model: the clusters of a class for a list view."""

from collections.abc import Mapping, Sequence

import numpy as np
from PySide6.QtCore import QAbstractListModel, QLocale, QModelIndex, QObject, Qt

from imbrex.engine.overview.clusters import Cluster
from imbrex.engine.overview.shared_passage import SharedPassage
from imbrex.gui.overview.shared.cards import CardRole, Index
from imbrex.gui.overview.shared.class_choice import Pair, ShownClass
from imbrex.gui.overview.shared.score_names import score_name
from imbrex.gui.wording.numbers import percent
from imbrex.gui.wording.plain_text import isolated, plain_tip, quote

Passages = Mapping[int, SharedPassage | None]


class ClusterModel(QAbstractListModel):
    """Rows are clusters in the given order, the largest and most similar first."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._shown: ShownClass | None = None
        self._clusters: tuple[Cluster, ...] = ()
        self._passages: Passages = {}
        self._cluster_of = np.zeros(0, np.int32)

    @property
    def clustered(self) -> int:
        """Return the number of documents in clusters."""
        return int(np.count_nonzero(self._cluster_of >= 0))

    def show_clusters(self, shown: ShownClass, clusters: Sequence[Cluster], passages: Passages) -> bool:
        """Show clusters and the passages found so far; return whether the rows have changed."""
        same = shown is self._shown and tuple(clusters) == self._clusters
        if same:
            self._passages = dict(passages)
            if self._clusters:
                self.dataChanged.emit(self.index(0), self.index(len(self._clusters) - 1))
            return False
        self.beginResetModel()
        self._shown, self._clusters, self._passages = shown, tuple(clusters), dict(passages)
        self._cluster_of = np.full(len(shown.names), -1, np.int32)
        for row, cluster in enumerate(self._clusters):
            self._cluster_of[list(cluster.members)] = row
        self.endResetModel()
        return True

    def cluster(self, row: int) -> Cluster:
        return self._clusters[row]

    def row_of(self, document: int | None) -> int:
        """Return the row of a document's cluster; -1 for none."""
        if document is None or not 0 <= document < len(self._cluster_of):
            return -1
        return int(self._cluster_of[document])

    def row_of_pair(self, pair: Pair | None) -> int:
        """Return the row of the cluster with both documents; -1 for none."""
        rows = {self.row_of(number) for number in pair or (None,)}
        return rows.pop() if len(rows) == 1 else -1

    def rowCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008 - Qt's signature
        return 0 if parent.isValid() else len(self._clusters)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        row = index.row()
        match role:
            case Qt.ItemDataRole.DisplayRole:
                return self.headline(self._clusters[row])
            case Qt.ItemDataRole.ToolTipRole:
                return plain_tip(f"{self.headline(self._clusters[row])}\n{self.passage(row)}")
            case Qt.ItemDataRole.AccessibleTextRole:
                return "\n".join([self.headline(self._clusters[row]), ", ".join(self._names(row)), self.passage(row)])
            case CardRole.BODY:
                return self.passage(row)
            case CardRole.NAMES:
                return self._names(row)
        return None

    def headline(self, cluster: Cluster) -> str:
        """Return the number of texts and how similar they are."""
        if cluster.identical:
            return self.tr("%Ln identical text(s)", "", len(cluster.members))
        score = score_name(self._shown.score, self._shown.report) if self._shown is not None else ""
        facts = (
            self.tr("%Ln text(s)", "", len(cluster.members)),
            self.tr("%2 up to %1").replace("%1", percent(cluster.highest)).replace("%2", score),
            self.tr("mean %1").replace("%1", percent(cluster.mean)),
            self.tr("%Ln pair(s) above the threshold", "", len(cluster.links)),
        )
        return " · ".join(facts)

    def passage(self, row: int) -> str:
        """Return the quoted shared passage, or why there is none."""
        if row not in self._passages:
            return self.tr("Finding the shared passage…")
        passage = self._passages[row]
        if passage is None:
            return self.tr("No two of these texts share a passage.")
        locale, members = QLocale(), len(self._clusters[row].members)
        if len(passage.members) < members:
            sentence = self.tr("%4 of %1 texts share %2: “%3”")
        else:
            sentence = self.tr("Both share %2: “%3”") if members == 2 else self.tr("All %1 texts share %2: “%3”")
        words = self.tr("%Ln word(s)", "", passage.words)
        sentence = sentence.replace("%1", locale.toString(members)).replace("%2", words)
        return sentence.replace("%4", locale.toString(len(passage.members))).replace("%3", quote(passage.text))

    def _names(self, row: int) -> list[str]:
        names = self._shown.names if self._shown is not None else ()
        return [isolated(names[member]) for member in self._clusters[row].members]

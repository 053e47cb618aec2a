"""Link model: the pairs above the threshold within one cluster, for a table."""

from enum import IntEnum

import numpy as np
from PySide6.QtCore import QObject

from imbrex.gui.overview.clusters.cluster_links import ClusterLinks
from imbrex.gui.overview.shared.class_choice import Pair
from imbrex.gui.overview.shared.figure_model import FigureModel
from imbrex.gui.wording.numbers import percent
from imbrex.gui.wording.plain_text import isolated
from imbrex.gui.wording.translation import translated_property


class LinkColumn(IntEnum):
    """Columns, left to right."""

    LEFT = 0
    RIGHT = 1
    SCORE = 2


class LinkModel(FigureModel):
    """Rows are pairs by descending score; arrays, as a cluster of 200 copies has 19,900 of them."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(LinkColumn.SCORE, parent)
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
        return isolated(self.tip(row, column)) if fraction is None else percent(fraction)

    def fraction(self, row: int, column: int) -> float | None:
        return float(self._score[row]) if column == LinkColumn.SCORE else None

    def tip(self, row: int, column: int) -> str:
        documents = self._left if column == LinkColumn.LEFT else self._right
        return self._names[int(documents[row])]

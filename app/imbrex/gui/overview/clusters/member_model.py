"""Member model: the texts of one cluster for a table."""

from enum import IntEnum

import numpy as np
from PySide6.QtCore import QLocale, QObject

from imbrex.gui.overview.clusters.cluster_links import ClusterLinks
from imbrex.gui.overview.shared.figure_model import FigureModel
from imbrex.gui.wording.numbers import percent
from imbrex.gui.wording.plain_text import isolated
from imbrex.gui.wording.translation import translated_property


class MemberColumn(IntEnum):
    """Columns, left to right."""

    NAME = 0
    LINKS = 1
    HIGHEST = 2


class MemberModel(FigureModel):
    """Rows are the members of a cluster by descending number of links."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(MemberColumn.LINKS, parent)
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

    def tip(self, row: int, _column: int) -> str:
        return self._names[row]

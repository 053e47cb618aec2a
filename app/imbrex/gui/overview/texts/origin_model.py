"""Origin model: the other texts that parts of a text also stand in, for a table."""

from enum import IntEnum

from PySide6.QtCore import QLocale, QObject, Qt

from imbrex.gui.overview.shared.cards import Index
from imbrex.gui.overview.shared.figure_model import FigureModel
from imbrex.gui.overview.texts.traced import NOWHERE, Traced
from imbrex.gui.wording.percent import percent
from imbrex.gui.wording.plain_text import isolated
from imbrex.gui.wording.translated import translated_property

RANK = int(Qt.ItemDataRole.UserRole) + 20


class OriginColumn(IntEnum):
    """Columns from left to right."""

    NUMBER = 0
    NAME = 1
    SHARE = 2
    TOTAL = 3


class OriginModel(FigureModel):
    """Rows are texts, those that explain most first; the last row is what stands nowhere else."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(OriginColumn.SHARE, parent)
        self._traced: Traced | None = None

    def show_traced(self, traced: Traced | None) -> None:
        """Show where the parts of a text stand."""
        self.beginResetModel()
        self._traced = traced
        self.endResetModel()

    def rank_at(self, row: int) -> int:
        """Rank of the text of a row; NOWHERE for the last one."""
        return row if row < self.count() - 1 else NOWHERE

    def row_of(self, rank: int) -> int:
        """The row of a rank."""
        return rank if rank != NOWHERE else self.count() - 1

    def count(self) -> int:
        return len(self._traced.origins.origins) + 1 if self._traced else 0

    @translated_property
    def titles(self) -> tuple[tuple[str, str], ...]:
        return (
            ("", self.tr("The number and colour of a text here")),
            (self.tr("Also in"), self.tr("The other text")),
            (self.tr("Share"), self.tr("Of the compared words of this text, those that this other one explains")),
            (
                self.tr("Total"),
                self.tr("What both have in common altogether, also where another text explains it already"),
            ),
        )

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        return self.rank_at(index.row()) if role == RANK else super().data(index, role)

    def text(self, row: int, column: int) -> str:
        rank = self.rank_at(row)
        if column == OriginColumn.NUMBER:
            return "" if rank == NOWHERE else QLocale().toString(rank + 1)
        if column == OriginColumn.NAME:
            return isolated(self._name(rank))
        fraction = self.fraction(row, column)
        return "" if fraction is None else percent(fraction)

    def fraction(self, row: int, column: int) -> float | None:
        if self._traced is None or column < OriginColumn.SHARE:
            return None
        rank, origins = self.rank_at(row), self._traced.origins
        if rank == NOWHERE:
            return origins.unique if column == OriginColumn.SHARE else None
        origin = origins.origins[rank]
        return origin.share if column == OriginColumn.SHARE else origin.total

    def tip(self, row: int, column: int) -> str:
        rank = self.rank_at(row)
        if column == OriginColumn.NUMBER:
            return ""
        if rank == NOWHERE:
            return self.tr("What stands in no other text, but for phrases too small to name a text for")
        return self._name(rank)

    def _name(self, rank: int) -> str:
        if self._traced is None or rank == NOWHERE:
            return self.tr("only here")
        return self._traced.name(rank)

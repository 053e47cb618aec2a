"""Origin model: the other texts that parts of a text also stand in, for a table."""

from enum import IntEnum

from PySide6.QtCore import QAbstractTableModel, QLocale, QModelIndex, QObject, Qt

from imbrex.gui.overview.cards import Index
from imbrex.gui.overview.one_text.traced import NOWHERE, Traced
from imbrex.gui.pages.bar_delegate import FRACTION
from imbrex.gui.percent import percent
from imbrex.gui.plain import isolated, plain_tip

RANK = int(Qt.ItemDataRole.UserRole) + 20


class OriginColumn(IntEnum):
    """Columns from left to right."""

    NUMBER = 0
    NAME = 1
    SHARE = 2
    TOTAL = 3


class OriginModel(QAbstractTableModel):
    """Rows are texts, those that explain most first; the last row is what stands nowhere else."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._traced: Traced | None = None

    def show_traced(self, traced: Traced | None) -> None:
        """Show where the parts of a text stand."""
        self.beginResetModel()
        self._traced = traced
        self.endResetModel()

    def rank_at(self, row: int) -> int:
        """Rank of the text of a row; NOWHERE for the last one."""
        return row if row < self.rowCount() - 1 else NOWHERE

    def row_of(self, rank: int) -> int:
        """The row of a rank."""
        return rank if rank != NOWHERE else self.rowCount() - 1

    def rowCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008 - Qt's signature
        return 0 if parent.isValid() or self._traced is None else len(self._traced.origins.origins) + 1

    def columnCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008 - Qt's signature
        return 0 if parent.isValid() else len(OriginColumn)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        rank, column = self.rank_at(index.row()), OriginColumn(index.column())
        if role == RANK:
            return rank
        if role == FRACTION:
            return self._fraction(rank, column)
        match role:
            case Qt.ItemDataRole.DisplayRole:
                return self._text(rank, column)
            case Qt.ItemDataRole.ToolTipRole if column is OriginColumn.NAME:
                return plain_tip(self._tip(rank))
            case Qt.ItemDataRole.TextAlignmentRole if column >= OriginColumn.SHARE:
                return int(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
        return None

    def headerData(self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        if orientation != Qt.Orientation.Horizontal:
            return None
        if role == Qt.ItemDataRole.TextAlignmentRole:
            side = Qt.AlignmentFlag.AlignRight if section >= OriginColumn.SHARE else Qt.AlignmentFlag.AlignLeft
            return int(side | Qt.AlignmentFlag.AlignVCenter)
        titles = (
            ("", self.tr("The number and colour of a text here")),
            (self.tr("Also in"), self.tr("The other text")),
            (self.tr("Share"), self.tr("Of the compared words of this text, those that this other one explains")),
            (
                self.tr("Total"),
                self.tr("What both have in common altogether, also where another text explains it already"),
            ),
        )
        title, tip = titles[section]
        if role == Qt.ItemDataRole.ToolTipRole:
            return tip
        return title if role == Qt.ItemDataRole.DisplayRole else None

    def _name(self, rank: int) -> str:
        if self._traced is None or rank == NOWHERE:
            return self.tr("only here")
        return self._traced.name(rank)

    def _tip(self, rank: int) -> str:
        if rank == NOWHERE:
            return self.tr("What stands in no other text, but for phrases too small to name a text for")
        return self._name(rank)

    def _text(self, rank: int, column: OriginColumn) -> str:
        if column is OriginColumn.NUMBER:
            return "" if rank == NOWHERE else QLocale().toString(rank + 1)
        if column is OriginColumn.NAME:
            return isolated(self._name(rank))
        fraction = self._fraction(rank, column)
        return "" if fraction is None else percent(fraction)

    def _fraction(self, rank: int, column: OriginColumn) -> float | None:
        if self._traced is None or column < OriginColumn.SHARE:
            return None
        origins = self._traced.origins
        if rank == NOWHERE:
            return origins.unique if column is OriginColumn.SHARE else None
        origin = origins.origins[rank]
        return origin.share if column is OriginColumn.SHARE else origin.total

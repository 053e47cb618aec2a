"""Column model: the base of table models whose columns have titles."""

from abc import abstractmethod
from collections.abc import Collection, Sequence
from typing import Any

from PySide6.QtCore import QAbstractTableModel, QModelIndex, QPersistentModelIndex, Qt

from imbrex.gui.wording.translation import translated_property

Index = QModelIndex | QPersistentModelIndex


class ColumnModel(QAbstractTableModel):
    """Subclasses provide titles and cells, and their rows: a sequence, or a `count`.

    Attributes:
        numeric: columns of numbers, aligned on the right.
        falling: columns that the first click sorts in descending order.
    """

    numeric: Collection[int] = ()
    falling: Collection[int] = ()
    _rows: Sequence[Any] = ()

    @translated_property
    @abstractmethod
    def titles(self) -> tuple[tuple[str, str], ...]:
        """Return title and tooltip of each column."""

    def count(self) -> int:
        """Return the number of rows."""
        return len(self._rows)

    def rowCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008 - Qt's signature
        return 0 if parent.isValid() else self.count()

    def columnCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008 - Qt's signature
        return 0 if parent.isValid() else len(self.titles)

    def headerData(self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        if orientation != Qt.Orientation.Horizontal:
            return None
        match role:
            case Qt.ItemDataRole.DisplayRole:
                return self.titles[section][0]
            case Qt.ItemDataRole.ToolTipRole:
                return self.titles[section][1]
            case Qt.ItemDataRole.TextAlignmentRole:
                return self.alignment(section)
            case Qt.ItemDataRole.InitialSortOrderRole:
                return Qt.SortOrder.DescendingOrder if section in self.falling else Qt.SortOrder.AscendingOrder
        return None

    def alignment(self, column: int) -> int:
        """Return the alignment of a column and its title."""
        side = Qt.AlignmentFlag.AlignRight if column in self.numeric else Qt.AlignmentFlag.AlignLeft
        return int(side | Qt.AlignmentFlag.AlignVCenter)

    def repaint(self) -> None:
        """Repaint all cells: something they show has changed, such as names now hidden."""
        if rows := self.rowCount():
            self.dataChanged.emit(self.index(0, 0), self.index(rows - 1, self.columnCount() - 1))

"""Column model: the base of table models, by the titles of their columns and the content of their cells."""

from abc import abstractmethod
from collections.abc import Collection, Sequence
from typing import Any

from PySide6.QtCore import QAbstractTableModel, QModelIndex, QPersistentModelIndex, Qt

from imbrex.gui.widgets.share_bar import FRACTION, QUIET
from imbrex.gui.wording.plain_text import plain_tip
from imbrex.gui.wording.translation import translated_property

Index = QModelIndex | QPersistentModelIndex


class ColumnModel(QAbstractTableModel):
    """Subclasses provide titles and cells, and their rows: a sequence, or a `count`. Further roles come from `data`.

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

    def text(self, _row: int, _column: int) -> str:
        """Return the text of a cell."""
        return ""

    def tip(self, _row: int, _column: int) -> str:
        """Return the tooltip of a cell, plain text; empty for none."""
        return ""

    def fraction(self, _row: int, _column: int) -> float | None:
        """Return the length of the bar in a cell, a fraction of 1; None for no bar."""
        return None

    def is_quiet(self, _row: int, _column: int) -> bool:
        """Return whether a cell is dimmed."""
        return False

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        row, column = index.row(), index.column()
        match role:
            case Qt.ItemDataRole.DisplayRole:
                return self.text(row, column)
            case Qt.ItemDataRole.ToolTipRole:
                return plain_tip(self.tip(row, column))
            case Qt.ItemDataRole.TextAlignmentRole:
                return self.alignment(column)
            case _ if role == FRACTION:
                return self.fraction(row, column)
            case _ if role == QUIET:
                return self.is_quiet(row, column)
        return None

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

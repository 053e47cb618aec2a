"""Figure model: the base of small tables with names on the left and numbers on the right."""

from abc import abstractmethod

from PySide6.QtCore import Qt

from imbrex.gui.widgets.column_model import ColumnModel, Index
from imbrex.gui.widgets.share_bar import FRACTION
from imbrex.gui.wording.plain_text import plain_tip


class FigureModel(ColumnModel):
    """Subclasses provide the content of cells."""

    @abstractmethod
    def text(self, row: int, column: int) -> str:
        """Return the text of a cell."""

    @abstractmethod
    def fraction(self, row: int, column: int) -> float | None:
        """Return the length of the bar in a cell, a fraction of 1; None for no bar."""

    @abstractmethod
    def tip(self, row: int, column: int) -> str:
        """Return the tooltip of a name cell."""

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        row, column = index.row(), index.column()
        if role == FRACTION:
            return self.fraction(row, column)
        match role:
            case Qt.ItemDataRole.DisplayRole:
                return self.text(row, column)
            case Qt.ItemDataRole.ToolTipRole if column not in self.numeric:
                return plain_tip(self.tip(row, column)) or None
            case Qt.ItemDataRole.TextAlignmentRole:
                return self.alignment(column)
        return None

"""Figure model: the base of small tables with names on the left and numbers on the right."""

from abc import abstractmethod

from PySide6.QtCore import QAbstractTableModel, QModelIndex, QObject, Qt

from imbrex.gui.overview.shared.cards import Index
from imbrex.gui.widgets.share_bar import FRACTION
from imbrex.gui.wording.plain_text import plain_tip
from imbrex.gui.wording.translation import translated_property

_LEFT = int(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter)
_RIGHT = int(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)


class FigureModel(QAbstractTableModel):
    """Subclasses provide the content of cells. Numbers are in the given column and all to its right."""

    def __init__(self, first_figure: int, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._first_figure = first_figure

    @abstractmethod
    def count(self) -> int:
        """Return the number of rows."""

    @translated_property
    @abstractmethod
    def titles(self) -> tuple[tuple[str, str], ...]:
        """Return title and tooltip of each column."""

    @abstractmethod
    def text(self, row: int, column: int) -> str:
        """Return the text of a cell."""

    @abstractmethod
    def fraction(self, row: int, column: int) -> float | None:
        """Return the length of the bar in a cell, a fraction of 1; None for no bar."""

    @abstractmethod
    def tip(self, row: int, column: int) -> str:
        """Return the tooltip of a name cell."""

    def rowCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008 - Qt's signature
        return 0 if parent.isValid() else self.count()

    def columnCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008 - Qt's signature
        return 0 if parent.isValid() else len(self.titles)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        row, column = index.row(), index.column()
        is_figure = column >= self._first_figure
        if role == FRACTION:
            return self.fraction(row, column)
        match role:
            case Qt.ItemDataRole.DisplayRole:
                return self.text(row, column)
            case Qt.ItemDataRole.ToolTipRole if not is_figure:
                return plain_tip(self.tip(row, column)) or None
            case Qt.ItemDataRole.TextAlignmentRole if is_figure:
                return _RIGHT
        return None

    def headerData(self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        if orientation != Qt.Orientation.Horizontal:
            return None
        title, tip = self.titles[section]
        match role:
            case Qt.ItemDataRole.DisplayRole:
                return title
            case Qt.ItemDataRole.ToolTipRole:
                return tip
            case Qt.ItemDataRole.TextAlignmentRole:
                return _RIGHT if section >= self._first_figure else _LEFT
        return None

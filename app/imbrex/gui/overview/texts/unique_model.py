"""Unique model: what stands in one text only, for a list view."""

import numpy as np
from PySide6.QtCore import QAbstractListModel, QModelIndex, QObject, Qt

from imbrex.gui.overview.shared.cards import CardRole, Index
from imbrex.gui.overview.texts.traced import NOWHERE, Traced
from imbrex.gui.wording.plain_text import LONGEST_QUOTE, plain_tip

CARD = 400  # code points of a quote, more than its lines hold


class UniqueModel(QAbstractListModel):
    """Rows are stretches that stand nowhere else, in the order of the text."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._traced: Traced | None = None
        self._numbers = np.zeros(0, np.int64)

    def show_traced(self, traced: Traced | None) -> None:
        """Show what stands only in this text."""
        self.beginResetModel()
        self._traced = traced
        self._numbers = traced.of_rank(NOWHERE) if traced else np.zeros(0, np.int64)
        self.endResetModel()

    def number_at(self, row: int) -> int:
        """Number of the stretch of a row."""
        return int(self._numbers[row])

    def row_of(self, number: int) -> int:
        """The row of a stretch; -1 if it stands elsewhere too."""
        row = int(np.searchsorted(self._numbers, number))
        return row if row < len(self._numbers) and self._numbers[row] == number else -1

    def rowCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008 - Qt's signature
        return 0 if parent.isValid() else len(self._numbers)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        if self._traced is None:
            return None
        number = self.number_at(index.row())
        words = self.tr("%Ln word(s)", "", self._traced.origins.stretches[number].words)
        match role:
            case Qt.ItemDataRole.DisplayRole:
                return words
            case CardRole.BODY:
                return self._traced.quote(number, CARD)
            case Qt.ItemDataRole.ToolTipRole:
                return plain_tip(self._traced.quote(number, LONGEST_QUOTE))
            case Qt.ItemDataRole.AccessibleTextRole:
                return f"{words}\n{self._traced.quote(number, CARD)}"
        return None

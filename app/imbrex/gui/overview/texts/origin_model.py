"""Origin model: the other texts that share parts of a text, for a table."""

from enum import IntEnum

import numpy as np
from PySide6.QtCore import QAbstractListModel, QLocale, QModelIndex, QObject, QPersistentModelIndex, QRectF, Qt
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QApplication, QStyle, QStyledItemDelegate, QStyleOptionViewItem

from imbrex.gui.overview.shared.cards import CardRole, Index
from imbrex.gui.overview.texts.origin_bar import fill, paint_number
from imbrex.gui.overview.texts.traced_text import NOWHERE, Traced
from imbrex.gui.theme.theme import theme_of
from imbrex.gui.widgets.column_model import ColumnModel
from imbrex.gui.wording.numbers import percent
from imbrex.gui.wording.plain_text import LONGEST_QUOTE, isolated, plain_tip
from imbrex.gui.wording.translation import translated_property

CARD = 400  # maximum code points of a quotation, more than its lines hold


class UniqueModel(QAbstractListModel):
    """Rows are unique stretches, in the order of the text."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._traced: Traced | None = None
        self._numbers = np.zeros(0, np.int64)

    def show_traced(self, traced: Traced | None) -> None:
        self.beginResetModel()
        self._traced = traced
        self._numbers = traced.of_rank(NOWHERE) if traced else np.zeros(0, np.int64)
        self.endResetModel()

    def number_at(self, row: int) -> int:
        """Return the number of the stretch of a row."""
        return int(self._numbers[row])

    def row_of(self, number: int) -> int:
        """Return the row of a stretch; -1 if it is not unique."""
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


WIDTH, HEIGHT = 26, 16


class ChipDelegate(QStyledItemDelegate):
    """Paints a chip instead of the text."""

    def paint(
        self, painter: QPainter, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex
    ) -> None:
        self.initStyleOption(option, index)
        option.text = ""
        QApplication.style().drawControl(QStyle.ControlElement.CE_ItemViewItem, option, painter, option.widget)
        theme, rank = theme_of(QApplication.palette()), int(index.data(RANK))
        box = QRectF(0, 0, WIDTH, HEIGHT)
        box.moveCenter(QRectF(option.rect).center())
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(fill(theme, rank))
        painter.drawRoundedRect(box, 3, 3)
        paint_number(painter, theme, rank, box)
        painter.restore()


RANK = int(Qt.ItemDataRole.UserRole) + 20


class OriginColumn(IntEnum):
    """Columns, left to right."""

    NUMBER = 0
    NAME = 1
    SHARE = 2
    TOTAL = 3


class OriginModel(ColumnModel):
    """Rows are texts, by descending share; the last row is for unique text."""

    numeric = (OriginColumn.SHARE, OriginColumn.TOTAL)

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._traced: Traced | None = None

    def show_traced(self, traced: Traced | None) -> None:
        """Show the origins of the parts of a text."""
        self.beginResetModel()
        self._traced = traced
        self.endResetModel()

    def rank_at(self, row: int) -> int:
        """Return the rank of the text of a row; NOWHERE for the last one."""
        return row if row < self.count() - 1 else NOWHERE

    def row_of(self, rank: int) -> int:
        """Return the row of a rank."""
        return rank if rank != NOWHERE else self.count() - 1

    def count(self) -> int:
        return len(self._traced.origins.origins) + 1 if self._traced else 0

    @translated_property
    def titles(self) -> tuple[tuple[str, str], ...]:
        return (
            ("", self.tr("Number and colour of this text")),
            (self.tr("Also in"), self.tr("Matching text")),
            (self.tr("Share"), self.tr("Share of this text's compared words that are matched to the other text")),
            (
                self.tr("Total"),
                self.tr("Total share in common with the other text, including words already matched to another text"),
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
        if column != OriginColumn.NAME:
            return ""
        if rank == NOWHERE:
            return self.tr("Words found in no other text, except in runs too short to count as a match")
        return self._name(rank)

    def _name(self, rank: int) -> str:
        if self._traced is None or rank == NOWHERE:
            return self.tr("only here")
        return self._traced.name(rank)

"""Bulk model: the pairs of a bulk job, from the columns of its result."""

from enum import IntEnum

import numpy as np
from PySide6.QtCore import QLocale, QObject, Qt

from imbrex.bulk.result import BulkResult
from imbrex.gui.widgets.column_model import ColumnModel
from imbrex.gui.wording.numbers import tenths
from imbrex.gui.wording.translation import translated_property


class BulkColumn(IntEnum):
    """Columns, left to right."""

    LEFT = 0
    RIGHT = 1
    VERBATIM_LEFT = 2
    VERBATIM_RIGHT = 3
    CONTAINMENT = 4
    JACCARD = 5
    LONGEST = 6


_SIDES = {BulkColumn.LEFT: "left", BulkColumn.RIGHT: "right"}
_FIELDS = {
    BulkColumn.VERBATIM_LEFT: "verbatim_left",
    BulkColumn.VERBATIM_RIGHT: "verbatim_right",
    BulkColumn.JACCARD: "jaccard",
    BulkColumn.LONGEST: "longest_passage",
}


class BulkModel(ColumnModel):
    """Rows are pairs; sorting and filtering only change the order, not the columns."""

    numeric = tuple(range(BulkColumn.VERBATIM_LEFT, len(BulkColumn)))
    falling = numeric

    def __init__(self, result: BulkResult, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._result = result
        self._names = {side: result.texts(f"{side}_name") for side in ("left", "right")}
        self._ids = {side: result.texts(side) for side in ("left", "right")}
        self._numbers = {one: number for number, one in enumerate(result.ids(), 1)}
        self._values = {column: result.column(name) for column, name in _FIELDS.items()}
        self._values[BulkColumn.CONTAINMENT] = result.greater
        self._least, self._part = 0.0, ""
        self._sorted_by = BulkColumn.CONTAINMENT, Qt.SortOrder.DescendingOrder
        self._order = np.arange(len(result))
        self._hides = False

    def count(self) -> int:
        return len(self._order)

    def pair(self, row: int) -> tuple[str, str]:
        """Ids of the texts of a row."""
        place = int(self._order[row])
        return self._ids["left"][place], self._ids["right"][place]

    def show_from(self, least: float, part: str) -> None:
        """Show pairs with at least this containment, a fraction of 1, and a part of a name."""
        self._least, self._part = least, "" if self._hides else part.casefold()
        self._arrange()

    def hide_names(self, hides: bool) -> None:
        """Show numbers instead of names."""
        self._hides = hides
        self._part = "" if hides else self._part
        self._arrange()

    def sort(self, column: int, order: Qt.SortOrder = Qt.SortOrder.AscendingOrder) -> None:
        if 0 <= column < len(BulkColumn):
            self._sorted_by = BulkColumn(column), order
            self._arrange()

    @translated_property
    def titles(self) -> tuple[tuple[str, str], ...]:
        return (
            (self.tr("Left"), self.tr("Name")),
            (self.tr("Right"), self.tr("Name")),
            (self.tr("Of left"), self.tr("Words of the left text that are also in the right one, word for word")),
            (self.tr("Of right"), self.tr("Words of the right text that are also in the left one, word for word")),
            (self.tr("Containment"), self.tr("The higher containment of the two texts")),
            (self.tr("Jaccard"), self.tr("Shared shingles, as a share of those in either text")),
            (self.tr("Longest match"), self.tr("Compared words of the longest passage")),
        )

    def text(self, row: int, column: int) -> str:
        place = int(self._order[row])
        if column in _SIDES:
            return self._name(_SIDES[BulkColumn(column)], place)
        value = self._values[BulkColumn(column)][place]
        return QLocale().toString(int(value)) if column == BulkColumn.LONGEST else tenths(float(value))

    def tip(self, row: int, column: int) -> str:
        if column not in _SIDES:
            return ""
        return self.text(row, column) if self._hides else self._ids[_SIDES[BulkColumn(column)]][int(self._order[row])]

    def fraction(self, row: int, column: int) -> float | None:
        is_bar = column == BulkColumn.CONTAINMENT
        return float(self._values[BulkColumn.CONTAINMENT][int(self._order[row])]) if is_bar else None

    def _name(self, side: str, place: int) -> str:
        if self._hides:
            return self.tr("Text %1").replace("%1", QLocale().toString(self._numbers[self._ids[side][place]]))
        return " ".join(self._names[side][place].split())

    def _arrange(self) -> None:
        """Choose and sort the pairs again."""
        self.beginResetModel()
        chosen = np.flatnonzero(self._result.greater >= self._least)
        if self._part:
            named = (any(self._part in self._names[side][place].casefold() for side in self._names) for place in chosen)
            chosen = chosen[np.fromiter(named, np.bool_, len(chosen))]
        column, order = self._sorted_by
        if column in _SIDES:
            names = [self._name(_SIDES[column], place).casefold() for place in chosen.tolist()]
            ranked = np.array(sorted(range(len(chosen)), key=names.__getitem__), np.int64)
        else:
            ranked = np.argsort(self._values[column][chosen], kind="stable")
        self._order = chosen[ranked if order is Qt.SortOrder.AscendingOrder else ranked[::-1]]
        self.endResetModel()

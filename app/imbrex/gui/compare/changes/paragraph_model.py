"""Paragraph model: the paragraphs of one text, filtered by outcome."""

from collections.abc import Collection
from enum import IntEnum

import numpy as np
from PySide6.QtCore import QAbstractListModel, QLocale, QModelIndex, QObject, QPersistentModelIndex, Qt

from imbrex.engine.changes.paragraph_outcome import Outcome
from imbrex.engine.rewriting.sentence_words import Int64
from imbrex.gui.compare.changes.outcome_texts import outcome_name, outcome_tip
from imbrex.gui.compare.changes.shown_side import ShownSide
from imbrex.gui.wording.percent import percent
from imbrex.gui.wording.plain_text import plain_tip, quote

Index = QModelIndex | QPersistentModelIndex

_SPOKEN = 120  # code points of a paragraph for screen readers


class ParagraphRole(IntEnum):
    """Custom roles of a row: paragraph number, from 0, `Outcome` and facts."""

    NUMBER = Qt.ItemDataRole.UserRole + 1
    OUTCOME = Qt.ItemDataRole.UserRole + 2
    FACTS = Qt.ItemDataRole.UserRole + 3


class ParagraphModel(QAbstractListModel):
    """Rows are paragraphs in ascending order; the accessible text has the whole card."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._side: ShownSide | None = None
        self._numbers: Int64 = np.zeros(0, np.int64)

    @property
    def numbers(self) -> Int64:
        """Return the numbers of the listed paragraphs, ascending."""
        return self._numbers

    def show_side(self, side: ShownSide | None, chosen: Collection[Outcome]) -> None:
        """Show the paragraphs of a text with these outcomes; all if the set is empty."""
        self.beginResetModel()
        self._side = side
        if side is None:
            self._numbers = np.zeros(0, np.int64)
        else:
            wanted = np.isin(side.side.outcome, [int(outcome) for outcome in chosen or Outcome])
            self._numbers = np.flatnonzero(wanted)
        self.endResetModel()

    def row_of(self, number: int) -> int:
        """Return the row of a paragraph; -1 if it is not listed."""
        row = int(np.searchsorted(self._numbers, number))
        return row if row < len(self._numbers) and self._numbers[row] == number else -1

    def row_near(self, number: int) -> int:
        """Return the row of a paragraph or of the next listed one, otherwise the last row; -1 if the list is empty."""
        return min(int(np.searchsorted(self._numbers, number)), len(self._numbers) - 1)

    def rowCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008 - Qt's signature
        return 0 if parent.isValid() else len(self._numbers)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        if self._side is None or not index.isValid():
            return None
        number = int(self._numbers[index.row()])
        match role:
            case Qt.ItemDataRole.DisplayRole:
                return self._side.text(number)
            case Qt.ItemDataRole.AccessibleTextRole:
                return self._spoken(self._side, number)
            case Qt.ItemDataRole.ToolTipRole:
                return plain_tip(f"{self._told(self._side, number)}\n{outcome_tip(self._side.outcome(number))}")
            case ParagraphRole.NUMBER:
                return number
            case ParagraphRole.OUTCOME:
                return int(self._side.outcome(number))
            case ParagraphRole.FACTS:
                return self._facts(self._side, number)
        return None

    def _facts(self, side: ShownSide, number: int) -> str:
        """Return the secondary text of a headline: share found in the other text, and size."""
        words = self.tr("%Ln word(s)", "", side.words(number))
        if side.outcome(number) is Outcome.KEPT:
            return words
        return " · ".join((self.tr("%1 shared").replace("%1", percent(side.share(number))), words))

    def _told(self, side: ShownSide, number: int) -> str:
        """Return the spoken description of a paragraph."""
        locale = QLocale()
        name = self.tr("Paragraph %1: %2").replace("%1", locale.toString(number + 1))
        told = [name.replace("%2", outcome_name(side.outcome(number)).lower()), self._facts(side, number)]
        partners = [locale.toString(partner + 1) for partner in side.partners(number)]
        if partners:
            goes = self.tr("matches %n paragraph(s) in the other text: %1", "", len(partners))
            told.append(goes.replace("%1", ", ".join(partners)))
        return ", ".join(told)

    def _spoken(self, side: ShownSide, number: int) -> str:
        return f"{self._told(side, number)}. {quote(side.text(number), _SPOKEN)}"

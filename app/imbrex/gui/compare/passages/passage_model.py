"""Passage model: the passages of a pair as a sortable table of arrays."""

from collections.abc import Collection
from enum import IntEnum

import numpy as np
from numpy.typing import NDArray
from PySide6.QtCore import QLocale, QModelIndex, QObject, QPersistentModelIndex, QRectF, Qt
from PySide6.QtGui import QPainter, QPen
from PySide6.QtWidgets import QApplication, QStyle, QStyledItemDelegate, QStyleOptionViewItem

from imbrex.engine.rewriting.rewritten_passage import Change
from imbrex.gui.compare.passages.listed_passages import ListedPassages, PassageCriteria
from imbrex.gui.compare.review.reviewed_pair import ReviewedPair
from imbrex.gui.theme.contrast import ink_on
from imbrex.gui.theme.theme import theme_of
from imbrex.gui.widgets.column_model import ColumnModel, Index
from imbrex.gui.wording.numbers import percent
from imbrex.gui.wording.passage_texts import CHANGE_SIGNS, change_name, standing_name
from imbrex.gui.wording.plain_text import LONGEST_QUOTE, quote
from imbrex.gui.wording.translation import translated_property
from imbrex.gui.wording.verdict_texts import NOTE, SIGNS, verdict_name, verdict_told

NUMBER = int(Qt.ItemDataRole.UserRole) + 30
"""Model role: number of the passage in the search."""
FIRST_WORDS = 300
"""Code points of a text in a row, more than fit on any screen."""


class PassageColumn(IntEnum):
    """Columns, left to right."""

    NUMBER = 0
    VERDICT = 1
    CHANGE = 2
    STANDING = 3
    WORDS = 4
    KEPT = 5
    TEXT = 6


class PassageModel(ColumnModel):
    """Rows are passages; sorting and filtering only change the order, not the arrays."""

    numeric = (PassageColumn.NUMBER, PassageColumn.WORDS, PassageColumn.KEPT)
    falling = (PassageColumn.WORDS, PassageColumn.KEPT)

    def __init__(self, review: ReviewedPair, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._review = review
        self._listed: ListedPassages | None = None
        self._order: NDArray[np.intp] = np.empty(0, np.intp)
        self._wanted = PassageCriteria()
        self._kept: frozenset[int] = frozenset()
        self.is_brief = False  # whether there is room only for the signs of verdicts
        self._sorted_by = (PassageColumn.NUMBER, Qt.SortOrder.AscendingOrder)

    @property
    def listed(self) -> ListedPassages | None:
        """Return the listed passages; None for none."""
        return self._listed

    def show_listed(self, listed: ListedPassages | None) -> None:
        """Show the passages of a pair in the current order."""
        self.beginResetModel()
        self._listed = listed
        self._arrange()
        self.endResetModel()

    def select(self, wanted: PassageCriteria, kept: Collection[int] = ()) -> None:
        """Show only these passages; those in `kept` stay, whatever was decided since."""
        self._wanted, self._kept = wanted, frozenset(kept)
        self._rearrange()

    def number_at(self, row: int) -> int:
        """Return the number of the passage of a row."""
        return int(self._order[row])

    def row_of(self, number: int) -> int:
        """Return the row of a passage; -1 if it is not listed."""
        rows = np.flatnonzero(self._order == number)
        return int(rows[0]) if len(rows) else -1

    def count(self) -> int:
        return len(self._order)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        number, column = self.number_at(index.row()), index.column()
        match role:
            case Qt.ItemDataRole.AccessibleDescriptionRole:
                return self._review.reason(number)
            case Qt.ItemDataRole.AccessibleTextRole if column == PassageColumn.VERDICT:
                return self._spoken(number)
            case Qt.ItemDataRole.AccessibleTextRole if column == PassageColumn.NUMBER:
                return QLocale().toString(number + 1)  # the sign is in the class column
            case _ if role == NUMBER:
                return number
        return super().data(index, role)

    def fraction(self, row: int, column: int) -> float | None:
        if self._listed is None or column != PassageColumn.KEPT:
            return None
        return float(self._listed.found.passages.kept[self.number_at(row)])

    def is_quiet(self, row: int, _column: int) -> bool:
        return not self._review.counting[self.number_at(row)]

    def sort(self, column: int, order: Qt.SortOrder = Qt.SortOrder.AscendingOrder) -> None:
        self._sorted_by = (PassageColumn(max(0, column)), order)
        self._rearrange()

    @translated_property
    def titles(self) -> tuple[tuple[str, str], ...]:
        return (
            (self.tr("No."), self.tr("Passage number, sign and colour, in the order of the left text")),
            (self.tr("Verdict"), self.tr("Your verdict on the passage. Keys: Alt+1 to Alt+4")),
            (self.tr("Change"), self.tr("Extent of the changes in the passage")),
            (self.tr("Citation status"), self.tr("Whether the right text quotes and cites the source of the passage")),
            (self.tr("Words"), self.tr("Length of the passage in the right text, in words")),
            (
                self.tr("Kept"),
                self.tr("Share of words on both sides that are kept in the same order, or linked by a dictionary"),
            ),
            (self.tr("In the right text"), self.tr("Beginning of the passage in the right text")),
        )

    def text(self, row: int, column: int) -> str:
        listed, number = self._listed, self.number_at(row)
        assert listed is not None
        match column:
            case PassageColumn.NUMBER:
                return f"{QLocale().toString(number + 1)} {CHANGE_SIGNS[listed.change_of(number)]}"
            case PassageColumn.VERDICT:
                decision = self._review[number]
                if self.is_brief:
                    return " ".join([SIGNS[decision.verdict], *([NOTE] if decision.note else [])])
                return verdict_told(decision.verdict, bool(decision.note))
            case PassageColumn.CHANGE:
                return change_name(listed.change_of(number))
            case PassageColumn.STANDING:
                return standing_name(listed.standing_of(number)[1])
            case PassageColumn.WORDS:
                return QLocale().toString(int(listed.words[number]))
            case PassageColumn.KEPT:
                return percent(float(listed.found.passages.kept[number]))
        return quote(listed.right(number, FIRST_WORDS), FIRST_WORDS)

    def tip(self, row: int, column: int) -> str:
        number = self.number_at(row)
        return "\n".join(filter(None, (self._explained(number, column), self._review.reason(number))))

    def _explained(self, number: int, column: int) -> str:
        """Return what a cell has no room for."""
        listed = self._listed
        assert listed is not None
        if column == PassageColumn.STANDING:
            return self.standing_text(listed, number)
        if column == PassageColumn.VERDICT:
            note = quote(self._review.note(number), LONGEST_QUOTE)
            return "\n".join(filter(None, (verdict_name(self._review[number].verdict) if self.is_brief else "", note)))
        if column == PassageColumn.TEXT:
            return quote(listed.right(number, 2 * LONGEST_QUOTE))
        return ""

    def _spoken(self, number: int) -> str:
        """Return the verdict without its sign, and whether there is a note."""
        decision = self._review[number]
        name = verdict_name(decision.verdict)
        return self.tr("%1, with a note").replace("%1", name) if decision.note else name

    def copied(self, number: int, left_name: str, right_name: str) -> str:
        """Return both sides of a passage for the clipboard, each under its name, with its details."""
        listed = self._listed
        assert listed is not None
        words = self.tr("%Ln word(s)", "", int(listed.words[number]))
        linked = listed.change_of(number) is Change.TRANSLATED
        kept = self.tr("%1 of the words linked") if linked else self.tr("%1 of the words kept")
        kept = kept.replace("%1", percent(float(listed.found.passages.kept[number])))
        facts = [change_name(listed.change_of(number)), self.standing_text(listed, number), words, kept]
        sides = ((left_name, listed.left(number)), (right_name, listed.right(number)))
        return "\n\n".join([" · ".join(facts), *(f"{name}\n{text}" for name, text in sides)]) + "\n"

    def standing_text(self, listed: ListedPassages, number: int) -> str:
        """Return the citation status in the right text, and that in the left one if it differs."""
        left, right = listed.standing_of(number)
        if left == right:
            return standing_name(right)
        text = self.tr("%1; in the left text: %2")
        return text.replace("%2", standing_name(left)).replace("%1", standing_name(right), 1)

    def _rearrange(self) -> None:
        """Reorder the rows; the selection follows its passage unless that is filtered out."""
        self.layoutAboutToBeChanged.emit()
        before = self._order
        self._arrange()
        old = self.persistentIndexList()
        rows = {row: self.row_of(int(before[row])) for row in {index.row() for index in old}}
        self.changePersistentIndexList(old, [self.index(rows[index.row()], index.column()) for index in old])
        self.layoutChanged.emit()

    def _arrange(self) -> None:
        """Return the order of the rows: filtered and sorted; ties in the order of the left text."""
        listed = self._listed
        if listed is None:
            self._order = np.empty(0, np.intp)
            return
        shown = self._wanted.among(listed, self._review)
        shown[[number for number in self._kept if number < len(shown)]] = True
        rows = np.flatnonzero(shown)
        column, order = self._sorted_by
        values = self._sort_values(listed, column)[rows]
        self._order = rows[np.argsort(values if order == Qt.SortOrder.AscendingOrder else -values, kind="stable")]

    def _sort_values(self, listed: ListedPassages, column: PassageColumn) -> NDArray[np.float64]:
        match column:
            case PassageColumn.VERDICT:
                return self._review.verdicts + 0.5 * self._review.noted
            case PassageColumn.CHANGE:
                return listed.change.astype(np.float64)
            case PassageColumn.STANDING:
                return listed.standing.astype(np.float64)
            case PassageColumn.WORDS:
                return listed.words.astype(np.float64)
            case PassageColumn.KEPT:
                return listed.found.passages.kept
            case PassageColumn.TEXT:
                return _ranks([listed.right(number, FIRST_WORDS).casefold() for number in range(len(listed))])
        return np.arange(len(listed), dtype=np.float64)


def _ranks(texts: list[str]) -> NDArray[np.float64]:
    """Return the alphabetical rank of each text; equal texts have equal ranks."""
    places = {text: float(place) for place, text in enumerate(sorted(set(texts)))}
    return np.array([places[text] for text in texts], np.float64)


LEAST, HEIGHT, AROUND = 32, 16, 10  # pixels of a chip: minimum width, height, and horizontal padding of the number


class PassageDelegate(QStyledItemDelegate):
    """Paints the number as a chip."""

    def paint(
        self, painter: QPainter, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex
    ) -> None:
        self.initStyleOption(option, index)
        text, option.text = option.text, ""
        QApplication.style().drawControl(QStyle.ControlElement.CE_ItemViewItem, option, painter, option.widget)
        color = theme_of(QApplication.palette()).strong(int(index.data(NUMBER)))
        box = QRectF(0, 0, max(LEAST, option.fontMetrics.horizontalAdvance(text) + AROUND), HEIGHT)
        box.moveCenter(QRectF(option.rect).center())
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        chosen = bool(option.state & QStyle.StateFlag.State_Selected)  # which may match the chip
        painter.setPen(QPen(option.palette.highlightedText(), 1.2) if chosen else Qt.PenStyle.NoPen)
        painter.setBrush(color)
        painter.drawRoundedRect(box, 3, 3)
        painter.setPen(ink_on(color))
        painter.drawText(box, int(Qt.AlignmentFlag.AlignCenter), text)
        painter.restore()

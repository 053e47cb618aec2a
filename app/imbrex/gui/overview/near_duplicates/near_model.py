"""Near model: pairs that a near-duplicate index found or missed, with their exact Jaccard index."""

from enum import IntEnum

import numpy as np
from numpy.typing import NDArray
from PySide6.QtCore import QObject, Qt

from imbrex.engine.measures.near_duplicates import NearDuplicates
from imbrex.engine.review.review import UNDECIDED, Decision, Verdict
from imbrex.gui.model.decisions import Decisions
from imbrex.gui.overview.near_duplicates.near_duplicates_job import NearFound
from imbrex.gui.widgets.column_model import ColumnModel, Index
from imbrex.gui.wording.numbers import tenths
from imbrex.gui.wording.translation import translated_property
from imbrex.gui.wording.verdict_texts import verdict_name, verdict_told


class NearColumn(IntEnum):
    """Columns, left to right."""

    LEFT = 0
    RIGHT = 1
    JACCARD = 2
    OUTCOME = 3
    VERDICT = 4


class Outcome(IntEnum):
    """The outcome of a pair, in sorting order."""

    FOUND = 0
    MISSED = 1
    REFUSED = 2
    FALSE = 3
    PROPOSED = 4


class NearModel(ColumnModel):
    """Rows are pairs; sorting only changes the order, not the arrays."""

    numeric = (NearColumn.JACCARD,)
    falling = (NearColumn.JACCARD,)

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._keys: list[str] = []
        self._names: list[str] = []
        self._left = self._right = np.empty(0, np.int32)
        self._jaccard = np.empty(0, np.float64)
        self._outcome = np.empty(0, np.int8)
        self._order = np.empty(0, np.intp)
        self._decisions: Decisions | None = None
        self._shows_all = False
        self._sorted_by: tuple[NearColumn, Qt.SortOrder] = (NearColumn.JACCARD, Qt.SortOrder.DescendingOrder)

    def show_found(self, found: NearFound) -> None:
        """Show the pairs of a search in the current order."""
        self.beginResetModel()
        near = found.near
        self._keys = [counted.document.key for counted in found.report.documents]
        self._names = [counted.document.name for counted in found.report.documents]
        self._left, self._right, self._jaccard, self._outcome = near.left, near.right, near.jaccard, outcomes(near)
        self._arrange()
        self.endResetModel()

    @property
    def keys(self) -> list[str]:
        """Return the keys of the documents in the pairs."""
        return self._keys

    def follow(self, decisions: Decisions) -> None:
        """Show the verdicts on the pairs."""
        self._decisions = decisions
        decisions.changed.connect(self._on_decided)

    def show_names(self, names: list[str]) -> None:
        """Rename the documents; the names are parallel to `keys`."""
        self.layoutAboutToBeChanged.emit()
        before = self._order
        self._names = names
        self._arrange()
        self._move_persistent(before)
        self.layoutChanged.emit()

    def clear(self) -> None:
        self.beginResetModel()
        self._outcome = np.empty(0, np.int8)
        self._arrange()
        self.endResetModel()

    def show_all(self, wanted: bool) -> None:
        """Also show the candidates that were neither accepted nor true."""
        self.beginResetModel()
        self._shows_all = wanted
        self._arrange()
        self.endResetModel()

    def pair_at(self, row: int) -> tuple[str, str]:
        """Return the keys of the two documents of a row."""
        pair = self._order[row]
        return self._keys[int(self._left[pair])], self._keys[int(self._right[pair])]

    def row_of(self, left: str, right: str) -> int:
        """Return the row of a pair; -1 if it is not listed."""
        if left not in self._keys or right not in self._keys:
            return -1
        order = self._order
        is_it = (self._left[order] == self._keys.index(left)) & (self._right[order] == self._keys.index(right))
        return int(np.argmax(is_it)) if is_it.any() else -1

    def count(self) -> int:
        return len(self._order)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        if role == Qt.ItemDataRole.AccessibleTextRole and index.column() == NearColumn.VERDICT:
            return verdict_name(self._decision(index.row()).verdict)
        return super().data(index, role)

    def tip(self, row: int, column: int) -> str:
        return "" if column in {NearColumn.JACCARD, NearColumn.VERDICT} else self.text(row, column)

    def fraction(self, row: int, column: int) -> float | None:
        return float(self._jaccard[self._order[row]]) if column == NearColumn.JACCARD else None

    def is_quiet(self, row: int, column: int) -> bool:
        return column == NearColumn.VERDICT and self._decision(row).verdict is Verdict.OPEN

    @translated_property
    def titles(self) -> tuple[tuple[str, str], ...]:
        return (
            (self.tr("Left"), self.tr("Name of the first document")),
            (self.tr("Right"), self.tr("Name of the second document")),
            (self.tr("Exact Jaccard"), self.tr("Shared shingles as a share of all distinct shingles in either text")),
            (self.tr("Result"), self.tr("Comparison of the index with the exact score")),
            (self.tr("Verdict"), self.tr("Your verdict on the pair. Keys: 1 to 4")),
        )

    def sort(self, column: int, order: Qt.SortOrder = Qt.SortOrder.AscendingOrder) -> None:
        self.layoutAboutToBeChanged.emit()
        before = self._order
        self._sorted_by = (NearColumn(max(0, column)), order)
        self._arrange()
        self._move_persistent(before)
        self.layoutChanged.emit()

    def _move_persistent(self, before: NDArray[np.intp]) -> None:
        """Update the persistent indexes, so that the selection follows its pairs."""
        old = self.persistentIndexList()
        place = np.empty(len(self._outcome), np.intp)
        place[self._order] = np.arange(len(self._order))
        rows = [int(place[before[index.row()]]) for index in old]
        new = [self.index(row, index.column()) for row, index in zip(rows, old, strict=True)]
        self.changePersistentIndexList(old, new)

    def text(self, row: int, column: int) -> str:
        pair = self._order[row]
        if column == NearColumn.JACCARD:
            return tenths(float(self._jaccard[pair]))
        if column == NearColumn.OUTCOME:
            return self.outcome_text(Outcome(int(self._outcome[pair])))
        if column == NearColumn.VERDICT:
            decision = self._decision(row)
            return verdict_told(decision.verdict, bool(decision.note))
        return self._names[int((self._left if column == NearColumn.LEFT else self._right)[pair])]

    def _verdicts(self) -> NDArray[np.float64]:
        """Return the index in `Verdict` of each pair's verdict."""
        if self._decisions is None:
            return np.zeros(len(self._outcome))
        of, places = self._decisions.of, {verdict: float(place) for place, verdict in enumerate(Verdict)}
        pairs = zip(self._left.tolist(), self._right.tolist(), strict=True)
        return np.array([places[of(self._keys[left], self._keys[right])] for left, right in pairs], np.float64)

    def _decision(self, row: int) -> Decision:
        return self._decisions.review.of(*self.pair_at(row)) if self._decisions is not None else UNDECIDED

    def _on_decided(self) -> None:
        if self.rowCount():
            last = self.index(self.rowCount() - 1, NearColumn.VERDICT)
            self.dataChanged.emit(self.index(0, NearColumn.VERDICT), last)

    def outcome_text(self, outcome: Outcome) -> str:
        """Return the display name of an outcome."""
        return {
            Outcome.FOUND: self.tr("found"),
            Outcome.MISSED: self.tr("missed by the index"),
            Outcome.REFUSED: self.tr("rejected by the rule"),
            Outcome.FALSE: self.tr("below the threshold, found"),
            Outcome.PROPOSED: self.tr("below the threshold, candidate only"),
        }[outcome]

    def _arrange(self) -> None:
        """Return the order of the rows: filtered and sorted; ties by the exact value."""
        shown = np.flatnonzero(self._outcome < (Outcome.PROPOSED + 1 if self._shows_all else Outcome.PROPOSED))
        column, order = self._sorted_by
        values = self._sort_values(column)[shown]
        self._order = shown[np.argsort(values if order == Qt.SortOrder.AscendingOrder else -values, kind="stable")]

    def _sort_values(self, column: NearColumn) -> NDArray[np.float64]:
        if column is NearColumn.JACCARD:
            return self._jaccard
        if column is NearColumn.OUTCOME:
            return self._outcome.astype(np.float64)
        if column is NearColumn.VERDICT:
            return self._verdicts()
        ranks = np.empty(len(self._names), np.float64)
        ranks[sorted(range(len(self._names)), key=lambda number: self._names[number].casefold())] = range(
            len(self._names)
        )
        return ranks[self._left if column is NearColumn.LEFT else self._right]


def outcomes(near: NearDuplicates) -> NDArray[np.int8]:
    """Return the outcome of each pair, as numbers of Outcome."""
    true = np.where(near.missed, Outcome.MISSED, np.where(near.accepted, Outcome.FOUND, Outcome.REFUSED))
    false = np.where(near.accepted, Outcome.FALSE, Outcome.PROPOSED)
    return np.where(near.true, true, false).astype(np.int8)

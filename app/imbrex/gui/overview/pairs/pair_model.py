"""Pair model: the figures of all pairs as a sortable table of arrays."""

import re
from collections.abc import Callable, Sequence

import numpy as np
from numpy.typing import NDArray
from PySide6.QtCore import QCollator, QObject, Qt

from imbrex.engine.overview.score import USUAL
from imbrex.engine.overview.threshold import reaching
from imbrex.engine.text.role import Role
from imbrex.engine.text.tokens import Int32
from imbrex.gui.model.pair_order import pair_sides
from imbrex.gui.overview.pairs.class_notices import ClassNotices
from imbrex.gui.overview.pairs.conditions import Figure
from imbrex.gui.overview.pairs.pair_cells import PairCells
from imbrex.gui.overview.pairs.pair_delegates import NAMES, PARTS
from imbrex.gui.overview.pairs.pair_figures import DETAILS, NUMBERS, SHARES, PairColumn, PairFigures
from imbrex.gui.overview.pairs.pair_review import PairReview
from imbrex.gui.overview.pairs.selection import Kind, Selection
from imbrex.gui.overview.shared.class_choice import Pair
from imbrex.gui.overview.shared.detail_cache import DetailCache
from imbrex.gui.overview.shared.ranking import Order, Ranking, order_of, pair_index
from imbrex.gui.overview.shared.share_cache import ShareCache
from imbrex.gui.widgets.column_model import ColumnModel, Index
from imbrex.gui.widgets.share_bar import FRACTION, QUIET, STRONG
from imbrex.gui.wording.passage_texts import fractions
from imbrex.gui.wording.translation import Text


def ranks_of(names: tuple[str, ...]) -> Int32:
    """Return the alphabetical rank of each name, by the collation of the language."""
    keys = [natural(name) for name in names]
    letters = sorted({piece for key in keys for _, _, piece in key}, key=QCollator().sortKey)
    place = {piece: number for number, piece in enumerate(letters)}
    order = [[(kind, value, place[piece]) for kind, value, piece in key] for key in keys]
    ranks = np.empty(len(names), np.int32)
    ranks[sorted(range(len(names)), key=order.__getitem__)] = range(len(names))
    return ranks


def natural(name: str) -> list[tuple[int, int, str]]:
    """Return a natural sort key: case-insensitive, with "essay 2" before "essay 10"."""
    pieces = re.findall(r"\d+|\D+", name.casefold())
    return [(0, int(piece), "") if piece.isdecimal() else (1, 0, piece) for piece in pieces]


FEW = 100_000
"""Number of pairs that can be sorted without a noticeable delay."""
OF_DETAILS = {Figure.COVERAGE, Figure.LONGEST, Figure.PASSAGES}


class PairModel(ColumnModel):
    """Rows are pairs; sorting and filtering only change the order, not the arrays.

    Pairs below the threshold follow a row that counts them, or are folded away behind it.

    A proxy model would call Python for every comparison of two rows: sorting 10,000 rows took over a second.
    """

    numeric = NUMBERS
    falling = (*NUMBERS, PairColumn.OVERLAP, PairColumn.LONGEST, PairColumn.NOTICES, PairColumn.VERDICT)

    def __init__(self, parent: QObject | None = None, shown: Callable[[str], str] = str) -> None:
        """Use `shown` to hide names in notes."""
        super().__init__(parent)
        self._figures: PairFigures | None = None
        self._names: tuple[str, ...] = ()
        self._cells = PairCells(self)
        self._cells.shown = shown
        self._sorted: Order | None = None  # all pairs in the current order, listed or not
        self._order: Order = np.empty(0, np.uint32)  # the listed pairs
        self._above: tuple[Ranking | None, float, Order] = (None, 0.0, self._order)
        self._below = 0  # pairs below the threshold that pass the filters
        self._fold = -1  # row that counts them
        self._folded_notice = ""  # on those that are folded away
        self._selection = Selection()
        self._known = 0  # number of details when the rows were last arranged
        self._sorted_by: tuple[PairColumn, Qt.SortOrder] | None = None

    @property
    def figures(self) -> PairFigures | None:
        """Return the figures; None before the first report."""
        return self._figures

    @property
    def selection(self) -> Selection:
        """Return the current selection."""
        return self._selection

    @property
    def total(self) -> int:
        """Return the number of pairs of the selected kind that share anything, listed or not."""
        if self._figures is None:
            return 0
        own = int(np.count_nonzero(self._figures.ranking.own))
        return {Kind.ALL: len(self._figures), Kind.OWN: own}.get(self._selection.kind, len(self._figures) - own)

    @property
    def kinds(self) -> NDArray[np.bool_]:
        """Return which pairs are of the selected kind, shape (p,)."""
        own = self._figures.ranking.own if self._figures is not None else np.zeros(0, np.bool_)
        return {Kind.ALL: np.ones(len(own), np.bool_), Kind.OWN: own}.get(self._selection.kind, ~own)

    def show_ranking(
        self,
        ranking: Ranking,
        names: tuple[str, ...],
        known: tuple[DetailCache, ShareCache],
        review: PairReview,
        notices: ClassNotices,
    ) -> None:
        """Show pairs in the current order."""
        self.beginResetModel()
        ranks = self._figures.ranks if self._figures is not None and names == self._names else ranks_of(names)
        self._names = names
        self._figures = PairFigures(ranking, ranks, *known, review, pair_sides(ranking.report), notices)
        self._cells.show_figures(self._figures, names)
        self._show_level()
        self._arrange()
        self.endResetModel()

    def show_details(self, reason: Text = str) -> None:
        """Show the details known so far; if there are none, `reason` says why.

        Millions of rows are re-sorted only when the number of known pairs has doubled, and at the end.
        """
        if self._figures is None:
            return
        details = self._figures.details
        is_due = details.is_complete or len(details) < FEW or len(details) >= 2 * self._known
        self._change(self._figures, reason, self.needs_details and is_due)

    def show_shares(self) -> None:
        """Show the shares known so far, in the same rows."""
        self.repaint()

    @property
    def needs_details(self) -> bool:
        """Return whether sorting or filtering needs passage data."""
        asked = self._selection.wanted.asks(OF_DETAILS)
        return asked or (self._sorted_by is not None and self._sorted_by[0] in DETAILS)

    def show_review(self, review: PairReview) -> None:
        """Show other decisions."""
        if self._figures is not None:
            is_sorted = self._sorted_by is not None and self._sorted_by[0] is PairColumn.VERDICT
            moves = self._selection.asks_review or is_sorted
            self._change(self._figures.with_review(review), self._cells.reason, moves)

    def show_notices(self, notices: ClassNotices) -> None:
        """Show the notices known so far."""
        if self._figures is not None:
            asked = self._selection.wanted.asks((Figure.DISGUISES,))
            is_sorted = self._sorted_by is not None and self._sorted_by[0] is PairColumn.NOTICES
            self._change(self._figures.with_notices(notices), self._cells.reason, asked or is_sorted)

    def sort_again(self) -> None:
        """Sort the rows by what is known now; until then they stay where they are while figures arrive."""
        self._sorted = None
        self._rearrange()

    def select(self, selection: Selection) -> None:
        """Show other pairs."""
        old, self._selection = self._selection, selection
        if old.threshold != selection.threshold:
            self._show_level()
        if old != selection:
            self._rearrange()

    @property
    def names(self) -> tuple[str, ...]:
        """Return the names of the documents as displayed."""
        return self._names

    def role_of(self, document: int) -> Role:
        """Return the role of a document."""
        assert self._figures is not None
        return self._figures.ranking.report.documents[document].document.role

    @property
    def fold_row(self) -> int:
        """Return the row that counts the pairs below the threshold; -1 if there are none."""
        return self._fold

    @property
    def order(self) -> Order:
        """Return the listed pairs, as indices into those of the report."""
        return self._order

    @property
    def above(self) -> Order:
        """Return the pairs of different authors that reach the threshold, the highest score first."""
        if self._figures is None:
            return self._order
        ranking, threshold = self._figures.ranking, self._selection.threshold
        if self._above[:2] != (ranking, threshold):  # there may be millions
            order = ranking.order
            reached = reaching(ranking.values[order], threshold) & ~ranking.own[order]
            self._above = (ranking, threshold, order[reached])
        return self._above[2]

    def pair_at(self, row: int) -> Pair | None:
        """Return the numbers of the two documents of a row; None for the row that counts others."""
        place = self._place(row)
        if place is None or self._figures is None:
            return None
        sides = self._figures.sides
        return int(sides.left[place]), int(sides.right[place])

    def sided(self, pair: Pair) -> Pair:
        """Return the documents of a pair, given in any order, from left to right."""
        return self.pair_at(self.row_of(pair)) or pair

    def row_of(self, pair: Pair) -> int:
        """Return the row of a pair; -1 if it is not listed."""
        if self._figures is None:
            return -1
        place = pair_index(self._figures.ranking.report.pairs, *pair)
        return -1 if place is None else self._row_of(place)

    def listed(self, *, all_pairs: bool = False) -> tuple[Int32, Int32]:
        """Return the documents of the rows, in order; or those of all pairs, the highest score first."""
        if self._figures is None:
            return np.zeros(0, np.int32), np.zeros(0, np.int32)
        order, sides = self._figures.ranking.order if all_pairs else self._order, self._figures.sides
        return sides.left[order], sides.right[order]

    @property
    def has_notices(self) -> bool:
        """Return whether there is a notice on any document of the class."""
        notices = self._figures.notices if self._figures is not None else None
        return notices is not None and bool(notices.counts.any() or notices.sessions)

    def sample(self, column: PairColumn) -> str:
        """Return the widest usual text of a column; empty for numbers."""
        return self._cells.samples.get(column, "")

    def title(self, column: PairColumn) -> str:
        """Return the title of a column on one line."""
        return self.titles[column][0].replace("\n", " ")

    @property
    def titles(self) -> tuple[tuple[str, str], ...]:
        return self._cells.titles

    def count(self) -> int:
        return len(self._order) + (self._fold >= 0)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        column, pair = PairColumn(index.column()), self._place(index.row())
        if pair is None:
            return self._fold_data(column, role)
        cells = self._cells
        match role:
            case Qt.ItemDataRole.DisplayRole:
                return cells.text(column, pair)
            case Qt.ItemDataRole.ToolTipRole:
                return cells.tip(column, pair)
            case Qt.ItemDataRole.AccessibleTextRole:
                return cells.spoken(column, pair)
            case Qt.ItemDataRole.TextAlignmentRole:
                return self.alignment(column)
        return self._appearance(column, pair, role)

    def _appearance(self, column: PairColumn, pair: int, role: int) -> object:
        """Return what delegates paint besides the text."""
        cells, is_below = self._cells, self._is_below(pair)
        if role == FRACTION and column in SHARES:
            return cells.fraction(column, pair)
        if role == NAMES and column is PairColumn.PAIR:
            return cells.names(pair)
        if role == PARTS and column is PairColumn.OVERLAP:
            return fractions(cells.shares(pair))
        if role == QUIET:
            return is_below or cells.is_open(column, pair)
        is_bold = column in (PairColumn.PAIR, PairColumn.OVERLAP) and self._selection.threshold > 0 and not is_below
        return is_bold if role == STRONG else None

    def _fold_data(self, column: PairColumn, role: int) -> object:
        if role == QUIET:
            return True
        if role != Qt.ItemDataRole.DisplayRole or column is not PairColumn.PAIR:
            return None
        if self._selection.is_filter:
            return self.tr("%Ln pair(s) below the level", "", self._below)
        if self._selection.shows_below:
            return self.tr("%Ln pair(s) below the level · hide", "", self._below)
        text = self.tr("%Ln pair(s) below the level · show", "", self._below)
        return f"{text} · {self._folded_notice}" if self._folded_notice else text

    def _is_below(self, pair: int) -> bool:
        """Return whether a pair is below the threshold; never at 0."""
        values, threshold = self._cells.figures.ranking.values[pair], self._selection.threshold
        return threshold > 0 and not reaching(values, threshold)

    def sort(self, column: int, order: Qt.SortOrder = Qt.SortOrder.AscendingOrder) -> None:
        """Sort by a column; -1 sorts by the score that pairs are ranked by."""
        wanted = (PairColumn(column), order) if column >= 0 else None
        if wanted == self._sorted_by and self._sorted is not None:
            return  # Qt calls twice when the indicator is set by program
        self._sorted_by, self._sorted = wanted, None
        self._rearrange()

    def _change(self, figures: PairFigures, reason: Text, moves: bool) -> None:
        """Show other figures of the same pairs; `moves`: sorting or filtering may change."""
        self._figures = figures
        self._cells.show_figures(figures, self._names, reason)
        if moves:
            self._sorted = None
            self._rearrange()
        else:
            self.repaint()

    def _row_of(self, place: int) -> int:
        """Return the row of a pair by its index in the report; -1 if it is not listed."""
        rows = np.flatnonzero(self._order == place)
        return self._row(int(rows[0])) if len(rows) else -1

    def _row(self, number: int) -> int:
        """Return the row of a listed pair by its number among them."""
        return number + (0 <= self._fold <= number)

    def _place(self, row: int) -> int | None:
        """Return the index in the report of the pair in a row; None for the row that counts others."""
        if row < 0 or row == self._fold:
            return None
        return int(self._order[row - (0 <= self._fold < row)])

    def _rearrange(self) -> None:
        """Reorder the rows; the selection follows its pairs, except those filtered out."""
        self.layoutAboutToBeChanged.emit()
        old = self.persistentIndexList()
        places = {row: self._place(row) for row in {index.row() for index in old}}
        self._arrange()
        if old:
            rows = {row: self._fold if place is None else self._row_of(place) for row, place in places.items()}
            new = [self.index(rows[index.row()], index.column()) for index in old]
            self.changePersistentIndexList(old, new)
        self.layoutChanged.emit()

    def _arrange(self) -> None:
        """Filter and sort the rows, those that reach the threshold first; ties in the order of the documents."""
        if self._figures is None:
            return
        if self._sorted is None:
            self._sorted = self._sort()
        self._known = len(self._figures.details)
        passes = self._selection.passing(self._figures, self._searched_names(), self._cells.shown)
        self._order = self._sorted if passes is None else self._sorted[passes[self._sorted]]
        self._fold_rows(self._figures)

    def _show_level(self) -> None:
        """Include reworded text in the overlap of the pairs that stand out, which changes the order."""
        if self._figures is not None:
            stands_out = np.zeros(len(self._figures), np.bool_)
            stands_out[self.above] = True
            self._figures.shares.show_level(stands_out)
        self._sorted = None

    def _fold_rows(self, figures: PairFigures) -> None:
        """Move the pairs below the threshold to the end, or fold them away."""
        self._fold, self._below = -1, 0
        selection = self._selection
        if not selection.threshold or selection.kind is Kind.OWN:
            return
        above = reaching(figures.ranking.values[self._order], selection.threshold)
        self._below = int(np.count_nonzero(~above))
        if self._below:
            self._fold = len(above) - self._below
            is_open = selection.shows_below or selection.is_filter
            self._folded_notice = "" if is_open else figures.shared_history(self._order[~above])
            below = self._order[~above] if is_open else self._order[:0]
            self._order = np.concatenate((self._order[above], below))

    def _searched_names(self) -> Sequence[str]:
        """Return the names of the documents with those of their files, if these are not hidden."""
        assert self._figures is not None
        if not self._selection.wanted.words:
            return self._names
        files = [self._cells.shown(counted.document.name) for counted in self._figures.ranking.report.documents]
        return [f"{name}\n{file}" for name, file in zip(self._names, files, strict=True)]

    def _sort(self) -> Order:
        assert self._figures is not None
        figures, ranked = self._figures, self._figures.ranking.order
        if self._sorted_by is None:
            is_usual = figures.ranking.score is USUAL  # then the whole overlap ranks the pairs, not only its exact part
            return ranked[order_of(figures.shares.overlap[ranked], falling=True)] if is_usual else ranked
        column, order = self._sorted_by
        return order_of(figures.values(column), falling=order == Qt.SortOrder.DescendingOrder)

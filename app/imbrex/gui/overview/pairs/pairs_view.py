"""Pairs view: the pair table with its filters and counts."""

from collections.abc import Callable, Collection
from dataclasses import replace

import numpy as np
from PySide6.QtCore import QLocale, QModelIndex, QPoint, Qt, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QVBoxLayout, QWidget

from imbrex.engine.evidence.shared_history import SharedSessions, find_shared_sessions
from imbrex.engine.overview.exact_shares import NOTHING
from imbrex.engine.review.review import Verdict
from imbrex.engine.text.document import Document
from imbrex.gui.model.decisions import Decisions
from imbrex.gui.model.disguise_cache import DisguiseCache
from imbrex.gui.model.settings import Settings
from imbrex.gui.overview.pairs.arrangement import Arrangement
from imbrex.gui.overview.pairs.class_notices import ClassNotices, class_notices
from imbrex.gui.overview.pairs.pair_fields import PairFields
from imbrex.gui.overview.pairs.pair_figures import PairColumn
from imbrex.gui.overview.pairs.pair_filter import PairFilter
from imbrex.gui.overview.pairs.pair_model import PairModel
from imbrex.gui.overview.pairs.pair_review import PairReview, pair_review
from imbrex.gui.overview.pairs.pair_table import PairTable
from imbrex.gui.overview.pairs.passage_preview import PassagePreview, PreviewFound
from imbrex.gui.overview.pairs.selection import Selection
from imbrex.gui.overview.shared.class_choice import ClassChoice, Pair
from imbrex.gui.overview.shared.detail_cache import DetailCache
from imbrex.gui.overview.shared.ranking import Ranking
from imbrex.gui.overview.shared.share_cache import ShareCache
from imbrex.gui.widgets.focus_ring import PassedFocus
from imbrex.gui.widgets.layouts import NO_MARGINS, spaced
from imbrex.gui.wording.translation import Text, retranslated

ROWS = 3
"""Fewest rows in sight above the preview."""


class PairsView(QWidget):
    """The pairs of a class in a table, whose selection is that of the overview, and a passage of the selected one.

    Signals:
        rows_sorted: the rows were sorted by figures that have arrived.
    """

    rows_sorted = Signal()

    def __init__(
        self,
        choice: ClassChoice,
        decisions: Decisions,
        settings: Settings,
        disguises: DisguiseCache | None = None,
        shown: Callable[[str], str] = str,
    ) -> None:
        """Show verdicts, and notes with names hidden by `shown`."""
        super().__init__()
        self.setObjectName("pairsTab")
        self._choice = choice
        self._decisions = decisions
        self._disguises = disguises or DisguiseCache(self)
        self._ranking: Ranking | None = None
        self._names: tuple[str, ...] = ()
        self._shared: list[SharedSessions] = []
        self.without_text: tuple[Pair, ...] = ()
        """Pairs whose files have editing sessions in common while their texts share nothing."""
        self._details, self._shares = DetailCache(0), ShareCache(NOTHING)
        self._is_arranged = False  # whether the arrangement is that of the next class
        self._is_unsettled = False  # whether figures have arrived since the rows were sorted
        self._decided = decisions.review.pairs  # the verdicts shown
        self.model = PairModel(self, shown)
        self.table = PairTable(self.model, settings)
        self.preview = PassagePreview()
        self._fields = PairFields(self.table, self._on_selection_changed)
        self._build()
        self._connect()
        PassedFocus(self, lambda: self.table)

    def show_ranking(
        self, ranking: Ranking, names: tuple[str, ...], known: tuple[DetailCache, ShareCache], threshold: float
    ) -> None:
        """Show the pairs of a class; those below the threshold are folded away if it has no document of the last."""
        is_other = self._ranking is not None and not keys_of(self._ranking) & keys_of(ranking)
        if is_other and not self._is_arranged:
            self.model.select(replace(self.model.selection, shows_below=False))
        self._ranking, self._is_arranged = ranking, False
        self._shared = find_shared_sessions(_documents(ranking))
        self.without_text = _without_text(ranking, self._shared)
        self._names, (self._details, self._shares) = names, known
        bar, was_seen = self.table.verticalScrollBar(), self._sees_current()
        place = bar.value()
        self._fields.show_kinds(ranking.possible_own > 0)
        self.model.select(replace(self._selection(), threshold=threshold))
        self.table.show_names(names)
        self.model.show_ranking(ranking, names, known, self._review(ranking), self._notices(ranking))
        self._show_chips()
        self.table.fit()
        self.table.setAutoScroll(False)
        self._follow_choice()
        self.table.setAutoScroll(True)
        bar.setValue(place)
        if was_seen:
            self.table.scrollTo(self.table.currentIndex())
        self._show_filtered()

    def show_threshold(self, threshold: float) -> None:
        """Show which pairs reach a threshold."""
        self.model.select(replace(self.model.selection, threshold=threshold))
        self._follow_choice()
        self._show_filtered()

    def show_details(self, reason: Text = str) -> None:
        """Show the details known so far, or why there are none."""
        self.model.show_details(reason)
        self._follow_choice()
        self._show_filtered()

    def show_shares(self) -> None:
        """Show the shares known so far; the rows stay in place until all have arrived and the pointer is elsewhere."""
        self._is_unsettled = True
        self.model.show_shares()
        self._show_filtered()
        self._sort_rows()

    def show_preview(self, found: PreviewFound) -> None:
        """Show a passage of the selected pair."""
        left, right = (self._names[number] for number in found.pair)
        self.preview.show_passage(found, (left, right))

    def choose_first(self) -> None:
        """Select the first pair if none is selected."""
        if self._choice.pair is None and self.model.rowCount():
            self._choice.choose_pair(self.model.pair_at(0))

    @property
    def _is_complete(self) -> bool:
        """Return whether the reworded part is known of none or all of the pairs that stand out."""
        above = self.model.above
        return self._shares.searched(above) in (0, len(above))

    def _sort_rows(self) -> None:
        """Sort the rows by what has arrived, unless the mouse is on them; the selected row stays in view."""
        if self._is_unsettled and self._is_complete and not self.table.viewport().underMouse():
            was_seen, self._is_unsettled = self._sees_current(), False
            self.model.sort_again()
            if was_seen:
                self.table.scrollTo(self.table.currentIndex())
            self.rows_sorted.emit()

    @property
    def filter(self) -> PairFilter:
        return self._fields.filter

    @property
    def arrangement(self) -> Arrangement:
        """Return the filters and sorting of the table."""
        header = self.table.horizontalHeader()
        column = header.sortIndicatorSection()
        name = PairColumn(column).name if 0 <= column < len(PairColumn) else ""
        falling = header.sortIndicatorOrder() == Qt.SortOrder.DescendingOrder
        fields = self._fields
        shows_below = self.model.selection.shows_below
        return Arrangement(self.filter.text(), fields.kind.value, shows_below, name, bool(name) and falling)

    def arrange(self, wanted: Arrangement) -> None:
        """Restore filters and sorting."""
        self._is_arranged = True
        self._fields.arrange(wanted)
        self.model.select(replace(self._selection(), shows_below=wanted.shows_below))
        order = Qt.SortOrder.DescendingOrder if wanted.falling or not wanted.column else Qt.SortOrder.AscendingOrder
        self.table.sortByColumn(PairColumn[wanted.column] if wanted.column else -1, order)

    # Set-up

    def _build(self) -> None:
        layout = spaced(QVBoxLayout(self), 0, NO_MARGINS)
        layout.addWidget(self._fields)
        layout.addWidget(self.table, 1)
        layout.addWidget(self.preview)
        self.preview.hide()

    def _connect(self) -> None:
        self._choice.pair_changed.connect(self._follow_choice)
        self._choice.pair_judged.connect(self._on_pair_judged)
        self._fields.columns_requested.connect(self._on_columns_requested)
        self.model.layoutChanged.connect(self._show_filtered)
        self.preview.opened.connect(lambda: self._on_row_chosen(self.table.currentIndex().row()))
        self.table.fold_toggled.connect(self._on_fold_toggled)
        self.table.mouse_left.connect(self._sort_rows)
        self.table.columns_changed.connect(self._show_hidden_columns)
        self.table.row_chosen.connect(self._on_row_chosen)
        self.table.selectionModel().currentRowChanged.connect(self._on_current_changed)
        self.table.text_requested.connect(self._choice.open_document)
        self.table.verdict_chosen.connect(self._on_verdict_chosen)
        self._decisions.changed.connect(self._on_verdicts_changed)
        self._decisions.returned.connect(self._on_returned)
        self._disguises.changed.connect(self._show_notices)

    # Content

    def _selection(self) -> Selection:
        return self._fields.filtered(self.model.selection)

    def _review(self, ranking: Ranking) -> PairReview:
        self._decided = self._decisions.review.pairs
        return pair_review(self._decisions.review, ranking.report)

    @retranslated
    def _show_chips(self) -> None:
        """Show the verdict counts of the selected kind of pairs."""
        figures, kinds = self.model.figures, self.model.kinds
        if figures is not None:
            review = figures.review
            self._fields.show_counts(review.verdicts[kinds], review.noted[kinds])
            self.model.select(self._selection())  # a hidden chip no longer filters

    def _notices(self, ranking: Ranking) -> ClassNotices:
        return class_notices(self._disguises, _documents(ranking), self._shared)

    def _show_notices(self) -> None:
        """Show the notices known so far; they do not depend on the order of reports."""
        if self._ranking is not None:
            self.model.show_notices(self._notices(self._ranking))
            self.table.fit()
            self._follow_choice()
            self._show_filtered()

    @retranslated
    def _show_filtered(self) -> None:
        """Show the number of pairs listed, what was not understood, and what is still being computed."""
        self._fields.show_filtered(len(self.model.order), self.model.total, self._waiting())

    def _waiting(self) -> str:
        """Return the progress of figures that the table waits for."""
        above = self.model.above
        done = self._shares.searched(above)
        if self.model.needs_details and not self._details.is_complete:
            return self.tr("passages computed for %Ln so far", "", len(self._details))
        if 0 < len(above) != done:
            text = self.tr("Finding reworded passages: %1 of %Ln pair(s)", "", len(above))
            return text.replace("%1", QLocale().toString(done))
        return ""

    @retranslated
    def _show_hidden_columns(self) -> None:
        self._fields.show_hidden_columns([self.model.title(column) for column in self.table.hidden])

    # Selection

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit_preview()

    def _fit_preview(self) -> None:
        """Show the passage of the selected pair, where it leaves a few rows of the table in sight."""
        is_listed = self._choice.pair is not None and self.model.row_of(self._choice.pair) >= 0
        room = self.height() - self._fields.sizeHint().height() - self.preview.sizeHint().height()
        self.preview.setVisible(is_listed and room >= (ROWS + 1) * self.table.verticalHeader().defaultSectionSize())

    def _follow_choice(self) -> None:
        """Select the current pair of the overview, if it is listed."""
        pair = self._choice.pair
        row = self.model.row_of(pair) if pair is not None else -1
        self._fit_preview()
        if row == self.table.currentIndex().row() or (row < 0 and self.table.is_at_fold):
            return
        if row >= 0:
            self.table.selectRow(row)
        else:
            self.table.setCurrentIndex(QModelIndex())

    def _sees_current(self) -> bool:
        """Return whether the selected row is visible."""
        rect = self.table.visualRect(self.table.currentIndex())
        return not rect.isEmpty() and self.table.viewport().rect().intersects(rect)

    def _pair_of_row(self, row: int) -> Pair | None:
        return self.model.pair_at(row) if row < self.model.rowCount() else None

    # Events

    def _on_current_changed(self, current: QModelIndex, _previous: QModelIndex) -> None:
        pair = self._pair_of_row(current.row())
        if pair is not None:
            self._choice.choose_pair(pair)

    def _on_row_chosen(self, row: int) -> None:
        pair = self._pair_of_row(row)
        if pair is not None:
            self._choice.open_pair(pair)

    def _on_fold_toggled(self) -> None:
        selection = self.model.selection
        self.model.select(replace(selection, shows_below=not selection.shows_below))
        self._show_filtered()

    def _on_selection_changed(self) -> None:
        self.model.select(self._selection())
        self._show_chips()
        self._follow_choice()
        self._show_filtered()

    def _on_verdict_chosen(self, verdict: Verdict) -> None:
        pair = self._pair_of_row(self.table.currentIndex().row())
        if pair is not None:
            self._choice.judge(pair, verdict)

    def _on_pair_judged(self, pair: Pair, verdict: Verdict) -> None:
        if self._ranking is not None:
            left, right = (self._ranking.report.documents[number].document.key for number in pair)
            self._decisions.judge([(left, right)], verdict)

    def _on_verdicts_changed(self) -> None:
        pairs = self._decisions.review.pairs
        if self._ranking is not None and pairs is not self._decided:  # otherwise a passage was decided
            self.model.show_review(self._review(self._ranking))
            self._show_chips()
            self._follow_choice()
            self._show_filtered()

    def _on_returned(self, pairs: Collection[tuple[str, str]]) -> None:
        """Select a pair changed by undo or redo, if the table is visible."""
        ranking = self._ranking
        if ranking is None or not self.isVisible():
            return
        numbers = {counted.document.key: number for number, counted in enumerate(ranking.report.documents)}
        known = [(numbers[left], numbers[right]) for left, right in pairs if {left, right} <= numbers.keys()]
        shown = [pair for pair in known if self.model.row_of(pair) >= 0]
        if shown:
            self._choice.choose_pair(shown[0])

    def _on_columns_requested(self, place: QPoint) -> None:
        self.table.columns_menu().popup(place)


def _documents(ranking: Ranking) -> list[Document]:
    return [counted.document for counted in ranking.report.documents]


def _without_text(ranking: Ranking, shared: list[SharedSessions]) -> tuple[Pair, ...]:
    """Return the pairs with editing history in common that are not among those that share text."""
    if not shared:
        return ()
    pairs, count = ranking.report.pairs, len(ranking.report.documents)
    numbers = np.array([(one.left, one.right) for one in shared], np.int64)
    listed = np.isin(numbers @ (count, 1), pairs.left.astype(np.int64) * count + pairs.right)
    return tuple((left, right) for left, right in numbers[~listed].tolist())


def keys_of(ranking: Ranking) -> set[str]:
    """Return the keys of the documents of a class."""
    return {counted.document.key for counted in ranking.report.documents}

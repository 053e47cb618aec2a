"""Near-duplicates panel: pairs found by an index of the articles, and the number of those missed."""

from collections.abc import Callable
from functools import partial

import numpy as np
from PySide6.QtCore import QT_TRANSLATE_NOOP, QCoreApplication, QEvent, QLocale, Qt, Signal
from PySide6.QtGui import QAction, QKeyEvent
from PySide6.QtWidgets import QCheckBox, QComboBox, QHBoxLayout, QHeaderView, QSpinBox, QVBoxLayout, QWidget

from imbrex.engine.measures.minhash import ROUNDS as MOST_ROUNDS
from imbrex.engine.measures.near_duplicates import IN_ROUNDS, ROUNDS, RULES, THRESHOLD, Method, NearDuplicates
from imbrex.engine.review.review import Verdict
from imbrex.gui.model.class_names import without_type
from imbrex.gui.model.pair_order import ListedPairs
from imbrex.gui.model.session import Session
from imbrex.gui.model.settings import Settings
from imbrex.gui.overview.near_duplicates.near_duplicates_job import NearDuplicatesJob, NearFound
from imbrex.gui.overview.near_duplicates.near_model import NearColumn, NearModel, Outcome
from imbrex.gui.panels.query_panel import PanelRequests, QueryPanel
from imbrex.gui.panels.query_scheduler import Fields, Query
from imbrex.gui.widgets.elided_label import PlainLabel
from imbrex.gui.widgets.flow_layout import FlowLayout, ShrinkingArea
from imbrex.gui.widgets.focus_ring import PassedFocus
from imbrex.gui.widgets.layouts import NO_MARGINS, spaced
from imbrex.gui.widgets.mnemonics import add_choice, label_for
from imbrex.gui.widgets.row_table import STYLE, RowTable
from imbrex.gui.widgets.share_bar import BarDelegate
from imbrex.gui.wording.messages import shown
from imbrex.gui.wording.numbers import percent_sign
from imbrex.gui.wording.translation import retranslated, translated
from imbrex.gui.wording.verdict_texts import KEYS, NOTE, verdict_told

PADDING = 34  # pixels around the text of a cell
SHORTEST_NAME = 12  # minimum width of a name, in average characters
NARROW_OUTCOME = 0.25  # of a table in which the names do not fit
GIVING_WAY = (NearColumn.VERDICT,)
"""Columns to hide if the names do not fit."""
LEAST = 36  # pixels of the list in a low panel: it scrolls, and the widgets above it do not


FEWEST = 3
"""Minimum number of documents; two are simply compared."""


INDEX_NAMES = {
    Method.SUPERSHINGLES: QT_TRANSLATE_NOOP("NearDuplicates", "Supershingles"),
    Method.MEGASHINGLES: QT_TRANSLATE_NOOP("NearDuplicates", "Megashingles"),
    Method.SIMHASH: QT_TRANSLATE_NOOP("NearDuplicates", "SimHash blocks"),
    Method.SIMHASH_SENTENCES: QT_TRANSLATE_NOOP("NearDuplicates", "SimHash of longest sentences"),
    Method.SIMHASH_EDGES: QT_TRANSLATE_NOOP("NearDuplicates", "SimHash of paragraph edges"),
    Method.SIMHASH_TITLES: QT_TRANSLATE_NOOP("NearDuplicates", "SimHash of titles"),
    Method.SIMHASH_FIELDS: QT_TRANSLATE_NOOP("NearDuplicates", "SimHash of record fields"),
    Method.LONGEST_WORDS: QT_TRANSLATE_NOOP("NearDuplicates", "Longest words"),
    Method.BLOOM: QT_TRANSLATE_NOOP("NearDuplicates", "Bloom filters"),
    Method.LSA: QT_TRANSLATE_NOOP("NearDuplicates", "LSA (latent semantic analysis)"),
}


def method_name(method: Method) -> str:
    """Return the name of an index in the language of the window."""
    return QCoreApplication.translate("NearDuplicates", str(INDEX_NAMES[method]))


class NearTable(RowTable):
    """The pairs. Signal: verdict_chosen (Verdict) for the selected one."""

    verdict_chosen = Signal(object)

    def __init__(self, model: NearModel) -> None:
        super().__init__(model, room=12)
        self.setObjectName("nearDuplicatesView")
        translated(self.setAccessibleName, lambda: self.tr("Near-duplicates"))
        self.setItemDelegate(BarDelegate(self))
        self.setStyleSheet(STYLE)
        self.setTextElideMode(Qt.TextElideMode.ElideMiddle)
        self.setMinimumHeight(LEAST)
        self._near = model
        self._widths: dict[NearColumn, int] = {}
        self._set_header()
        for verdict in Verdict:
            self.addAction(self._verdict_action(verdict))
        self.setContextMenuPolicy(Qt.ContextMenuPolicy.ActionsContextMenu)

    def _verdict_action(self, verdict: Verdict) -> QAction:
        action = QAction(self)
        translated(action.setText, lambda: f"{verdict_told(verdict)} ({KEYS[verdict]})")
        action.triggered.connect(lambda: self.verdict_chosen.emit(verdict))
        return action

    def event(self, event: QEvent) -> bool:
        """Take the keys of verdicts before the open pair does: in this list, they are about its selected pair."""
        if isinstance(event, QKeyEvent) and event.text() in KEYS.values():
            if event.type() == QEvent.Type.ShortcutOverride:
                event.accept()
                return True
            if event.type() == QEvent.Type.KeyPress:
                self.verdict_chosen.emit(next(verdict for verdict, key in KEYS.items() if key == event.text()))
                return True
        return super().event(event)

    def measure(self) -> None:
        super().measure()
        wide = self.fontMetrics().horizontalAdvance
        for column, samples in (
            (NearColumn.JACCARD, ["100 %"]),
            (NearColumn.OUTCOME, [self._near.outcome_text(outcome) for outcome in Outcome]),
            (NearColumn.VERDICT, [f"{verdict_told(verdict)} {NOTE}" for verdict in Verdict]),
        ):
            title = str(self._near.headerData(column, Qt.Orientation.Horizontal))
            self._widths[column] = PADDING + max(map(wide, [title, *samples]))
            self.setColumnWidth(column, self._widths[column])
        self.fit()

    def fit(self) -> None:
        """Hide columns, and shorten the results, if the names do not fit."""
        fits = self.make_room(self._widths, GIVING_WAY, 2 * SHORTEST_NAME)
        outcome = self._widths[NearColumn.OUTCOME]
        widest = round(self.viewport().width() * NARROW_OUTCOME)
        self.setColumnWidth(NearColumn.OUTCOME, outcome if fits else min(outcome, widest))

    def _set_header(self) -> None:
        header = self.horizontalHeader()
        header.setSectionResizeMode(QHeaderView.ResizeMode.Stretch)
        for column in (NearColumn.JACCARD, NearColumn.OUTCOME, NearColumn.VERDICT):
            header.setSectionResizeMode(column, QHeaderView.ResizeMode.Interactive)
        self.measure()
        header.setSortIndicator(NearColumn.JACCARD, Qt.SortOrder.DescendingOrder)
        self.setSortingEnabled(True)


class NearDuplicatesPanel(QueryPanel):
    """Options of an index, the pairs it finds, and the number it misses. Signal: compare_requested (keys)."""

    name = "nearDuplicatesDock"
    compare_requested = Signal(str, str)

    def __init__(self, session: Session, settings: Settings) -> None:
        super().__init__(session, settings)
        self._model = NearModel(self)
        self.table = NearTable(self._model)
        self._method = QComboBox()
        self._method.setObjectName("nearMethod")
        for method in Method:
            add_choice(self._method, partial(method_name, method), method.value)
        self._threshold = _number("nearThreshold", 100, round(100 * THRESHOLD))
        self._rounds = _number("nearRounds", MOST_ROUNDS, ROUNDS)
        self._all = QCheckBox()
        translated(self._all.setText, lambda: self.tr("Show all candidates"))
        self._all.setObjectName("nearAll")
        self._summary = PlainLabel(name="nearSummary")
        self._rule = PlainLabel(quiet=True)
        self._content = QWidget()
        self._query = Query(NearDuplicatesJob, self._fields, self.show_found, self.show_message)
        self.queries = (self._query,)
        self._explain()
        self._build()
        self._connect()
        PassedFocus(self, lambda: self.table)
        self.clear()
        session.anonymous_changed.connect(self._show_names)
        session.report_changed.connect(self._on_report_changed)
        self._model.follow(session.decisions)

    @property
    def choice(self) -> tuple[Method, float, int]:
        """Return the index, the threshold as a fraction of 1, and the rounds."""
        return Method(self._method.currentData()), self._threshold.value() / 100, self._rounds.value()

    def connect_to(self, window: PanelRequests) -> None:
        self.compare_requested.connect(lambda left, right: window.show_pair(left, right, self.listed_pairs))

    def clear(self) -> None:
        """Clear the result, as there are too few documents."""
        self._query.asked = None
        self._model.clear()
        self._content.hide()
        self.show_message(lambda: self.tr("Open at least three documents to find near-duplicates."))

    def show_found(self, found: NearFound) -> None:
        """Show pairs and counts, keeping the selection."""
        kept = self._selected()
        self._model.show_found(found)
        self._show_names()
        self._select(kept)
        translated(self._summary.setText, lambda: self._counts(found) + " " + self._verdict(found.near))
        translated(self._rule.setText, partial(shown, RULES[found.near.method]))
        self._message.hide()
        self._content.show()

    def _fields(self) -> Fields | None:
        if not self.is_seen or len(self._session.comparable) < FEWEST:
            return None
        method, threshold, rounds = self.choice
        return {"report": self._session.report, "method": method, "threshold": threshold, "rounds": rounds}

    def _on_report_changed(self) -> None:
        if len(self._session.comparable) < FEWEST:
            self.clear()

    @retranslated
    def _explain(self) -> None:
        for row, method in enumerate(Method):
            self._method.setItemData(row, shown(RULES[method]), Qt.ItemDataRole.ToolTipRole)
        self._threshold.setSuffix(percent_sign())
        self._threshold.setToolTip(self.tr("Minimum exact Jaccard for a pair to count as a near-duplicate."))
        self._rounds.setToolTip(
            self.tr("How many times the index is built, each time with different hash functions. The articles use 1.")
        )
        self._all.setToolTip(self.tr("Also show pairs that the rule rejects and that are below the threshold."))

    def _build(self) -> None:
        choices = QWidget()
        flow = FlowLayout(8)
        flow.setContentsMargins(10, 6, 10, 2)
        choices.setLayout(flow)
        for field in (
            _labelled(lambda: self.tr("Index"), self._method),
            _labelled(lambda: self.tr("Similarity at least"), self._threshold),
            _labelled(lambda: self.tr("Rounds"), self._rounds),
            self._all,
        ):
            flow.addWidget(field)
        for label in (self._summary, self._rule, self._message):
            label.setWordWrap(True)
            label.setContentsMargins(10, 2, 10, 2)
        inner = spaced(QVBoxLayout(self._content), 2, NO_MARGINS)
        inner.addWidget(choices)
        inner.addWidget(self._texts())
        inner.addWidget(self.table, 1)
        layout = spaced(QVBoxLayout(self), margins=NO_MARGINS)
        layout.addWidget(self._message, alignment=Qt.AlignmentFlag.AlignTop)
        layout.addWidget(self._content, 1)

    def _texts(self) -> ShrinkingArea:
        """Create the area with the result and its rule, scrolled in a low panel."""
        texts = QWidget()
        lines = spaced(QVBoxLayout(texts), 2, NO_MARGINS)
        lines.addWidget(self._summary)
        lines.addWidget(self._rule)
        return ShrinkingArea(texts)

    def _connect(self) -> None:
        self._method.currentIndexChanged.connect(self._on_choice_changed)
        self._threshold.valueChanged.connect(self._on_choice_changed)
        self._rounds.valueChanged.connect(self._on_choice_changed)
        self._all.toggled.connect(self._on_all_toggled)
        self.table.row_chosen.connect(self._on_row_chosen)
        self.table.verdict_chosen.connect(self._on_verdict_chosen)

    def _counts(self, found: NearFound) -> str:
        near = found.near
        pairs = self.tr("%Ln pair(s)", "", found.report.possible + found.report.possible_own)
        counts = (
            (self.tr("candidates: %1"), near.proposed),
            (self.tr("found: %1"), near.accepted),
            (self.tr("near-duplicates: %1"), near.true),
            (self.tr("missed: %1"), near.missed),
        )
        texts = [text.replace("%1", QLocale().toString(int(np.count_nonzero(column)))) for text, column in counts]
        return " · ".join([pairs, *texts]) + "."

    def _verdict(self, near: NearDuplicates) -> str:
        """Return a sentence on how well the index did."""
        true, missed, refused = (int(np.count_nonzero(column)) for column in (near.true, near.missed, near.refused))
        if not true:
            return self.tr("No pair reaches the threshold when calculated exactly.")
        if missed:
            return self.tr("The index missed %Ln near-duplicate(s).", "", missed)
        if refused:
            return self.tr(
                "The index missed no near-duplicates, but its rule rejected %Ln near-duplicate(s).", "", refused
            )
        return self.tr("The index found all near-duplicates.")

    def _show_names(self) -> None:
        names = [self._session.shown_name(key) for key in self._model.keys]
        self._model.show_names(without_type(names))

    def _selected(self) -> tuple[str, str] | None:
        current = self.table.currentIndex()
        return self._model.pair_at(current.row()) if current.isValid() else None

    def _select(self, pair: tuple[str, str] | None) -> None:
        if pair is not None:
            self.table.selectRow(self._model.row_of(*pair))

    def _on_all_toggled(self, wanted: bool) -> None:
        kept = self._selected()
        self._model.show_all(wanted)
        self._select(kept)

    def _on_choice_changed(self) -> None:
        self._rounds.setEnabled(self.choice[0] in IN_ROUNDS)
        self.query_changed.emit()

    def _on_verdict_chosen(self, verdict: Verdict) -> None:
        pair = self._selected()
        if pair is not None:
            self._session.decisions.judge([pair], verdict)

    @property
    def listed_pairs(self) -> ListedPairs:
        """Return the pairs in the order of their rows."""
        return ListedPairs.of([self._model.pair_at(row) for row in range(self._model.rowCount())])

    def _on_row_chosen(self, row: int) -> None:
        self.compare_requested.emit(*self._model.pair_at(row))


def _labelled(text: Callable[[], str], field: QWidget) -> QWidget:
    """Return a field with its label."""
    both = QWidget()
    line = spaced(QHBoxLayout(both), margins=NO_MARGINS)
    line.addWidget(label_for(field, text))
    line.addWidget(field)
    return both


def _number(name: str, high: int, value: int) -> QSpinBox:
    box = QSpinBox()
    box.setObjectName(name)
    box.setRange(1, high)
    box.setValue(value)
    return box

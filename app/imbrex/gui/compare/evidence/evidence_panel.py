"""Evidence panel: rare features that the open pair shares, and hints at which text came first."""

from collections.abc import Sequence

from PySide6.QtCore import QLocale, QModelIndex, QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent, QPalette, QResizeEvent
from PySide6.QtWidgets import QFrame, QHeaderView, QPushButton, QScrollArea, QSizePolicy, QVBoxLayout

from imbrex.engine.evidence.find_evidence import MOST, Evidence, find_evidence
from imbrex.engine.evidence.item import ORDERS, Clue, Hint, Item
from imbrex.engine.likelihood_ratio.weight import Weight
from imbrex.engine.observer import Observer
from imbrex.engine.rewriting.find_rewritten import find_rewritten
from imbrex.engine.text.document import Span
from imbrex.gui.compare.evidence.evidence_model import EvidenceColumn, EvidenceModel
from imbrex.gui.compare.evidence.library_match import LibraryMatch, LibraryMatchJob
from imbrex.gui.model.session import Session
from imbrex.gui.model.settings import Settings
from imbrex.gui.panels.query_panel import Pair, PairPanel, PanelRequests
from imbrex.gui.panels.query_scheduler import Fields, Query
from imbrex.gui.tasks.worker_context import QueryJob, WorkerContext
from imbrex.gui.widgets.elided_label import PlainLabel
from imbrex.gui.widgets.focus_ring import PassedFocus
from imbrex.gui.widgets.layouts import spaced
from imbrex.gui.widgets.row_table import STYLE, RowTable
from imbrex.gui.wording.evidence_texts import HintTexts
from imbrex.gui.wording.plain_text import plain_tip
from imbrex.gui.wording.translation import retranslated, translated
from imbrex.gui.wording.weight_texts import WeightTexts
from imbrex.values import frozen


@frozen(eq=False)
class EvidenceFound:
    """The result of an EvidenceJob; `left` and `right` are the keys of the documents."""

    left: str
    right: str
    evidence: Evidence
    weight: Weight


@frozen(eq=False, kw_only=True)
class EvidenceJob(QueryJob[EvidenceFound]):
    """Finds rare features shared by two documents, hints at which one is earlier, and the weight of the pair."""

    left: str
    right: str

    def answer(self, context: WorkerContext, observer: Observer) -> EvidenceFound:
        corpus, left, right = context.corpus, self.left, self.right
        passages = find_rewritten(corpus, right, left, observer).mirrored()
        evidence = find_evidence(corpus, left, right, passages, observer)
        return EvidenceFound(left, right, evidence, context.weigher.weigh(left, right, observer))


PADDING = 30  # pixels around the text of a cell
SHORTEST_TEXT, SHORTEST_SPELLINGS = 20, 30  # minimum width of the shared text, in average characters
GIVING_WAY = (EvidenceColumn.OTHERS, EvidenceColumn.WHERE)
"""Columns to hide if space is short, in this order."""


class EvidenceTable(RowTable):
    """A click, Enter or Space goes to the next hit of an item. Signal: item_requested (Item)."""

    item_requested = Signal(object)

    def __init__(self, model: EvidenceModel) -> None:
        super().__init__(model, room=8)
        self._evidence = model
        self.setObjectName("evidenceView")
        translated(self.setAccessibleName, lambda: self.tr("Shared evidence"))
        self.setStyleSheet(STYLE)
        self.setTextElideMode(Qt.TextElideMode.ElideMiddle)
        header = self.horizontalHeader()
        header.setSectionResizeMode(QHeaderView.ResizeMode.Fixed)
        header.setSectionResizeMode(EvidenceColumn.WHAT, QHeaderView.ResizeMode.Stretch)
        self._widths: dict[EvidenceColumn, int] = {}
        self.measure()
        model.modelReset.connect(self._on_model_reset)
        self.clicked.connect(self._on_clicked)

    def measure(self) -> None:
        super().measure()
        self._widths = {column: self._width(column) for column in list(EvidenceColumn)[1:]}
        for column, width in self._widths.items():
            self.setColumnWidth(column, width)
        self.fit()

    @property
    def current(self) -> Item | None:
        """Return the item of the current row."""
        return self._evidence.item_at(self.currentIndex().row())

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space):
            self._request(self.currentIndex().row())
        else:
            super().keyPressEvent(event)

    def fit(self) -> None:
        """Hide columns if the shared text does not fit."""
        shortest = SHORTEST_SPELLINGS if self._evidence.has_two_spellings else SHORTEST_TEXT
        self.make_room(self._widths, GIVING_WAY, shortest)

    def _width(self, column: EvidenceColumn) -> int:
        samples = [str(self._evidence.headerData(column, Qt.Orientation.Horizontal)), "1,000"]
        if column is EvidenceColumn.WHERE:
            samples += [self._evidence.where_text(outside=outside) for outside in (True, False)]
        return PADDING + max(map(self.fontMetrics().horizontalAdvance, samples))

    def _request(self, row: int) -> None:
        item = self._evidence.item_at(row)
        if item is not None:
            self.item_requested.emit(item)

    def _on_clicked(self, index: QModelIndex) -> None:
        self._request(index.row())

    def _on_model_reset(self) -> None:
        self.clearSpans()
        for row in self._evidence.headings:
            self.setSpan(row, 0, 1, len(EvidenceColumn))
        self.fit()


MARGIN = 10
LEAST_LINES = 2


class EvidenceHints(QScrollArea):
    """A block of sentences that scrolls if space is short."""

    def __init__(self) -> None:
        super().__init__()
        self.setObjectName("evidenceHintBlock")
        self.label = PlainLabel(name="evidenceHints", wraps=True)
        translated(self.label.setAccessibleName, lambda: self.tr("Signs of which text came first"))
        self.label.setContentsMargins(MARGIN, 2, MARGIN, 2)
        self.label.setAlignment(Qt.AlignmentFlag.AlignTop | Qt.AlignmentFlag.AlignLeft)
        self.setWidget(self.label)
        self.setWidgetResizable(True)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Maximum)

    def show_sentences(self, sentences: list[str]) -> None:
        """Show one sentence per line; hidden if there are none."""
        self.label.setText("\n".join(f"• {sentence}" for sentence in sentences))
        # Focusable only if there is something to scroll.
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus if sentences else Qt.FocusPolicy.NoFocus)
        self.setVisible(bool(sentences))
        self.updateGeometry()

    def sizeHint(self) -> QSize:
        width = max(1, self.width())
        return QSize(width, self.label.heightForWidth(width))

    def minimumSizeHint(self) -> QSize:
        least = LEAST_LINES * self.fontMetrics().lineSpacing() + 4
        return QSize(0, min(self.sizeHint().height(), least))

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        if event.oldSize().width() != event.size().width():
            self.updateGeometry()  # a different number of lines has a different height


class OrderedPlaces(QPushButton):
    """Leads through sentences or names in the same order, next to those of the other text; hidden without any.

    Signal: place_requested (Span of the left text, Span of the right one).
    """

    place_requested = Signal(object, object)

    def __init__(self) -> None:
        super().__init__()
        self.setObjectName("orderedPlaces")
        self._pairs: list[tuple[Span, Span]] = []
        self._next, self._are_names = 0, False
        self.show_hints(())
        self.clicked.connect(self._on_clicked)

    def show_hints(self, hints: Sequence[Hint]) -> None:
        """Lead through the sentences or names of these hints, from the first one."""
        ordered = [hint for hint in hints if hint.clue in ORDERS]
        self._are_names = any(hint.clue is Clue.NAMES_IN_ORDER for hint in ordered)
        pairs = [pair for one in ordered for pair in one.sides()]
        if pairs != self._pairs:
            self._pairs, self._next = pairs, 0
        self.setVisible(bool(pairs))
        self._name()

    @retranslated
    def _name(self) -> None:
        count = QLocale().toString(len(self._pairs))
        if self._are_names:
            text = self.tr("Next name or number in the same order (%1 of %2)")
        else:
            text = self.tr("Next sentence in the same order (%1 of %2)")
        text = text.replace("%2", count)
        self.setText(text.replace("%1", QLocale().toString(self._next + 1)))

    def _on_clicked(self) -> None:
        pair = self._pairs[self._next]
        self._next = (self._next + 1) % len(self._pairs)
        self._name()
        self.place_requested.emit(*pair)


class EvidencePanel(PairPanel):
    """Weight, hints, definition of rare, and shared features.

    Signal: spans_requested (key of the left text, Span of the left one or None, Span of the right one or None).
    """

    name = "evidenceDock"
    spans_requested = Signal(str, object, object)

    def __init__(self, session: Session, settings: Settings) -> None:
        super().__init__(session, settings)
        self.setObjectName("evidencePanel")
        self._found: EvidenceFound | None = None
        self._walked: tuple[Item, int] | None = None
        self._texts = HintTexts(self)
        self._model = EvidenceModel(session.shown_text, self)
        self.table = EvidenceTable(self._model)
        self._weights = WeightTexts(self)
        self._weight = PlainLabel(name="evidenceWeight", wraps=True)
        self._library = LibraryMatch(session)
        self._hints, self._ordered, self._summary = EvidenceHints(), OrderedPlaces(), PlainLabel()
        self._lay_out()
        self.table.item_requested.connect(self._go_to_next_place)
        self._ordered.place_requested.connect(self._show_places)
        self._library.asked.connect(self.query_changed)
        session.anonymous_changed.connect(self._on_names_changed)
        PassedFocus(self, lambda: self.table)
        self.queries = (
            Query(EvidenceJob, self.fields_of_pair, self.show_found, self.show_message),
            Query(LibraryMatchJob, self._library_fields, self._library.show_found, self._library.show_message),
        )
        self.show_pair(None)

    def connect_to(self, window: PanelRequests) -> None:
        self.spans_requested.connect(window.show_spans)

    def show_pair(self, pair: Pair | None) -> None:
        super().show_pair(pair)
        self._found = self._walked = None
        self._library.show_pair(is_open=pair is not None)
        self._list()
        if pair is None:
            self.show_message(
                lambda: self.tr("Open a pair to see the rare words, names and numbers that both texts share.")
            )
        else:
            self.show_message(lambda: self.tr("Finding rare words, names and numbers…"))

    def show_found(self, found: EvidenceFound) -> None:
        """List the evidence, keeping the selection."""
        current, self._found = self.table.current, found
        self._message.hide()
        self._list()
        has_weight = found.weight.reason is None
        is_empty = not found.evidence.items and not found.evidence.hints and not has_weight
        self.set_nothing((lambda: self.tr("These texts share nothing rare.")) if is_empty else None)
        row = self._model.row_of(current)
        if row >= 0:
            self.table.selectRow(row)

    def _library_fields(self) -> Fields | None:
        fields, address = self.fields_of_pair(), self._library.address
        return {**fields, "library": address} if fields is not None and address else None

    def _lay_out(self) -> None:
        layout = spaced(QVBoxLayout(self), 2, (0, 4, 0, 0))
        self._summary.setObjectName("evidenceSummary")
        self._summary.setWordWrap(True)
        for label in (self._message, self._weight, self._summary):
            label.setContentsMargins(MARGIN, 2, MARGIN, 2)
            label.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Minimum)
        layout.addWidget(self._message)
        layout.addWidget(self._weight)
        layout.addWidget(self._library)
        layout.addWidget(self._hints)
        layout.addWidget(self._ordered, alignment=Qt.AlignmentFlag.AlignLeft)
        layout.addWidget(self._summary)
        self._summary.setForegroundRole(QPalette.ColorRole.PlaceholderText)
        layout.addWidget(self.table, 1)
        layout.addStretch(0)  # fills the panel while there is no table

    def _list(self) -> None:
        evidence = self._found.evidence if self._found is not None else None
        self._model.show_evidence(evidence)
        self.table.setVisible(self._model.rowCount() > 0)
        self._say()

    @retranslated
    def _say(self) -> None:
        """Show the hints and the summary."""
        self._show_weight(self._found.weight if self._found is not None else None)
        evidence = self._found.evidence if self._found is not None else None
        hints = evidence.hints if evidence is not None else ()
        sentences = [self._texts.sentence(hint, anonymous=self._session.anonymous) for hint in hints]
        self._ordered.show_hints(hints)
        self._hints.show_sentences([self._session.shown_text(sentence) for sentence in sentences])
        self._summary.setText(self._summarized(evidence) if evidence is not None else "")
        self._summary.setVisible(evidence is not None)

    def _show_weight(self, weight: Weight | None) -> None:
        self._weight.setVisible(weight is not None)
        self._weight.setText(self._weights.sentence(weight) if weight is not None else "")
        self._weight.setToolTip(plain_tip(self._weights.caution(weight)) if weight is not None else "")

    def _summarized(self, evidence: Evidence) -> str:
        """Return a summary: whether there is evidence, what rare means here, and the current position."""
        told = [] if evidence.items else [self.tr("These texts share nothing rare.")]
        if evidence.can_tell:
            told.append(
                self.tr("Rare: found in few or none of the %Ln other document(s).", "", evidence.other_documents)
            )
        else:
            told.append(
                self.tr(
                    "With so few documents, ordinary words can't be ranked by rarity. Only names, numbers "
                    "and words that are not in the dictionary are listed."
                )
            )
        if evidence.bounded:
            told.append(self.tr("Showing the first %Ln of each kind.", "", MOST))
        if self._walked is not None and (count := _places(self._walked[0])) > 1:
            place = self.tr("Hit %1 of %2.").replace("%2", QLocale().toString(count))
            told.append(place.replace("%1", QLocale().toString(self._walked[1] + 1)))
        return " ".join(told)

    def _go_to_next_place(self, item: Item) -> None:
        """Show the next hits of an item on both sides; the side with fewer wraps around."""
        if self._found is None or not _places(item):
            return
        is_same = self._walked is not None and self._walked[0] == item
        step = (self._walked[1] + 1) % _places(item) if self._walked is not None and is_same else 0
        self._walked = (item, step)
        left, right = (side[step % len(side)] if side else None for side in (item.left, item.right))
        self.spans_requested.emit(self._found.left, left, right)
        self._say()

    def _show_places(self, left: Span, right: Span) -> None:
        if self._found is not None:
            self.spans_requested.emit(self._found.left, left, right)

    def _on_names_changed(self) -> None:
        self._model.repaint()
        self._say()


def _places(item: Item) -> int:
    """Return the number of steps to show all hits of an item."""
    return max(len(item.left), len(item.right))

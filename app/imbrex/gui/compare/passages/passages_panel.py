"""Passages panel: the passages of the open pair, their verdicts, and the part that counts."""

from collections.abc import Collection, Iterator

from PySide6.QtCore import QEvent, QLocale, QModelIndex, QSize, Qt, QTimer, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QBoxLayout, QVBoxLayout, QWidget

from imbrex import clock
from imbrex.engine.options import Options
from imbrex.engine.review.review import Verdict
from imbrex.engine.text.document import file_at
from imbrex.gui.compare.panes.citation import Excerpt, cite_both
from imbrex.gui.compare.passages.listed_passages import ListedPassages, PassageCriteria, kept_passage
from imbrex.gui.compare.passages.passage_filter import CountedAttributions, PassageFilter
from imbrex.gui.compare.passages.passage_model import PassageModel
from imbrex.gui.compare.passages.passage_table import PassageTable
from imbrex.gui.compare.review.passage_decision import PassageDecision
from imbrex.gui.compare.review.reviewed_pair import ReviewedPair
from imbrex.gui.compare.review.unmatched_verdicts import UnmatchedVerdicts
from imbrex.gui.compare.rewriting.rewriting_job import RewritingFound
from imbrex.gui.model.session import Session
from imbrex.gui.model.settings import Settings
from imbrex.gui.panels.query_panel import Pair, PairPanel
from imbrex.gui.theme.fonts import bold
from imbrex.gui.theme.text_size import is_font_change
from imbrex.gui.widgets.elided_label import PlainLabel
from imbrex.gui.widgets.flow_layout import ShrinkingArea
from imbrex.gui.widgets.focus_ring import PassedFocus
from imbrex.gui.widgets.layouts import NO_MARGINS, spaced
from imbrex.gui.wording.numbers import percent
from imbrex.gui.wording.translation import Text, retranslated, translated

BESIDE = 540  # width in pixels from which the switches are beside the list
MARGIN = 10


class PassagesPanel(PairPanel):
    """Both scores, the switches for what counts, and the passages of the open pair.

    It has no query: the texts show passages too, and the search runs for both.

    Signal: passage_requested (number), to show a passage in the texts.
    """

    name = "passagesDock"
    passage_requested = Signal(int)

    def __init__(self, session: Session, settings: Settings, review: ReviewedPair | None = None) -> None:
        """Take also the review that the texts show; a panel without texts has its own."""
        super().__init__(session, settings)
        self.setObjectName("passagesPanel")
        self._found: RewritingFound | None = None
        self._said: Text = str
        self._wanted = -1  # the last current passage, even while a filter hides it
        self._is_alone = review is None
        self.review = review if review is not None else ReviewedPair(session, self)
        self._model = PassageModel(self.review, self)
        self.table = PassageTable(self._model)
        self.decision = PassageDecision(session, self.review)
        self._resting = UnmatchedVerdicts(session, self.review)
        self.filter = PassageFilter(self._on_filter_changed)
        self.switches = CountedAttributions()
        self._shrinking = ShrinkingArea(self.switches)
        self._heading = PlainLabel()
        translated(self._heading.setText, lambda: self.tr("What counts"))
        self._summary, self._none = PlainLabel(), PlainLabel()
        self._content, self._counting = QWidget(), QWidget()
        self._sides, self._listing = QBoxLayout(QBoxLayout.Direction.LeftToRight, self._content), QVBoxLayout()
        self._name_widgets()
        self._lay_out()
        self._connect()
        PassedFocus(self, lambda: self.table)
        self._show_options(session.options)
        self.show_pair(None)
        translated(self._arrange)

    def show_pair(self, pair: Pair | None) -> None:
        super().show_pair(pair)
        self._found, self._wanted = None, -1
        self._review_found(None)
        self._list()
        if pair is None:
            self.show_message(lambda: self.tr("Open a pair to see its passages."))
        else:
            self.show_searching()

    def show_found(self, found: RewritingFound) -> None:
        """List passages; the current one stays current if the search has found it again."""
        old, self._found = self._found, found
        kept = kept_passage(old.passages, self._wanted, found.passages) if old is not None else -1
        self._review_found(found)
        self._list()
        self.show_current(kept)

    def show_current(self, number: int) -> None:
        """Make a passage the current row, if it is listed."""
        if number >= 0:
            self._wanted = number
            self.table.show_current(number)

    def judge(self, verdict: Verdict) -> None:
        """Give a verdict on the selected passages."""
        self.review.judge(self.table.chosen, verdict)

    def go_to_next_undecided(self, by: int = 1) -> None:
        """Go to the next undecided passage in the list, or with -1 to the previous one."""
        number = self.review.next_undecided(self._wanted, by)
        if number >= 0:
            self._select((number,))
            self.show_current(number)
            self.passage_requested.emit(number)

    def show_searching(self) -> None:
        """Show that passages are being searched for, unless previous ones are listed."""
        if self._found is None:
            self.show_message(lambda: self.tr("Finding passages, identical and rewritten…"))

    def show_message(self, sentence: Text) -> None:
        self._said = sentence
        super().show_message(sentence)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._arrange()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if is_font_change(event):
            QTimer.singleShot(0, self, self._arrange)  # the children are notified after this

    def _arrange(self) -> None:
        """Arrange list and switches to fit."""
        width, (counting, found) = self.width(), self._least()
        is_wide = width >= max(BESIDE, counting + found)
        self._sides.setDirection(QBoxLayout.Direction.LeftToRight if is_wide else QBoxLayout.Direction.TopToBottom)
        self.switches.arrange(1 if is_wide else max(1, width // max(1, counting)))

    def minimumSizeHint(self) -> QSize:
        """As wide as the wider half: if both do not fit, they are stacked."""
        return QSize(max(self._least()), super().minimumSizeHint().height())

    def _least(self) -> tuple[int, int]:
        """Return the minimum width of each half in pixels."""
        counting = self.switches.least + self._shrinking.verticalScrollBar().sizeHint().width() + 2 * MARGIN
        return counting, self._listing.minimumSize().width()

    # Set-up

    def _name_widgets(self) -> None:
        self._heading.setFont(bold(self._heading.font()))
        for label, name in ((self._summary, "Summary"), (self._none, "None")):
            label.setObjectName(f"passages{name}")
            label.setWordWrap(True)
        translated(self._none.setText, lambda: self.tr("No passages match the filters. Clear a filter to see more."))
        self._none.setForegroundRole(self._none.palette().ColorRole.PlaceholderText)
        self._message.setContentsMargins(MARGIN, 6, MARGIN, 2)

    def _lay_out(self) -> None:
        scroll = self._shrinking
        counting = spaced(QVBoxLayout(self._counting), 2, (MARGIN, 6, MARGIN, 4))
        for widget in (self._heading, self._summary, self._resting, scroll):
            counting.addWidget(widget)
        counting.addStretch(1)
        found = self._listing
        found.setContentsMargins(0, 4, 0, 0)
        found.setSpacing(2)
        found.addWidget(self.filter)
        found.addWidget(self._none)
        found.addWidget(self.table, 1)
        found.addWidget(self.decision)
        self._sides.setContentsMargins(0, 0, 0, 0)
        self._sides.setSpacing(0)
        self._sides.addWidget(self._counting)
        self._sides.addLayout(found, 1)
        layout = spaced(QVBoxLayout(self), 0, NO_MARGINS)
        layout.addWidget(self._message, alignment=Qt.AlignmentFlag.AlignTop)
        layout.addWidget(self._content, 1)

    def _connect(self) -> None:
        self.switches.option_chosen.connect(self.set_option)
        self.switches.chosen_changed.connect(self._on_filter_changed)
        self.table.passage_requested.connect(self.passage_requested)
        self.table.copied_text, self.table.cited = self._text_of, self._cite_passages
        self.table.selectionModel().currentRowChanged.connect(self._on_current_changed)
        self.table.selectionModel().selectionChanged.connect(self._show_chosen)
        self.table.verdict_chosen.connect(self.judge)
        self.table.note.triggered.connect(lambda _checked: self.decision.note.setFocus())
        self.decision.verdict_chosen.connect(self.judge)
        self.decision.next.clicked.connect(lambda _checked: self.go_to_next_undecided())
        self.decision.note.left.connect(self.table.setFocus)
        self.review.changed.connect(self._on_reviewed)
        self.review.returned.connect(self._on_returned)
        self._session.options_changed.connect(self._show_options)
        self._session.anonymous_changed.connect(self._on_names_changed)

    # Content

    def _review_found(self, found: RewritingFound | None) -> None:
        if self._is_alone:  # otherwise the view of the texts does it
            self.review.show_found(found)

    def _list(self) -> None:
        """List the passages, with names hidden if required."""
        listed = self._listed()
        self._model.show_listed(listed)
        self.filter.show_listed(listed, self.review)
        self.switches.show_listed(listed)
        self._on_filter_changed()
        self._summarize()
        self._content.setVisible(bool(listed))
        self._message.setVisible(not listed)
        if listed is not None and not listed:
            self.show_message(lambda: self.tr("No shared passages found, identical or rewritten."))
        self.set_nothing(None if listed or listed is None else self._message.text)

    def _listed(self) -> ListedPassages | None:
        found = self._found
        if found is None:
            return None
        anonymity = self._session.anonymity
        texts = [side.tokens.document.text for side in (found.passages.left, found.passages.right)]
        left, right = texts if anonymity is None else map(anonymity.mask_text, texts)
        return ListedPassages(found, left, right)

    @retranslated
    def _summarize(self) -> None:
        """Show how much of the right text is in passages, and how much of that counts."""
        if self._found is None:
            self._summary.clear()
            return
        raw, counted = (percent(share) for share in (self._found.attribution.right.raw, self.review.counted))
        reviewed = self.review.decided
        text = self.tr("%1 of the right text is in shared passages, changed words included.")
        if counted != raw:
            text = self.tr("%1 of the right text is in shared passages, changed words included; %2 after exclusions.")
            text = text.replace("%2", counted)
        text = text.replace("%1", raw, 1)
        if reviewed:
            done = self.tr("%1 of %Ln passage(s) reviewed.", "", len(self.review))
            text += " " + done.replace("%1", QLocale().toString(reviewed))
        if self._found.passages.bounded:
            text += " " + self.tr("Some passages may be missing because the texts are very repetitive.")
        self._summary.setText(text)

    def _show_options(self, options: Options) -> None:
        self.switches.show_counts(options.attribution)

    def _text_of(self, numbers: list[int]) -> str:
        """Return both sides of passages for other programs, with names and details."""
        listed = self._model.listed
        if listed is None:
            return ""
        return "\n".join(self._model.copied(number, *self._places(listed.found, number)) for number in numbers)

    def _places(self, found: RewritingFound, number: int) -> Iterator[str]:
        """Yield the names of both documents, with those of the files that a passage is in."""
        starts = found.passages.left_start, found.passages.right_start
        for key, start in zip((found.left, found.right), starts, strict=True):
            file = file_at(self._session.shown_files(key), int(start[number]))
            yield self._session.shown_name(key) + (f", {file.name}" if file is not None else "")

    def _cite_passages(self, numbers: list[int]) -> str:
        """Return citations of both sides of passages."""
        if (listed := self._model.listed) is None:
            return ""
        passages, hidden = listed.found.passages, self._session.anonymity
        tokens = [side.tokens for side in (passages.left, passages.right)]
        left, right = tokens if hidden is None else map(hidden.mask_tokens, tokens)
        sides = (
            (
                Excerpt(left, (int(passages.left_start[number]), int(passages.left_end[number]))),
                Excerpt(right, (int(passages.right_start[number]), int(passages.right_end[number]))),
            )
            for number in numbers
        )
        return "\n\n".join(cite_both(*pair, clock.today()) for pair in sides)

    # Events

    def _on_filter_changed(self) -> None:
        self._select(())

    def _select(self, kept: Collection[int]) -> None:
        """List the passages that pass the filters, and those in `kept`."""
        wanted, chips, verdicts = self._wanted, self.filter, self.filter.verdicts
        self._model.select(
            PassageCriteria(chips.changes, self.switches.chosen, verdicts.verdicts, verdicts.noted), kept
        )
        self._none.setVisible(bool(self._model.listed) and not self._model.rowCount())
        self._wanted = wanted
        self.table.show_current(wanted)
        self._show_chosen()

    def _show_chosen(self) -> None:
        self.decision.show_chosen(self.table.chosen, self.table.current)

    def _on_reviewed(self) -> None:
        """Show the decisions; selected rows stay listed even if a filter now excludes them."""
        listed = self._model.listed
        if listed is not None and listed.found is self.review.found:
            self.filter.show_listed(listed, self.review)
            self._select(self.table.chosen)
            self._summarize()

    def _on_returned(self, numbers: Collection[int]) -> None:
        self._select(numbers)
        self.table.choose(numbers)

    def _on_current_changed(self, current: QModelIndex, _previous: QModelIndex) -> None:
        if current.isValid():
            self._wanted = self._model.number_at(current.row())

    def _on_names_changed(self) -> None:
        said, is_hidden = self._said, self._message.isHidden()
        self._list()
        self.table.show_current(self._wanted)
        self.show_message(said)
        self._message.setHidden(is_hidden)

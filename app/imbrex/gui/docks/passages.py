"""Passages: what one text has of another, passage by passage, and what of it counts."""

from PySide6.QtCore import QModelIndex, QSize, Qt, Signal
from PySide6.QtGui import QGuiApplication, QResizeEvent
from PySide6.QtWidgets import QBoxLayout, QFrame, QScrollArea, QSizePolicy, QVBoxLayout, QWidget

from imbrex.engine.attribution.standing import left_out
from imbrex.engine.options import Options
from imbrex.gui.docks.counted_standings import CountedStandings
from imbrex.gui.docks.listed_passages import ListedPassages
from imbrex.gui.docks.passage_filter import PassageFilter
from imbrex.gui.docks.passage_model import PassageModel
from imbrex.gui.docks.passage_table import PassageTable
from imbrex.gui.docks.study_panel import StudyPanel
from imbrex.gui.passed_focus import PassedFocus
from imbrex.gui.percent import percent
from imbrex.gui.plain_label import PlainLabel
from imbrex.gui.rewriting_jobs import RewritingFound
from imbrex.gui.session import Session
from imbrex.gui.views.kept_passage import kept_passage

BESIDE = 540  # pixels from which the switches stand beside the list
MARGIN = 10


class PassagesPanel(StudyPanel):
    """Both figures, the switches of what counts, and the passages of the open pair.

    Signals:
        passage_requested: (number) people want to see it in the texts.
        option_chosen: (flag, value).
    """

    passage_requested = Signal(int)
    option_chosen = Signal(str, object)

    def __init__(self, session: Session) -> None:
        super().__init__()
        self.setObjectName("passagesPanel")
        self._session = session
        self._found: RewritingFound | None = None
        self._wanted = -1  # the passage last looked at, also while a filter hides it
        self._model = PassageModel(self)
        self.table = PassageTable(self._model)
        self.filter = PassageFilter()
        self.switches = CountedStandings()
        self._heading = PlainLabel(self.tr("What counts"))
        self._summary, self._told, self._none = PlainLabel(), PlainLabel(), PlainLabel()
        self._content, self._counting = QWidget(), QWidget()
        self._sides = QBoxLayout(QBoxLayout.Direction.LeftToRight, self._content)
        self._name_widgets()
        self._lay_out()
        self._connect()
        PassedFocus(self, lambda: self.table)
        self._show_options(session.options)
        self.show_pair(None)

    def show_pair(self, pair: tuple[str, str] | None) -> None:
        """Wait for the passages of this pair."""
        self._found, self._wanted = None, -1
        self._list()
        if pair is None:
            self.tell(self.tr("Compare two documents to list here, passage by passage, what one has of the other."))
        else:
            self.tell_searching()

    def show_found(self, found: RewritingFound) -> None:
        """List passages; those who looked at one go on with it where the search has found it again."""
        old, self._found = self._found, found
        kept = kept_passage(old.passages, self._wanted, found.passages) if old is not None else -1
        self._list()
        self.show_current(kept)

    def show_current(self, number: int) -> None:
        """Make a passage the current row, if it is listed."""
        if number >= 0:
            self._wanted = number
            self.table.show_current(number)

    def tell_searching(self) -> None:
        """Say that passages are being looked for, unless there are some to look at meanwhile."""
        if self._found is None:
            self.tell(self.tr("Looking for passages, copied or rewritten…"))

    def tell(self, sentence: str) -> None:
        """Say why there is nothing new to see; what is there stays."""
        self._told.setText(sentence)
        self._told.show()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        is_wide = event.size().width() >= BESIDE
        self._sides.setDirection(QBoxLayout.Direction.LeftToRight if is_wide else QBoxLayout.Direction.TopToBottom)
        least = self._counting.minimumSizeHint().width()
        self.switches.arrange(1 if is_wide else max(1, event.size().width() // max(1, least)))

    # Set-up

    def _name_widgets(self) -> None:
        bold = self._heading.font()
        bold.setBold(True)
        self._heading.setFont(bold)
        for label, name in ((self._summary, "Summary"), (self._told, "Told"), (self._none, "None")):
            label.setObjectName(f"passages{name}")
            label.setWordWrap(True)
        self._none.setText(self.tr("No passage is of both kinds. Take one of the two back to see more."))
        self._none.setForegroundRole(self._none.palette().ColorRole.PlaceholderText)
        self._told.setContentsMargins(MARGIN, 6, MARGIN, 2)

    def _lay_out(self) -> None:
        scroll = _Shrinking(self.switches)
        counting = QVBoxLayout(self._counting)
        counting.setContentsMargins(MARGIN, 6, MARGIN, 4)
        counting.setSpacing(2)
        for widget in (self._heading, self._summary, scroll):
            counting.addWidget(widget)
        counting.addStretch(1)
        found = QVBoxLayout()
        found.setContentsMargins(0, 4, 0, 0)
        found.setSpacing(2)
        found.addWidget(self.filter)
        found.addWidget(self._none)
        found.addWidget(self.table, 1)
        self._sides.setContentsMargins(0, 0, 0, 0)
        self._sides.setSpacing(0)
        self._sides.addWidget(self._counting)
        self._sides.addLayout(found, 1)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(0)
        layout.addWidget(self._told, alignment=Qt.AlignmentFlag.AlignTop)
        layout.addWidget(self._content, 1)

    def _connect(self) -> None:
        self.switches.option_chosen.connect(self.option_chosen)
        self.filter.changed.connect(self._on_filter_changed)
        self.switches.chosen_changed.connect(self._on_filter_changed)
        self.table.passage_requested.connect(self.passage_requested)
        self.table.copy_requested.connect(self._copy)
        self.table.selectionModel().currentRowChanged.connect(self._on_current_changed)
        self._session.options_changed.connect(self._show_options)
        self._session.anonymous_changed.connect(self._on_names_changed)

    # What is shown

    def _list(self) -> None:
        """Show what was found, with names hidden where they are to be."""
        listed = self._listed()
        self._model.show_listed(listed)
        self.filter.show_listed(listed)
        self.switches.show_listed(listed)
        self._on_filter_changed()
        self._summarize()
        self._content.setVisible(bool(listed))
        self._told.setVisible(not listed)
        if listed is not None and not listed:
            self.tell(self.tr("Nothing of one text was found in the other, neither copied nor rewritten."))

    def _listed(self) -> ListedPassages | None:
        found = self._found
        if found is None:
            return None
        anonymity = self._session.anonymity
        texts = [side.tokens.document.text for side in (found.passages.left, found.passages.right)]
        left, right = texts if anonymity is None else map(anonymity.mask_text, texts)
        return ListedPassages(found, left, right)

    def _summarize(self) -> None:
        """Say how much of the right text stands in passages, and how much of that counts."""
        if self._found is None:
            self._summary.clear()
            return
        right = self._found.attribution.right
        counted = right.counted(left_out(self._session.options.attribution))
        text = self.tr("%1 of the right text stands in passages, %2 after exclusions.")
        text = text.replace("%2", percent(counted)).replace("%1", percent(right.raw), 1)
        if self._found.passages.bounded:
            text += " " + self.tr("Not every repeat was followed: some passages may be missing.")
        self._summary.setText(text)

    def _show_options(self, options: Options) -> None:
        self.switches.show_counts(options.attribution)
        self._model.show_left_out(left_out(options.attribution))
        self._summarize()

    def _copy(self, number: int) -> None:
        """Put both sides of a passage on the clipboard, with the names and what it is."""
        listed = self._model.listed
        if listed is not None:
            names = [self._session.shown_name(key) for key in (listed.found.left, listed.found.right)]
            QGuiApplication.clipboard().setText(self._model.copied(number, *names))

    # Events

    def _on_filter_changed(self) -> None:
        wanted = self._wanted
        self._model.select(self.filter.chosen, self.switches.chosen)
        self._none.setVisible(bool(self._model.listed) and not self._model.rowCount())
        self._wanted = wanted
        self.table.show_current(wanted)

    def _on_current_changed(self, current: QModelIndex, _previous: QModelIndex) -> None:
        if current.isValid():
            self._wanted = self._model.number_at(current.row())

    def _on_names_changed(self) -> None:
        told = self._told.text(), self._told.isHidden()
        self._list()
        self.table.show_current(self._wanted)
        self._told.setText(told[0])
        self._told.setHidden(told[1])


class _Shrinking(QScrollArea):
    """As high as its content where there is room, and scrolled where there is none."""

    def __init__(self, content: QWidget) -> None:
        super().__init__()
        self._inner = content
        self.setWidget(content)
        self.setWidgetResizable(True)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Maximum)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)

    def sizeHint(self) -> QSize:
        return self._inner.sizeHint()

    def minimumSizeHint(self) -> QSize:
        content = self._inner.minimumSizeHint()
        bar = self.verticalScrollBar().sizeHint().width()
        return QSize(content.width() + bar, min(content.height(), 2 * self.fontMetrics().lineSpacing()))

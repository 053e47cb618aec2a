"""Pair studies: what is asked of the two documents that Compare shows."""

from PySide6.QtCore import QObject, Signal

from imbrex.gui.compare.compare_page import ComparePage
from imbrex.gui.compare.evidence.evidence_jobs import EvidenceJob
from imbrex.gui.compare.evidence.evidence_panel import EvidencePanel
from imbrex.gui.compare.measures.measure_model import COSTLY, QUICK
from imbrex.gui.compare.measures.measures_panel import MeasuresPanel
from imbrex.gui.compare.passages.passages_panel import PassagesPanel
from imbrex.gui.compare.passages.rewriting_jobs import RewritingFound, RewritingJob
from imbrex.gui.compare.review_commands import ReviewCommands
from imbrex.gui.compare.shown_spans import ShownSpans
from imbrex.gui.compare.what_if.what_if_panel import WhatIfPanel
from imbrex.gui.model.lens import Lens
from imbrex.gui.model.session import Session
from imbrex.gui.model.settings import Settings
from imbrex.gui.tasks.jobs import CostlyMeasureJob, MeasureJob, SwitchesJob, WhatIfJob
from imbrex.gui.tasks.query import Fields, Study
from imbrex.gui.widgets.panel import Panel
from imbrex.gui.wording.translated import Text


class PairStudies(QObject):
    """The panels about a pair, and the questions of the page that shows it; what is in front of people comes first.

    Signal: wish_changed, when something else is wanted than before.
    """

    wish_changed = Signal()

    def __init__(self, session: Session, settings: Settings, compare: ComparePage, parent: QObject) -> None:
        super().__init__(parent)
        self._pair: tuple[str, str] | None = None
        self._compare = compare
        self.measures = MeasuresPanel(settings)
        self.what_if = WhatIfPanel()
        self.passages = PassagesPanel(session)
        self.evidence = EvidencePanel(session)
        compare.follow_review(self.passages.review)
        self.review = ReviewCommands(compare, self.passages, self)
        self._spans = ShownSpans(compare.view)
        measures, what_if = self.measures, self.what_if
        self._quick = Study(MeasureJob, self._wish_quick, measures.show_measured, measures.tell)
        self._rewriting = Study(
            RewritingJob,
            self._wish_rewriting,
            self._show_rewriting,
            self._tell_no_rewriting,
            begin=self._begin_rewriting,
        )
        self.all = (
            self._rewriting,
            self._quick,
            Study(EvidenceJob, self._wish_evidence, self.evidence.show_found, self.evidence.tell),
            Study(WhatIfJob, self._wish_what_if, what_if.show_what_if, what_if.tell),
            Study(SwitchesJob, self._wish_what_if, what_if.show_switched, what_if.tell),
            Study(CostlyMeasureJob, self._wish_costly, measures.show_measured, measures.tell),
        )
        self._connect_signals(compare)

    def show_pair(self, pair: tuple[str, str] | None) -> None:
        """Study this pair from now on."""
        if pair != self._pair:
            self._pair = pair
            self.measures.clear()
            self.what_if.clear()
            self.passages.show_pair(pair)
            self.evidence.show_pair(pair)
            self._compare.forget_rewriting()
            for study in self.all:
                study.asked = None

    def docks(self) -> list[Panel]:
        """The panels, each in a new dock."""
        return [
            Panel("measuresDock", lambda: self.tr("Measures"), self.measures),
            Panel("whatIfDock", lambda: self.tr("What if"), self.what_if),
            Panel("passagesDock", lambda: self.tr("Passages"), self.passages),
            Panel("evidenceDock", lambda: self.tr("Shared evidence"), self.evidence),
        ]

    def _connect_signals(self, compare: ComparePage) -> None:
        self.measures.wish_changed.connect(self.wish_changed)
        self.what_if.wish_changed.connect(self.wish_changed)
        self.evidence.wish_changed.connect(self.wish_changed)
        self.evidence.spans_requested.connect(self._spans.show)
        self.passages.wish_changed.connect(self._on_rewriting_wish_changed)
        self.passages.passage_requested.connect(compare.view.show_rewritten)
        compare.passages.requested.connect(self._on_passages_requested)
        compare.view.lens_changed.connect(self._on_rewriting_wish_changed)
        compare.view.passage_changed.connect(self._follow_passage)
        compare.view.search_requested.connect(self._on_search_requested)

    def _wish_quick(self) -> Fields | None:
        return self._of_pair(names=QUICK) if self.measures.is_seen else None

    def _wish_costly(self) -> Fields | None:
        """The costly ones come after the quick ones, of which the hints need to know."""
        known = self.measures.measured
        if known is None or not (self._quick.is_answered and self.measures.is_seen and self.measures.wants_costly):
            return None
        return self._of_pair(names=COSTLY, known={name: known.values[name] for name in QUICK})

    def _wish_what_if(self) -> Fields | None:
        return self._of_pair() if self.what_if.is_seen else None

    def _wish_evidence(self) -> Fields | None:
        return self._of_pair() if self.evidence.is_seen else None

    def _wish_rewriting(self) -> Fields | None:
        wanted = self.passages.is_seen or self._compare.view.lens is not Lens.SHINGLES
        return self._of_pair() if wanted else None

    def _begin_rewriting(self) -> None:
        self._compare.tell_searching()
        self.passages.tell_searching()

    def _show_rewriting(self, found: RewritingFound) -> None:
        self.passages.show_found(found)  # first, for the texts show what was decided about these very passages
        self._compare.show_rewriting(found)
        self._follow_passage()

    def _tell_no_rewriting(self, reason: Text) -> None:
        self._compare.tell_no_rewriting(reason)
        self.passages.tell(reason)

    def _follow_passage(self) -> None:
        """Keep the passage that people look at in the texts the current one of the list."""
        self.passages.show_current(self._compare.view.current_rewritten)

    def _on_rewriting_wish_changed(self) -> None:
        if self._wish_rewriting() is None:
            self._compare.passages.rest()
        self._follow_passage()
        self.wish_changed.emit()

    def _on_passages_requested(self) -> None:
        panel = self.passages.parentWidget()
        if isinstance(panel, Panel):
            panel.reveal()

    def _on_search_requested(self) -> None:
        self._rewriting.asked = None
        self.wish_changed.emit()

    def _of_pair(self, **fields: object) -> Fields | None:
        return {"left": self._pair[0], "right": self._pair[1], **fields} if self._pair is not None else None

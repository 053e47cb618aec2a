"""Pair studies: what is asked of the two documents that Compare shows."""

from PySide6.QtCore import QObject, Signal

from imbrex.gui.docks.measure_model import COSTLY, QUICK
from imbrex.gui.docks.measures import MeasuresPanel
from imbrex.gui.docks.panel import Panel
from imbrex.gui.docks.what_if import WhatIfPanel
from imbrex.gui.jobs import CostlyMeasureJob, MeasureJob, SwitchesJob, WhatIfJob
from imbrex.gui.pages.compare import ComparePage
from imbrex.gui.rewriting_jobs import RewritingFound, RewritingJob
from imbrex.gui.settings import Settings
from imbrex.gui.study import Fields, Study
from imbrex.gui.views.lens import Lens


class PairStudies(QObject):
    """The panels about a pair, and the questions of the page that shows it, the quickest first.

    Signal: wish_changed, when something else is wanted than before.
    """

    wish_changed = Signal()

    def __init__(self, settings: Settings, compare: ComparePage, parent: QObject) -> None:
        super().__init__(parent)
        self._pair: tuple[str, str] | None = None
        self._compare = compare
        self.measures = MeasuresPanel(settings)
        self.what_if = WhatIfPanel()
        measures, what_if = self.measures, self.what_if
        self._quick = Study(MeasureJob, self._wish_quick, measures.show_measured, measures.tell)
        self._rewriting = Study(
            RewritingJob,
            self._wish_rewriting,
            self._show_rewriting,
            compare.tell_no_rewriting,
            begin=compare.view.tell_searching,
        )
        self.all = (
            self._rewriting,
            self._quick,
            Study(WhatIfJob, self._wish_what_if, what_if.show_what_if, what_if.tell),
            Study(SwitchesJob, self._wish_what_if, what_if.show_switched, what_if.tell),
            Study(CostlyMeasureJob, self._wish_costly, measures.show_measured, measures.tell),
        )
        measures.wish_changed.connect(self.wish_changed)
        what_if.wish_changed.connect(self.wish_changed)
        compare.view.lens_changed.connect(self.wish_changed)
        compare.view.search_requested.connect(self._on_search_requested)

    def show_pair(self, pair: tuple[str, str] | None) -> None:
        """Study this pair from now on."""
        if pair != self._pair:
            self._pair = pair
            self.measures.clear()
            self.what_if.clear()
            self._compare.forget_rewriting()
            for study in self.all:
                study.asked = None

    def docks(self) -> list[Panel]:
        """The panels, each in a new dock."""
        return [
            Panel("measuresDock", self.tr("Measures"), self.measures),
            Panel("whatIfDock", self.tr("What if"), self.what_if),
        ]

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

    def _wish_rewriting(self) -> Fields | None:
        return self._of_pair() if self._compare.view.lens is not Lens.SHINGLES else None

    def _show_rewriting(self, found: RewritingFound) -> None:
        self._compare.show_rewriting(found)

    def _on_search_requested(self) -> None:
        self._rewriting.asked = None
        self.wish_changed.emit()

    def _of_pair(self, **fields: object) -> Fields | None:
        return {"left": self._pair[0], "right": self._pair[1], **fields} if self._pair is not None else None

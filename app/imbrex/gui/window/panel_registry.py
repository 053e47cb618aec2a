"""Panel registry: all panels below the pages, and the queries of panels and pages."""

from functools import partial
from typing import TypeVar

from PySide6.QtCore import QObject

from imbrex.gui.compare.changes_search import ChangesSearch
from imbrex.gui.compare.compare_page import ComparePage
from imbrex.gui.compare.disguises.disguises_panel import DisguisesPanel
from imbrex.gui.compare.evidence.evidence_panel import EvidencePanel
from imbrex.gui.compare.measures.measures_panel import MeasuresPanel
from imbrex.gui.compare.passage_search import PassageSearch
from imbrex.gui.compare.passages.passages_panel import PassagesPanel
from imbrex.gui.compare.shown_spans import ShownSpans
from imbrex.gui.compare.what_if.what_if_panel import WhatIfPanel
from imbrex.gui.model.session import Session
from imbrex.gui.model.settings import Settings
from imbrex.gui.overview.class_queries import ClassQueries
from imbrex.gui.overview.common_text.common_text_panel import CommonTextPanel
from imbrex.gui.overview.near_duplicates.near_duplicates_panel import NearDuplicatesPanel
from imbrex.gui.overview.overview_page import OverviewPage
from imbrex.gui.panels.dock import Dock
from imbrex.gui.panels.query_panel import Pair, PairPanel, QueryPanel
from imbrex.gui.panels.query_scheduler import QueryScheduler
from imbrex.gui.tasks.runner import Runner

PANELS: tuple[type[QueryPanel], ...] = (
    MeasuresPanel,
    WhatIfPanel,
    PassagesPanel,
    EvidencePanel,
    NearDuplicatesPanel,
    CommonTextPanel,
    DisguisesPanel,  # its queries cover every document and take longest
)
"""All panels, in the order of their tabs and of their queries."""

AnyPanel = TypeVar("AnyPanel", bound=QueryPanel)


class PanelRegistry(QObject):
    """Creates the panels and schedules their queries and those of both pages."""

    def __init__(
        self,
        session: Session,
        runner: Runner,
        settings: Settings,
        overview: OverviewPage,
        compare: ComparePage,
        parent: QObject,
    ) -> None:
        super().__init__(parent)
        self._session = session
        self._pair: Pair | None = None
        self._panels = {kind: kind(session, settings) for kind in PANELS}
        passages = self[PassagesPanel]
        compare.follow_review(passages.review)
        self._search = PassageSearch(compare, passages, self)
        self._changes = ChangesSearch(compare, session, self)
        self._overview_queries = ClassQueries(overview)
        of_panels = [query for panel in self._panels.values() for query in panel.queries]
        self.queries = QueryScheduler(
            session, runner, (self._search.query, self._changes.query, *self._overview_queries.all, *of_panels), self
        )
        overview.query_changed.connect(self.queries.look)
        self._search.query_changed.connect(self.queries.look)
        self._changes.query_changed.connect(self.queries.look)
        for panel in self._panels.values():
            panel.query_changed.connect(self.queries.look)
            panel.option_chosen.connect(self._on_option_chosen)
        self[EvidencePanel].spans_requested.connect(ShownSpans(compare.view).show)

    def __getitem__(self, kind: type[AnyPanel]) -> AnyPanel:
        panel = self._panels[kind]
        assert isinstance(panel, kind)
        return panel

    def show_pair(self, pair: Pair | None) -> None:
        """Query this pair from now on."""
        if pair != self._pair:
            self._pair = pair
            of_pair = [panel for panel in self._panels.values() if isinstance(panel, PairPanel)]
            for panel in of_pair:
                panel.show_pair(pair)
            self._search.show_pair(pair)
            self._changes.show_pair(pair)
            self.queries.forget(
                [self._search.query, self._changes.query, *(query for panel in of_pair for query in panel.queries)]
            )
        self.queries.look()

    def docks(self) -> list[Dock]:
        """The panels, each in a new dock."""
        docks = []
        for panel in self._panels.values():
            dock = Dock(panel.name, partial(getattr, panel, "title"), panel)
            panel.watch(dock)
            docks.append(dock)
        return docks

    def reveal(self, kind: type[QueryPanel]) -> None:
        """Open a panel and raise it above the others."""
        dock = self._panels[kind].parentWidget()
        if isinstance(dock, Dock):
            dock.reveal()

    def close(self) -> None:
        """Stop querying."""
        self.queries.close()

    def _on_option_chosen(self, flag: str, value: object) -> None:
        self._session.set_options(self._session.options.with_value(flag, value))

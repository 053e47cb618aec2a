"""Panel registry: all panels beside the pages, and the queries of panels and pages."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial
from typing import TYPE_CHECKING, NamedTuple, TypeVar

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QWidget

from imbrex.gui.compare.changes_search import ChangesSearch
from imbrex.gui.compare.disguise_notice import DisguiseNotice
from imbrex.gui.compare.disguises.disguise_jobs import DisguiseSearch
from imbrex.gui.compare.passage_search import PassageSearch
from imbrex.gui.compare.review.reviewed_pair import ReviewedPair
from imbrex.gui.compare.shown_spans import ShownSpans
from imbrex.gui.panels.dock import Dock
from imbrex.gui.panels.query_panel import Pair, PairPanel, QueryPanel
from imbrex.gui.panels.query_scheduler import QueryScheduler

if TYPE_CHECKING:
    from imbrex.engine.text.document import Span
    from imbrex.gui.compare.compare_page import ComparePage
    from imbrex.gui.model.pair_order import ListedPairs
    from imbrex.gui.model.session import Abilities, Session
    from imbrex.gui.model.settings import Settings
    from imbrex.gui.options.option_form import OptionsPanel
    from imbrex.gui.overview.overview_page import OverviewPage
    from imbrex.gui.panels.query_scheduler import Query
    from imbrex.gui.tasks.runner import Runner
    from imbrex.gui.window.pages import Pages

AnyPanel = TypeVar("AnyPanel", bound=QueryPanel)

EXPERT = ("measuresDock", "nearDuplicatesDock")
"""Panels in a menu of their own."""
FEWEST = 3  # documents of a class
_OF_PAIR = ("passagesDock", "evidenceDock", "whatIfDock", "measuresDock")
_OF_CLASS = ("commonTextDock", "nearDuplicatesDock")


class Entry(NamedTuple):
    """A panel that may not exist yet: the title of its dock, and what creates it."""

    title: Callable[[], str]
    make: Callable[[], QWidget]


class PanelRequests(NamedTuple):
    """What panels ask of the window.

    Attributes:
        tell: shows why a panel is closed.
        show_place: shows a place in a text, by the key of its document.
        show_pair: opens a pair, and steps through the list that has it.
    """

    tell: Callable[[str], None]
    show_place: Callable[[str, Span], None]
    show_pair: Callable[[str, str, ListedPairs], None]


class PanelRegistry(QObject):
    """Creates each panel when it is first needed, and schedules the queries of panels and pages.

    Signals:
        documents_viewed: (keys) the user has other documents in view.
        passages_made: (PassagesPanel) the list of passages now exists.
        searching_failed: (Text) why disguises are unknown.
        reasons_changed: other panels may have something to show.
    """

    documents_viewed = Signal(object)
    passages_made = Signal(object)
    searching_failed = Signal(object)
    reasons_changed = Signal()

    def __init__(
        self,
        session: Session,
        runner: Runner,
        settings: Settings,
        pages: Pages,
        requests: PanelRequests,
        parent: QObject,
    ) -> None:
        super().__init__(parent)
        self._requests = requests
        self._session = session
        self._settings = settings
        self._pages = pages
        self._pair: Pair | None = None
        self._viewed: tuple[str, ...] = ()
        self._abilities: Abilities | None = None
        self._docks = {name: Dock(name, entry.title, entry.make) for name, entry in self._list_entries().items()}
        self.review = ReviewedPair(session, self)
        self._search: PassageSearch | None = None
        self._searches: tuple[PassageSearch | ChangesSearch | DisguiseNotice, ...] = ()
        self._of_class: tuple[Query, ...] = ()
        self._disguises = DisguiseSearch(session, self.searching_failed.emit)
        self.queries = QueryScheduler(session, runner, self._all_queries, self)
        session.report_changed.connect(self._on_report_changed)
        pages.compare_made.connect(self._on_compare_made)
        pages.overview_made.connect(self._on_overview_made)

    def __getitem__(self, kind: type[AnyPanel]) -> AnyPanel:
        panel = self._docks[kind.name].content
        assert isinstance(panel, kind)
        return panel

    @property
    def options(self) -> OptionsPanel:
        """The form with the current options."""
        from imbrex.gui.options.option_form import OptionsPanel  # noqa: PLC0415 - see below

        form = self._docks["optionsDock"].content
        assert isinstance(form, OptionsPanel)
        return form

    def show_abilities(self, abilities: Abilities) -> None:
        """Disable options that no loaded language supports."""
        self._abilities = abilities
        if self._docks["optionsDock"].made is not None:
            self.options.show_abilities(abilities)

    def show_pair(self, pair: Pair | None) -> None:
        """Query this pair from now on."""
        if pair != self._pair:
            self._pair = pair
            of_pair = [panel for panel in self._made() if isinstance(panel, PairPanel)]
            for search in self._searches:
                search.show_pair(pair)
                self.queries.forget([search.query])
            for panel in of_pair:
                panel.show_pair(pair)
            self.queries.forget([query for panel in of_pair for query in panel.queries])
        self.queries.look()

    def show_documents(self, keys: tuple[str, ...]) -> None:
        """List the disguises of these documents, which the user has in view."""
        self._viewed = keys
        self.documents_viewed.emit(keys)

    def docks(self) -> list[Dock]:
        """The docks of all panels; a panel is created when its dock is first seen."""
        return list(self._docks.values())

    def dock(self, name: str) -> Dock:
        """The dock of a panel."""
        return self._docks[name]

    def reveal(self, name: str) -> None:
        """Open a panel and raise it above the others."""
        self._docks[name].reveal()

    def reason(self, name: str) -> str:
        """Why a panel has nothing to show now; "" if it has."""
        panel = self._docks[name].made
        if name in _OF_PAIR and self._pair is None:
            return self.tr("Available while two documents are compared")
        if name in _OF_CLASS and len(self._session.comparable) < FEWEST:
            return self.tr("Available with three documents or more")
        if name == "disguisesDock" and not self._session.disguises.any_in(self._pair or self._keys()):
            return self.tr("No disguises found")
        return panel.nothing() if isinstance(panel, QueryPanel) and panel.nothing is not None else ""

    def _keys(self) -> list[str]:
        return [document.key for document in self._session.documents]

    def close(self) -> None:
        """Stop querying."""
        self.queries.close()

    def _made(self) -> Iterator[QueryPanel]:
        """The panels that exist so far."""
        for dock in self._docks.values():
            if isinstance(panel := dock.made, QueryPanel):
                yield panel

    def _all_queries(self) -> Iterator[Query]:
        for search in self._searches:
            yield search.query
        yield from self._of_class
        for panel in self._made():
            yield from panel.queries
        yield self._disguises.query  # covers every document and takes longest

    def _on_report_changed(self) -> None:
        for panel in self._made():
            panel.tell_nothing(None)
        self.reasons_changed.emit()

    def _on_compare_made(self, page: ComparePage) -> None:
        page.view.review.follow(self.review)
        look = self.queries.look
        self._search = PassageSearch(self._session, page, self.review, look, self)
        notice = DisguiseNotice(self._session, page, look, self)
        notice.panel_requested.connect(lambda: self.reveal("disguisesDock"))
        for head in (page.heads.left, page.heads.right):
            head.value.clicked.connect(lambda: self.reveal("evidenceDock"))
        page.view.history_notice.link.clicked.connect(lambda: self.reveal("evidenceDock"))
        self._searches = self._search, ChangesSearch(self._session, page, look, self), notice
        for search in self._searches:
            search.show_pair(self._pair)

    def _on_overview_made(self, page: OverviewPage) -> None:
        from imbrex.gui.overview.class_queries import ClassQueries  # noqa: PLC0415 - like the page

        self._of_class = ClassQueries(page, self.queries.look).all

    def _on_nothing_changed(self, panel: QueryPanel) -> None:
        if panel.nothing is not None and panel.is_seen:
            self._requests.tell(panel.nothing())
        self.reasons_changed.emit()

    # Panels, imported when they are first needed

    def _list_entries(self) -> dict[str, Entry]:
        """All panels, in the order of their menu and of their queries."""
        return {
            "optionsDock": Entry(lambda: self.tr("Options"), self._make_options),
            "passagesDock": Entry(lambda: self.tr("Passages"), self._make_passages),
            "disguisesDock": Entry(lambda: self.tr("Disguises"), self._make_disguises),
            "referencesDock": Entry(lambda: self.tr("Quotations and references"), self._make_references),
            "evidenceDock": Entry(lambda: self.tr("Shared evidence"), self._make_evidence),
            "whatIfDock": Entry(lambda: self.tr("What-if"), self._make_what_if),
            "measuresDock": Entry(lambda: self.tr("Measures"), self._make_measures),
            "commonTextDock": Entry(lambda: self.tr("Common text"), self._make_common_text),
            "nearDuplicatesDock": Entry(lambda: self.tr("Near-duplicates"), self._make_near_duplicates),
        }

    def _prepare(self, panel: AnyPanel) -> AnyPanel:
        """Connect a new panel, and show it what the others know already."""
        panel.query_changed.connect(self.queries.look)
        panel.nothing_changed.connect(partial(self._on_nothing_changed, panel))
        panel.watch(self._docks[panel.name])
        if isinstance(panel, PairPanel):
            panel.show_pair(self._pair)
        return panel

    def _make_options(self) -> QWidget:
        from imbrex.gui.options.option_form import OptionsPanel  # noqa: PLC0415

        form = OptionsPanel(self._session)
        if self._abilities is not None:
            form.show_abilities(self._abilities)
        return form

    def _make_passages(self) -> QueryPanel:
        from imbrex.gui.compare.passages.passages_panel import PassagesPanel  # noqa: PLC0415

        panel = self._prepare(PassagesPanel(self._session, self._settings, self.review))
        _ = self._pages.compare
        if self._search is not None:
            self._search.attach(panel)
        self.passages_made.emit(panel)
        return panel

    def _make_disguises(self) -> QueryPanel:
        from imbrex.gui.compare.disguises.disguises_panel import DisguisesPanel  # noqa: PLC0415

        panel = self._prepare(DisguisesPanel(self._session, self._settings))
        panel.place_requested.connect(self._requests.show_place)
        panel.show_documents(self._viewed)
        self.documents_viewed.connect(panel.show_documents)
        self.searching_failed.connect(panel.tell)
        return panel

    def _make_references(self) -> QueryPanel:
        from imbrex.gui.compare.references.references_panel import ReferencesPanel  # noqa: PLC0415

        panel = self._prepare(ReferencesPanel(self._session, self._settings))
        panel.place_requested.connect(self._requests.show_place)
        panel.show_documents(self._viewed)
        self.documents_viewed.connect(panel.show_documents)
        return panel

    def _make_evidence(self) -> QueryPanel:
        from imbrex.gui.compare.evidence.evidence_panel import EvidencePanel  # noqa: PLC0415

        panel = self._prepare(EvidencePanel(self._session, self._settings))
        panel.spans_requested.connect(ShownSpans(self._pages.compare.view).show)
        return panel

    def _make_what_if(self) -> QueryPanel:
        from imbrex.gui.compare.what_if.what_if_panel import WhatIfPanel  # noqa: PLC0415

        return self._prepare(WhatIfPanel(self._session, self._settings))

    def _make_measures(self) -> QueryPanel:
        from imbrex.gui.compare.measures.measures_panel import MeasuresPanel  # noqa: PLC0415

        return self._prepare(MeasuresPanel(self._session, self._settings))

    def _make_common_text(self) -> QueryPanel:
        from imbrex.gui.overview.common_text.common_text_panel import CommonTextPanel  # noqa: PLC0415

        return self._prepare(CommonTextPanel(self._session, self._settings))

    def _make_near_duplicates(self) -> QueryPanel:
        from imbrex.gui.overview.near_duplicates.near_duplicates_panel import NearDuplicatesPanel  # noqa: PLC0415

        panel = self._prepare(NearDuplicatesPanel(self._session, self._settings))
        show_pair = self._requests.show_pair
        panel.compare_requested.connect(lambda left, right: show_pair(left, right, panel.listed_pairs))
        return panel

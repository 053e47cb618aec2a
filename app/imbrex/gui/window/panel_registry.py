"""Panel registry: all panels beside the pages, and the queries of panels and pages."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from enum import Enum, auto
from functools import partial
from importlib import import_module
from typing import TYPE_CHECKING, NamedTuple, TypeVar

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QWidget

from imbrex.gui.compare.changes_search import ChangesSearch
from imbrex.gui.compare.disguise_notice import DisguiseNotice
from imbrex.gui.compare.disguises.disguise_jobs import DisguiseSearch
from imbrex.gui.compare.order_notice import OrderNotice
from imbrex.gui.compare.passage_search import PassageSearch
from imbrex.gui.compare.review.reviewed_pair import ReviewedPair
from imbrex.gui.help.help_topics import Topic
from imbrex.gui.panels.dock import Dock
from imbrex.gui.panels.query_panel import InViewPanel, Pair, PairPanel, PanelRequests, QueryPanel
from imbrex.gui.panels.query_scheduler import QueryScheduler

if TYPE_CHECKING:
    from imbrex.gui.compare.compare_page import ComparePage
    from imbrex.gui.model.session import Abilities, Session
    from imbrex.gui.model.settings import Settings
    from imbrex.gui.options.option_form import OptionsPanel
    from imbrex.gui.overview.overview_page import OverviewPage
    from imbrex.gui.panels.query_scheduler import Query
    from imbrex.gui.tasks.runner import Runner
    from imbrex.gui.window.pages import Pages
    from imbrex.gui.wording.translation import Text

AnyPanel = TypeVar("AnyPanel", bound=QueryPanel)

FEWEST = 3  # documents of a class


class Needs(Enum):
    """Requirement for a panel to have something to show."""

    NOTHING = auto()
    PAIR = auto()
    CLASS = auto()
    DISGUISES = auto()


class Entry(NamedTuple):
    """A panel that may not exist yet: the title of its dock, its help page, and what creates it.

    Attributes:
        is_expert: whether the panel is in the menu for experts.
    """

    title: Callable[[], str]
    topic: Topic
    needs: Needs
    make: Callable[[], QWidget]
    is_expert: bool = False


class PanelRegistry(QObject):
    """Creates each panel when it is first needed, and schedules the queries of panels and pages.

    Signals:
        passages_made: (PassagesPanel) the list of passages now exists.
        reasons_changed: other panels may have something to show.
    """

    passages_made = Signal(object)
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
        self._entries = self._list_entries()
        self._docks = {name: Dock(name, entry.title, entry.make) for name, entry in self._entries.items()}
        self.review = ReviewedPair(session, self)
        self._search: PassageSearch | None = None
        self._searches: tuple[PassageSearch | ChangesSearch | DisguiseNotice | OrderNotice, ...] = ()
        self._of_class: tuple[Query, ...] = ()
        self._disguises = DisguiseSearch(session, self._on_searching_failed)
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
        self.queries.update()

    def show_documents(self, keys: tuple[str, ...]) -> None:
        """List the disguises of these documents, which the user has in view."""
        self._viewed = keys
        for panel in self._made():
            if isinstance(panel, InViewPanel):
                panel.show_documents(keys)

    def docks(self) -> list[Dock]:
        """The docks of all panels; a panel is created when its dock is first seen."""
        return list(self._docks.values())

    def dock(self, name: str) -> Dock:
        """The dock of a panel."""
        return self._docks[name]

    def is_expert(self, dock: Dock) -> bool:
        """Whether a panel is in the menu for experts."""
        return self._entries[dock.objectName()].is_expert

    @property
    def topics(self) -> dict[str, Topic]:
        """The help page of each panel, by the name of its dock."""
        return {name: entry.topic for name, entry in self._entries.items()}

    def reveal(self, name: str) -> None:
        """Open a panel and raise it above the others."""
        self._docks[name].reveal()

    def reason(self, name: str) -> str:
        """Why a panel has nothing to show now; "" if it has."""
        panel, needs = self._docks[name].made, self._entries[name].needs
        if needs is Needs.PAIR and self._pair is None:
            return self.tr("Available while two documents are compared")
        if needs is Needs.CLASS and len(self._session.comparable) < FEWEST:
            return self.tr("Available with three documents or more")
        if needs is Needs.DISGUISES and not self._session.disguises.any_in(self._pair or self._keys()):
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
            panel.set_nothing(None)
        self.reasons_changed.emit()

    def _on_compare_made(self, page: ComparePage) -> None:
        page.view.review.follow(self.review)
        look = self.queries.update
        self._search = PassageSearch(self._session, page, self.review, look, self)
        notice = DisguiseNotice(self._session, page, look, self)
        notice.panel_requested.connect(lambda: self.reveal("disguisesDock"))
        for head in (page.heads.left, page.heads.right):
            head.value.clicked.connect(lambda: self.reveal("evidenceDock"))
        for link in (page.view.history_notice.link, page.view.order_notice.link):
            link.clicked.connect(lambda: self.reveal("evidenceDock"))
        order = OrderNotice(page.view, self._search, self)
        self._searches = self._search, ChangesSearch(self._session, page, look, self), notice, order
        for search in self._searches:
            search.show_pair(self._pair)

    def _on_overview_made(self, page: OverviewPage) -> None:
        from imbrex.gui.overview.class_queries import ClassQueries  # noqa: PLC0415 - like the page

        self._of_class = ClassQueries(page, self.queries.update).all

    def _on_searching_failed(self, reason: Text) -> None:
        panel = self._docks["disguisesDock"].made
        if isinstance(panel, QueryPanel):
            panel.show_message(reason)

    def _on_nothing_changed(self, panel: QueryPanel) -> None:
        if panel.nothing is not None and panel.is_seen:
            self._requests.show_message(panel.nothing())
        self.reasons_changed.emit()

    # Panels, imported when they are first needed

    def _list_entries(self) -> dict[str, Entry]:
        """All panels, in the order of their menu and of their queries."""
        return {
            "optionsDock": Entry(lambda: self.tr("Options"), Topic.OPTIONS, Needs.NOTHING, self._make_options),
            "passagesDock": Entry(lambda: self.tr("Passages"), Topic.VERDICTS, Needs.PAIR, self._make_passages),
            "disguisesDock": Entry(
                lambda: self.tr("Disguises"),
                Topic.DISGUISES,
                Needs.DISGUISES,
                partial(self._make, "compare.disguises.disguises_panel", "DisguisesPanel"),
            ),
            "referencesDock": Entry(
                lambda: self.tr("Quotations and references"),
                Topic.REFERENCES,
                Needs.NOTHING,
                partial(self._make, "compare.references.references_panel", "ReferencesPanel"),
            ),
            "evidenceDock": Entry(
                lambda: self.tr("Shared evidence"),
                Topic.COMPARING,
                Needs.PAIR,
                partial(self._make, "compare.evidence.evidence_panel", "EvidencePanel"),
            ),
            "whatIfDock": Entry(
                lambda: self.tr("What-if"),
                Topic.OPTIONS,
                Needs.PAIR,
                partial(self._make, "compare.what_if.what_if_panel", "WhatIfPanel"),
            ),
            "measuresDock": Entry(
                lambda: self.tr("Measures"),
                Topic.COMPARING,
                Needs.PAIR,
                partial(self._make, "compare.measures.measures_panel", "MeasuresPanel"),
                is_expert=True,
            ),
            "commonTextDock": Entry(
                lambda: self.tr("Common text"),
                Topic.CLASS,
                Needs.CLASS,
                partial(self._make, "overview.common_text.common_text_panel", "CommonTextPanel"),
            ),
            "nearDuplicatesDock": Entry(
                lambda: self.tr("Near-duplicates"),
                Topic.CLASS,
                Needs.CLASS,
                partial(self._make, "overview.near_duplicates.near_duplicates_panel", "NearDuplicatesPanel"),
                is_expert=True,
            ),
        }

    def _prepare(self, panel: AnyPanel) -> AnyPanel:
        """Connect a new panel, and show it what the others know already."""
        panel.query_changed.connect(self.queries.update)
        panel.nothing_changed.connect(partial(self._on_nothing_changed, panel))
        panel.watch(self._docks[panel.name])
        panel.connect_to(self._requests)
        if isinstance(panel, PairPanel):
            panel.show_pair(self._pair)
        if isinstance(panel, InViewPanel):
            panel.show_documents(self._viewed)
        return panel

    def _make(self, module: str, name: str) -> QueryPanel:
        """Create a panel that needs nothing but the session and the settings; `module` is below that of the window."""
        kind: type[QueryPanel] = getattr(import_module(f"imbrex.gui.{module}"), name)
        return self._prepare(kind(self._session, self._settings))

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

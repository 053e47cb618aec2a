"""Class queries: the next queries of the overview, depending on what is visible."""

from collections.abc import Callable

from imbrex.gui.overview.overview_page import OverviewPage
from imbrex.gui.overview.overview_tabs import Tab
from imbrex.gui.overview.pairs.passage_preview import PreviewJob
from imbrex.gui.overview.shared.class_jobs import (
    ClassJob,
    ClustersJob,
    DetailsJob,
    OriginsJob,
    RankJob,
    SearchJob,
    WeightJob,
)
from imbrex.gui.overview.shared.detail_cache import Block, DetailCache
from imbrex.gui.overview.shared.ranking import Order
from imbrex.gui.overview.shared.share_cache import ShareBlock, ShareCache
from imbrex.gui.panels.query_scheduler import Fields, Query


class ClassQueries:
    """The queries of an overview, fastest first; nothing is requested while hidden or if known."""

    def __init__(self, page: OverviewPage, look: Callable[[], None]) -> None:
        """Take also `look`, which is called when queries may have changed."""
        self._page = page
        self._block: tuple[DetailCache, int, Block | None] | None = None
        self._unsearched: tuple[ShareCache, int, Order, ShareBlock | None] | None = None
        self.all = (
            Query(RankJob, self._ranking, page.show_ranking, page.show_message),
            Query(PreviewJob, self._preview, page.show_preview, page.show_no_preview),
            Query(ClassJob, self._whole_class, page.show_class, page.show_message),
            Query(WeightJob, self._weighed, page.show_weight, page.show_no_weight),
            Query(OriginsJob, self._origins, page.show_origins, page.show_no_origins),
            Query(ClustersJob, self._clusters, page.show_clusters, page.show_no_clusters),
            Query(DetailsJob, self._details, page.show_details, page.show_no_details),
            Query(SearchJob, self._search, page.show_searched, page.show_no_details),
        )
        origins = page.bar.fields.score_changed, page.choice.pair_changed, page.pairs.model.layoutChanged
        for signal in (page.query_changed, *origins, page.clusters.linkage_changed):
            signal.connect(look)

    def _ranking(self) -> Fields | None:
        """Return the query for a ranking by another score."""
        page, ranking = self._page, self._page.state.ranking
        if ranking is None or not page.isVisible() or page.bar.score is ranking.score:
            return None
        return {"report": ranking.report, "exact": ranking.exact, "score": page.bar.score}

    def _whole_class(self) -> Fields | None:
        """Return the query for the trees and identical texts."""
        ranking = self._page.state.ranking
        if ranking is None or not self._page.isVisible():
            return None
        return {"report": ranking.report, "ranking": ranking}

    def _clusters(self) -> Fields | None:
        """Return the query for clusters and graph at the threshold."""
        page, state = self._page, self._page.state
        if state.shown is None or state.found is None or not state.is_found or not self._sees(Tab.CLUSTERS, Tab.GRAPH):
            return None
        tree = state.found.trees[page.clusters.linkage]
        return {"report": state.shown.report, "shown": state.shown, "tree": tree}

    def _details(self) -> Fields | None:
        """Return the query for missing passage data of the top-ranked pairs."""
        ranking, details = self._page.state.ranking, self._page.state.details
        if ranking is None or not self._sees(Tab.PAIRS) or details.is_complete:
            return None
        if self._block is None or self._block[:2] != (details, len(details)):
            self._block = (details, len(details), details.unknown(ranking.order))
        block = self._block[2]
        return {"report": ranking.report, "block": block} if block is not None else None

    def _search(self) -> Fields | None:
        """Return the query for the reworded part of pairs that stand out, the same one until it is answered."""
        ranking, shares = self._page.state.ranking, self._page.state.shares
        if ranking is None or not self._sees(Tab.PAIRS):
            return None
        above = self._page.pairs.model.above
        known = self._unsearched
        if known is None or known[:2] != (shares, shares.changes) or known[2] is not above:
            known = self._unsearched = (shares, shares.changes, above, shares.unsearched(above))
        return {"report": ranking.report, "block": known[3]} if known[3] is not None else None

    def _preview(self) -> Fields | None:
        """Return the query for the longest passage of the selected pair."""
        ranking, pair = self._page.state.ranking, self._page.choice.pair
        if ranking is None or pair is None or not self._sees(Tab.PAIRS):
            return None
        return {"report": ranking.report, "pair": self._page.pairs.model.sided(pair)}

    def _weighed(self) -> Fields | None:
        """Return the query for the weight of the selected pair."""
        ranking, pair = self._page.state.ranking, self._page.choice.pair
        if ranking is None or pair is None or not self._sees(Tab.PAIRS):
            return None
        return {"report": ranking.report, "pair": pair}

    def _origins(self) -> Fields | None:
        """Return the query for the origins of the selected text."""
        ranking, document = self._page.state.ranking, self._page.choice.document
        if ranking is None or document is None or not self._sees(Tab.TEXT):
            return None
        if not ranking.report.documents[document].takes_part:
            return None
        return {"report": ranking.report, "document": document}

    def _sees(self, *tabs: Tab) -> bool:
        return self._page.isVisible() and self._page.tabs.current in tabs

"""Class state: the known results for the current class."""

from imbrex.engine.overview.exact_shares import NOTHING
from imbrex.gui.overview.shared.class_choice import ShownClass
from imbrex.gui.overview.shared.class_jobs import ClassFound, ClustersFound, OriginsFound
from imbrex.gui.overview.shared.detail_cache import DetailCache
from imbrex.gui.overview.shared.ranking import Ranking
from imbrex.gui.overview.shared.share_cache import ShareCache


class ClassState:
    """The latest of each result; some may be of an older report until they are recomputed.

    Attributes:
        ranking: of the latest report.
        shown: that report as displayed.
        details, shares: of its pairs, as far as known.
        found: the tree and identical texts.
        clusters, origins: the latest ones.
    """

    def __init__(self) -> None:
        self.ranking: Ranking | None = None
        self.shown: ShownClass | None = None
        self.details = DetailCache(0)
        self.shares = ShareCache(NOTHING)
        self.found: ClassFound | None = None
        self.clusters: ClustersFound | None = None
        self.origins: OriginsFound | None = None

    @property
    def keys(self) -> list[str]:
        """Return the keys of the documents, in the order of the report."""
        return [counted.document.key for counted in self.ranking.report.documents] if self.ranking else []

    @property
    def is_found(self) -> bool:
        """Return whether the tree is of the current ranking."""
        return self.found is not None and self.found.ranking is self.ranking

    def take_ranking(self, ranking: Ranking) -> bool:
        """Set a newer ranking; return whether it is of the same documents, so that their numbers remain valid."""
        before, report = self.keys, self.ranking.report if self.ranking else None
        self.ranking = ranking
        if report is not ranking.report:
            self.details = DetailCache(len(ranking.values))
            self.forget_shares()
        is_same = before == self.keys
        if not is_same:
            self.found = self.clusters = self.origins = None
        return is_same

    def forget_shares(self) -> None:
        """Compute the shares again: the options say what counts."""
        self.shares = ShareCache(self.ranking.exact if self.ranking is not None else NOTHING)

    def show_names(self, names: tuple[str, ...], threshold: float) -> None:
        """Set the displayed names and the threshold."""
        if self.ranking is not None:
            ranking = self.ranking
            self.shown = ShownClass(ranking.report, names, ranking.score, ranking.values, ranking.own, threshold)

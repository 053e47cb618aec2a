"""Class state: all that is known of the class people look at."""

from imbrex.gui.overview.class_jobs import ClassFound, ClustersFound, OriginsFound
from imbrex.gui.overview.shared.known_details import KnownDetails
from imbrex.gui.overview.shared.ranking import Ranking
from imbrex.gui.overview.shared.shown_class import ShownClass


class ClassState:
    """The newest of each result; some may be of an older report until they have been worked out anew.

    Attributes:
        ranking: of the newest report.
        shown: that report as it is looked at.
        details: of its pairs, as far as they are known.
        found: tree and texts that are the same.
        clusters, origins: as they were last found.
    """

    def __init__(self) -> None:
        self.ranking: Ranking | None = None
        self.shown: ShownClass | None = None
        self.details = KnownDetails(0)
        self.found: ClassFound | None = None
        self.clusters: ClustersFound | None = None
        self.origins: OriginsFound | None = None

    @property
    def keys(self) -> list[str]:
        """Of the documents, in the order of the report."""
        return [counted.document.key for counted in self.ranking.report.documents] if self.ranking else []

    @property
    def is_found(self) -> bool:
        """Whether the tree is of the ranking in force."""
        return self.found is not None and self.found.ranking is self.ranking

    def take_ranking(self, ranking: Ranking) -> bool:
        """Take a newer ranking; tell whether it is of the same documents, so that their numbers still hold."""
        before, report = self.keys, self.ranking.report if self.ranking else None
        self.ranking = ranking
        if report is not ranking.report:
            self.details = KnownDetails(len(ranking.values))
        is_same = before == self.keys
        if not is_same:
            self.found = self.clusters = self.origins = None
        return is_same

    def look(self, names: tuple[str, ...], threshold: float) -> None:
        """Look at the pairs under these names, from this threshold on."""
        if self.ranking is not None:
            ranking = self.ranking
            self.shown = ShownClass(ranking.report, names, ranking.score, ranking.values, ranking.own, threshold)

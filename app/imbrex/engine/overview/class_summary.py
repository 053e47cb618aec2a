"""Class summary: distribution of scores, suggested threshold, clusters."""

import numpy as np
from numpy.typing import NDArray

from imbrex.engine.compare.corpus import Corpus
from imbrex.engine.compare.pairs import Float32
from imbrex.engine.compare.report import Report
from imbrex.engine.observer import SILENT, Observer
from imbrex.engine.overview.clusters import Cluster, Linkage, find_clusters, identical_groups
from imbrex.engine.overview.dendrogram import cut
from imbrex.engine.overview.exact_shares import ExactShares
from imbrex.engine.overview.questions import shared_passages, tree_of
from imbrex.engine.overview.score import USUAL, Score, exact_shares_of, scores
from imbrex.engine.overview.score_distribution import Distribution, distribution, outliers, percentiles
from imbrex.engine.overview.shared_passage import SharedPassage
from imbrex.engine.overview.threshold import ThresholdFrom, reaching, suggest
from imbrex.values import frozen


@frozen(eq=False)
class ClassSummary:
    """A report with its summary; arrays are parallel to `report.pairs`.

    Attributes:
        report: with the pairs.
        score: the score by which they are ranked.
        exact: the exact shares of the pairs.
        values: that score, fractions of 1.
        own: pairs of drafts by the same author; they do not count in the class.
        distribution: of the values of different authors' pairs.
        percentiles: share of the class's pairs that score lower, fractions of 1.
        threshold: the score from which a pair deserves a look.
        threshold_from: origin of the threshold.
        linkage: criterion of the clusters.
        clusters: of pairs that reach the threshold.
        passages: passage shared by the members of each cluster, parallel to `clusters`.
        identical: groups of documents with the same compared words in the same order.
    """

    report: Report
    score: Score
    exact: ExactShares
    values: Float32
    own: NDArray[np.bool_]
    distribution: Distribution
    percentiles: NDArray[np.float64]
    threshold: float
    threshold_from: ThresholdFrom
    linkage: Linkage
    clusters: tuple[Cluster, ...]
    passages: tuple[SharedPassage | None, ...]
    identical: tuple[tuple[int, ...], ...]

    @property
    def above(self) -> NDArray[np.bool_]:
        """Pairs of different authors that reach the threshold."""
        return reaching(self.values, self.threshold) & ~self.own

    @property
    def listed(self) -> NDArray[np.bool_]:
        """Pairs of different authors to list: those that reach the threshold, or all if that is 0."""
        return self.above if self.threshold > 0 else ~self.own

    @property
    def above_chance(self) -> NDArray[np.bool_]:
        """Pairs above the chance level; none if that is unknown."""
        return outliers(self.distribution, self.values)


def summarize(
    corpus: Corpus,
    report: Report,
    score: Score = USUAL,
    threshold: float | None = None,
    linkage: Linkage = Linkage.CONNECTED,
    observer: Observer = SILENT,
) -> ClassSummary:
    """Summarize a class.

    Args:
        corpus: the documents, with the options of the report.
        report: of these documents.
        score: by which pairs are ranked.
        threshold: the score from which a pair deserves a look, a fraction of 1; None takes the suggested one.
        linkage: criterion of the clusters.
        observer: for progress and cancellation.
    """
    exact = exact_shares_of(corpus, report, observer)
    values, own = scores(report, score, exact), report.own
    lies = distribution(values[~own], report.possible, score)
    level, source = suggest(lies, score, report.options.shingles.length)
    if threshold is not None:
        level, source = threshold, ThresholdFrom.GIVEN
    words = corpus.kept_words(observer)
    above = reaching(values, level) & ~own
    labels = cut(tree_of(report, values, linkage, observer), level)
    clusters = find_clusters(report, values, above, labels, words)
    return ClassSummary(
        report=report,
        score=score,
        exact=exact,
        values=values,
        own=own,
        distribution=lies,
        percentiles=percentiles(lies, values),
        threshold=level,
        threshold_from=source,
        linkage=linkage,
        clusters=clusters,
        passages=tuple(shared_passages(corpus, report, clusters, observer)),
        identical=identical_groups(words),
    )

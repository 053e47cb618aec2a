"""Glance: a class as it is first looked at: where its scores lie, from where on pairs deserve a look, what clusters."""

from dataclasses import dataclass
from enum import StrEnum

import numpy as np
from numpy.typing import NDArray

from imbrex.engine.corpus import Corpus
from imbrex.engine.observer import SILENT, Observer
from imbrex.engine.overview.clusters import Cluster, Linkage, find_clusters, identical_groups
from imbrex.engine.overview.components import connected
from imbrex.engine.overview.distribution import Distribution, distribution, outliers, percentiles
from imbrex.engine.overview.questions import shared_passages, tree_of
from imbrex.engine.overview.score import Score, scores
from imbrex.engine.overview.shared_passage import SharedPassage
from imbrex.engine.overview.tree import cut
from imbrex.engine.pairs import Float32
from imbrex.engine.report import Report
from imbrex.engine.tokens import Int32


class ThresholdFrom(StrEnum):
    """Where a threshold is from."""

    GIVEN = "given"
    CUTOFF = "cutoff"  # the guess of the distribution
    CHANCE = "chance"  # no pair stands out: what chance alone is not expected to reach
    NOTHING = "nothing"  # too few pairs to tell: every pair that shares something


@dataclass(frozen=True, slots=True, eq=False)
class Glance:
    """A report with what its pairs say of the class; arrays are parallel to `report.pairs`.

    Attributes:
        report: whose pairs they are.
        score: the figure that they are ranked by.
        values: that figure, fractions of 1.
        own: pairs of one author's drafts; they do not count in the class.
        distribution: of the values of different authors' pairs.
        percentiles: share of the class's pairs that a pair is above, fractions of 1.
        threshold: from which score on a pair deserves a look.
        threshold_from: who says so.
        linkage: how clusters were made.
        clusters: of pairs that reach the threshold.
        passages: what the members of each cluster share, parallel to `clusters`.
        identical: groups of documents with the same words to compare, in the same order.
    """

    report: Report
    score: Score
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
        return np.asarray((self.values >= self.threshold) & ~self.own)

    @property
    def above_chance(self) -> NDArray[np.bool_]:
        """Pairs that pass what chance reaches; none where that is not known."""
        return outliers(self.distribution, self.values)


def glance(
    corpus: Corpus,
    report: Report,
    score: Score = Score.CONTAINMENT,
    threshold: float | None = None,
    linkage: Linkage = Linkage.CONNECTED,
    observer: Observer = SILENT,
) -> Glance:
    """Look at a class.

    Args:
        corpus: the documents, with the options of the report.
        report: of these documents.
        score: figure to rank pairs by.
        threshold: from which score on a pair deserves a look, a fraction of 1; None takes the guess.
        linkage: how clusters are made.
        observer: hears of progress.
    """
    values, own = scores(report.pairs, score), report.own
    lies = distribution(values[~own], report.possible)
    level, source = _threshold(lies, threshold)
    words = corpus.kept_words(observer)
    above = (values >= level) & ~own
    clusters = find_clusters(report, values, above, _labels(report, values, above, level, linkage, observer), words)
    return Glance(
        report=report,
        score=score,
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


def _labels(
    report: Report, values: Float32, above: NDArray[np.bool_], level: float, linkage: Linkage, observer: Observer
) -> Int32:
    """The cluster of each document."""
    if linkage is Linkage.AVERAGE:
        return cut(tree_of(report, values, observer), level)
    return connected(len(report.documents), report.pairs.left[above], report.pairs.right[above])


def _threshold(lies: Distribution, given: float | None) -> tuple[float, ThresholdFrom]:
    if given is not None:
        return given, ThresholdFrom.GIVEN
    if lies.cutoff is not None:
        return lies.cutoff, ThresholdFrom.CUTOFF
    if lies.chance is not None:
        return lies.chance, ThresholdFrom.CHANCE
    return 0.0, ThresholdFrom.NOTHING

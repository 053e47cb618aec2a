"""Class jobs: the computations of the class overview."""

from collections.abc import Mapping

from imbrex.engine.compare.report import Report
from imbrex.engine.likelihood_ratio.weight import Weight
from imbrex.engine.observer import Observer
from imbrex.engine.overview.clusters import Cluster, Linkage, find_clusters, identical_groups
from imbrex.engine.overview.dendrogram import Tree, cut
from imbrex.engine.overview.exact_shares import ExactShares
from imbrex.engine.overview.graph import Graph, lay_out
from imbrex.engine.overview.origins import Origins
from imbrex.engine.overview.pair_details import Details
from imbrex.engine.overview.questions import details_of, origins_of, shared_passages, tree_of
from imbrex.engine.overview.score import Score
from imbrex.engine.overview.shared_passage import SharedPassage
from imbrex.engine.shares.find_classes import find_classes
from imbrex.engine.shares.shares import Shares
from imbrex.gui.overview.shared.class_choice import Pair, ShownClass
from imbrex.gui.overview.shared.detail_cache import Block
from imbrex.gui.overview.shared.ranking import Ranking, rank
from imbrex.gui.overview.shared.share_cache import ShareBlock
from imbrex.gui.tasks.job import Result
from imbrex.gui.tasks.worker_context import QueryJob, WorkerContext
from imbrex.gui.widgets.text.excluded_ranges import LeftOut, left_out
from imbrex.values import frozen


@frozen(eq=False)
class ClassFound:
    """The result of a ClassJob: a tree per linkage, and groups of identical documents, by number."""

    ranking: Ranking
    trees: Mapping[Linkage, Tree]
    identical: tuple[tuple[int, ...], ...]


@frozen(eq=False)
class ClustersFound:
    """The result of a ClustersJob: clusters, the shared passage of each (by cluster index), and the graph."""

    shown: ShownClass
    clusters: tuple[Cluster, ...]
    passages: Mapping[int, SharedPassage | None]
    graph: Graph


@frozen(eq=False)
class DetailsFound:
    """The result of a DetailsJob; the details are parallel to the pairs of the block."""

    report: Report
    block: Block
    details: Details


@frozen(eq=False)
class SearchFound:
    """The result of a SearchJob; the shares of both texts are parallel to the pairs of the block."""

    block: ShareBlock
    shares: list[tuple[Shares, Shares]]


@frozen(eq=False)
class WeightFound:
    """The result of a WeightJob."""

    report: Report
    pair: Pair
    weight: Weight


@frozen(eq=False)
class OriginsFound:
    """The result of an OriginsJob; `left_out` is in code points of the text."""

    report: Report
    origins: Origins
    left_out: LeftOut


@frozen(eq=False, kw_only=True)
class OverviewJob(QueryJob[Result]):
    """A query of the class overview; `report` was made with the same documents and options."""

    report: Report


@frozen(eq=False, kw_only=True)
class RankJob(OverviewJob[Ranking]):
    """Ranks the pairs by another score."""

    exact: ExactShares
    score: Score

    def answer(self, context: WorkerContext, observer: Observer) -> Ranking:
        return rank(self.report, self.exact, self.score)


@frozen(eq=False, kw_only=True)
class ClassJob(OverviewJob[ClassFound]):
    """Builds trees of the documents from pairs of different authors, and finds identical documents."""

    ranking: Ranking

    def answer(self, context: WorkerContext, observer: Observer) -> ClassFound:
        """Build the trees and find identical texts."""
        identical = identical_groups(context.corpus.kept_words(observer))
        trees = {linkage: tree_of(self.report, self.ranking.values, linkage, observer) for linkage in Linkage}
        return ClassFound(self.ranking, trees, identical)


@frozen(eq=False, kw_only=True)
class ClustersJob(OverviewJob[ClustersFound]):
    """Finds the clusters above the threshold of `shown`, the shared passage of each, and the graph."""

    shown: ShownClass
    tree: Tree

    def answer(self, context: WorkerContext, observer: Observer) -> ClustersFound:
        """Cut the tree at the threshold."""
        corpus, report, values, above = context.corpus, self.report, self.shown.values, self.shown.above
        labels = cut(self.tree, self.shown.threshold)
        clusters = find_clusters(report, values, above, labels, corpus.kept_words(observer))
        passages = dict(enumerate(shared_passages(corpus, report, clusters, observer)))
        return ClustersFound(self.shown, clusters, passages, lay_out(report, values, above, observer))


@frozen(eq=False, kw_only=True)
class DetailsJob(OverviewJob[DetailsFound]):
    """Computes the passage-based columns of some pairs."""

    block: Block

    def answer(self, context: WorkerContext, observer: Observer) -> DetailsFound:
        """Find the passages of each pair."""
        found = details_of(context.corpus, self.report, self.block.pairs, observer)
        return DetailsFound(self.report, self.block, found)


@frozen(eq=False, kw_only=True)
class SearchJob(OverviewJob[SearchFound]):
    """Searches a few pairs for reworded passages."""

    block: ShareBlock

    def answer(self, context: WorkerContext, observer: Observer) -> SearchFound:
        """Give each word of each pair its class."""
        pairs, documents = self.report.pairs, self.report.documents
        keys = [counted.document.key for counted in documents]
        found = []
        for pair in self.block.pairs.tolist():
            observer.check()
            classes = find_classes(context.corpus, keys[pairs.left[pair]], keys[pairs.right[pair]], observer)
            found.append((classes.left.shares, classes.right.shares))
        return SearchFound(self.block, found)


@frozen(eq=False, kw_only=True)
class WeightJob(OverviewJob[WeightFound]):
    """Weighs a pair of documents, given by number."""

    pair: Pair

    def answer(self, context: WorkerContext, observer: Observer) -> WeightFound:
        """Compare the pair with the unrelated ones of the class."""
        left, right = (self.report.documents[number].document.key for number in self.pair)
        return WeightFound(self.report, self.pair, context.weigher.weigh(left, right, observer))


@frozen(eq=False, kw_only=True)
class OriginsJob(OverviewJob[OriginsFound]):
    """Finds where else each word of a document occurs, except in drafts by its author.

    Attributes:
        document: number of the document in the report.
    """

    document: int

    def answer(self, context: WorkerContext, observer: Observer) -> OriginsFound:
        """Trace the words."""
        corpus = context.corpus
        tokens = corpus.tokens(self.report.documents[self.document].document.key, observer)
        return OriginsFound(self.report, origins_of(corpus, self.report, self.document, observer), left_out(tokens))

"""Class jobs: what the overview of a class asks the worker."""

from collections.abc import Mapping
from dataclasses import dataclass

from imbrex.engine.compare.report import Report
from imbrex.engine.observer import Observer
from imbrex.engine.overview.clusters import Cluster, Linkage, find_clusters, identical_groups
from imbrex.engine.overview.dendrogram import Tree, cut
from imbrex.engine.overview.graph import Graph, lay_out
from imbrex.engine.overview.origins import Origins
from imbrex.engine.overview.pair_details import Details
from imbrex.engine.overview.questions import details_of, origins_of, shared_passages, tree_of
from imbrex.engine.overview.score import Score
from imbrex.engine.overview.shared_passage import SharedPassage
from imbrex.gui.overview.shared.known_details import Block
from imbrex.gui.overview.shared.ranking import Ranking, rank
from imbrex.gui.overview.shared.shown_class import ShownClass
from imbrex.gui.tasks.corpus_job import QueryJob
from imbrex.gui.tasks.job import Result
from imbrex.gui.tasks.worker_context import WorkerContext
from imbrex.gui.widgets.text.left_out import LeftOut, left_out


@dataclass(frozen=True, slots=True, eq=False)
class ClassFound:
    """The result of a ClassJob: a tree for each linkage, and groups of documents, by number, with the same words."""

    ranking: Ranking
    trees: Mapping[Linkage, Tree]
    identical: tuple[tuple[int, ...], ...]


@dataclass(frozen=True, slots=True, eq=False)
class ClustersFound:
    """The result of a ClustersJob: clusters, the passage of each (by its place among them), and the graph."""

    shown: ShownClass
    clusters: tuple[Cluster, ...]
    passages: Mapping[int, SharedPassage | None]
    graph: Graph


@dataclass(frozen=True, slots=True, eq=False)
class DetailsFound:
    """The result of a DetailsJob; the details are parallel to the pairs of the block."""

    report: Report
    block: Block
    details: Details


@dataclass(frozen=True, slots=True, eq=False)
class OriginsFound:
    """The result of an OriginsJob; `left_out` counts code points of the text."""

    report: Report
    origins: Origins
    left_out: LeftOut


@dataclass(frozen=True, eq=False, slots=True, kw_only=True)
class OverviewJob(QueryJob[Result]):
    """What the overview of a class wants to know; `report` was made with the same documents and options."""

    report: Report


@dataclass(frozen=True, eq=False, slots=True, kw_only=True)
class RankJob(OverviewJob[Ranking]):
    """Rank the pairs by another score than before."""

    score: Score

    def answer(self, context: WorkerContext, observer: Observer) -> Ranking:
        """Rank the pairs."""
        return rank(self.report, self.score)


@dataclass(frozen=True, eq=False, slots=True, kw_only=True)
class ClassJob(OverviewJob[ClassFound]):
    """Join the documents into trees by the pairs of different authors, and find those that are the same."""

    ranking: Ranking

    def answer(self, context: WorkerContext, observer: Observer) -> ClassFound:
        """Find trees and identical texts."""
        identical = identical_groups(context.corpus.kept_words(observer))
        trees = {linkage: tree_of(self.report, self.ranking.values, linkage, observer) for linkage in Linkage}
        return ClassFound(self.ranking, trees, identical)


@dataclass(frozen=True, eq=False, slots=True, kw_only=True)
class ClustersJob(OverviewJob[ClustersFound]):
    """Find the clusters above the threshold of `shown`, what each has in common, and the graph of them."""

    shown: ShownClass
    tree: Tree

    def answer(self, context: WorkerContext, observer: Observer) -> ClustersFound:
        """Cut the tree at the threshold."""
        corpus, report, values, above = context.corpus, self.report, self.shown.values, self.shown.above
        labels = cut(self.tree, self.shown.threshold)
        clusters = find_clusters(report, values, above, labels, corpus.kept_words(observer))
        passages = dict(enumerate(shared_passages(corpus, report, clusters, observer)))
        return ClustersFound(self.shown, clusters, passages, lay_out(report, values, above, observer))


@dataclass(frozen=True, eq=False, slots=True, kw_only=True)
class DetailsJob(OverviewJob[DetailsFound]):
    """Find what only passages tell, of some pairs."""

    block: Block

    def answer(self, context: WorkerContext, observer: Observer) -> DetailsFound:
        """Find the passages of each pair."""
        found = details_of(context.corpus, self.report, self.block.pairs, observer)
        return DetailsFound(self.report, self.block, found)


@dataclass(frozen=True, eq=False, slots=True, kw_only=True)
class OriginsJob(OverviewJob[OriginsFound]):
    """Find where else each word of a document is, by its number in the report; drafts of its author do not count."""

    document: int

    def answer(self, context: WorkerContext, observer: Observer) -> OriginsFound:
        """Trace the words."""
        corpus = context.corpus
        tokens = corpus.tokens(self.report.documents[self.document].document.key, observer)
        return OriginsFound(self.report, origins_of(corpus, self.report, self.document, observer), left_out(tokens))

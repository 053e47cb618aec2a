"""Class jobs: what the overview of a class asks of the worker thread."""

from collections.abc import Mapping
from dataclasses import dataclass

from imbrex.engine.compare.report import Report
from imbrex.engine.overview.clusters import Cluster, Linkage
from imbrex.engine.overview.dendrogram import Tree
from imbrex.engine.overview.graph import Graph
from imbrex.engine.overview.origins import Origins
from imbrex.engine.overview.pair_details import Details
from imbrex.engine.overview.score import Score
from imbrex.engine.overview.shared_passage import SharedPassage
from imbrex.gui.model.ranking import Ranking
from imbrex.gui.overview.known_details import Block
from imbrex.gui.overview.shown_class import Shown
from imbrex.gui.tasks.jobs import StudyJob
from imbrex.gui.widgets.text.left_out import LeftOut


@dataclass(frozen=True, eq=False, slots=True, kw_only=True)
class OverviewJob(StudyJob):
    """What the overview of a class wants to know; `report` was made with the same documents and options."""

    report: Report


@dataclass(frozen=True, eq=False, slots=True, kw_only=True)
class RankJob(OverviewJob):
    """Rank the pairs by another figure than before."""

    score: Score


@dataclass(frozen=True, eq=False, slots=True, kw_only=True)
class ClassJob(OverviewJob):
    """Join the documents into trees, and find those that are the same."""

    ranking: Ranking


@dataclass(frozen=True, eq=False, slots=True, kw_only=True)
class ClustersJob(OverviewJob):
    """Find the clusters above the threshold of `shown`, by the tree of a linkage."""

    shown: Shown
    tree: Tree


@dataclass(frozen=True, eq=False, slots=True, kw_only=True)
class DetailsJob(OverviewJob):
    """Find what only passages tell, of some pairs."""

    block: Block


@dataclass(frozen=True, eq=False, slots=True, kw_only=True)
class OriginsJob(OverviewJob):
    """Find where else each word of a document stands, by its number in the report."""

    document: int


@dataclass(frozen=True, slots=True, eq=False)
class ClassFound:
    """The result of a ClassJob: a tree for each linkage, and groups of documents, by number, with the same words."""

    ranking: Ranking
    trees: Mapping[Linkage, Tree]
    identical: tuple[tuple[int, ...], ...]


@dataclass(frozen=True, slots=True, eq=False)
class ClustersFound:
    """The result of a ClustersJob: clusters, the passage of each (by its place among them), and the graph."""

    shown: Shown
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

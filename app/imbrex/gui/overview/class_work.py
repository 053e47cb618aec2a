"""Class work: what the worker thread does for the overview of a class."""

from imbrex.engine.compare.corpus import Corpus
from imbrex.engine.observer import Observer
from imbrex.engine.overview.clusters import Linkage, find_clusters, identical_groups
from imbrex.engine.overview.dendrogram import cut
from imbrex.engine.overview.graph import lay_out
from imbrex.engine.overview.questions import details_of, origins_of, shared_passages, tree_of
from imbrex.gui.model.ranking import rank
from imbrex.gui.overview.class_jobs import (
    ClassFound,
    ClassJob,
    ClustersFound,
    ClustersJob,
    DetailsFound,
    DetailsJob,
    OriginsFound,
    OriginsJob,
    OverviewJob,
    RankJob,
)
from imbrex.gui.widgets.text.left_out import left_out


def look(job: OverviewJob, corpus: Corpus, observer: Observer) -> object:
    """Do a job for the overview; the corpus holds the job's documents under its options."""
    match job:
        case RankJob():
            return rank(job.report, job.score)
        case ClassJob():
            return find_class(job, corpus, observer)
        case ClustersJob():
            return group(job, corpus, observer)
        case DetailsJob():
            return detail(job, corpus, observer)
        case OriginsJob():
            return trace(job, corpus, observer)
    raise TypeError(f"no such job: {job!r}")


def find_class(job: ClassJob, corpus: Corpus, observer: Observer) -> ClassFound:
    """Join the documents into trees by the pairs of different authors, and find those that are the same."""
    identical = identical_groups(corpus.kept_words(observer))
    trees = {linkage: tree_of(job.report, job.ranking.values, linkage, observer) for linkage in Linkage}
    return ClassFound(job.ranking, trees, identical)


def group(job: ClustersJob, corpus: Corpus, observer: Observer) -> ClustersFound:
    """Find the clusters of the pairs that reach the threshold, what each has in common, and the graph of them."""
    report, values, above = job.report, job.shown.values, job.shown.above
    labels = cut(job.tree, job.shown.threshold)
    clusters = find_clusters(report, values, above, labels, corpus.kept_words(observer))
    passages = dict(enumerate(shared_passages(corpus, report, clusters, observer)))
    return ClustersFound(job.shown, clusters, passages, lay_out(report, values, above, observer))


def detail(job: DetailsJob, corpus: Corpus, observer: Observer) -> DetailsFound:
    """Find what only the passages of some pairs tell."""
    found = details_of(corpus, job.report, job.block.pairs, observer)
    return DetailsFound(job.report, job.block, found)


def trace(job: OriginsJob, corpus: Corpus, observer: Observer) -> OriginsFound:
    """Find where else each word of one document stands; drafts of its own author explain nothing."""
    tokens = corpus.tokens(job.report.documents[job.document].document.key, observer)
    return OriginsFound(job.report, origins_of(corpus, job.report, job.document, observer), left_out(tokens))

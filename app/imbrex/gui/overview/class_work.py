"""Class work: what the worker thread does for the overview of a class."""

import numpy as np

from imbrex.engine.corpus import Corpus
from imbrex.engine.observer import Observer, Progress
from imbrex.engine.overview.clusters import find_clusters, identical_groups
from imbrex.engine.overview.components import connected
from imbrex.engine.overview.details import find_details
from imbrex.engine.overview.graph import lay_out
from imbrex.engine.overview.origins import find_origins
from imbrex.engine.overview.shared_passage import find_shared_passage
from imbrex.engine.overview.tree import cut, make_tree
from imbrex.engine.tokens import Tokens
from imbrex.gui.jobs import (
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
from imbrex.gui.overview.ranking import rank


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
    """Join the documents into a tree by the pairs of different authors, and find those that are the same."""
    pairs, counted = job.report.pairs, ~job.ranking.own
    identical = identical_groups(corpus.kept_words(observer))
    left, right, values = pairs.left[counted], pairs.right[counted], job.ranking.values[counted]
    tree = make_tree(len(job.report.documents), left, right, values, observer)
    return ClassFound(job.ranking, tree, identical)


def group(job: ClustersJob, corpus: Corpus, observer: Observer) -> ClustersFound:
    """Find the clusters of the pairs that reach the threshold, what each has in common, and the graph of them."""
    report, values, above = job.report, job.shown.values, job.shown.above
    left, right = report.pairs.left[above], report.pairs.right[above]
    labels = cut(job.tree, job.shown.threshold) if job.tree else connected(len(report.documents), left, right)
    words = corpus.kept_words(observer)
    clusters = find_clusters(report, values, above, labels, words)

    def tokens_of(number: int) -> Tokens:
        return corpus.tokens(report.documents[number].document.key, observer)

    passages = {}
    for number, cluster in enumerate(clusters):
        observer.progress(Progress("shared passages", number, len(clusters)))
        observer.check()
        passages[number] = find_shared_passage(words, report.options.shingles.length, cluster.members, tokens_of)
    return ClustersFound(job.shown, clusters, passages, lay_out(report, values, above, observer))


def detail(job: DetailsJob, corpus: Corpus, observer: Observer) -> DetailsFound:
    """Find what only the passages of some pairs tell."""
    options, pairs = job.report.options, job.report.pairs
    found = find_details(
        corpus.kept_words(observer),
        options.shingles.length,
        options.passages.minimum_words,
        pairs.left[job.block.pairs],
        pairs.right[job.block.pairs],
        observer,
    )
    return DetailsFound(job.report, job.block, found)


def trace(job: OriginsJob, corpus: Corpus, observer: Observer) -> OriginsFound:
    """Find where else each word of one document stands; drafts of its own author explain nothing."""
    options, pairs, own = job.report.options, job.report.pairs, job.report.own
    first, second = (pairs.left == job.document) & ~own, (pairs.right == job.document) & ~own
    found = find_origins(
        corpus.kept_words(observer),
        options.shingles.length,
        options.passages.minimum_words,
        job.document,
        np.concatenate((pairs.right[first], pairs.left[second])),
        corpus.tokens(job.report.documents[job.document].document.key, observer),
        observer,
    )
    return OriginsFound(job.report, found)

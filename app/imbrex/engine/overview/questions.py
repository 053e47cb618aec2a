"""Questions: queries on a report about some of its pairs, clusters and texts."""

from collections.abc import Iterator, Sequence

import numpy as np
from numpy.typing import NDArray

from imbrex.engine.compare.corpus import Corpus
from imbrex.engine.compare.pairs import Float32
from imbrex.engine.compare.report import Report
from imbrex.engine.observer import SILENT, Observer, Progress
from imbrex.engine.overview.chain_tree import make_chain_tree
from imbrex.engine.overview.clusters import Cluster, Linkage
from imbrex.engine.overview.dendrogram import Tree, make_tree
from imbrex.engine.overview.origins import Origins, find_origins
from imbrex.engine.overview.pair_details import Details, find_details
from imbrex.engine.overview.shared_passage import SharedPassage, find_shared_passage
from imbrex.engine.text.tokens import Tokens


def tree_of(report: Report, values: Float32, linkage: Linkage = Linkage.AVERAGE, observer: Observer = SILENT) -> Tree:
    """Join the documents by the pairs of different authors; `values` is the score of each pair of the report.

    Cut at a threshold, the tree gives the clusters of that linkage, for lists, matrix and reports.
    """
    pairs, counted = report.pairs, ~report.own
    make = make_tree if linkage is Linkage.AVERAGE else make_chain_tree
    return make(len(report.documents), pairs.left[counted], pairs.right[counted], values[counted], observer)


def details_of(corpus: Corpus, report: Report, chosen: NDArray[np.integer], observer: Observer = SILENT) -> Details:
    """Compute the passage-based scores of some pairs, given as distinct indices into `Report.pairs`.

    Here and below the corpus holds the documents and the options of the report.
    """
    options, pairs = report.options, report.pairs
    left, right = pairs.left[chosen], pairs.right[chosen]
    words = corpus.kept_words(observer)
    return find_details(words, options.shingles.length, options.passages.minimum_words, left, right, observer)


def origins_of(corpus: Corpus, report: Report, document: int, observer: Observer = SILENT) -> Origins:
    """Find the origins of each word of a document, given by number; drafts by the same author are ignored."""
    options, pairs, others = report.options, report.pairs, ~report.own
    partners = (pairs.right[others & (pairs.left == document)], pairs.left[others & (pairs.right == document)])
    return find_origins(
        corpus.kept_words(observer),
        options.shingles.length,
        options.passages.minimum_words,
        document,
        np.concatenate(partners),
        corpus.tokens(report.documents[document].document.key, observer),
        observer,
    )


def shared_passages(
    corpus: Corpus, report: Report, clusters: Sequence[Cluster], observer: Observer = SILENT
) -> Iterator[SharedPassage | None]:
    """Find the passage that the members of each cluster share."""
    words, length = corpus.kept_words(observer), report.options.shingles.length

    def tokens_of(number: int) -> Tokens:
        return corpus.tokens(report.documents[number].document.key, observer)

    for done, cluster in enumerate(clusters):
        observer.check()
        observer.progress(Progress("shared passages", done, len(clusters)))
        yield find_shared_passage(words, length, cluster.members, tokens_of)

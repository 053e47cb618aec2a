"""Questions: queries on a report about some of its pairs, clusters, chains of pairs and texts."""

from collections.abc import Iterator, Sequence

import numpy as np
from numpy.typing import NDArray

from imbrex.engine.compare.corpus import Corpus
from imbrex.engine.compare.pairs import Float32
from imbrex.engine.compare.report import Report
from imbrex.engine.observer import SILENT, Observer, Progress
from imbrex.engine.overview.clusters import Cluster, Linkage
from imbrex.engine.overview.connected_components import connected
from imbrex.engine.overview.dendrogram import Tree, make_tree, tree_of_joins
from imbrex.engine.overview.origins import Origins, find_origins
from imbrex.engine.overview.pair_details import Details, find_details
from imbrex.engine.overview.shared_passage import SharedPassage, find_shared_passage, may_have_common_text
from imbrex.engine.text.tokens import Int32, Tokens

# Single-linkage clustering, whose cuts are the groups connected by chains of pairs.
# Single linkage follows from the heaviest spanning tree (Gower and Ross 1969); that is found in rounds (Boruvka
# 1926), in each of which every group takes its highest pair that leads out of it.


def make_chain_tree(documents: int, left: Int32, right: Int32, values: Float32, observer: Observer = SILENT) -> Tree:
    """Join documents by the highest pair between two clusters; a score of 0 joins nothing.

    The arguments are those of `make_tree`. Ties go to the first pair.
    """
    links = _spanning(documents, left, right, np.asarray(values, np.float32), observer)
    lowest = list(range(documents))
    joins = []
    for one, other, value in zip(left[links].tolist(), right[links].tolist(), values[links].tolist(), strict=True):
        low, high = sorted((_root(lowest, one), _root(lowest, other)))
        lowest[high] = low
        joins.append((low, high, value))
    return tree_of_joins(documents, joins)


def _spanning(documents: int, left: Int32, right: Int32, values: Float32, observer: Observer) -> NDArray[np.intp]:
    """The pairs of the heaviest spanning tree, highest score first."""
    ranked = np.argsort(-values, kind="stable")
    ranked = ranked[values[ranked] > 0]
    taken = np.zeros(len(ranked), np.bool_)
    labels = np.arange(documents, dtype=np.int32)
    leading = np.arange(len(ranked))  # pairs that still lead from one group to another
    while len(leading):
        observer.check()
        one, other = labels[left[ranked[leading]]], labels[right[ranked[leading]]]
        first = np.full((2, documents), len(ranked))
        for side, ends in enumerate((one, other)):
            first[side, ends[::-1]] = leading[::-1]  # of equal positions the last assignment wins: the highest pair
        highest = first.min(axis=0)
        taken[highest[highest < len(ranked)]] = True
        chosen = ranked[taken]
        labels = connected(documents, left[chosen], right[chosen])
        leading = leading[labels[left[ranked[leading]]] != labels[right[ranked[leading]]]]
    return ranked[taken]


def _root(lowest: list[int], document: int) -> int:
    """The lowest document of a document's cluster, with path compression."""
    while lowest[document] != document:
        lowest[document] = lowest[lowest[document]]
        document = lowest[document]
    return document


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
    """Find the passage that the members of each cluster share, and most documents do not."""
    words, length = corpus.kept_words(observer), report.options.shingles.length
    has_common = may_have_common_text(report)

    def tokens_of(number: int) -> Tokens:
        return corpus.tokens(report.documents[number].document.key, observer)

    for done, cluster in enumerate(clusters):
        observer.check()
        observer.progress(Progress("shared passages", done, len(clusters)))
        yield find_shared_passage(words, length, cluster.members, tokens_of, passes_over_common=has_common)

"""Dendrogram: hierarchical clustering of documents (average linkage, UPGMA, Sokal and Michener 1958)."""

from collections.abc import Iterator

import numpy as np

from imbrex.engine.compare.pairs import Float32
from imbrex.engine.observer import SILENT, Observer, Progress
from imbrex.engine.overview.connected_components import connected, renumbered
from imbrex.engine.overview.threshold import reaching
from imbrex.engine.text.tokens import Int32
from imbrex.values import frozen

LARGEST = 4000
"""Documents joined in one table, of 64 MB. In a larger connected group the weakest pairs count as 0, up to the score at
which it falls into groups that fit (or, with more mutual copies than that, as long as there is one)."""

_EQUAL = np.float32(1 - 1e-6)
"""Means that differ by less are equal: otherwise rounding could lead to an endless cycle of nearest neighbours."""


@frozen(eq=False)
class Tree:
    """A hierarchical clustering of n documents.

    Attributes:
        joined: the two clusters of each join, shape (joins, 2): a number below n is a document, n + i is the result of
            join i.
        similarity: at which each join happened, descending, fractions of 1, shape (joins,). Documents that share
            nothing are never joined, so there may be fewer than n - 1 joins.
        order: all documents with the members of each cluster adjacent, the largest and most similar first, shape (n,).
    """

    joined: Int32
    similarity: Float32
    order: Int32


@frozen
class _Edges:
    """Pairs with their scores, as columns."""

    left: Int32
    right: Int32
    values: Float32


def make_tree(documents: int, left: Int32, right: Int32, values: Float32, observer: Observer = SILENT) -> Tree:
    """Join documents by the mean score of all pairs between two clusters; an absent pair has 0.

    The result is independent of the order of the pairs; ties go to the lower document numbers.

    Args:
        documents: how many there are.
        left, right: document numbers of each pair, left < right, each pair once.
        values: score of each pair, fractions of 1.
        observer: for progress and cancellation.
    """
    edges = _Edges(left, right, np.asarray(values, np.float32))
    joins: list[tuple[int, int, float]] = []  # by the lowest document of either cluster
    for members, inner in _groups(documents, edges):
        observer.progress(Progress("clusters", len(joins), documents))
        joins += _join(members, inner, observer)
    return tree_of_joins(documents, joins)


def cut(tree: Tree, threshold: float) -> Int32:
    """Number the clusters whose last join was at or above the threshold, by their first document; shape (n,)."""
    documents = len(tree.order)
    joins = int(np.count_nonzero(reaching(tree.similarity, threshold)))
    top = list(range(documents + joins))
    for number in range(joins - 1, -1, -1):
        for child in tree.joined[number].tolist():
            top[child] = top[documents + number]
    return renumbered(np.array(top[:documents], np.int32))


def _groups(documents: int, edges: _Edges) -> Iterator[tuple[Int32, _Edges]]:
    """Connected groups of at least two documents that fit into a table: their documents and pairs."""
    labels = _labels_that_fit(documents, edges)
    members = np.argsort(labels, kind="stable").astype(np.int32)
    bounds = np.searchsorted(labels[members], np.arange(labels.max(initial=-1) + 2))
    inside = labels[edges.left] == labels[edges.right]
    edges = _take(edges, np.flatnonzero(inside & (edges.values > 0)))
    if labels.any():
        edges = _take(edges, np.argsort(labels[edges.left], kind="stable"))
    cuts = np.searchsorted(labels[edges.left], np.arange(len(bounds)))
    for number in np.flatnonzero(np.diff(bounds) > 1).tolist():
        mine = slice(int(cuts[number]), int(cuts[number + 1]))
        yield members[bounds[number] : bounds[number + 1]], _take(edges, mine)


def _take(edges: _Edges, chosen: "slice | np.ndarray[tuple[int], np.dtype[np.int64]]") -> _Edges:
    return _Edges(edges.left[chosen], edges.right[chosen], edges.values[chosen])


def _labels_that_fit(documents: int, edges: _Edges) -> Int32:
    """Connected groups, by the strongest pairs, as many as keep each group within LARGEST."""
    labels = _labels_from(documents, edges, 0.0)
    if documents <= LARGEST or _largest(labels) <= LARGEST:
        return labels
    levels = np.unique(edges.values[edges.values > 0])
    low, high = 0, len(levels) - 1  # groups of low are too large, those of high are accepted
    while high - low > 1:
        middle = (low + high) // 2
        if _largest(_labels_from(documents, edges, float(levels[middle]))) > LARGEST:
            low = middle
        else:
            high = middle
    return _labels_from(documents, edges, float(levels[high]))


def _labels_from(documents: int, edges: _Edges, level: float) -> Int32:
    strong = edges.values >= level if level else edges.values > 0
    return connected(documents, edges.left[strong], edges.right[strong])


def _largest(labels: Int32) -> int:
    return int(np.bincount(labels).max(initial=0))


def _join(members: Int32, edges: _Edges, observer: Observer) -> list[tuple[int, int, float]]:
    """Join a connected group in the order in which nearest neighbours are found (chain, Benzecri 1982, Murtagh 1983).

    The table holds sums, not means: they only have to be added when clusters join. A cluster occupies the row of its
    first document; rows of the others get a weight of 0.
    """
    sums = _table(members, edges)
    share = np.ones(len(members), np.float32)  # 1 / documents of each cluster
    joins: list[tuple[int, int, float]] = []
    chain: list[int] = []
    first = 0
    while len(joins) < len(members) - 1:
        if not chain:
            first += int(np.argmax(share[first:] > 0))
            chain = [first]
        here = chain[-1]
        means = sums[here] * share
        nearest = int(np.argmax(means))
        if len(chain) > 1 and means[chain[-2]] >= means[nearest] * _EQUAL:
            observer.check()
            low, high = sorted(chain[-2:])
            joins.append((int(members[low]), int(members[high]), float(means[chain[-2]] * share[here])))
            _merge(sums, share, low, high)
            del chain[-2:]
        else:
            chain.append(nearest)
    return joins


def _table(members: Int32, edges: _Edges) -> Float32:
    sums = np.zeros((len(members), len(members)), np.float32)
    left, right = np.searchsorted(members, edges.left), np.searchsorted(members, edges.right)
    sums[left, right] = edges.values
    sums[right, left] = edges.values
    return sums


def _merge(sums: Float32, share: Float32, low: int, high: int) -> None:
    """Merge two clusters, in place."""
    sums[low] += sums[high]
    sums[low, low] = 0
    sums[:, low] = sums[low]
    share[low] = 1 / (1 / share[low] + 1 / share[high])
    share[high] = 0


def tree_of_joins(documents: int, joins: list[tuple[int, int, float]]) -> Tree:
    """Build a tree from joins, each of the lowest documents of two clusters and a similarity, in the order they
    happened.

    They are sorted by similarity, and clusters named after the joins that made them.
    """
    similarity = _falling(joins)
    order = np.argsort(-similarity, kind="stable")
    joined = np.empty((len(joins), 2), np.int32)
    name = list(range(documents))  # of the cluster whose first document this is
    for number, place in enumerate(order.tolist()):
        low, high, _ = joins[place]
        joined[number] = name[low], name[high]
        name[low] = documents + number
    similarity = similarity[order]
    return Tree(joined, similarity, _order(documents, joined, similarity))


def _falling(joins: list[tuple[int, int, float]]) -> Float32:
    """Similarities corrected in the last bit, by which rounding may put a join above one of its parts."""
    latest: dict[int, float] = {}
    falling = np.empty(len(joins), np.float32)
    for number, (low, high, value) in enumerate(joins):
        latest[low] = falling[number] = min(value, latest.get(low, value), latest.get(high, value))
    return falling


def _order(documents: int, joined: Int32, similarity: Float32) -> Int32:
    """Clusters with the most documents first, then the most similar, then those with the lowest document number."""
    rank = [(-1, 0.0, number) for number in range(documents)]
    top = [True] * documents
    for pair, value in zip(joined.tolist(), similarity.tolist(), strict=True):
        one, other = (rank[child] for child in pair)
        rank.append((one[0] + other[0], -value, min(one[2], other[2])))
        top.append(True)
        top[pair[0]] = top[pair[1]] = False
    waiting = sorted((number for number, is_top in enumerate(top) if is_top), key=rank.__getitem__, reverse=True)
    order = []
    while waiting:
        number = waiting.pop()
        if number < documents:
            order.append(number)
        else:
            waiting += sorted(joined[number - documents].tolist(), key=rank.__getitem__, reverse=True)
    return np.array(order, np.int32)

"""Chain tree: single-linkage clustering, whose cuts are the groups connected by chains of pairs.

Single linkage follows from the heaviest spanning tree (Gower and Ross 1969); that is found in rounds (Boruvka 1926), in
each of which every group takes its highest pair that leads out of it.
"""

import numpy as np
from numpy.typing import NDArray

from imbrex.engine.compare.pairs import Float32
from imbrex.engine.observer import SILENT, Observer
from imbrex.engine.overview.connected_components import connected
from imbrex.engine.overview.dendrogram import Tree, tree_of_joins
from imbrex.engine.text.tokens import Int32


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

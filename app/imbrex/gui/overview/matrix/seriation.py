"""Seriation: the order of documents in a matrix, and its blocks."""

from itertools import pairwise

import numpy as np

from imbrex.engine.compare.report import Report
from imbrex.engine.overview.dendrogram import Tree, cut
from imbrex.engine.text.tokens import Int32

Block = tuple[int, int]
"""First position and the one after the last."""


def places_in_order(report: Report, tree: Tree | None) -> Int32:
    """Return the numbers of all compared documents, in the order of the tree or, without one, of loading."""
    part = np.array([counted.takes_part for counted in report.documents], np.bool_)
    order = np.arange(len(part), dtype=np.int32) if tree is None else tree.order
    return np.asarray(order[part[order]], np.int32)


def blocks(tree: Tree | None, order: Int32, threshold: float) -> list[Block]:
    """Return the clusters at a threshold as blocks in an order given by the tree."""
    if tree is None or not len(order):
        return []
    labels = cut(tree, threshold)[order]
    edges = [0, *(np.flatnonzero(np.diff(labels)) + 1).tolist(), len(order)]
    return [(first, last) for first, last in pairwise(edges) if last - first > 1]

"""Seriation: in which order a matrix shows documents, and which of them stand together in it."""

from itertools import pairwise

import numpy as np

from imbrex.engine.compare.report import Report
from imbrex.engine.overview.dendrogram import Tree, cut
from imbrex.engine.text.tokens import Int32

Block = tuple[int, int]
"""First place and the place after the last."""


def places_in_order(report: Report, tree: Tree | None) -> Int32:
    """Numbers of all documents that take part: as the tree has them, or else as they were loaded."""
    part = np.array([counted.takes_part for counted in report.documents], np.bool_)
    order = np.arange(len(part), dtype=np.int32) if tree is None else tree.order
    return np.asarray(order[part[order]], np.int32)


def blocks(tree: Tree | None, order: Int32, threshold: float) -> list[Block]:
    """Clusters that hang together at a threshold, as they stand in an order that the tree gave."""
    if tree is None or not len(order):
        return []
    labels = cut(tree, threshold)[order]
    edges = [0, *(np.flatnonzero(np.diff(labels)) + 1).tolist(), len(order)]
    return [(first, last) for first, last in pairwise(edges) if last - first > 1]

"""Seriation: in which order a matrix shows documents, and which of them stand together in it."""

import numpy as np

from imbrex.engine.overview.tree import Tree
from imbrex.engine.report import Report
from imbrex.engine.tokens import Int32

Block = tuple[int, int]
"""First place and the place after the last."""


def places_in_order(report: Report, tree: Tree | None) -> Int32:
    """Numbers of all documents that take part, as they are to stand."""
    part = np.array([counted.takes_part for counted in report.documents], np.bool_)
    if tree is None:
        return np.flatnonzero(part).astype(np.int32)
    order = tree.order[tree.order < len(part)]
    missing = part.copy()
    missing[order] = False
    return np.concatenate([order[part[order]], np.flatnonzero(missing).astype(np.int32)]).astype(np.int32)


def blocks(tree: Tree | None, place: Int32, threshold: float) -> list[Block]:
    """Clusters that hang together at a threshold, as they stand.

    Args:
        place: of each document of the report, -1 for those that have none.
    """
    if tree is None:
        return []
    joins = int(np.count_nonzero(tree.similarity >= threshold))
    documents = len(tree.order)
    first = place[:documents].tolist()
    last = list(first)
    is_part = [False] * (documents + joins)
    for one, other in tree.joined[:joins].tolist():
        first.append(min(first[one], first[other]))
        last.append(max(last[one], last[other]))
        is_part[one] = is_part[other] = True
    found = [(first[made], last[made] + 1) for made in range(documents, documents + joins) if not is_part[made]]
    return sorted(block for block in found if block[0] >= 0)

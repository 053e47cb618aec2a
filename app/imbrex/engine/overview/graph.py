"""Graph: documents as points, pairs above a threshold as lines, laid out to show clusters."""

from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from imbrex.engine.compare.pairs import Float32
from imbrex.engine.compare.report import Report
from imbrex.engine.observer import SILENT, Observer, Progress
from imbrex.engine.overview.connected_components import connected
from imbrex.engine.overview.graph_layout import Places, place
from imbrex.engine.text.tokens import Int32

Box = tuple[float, float]
"""Width and height."""

_ASPECT = 1.5
"""Target ratio of width to height: that of a window."""


_MARGIN = 0.7
"""Margin of each group, in units of the typical distance of two documents."""


@dataclass(frozen=True, slots=True)
class Graph:
    """Positions in a rectangle of 1 by `height`; documents without a line are omitted.

    Attributes:
        documents: numbers of the documents in the report, shape (n,).
        x, y: position of each, 0 <= x <= 1, 0 <= y <= height, shape (n,).
        component: number of the connected group of each, from 0, the largest first, shape (n,).
        links: indices into `Report.pairs` of the lines, shape (m,).
        height: of the rectangle, for a width of 1.
    """

    documents: Int32
    x: Float32
    y: Float32
    component: Int32
    links: Int32
    height: float


def lay_out(report: Report, values: Float32, above: NDArray[np.bool_], observer: Observer = SILENT) -> Graph:
    """Place the documents of all pairs that are lines.

    Args:
        report: with their documents and pairs.
        values: score of each pair, fractions of 1, parallel to `report.pairs`.
        above: which of them are lines, parallel to `report.pairs`.
        observer: for progress and cancellation.

    The layout is deterministic. Groups are in rows, the largest first; inside a group no two documents are nearer than
    `graph_layout.ROOM` of their typical distance, as far as a bounded number of steps can separate them.
    """
    left, right = report.pairs.left, report.pairs.right
    links = np.flatnonzero(above)
    documents = np.unique(np.concatenate((left[links], right[links])))
    one, other = (np.searchsorted(documents, ends[links]).astype(np.int32) for ends in (left, right))
    component = _largest_first(connected(len(documents), one, other))
    members = np.argsort(component, kind="stable")
    by_group = np.argsort(component[one], kind="stable")
    bounds = np.searchsorted(component[members], np.arange(component.max(initial=-1) + 2)).tolist()
    cuts = np.searchsorted(component[one][by_group], np.arange(len(bounds))).tolist()
    groups, here = [], np.empty(len(documents), np.intp)
    for number in range(len(bounds) - 1):
        observer.progress(Progress("graph", bounds[number], len(documents)))
        mine = members[bounds[number] : bounds[number + 1]]
        inner = by_group[cuts[number] : cuts[number + 1]]
        here[mine] = np.arange(len(mine))
        groups.append(place(len(mine), here[one[inner]], here[other[inner]], values[links[inner]], observer))
    places, height = _assemble(groups)
    x, y = np.ascontiguousarray(places.T, np.float32)
    return Graph(documents[members], x, y, component[members], links.astype(np.int32), height)


def _largest_first(labels: Int32) -> Int32:
    """The same groups, ordered by number of documents, then by first document."""
    sizes = np.bincount(labels)
    rank = np.empty(len(sizes), np.int32)
    rank[np.lexsort((np.arange(len(sizes)), -sizes))] = np.arange(len(sizes), dtype=np.int32)
    return rank[labels]


def _assemble(groups: list[Places]) -> tuple[Places, float]:
    """All groups in one rectangle of width 1, and its height."""
    if not groups:
        return np.zeros((0, 2)), 1.0
    lows = [group.min(axis=0) for group in groups]
    sizes = [group.max(axis=0) - low + 2 * _MARGIN for group, low in zip(groups, lows, strict=True)]
    corners, (width, height) = pack([(float(across), float(along)) for across, along in sizes])
    moved = [group - low + _MARGIN + corner for group, low, corner in zip(groups, lows, corners, strict=True)]
    return np.concatenate(moved) / width, height / width


def pack(boxes: Sequence[Box]) -> tuple[list[tuple[float, float]], Box]:
    """Arrange boxes in rows, in order.

    Returns:
        The lower left corner of each, and width and height of the whole; boxes are centred in their row.
    """
    if not boxes:
        return [], (0.0, 0.0)
    area = sum(width * height for width, height in boxes)
    limit = max(*(width for width, _ in boxes), (area * _ASPECT) ** 0.5)
    rows: list[list[Box]] = []
    filled = limit
    for box in boxes:
        if filled + box[0] > limit * (1 + 1e-9):
            rows.append([])
            filled = 0.0
        rows[-1].append(box)
        filled += box[0]
    corners, top = [], 0.0
    for row in rows:
        height, start = max(box[1] for box in row), 0.0
        for box in row:
            corners.append((start, top + (height - box[1]) / 2))
            start += box[0]
        top += height
    return corners, (max(sum(box[0] for box in row) for row in rows), top)

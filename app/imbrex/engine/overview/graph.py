"""Graph: documents as points, pairs above a threshold as lines, laid out with linked ones close together."""

import math
from collections.abc import Iterator, Sequence

import numpy as np
from numpy.typing import NDArray

from imbrex.engine.arrays import unique
from imbrex.engine.compare.pairs import Float32
from imbrex.engine.compare.report import Report
from imbrex.engine.observer import SILENT, Observer, Progress
from imbrex.engine.overview.connected_components import connected
from imbrex.engine.text.tokens import Int32
from imbrex.values import frozen

# Positions for the documents of one connected group, with linked ones close together.
# Every pair repels, every link attracts, step by step with smaller steps (Fruchterman and Reingold 1991). Nothing is
# random: documents start as a fan around the most linked one.

Places = NDArray[np.float64]
"""Shape (n, 2); neighbours are about 1 apart."""

Ends = NDArray[np.intp]

LARGEST = 2000
"""In a larger group lines would be indistinguishable: the documents are on a sunflower spiral."""

ROOM = 0.6
"""Minimum distance of two documents."""

_WORK = 1.5e7
"""Maximum number of pairs evaluated: all steps for 300 documents, the fewest for 700; each takes some nanoseconds."""

_FEWEST_STEPS, _MOST_STEPS = 30, 150
_BLOCK = 1 << 16
"""Pairs evaluated at once."""

_FAR = 6.0
"""Distance from which repulsion falls faster, so that groups connected by one link do not drift far apart."""

_TWIST = 0.15
"""Radians that a document is turned for each step away from the middle."""


def place(count: int, left: Ends, right: Ends, values: Float32, observer: Observer = SILENT) -> Places:
    """Find a position for each document.

    Args:
        count: how many there are.
        left, right: the ends of each link, numbers below `count`.
        values: score of each link; a higher score draws nearer.
        observer: for cancellation.
    """
    if count == 2:
        return np.array([[0.0, 0.0], [1.0, 0.0]])
    if count == 3:
        return np.array([[0.0, 0.0], [1.0, 0.0], [0.5, math.sqrt(3) / 2]])
    degree = np.bincount(left, minlength=count) + np.bincount(right, minlength=count)
    if count > LARGEST:
        return _spiral(degree)
    places = _fan(left, right, degree)
    _settle(places, _pull(degree, left, right, values), observer)
    return _with_room(_lengthwise(places), observer)


def _fan(left: Ends, right: Ends, degree: NDArray[np.int64]) -> Places:
    """A tree of shortest paths from the most linked document, as a fan: no two of its lines cross.

    The radius of a document is its distance in steps, and its angle the middle of its branch's sector, which is sized
    by leaves; farther ones are turned more, because a chain in a straight line would never be bent by any force.
    """
    order, parent = _breadth_first(left, right, degree)
    leaves = np.zeros(len(degree))
    for number in reversed(order):
        leaves[number] = max(1.0, leaves[number])
        if number != order[0]:
            leaves[parent[number]] += leaves[number]
    first, depth, middle = np.zeros(len(degree)), np.zeros(len(degree)), np.zeros(len(degree))
    taken = np.zeros(len(degree))
    for number in order[1:]:
        above = parent[number]
        first[number] = first[above] + taken[above]
        taken[above] += leaves[number]
        depth[number] = depth[above] + 1
        middle[number] = first[number] + leaves[number] / 2
    angle = 2 * math.pi * middle / leaves[order[0]] + _TWIST * depth
    radius = depth * max(1.0, 0.5 * math.sqrt(len(order)) / depth.max())
    return np.stack((radius * np.cos(angle), radius * np.sin(angle)), axis=1)


def _breadth_first(left: Ends, right: Ends, degree: NDArray[np.int64]) -> tuple[list[int], list[int]]:
    """All documents by distance from the most linked one, and the one through which each was reached."""
    count = len(degree)
    ways = np.concatenate((left * count + right, right * count + left))
    ways.sort()
    others = ways % count
    bounds = np.concatenate(([0], np.cumsum(degree))).tolist()
    order, parent = [int(np.argmax(degree))], [-1] * count
    parent[order[0]] = order[0]
    for number in order:
        for other in others[bounds[number] : bounds[number + 1]].tolist():
            if parent[other] < 0:
                parent[other] = number
                order.append(other)
        if len(order) == count:
            break
    return order, parent


def _spiral(degree: NDArray[np.int64]) -> Places:
    """The most linked document in the middle, the others around it with equal space (Vogel 1979)."""
    rank = np.empty(len(degree))
    rank[np.lexsort((np.arange(len(degree)), -degree))] = np.arange(len(degree))
    radius, angle = 0.6 * np.sqrt(rank), math.pi * (3 - math.sqrt(5)) * rank
    return np.stack((radius * np.cos(angle), radius * np.sin(angle)), axis=1)


def _pull(degree: NDArray[np.int64], left: Ends, right: Ends, values: Float32) -> Float32:
    """Attraction of each pair: weaker if both ends have many links, so that dense groups do not shrink.

    A table, because a list of all links of 2,000 documents takes ten times as long.
    """
    pull = np.zeros((len(degree), len(degree)), np.float32)
    pull[left, right] = (0.5 + values) / np.sqrt(np.minimum(degree[left], degree[right]))
    pull[right, left] = pull[left, right]
    return pull


def _settle(places: Places, pull: Float32, observer: Observer) -> None:
    """Move all documents by the forces on them, in place."""
    steps = _steps(len(places))
    farthest = 0.5 * math.sqrt(len(places))
    for step in range(steps):
        observer.check()
        move = _forces(places, pull)
        length = np.maximum(np.hypot(move[:, 0], move[:, 1]), 1e-9)
        limit = farthest * (1 - step / steps) ** 1.5 + 0.01
        places += move * (np.minimum(length, limit) / length)[:, None]


def _forces(places: Places, pull: Float32) -> Places:
    """Displacement of each document.

    Away from every other by one over the distance, and by its cube from afar; towards linked ones by its square.
    """
    move = np.empty_like(places)
    for rows, across, along, squares in _differences(places):
        np.maximum(squares, 1e-4, out=squares)
        weight = 1 / (squares + squares * squares * np.float32(_FAR**-2))
        weight -= pull[rows] * np.sqrt(squares)
        move[rows, 0] = np.einsum("ij,ij->i", across, weight)
        move[rows, 1] = np.einsum("ij,ij->i", along, weight)
    return move


def _differences(places: Places) -> Iterator[tuple[slice, Float32, Float32, Float32]]:
    """Rows of the table of all pairs: slice, differences in x and y, squared distances.

    A few rows at a time stay in the processor's cache, which makes this several times faster than the whole table.
    """
    x, y = np.asarray(places.T, np.float32)
    size = max(1, _BLOCK // len(x))
    for start in range(0, len(x), size):
        rows = slice(start, min(start + size, len(x)))
        across, along = np.subtract.outer(x[rows], x), np.subtract.outer(y[rows], y)
        yield rows, across, along, across * across + along * along


def _lengthwise(places: Places) -> Places:
    """Rotated so that the longer side is horizontal."""
    places = places - places.mean(axis=0)
    xx, yy = (places**2).sum(axis=0)
    angle = 0.5 * math.atan2(2 * float((places[:, 0] * places[:, 1]).sum()), float(xx - yy))
    cos, sin = math.cos(angle), math.sin(angle)
    return np.asarray(places @ np.array([[cos, -sin], [sin, cos]]))


def _with_room(places: Places, observer: Observer) -> Places:
    """Scaled to a typical nearest distance of 1, then pushed apart where it is too small."""
    places = places / max(1e-3, float(np.median(_nearest(places))))
    for _ in range(_steps(len(places))):
        observer.check()
        one, other = _too_close(places)
        if not len(one):
            break
        way = places[one] - places[other]
        length = np.hypot(way[:, 0], way[:, 1])
        way[length < 1e-6] = (1e-6, 0.0)
        push = way * ((1.05 * ROOM - length) / np.maximum(length, 1e-6) / 2)[:, None]
        np.add.at(places, one, push)
        np.add.at(places, other, -push)
    return places


def _nearest(places: Places) -> Float32:
    """Distance from each document to its nearest neighbour."""
    nearest = np.empty(len(places), np.float32)
    for rows, _, _, squares in _differences(places):
        squares[np.arange(len(squares)), np.arange(rows.start, rows.stop)] = np.inf
        nearest[rows] = np.sqrt(squares.min(axis=1))
    return nearest


def _too_close(places: Places) -> tuple[Ends, Ends]:
    """Pairs nearer than ROOM, each once."""
    found = [(rows.start, np.nonzero(squares < ROOM**2)) for rows, _, _, squares in _differences(places)]
    one = np.concatenate([start + rows for start, (rows, _) in found])
    other = np.concatenate([columns for _, (_, columns) in found])
    return one[one < other], other[one < other]


def _steps(count: int) -> int:
    return int(np.clip(_WORK / count**2, _FEWEST_STEPS, _MOST_STEPS))


Box = tuple[float, float]
"""Width and height."""

_ASPECT = 1.5
"""Target ratio of width to height: that of a window."""


_MARGIN = 0.7
"""Margin of each group, in units of the typical distance of two documents."""


@frozen
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
    documents = unique(np.concatenate((left[links], right[links])))
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

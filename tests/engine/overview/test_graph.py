import itertools
import math

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from imbrex.engine.compare.pairs import Pairs
from imbrex.engine.compare.report import Report
from imbrex.engine.observer import Cancelled
from imbrex.engine.options import Options
from imbrex.engine.overview import graph
from imbrex.engine.overview.graph import lay_out, pack
from tests.examples import examples


class Stops:
    def progress(self, progress):
        pass

    def check(self):
        raise Cancelled


def graph_of(links, below=(), **kwargs):
    """A graph of these links; the pairs of `below` do not reach the threshold."""
    links = set(links)
    every = sorted(links | set(below))
    left, right = (np.array([pair[side] for pair in every], np.int32) for side in (0, 1))
    pairs = Pairs(left, right, np.ones(len(every), np.int32), np.ones(9, np.int32))
    above = np.array([pair in links for pair in every], np.bool_)
    report = Report(Options(), (), pairs)
    return lay_out(report, np.full(len(every), 0.5, np.float32), above, **kwargs)


def distances(graph):
    x, y = (axis.astype(np.float64) for axis in (graph.x, graph.y))
    apart = np.hypot(np.subtract.outer(x, x), np.subtract.outer(y, y))
    np.fill_diagonal(apart, np.inf)
    return apart


def complete(first, count):
    return list(itertools.combinations(range(first, first + count), 2))


def assert_sane(graph):
    """Everything is inside, nothing lies upon another, and nobody stands far off."""
    assert graph.x.min() >= 0
    assert graph.x.max() <= 1
    assert graph.y.min() >= 0
    assert graph.y.max() <= graph.height
    nearest = distances(graph).min(axis=1)
    assert nearest.min() >= 0.5 * np.median(nearest)
    assert nearest.max() <= 6 * np.median(nearest)


@pytest.mark.parametrize(
    "links",
    [
        [(0, number) for number in range(1, 200)],
        [(hub, leaf) for hub in range(2) for leaf in range(2, 42)],
        complete(0, 200),
        complete(0, 12) + complete(12, 12) + [(3, 15)],
        [(number, number + 1) for number in range(40)],
        [(number, number + 1) for number in range(0, 120, 2)],
    ],
    ids=[
        "a hub with its leaves",
        "two hubs with the same leaves",
        "copies of one file",
        "two groups with a bridge",
        "a chain",
        "pairs",
    ],
)
def test_documents_neither_overlap_nor_run_away(links):
    graph = graph_of(links)
    assert sorted(graph.documents.tolist()) == sorted({end for link in links for end in link})
    assert_sane(graph)


def test_groups_can_be_told_apart():
    graph = graph_of([*complete(0, 8), *complete(8, 8), (3, 12)])
    apart, here = distances(graph), np.argsort(graph.documents)
    inside = apart[np.ix_(here[:8], here[:8])]
    between = apart[np.ix_(here[:8], here[8:])]
    assert np.median(between) > 2 * np.median(inside[np.isfinite(inside)])


def test_many_small_groups_fill_the_shape_of_a_window():
    graph = graph_of([(number, number + 1) for number in range(0, 400, 2)])
    assert 0.5 < graph.height < 1


def test_a_hub_stands_in_the_middle_of_its_leaves():
    graph = graph_of([(number, 30) for number in range(30)])
    hub = graph.documents.tolist().index(30)
    middle = np.array([graph.x.mean(), graph.y.mean()])
    assert math.dist(middle, (graph.x[hub], graph.y[hub])) < 0.1


def test_documents_without_a_line_are_not_in_it():
    graph = graph_of([(1, 2)], below=[(0, 1), (3, 4)])
    assert graph.documents.tolist() == [1, 2]
    assert graph.links.tolist() == [1]
    empty = graph_of([], below=[(0, 1)])
    assert len(empty.documents) == len(empty.links) == len(empty.x) == 0
    assert empty.height > 0


def test_the_largest_group_comes_first():
    graph = graph_of([(0, 1), *complete(2, 5), (7, 8), (8, 9)])
    assert dict(zip(graph.documents.tolist(), graph.component.tolist(), strict=True)) == {
        **dict.fromkeys(range(2, 7), 0),
        **dict.fromkeys(range(7, 10), 1),
        **dict.fromkeys(range(2), 2),
    }
    assert sorted(graph.component.tolist()) == graph.component.tolist()


@examples(30)
@given(st.sets(st.sampled_from(list(itertools.combinations(range(10), 2))), min_size=1))
def test_any_graph_is_inside_its_rectangle_and_always_the_same(links):
    graph, again = graph_of(list(links)), graph_of(sorted(links))
    assert_sane(graph)
    assert graph.x.tolist() == again.x.tolist()
    assert graph.y.tolist() == again.y.tolist()
    component = dict(zip(graph.documents.tolist(), graph.component.tolist(), strict=True))
    assert all(component[one] == component[other] for one, other in links)


def test_a_group_too_large_to_be_told_apart_is_a_spiral(monkeypatch):
    monkeypatch.setattr(graph, "LARGEST", 50)
    links = [(0, number) for number in range(1, 51)]
    assert_sane(graph_of(links))
    with pytest.raises(Cancelled):
        graph_of(links[:49], observer=Stops())


@given(st.lists(st.tuples(st.floats(0.5, 9), st.floats(0.5, 9)), max_size=12))
def test_packed_boxes_do_not_overlap_and_lie_in_the_rectangle(boxes):
    corners, (width, height) = pack(boxes)
    placed = [(x, y, x + box[0], y + box[1]) for (x, y), box in zip(corners, boxes, strict=True)]
    for one, other in itertools.combinations(placed, 2):
        apart = max(one[0], other[0]) >= min(one[2], other[2]) - 1e-9
        assert apart or max(one[1], other[1]) >= min(one[3], other[3]) - 1e-9
    for low_x, low_y, high_x, high_y in placed:
        assert -1e-9 <= low_x <= high_x <= width + 1e-9
        assert -1e-9 <= low_y <= high_y <= height + 1e-9

"""Points and lines of the graph: where they are, what is near, and names that cover nothing."""

import random
from itertools import combinations

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st
from PySide6.QtCore import QPointF, QRectF, QSizeF

from imbrex.engine.overview.graph import Graph
from imbrex.gui.overview.graph import graph_points
from imbrex.gui.overview.graph.graph_painter import CLASSES, LabelSpace, Node, around, place_labels, strengths
from imbrex.gui.overview.graph.graph_points import GraphPoints, Plane, fitted
from tests.examples import examples
from tests.gui.overview.small_class import brute_scores, compare, make_class, make_graph


@pytest.fixture(scope="module")
def shown():
    return make_class(40, 25)


@pytest.fixture(scope="module")
def points(shown):
    return GraphPoints(shown, make_graph(shown))


def at(*places):
    """Points at places, each with a line to the next."""
    shown = compare(["alpha beta gamma delta"] * len(places))
    pairs = shown.report.pairs
    links = np.flatnonzero(pairs.right - pairs.left == 1).astype(np.int32)
    x, y = np.array(places, np.float32).T
    count = len(places)
    return GraphPoints(shown, Graph(np.arange(count, dtype=np.int32), x, y, np.zeros(count, np.int32), links, 1.0))


def test_lines_are_the_pairs_above_the_threshold(points, shown):
    known = brute_scores(shown)
    wanted = {pair for pair, value in known.items() if value >= shown.threshold and pair[0] < pair[1]}
    assert {points.pair_at(line) for line in range(len(points.pairs))} == wanted
    assert len(wanted) > 5
    for pair in combinations(range(40), 2):
        line = points.line_of(pair)
        assert (line is not None) == (pair in wanted)
        if line is not None:
            assert points.pair_at(line) == pair
            assert points.values[line] == pytest.approx(known[pair])


def test_degree_and_lines_of_a_point(points, shown):
    wanted = [points.pair_at(line) for line in range(len(points.pairs))]
    for point, document in enumerate(points.documents.tolist()):
        mine = [pair for pair in wanted if document in pair]
        lines = points.lines_of(point).tolist()
        assert points.degree[point] == len(mine) == len(lines) > 0
        assert {points.pair_at(line) for line in lines} == set(mine)
        assert points.values[lines].tolist() == sorted(points.values[lines], reverse=True)
        assert points.point_of(document) == point


def test_of_too_many_lines_the_strongest_are_drawn_and_all_are_counted(shown, monkeypatch):
    graph = make_graph(shown)
    everything = GraphPoints(shown, graph)
    monkeypatch.setattr(graph_points, "MOST_LINES", 5)
    points = GraphPoints(shown, graph)
    assert sorted(points.values) == sorted(everything.values)[-5:]
    assert points.degree.tolist() == everything.degree.tolist()
    assert len(points) == len(everything)
    assert any(not len(points.lines_of(point)) for point in range(len(points)))


def test_what_is_not_drawn_has_no_point(points):
    absent = set(range(40)) - set(points.documents.tolist())
    assert absent
    assert {points.point_of(document) for document in (*absent, None, -1, 40)} == {None}
    assert points.line_of(None) is None
    assert points.line_of((next(iter(absent)), int(points.documents[0]))) is None


def test_lines_pull_towards_their_other_ends():
    points = at((0, 0), (0.5, 0), (1, 0))
    assert points.pull.tolist() == [[1, 0], [0, 0], [-1, 0]]


def test_the_nearest_point_and_line_against_brute_force(points):
    numbers = random.Random(4)
    for _ in range(200):
        x, y = numbers.random(), numbers.random() * 0.75
        away = np.hypot(points.x - x, points.y - y)
        reach = 0.1
        assert points.nearest_point(x, y, reach) == (int(away.argmin()) if away.min() <= reach else None)
        along = np.linspace(0, 1, 400)[:, None]
        one, other = points.one, points.other
        apart = np.hypot(
            points.x[one] + along * (points.x[other] - points.x[one]) - x,
            points.y[one] + along * (points.y[other] - points.y[one]) - y,
        ).min(axis=0)
        found = points.nearest_line(x, y, reach)
        if found is None:
            assert apart.min() > reach - 1e-6
        else:
            assert apart[found] == pytest.approx(apart.min(), abs=3e-3)


def test_a_walk_goes_where_the_arrow_points():
    points = at((0.5, 0.5), (0.9, 0.5), (0.6, 0.1), (0.1, 0.45), (0.5, 0.9))
    assert points.beside(0, 1, 0) == 1
    assert points.beside(0, 0, -1) == 2
    assert points.beside(0, -1, 0) == 3
    assert points.beside(0, 0, 1) == 4
    assert points.beside(1, 1, 0) is None
    assert points.beside(3, 1, 0) == 0


def test_points_on_one_place_can_all_be_left():
    points = at((0.5, 0.5), (0.5, 0.5), (0.9, 0.5), (0.5, 0.5))
    assert [points.beside(point, 1, 0) for point in (0, 1, 3)] == [1, 3, 2]
    assert [points.beside(point, -1, 0) for point in (2, 3, 1)] == [0, 1, 0]


@examples(50)
@given(st.lists(st.tuples(st.integers(0, 9), st.integers(0, 9)), min_size=2, max_size=12))
def test_arrows_go_on_in_their_direction_and_stop_only_at_the_edge(places):
    points = at(*((x / 10, y / 10) for x, y in places))
    for point, (x, y) in enumerate(places):
        for across, down in ((1, 0), (-1, 0), (0, 1), (0, -1)):
            beside = points.beside(point, across, down)
            same = [
                other for other, place in enumerate(places) if place == (x, y) and (other - point) * (across + down) > 0
            ]
            ahead = [other for other, (a, b) in enumerate(places) if (a - x) * across + (b - y) * down > 0]
            assert beside in (same or ahead or [None])


@pytest.mark.parametrize("way", [1, -1])
def test_every_point_is_come_to_by_its_number(way):
    points = at((0.0, 0.4), (0.0, 0.6), (0.1, 0.5), (0.2, 0.4), (0.6, 0.0))  # arrows pass by the third
    walked = [0]
    for _ in range(len(points)):
        walked.append(points.beside(walked[-1], way, way))
    assert sorted(walked[1:]) == list(range(len(points)))
    assert walked[-1] == 0


def test_strength_grows_with_the_score():
    values = np.linspace(0.4, 1, 50)
    classes = strengths(values, 0.4)
    assert classes.tolist() == sorted(classes)
    assert set(classes.tolist()) == set(range(CLASSES))
    assert strengths(np.array([1.0]), 1.0).tolist() == [0]


@given(st.floats(0.01, 3), st.integers(100, 2000), st.integers(100, 2000))
def test_all_of_the_plane_fits(height, width, tall):
    plane = fitted(height, QSizeF(width, tall))
    bounds = QRectF(-1, -1, max(width, 160) + 2, max(tall, 110) + 2)
    for corner in ((0, 0), (1, 0), (0, height), (1, height)):
        assert bounds.contains(plane.point(*corner))
    assert plane.place(plane.point(0.3, 0.2)) == pytest.approx((0.3, 0.2))


def test_zooming_keeps_what_lies_under_the_mouse():
    plane = Plane(100, 7, 9).moved(QPointF(3, 4))
    mouse = QPointF(40, 80)
    zoomed = plane.zoomed(2.5, mouse)
    assert zoomed.scale == 250
    assert zoomed.place(mouse) == pytest.approx(plane.place(mouse))
    assert zoomed.transform().map(QPointF(0.25, 0.5)) == zoomed.point(0.25, 0.5)


def discs(count, seed):
    numbers = random.Random(seed)
    return [
        Node(
            point,
            QPointF(numbers.uniform(0, 500), numbers.uniform(0, 400)),
            numbers.uniform(2, 9),
            QPointF(numbers.uniform(-1, 1), numbers.uniform(-1, 1)),
        )
        for point in range(count)
    ]


@examples(30)
@given(st.integers(0, 60), st.integers(0, 1000))
def test_names_cover_neither_one_another_nor_a_disc(count, seed):
    size, all_discs = QSizeF(500, 400), discs(count, seed)
    room = LabelSpace(size)
    for disc in all_discs:
        room.take(disc.rect)
    labels = place_labels(all_discs, lambda point: (f"name {point}", QSizeF(40 + point % 30, 14)), room)
    for one, other in combinations(labels, 2):
        assert not one.rect.intersects(other.rect)
    for label in labels:
        assert QRectF(QPointF(), size).contains(label.rect)
        assert not any(label.rect.intersects(disc.rect & QRectF(QPointF(), size)) for disc in all_discs)
    whole = [disc for disc in all_discs if QRectF(QPointF(), size).contains(disc.rect)]
    assert len(labels) >= min(len(whole), 2)  # a disc cut off in a corner, or the third of a crowd, may have no room


def test_a_name_stands_where_the_lines_do_not_go():
    size = QSizeF(40, 10)
    for pull, side in (((1, 0), (-1, 0)), ((-1, 0), (1, 0)), ((0, 1), (0, -1)), ((0, -1), (0, 1)), ((0, 0), (1, 0))):
        first = around(Node(0, QPointF(100, 100), 5, QPointF(*pull)), size)[0].center() - QPointF(100, 100)
        assert (np.sign(first.x()), np.sign(first.y())) == side


def test_what_stands_out_is_pushed_back_into_sight():
    room = LabelSpace(QSizeF(200, 100))
    assert room.inside(QRectF(190, -5, 40, 10)) == QRectF(160, 0, 40, 10)
    assert room.inside(QRectF(50, 50, 400, 10)).left() == 0
    copy = room.copy()
    copy.take(QRectF(10, 10, 20, 20))
    assert room.is_free(QRectF(10, 10, 20, 20))
    assert not copy.is_free(QRectF(10, 10, 20, 20))

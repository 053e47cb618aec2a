"""The matrix behind the heatmap, against brute force."""

from dataclasses import replace

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from imbrex.engine.compare.pairs import Pairs
from imbrex.engine.overview.clusters import Linkage, find_clusters
from imbrex.engine.overview.dendrogram import cut
from imbrex.engine.overview.questions import tree_of
from imbrex.engine.text.role import Role
from imbrex.gui.overview.matrix import matrix as matrices
from imbrex.gui.overview.matrix.matrix import OWN_STEPS, STEPS, Code, Matrix, blocks, places_in_order, pooled
from imbrex.gui.overview.shared.ranking import pair_index
from tests.examples import examples
from tests.gui.overview.small_class import brute_scores, compare, make_class, make_tree


def filled(shown, tree=None):
    matrix = Matrix(shown, places_in_order(shown.report, tree))
    matrix.finish()
    return matrix


@pytest.fixture(scope="module")
def shown():
    return make_class(40, 25, authors={0: "A", 1: "A", 2: "B", 3: "B"})


def test_every_cell_says_what_its_pair_scores(shown):
    matrix, known = filled(shown, make_tree(shown)), brute_scores(shown)
    assert len(matrix) == 40
    assert any(value >= shown.threshold for value in known.values())
    for row in range(40):
        for column in range(40):
            code, pair = int(matrix.codes[row, column]), matrix.documents_at(row, column)
            value = known.get(pair)
            if row == column:
                assert code == Code.SELF
            elif value is None:
                assert code == Code.NOTHING
            elif set(pair) in ({0, 1}, {2, 3}):
                assert code - Code.OWN == pytest.approx(value * OWN_STEPS, abs=0.51)
            else:
                first = Code.ABOVE if value >= shown.threshold else Code.BELOW
                assert code - first == pytest.approx(value * STEPS, abs=0.51)


def test_codes_of_different_kinds_never_meet():
    shown = make_class(3, 0)
    for threshold in (0.0, 0.5, 1.0, 1.01):
        values = np.array([0.0, 0.004, 0.5, 0.999, 1.0], np.float32)
        for own in (False, True):
            codes = matrices._codes(values, np.full(5, own), threshold)
            if own:
                assert ((codes >= Code.OWN) & (codes < Code.BELOW)).all()
            else:
                assert ((codes >= Code.ABOVE) == (values >= threshold) & (threshold > 0)).all()
                assert (codes >= Code.BELOW).all()
                assert (codes < Code.ABOVE + STEPS + 1).all()
    assert filled(shown).codes.max() == Code.SELF


def test_archive_documents_are_apart_and_templates_absent():
    texts = [f"alpha beta gamma delta w{number} v{number}" for number in range(6)]
    roles = {1: Role.ARCHIVE, 3: Role.ARCHIVE, 4: Role.TEMPLATE}
    matrix = filled(compare([*texts, "x"], roles=roles))
    assert matrix.order.tolist() == [0, 1, 2, 3, 5]  # number 6 is too short
    assert matrix.place.tolist() == [0, 1, 2, 3, -1, 4, -1]
    assert matrix.codes[1, 3] == matrix.codes[3, 1] == Code.APART
    assert matrix.codes[1, 1] == Code.SELF


def test_it_is_filled_slice_by_slice(shown, monkeypatch):
    monkeypatch.setattr(matrices, "SLICE", 3)
    matrix = Matrix(shown, places_in_order(shown.report, None))
    steps = 0
    while not matrix.is_complete:
        matrix.work()
        steps += 1
    assert steps == -(-len(shown.report.pairs) // 3)
    monkeypatch.undo()
    assert np.array_equal(matrix.codes, filled(shown).codes)


def test_another_threshold_takes_the_same_room(shown):
    order = places_in_order(shown.report, None)
    matrix = filled(shown)
    codes = matrix.codes
    other = type(shown)(shown.report, shown.names, shown.score, shown.values, shown.own, 0.9)
    assert matrix.show_again(other, order)
    assert not matrix.is_complete
    matrix.finish()
    assert matrix.codes is codes
    assert np.array_equal(codes, filled(other).codes)
    assert not matrix.show_again(other, order[::-1])
    assert not matrix.show_again(make_class(40, 25), order)


def test_the_next_cell_above_the_threshold_is_found_in_both_directions(shown):
    matrix = filled(shown, make_tree(shown))
    wanted = [tuple(map(int, cell)) for cell in np.argwhere(np.triu(matrix.codes, 1) >= Code.ABOVE)]
    assert len(wanted) > 5
    for step, cells in ((1, wanted), (-1, wanted[::-1])):
        met, cell = [], (0, 0) if step > 0 else (39, 39)
        for _ in range(len(wanted) + 1):
            cell = matrix.next_above(*cell, step)
            met.append(cell)
        assert met == [*cells, cells[0]]


def test_where_nothing_reaches_the_threshold_no_cell_is_next():
    assert filled(make_class(5, 2, threshold=1.01)).next_above(0, 0, 1) is None
    assert filled(make_class(3, 1, threshold=0.01)).next_above(0, 1, 1) is not None


def test_a_pair_is_found_among_all(shown):
    pairs = shown.report.pairs
    known = {(int(a), int(b)): row for row, (a, b) in enumerate(zip(pairs.left, pairs.right, strict=True))}
    for one in range(40):
        for other in range(40):
            assert pair_index(pairs, one, other) == known.get((min(one, other), max(one, other)))


@given(st.integers(1, 23), st.integers(1, 9), st.integers(0, 99))
def test_pooling_keeps_the_highest(side, factor, seed):
    codes = np.random.default_rng(seed).integers(0, 255, (side, side), np.uint8)
    found = pooled(codes, factor)
    count = -(-side // factor)
    assert found.shape == (count, count)
    for row in range(count):
        for column in range(count):
            square = codes[row * factor : (row + 1) * factor, column * factor : (column + 1) * factor]
            assert found[row, column] == square.max()


@st.composite
def scored(draw):
    """A class whose pairs have any scores, and a threshold at one of them, just beside it, or anywhere."""
    documents = draw(st.integers(2, 9))
    tenths = st.integers(1, 10).map(lambda tenth: tenth / 10)
    scores = st.dictionaries(
        st.tuples(st.integers(0, documents - 1), st.integers(0, documents - 1)).filter(lambda pair: pair[0] < pair[1]),
        tenths | st.floats(2**-10, 1, width=32) | st.floats(0.0995, 0.1005),
    )
    pairs = draw(scores)
    values = [float(np.float32(value)) for value in pairs.values()]
    edges = [edge for value in values for edge in (value, np.nextafter(value, 0), np.nextafter(np.float32(value), 2))]
    threshold = draw(st.sampled_from([0.0, 0.1, 0.3, 1.0, *map(float, edges)]) | st.floats(0, 1))
    return documents, dict(sorted(pairs.items())), threshold


@examples(60)
@given(scored(), st.sampled_from(Linkage))
def test_frames_are_clusters_and_clusters_are_what_reaching_pairs_connect(made, linkage):
    documents, scores, threshold = made
    shown = compare([f"text{number} word" for number in range(documents)], threshold=threshold)
    left, right = (np.array([pair[side] for pair in scores], np.int32) for side in (0, 1))
    pairs = Pairs(left, right, np.ones(len(scores), np.int32), np.ones(documents, np.int32))
    report, values = replace(shown.report, pairs=pairs), np.array(list(scores.values()), np.float32)
    shown = replace(shown, report=report, values=values, own=np.zeros(len(scores), np.bool_))
    tree = tree_of(report, values, linkage)
    order = places_in_order(report, tree)
    frames = {frozenset(order[first:last].tolist()) for first, last in blocks(tree, order, threshold)}
    found = find_clusters(report, values, shown.above, cut(tree, threshold))
    assert frames == {frozenset(cluster.members) for cluster in found}
    coded = filled(shown).codes >= Code.ABOVE
    reach = {pair for pair, value in scores.items() if threshold > 0 and np.float32(threshold) <= np.float32(value)}
    assert {(row, column) for row, column in np.argwhere(np.triu(coded)).tolist()} == reach
    if linkage is Linkage.CONNECTED:
        assert frames == chains(documents, reach)


def chains(documents, pairs):
    """What pairs connect, by brute force."""
    groups = {number: {number} for number in range(documents)}
    for left, right in pairs:
        joined = groups[left] | groups[right]
        groups.update(dict.fromkeys(joined, joined))
    return {frozenset(group) for group in groups.values() if len(group) > 1}


@pytest.mark.parametrize("threshold", [0.1, 0.4, 0.7, 1.1])
def test_blocks_are_the_clusters_at_the_threshold(threshold):
    shown = make_class(40, 25, threshold=threshold)
    tree = make_tree(shown)
    order = places_in_order(shown.report, tree)
    groups = {number: {number} for number in range(40)}
    for (left, right), value in brute_scores(shown).items():
        if value >= threshold and groups[left] is not groups[right]:
            joined = groups[left] | groups[right]
            groups.update(dict.fromkeys(joined, joined))
    wanted = {frozenset(group) for group in groups.values() if len(group) > 1}
    found = blocks(tree, order, threshold)
    assert {frozenset(order[first:last].tolist()) for first, last in found} == wanted
    assert bool(wanted) == (threshold < 1)


def test_without_a_tree_documents_stand_as_they_were_loaded(shown):
    assert places_in_order(shown.report, None).tolist() == list(range(40))
    assert blocks(None, np.arange(40, dtype=np.int32), 0.1) == []


def test_a_document_that_takes_no_part_splits_no_block():
    texts = ["alpha beta gamma delta", "x", "alpha beta gamma delta", "another text altogether"]
    shown = compare(texts)
    tree = make_tree(shown)
    order = places_in_order(shown.report, tree)
    assert sorted(order.tolist()) == [0, 2, 3]
    assert [set(order[first:last].tolist()) for first, last in blocks(tree, order, 0.9)] == [{0, 2}]

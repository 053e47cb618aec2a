import itertools

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from imbrex.engine.observer import Cancelled
from imbrex.engine.overview import dendrogram as module
from imbrex.engine.overview.connected_components import connected
from imbrex.engine.overview.dendrogram import Tree, cut, make_tree


def arrays(pairs):
    left, right = (np.array([pair[side] for pair in pairs], np.int32) for side in (0, 1))
    return left, right, np.array(list(pairs.values()), np.float32)


SIXTEENTHS = st.integers(1, 16).map(lambda value: value / 16)  # many of them are equal


@st.composite
def classes(draw, scores=SIXTEENTHS):
    documents = draw(st.integers(0, 12))
    every = list(itertools.combinations(range(documents), 2))
    chosen = draw(st.lists(st.sampled_from(every), unique=True)) if every else []
    return documents, {pair: draw(scores) for pair in sorted(chosen)}


def clusters_by_join(tree: Tree) -> list[frozenset[int]]:
    made = [frozenset([number]) for number in range(len(tree.order))]
    for one, other in tree.joined.tolist():
        made.append(made[one] | made[other])
    return made


def mean(one, other, pairs):
    return sum(pairs.get((min(a, b), max(a, b)), 0) for a in one for b in other) / (len(one) * len(other))


@given(classes(st.floats(2**-10, 1, width=32)))
def test_each_join_is_of_the_two_most_alike_clusters(given_class):
    documents, pairs = given_class
    tree = make_tree(documents, *arrays(pairs))
    made = clusters_by_join(tree)
    alive = set(made[:documents])
    for number, value in enumerate(tree.similarity.tolist()):
        one, other = (made[child] for child in tree.joined[number].tolist())
        best = max(mean(a, b, pairs) for a, b in itertools.combinations(alive, 2))
        assert mean(one, other, pairs) == pytest.approx(best, rel=1e-5)
        assert value == pytest.approx(best, rel=1e-5)
        alive -= {one, other}
        alive.add(one | other)
    assert all(mean(a, b, pairs) == 0 for a, b in itertools.combinations(alive, 2))


@given(classes(), st.randoms(use_true_random=False))
def test_the_order_of_pairs_changes_nothing(given_class, random):
    documents, pairs = given_class
    tree = make_tree(documents, *arrays(pairs))
    shuffled = list(pairs.items())
    random.shuffle(shuffled)
    other = make_tree(documents, *arrays(dict(shuffled)))
    assert tree.joined.tolist() == other.joined.tolist()
    assert tree.similarity.tolist() == other.similarity.tolist()
    assert tree.order.tolist() == other.order.tolist()


@given(classes())
def test_every_cluster_stands_together(given_class):
    documents, pairs = given_class
    tree = make_tree(documents, *arrays(pairs))
    place = np.argsort(tree.order)
    assert sorted(tree.order.tolist()) == list(range(documents))
    for cluster in clusters_by_join(tree):
        places = place[sorted(cluster)]
        assert places.max() - places.min() == len(cluster) - 1


@given(classes(), st.floats(0, 1))
def test_cut_keeps_the_joins_that_reach_the_threshold(given_class, threshold):
    documents, pairs = given_class
    tree = make_tree(documents, *arrays(pairs))
    assert np.all(np.diff(tree.similarity) <= 0)
    expected = {frozenset([number]) for number in range(documents)}
    made = clusters_by_join(tree)
    for number, value in enumerate(tree.similarity):
        if value >= np.float32(threshold) and threshold > 0:  # at 0 everything would be one cluster
            expected -= {made[child] for child in tree.joined[number].tolist()}
            expected.add(made[documents + number])
    labels = cut(tree, threshold)
    found = {frozenset(np.flatnonzero(labels == label).tolist()) for label in labels.tolist()}
    assert found == expected
    assert list(dict.fromkeys(labels.tolist())) == list(range(len(expected)))


def test_largest_cluster_first_then_the_most_alike():
    pairs = {(0, 9): 0.2, (1, 2): 0.9, (3, 4): 0.5, (4, 5): 0.4, (3, 5): 0.6}
    assert make_tree(10, *arrays(pairs)).order.tolist() == [3, 5, 4, 1, 2, 0, 9, 6, 7, 8]


def test_many_copies_of_one_file_are_one_cluster():
    left, right = np.triu_indices(200, 1)
    tree = make_tree(200, left.astype(np.int32), right.astype(np.int32), np.ones(len(left), np.float32))
    assert len(set(cut(tree, 1.0).tolist())) == 1


def test_a_group_too_large_for_one_table_falls_apart_at_its_weakest_pairs(monkeypatch):
    pairs = {(0, 1): 0.9, (1, 2): 0.8, (3, 4): 0.7, (4, 5): 0.6, (2, 3): 0.1}
    whole = make_tree(6, *arrays(pairs))
    assert len(whole.joined) == 5
    monkeypatch.setattr(module, "LARGEST", 3)
    parts = make_tree(6, *arrays(pairs))
    assert len(parts.joined) == 4
    assert parts.joined.tolist() == whole.joined[:4].tolist()
    assert parts.similarity.tolist() == whole.similarity[:4].tolist()


def test_more_copies_than_a_table_should_have_stay_together(monkeypatch):
    monkeypatch.setattr(module, "LARGEST", 3)
    pairs = dict.fromkeys(itertools.combinations(range(5), 2), 1.0) | {(4, 5): 0.1}
    labels = cut(make_tree(6, *arrays(pairs)), 0.5)
    assert labels.tolist() == [0, 0, 0, 0, 0, 1]


def test_it_can_be_cancelled():
    class Stops:
        def progress(self, progress):
            pass

        def check(self):
            raise Cancelled

    with pytest.raises(Cancelled):
        make_tree(2, *arrays({(0, 1): 0.5}), observer=Stops())


@given(classes())
def test_connected_documents_have_the_same_number(given_class):
    documents, pairs = given_class
    groups = {number: {number} for number in range(documents)}
    for one, other in pairs:
        merged = groups[one] | groups[other]
        for number in merged:
            groups[number] = merged
    left, right, _ = arrays(pairs)
    labels = connected(documents, left, right).tolist()
    firsts = sorted({min(group) for group in groups.values()})
    assert labels == [firsts.index(min(groups[number])) for number in range(documents)]


def test_a_long_chain_is_one_group_whatever_the_order_of_its_links():
    number = np.random.default_rng(5).permutation(20_000).astype(np.int32)
    assert connected(20_001, number, number + 1).max() == 0

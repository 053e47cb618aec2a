import itertools

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from imbrex.engine.compare.pairs import Pairs
from imbrex.engine.compare.report import Counted, Report
from imbrex.engine.options import Options
from imbrex.engine.overview.clusters import find_clusters, identical_groups
from imbrex.engine.overview.connected_components import connected
from imbrex.engine.overview.dendrogram import cut, make_tree
from imbrex.engine.text.document import Document


def report_of(documents, pairs):
    """A report whose pairs are given; their scores are handed in beside it."""
    left, right = (np.array([pair[side] for pair in pairs], np.int32) for side in (0, 1))
    counted = tuple(Counted(Document(str(number), str(number), ""), 9, 9) for number in range(documents))
    return Report(
        Options(), counted, Pairs(left, right, np.ones(len(pairs), np.int32), np.full(documents, 9, np.int32))
    )


def clusters_of(documents, scored, threshold, labels=None):
    scored = dict(sorted(scored.items()))
    report = report_of(documents, list(scored))
    values = np.array(list(scored.values()), np.float32)
    above = values >= threshold
    if labels is None:
        labels = connected(documents, report.pairs.left[above], report.pairs.right[above])
    return find_clusters(report, values, above, labels)


def test_a_cluster_tells_its_members_links_and_scores():
    (cluster,) = clusters_of(5, {(0, 2): 0.5, (2, 4): 0.75, (0, 4): 0.25, (1, 3): 0.25}, 0.5)
    assert cluster.members == (2, 0, 4)  # 2 has two links
    assert cluster.links == (0, 3)  # the pairs 0-2 and 2-4 among 0-2, 0-4, 1-3, 2-4
    assert cluster.highest == 0.75
    assert cluster.mean == pytest.approx((0.5 + 0.75 + 0.25) / 3)
    assert not cluster.identical


def test_pairs_that_share_nothing_count_in_the_mean():
    (cluster,) = clusters_of(3, {(0, 1): 0.6, (1, 2): 0.6}, 0.5)
    assert cluster.mean == pytest.approx(0.4)


def test_the_largest_cluster_comes_first_then_the_most_alike():
    scored = {(0, 1): 0.5, (2, 3): 0.9, (4, 5): 0.5, (5, 6): 0.5}
    assert [cluster.members for cluster in clusters_of(7, scored, 0.5)] == [(5, 4, 6), (2, 3), (0, 1)]


def test_average_linkage_does_not_chain():
    scored = {(0, 1): 0.9, (2, 3): 0.9, (1, 2): 0.6}
    report = report_of(4, sorted(scored))
    values = np.array([scored[pair] for pair in sorted(scored)], np.float32)
    tree = make_tree(4, report.pairs.left, report.pairs.right, values)
    assert [cluster.members for cluster in clusters_of(4, scored, 0.5)] == [(1, 2, 0, 3)]
    assert [cluster.members for cluster in clusters_of(4, scored, 0.5, cut(tree, 0.5))] == [(0, 1), (2, 3)]


def test_a_threshold_that_nobody_reaches_gives_none():
    assert clusters_of(3, {(0, 1): 0.5}, 0.9) == ()
    assert clusters_of(0, {}, 0.9) == ()


@given(st.dictionaries(st.sampled_from(list(itertools.combinations(range(9), 2))), st.sampled_from([0.25, 0.5, 0.75])))
def test_every_link_is_in_one_cluster_with_both_its_ends(scored):
    clusters = clusters_of(9, scored, 0.5)
    pairs = sorted(scored)
    links = sorted(link for cluster in clusters for link in cluster.links)
    assert links == [number for number, pair in enumerate(pairs) if scored[pair] >= 0.5]
    members = [member for cluster in clusters for member in cluster.members]
    assert len(members) == len(set(members))
    for cluster in clusters:
        assert {end for link in cluster.links for end in pairs[link]} == set(cluster.members)
        assert cluster.highest == max(scored[pairs[link]] for link in cluster.links)


def test_copies_of_one_text_are_identical_and_near_copies_are_not(corpus_of):
    text, other = "one two three four five six", "red green blue cyan pink grey"
    corpus = corpus_of(text, other, text.upper(), other + " black", "only", text)
    report = corpus.report()
    values = report.pairs.greater_containment
    above = values > 0
    labels = connected(6, report.pairs.left[above], report.pairs.right[above])
    words = corpus.kept_words()
    copies, near = find_clusters(report, values, above, labels, words)
    assert (copies.members, copies.identical, copies.mean) == ((0, 2, 5), True, 1.0)
    assert (near.members, near.identical) == ((1, 3), False)
    assert identical_groups(words) == ((0, 2, 5),)


def test_the_largest_group_of_copies_comes_first(corpus_of):
    words = corpus_of("a b c d", "e f g h", "a b c d", "e f g h", "e f g h").kept_words()
    assert identical_groups(words) == ((1, 3, 4), (0, 2))


def test_texts_without_a_word_are_not_called_identical(corpus_of):
    assert identical_groups(corpus_of("", "", "a b c").kept_words()) == ()

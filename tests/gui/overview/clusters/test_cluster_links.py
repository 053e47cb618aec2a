from hypothesis import given
from hypothesis import strategies as st

from imbrex.engine.overview.clusters import Cluster
from imbrex.gui.overview.clusters.cluster_pane import links_of
from tests.examples import examples
from tests.gui.overview.made_class import shown

COUNT = 9
PAIRS = st.dictionaries(
    st.tuples(st.integers(0, COUNT - 2), st.integers(1, COUNT - 1)).filter(lambda pair: pair[0] < pair[1]),
    st.sampled_from([0.1, 0.39, 0.4, 0.5, 0.5, 0.75, 1.0]),
    min_size=1,
)
MEMBERS = st.sets(st.integers(0, COUNT - 1), min_size=1)


@examples(50)
@given(PAIRS, MEMBERS, st.booleans())
def test_links_are_ordered_and_counted_as_by_hand(scores, members, among_many):
    pairs = sorted(scores)
    inside = [row for row, pair in enumerate(pairs) if set(pair) <= members and scores[pair] >= 0.4]
    names = [f"{number}.txt" for number in range(COUNT)]
    if among_many:  # a cluster of few links in a large class takes another way
        names += [f"more {number}.txt" for number in range(40)]
        scores = scores | {(one, other): 0.9 for one in range(COUNT, 49) for other in range(one + 1, 49)}
    made = shown(scores, tuple(names), threshold=0.4)
    links = links_of(made, Cluster(tuple(members), tuple(inside), 1.0, 0.5, identical=False))
    wanted = sorted((pairs[row] for row in inside), key=lambda pair: (-scores[pair], pair))
    assert list(zip(links.left.tolist(), links.right.tolist(), strict=True)) == wanted
    counts, highest = links.of_documents(len(names))
    for number in range(COUNT):
        its = [float(value) for value, pair in zip(links.values, wanted, strict=True) if number in pair]
        assert counts[number] == len(its)
        assert highest[number] == max(its, default=0.0)

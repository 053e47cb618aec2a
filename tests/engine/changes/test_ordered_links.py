"""The heaviest chain against all chains there are."""

from itertools import combinations, pairwise

import numpy as np
from hypothesis import given
from hypothesis import strategies as st

from imbrex.engine.changes.paragraph_links import heaviest_chain
from tests.examples import examples

LINKS = st.lists(
    st.tuples(st.integers(0, 5), st.integers(0, 5), st.integers(1, 4)), max_size=9, unique_by=lambda link: link[:2]
)


def columns(links):
    return np.array(links, np.int64).reshape(-1, 3).T


def keeps_order(links):
    ordered = sorted(links, key=lambda link: (link[1], link[0]))
    return all(one[0] <= other[0] for one, other in pairwise(ordered))


def heaviest_by_hand(links):
    return max(
        sum(link[2] for link in some)
        for size in range(len(links) + 1)
        for some in combinations(links, size)
        if keeps_order(some)
    )


@examples(50)
@given(LINKS)
def test_no_chain_is_heavier(links):
    left, right, weight = columns(links)
    chain = heaviest_chain(left, right, weight)
    chosen = [links[index] for index in chain.tolist()]
    assert keeps_order(chosen)
    assert len(set(chain.tolist())) == len(chain)
    assert sum(link[2] for link in chosen) == heaviest_by_hand(links)


def test_one_that_is_brought_forward_leaves_the_others_in_place():
    left, right = np.array([4, 0, 1, 2, 3]), np.arange(5)
    assert heaviest_chain(left, right, np.ones(5, np.int64)).tolist() == [1, 2, 3, 4]


def test_ten_thousand_links_that_all_cross_are_bounded_work():
    count = 10_000
    assert len(heaviest_chain(np.arange(count)[::-1], np.arange(count), np.ones(count, np.int64))) == 1

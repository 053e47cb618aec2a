from itertools import combinations, pairwise

import numpy as np
from hypothesis import given
from hypothesis import strategies as st

from imbrex.gui.compare.panes.scroll_together import ScrollMap, _longest_rising
from imbrex.gui.widgets.text.highlights import Highlights
from tests.examples import examples


def scroll_map(pairs, length=1000):
    left = np.array([one for one, _ in pairs], np.int64)
    right = np.array([other for _, other in pairs], np.int64)
    return ScrollMap(Highlights(left, left + 10), Highlights(right, right + 10), length, length)


@examples(100)
@given(st.lists(st.integers(0, 9), max_size=8))
def test_the_chain_is_as_long_as_brute_force_finds(values):
    chain = _longest_rising(np.array(values, np.int64))
    picked = [values[index] for index in chain]
    assert all(one < other for one, other in pairwise(picked))
    assert chain == sorted(chain)
    longest = max(
        size
        for size in range(len(values) + 1)
        for rows in combinations(values, size)
        if all(one < other for one, other in pairwise(rows))
    )
    assert len(chain) == longest


def test_passages_are_level_and_what_lies_between_is_in_proportion():
    found = scroll_map([(100, 300), (200, 500), (600, 700)])
    assert [found.to_right(point) for point in (0, 100, 110, 155, 200, 1000)] == [0, 300, 310, 405, 500, 1000]
    assert found.to_left(405) == 155


def test_a_passage_that_moved_does_not_pull_the_others():
    found = scroll_map([(100, 100), (200, 900), (300, 300), (400, 400)])
    assert found.to_right(200) == 200
    found.hold(1)
    assert found.to_right(200) == 900
    assert found.to_right(100) == 100
    found.hold(-1)
    assert found.to_right(200) == 200


def test_nothing_in_common_scrolls_in_proportion():
    empty = Highlights(np.zeros(0, np.int64), np.zeros(0, np.int64))
    found = ScrollMap(empty, empty, 100, 300)
    assert found.to_right(50) == 150


@examples(100)
@given(st.lists(st.tuples(st.integers(0, 900), st.integers(0, 900)), max_size=20), st.integers(-1, 19))
def test_the_map_never_falls(pairs, held):
    found = scroll_map(pairs)
    found.hold(held if held < len(pairs) else -1)
    places = [found.to_right(point) for point in range(0, 1001, 10)]
    assert places == sorted(places)

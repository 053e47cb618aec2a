import numpy as np
from hypothesis import given
from hypothesis import strategies as st

from imbrex.gui.overview.texts.traced_text import NOWHERE, traced
from tests.examples import examples
from tests.gui.overview.made_class import origins, shown

CLASS = shown({(0, 1): 0.5})
PIECES = st.lists(st.tuples(st.integers(1, 30), st.sampled_from([None, 1, 2, 3])), min_size=1, max_size=12)


def made(pieces):
    return traced(CLASS, origins(0, *(("word " * count, other) for count, other in pieces)))


@given(PIECES)
def test_columns_say_what_the_stretches_say(pieces):
    found = made(pieces)
    assert found.words == sum(count for count, _ in pieces)
    assert np.diff(found.first).tolist() == [count for count, _ in pieces]
    for number, (_, other) in enumerate(pieces):
        rank = int(found.rank[number])
        assert (rank == NOWHERE) == (other is None)
        assert other is None or found.pair(rank) == (0, other)
    assert found.shared.tolist() == [number for number, (_, other) in enumerate(pieces) if other is not None]


@given(PIECES)
def test_every_place_of_a_stretch_is_found_again(pieces):
    found = made(pieces)
    for number in range(len(found)):
        start, end = int(found.start[number]), int(found.end[number])
        assert found.at_point(start) == found.at_point(end - 1) == number
        assert found.at_point(end) != number
    assert found.at_point(len(found.origins.text) + 5) == -1


@examples(50)
@given(PIECES)
def test_words_before_a_place_never_fall_and_reach_all(pieces):
    found = made(pieces)
    before = [found.words_before(point) for point in range(len(found.origins.text) + 1)]
    assert before == sorted(before)
    assert before[0] == 0
    assert before[-1] == found.words
    for number in range(len(found)):
        assert found.words_before(int(found.start[number])) == found.first[number]


def test_a_text_without_words_has_no_stretch():
    found = made([])
    assert len(found) == 0
    assert found.words == 0
    assert found.at_point(0) == -1
    assert found.words_before(3) == 0

import numpy as np
from hypothesis import given
from hypothesis import strategies as st

from imbrex.engine.disguises.class_words import Sightings, ordered_place
from tests.examples import examples

KEYS = st.lists(st.tuples(st.integers(-1, 6), st.integers(0, 4)), max_size=30)


@examples(50)
@given(KEYS, KEYS)
def test_sightings_agree_with_a_plain_count(seen, asked):
    columns = [np.array([one[place] for one in seen], np.int64) for place in (0, 1)]
    keys, texts = (np.array([one[place] for one in asked], np.int64) for place in (0, 1))
    sightings = Sightings(*columns)
    documents = [{text for key, text in seen if key == one} for one, _ in asked]
    counts = sightings.count(keys).tolist()
    elsewhere = sightings.elsewhere(keys, texts).tolist()
    assert counts == [len(found) for found in documents]
    for (key, text), found, answer in zip(asked, documents, elsewhere, strict=True):
        assert answer == (key >= 0 and bool(found - {text}))


def test_nothing_is_found_among_nothing():
    empty = np.zeros(0, np.int64)
    assert ordered_place(empty, np.array([1])).tolist() == [-1]
    assert ordered_place(np.array([1, 3]), np.array([3, 2, 9])).tolist() == [1, -1, -1]

from itertools import product

import numpy as np
from hypothesis import given
from hypothesis import strategies as st

from imbrex.engine.disguises.class_words import WholeSpellings
from tests.examples import examples

SPELLINGS = st.lists(st.text("abé", max_size=4), unique=True, max_size=9)


@examples(50)
@given(SPELLINGS)
def test_pairs_that_make_a_third_are_found_as_by_writing_them_together(spellings):
    row = np.array(list(product(range(len(spellings)), repeat=2)), np.intp).flatten()
    places, wholes = WholeSpellings(spellings).made_of(row)
    rows = zip(row[places].tolist(), row[places + 1].tolist(), wholes.tolist(), strict=True)
    found = {(spellings[a], spellings[b], spellings[c]) for a, b, c in rows}
    assert found == {(a, b, a + b) for a, b in product(filter(None, spellings), repeat=2) if a + b in spellings}


def test_spellings_that_are_too_long_are_never_found():
    spellings = ["a" * 20, "a" * 21, "a" * 40, "a" * 41, "b" * 41]
    places, wholes = WholeSpellings(spellings).made_of(np.array([0, 0, 1, 3, 3]))
    assert (places.tolist(), wholes.tolist()) == ([0], [2])

"""Order against Python's stable sort."""

import numpy as np
from hypothesis import given
from hypothesis import strategies as st

from imbrex.engine.compare.sorting import rising
from tests.examples import examples


@examples(50)
@given(st.lists(st.integers(0, 1 << 39)))
def test_equal_values_keep_their_order(values: list[int]) -> None:
    assert rising(np.array(values, np.int64)).tolist() == sorted(range(len(values)), key=lambda place: values[place])

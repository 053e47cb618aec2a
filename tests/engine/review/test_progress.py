"""Tally: pairs are counted once each, whichever way they stand, and only those that were asked for."""

import numpy as np
from hypothesis import given
from hypothesis import strategies as st

from imbrex.engine.review.review import Decision, Review, Verdict, count_reviewed

KEYS = ["b", "a", "d", "c", "e"]
PAIRS = st.lists(
    st.tuples(st.sampled_from(KEYS), st.sampled_from(KEYS)).filter(lambda pair: pair[0] != pair[1]),
    unique_by=frozenset,
)


@given(
    PAIRS,
    st.dictionaries(
        st.sampled_from([("a", "b"), ("c", "a"), ("e", "x"), ("d", "c"), ("a", "a")]), st.sampled_from(Verdict)
    ),
)
def test_it_counts_what_a_loop_counts(pairs, verdicts):
    review = Review().decided({pair: Decision(verdict, "seen") for pair, verdict in verdicts.items()})
    left, right = (np.array([KEYS.index(pair[side]) for pair in pairs], np.int32) for side in (0, 1))
    expected = sum(review.of(*pair).verdict is not Verdict.OPEN for pair in pairs)
    assert count_reviewed(review, KEYS, left, right) == expected


def test_more_pairs_than_small_numbers_can_tell_apart():
    keys = [str(place) for place in range(70_000)]
    review = Review().judged([("69998", "69999")], Verdict.CITED)
    left, right = np.array([69_999, 1], np.int32), np.array([69_998, 2], np.int32)
    assert count_reviewed(review, keys, left, right) == 1

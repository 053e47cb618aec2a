"""Counting what texts share: as by brute force, whatever parts the postings come in."""

import random
from collections import Counter
from itertools import combinations

import numpy as np
from hypothesis import given
from hypothesis import strategies as st

from imbrex.engine.fingerprints import shared_fingerprints
from imbrex.engine.fingerprints.shared_fingerprints import Postings, add_up
from tests.examples import examples

SETS = st.lists(st.sets(st.integers(0, 9)), max_size=8)


@examples(50)
@given(SETS, st.integers(2, 4), st.integers(0, 8), st.integers(0, 2**32))
def test_counts_are_those_of_brute_force(sets, most, first_new, seed):
    holders = Counter(one for mine in sets for one in mine)
    expected = Counter()
    for (left, mine), (right, other) in combinations(enumerate(sets), 2):
        shared = sum(holders[one] <= most for one in mine & other)
        if shared and right >= first_new:
            expected[left, right] = shared

    every = [(one, text) for text, mine in enumerate(sets) for one in mine]
    random.Random(seed).shuffle(every)
    postings = Postings(most, first_new)
    for start in range(0, len(every), 5):
        part = every[start : start + 5]
        postings.add(
            *(np.array(column, kind) for column, kind in zip(zip(*part, strict=True), ("u8", "u4"), strict=True))
        )
    found = add_up(list(postings.pairs()))
    pairs = zip(found.left.tolist(), found.right.tolist(), strict=True)
    assert dict(zip(pairs, found.counts.tolist(), strict=True)) == expected
    dropped = dict(zip(postings.dropped.tolist(), postings.holders.tolist(), strict=True))
    assert dropped == {one: count for one, count in holders.items() if count > most}


def test_frequent_hashes_are_forgotten_early_and_counted_to_the_end(monkeypatch):
    monkeypatch.setattr(shared_fingerprints, "_MANY", 10)
    monkeypatch.setattr(shared_fingerprints, "_AT_ONCE", 3)
    postings = Postings(most=4)
    for text in range(100):
        postings.add(np.array([7, 1000 + text // 2], "u8"), np.array([text, text], "u4"))
        assert sum(map(len, postings._hashes)) < 250
    found = add_up(list(postings.pairs()))
    assert found.left.tolist() == list(range(0, 100, 2))
    assert found.right.tolist() == list(range(1, 100, 2))
    assert (postings.dropped.tolist(), postings.holders.tolist()) == ([7], [100])

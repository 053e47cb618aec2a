"""Intervals against sets of words."""

import numpy as np
from hypothesis import given
from hypothesis import strategies as st

from imbrex.engine.overview.intervals import new_words, overlapping, squeeze, unions

intervals = st.lists(st.tuples(st.integers(0, 30), st.integers(1, 6)), max_size=12)


def columns(found: list[tuple[int, int]]) -> tuple["np.ndarray[tuple[int, ...], np.dtype[np.int64]]", ...]:
    starts, words = np.array(found, np.int64).reshape(-1, 2).T
    return starts, words


def words_of(found: list[tuple[int, int]]) -> list[set[int]]:
    return [set(range(start, start + words)) for start, words in found]


@given(intervals)
def test_what_intervals_cover_is_that_of_sets(found: list[tuple[int, int]]) -> None:
    found.sort()
    starts, words = columns(found)
    sets = words_of(found)
    before: set[int] = set()
    expected = []
    for mine in sets:
        expected.append(len(mine - before))
        before |= mine
    assert new_words(starts, starts + words).tolist() == expected
    shared = [any(mine & other for place, other in enumerate(sets) if place != own) for own, mine in enumerate(sets)]
    assert overlapping(starts, starts + words).tolist() == shared
    first, last = unions(starts, starts + words)
    assert (first[1:] > last[:-1]).all()
    joined = [range(a, b) for a, b in zip(first.tolist(), last.tolist(), strict=True)]
    assert sorted(word for piece in joined for word in piece) == sorted(before)


@given(intervals)
def test_squeezing_takes_out_what_nothing_covers(found: list[tuple[int, int]]) -> None:
    starts, words = columns(found)
    squeezed, size = squeeze(starts, words)
    covered = sorted(set().union(*words_of(found)))
    assert size == len(covered)
    place = {word: number for number, word in enumerate(covered)}
    assert squeezed.tolist() == [place[start] for start, _ in found]

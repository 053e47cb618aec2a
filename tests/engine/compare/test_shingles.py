"""Shingles: counts, order, barriers."""

from collections.abc import Callable

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from imbrex.engine.compare.shingles import distinct, shingle_hashes, shingles_of, whole
from imbrex.engine.options import LONGEST_SHINGLE
from imbrex.engine.text.tokens import Tokens
from imbrex.engine.text.vocabulary import hash_words
from tests.examples import examples

words = st.lists(st.sampled_from("abcd"), max_size=30)
lengths = st.integers(1, LONGEST_SHINGLE)


def test_a_rose_is_a_rose(tokens_of: Callable[..., Tokens]) -> None:
    hashes = shingle_hashes(tokens_of("a rose is a rose is a rose").hashes, 4)
    assert len(hashes) == 5
    assert len(set(hashes.tolist())) == 3


@examples(50)
@given(words, lengths)
def test_hashes_are_equal_where_the_words_are(text: list[str], length: int) -> None:
    hashes = shingle_hashes(hash_words(text), length).tolist()
    shingles = [tuple(text[i : i + length]) for i in range(len(text) - length + 1)]
    assert len(hashes) == len(shingles)
    assert [[a == b for b in hashes] for a in hashes] == [[a == b for b in shingles] for a in shingles]


@examples(50)
@given(st.integers(0, 30), lengths, st.sets(st.integers(0, 30)))
def test_no_shingle_crosses_a_barrier(count: int, length: int, barriers: set[int]) -> None:
    expected = [not any(start < barrier < start + length for barrier in barriers) for start in range(count)]
    assert whole(count, length, np.array(sorted(barriers), np.int32)).tolist() == expected


@examples(50)
@given(st.integers(0, 30), lengths, st.sets(st.integers(0, 30)), lengths)
def test_a_step_counts_from_the_start_of_each_part(count: int, length: int, barriers: set[int], step: int) -> None:
    every = whole(count, length, np.array(sorted(barriers), np.int32)).tolist()
    starts = [max([0, *(barrier for barrier in barriers if barrier <= word)]) for word in range(count)]
    expected = [one and (word - starts[word]) % step == 0 for word, one in enumerate(every)]
    assert whole(count, length, np.array(sorted(barriers), np.int32), step).tolist() == expected


def test_half_overlapping_and_end_to_end_shingles(tokens_of: Callable[..., Tokens]) -> None:
    rose = tokens_of("a rose is a rose is a rose")  # five 4-shingles, of which the first and the fourth are the same
    counts = [(len(shingles_of(rose, 4, step)), len(distinct(shingles_of(rose, 4, step)))) for step in (1, 2, 3, 4)]
    assert counts == [(5, 3), (3, 3), (2, 1), (2, 2)]


@pytest.mark.parametrize("word", ["\ud800", "a\udfff", ""])
def test_odd_words_are_hashed_as_bytes(word: str) -> None:
    assert len(hash_words([word, "x"])) == 2

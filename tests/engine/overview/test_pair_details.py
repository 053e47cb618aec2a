"""Figures of many pairs against those of each pair, and against sets of words."""

from itertools import combinations

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from imbrex.engine.compare.comparison import compare
from imbrex.engine.compare.shingles import shingles_of
from imbrex.engine.overview import shared_shingles
from imbrex.engine.overview.pair_details import Details, find_details
from tests.engine.overview.words import Loaded, load, load_plain, texts
from tests.examples import examples


def details_of(loaded: Loaded, length: int, pairs: list[tuple[int, int]], minimum_words: int = 1) -> Details:
    left, right = np.array(pairs, np.int32).reshape(-1, 2).T
    return find_details(loaded.words, length, minimum_words, left, right)


@given(texts, st.integers(1, 5), st.integers(1, 6), st.booleans(), st.sampled_from([2, 9, 1 << 20]))
@examples(30)
def test_figures_are_those_of_each_comparison(
    parts: list[list[list[str]]], length: int, minimum_words: int, turned: bool, most_seeds: int
) -> None:
    loaded = load(parts)
    able = [number for number, tokens in enumerate(loaded.tokens) if len(shingles_of(tokens, length))]
    pairs = [(j, i) if turned else (i, j) for i, j in combinations(able, 2)]
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(shared_shingles, "_MOST_SEEDS", most_seeds)
        found = details_of(loaded, length, pairs, minimum_words)
    for row, (left, right) in enumerate(pairs):
        one = compare(loaded.tokens[left], loaded.tokens[right], length, minimum_words)
        assert found.coverage_left[row] == np.float32(one.scores.coverage_left)
        assert found.coverage_right[row] == np.float32(one.scores.coverage_right)
        assert found.longest[row] == max(one.passages.words.tolist(), default=0)
        assert found.passages[row] == len(one.passages)
        assert found.bounded[row] == one.passages.bounded


@examples(30)
@given(texts, st.integers(1, 4))
def test_coverage_is_that_of_shared_shingles(parts: list[list[list[str]]], length: int) -> None:
    loaded = load(parts)
    pairs = list(combinations(range(len(parts)), 2))
    found = details_of(loaded, length, pairs)
    for row, (left, right) in enumerate(pairs):
        for coverage, one, other in ((found.coverage_left, left, right), (found.coverage_right, right, left)):
            size = sum(map(len, parts[one]))
            assert coverage[row] == np.float32(len(_shared_words(parts[one], parts[other], length)) / max(size, 1))


def _shared_words(one: list[list[str]], other: list[list[str]], length: int) -> set[int]:
    shingles = {tuple(part[i : i + length]) for part in other for i in range(len(part) - length + 1)}
    found, before = set(), 0
    for part in one:
        for i in range(len(part) - length + 1):
            if tuple(part[i : i + length]) in shingles:
                found |= {before + i + n for n in range(length)}
        before += len(part)
    return found


def test_pairs_that_share_nothing_have_zeros() -> None:
    found = details_of(load_plain("a b c", "d e f", "", "c b a"), 2, [(0, 1), (0, 2), (3, 0)])
    for column in (found.coverage_left, found.coverage_right, found.longest, found.passages, found.bounded):
        assert column.tolist() == [0, 0, 0]


def test_no_pairs_have_no_figures() -> None:
    assert details_of(load_plain("a b c", "a b c"), 2, []).passages.tolist() == []


def test_a_repeated_text_says_that_it_is_bounded() -> None:
    sentence = "one two three four five six seven "
    found = details_of(load_plain(sentence * 3_000, sentence * 2_000, "one two three"), 3, [(0, 1), (0, 2)])
    assert found.bounded.tolist() == [True, False]
    assert found.coverage_left[0] == found.coverage_right[0] == 1
    assert found.longest.tolist() == [14_000, 3]

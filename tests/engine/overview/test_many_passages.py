"""Passages of many pairs against those of each pair."""

from itertools import permutations

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from imbrex.engine.arrays import Bools, Int64
from imbrex.engine.compare import seeds
from imbrex.engine.compare.passages import find_passages
from imbrex.engine.observer import Cancelled, Progress, Silent
from imbrex.engine.overview import shared_shingles
from imbrex.engine.overview.many_passages import find_many_passages
from imbrex.engine.overview.plain_pairs import PairSeeds
from tests.engine.overview.words import Loaded, load, load_plain, texts
from tests.examples import examples

Rows = dict[int, list[tuple[int, int, int]]]


def found_in(loaded: Loaded, length: int, pairs: list[tuple[int, int]], minimum_words: int = 1) -> Rows:
    left, right = np.array(pairs, np.int32).reshape(-1, 2).T
    rows: Rows = {}
    for batch in find_many_passages(loaded.words, length, minimum_words, left, right):
        for pair in dict.fromkeys(batch.pair.tolist()):
            assert pair not in rows  # a pair is never cut in two
            mine = batch.pair == pair
            columns = (column[mine].tolist() for column in (batch.left, batch.right, batch.words))
            rows[pair] = list(zip(*columns, strict=True))
    return rows


def one_by_one(loaded: Loaded, length: int, pairs: list[tuple[int, int]], minimum_words: int = 1) -> Rows:
    rows = {}
    for number, (left, right) in enumerate(pairs):
        found = find_passages(loaded.tokens[left], loaded.tokens[right], length, minimum_words)
        if len(found):
            rows[number] = [(p.left_word, p.right_word, p.words) for p in found]
    return rows


@st.composite
def some_pairs(draw: st.DrawFn, documents: int) -> list[tuple[int, int]]:
    """Pairs in any order and either direction, none twice."""
    both = draw(st.permutations(list(permutations(range(documents), 2))))
    once = {frozenset(pair): pair for pair in both}
    return draw(st.lists(st.sampled_from(list(once.values())), unique=True))


@given(st.data(), texts, st.integers(1, 5), st.integers(1, 7))
@examples(25)
def test_passages_are_those_of_each_pair(
    data: st.DataObject, parts: list[list[list[str]]], length: int, minimum_words: int
) -> None:
    loaded = load(parts)
    pairs = data.draw(some_pairs(len(parts)))
    assert found_in(loaded, length, pairs, minimum_words) == one_by_one(loaded, length, pairs, minimum_words)


@given(st.data(), texts, st.integers(1, 3), st.integers(1, 60), st.integers(1, 30), st.integers(16, 60))
@examples(25)
def test_small_parts_change_nothing(
    data: st.DataObject, parts: list[list[list[str]]], length: int, most_seeds: int, numbers: int, places: int
) -> None:
    loaded = load(parts)
    pairs = data.draw(some_pairs(len(parts)))
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(shared_shingles, "_MOST_SEEDS", most_seeds)
        patch.setattr(shared_shingles, "_MOST_NUMBERS", numbers)
        patch.setattr(shared_shingles, "_MOST_WORDS", places)
        assert found_in(loaded, length, pairs) == one_by_one(loaded, length, pairs)


@examples(50)
@given(st.data(), texts, st.integers(1, 3), st.integers(1, 20))
def test_bounded_pairs_are_those_of_each_pair(
    data: st.DataObject, parts: list[list[list[str]]], length: int, most_seeds: int
) -> None:
    loaded = load(parts)
    pairs = data.draw(some_pairs(len(parts)))
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(seeds, "MOST_SEEDS", most_seeds)
        assert found_in(loaded, length, pairs) == one_by_one(loaded, length, pairs)
        left, right = np.array(pairs, np.int32).reshape(-1, 2).T
        for batch in find_many_passages(loaded.words, length, 1, left, right):
            for pair in set(batch.pair.tolist()):
                a, b = (loaded.tokens[document] for document in pairs[pair])
                assert batch.bounded == find_passages(a, b, length).bounded


def test_copies_of_one_file_stay_in_small_parts(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(shared_shingles, "_MOST_SEEDS", 5_000)
    text = " ".join(f"w{number}" for number in range(100))
    loaded = load_plain(*[text] * 40)
    left, right = np.triu_indices(40, 1)
    batches = list(find_many_passages(loaded.words, 3, 1, left.astype(np.int32), right.astype(np.int32)))
    assert [len(batch.pair) for batch in batches] == [len(set(batch.pair.tolist())) for batch in batches]
    assert max(len(batch.pair) for batch in batches) <= 5_000 // 98
    assert sorted(np.concatenate([batch.pair for batch in batches]).tolist()) == list(range(780))
    assert {int(batch.words.min()) for batch in batches} == {100}
    assert not any(batch.bounded for batch in batches)


def test_ten_thousand_repeats_are_bounded_and_said_so() -> None:
    sentence = "the quick brown fox jumps over the lazy dog near the river bank "
    loaded = load_plain(sentence * 10_000, sentence * 3, sentence * 9_000)
    pairs = [(0, 1), (0, 2), (1, 2)]
    left, right = np.array(pairs, np.int32).T
    bounded = {
        pair: batch.bounded for batch in find_many_passages(loaded.words, 3, 1, left, right) for pair in set(batch.pair)
    }
    assert bounded == {0: False, 1: True, 2: False}
    assert found_in(loaded, 3, pairs) == one_by_one(loaded, 3, pairs)


def test_a_run_is_beaten_on_either_side_by_runs_that_nothing_else_touches() -> None:
    middle, before, after = "x1 x2 x3 x4 x5 x6", "a1 a2 a3 a4", "b1 b2 b3 b4"
    loaded = load_plain(
        f"{before} {middle} {after} o1 c {middle} d", f"{before} x1 x2 x3 x4 o2 x3 x4 x5 x6 {after} o3 c {middle} d"
    )
    found = found_in(loaded, 2, [(0, 1)], 6)
    assert found == one_by_one(loaded, 2, [(0, 1)], 6)
    assert [words for *_, words in found[0]] == [8, 8, 8]


def refuse(seeds: PairSeeds, pairs: Int64) -> Bools:
    pytest.fail("seeds are not known to be equal words")


def test_a_collision_of_shingles_makes_no_passage(monkeypatch: pytest.MonkeyPatch) -> None:
    left, right = np.array([(0, 1), (0, 2), (1, 2)], np.int32).T
    hashes = [0, 9, 1, 9, 0], [0, 9, 1, 9, 1], [0, 9, 0, 9, 0]  # the first bits of 0 and 1 are the same
    for shingles, written, settle, expected in (
        (hashes[0], ("a b", "c d", "a b"), None, [1]),
        (hashes[1], ("a b", "c d", "e f"), refuse, []),
        (hashes[2], ("a b", "c d", "a b"), refuse, [1]),
    ):
        monkeypatch.setattr(shared_shingles, "shingle_hashes", lambda *_, made=shingles: np.array(made, np.uint64))
        found = list(find_many_passages(load_plain(*written).words, 2, 1, left, right, settle=settle))
        assert [pair for one in found for pair in one.pair.tolist()] == expected


def test_a_group_of_hashes_that_are_equal_in_their_first_bits_is_exact(monkeypatch: pytest.MonkeyPatch) -> None:
    words = load_plain("a b", "c d", "a b").words
    monkeypatch.setattr(shared_shingles, "shingle_hashes", lambda *_: np.array([0, 9, 1, 9, 0], np.uint64))
    assert shared_shingles.find_shared(words, 2, np.arange(3)).is_exact(words.hashes, 2)


def test_a_pair_is_asked_for_once() -> None:
    words = load_plain("a b", "a b").words
    for left, right in (([0, 1], [1, 0]), ([0, 0], [1, 1]), ([1], [1])):
        with pytest.raises(ValueError, match="each pair"):
            list(find_many_passages(words, 1, 1, np.array(left, np.int32), np.array(right, np.int32)))


def test_progress_is_told_and_work_can_be_stopped(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(shared_shingles, "_MOST_SEEDS", 3)
    loaded = load_plain(*["a b c"] * 4)
    left, right = (side.astype(np.int32) for side in np.triu_indices(4, 1))

    class Listener(Silent):
        def __init__(self, patience: int) -> None:
            self.heard: list[Progress] = []
            self.patience = patience

        def progress(self, progress: Progress) -> None:
            self.heard.append(progress)

        def check(self) -> None:
            self.patience -= 1
            if self.patience < 0:
                raise Cancelled

    listener = Listener(100)
    list(find_many_passages(loaded.words, 2, 1, left, right, listener))
    assert listener.heard == [Progress("passages", done, 6) for done in range(1, 7)]
    listener = Listener(3)
    with pytest.raises(Cancelled):
        list(find_many_passages(loaded.words, 2, 1, left, right, listener))
    assert len(listener.heard) == 2

from difflib import SequenceMatcher

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from imbrex.engine.rewriting.alignment import align
from imbrex.engine.rewriting.differences import WordChange, find_differences
from imbrex.engine.rewriting.sentence_words import LONGEST_SENTENCE, SHORTEST_SENTENCE
from tests.engine.rewriting.conftest import both_readings
from tests.examples import examples


def words(*values):
    return np.array(values, np.int32)


def longest_common(left, right):
    """The length of a longest common subsequence, the slow way."""
    row = [0] * (len(right) + 1)
    for a in left:
        before = 0
        for place, b in enumerate(right, 1):
            before, row[place] = row[place], before + 1 if a == b else max(row[place], row[place - 1])
    return row[-1]


@examples(40)
@given(st.lists(st.integers(0, 6), max_size=25), st.lists(st.integers(0, 6), max_size=25))
def test_short_texts_are_aligned_as_well_as_can_be(left, right):
    a, b = align(words(*left), words(*right))
    assert len(a) == longest_common(left, right)
    assert all(left[i] == right[j] for i, j in zip(a, b, strict=True))
    assert (np.diff(a) > 0).all()
    assert (np.diff(b) > 0).all()


def test_long_texts_are_aligned_by_what_stands_once():
    chance = np.random.default_rng(7)
    left = chance.permutation(5_000).astype(np.int32)
    right = left.copy()
    right[chance.integers(0, 5_000, 500)] = 9_999
    a, b = align(left, right)
    assert len(a) == np.count_nonzero(left == right)
    assert np.array_equal(a, b)


def test_a_long_text_of_one_word_costs_little_and_aligns_with_itself():
    a, b = align(np.zeros(50_000, np.int32), np.zeros(60_000, np.int32))
    assert len(a) == len(b) == 50_000
    mixed = np.tile(words(1, 2), 3_000)
    a, _ = align(mixed, np.tile(words(2, 2, 1), 2_000))
    assert len(a) <= 6_000


@pytest.fixture
def kinds(readings):
    """What became of each word of two sentences: (word, kind) of either side."""

    def kinds(left, right):
        one, other = readings(left, right)
        found = find_differences(one, other, (0, len(one), 0, len(other)))
        return [
            [(side.tokens.word(int(side.kept[place])), WordChange(kind)) for place, kind in enumerate(column.tolist())]
            for side, column in ((one, found.left), (other, found.right))
        ]

    return kinds


def test_each_word_is_told_what_became_of_it(kinds):
    left, right = kinds("Slowly the grey cats chased a small mouse", "the old cat chased a mouse yesterday")
    assert left == [
        ("Slowly", WordChange.INSERTED),
        ("the", WordChange.KEPT),
        ("grey", WordChange.SWAPPED),
        ("cats", WordChange.OTHER_FORM),
        ("chased", WordChange.KEPT),
        ("a", WordChange.KEPT),
        ("small", WordChange.INSERTED),
        ("mouse", WordChange.KEPT),
    ]
    assert right[1] == ("old", WordChange.SWAPPED)
    assert right[-1] == ("yesterday", WordChange.DROPPED)


def test_a_phrase_is_swapped_and_no_longer_stretch_is(kinds):
    left, right = kinds("the old grey cat slept on", "the very small blue mouse slept on")
    assert [kind for _, kind in right[1:5]] == [WordChange.DROPPED] * 4
    assert [kind for _, kind in left[1:4]] == [WordChange.INSERTED] * 3
    left, right = kinds("the cat slept on", "the small blue mouse slept on")
    assert left[1] == ("cat", WordChange.SWAPPED)
    assert [kind for _, kind in right[1:4]] == [WordChange.SWAPPED] * 3


def test_moved_words_know_their_partners(readings):
    one, other = readings("yesterday the cat slept on the mat", "the cat slept on the mat yesterday")
    found = find_differences(one, other, (0, len(one), 0, len(other)))
    assert found.left[0] == found.right[6] == WordChange.MOVED
    assert found.left_partner.tolist() == [6, 0, 1, 2, 3, 4, 5]
    assert found.right_partner.tolist() == [1, 2, 3, 4, 5, 6, 0]


def test_phrases_move_any_way_and_single_words_only_nearby(readings):
    middle = " ".join(f"filler{number}" for number in range(40))
    one, other = readings(f"{middle} yellow submarine ends the song", f"yellow submarine the {middle} song")
    found = find_differences(one, other, (0, len(one), 0, len(other)))
    assert found.left[40:].tolist() == [
        WordChange.MOVED,
        WordChange.MOVED,
        WordChange.INSERTED,
        WordChange.INSERTED,  # "the" is too far away to be the same
        WordChange.KEPT,
    ]
    assert found.left_partner[40:42].tolist() == [0, 1]
    assert found.right[:3].tolist() == [WordChange.MOVED, WordChange.MOVED, WordChange.DROPPED]


WORDS = st.lists(st.sampled_from("the cat cats mouse chased by a small dog".split()), min_size=1, max_size=20)


@examples(20)
@given(WORDS, WORDS)
def test_partners_are_one_another_s(left, right):
    one, other = both_readings(" ".join(left), " ".join(right))
    found = find_differences(one, other, (0, len(one), 0, len(other)))
    for place, partner in enumerate(found.left_partner.tolist()):
        assert (partner >= 0) == (found.left[place] <= WordChange.MOVED)
        if partner >= 0:
            assert found.right_partner[partner] == place
            assert found.right[partner] == found.left[place]
    kept = SequenceMatcher(None, left, right, autojunk=False).find_longest_match().size
    assert np.count_nonzero(found.left <= WordChange.OTHER_FORM) >= kept


def test_sentences_are_neither_too_short_nor_too_long(readings):
    long = " ".join(f"word{number}" for number in range(150))
    one, other = readings(f"No. Dr. Who came home late. Yes. {long}", "Oh. Three words here.")
    sizes = np.diff(one.sentences)
    assert sizes.sum() == len(one) == 157
    assert (sizes >= SHORTEST_SENTENCE).all()
    assert (sizes <= LONGEST_SENTENCE).all()
    assert other.sentences.tolist() == [0, 4]

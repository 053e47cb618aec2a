"""Links against a count by hand, and words that are settled once paragraphs are known to go together."""

from collections import Counter

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from imbrex.engine.changes.find_changes import only
from imbrex.engine.changes.paragraph_links import heaviest, weigh
from imbrex.engine.changes.paragraphs import find_paragraphs
from imbrex.engine.changes.word_origins import NOWHERE, grown, without_strays
from tests.engine.changes.conftest import PARAGRAPHS, text_of, two_readings
from tests.examples import examples

PAIRS = st.lists(st.tuples(st.integers(0, 3), st.integers(0, 3)), max_size=40)


@pytest.fixture(scope="module")
def both():
    """The passages of two texts with the same paragraphs, the other way round."""
    return two_readings(text_of(*PARAGRAPHS), text_of(*PARAGRAPHS[::-1]))


@pytest.fixture(scope="module")
def left(both):
    """The paragraphs of the left text."""
    return find_paragraphs(both.left)


@pytest.fixture(scope="module")
def right(both):
    """The paragraphs of the right text."""
    return find_paragraphs(both.right)


def columns(pairs):
    return np.array(pairs, np.int64).reshape(-1, 2).T


@examples(50)
@given(PAIRS)
def test_weights_are_counts(pairs):
    left, right = columns(pairs)
    weights = weigh(left, right)
    found = zip(weights.left.tolist(), weights.right.tolist(), weights.words.tolist(), strict=True)
    assert [(b, a, count) for a, b, count in found] == sorted((b, a, n) for (a, b), n in Counter(pairs).items())


@examples(50)
@given(PAIRS, st.lists(st.booleans(), min_size=4, max_size=4))
def test_the_heaviest_pair_of_each_paragraph_is_the_first_of_the_most_words(pairs, counts):
    weights = weigh(*columns(pairs))
    best = heaviest(weights.right, weights.left, weights.words, np.array(counts))
    for number, place in enumerate(best.tolist()):
        mine = [(n, -a) for (a, b), n in Counter(pairs).items() if b == number]
        if not counts[number] or not mine:
            assert place == -1
        else:
            assert (weights.words[place], -weights.left[place]) == max(mine)
            assert weights.right[place] == number


@examples(50)
@given(data=st.data())
def test_growing_pairs_equal_neighbours_within_their_paragraphs_and_takes_no_word_twice(both, left, right, data):
    count = len(both.right)
    truth = {int(stem): place for place, stem in reversed(list(enumerate(both.left.stems.tolist())))}
    some = data.draw(st.sets(st.integers(0, count - 1), max_size=12))
    origins = np.full(count, NOWHERE, np.int64)
    for word in some:
        origin = truth[int(both.right.stems[word])]
        if origin not in origins:
            origins[word] = origin
    result = grown(origins, (both.left, both.right), (left, right))
    known = origins != NOWHERE
    assert (result[known] == origins[known]).all()
    paired = np.flatnonzero(result != NOWHERE)
    assert (both.left.stems[result[paired]] == both.right.stems[paired]).all()
    assert len(set(result[paired].tolist())) == len(paired)
    added = np.setdiff1d(paired, np.flatnonzero(known))
    right_of, left_of = right.of_words(), left.of_words()
    for word in added.tolist():
        assert any(
            0 <= word + step < count
            and result[word + step] == result[word] + step
            and right_of[word + step] == right_of[word]
            and left_of[result[word] + step] == left_of[result[word]]
            for step in (1, -1)
        )


def test_a_word_left_over_at_the_edge_of_a_passage_is_paired():
    both = two_readings(text_of(*PARAGRAPHS), text_of(*PARAGRAPHS))
    origins = np.arange(len(both.left))
    paragraphs = find_paragraphs(both.left)
    edge = int(paragraphs.borders[1])
    origins[edge - 3 : edge + 2] = NOWHERE
    result = grown(origins, (both.left, both.right), (paragraphs, paragraphs))
    assert result.tolist() == list(range(len(both.left)))


def test_a_stray_word_of_another_paragraph_is_let_go(both, left, right):
    origins = np.full(len(both.right), NOWHERE, np.int64)
    first, last = right.borders[0:2]
    wanted = np.arange(*left.borders[4:6])
    origins[first:last] = wanted
    origins[first] = 0  # of the first paragraph, which has nothing else in common with it
    weights = weigh(left.of_words()[origins[first:last]], right.of_words()[first:last])
    chosen = np.array([int(np.argmax(weights.words))])
    result = without_strays(origins, left, right, weights, chosen)
    assert result[first] == NOWHERE
    assert result[first + 1 : last].tolist() == wanted[1:].tolist()


@examples(50)
@given(chosen=st.lists(st.booleans(), min_size=len(PARAGRAPHS), max_size=len(PARAGRAPHS)))
def test_the_rest_has_the_chosen_words_and_a_border_wherever_some_were_left_out(both, left, chosen):
    mask = np.repeat(chosen, left.words)
    rest = only(both.left, mask)
    words = np.flatnonzero(mask)
    assert rest.stems.tolist() == both.left.stems[words].tolist()
    assert rest.start.tolist() == both.left.start[words].tolist()
    gaps = [place for place in range(1, len(words)) if words[place] != words[place - 1] + 1]
    assert set(gaps) <= set(rest.barriers.tolist()) <= set(range(1, max(1, len(words))))
    assert set(gaps) <= set(rest.sentences.tolist())
    assert (rest.sentences[0], rest.sentences[-1]) == (0, len(words))
    assert (np.diff(rest.sentences) > 0).all()

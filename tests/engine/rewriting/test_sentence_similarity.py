from itertools import combinations, pairwise

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from imbrex.engine.rewriting import passage_places
from imbrex.engine.rewriting import sentence_similarity as module
from imbrex.engine.rewriting.find_rewritten import find_seeds, mutual
from imbrex.engine.rewriting.passage_borders import best_stretch, trimmed
from imbrex.engine.rewriting.passage_places import Places, apart, evidence, from_bounds, gains, phrase_shares
from imbrex.engine.rewriting.sentence_ranges import group
from imbrex.engine.rewriting.sentence_similarity import WEAKEST, find_both, find_likeness, sentence_vectors
from tests.engine.rewriting.conftest import both_readings
from tests.examples import examples

WORDS = "grey cat slept mat dog barked bone old yard moon rose lake boat".split()
TEXTS = st.lists(st.lists(st.sampled_from(WORDS), min_size=3, max_size=8), min_size=1, max_size=8).map(
    lambda sentences: " ".join(" ".join(words) + "." for words in sentences)
)


def dense(vectors):
    """The vectors of all sentences as a matrix."""
    matrix = np.zeros((len(vectors), len(vectors.rarity)))
    matrix[vectors.sentence, vectors.term] = vectors.weight
    return matrix


def by_brute_force(left, right):
    """Cosine and Dice of every pair of sentences."""
    a, b = dense(left), dense(right)
    lengths = np.outer(np.linalg.norm(a, axis=1), np.linalg.norm(b, axis=1))
    shared = (a > 0).astype(int) @ (b > 0).astype(int).T
    dice = 2 * shared / ((a > 0).sum(1)[:, None] + (b > 0).sum(1)[None, :])
    return (a @ b.T) / np.where(lengths > 0, lengths, 1), dice


def check(found, left, right):
    cosine, dice = by_brute_force(left, right)
    wanted = np.argwhere(np.round(cosine, 9) > WEAKEST)
    assert np.array_equal(np.column_stack((found.left, found.right)), wanted)
    assert np.allclose(found.cosine, cosine[found.left, found.right])
    assert np.allclose(found.dice, dice[found.left, found.right])


@examples(25)
@given(TEXTS, TEXTS)
def test_all_pairs_of_like_sentences_are_found(left, right):
    vectors = sentence_vectors(*both_readings(left, right))
    found = find_likeness(*vectors)
    check(found, *vectors)
    mirrored = find_likeness(*reversed(vectors))
    assert sorted(zip(mirrored.right, mirrored.left, strict=True)) == list(zip(found.left, found.right, strict=True))


@pytest.mark.parametrize(("meetings", "pairs"), [(10**6, 10**6), (20, 10**6), (20, 3)])
@examples(8)
@given(left=TEXTS, right=TEXTS)
def test_both_ways_are_as_if_found_one_by_one(left, right, meetings, pairs):
    vectors = sentence_vectors(*both_readings(left, right))
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(module, "MOST_MEETINGS", meetings)
        patch.setattr(module, "MOST_PAIRS", pairs)
        for found, alone in zip(
            find_both(*vectors), (find_likeness(*vectors), find_likeness(*reversed(vectors))), strict=True
        ):
            for name in ("left", "right", "cosine", "dice", "bounded"):
                assert np.array_equal(getattr(found, name), getattr(alone, name)), name


def test_common_terms_are_added_where_rarer_ones_choose_the_pairs(monkeypatch):
    sentences = [f"grey cat slept on the mat beside {word}1 and {word}2 with {word}3" for word in WORDS]
    vectors = sentence_vectors(*both_readings(". ".join(sentences), ". ".join(reversed(sentences))))
    whole = find_likeness(*vectors)
    monkeypatch.setattr(module, "MOST_MEETINGS", 60)
    part = find_likeness(*vectors)
    strong = whole.take(whole.cosine > 0.9)
    assert len(strong) == len(WORDS)
    sure = part.take(part.cosine > 0.9)
    assert np.array_equal(sure.left, strong.left)
    assert np.array_equal(sure.right, strong.right)
    assert np.allclose(sure.cosine, strong.cosine)
    assert np.allclose(sure.dice, strong.dice)


def test_blocks_of_sentences_make_no_difference(monkeypatch):
    vectors = sentence_vectors(
        *both_readings(" ".join(f"{word} slept well." for word in WORDS), "The moon slept well.")
    )
    monkeypatch.setattr(module, "_CELLS", 3)
    check(find_likeness(*vectors), *vectors)


@examples(15)
@given(TEXTS, TEXTS)
def test_batches_of_passages_make_no_difference(left, right):
    sides = both_readings(left, right)
    mine, its = sentence_vectors(*sides)
    bounds = [
        (int(a), int(b), int(c), int(d))
        for a, b in combinations(sides[0].sentences[:6], 2)
        for c, d in combinations(sides[1].sentences[:3], 2)
    ]
    places = from_bounds(bounds, np.ones(len(bounds)))
    known = trimmed(places, mine, its), evidence(places, mine, its), phrase_shares(places, mine, its)
    for number, (a, b, c, d) in enumerate(bounds):
        one, other = mine.words[a:b], its.words[c:d]
        gained = gains(mine, one, other), gains(its, other, one)
        assert known[1][number] == min(gained[0].sum(), gained[1].sum())
        first, last = best_stretch(gained[0])
        assert (known[0].left_first[number], known[0].left_last[number]) == (a + first, a + last)
        shared = set(pairwise(one.tolist())) & set(pairwise(other.tolist()))
        assert (known[2][0][number] > 0) == (known[2][1][number] > 0) == bool(shared)
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(passage_places, "_CELLS", 30)
        assert list(trimmed(places, mine, its).bounds()) == list(known[0].bounds())
        assert np.array_equal(evidence(places, mine, its), known[1])
        assert np.array_equal(phrase_shares(places, mine, its), known[2])


def test_what_is_no_sentence_s_best_is_no_seed():
    left = "The grey cat slept on the old mat. The grey cat slept on the old bench beside the lake."
    vectors = sentence_vectors(*both_readings(left, f"{left} Dogs barked at the moon all night."))
    seeds = find_seeds(find_likeness(*vectors))
    assert len(seeds) == 4
    best = mutual(seeds, 2, 3)
    assert list(zip(best.left.tolist(), best.right.tolist(), strict=True)) == [(0, 0), (1, 1)]


@pytest.mark.parametrize(
    ("right", "groups"),
    [([0, 1, 2, 3], 1), ([0, 1, 9, 10], 2), ([0, 9, 1, 10], 4), ([0, 4, 8, 12], 1), ([0, 5, 10, 15], 4)],
)
def test_pairs_far_apart_in_either_text_are_other_groups(right, groups):
    left = np.arange(4) if right != [0, 9, 1, 10] else np.array([0, 1, 6, 7])
    assert len(set(group(left, np.array(right), 3, 3, np.zeros(4, np.int64)).tolist())) == groups


def test_the_best_stretch_is_that_of_the_greatest_sum():
    assert best_stretch(np.array([-1.0, 2, -0.5, 3, -4, 1])) == (1, 4)
    assert best_stretch(np.array([1.0])) == (0, 1)
    assert best_stretch(np.array([-1.0, -2])) == (0, 2)
    assert best_stretch(np.zeros(0)) == (0, 0)


@examples(30)
@given(st.lists(st.integers(-3, 3), min_size=1, max_size=12))
def test_the_best_stretch_beats_all_others(gains):
    values = np.array(gains, np.float64)
    first, last = best_stretch(values)
    if values.max() > 0:
        sums = [values[a:b].sum() for a in range(len(values)) for b in range(a + 1, len(values) + 1)]
        assert values[first:last].sum() == max(sums)


def test_evidence_grows_with_rare_words_and_phrases_with_their_order():
    left, right = both_readings(
        "Purple umbrellas dry beside crooked chimneys. Purple chimneys crooked beside dry umbrellas.",
        "Purple umbrellas dry beside crooked chimneys. Something else happened.",
    )
    vectors = sentence_vectors(left, right)
    places = from_bounds([(0, 6, 0, 6), (6, 12, 0, 6), (0, 6, 6, 9)], np.ones(3))
    same, shuffled, other = evidence(places, *vectors)
    assert same == shuffled > 0 > other
    mine, its = phrase_shares(places, *vectors)
    assert mine.tolist()[0] == its.tolist()[0] == 1
    assert mine[1] == mine[2] == 0


BOUNDS = st.lists(st.tuples(st.integers(0, 30), st.integers(1, 8)), max_size=8)


@given(BOUNDS, BOUNDS)
def test_touching_and_apart_agree_with_sets(mine, others):
    def places(bounds) -> Places:
        return from_bounds([(first, first + size, 0, 1) for first, size in bounds], np.ones(len(bounds)))

    def words(chosen):
        return [set(range(a, b)) for a, b, _, _ in chosen.bounds()]

    kept = apart(places(others))
    sets = words(kept)
    assert sum(map(len, sets)) == len(set().union(*sets))
    if others:
        assert max(size for _, size in others) in map(len, sets)
    touched = places(mine).touching(kept)
    assert touched.tolist() == [any(one & other for other in sets) for one in words(places(mine))]

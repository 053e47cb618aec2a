import itertools

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from imbrex.engine.overview import score_distribution
from imbrex.engine.overview.score import Score
from imbrex.engine.overview.score_distribution import outliers, percentiles

SHARES = st.lists(st.floats(2**-10, 1, width=32), max_size=40)


def scores(values):
    return np.array(values, np.float32)


def distribution(values, possible):
    return score_distribution.distribution(values, possible, Score.CONTAINMENT)


def unrelated(pairs, seed, words=400, mean=2.5):
    """Scores of pairs that share a few shingles by chance, fractions of 1."""
    shared = np.random.default_rng(seed).poisson(np.random.default_rng(seed + 1).gamma(4, mean / 4, pairs))
    return scores(shared / words)


@given(SHARES, st.integers(0, 40), st.floats(0, 1, width=32))
def test_a_percentile_is_the_share_of_all_pairs_below(values, sharing_nothing, value):
    every = [*values, *[0.0] * sharing_nothing]
    found = distribution(scores(values), len(every))
    below = sum(other < value for other in every)
    assert percentiles(found, scores([value, value])) == pytest.approx([below / max(1, len(every))] * 2)


@given(SHARES, st.integers(0, 40))
def test_every_pair_is_in_one_bin_of_the_histogram(values, sharing_nothing):
    every = scores([*values, *[0.0] * sharing_nothing])
    found = distribution(scores(values), len(every))
    assert found.counts.sum() == len(every)
    assert len(found.edges) == len(found.counts) + 1
    assert found.median == pytest.approx(float(np.median(every)) if len(every) else 0.0)
    for low, high, count in zip(found.edges, found.edges[1:], found.counts, strict=False):
        inside = (every >= low - 1e-6) & ((every < high + 1e-6) | (high == 1))
        assert count <= np.count_nonzero(inside)


def test_a_score_on_a_border_is_in_the_bin_above_it():
    found = distribution(scores([0.29, 0.57, 1.0]), 5)
    assert np.flatnonzero(found.counts).tolist() == [0, 29, 57, 99]
    assert found.counts[0] == 2


@given(SHARES, st.randoms(use_true_random=False))
def test_the_order_of_pairs_changes_nothing(values, random):
    shuffled = values[:]
    random.shuffle(shuffled)
    one, other = distribution(scores(values), 50), distribution(scores(shuffled), 50)
    assert (one.chance, one.cutoff, one.median) == (other.chance, other.cutoff, other.median)


@pytest.mark.parametrize(("pairs", "seed"), [*itertools.product([435, 19_900], range(5))])
def test_copies_are_above_chance_and_unrelated_pairs_are_not(pairs, seed):
    others = unrelated(pairs, seed)
    copies = scores(np.linspace(0.08, 0.6, 20))
    found = distribution(np.concatenate((others, copies)), pairs + len(copies))
    assert found.chance is not None
    assert not outliers(found, others).any()
    assert outliers(found, copies).all()
    assert found.cutoff is not None
    assert found.chance <= found.cutoff <= float(copies[0])


def test_what_lies_above_the_level_is_trimmed_off_until_it_stays():
    copied = scores(np.linspace(0.03, 0.6, 400))
    found = distribution(np.concatenate((unrelated(4000, 1), copied)), 4400)
    assert outliers(found, copied[copied > 0.09]).all()


@pytest.mark.parametrize("gap", [0.001, 0.004, 0.011, 0.03])
def test_the_guess_lies_between_chance_and_the_lowest_pair_above_it(gap):
    others = unrelated(4000, 1)
    level = distribution(others, len(others)).chance
    found = distribution(np.append(others, np.float32(level + gap)), len(others) + 1)
    assert found.chance <= found.cutoff <= np.float32(level + gap)


@pytest.mark.parametrize("seed", range(5))
def test_a_tenth_of_all_pairs_may_be_copies(seed):
    others, copies = unrelated(4000, seed), scores(np.linspace(0.08, 0.6, 444))
    found = distribution(np.concatenate((others, copies)), 4444)
    assert not outliers(found, others).any()
    assert outliers(found, copies).all()


@pytest.mark.parametrize(("pairs", "lowest", "highest", "copies"), [(1225, 0.04, 0.3, 100), (4000, 0.03, 0.6, 400)])
def test_copies_that_begin_where_chance_ends_do_not_draw_it_up_after_them(pairs, lowest, highest, copies):
    others, copied = unrelated(pairs, 1), scores(np.linspace(lowest, highest, copies))
    found = distribution(np.concatenate((others, copied)), pairs + copies)
    assert not outliers(found, others).any()
    assert found.chance < 0.2
    assert outliers(found, copied[copied > 0.2]).all()


@pytest.mark.parametrize("seed", range(5))
def test_where_nobody_copied_no_pair_stands_out(seed):
    found = distribution(unrelated(19_900, seed), 19_900)
    assert found.chance is not None
    assert found.cutoff is None


def test_single_words_give_a_high_level_of_chance():
    shared = np.clip(np.random.default_rng(3).normal(0.3, 0.035, 19_900), 0.1, 1)
    found = distribution(scores(shared), 19_900)
    assert float(shared.max()) < found.chance < 0.6


@pytest.mark.parametrize("seed", range(5))
def test_a_second_shingle_in_a_text_of_another_length_is_chance(seed):
    """Where hardly anything is shared, scores differ by the lengths of texts and not by what is shared."""
    sizes = np.random.default_rng(seed).integers(350, 400, 90)
    others = scores(np.array([1] * 80 + [2] * 9 + [3]) / sizes)
    found = distribution(np.append(others, np.float32(0.05)), 435)
    assert not outliers(found, others).any()
    assert outliers(found, scores([0.05])).all()


def test_one_copied_pair_of_five_texts_that_share_nothing_else_stands_out():
    found = distribution(scores([0.3]), 10)
    assert outliers(found, scores([0.3])).all()
    assert 0 < found.chance < found.cutoff < 0.3


def test_short_texts_that_share_a_single_shingle_do_not_stand_out():
    others = scores([1 / 40] * 30 + [2 / 40] * 4)
    found = distribution(np.append(others, np.float32(0.5)), 435)
    assert not outliers(found, others).any()
    assert outliers(found, scores([0.5])).all()


def test_too_few_pairs_tell_nothing_of_chance():
    found = distribution(scores([0.01, 0.9]), 6)  # of four documents
    assert (found.chance, found.cutoff) == (None, None)
    assert not outliers(found, scores([0.9])).any()
    assert distribution(scores([0.01, 0.9]), 10).chance is not None


def test_copies_of_one_file_tell_nothing_of_chance():
    found = distribution(scores([1.0] * 19_900), 19_900)
    assert (found.chance, found.cutoff, found.median) == (None, None, 1.0)


@pytest.mark.parametrize(("copies", "lowest", "highest"), [(50, 0.01, 0.6), (60, 0.006, 0.7)])
def test_a_tail_of_copies_tells_nothing_of_chance(copies, lowest, highest):
    """A quarter of the pairs and more, from light copies to whole ones: they are the tail, and it is too wide."""
    rest = 190 - copies
    honest = np.repeat([1, 2, 3], [rest // 3, rest // 6, rest // 12]) / 200
    found = distribution(scores([*honest, *np.geomspace(lowest, highest, copies)]), 190)
    assert (found.chance, found.cutoff) == (None, None)


@pytest.mark.parametrize("seed", range(5))
@pytest.mark.parametrize("share", [0.35, 0.6, 1])
def test_a_header_that_many_have_gives_a_high_level_of_chance(share, seed):
    random = np.random.default_rng(seed)
    alike = int(share * 190)
    others = scores(np.append(random.poisson(1, 190 - alike) / 200, random.normal(0.35, 0.03, alike)))
    found = distribution(others, 190)
    assert found.chance is not None
    assert not outliers(found, others).any()


def test_texts_that_share_nothing_at_all_have_a_level_too():
    found = distribution(scores([]), 19_900)
    assert 0 < found.chance < 0.03
    assert found.cutoff is None


def test_a_class_without_pairs():
    found = distribution(scores([]), 0)
    assert (found.pairs, found.median, found.chance, found.cutoff) == (0, 0.0, None, None)
    assert percentiles(found, scores([0.5])) == [0.0]

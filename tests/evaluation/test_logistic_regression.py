"""Logistic regression: known ratios come back, and the cost of ratios has known values."""

import numpy as np
import pytest

from tests.evaluation.logistic_regression import cllr, fit


def test_the_ratio_of_two_normal_distributions_comes_back():
    chance = np.random.default_rng(7)
    related = np.arange(20_000) < 4_000  # a fifth, which must not change the ratio
    features = (chance.normal(size=20_000) + 2 * related)[:, None]
    found = fit(features, related, np.ones(20_000))
    # The logarithm of the ratio of N(2, 1) and N(0, 1) at x is 2 x - 2.
    assert found.weights[0] == pytest.approx(2, abs=0.08)
    assert found.intercept == pytest.approx(-2, abs=0.08)
    assert found.log_ratio(np.array([[1.0]]))[0] == pytest.approx(0, abs=0.05)


def test_a_feature_of_which_copies_have_less_is_left_out():
    chance = np.random.default_rng(8)
    related = np.arange(400) % 2 == 0
    features = np.column_stack((chance.normal(size=400) + related, chance.normal(size=400) - related))
    found = fit(features, related, np.ones(400))
    assert found.weights[0] > 0
    assert found.weights[1] == 0


def test_pairs_that_are_told_apart_without_a_mistake_have_finite_weights():
    found = fit(np.array([[0.0], [0.1], [5.0], [6.0]]), np.array([False, False, True, True]), np.ones(4))
    assert 0 < found.weights[0] < 10


def test_the_cost_of_ratios():
    related = np.array([True, False, False])
    assert cllr(np.zeros(3), related) == pytest.approx(1)
    assert cllr(np.array([50.0, -50, -50]), related) == pytest.approx(0)
    assert cllr(np.log([4.0, 0.25, 0.25]), related) == pytest.approx(np.log2(1.25))
    assert cllr(np.array([-9.0, 9, 9]), related) > 10

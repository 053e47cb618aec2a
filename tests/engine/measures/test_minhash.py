"""MinHash, supershingles and megashingles against theory."""

import math

import numpy as np
import pytest

from imbrex.engine.measures.megashingles import pair_up
from imbrex.engine.measures.minhash import FUNCTIONS, ROUNDS, minima, standard_error
from imbrex.engine.measures.supershingles import NEEDED, bundle, chance
from tests.engine.measures.conftest import Measured, made_text, sets_with


@pytest.mark.parametrize("jaccard", [0.1, 0.5, 0.9])
@pytest.mark.parametrize("union", [100, 3000])
def test_the_error_is_that_of_theory(jaccard: float, union: int) -> None:
    pairs = 400
    random = np.random.default_rng(int(100 * jaccard) + union)
    errors = []
    for _ in range(pairs):
        left, right = sets_with(jaccard, union, random)
        errors.append(np.mean(minima(left) == minima(right)) - jaccard)
    expected = math.sqrt(jaccard * (1 - jaccard) / 84)
    # Four standard errors of a mean and of a standard deviation over so many pairs.
    assert abs(np.mean(errors)) < 4 * expected / math.sqrt(pairs)
    assert np.std(errors) == pytest.approx(expected, rel=4 / math.sqrt(2 * pairs))
    assert standard_error(jaccard) == pytest.approx(expected)


def test_functions_of_one_set_are_not_alike() -> None:
    # Were some functions the same, the minima of two sets would agree together more often than theory has it.
    random = np.random.default_rng(3)
    equal = []
    for _ in range(300):
        left, right = sets_with(0.5, 400, random)
        equal.append(minima(left) == minima(right))
    correlation = np.corrcoef(np.array(equal).T)[np.triu_indices(FUNCTIONS, 1)]
    assert np.abs(correlation).max() < 6 / math.sqrt(300)


def test_rounds_are_independent() -> None:
    shingles = np.random.default_rng(1).integers(0, 2**64, 500, dtype=np.uint64)
    rounds = [set(minima(shingles, chosen).tolist()) for chosen in range(ROUNDS)]
    assert len(set.union(*rounds)) > 0.99 * ROUNDS * FUNCTIONS


def test_minima_are_those_of_the_definition() -> None:
    shingles = np.random.default_rng(2).integers(0, 2**64, 2500, dtype=np.uint64)  # more than one block
    whole = minima(shingles)
    assert (whole == np.minimum(minima(shingles[:900]), minima(shingles[900:]))).all()
    assert (minima(np.concatenate((shingles[::-1], shingles))) == whole).all()
    assert (minima(shingles[:1]) != whole).any()


@pytest.mark.parametrize("jaccard", [0.75, 0.9, 0.97])
def test_supershingles_and_megashingles_follow_their_curve(jaccard: float) -> None:
    pairs = 500
    random = np.random.default_rng(int(1000 * jaccard))
    passed = 0
    for _ in range(pairs):
        left, right = (bundle(minima(side)) for side in sets_with(jaccard, 600, random))
        by_supershingles = np.count_nonzero(left == right) >= NEEDED
        assert by_supershingles == bool((pair_up(left) == pair_up(right)).any())
        passed += by_supershingles
    group = jaccard**14
    expected = 1 - (1 - group) ** 6 - 6 * group * (1 - group) ** 5
    assert chance(jaccard) == pytest.approx(expected)
    assert passed / pairs == pytest.approx(expected, abs=4 * math.sqrt(expected * (1 - expected) / pairs))


def test_the_curve_has_its_ends() -> None:
    assert chance(0.0) == 0
    assert chance(1.0) == 1
    assert len(pair_up(bundle(minima(np.arange(200, dtype=np.uint64) << np.uint64(40))))) == 15


def test_fewer_shingles_than_functions_are_estimated_and_said(measured: Measured) -> None:
    values = measured("one two three four five", "one two three four six")
    for name in ("minhash", "supershingles", "megashingles"):
        assert values[name].figure is not None
        assert "only 3 distinct shingles" in values[name].caution
    long = measured(made_text(300, 1), made_text(300, 2))
    assert "distinct shingles" not in long["minhash"].caution

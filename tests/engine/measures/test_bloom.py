"""Bloom filters against theory."""

import math

import numpy as np
import pytest

from imbrex.engine.measures.bloom import bloom_filter, dimensions, load, standard_error
from imbrex.engine.measures.context import Settings
from tests.engine.measures.conftest import Measured, made_text, sets_with


@pytest.mark.parametrize("error", [0.001, 0.01, 0.1])
def test_the_size_gives_the_wanted_error(error: float) -> None:
    random = np.random.default_rng(1)
    members, foreign = random.integers(0, 2**64, (2, 20_000), dtype=np.uint64)
    bits, functions = dimensions(len(members), error)
    marked = np.unpackbits(bloom_filter(members, bits, functions)).astype(np.bool_)

    def known(values: np.ndarray) -> int:
        # A filter of one value alone shows the bits that this value asks for.
        return sum(
            bool((marked | ~np.unpackbits(bloom_filter(values[at : at + 1], bits, functions)).astype(np.bool_)).all())
            for at in range(2000)
        )

    assert known(members) == 2000
    assert known(foreign) / 2000 == pytest.approx(error, abs=4 * math.sqrt(error / 2000) + 0.3 * error)


@pytest.mark.parametrize("jaccard", [0.1, 0.5, 0.9])
def test_the_standard_error_is_what_is_seen(jaccard: float) -> None:
    random = np.random.default_rng(int(10 * jaccard))
    errors, told = [], []
    for _ in range(400):
        left, right = sets_with(jaccard, 600, random)
        bits, functions = dimensions(max(len(left), len(right)), 0.01)
        one, other = (bloom_filter(side, bits, functions) for side in (left, right))
        loads = load(one, bits), load(other, bits), load(one | other, bits)
        errors.append((loads[0] + loads[1]) / loads[2] - 1 - jaccard)
        told.append(standard_error(*loads, bits=bits))
    assert abs(np.mean(errors)) < 4 * np.std(errors) / 20 + 0.001
    assert np.mean(told) == pytest.approx(np.std(errors), rel=0.15)


def test_a_smaller_wanted_error_makes_a_larger_filter_and_a_smaller_standard_error(measured: Measured) -> None:
    texts = made_text(500, 1), made_text(500, 1) + made_text(100, 2)
    coarse, fine = (
        measured(*texts, names=("bloom", "jaccard"), settings=Settings(bloom_error=error)) for error in (0.2, 0.001)
    )
    assert coarse["bloom"].error > fine["bloom"].error > 0
    assert fine["bloom"].figure == pytest.approx(fine["jaccard"].figure, abs=4 * fine["bloom"].error)
    assert "0.1%" in fine["bloom"].detail


def test_identical_sets_have_no_error() -> None:
    assert standard_error(0.7, 0.7, 0.7, 1000) == pytest.approx(0, abs=1e-6)

"""LSA against a plain singular value decomposition."""

import numpy as np
import pytest

from imbrex.engine.measures import lsa
from imbrex.engine.measures.lsa import Sparse
from imbrex.engine.observer import SILENT
from tests.engine.measures.conftest import Measured, made_text


def _sparse(matrix: np.ndarray) -> Sparse:
    rows, columns = np.nonzero(matrix)
    return Sparse(np.searchsorted(rows, np.arange(len(matrix))), columns, matrix[rows, columns])


def _random(rows: int, columns: int) -> np.ndarray:
    random = np.random.default_rng(1)
    matrix = random.random((rows, 8)) @ random.random((8, columns)) * (random.random((rows, columns)) < 0.3)
    matrix[:, 0] = matrix[0] = 1  # no row and no column is empty
    return matrix


def test_products_are_those_of_dense_matrices(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(lsa, "_BLOCK", 50)  # so that there are several
    matrix, other = _random(30, 40), np.random.default_rng(2).random((40, 5))
    np.testing.assert_allclose(_sparse(matrix).times(other, SILENT), matrix @ other)
    np.testing.assert_allclose(_sparse(matrix).transposed().times(other[:30], SILENT), matrix.T @ other[:30])


def test_cosines_are_those_of_the_decomposition() -> None:
    matrix, rank = _random(60, 90), 6
    u, s, _ = np.linalg.svd(matrix, full_matrices=False)
    expected = (u * s)[:, :rank]
    expected /= np.linalg.norm(expected, axis=1, keepdims=True)
    vectors = lsa.reduce(_sparse(matrix), rank, SILENT)
    assert vectors.shape == (60, rank)
    np.testing.assert_allclose(vectors @ vectors.T, expected @ expected.T, atol=1e-3)


def test_the_order_of_rows_does_not_turn_the_space() -> None:
    matrix = _random(60, 90)
    order = np.random.default_rng(3).permutation(60)
    vectors = lsa.reduce(_sparse(matrix), 2, SILENT)
    np.testing.assert_allclose(lsa.reduce(_sparse(matrix[order]), 2, SILENT), vectors[order], atol=1e-3)


def test_a_row_outside_the_space_is_not_made_of_rounding_errors() -> None:
    matrix = np.zeros((5, 9))
    matrix[:4, :6] = _random(4, 6)
    matrix[4, 6:] = 0.01
    np.testing.assert_array_equal(lsa.reduce(_sparse(matrix), 2, SILENT)[4], 0)


def test_no_direction_is_chosen_among_equally_strong_ones() -> None:
    pair_and_strangers = np.array(
        [[1, 1, 0, 0, 0], [1, 1, 0, 0, 0], [0, 0, 1, 0, 0], [0, 0, 0, 1, 0], [0, 0, 0, 0, 1.0]]
    )
    expected = np.zeros((5, 5))
    expected[:2, :2] = 1
    for order in ([0, 1, 2, 3, 4], [4, 3, 2, 1, 0], [2, 0, 4, 1, 3]):
        vectors = lsa.reduce(_sparse(pair_and_strangers[order]), 2, SILENT)
        np.testing.assert_allclose(vectors @ vectors.T, expected[np.ix_(order, order)], atol=1e-9)


SEA = "waves salt harbour sailor anchor"
SKY = "clouds wings pilot engine runway"


def test_words_that_keep_the_same_company_count_as_alike(measured: Measured) -> None:
    # The first two share no word, but others tie their words together.
    texts = ["waves salt", "sailor anchor", SKY, SEA, SEA + " tide", SKY + " wind", SEA + " storm", SKY + " fog"]
    value = measured(*texts, names=("lsa", "jaccard"), length=1)
    assert value["jaccard"].figure == 0
    assert value["lsa"].figure > 0.8
    texts[1] = "pilot engine"
    assert abs(measured(*texts, names=("lsa",), length=1)["lsa"].figure) < 0.2


def test_a_space_needs_documents(measured: Measured) -> None:
    value = measured(SEA, SKY, "", names=("lsa",))["lsa"]
    assert value.figure is None
    assert "needs 4 documents" in value.reason


def test_the_order_of_loading_does_not_matter(measured: Measured) -> None:
    texts = [made_text(120, seed) for seed in range(9)]
    one = measured(*texts, names=("lsa",))["lsa"].figure
    other = measured(*texts[:2], *reversed(texts[2:]), names=("lsa",))["lsa"].figure
    assert one == pytest.approx(other, abs=1e-3)

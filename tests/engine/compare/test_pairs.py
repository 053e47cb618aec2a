"""All pairs against Python's sets."""

from itertools import combinations

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from imbrex.engine.compare import pairs
from imbrex.engine.compare import pairs as pairs_module
from imbrex.engine.compare.pairs import count_shared, pack
from tests.examples import examples

collections = st.lists(st.lists(st.integers(0, 12), max_size=15), min_size=1, max_size=7)


def counted(documents: list[list[int]]) -> pairs_module.Pairs:
    hashes = np.array([value for document in documents for value in document], np.uint64)
    owners = np.repeat(np.arange(len(documents)), [len(document) for document in documents]).astype(np.uint64)
    return count_shared(pack(hashes, owners, len(documents)), len(documents))


@examples(50)
@given(collections, st.sampled_from([1, 3, 1 << 20]), st.booleans(), st.integers(1, 8))
def test_shared_shingles_of_all_pairs(documents: list[list[int]], block: int, dense: bool, frequent: int) -> None:
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(pairs_module, "_BLOCK", block)
        patch.setattr(pairs_module, "_PART", min(block, 2))
        patch.setattr(pairs, "_INCREMENTS_A_PAIR", -1 if dense else 1000)
        patch.setattr(pairs, "_FREQUENT", frequent)
        patch.setattr(pairs, "_CELLS", 4 * block)
        found = counted(documents)
    sets = [set(document) for document in documents]
    expected = {(i, j): len(sets[i] & sets[j]) for i, j in combinations(range(len(sets)), 2) if sets[i] & sets[j]}
    assert (
        dict(zip(zip(found.left.tolist(), found.right.tolist(), strict=True), found.shared.tolist(), strict=True))
        == expected
    )
    assert found.sizes.tolist() == [len(values) for values in sets]
    assert list(zip(found.left.tolist(), found.right.tolist(), strict=True)) == sorted(expected)
    for row, (i, j) in enumerate(sorted(expected)):
        assert found.jaccard[row] == pytest.approx(expected[i, j] / len(sets[i] | sets[j]))
        assert found.containment_left[row] == pytest.approx(expected[i, j] / len(sets[i]))
        assert found.containment_right[row] == pytest.approx(expected[i, j] / len(sets[j]))


@pytest.mark.parametrize("documents", [1 << 16, (1 << 16) + 1, 1 << 17])
def test_many_documents_keep_their_numbers(documents: int) -> None:
    hashes, owners = np.array([7, 9, 7], np.uint64), np.array([3, 5, documents - 1], np.uint64)
    found = count_shared(pack(hashes, owners, documents), documents)
    assert (found.left.tolist(), found.right.tolist(), found.shared.tolist()) == ([3], [documents - 1], [1])


def test_words_in_nearly_every_document_are_counted_in_a_matrix() -> None:
    documents = [[*range(40), 100 + number] for number in range(60)]
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(pairs_module, "_merge", None)  # the way for classes that share little
        found = counted(documents)
    assert found.shared.tolist() == [40] * (60 * 59 // 2)

"""The vocabulary against a dict."""

import numpy as np
from hypothesis import given
from hypothesis import strategies as st

from imbrex.engine.vocabulary import Vocabulary


def numbered(vocabulary: Vocabulary, hashes: list[int], language: str = "") -> list[int]:
    words = [f"w{value}" for value in hashes]
    starts = np.cumsum([0, *(len(word) for word in words)]).astype(np.int32)
    return vocabulary.number(np.array(hashes, np.uint64), language, "".join(words), starts[:-1], starts[1:]).tolist()


@given(st.lists(st.lists(st.sampled_from([0, 2, 4, 1 << 62, (1 << 62) + 2, (1 << 64) - 2, 10 << 50]), max_size=12)))
def test_numbers_come_in_order_of_first_sight(batches: list[list[int]]) -> None:
    # Neighbouring hashes share a slot, so that chains of probes are walked.
    vocabulary, known = Vocabulary(), {}
    for batch in batches:
        assert numbered(vocabulary, batch) == [known.setdefault(value, len(known)) for value in batch]
    assert vocabulary.spellings == [f"w{value}" for value in known]


def test_it_grows_and_finds_everything_again() -> None:
    vocabulary = Vocabulary()
    hashes = np.unique(np.random.default_rng(1).integers(0, 2**63, 50_000, np.uint64) << np.uint64(1)).tolist()
    numbers = list(range(len(hashes)))
    assert numbered(vocabulary, hashes) == numbers
    assert numbered(vocabulary, hashes[::-1]) == numbers[::-1]


def test_two_languages_have_words_of_their_own() -> None:
    vocabulary = Vocabulary()
    assert numbered(vocabulary, [2, 4], "en") == [0, 1]
    assert numbered(vocabulary, [2, 4], "de") == [2, 3]
    assert vocabulary.languages == ["en", "en", "de", "de"]

"""The vocabulary against a dict."""

import numpy as np
from hypothesis import given
from hypothesis import strategies as st

from imbrex.engine.text.vocabulary import Vocabulary
from tests.examples import examples


def numbered(vocabulary: Vocabulary, hashes: list[int], language: str = "") -> list[int]:
    words = [f"w{value}" for value in hashes]
    starts = np.cumsum([0, *(len(word) for word in words)]).astype(np.int32)
    return vocabulary.number(np.array(hashes, np.uint64), language, "".join(words), starts[:-1], starts[1:]).tolist()


@examples(50)
@given(st.lists(st.lists(st.sampled_from([0, 2, 4, 1 << 62, (1 << 62) + 2, (1 << 64) - 2, 10 << 50]), max_size=12)))
def test_every_word_has_one_number(batches: list[list[int]]) -> None:
    # Neighbouring hashes want the same slot, so that some are displaced.
    vocabulary, known = Vocabulary(), {}
    for batch in batches:
        for value, number in zip(batch, numbered(vocabulary, batch), strict=True):
            assert known.setdefault(value, number) == number
    assert sorted(known.values()) == list(range(len(vocabulary)))
    assert all(vocabulary.spellings[number] == f"w{value}" for value, number in known.items())


def test_it_grows_and_finds_everything_again() -> None:
    vocabulary = Vocabulary()
    hashes = np.unique(np.random.default_rng(1).integers(0, 2**63, 50_000, np.uint64) << np.uint64(1)).tolist()
    numbers = numbered(vocabulary, hashes)
    assert sorted(numbers) == list(range(len(hashes)))
    assert numbered(vocabulary, hashes[::-1]) == numbers[::-1]
    assert [vocabulary.spellings[number] for number in numbers] == [f"w{value}" for value in hashes]


def test_two_languages_have_words_of_their_own() -> None:
    vocabulary = Vocabulary()
    assert numbered(vocabulary, [2, 4], "en") == [0, 1]
    assert numbered(vocabulary, [2, 4], "de") == [2, 3]
    assert vocabulary.languages == ["en", "en", "de", "de"]

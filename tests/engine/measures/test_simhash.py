"""SimHash, its features and its index."""

from itertools import combinations

import numpy as np
import pytest

from imbrex.engine.arrays import UInt64
from imbrex.engine.measures.near_indexes import near_blocks
from imbrex.engine.measures.simhash import (
    BlockIndex,
    Features,
    fingerprint,
    hamming,
    keywords,
    longest_sentences,
    paragraph_edges,
    salted,
)
from imbrex.engine.observer import SILENT
from imbrex.engine.text.vocabulary import hash_words
from tests.engine.measures.conftest import Measured, collection_of, made_text


def test_the_articles_hamming_distance() -> None:
    assert hamming(0b1011101, 0b1001001) == 2


def test_bits_are_signs_of_weighted_sums() -> None:
    hashes = hash_words([f"word {number}" for number in range(30)])
    weights = np.arange(1, 31, dtype=np.int64) ** 2
    sums = [
        sum(
            weight if value >> bit & 1 else -weight
            for value, weight in zip(hashes.tolist(), weights.tolist(), strict=True)
        )
        for bit in range(64)
    ]
    assert fingerprint(Features(hashes, weights)) == sum(1 << bit for bit in range(64) if sums[bit] > 0)


def test_one_feature_is_its_own_fingerprint() -> None:
    hashes = np.array([0xFEDCBA9876543210], np.uint64)
    assert fingerprint(Features(hashes, np.array([7]))) == 0xFEDCBA9876543210


def test_a_sum_of_nothing_is_a_zero() -> None:
    hashes = np.array([0b0011, 0b0101], np.uint64)
    assert fingerprint(Features(hashes, np.array([4, 4]))) == 0b0001


def test_three_bits_are_near_and_four_are_not() -> None:
    found = near_blocks(np.array([0, 0b111, 0b1111 << 16], np.uint64), SILENT)
    assert list(zip(found.left.tolist(), found.right.tolist(), found.accepted.tolist(), strict=True)) == [
        (0, 1, True),
        (0, 2, False),
        (1, 2, False),
    ]


def test_rounds_take_other_bits_of_the_same_features() -> None:
    features = Features(hash_words([f"word {number}" for number in range(50)]), np.arange(50, dtype=np.int64))
    assert salted(features, 0) == features
    rounds = [fingerprint(salted(features, chosen)) for chosen in range(8)]
    assert all(16 < hamming(one, other) < 48 for one, other in combinations(rounds, 2))


def _clustered(count: int, random: np.random.Generator) -> UInt64:
    """Fingerprints in clusters of 20 that differ from their centre in up to 4 bits."""
    centres = np.repeat(random.integers(0, 2**64, count // 20, dtype=np.uint64), 20)
    for _ in range(4):
        centres ^= np.uint64(1) << random.integers(0, 64, count, dtype=np.uint64)
    return centres


@pytest.mark.parametrize("kind", ["random", "clustered", "crowded"])
def test_the_index_finds_all_that_brute_force_finds(kind: str) -> None:
    count = 100_000
    random = np.random.default_rng(5)
    fingerprints = random.integers(0, 2**64, count, dtype=np.uint64)
    if kind == "clustered":
        fingerprints = _clustered(count, random)
    if kind == "crowded":
        fingerprints[: count // 2] &= np.uint64(0xF00F000F00F00F00)  # few blocks, each in thousands
    index = BlockIndex(fingerprints)
    within = 0
    for place in range(0, count, count // 150):
        wanted = int(fingerprints[place]) ^ (1 << place % 64)
        distance = np.bitwise_count(fingerprints ^ np.uint64(wanted))
        for farthest in (0, 1, 3):
            expected = np.flatnonzero(distance <= farthest)
            assert index.find(wanted, farthest).tolist() == expected.tolist()
        within += len(np.flatnonzero(distance <= 3))
    assert within >= 150


def test_the_index_promises_nothing_beyond_three_bits() -> None:
    index = BlockIndex(np.array([0], np.uint64))
    assert index.find(0b111).tolist() == [0]
    assert index.find(0b1111).tolist() == []
    with pytest.raises(ValueError, match="0 to 3 bits"):
        index.find(0, 4)
    assert BlockIndex(np.zeros(0, np.uint64)).find(1).tolist() == []


def test_keywords_are_weighted_by_how_rare_they_are() -> None:
    collection = collection_of("common common rare", "common words", "common again", length=1)
    features = keywords(collection.side("0"), collection, SILENT)
    weights = dict(zip(features.hashes.tolist(), features.weights.tolist(), strict=True))
    common, rare = hash_words(["common", "rare"]).tolist()
    idf = np.log(4 / 2) + 1  # in one of three documents
    assert weights[rare] / weights[common] == pytest.approx(idf / 2, rel=1e-5)


def test_fifty_keywords_are_enough() -> None:
    collection = collection_of(made_text(800, 1), made_text(800, 2))
    assert len(keywords(collection.side("0"), collection, SILENT).hashes) == 50


SENTENCES = """A first short one. This is the second and by far the longest sentence of this text! Third.

Another paragraph begins here, and goes on. Its middle is
wrapped over two lines or three. It ends with 3.14 and no more."""


def test_sentences_are_features_wherever_they_stand() -> None:
    side = collection_of(SENTENCES).side("0")
    features = longest_sentences(side)
    assert features.weights.tolist() == [13, 9, 7, 7, 4, 1]
    longest = collection_of("This is the second and by far the longest sentence of this text.").side("0")
    assert features.hashes[0] == longest_sentences(longest).hashes[0]


def test_edges_of_paragraphs_leave_the_middle_out() -> None:
    assert sorted(paragraph_edges(collection_of(SENTENCES).side("0")).weights.tolist()) == [1, 4, 7, 7]


def test_words_of_a_sentence_in_another_order_are_another_sentence() -> None:
    one, other = (longest_sentences(collection_of(text).side("0")) for text in ("b a c d", "a b c d"))
    assert one.hashes[0] != other.hashes[0]


def test_order_of_words_does_not_matter_to_keywords(measured: Measured) -> None:
    words = made_text(600, 4).replace(".", "").split()
    value = measured(" ".join(words), " ".join(sorted(words)), made_text(600, 5))["simhash"]
    assert value.figure == 0
    assert value.near_duplicate is True


def test_few_words_are_said(measured: Measured) -> None:
    assert "500" in measured("one two three four five six", "one two three four five seven")["simhash"].caution

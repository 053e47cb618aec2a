"""One document against all others: against a slow greedy cover, and known answers."""

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from imbrex.engine.compare.passages import find_passages
from imbrex.engine.overview.origins import Origins, find_origins
from imbrex.engine.text.document import Span
from tests.engine.overview.words import Loaded, load, load_plain, texts
from tests.examples import examples


def origins_of(loaded: Loaded, length: int, document: int = 0, minimum_words: int = 1) -> Origins:
    others = np.arange(len(loaded.tokens), dtype=np.int32)[::-1]
    return find_origins(loaded.words, length, minimum_words, document, others, loaded.tokens[document])


def covered_by(loaded: Loaded, length: int, document: int, minimum_words: int) -> dict[int, set[int]]:
    """For each other document, the words of this one that stand in a passage with it."""
    covered = {}
    for other in range(len(loaded.tokens)):
        if other != document:
            found = find_passages(loaded.tokens[document], loaded.tokens[other], length, minimum_words)
            covered[other] = {p.left_word + n for p in found for n in range(p.words)}
    return covered


def greedy(covered: dict[int, set[int]], size: int) -> dict[int, int]:
    """The document that each word is counted for."""
    origin: dict[int, int] = {}
    while True:
        gains = {other: words - origin.keys() for other, words in covered.items()}
        best = min(gains, key=lambda other: (-len(gains[other]), other))
        if not gains[best] or (len(gains[best]) < 0.01 * size and len(gains[best]) < 20):
            return origin
        origin |= dict.fromkeys(gains[best], best)


@given(st.data(), texts, st.integers(1, 4), st.integers(1, 5))
@examples(25)
def test_words_are_counted_as_by_a_slow_cover(
    data: st.DataObject, parts: list[list[list[str]]], length: int, minimum_words: int
) -> None:
    loaded = load(parts)
    document = data.draw(st.integers(0, len(parts) - 1))
    size = len(loaded.tokens[document].kept)
    covered = covered_by(loaded, length, document, minimum_words)
    expected = greedy(covered, size)
    found = origins_of(loaded, length, document, minimum_words)
    first = 0
    for stretch in found.stretches:
        words = set(range(first, first + stretch.words))
        assert {expected.get(word) for word in words} == {stretch.other}
        assert stretch.others == sum(words <= theirs for theirs in covered.values())
        assert stretch.span == loaded.tokens[document].span(first, first + stretch.words)
        first += stretch.words
    assert first == size == found.words
    assert all(one.other != other.other for one, other in zip(found.stretches, found.stretches[1:], strict=False))
    assert found.unique + sum(origin.share for origin in found.origins) == pytest.approx(1)
    for origin in found.origins:
        assert origin.words == sum(other == origin.other for other in expected.values()) == round(origin.share * size)
        assert origin.total == len(covered[origin.other]) / size
    assert {origin.other for origin in found.origins} == set(expected.values())
    order = [(-origin.words, origin.other) for origin in found.origins]
    assert order == sorted(order)


def test_who_explains_most_comes_first_and_overlaps_count_once() -> None:
    loaded = load_plain("a b c d e f g h", "c d e f", "x e f g h y", "a b c d e")
    found = origins_of(loaded, 2)
    assert [(one.other, one.words, one.share, one.total) for one in found.origins] == [
        (3, 5, 0.625, 0.625),
        (2, 3, 0.375, 0.5),
    ]
    assert [(one.span, one.words, one.other, one.others) for one in found.stretches] == [
        (Span(0, 9), 5, 3, 1),
        (Span(10, 15), 3, 2, 1),
    ]
    assert found.unique == 0
    assert found.text.strip() == "a b c d e f g h"


def test_a_copy_of_a_copy_is_counted_for_the_first_document() -> None:
    found = origins_of(load_plain("a b c", "a b c", "x", "a b c"), 2, document=1)
    assert [(one.other, one.words, one.total) for one in found.origins] == [(0, 3, 1)]
    assert [(one.other, one.others) for one in found.stretches] == [(0, 2)]


def test_a_phrase_too_small_to_name_anybody_for_is_counted_as_unique() -> None:
    own = [f"w{number}" for number in range(1_000)]
    mine = " ".join(own)
    phrase, sentence = " ".join(own[100:109]), " ".join(own[500:510])
    found = origins_of(load_plain(mine, f"{phrase} x", f"y {sentence}"), 3)
    assert [(one.other, one.words) for one in found.origins] == [(2, 10)]
    assert found.unique == 0.99
    assert [(one.words, one.other, one.others) for one in found.stretches] == [
        (500, None, 0),
        (10, 2, 1),
        (490, None, 0),
    ]


def test_twenty_words_are_named_in_a_long_text_too() -> None:
    own = [f"w{number}" for number in range(5_000)]
    loaded = load_plain(" ".join(own), " ".join(own[100:119]), " ".join(own[500:520]))
    assert [(one.other, one.words) for one in origins_of(loaded, 3).origins] == [(2, 20)]


def test_short_passages_are_left_out_on_wish() -> None:
    loaded = load_plain("a b c d e f", "a b c", "c d e f")
    assert [one.other for one in origins_of(loaded, 2, minimum_words=4).origins] == [2]


def test_a_text_without_others_or_words_is_unique() -> None:
    alone = origins_of(load_plain("a b c"), 2)
    assert (alone.unique, alone.origins, [one.other for one in alone.stretches]) == (1, (), [None])
    empty = origins_of(load_plain("", "a b c"), 2)
    assert (empty.unique, empty.words, empty.origins, empty.stretches) == (1, 0, (), ())

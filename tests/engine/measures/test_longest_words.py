"""Longest words, for advertisements."""

from collections.abc import Callable

import pytest

from imbrex.engine.compare.corpus import Corpus
from imbrex.engine.measures import longest_words as module
from imbrex.engine.measures.context import Collection, Settings
from imbrex.engine.measures.near_duplicates import Method, find_near_duplicates
from imbrex.engine.measures.registry import measure_pair
from imbrex.engine.text.vocabulary import hash_words
from tests.engine.conftest import shingled
from tests.engine.measures.conftest import Measured, collection_of

OFFER = (
    "Selling a practically unused mountain bicycle with hydraulic brakes. The aluminium frame is seventeen inches, "
    "gears were adjusted by professionals last September. Comes with helmet and waterproof bags. Collection only."
)
CHANGED = OFFER.replace("practically unused", "nearly new").replace("last September", "in spring")


def test_an_advertisement_with_a_few_words_changed_is_a_copy(measured: Measured) -> None:
    value = measured(OFFER, CHANGED)["longest-words"]
    assert value.figure is not None
    assert 0.8 < value.figure < 1
    assert value.near_duplicate is True
    assert value.caution == ""


def test_other_offers_are_none(measured: Measured) -> None:
    other = "Looking for somebody to repair an electric guitar amplifier; payment by arrangement, evenings preferred."
    value = measured(OFFER, other)["longest-words"]
    assert value.figure == 0
    assert value.near_duplicate is False


def test_an_exact_copy_is_told_before_any_word_is_looked_at(
    measured: Measured, monkeypatch: pytest.MonkeyPatch
) -> None:
    def refuse(*_: object) -> None:
        raise AssertionError("the words were looked at")

    monkeypatch.setattr(module, "longest_words", refuse)
    value = measured(OFFER, OFFER, names=("longest-words",))["longest-words"]
    assert (value.figure, value.near_duplicate) == (1.0, True)
    assert "letter for letter" in value.detail
    with pytest.raises(AssertionError, match="looked at"):
        measured(OFFER, OFFER + " ", names=("longest-words",))


def test_fifteen_words_of_four_letters_without_numbers() -> None:
    text = "abc abcd 123456 abc123456 " + " ".join("x" * length for length in range(5, 25)) + " wörter-buch"
    words = module.longest_words(collection_of(text).side("0"))
    expected = hash_words(["x" * length for length in range(10, 25)])
    assert sorted(words.tolist()) == sorted(expected.tolist())
    few = module.longest_words(collection_of("abc abcd 12345 abc123 wörter").side("0"))
    assert sorted(few.tolist()) == sorted(hash_words(["abcd", "wörter"]).tolist())


def test_the_three_numbers_are_options(corpus_of: Callable[..., Corpus]) -> None:
    texts = "elephants walked slowly over bridges", "elephants walked quickly under bridges"  # 3 of 5 are shared
    figures = {}
    for flag, value in (
        ("longest-words", 1),
        ("longest-words-letters", 7),
        ("longest-words-copy", 50),
        ("fold-yo", True),
    ):
        corpus = corpus_of(*texts, options=shingled(2).with_value(flag, value))
        found = measure_pair(Collection(corpus), "0", "1", ("longest-words",))["longest-words"]
        near = find_near_duplicates(Collection(corpus), corpus.report().pairs, Method.LONGEST_WORDS)
        assert near.accepted.tolist() == ([True] if found.near_duplicate else [False] * len(near.accepted))
        figures[flag] = found.figure, found.near_duplicate
    assert figures == {
        "longest-words": (1.0, False),  # only one word is shared
        "longest-words-letters": (1.0, True),
        "longest-words-copy": (0.6, True),
        "fold-yo": (0.6, False),
    }


def test_fewer_shared_words_than_asked_for_are_no_candidate(measured: Measured) -> None:
    texts = "bicycle on a van", "bicycle in a bin"
    value = measured(*texts)["longest-words"]
    assert (value.figure, value.near_duplicate) == (1.0, False)
    assert "not considered" in value.detail
    value = measured(*texts, settings=Settings(minimum_shared_words=1))["longest-words"]
    assert value.near_duplicate is True


def test_texts_without_long_words_have_no_value(measured: Measured) -> None:
    value = measured("a b c d", "a b c e")["longest-words"]
    assert value.figure is None
    assert "4 or more letters" in value.reason


@pytest.mark.parametrize("number", [0, 16])
def test_settings_have_limits(number: int) -> None:
    with pytest.raises(ValueError, match=str(number)):
        Settings(minimum_shared_words=number)
    with pytest.raises(ValueError, match="Bloom"):
        Settings(bloom_error=float(number))

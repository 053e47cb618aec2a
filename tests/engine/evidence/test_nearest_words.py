"""Nearness: what a misspelling is near to, and how many slips lie between two words."""

from functools import cache

from hypothesis import given
from hypothesis import strategies as st

from imbrex.engine.evidence.nearest_words import Nearness, slips
from imbrex.engine.observer import SILENT
from imbrex.engine.text.edit_distance import edits
from imbrex.languages.registry import Languages
from tests.examples import examples

WORDS = st.text("abc", max_size=6)


@cache
def distance(one: str, other: str) -> int:
    """Optimal string alignment, straight from its definition."""
    if not one or not other:
        return len(one) + len(other)
    best = min(
        distance(one[1:], other) + 1,
        distance(one, other[1:]) + 1,
        distance(one[1:], other[1:]) + (one[0] != other[0]),
    )
    if len(one) > 1 and len(other) > 1 and (one[0], one[1]) == (other[1], other[0]):
        best = min(best, distance(one[2:], other[2:]) + 1)
    return best


@examples(50)
@given(WORDS, WORDS, st.integers(0, 3))
def test_edits_are_those_of_the_definition(one, other, most):
    assert edits(one, other, most) == min(distance(one, other), most + 1)


@examples(50)
@given(WORDS)
def test_slips_are_all_words_one_edit_away(word):
    made = set(slips(word, "abc"))
    assert {other for other in made if other != word} == {other for other in made if distance(word, other) == 1}
    assert all(word[:place] + word[place + 1 :] in made for place in range(len(word)))
    assert all(word[:place] + "b" + word[place:] in made for place in range(len(word) + 1))


def near(word, *around, language="en"):
    found = Nearness(Languages().find(language), [word, *around, *"abcdefghijklmnopqrstuvwxyz"])
    return found.find([word], SILENT).get(word, "")


def test_the_word_that_the_class_has_is_preferred():
    assert near("complet", "complete") == ""  # it may be another form of it
    assert near("goverment", "government") == "government"
    assert near("stomping", "stamping") == "stamping"


def test_two_slips_are_found_in_words_of_the_class_only():
    assert near("acomodation", "accommodation") == "accommodation"
    assert near("acomodation") == ""


def test_a_doubled_letter_is_a_misspelling_and_an_ending_is_not():
    assert near("considerred") == "considered"
    assert near("remarkables") == ""


def test_a_short_chain_of_letters_is_near_to_nothing():
    assert near("grean", "green") == "green"
    assert near("grean") == ""
    assert near("qiv", "give") == ""

"""Made languages: "b" words translate "a" words by their number, and many numbers have two translations."""

import random

import numpy as np
import pytest

from imbrex.engine.observer import Cancelled, Silent
from imbrex.engine.translation.find_translated import find_translated, floor_of
from imbrex.engine.translation.lexicon import lexicon_of
from imbrex.engine.translation.read_sentences import sentences_of

WORDS = 3000
CONSONANTS, VOWELS = "bdfgklmnprstv", "aeiou"


def spelled(number, first):
    """A word for a number that resembles no word of the other language."""
    digits = [number // 13**place % 13 for place in range(3)]
    letters = CONSONANTS if first == "a" else CONSONANTS[::-1]
    return first + "".join(letters[digit] + VOWELS[digit % 5] for digit in digits)


LEXICON = lexicon_of(
    {
        (spelled(number, "a"), spelled(other, "o"))
        for number in range(WORDS)
        for other in (number, (number * 7 + 1) % WORDS)
    },
    ("made",),
)


def sentences(count, seed):
    """Sentences as numbers of words, the low ones more often."""
    rng = random.Random(seed)
    return [[int(WORDS * rng.random() ** 2) for _ in range(rng.randint(8, 14))] for _ in range(count)]


def written(text, first):
    return " ".join(" ".join(spelled(number, first) for number in sentence) + "." for sentence in text)


def translated(text, seed):
    """Three words of four are translated, in another order; the others are anything."""
    rng = random.Random(seed)
    result = []
    for sentence in text:
        words = [number if rng.random() < 0.75 else rng.randrange(WORDS) for number in sentence]
        rng.shuffle(words)
        result.append(words)
    return result


def links_of(found):
    """The linked words, in the order of the left text."""
    return list(zip(found.links.left.tolist(), found.links.right.tolist(), strict=True))


@pytest.fixture
def read(tokens_of):
    return lambda text, first: sentences_of(tokens_of(written(text, first)))


@pytest.fixture
def planted(read):
    """A left text whose sentences 40 to 51 are translated from the sentences 20 to 31 of the right one."""
    source = sentences(120, 1)
    return read(sentences(40, 2) + translated(source[20:32], 3) + sentences(40, 4), "a"), read(source, "o")


def test_a_translated_passage_is_found_to_the_sentence_with_its_words(planted):
    left, right = planted
    found = find_translated(left, right, LEXICON)
    assert len(found) == 1
    assert (found.left_first[0], found.left_last[0]) == (left.first[40], left.first[52])
    assert (found.right_first[0], found.right_last[0]) == (right.first[20], right.first[32])
    assert found.dictionaries == ("made",)
    links = links_of(found)
    assert found[0].linked > 0.6
    entries = {(LEXICON.left[one], LEXICON.right[other]) for one, other in LEXICON.pairs.tolist()}
    for (one, other), by_sound in zip(links, found.links.by_sound.tolist(), strict=True):
        assert by_sound or (left.lemmas[left.word[one]], right.lemmas[right.word[other]]) in entries
        assert found.left_first[0] <= one < found.left_last[0]
        assert found.right_first[0] <= other < found.right_last[0]
    for side in zip(*links, strict=True):
        assert len(set(side)) == len(links)


def test_the_other_direction_finds_the_same(planted):
    left, right = planted
    mirrored = find_translated(right, left, LEXICON.mirrored()).mirrored()
    found = find_translated(left, right, LEXICON)
    assert list(mirrored) == list(found)
    assert links_of(mirrored) == links_of(found)


def test_unrelated_texts_share_nothing(read):
    for seed in range(5):
        assert len(find_translated(read(sentences(150, seed), "a"), read(sentences(150, seed + 50), "o"), LEXICON)) == 0


def test_no_words_and_no_dictionary_are_no_error(read):
    empty, text = read([], "a"), read(sentences(5, 1), "o")
    for one, other in ((empty, text), (text, empty), (empty, empty), (text, text)):
        assert len(find_translated(one, other, lexicon_of([]))) == 0


def test_a_longer_text_needs_a_higher_score():
    assert floor_of(5_000, 5_000) == pytest.approx(17 + np.log(125))
    assert floor_of(200, 200) == 17
    assert floor_of(10, 10) == pytest.approx(17 - np.log(300))


def test_the_search_can_be_cancelled(planted):
    class Impatient(Silent):
        def check(self):
            raise Cancelled

    with pytest.raises(Cancelled):
        find_translated(*planted, LEXICON, Impatient())


def test_a_lexicon_through_another_has_the_words_that_share_a_word_in_between():
    first, second = lexicon_of([("haus", "house"), ("baum", "tree")], ("1",)), lexicon_of([("house", "дом")], ("2",))
    assert first.through(second).names == ("1", "2")
    joined = first.through(second)
    assert [(joined.left[one], joined.right[other]) for one, other in joined.pairs.tolist()] == [("haus", "дом")]


def test_a_translation_by_a_word_with_many_meanings_gives_way_to_a_clear_one():
    many = {("bank", f"sense{number}") for number in range(30)}
    first = lexicon_of([("bank", "bank"), ("ufer", "bank"), ("ufer", "shore")])
    joined = first.through(lexicon_of({*many, ("shore", "берег"), ("bank", "берег")}))
    pairs = {(joined.left[one], joined.right[other]) for one, other in joined.pairs.tolist()}
    assert ("ufer", "берег") in pairs
    assert ("bank", "sense1") in pairs  # it has nothing better
    assert lexicon_of([]).through(first).left == []

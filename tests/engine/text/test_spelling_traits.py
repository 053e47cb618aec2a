import numpy as np
import pytest

from imbrex.engine.text import spelling_traits
from imbrex.engine.text.spelling_traits import Lookup, Trait, is_word
from imbrex.engine.text.vocabulary import Vocabulary
from imbrex.engine.text.words import Rules, Source, find_words
from tests.engine.disguises.bookish import Bookish
from tests.rows import each_row


def lookup_of(text, language):
    vocabulary = Vocabulary()
    (words,) = find_words([Source(text, language.code)], vocabulary, Rules(False, False))
    return Lookup(vocabulary), words.number


@each_row(
    ("trait", "text", "having"),
    [
        (Trait.UNKNOWN, "the qwerty the's asdf's a1 q Garden", ["qwerty", "asdf's"]),
        (Trait.LETTER, "a bc é 1 I", ["a", "é", "I"]),
        (Trait.TAIL, "n's the's a'b qu'a s", ["n's", "a'b"]),
        (Trait.HEAD, "l'a qu'a where's a", ["l'a", "qu'a"]),
        (Trait.SMALL, "ab Ab AB 1", ["ab"]),
        (Trait.OWN, "ab вг aв 1", ["ab"]),
        (Trait.FOREIGN, "оп вг а А соре", ["а", "соре"]),
        (Trait.NUMERAL, "one One three", ["one", "One"]),
    ],
)
def test_traits(trait, text, having):
    language = Bookish(words=["the", "garden", "on", "a", "cope"])
    lookup, numbers = lookup_of(text, language)
    answers = has(lookup, trait, numbers, language).tolist()
    assert [word for word, answer in zip(text.split(), answers, strict=True) if answer] == having


def test_every_spelling_is_asked_once():
    language = Bookish()
    lookup, numbers = lookup_of("river garden river qwerty", language)
    for _ in range(3):
        has(lookup, Trait.UNKNOWN, numbers, language)
    assert sorted(language.looked_up) == ["garden", "qwerty", "river"]
    lookup.known(["river", "river", "asdf"], language)
    lookup.known(["asdf"], language)
    assert language.looked_up.count("asdf") == 1


def test_no_more_answers_are_remembered_than_there_is_room_for(monkeypatch):
    monkeypatch.setattr(spelling_traits, "_REMEMBERED", 3)
    language = Bookish()
    lookup = Lookup(Vocabulary())
    for _ in range(2):
        assert lookup.known(["river", "asdf", "garden", "river"], language) == [True, False, True, True]
        assert lookup.known(["qwerty", "river"], language) == [False, True]
    assert language.looked_up.count("asdf") == 2  # forgotten, and asked anew


def test_nothing_is_asked_of_a_language_without_a_dictionary():
    language = Bookish()
    language.has_dictionary = False
    lookup, numbers = lookup_of("qwerty", language)
    assert not has(lookup, Trait.UNKNOWN, numbers, language).any()
    assert language.looked_up == []


def test_new_spellings_are_learned_later():
    language = Bookish()
    vocabulary = Vocabulary()
    lookup = Lookup(vocabulary)
    for text, wanted in (("river", [False]), ("qwerty river", [True, False])):
        (words,) = find_words([Source(text, "en")], vocabulary, Rules(False, False))
        assert has(lookup, Trait.UNKNOWN, words.number, language).tolist() == wanted


def test_disguised_spellings_are_read_first():
    language = Bookish()
    lookup, numbers = lookup_of("ri\u200bver g\u0430rden", language)
    assert not has(lookup, Trait.UNKNOWN, numbers, language).any()
    assert lookup.readings(numbers.tolist()) == ["river", "garden"]
    assert lookup.folded(np.array(numbers).tolist()) == ["river", "garden"]


def has(lookup, trait, numbers, language):
    """Whether each of these spellings has a trait."""
    return lookup.traits(trait, np.unique(numbers), language)[numbers]


@pytest.mark.parametrize(
    ("text", "answer"), [("word", True), ("o'clock", True), ("'a", False), ("a''b", False), ("a1", False)]
)
def test_words(text, answer):
    assert is_word(text) is answer

import pytest

from imbrex.engine.language import PartOfSpeech
from tests.rows import each_row

ADJECTIVE, ADVERB = PartOfSpeech.ADJECTIVE, PartOfSpeech.ADVERB


@pytest.fixture(scope="module")
def english(languages):
    return languages.find("en")


@each_row(
    ("words", "lemma"),
    [
        ("go goes Going went gone GOING", "go"),
        ("child children Children children's children’s", "child"),
        ("mouse mice", "mouse"),
        ("study studies studied", "study"),
        ("good better best", "good"),
        ("John john John's john’s", "john"),
        ("do don't don’t Don't doesn't does", "do"),
        ("can can't", "can"),
        ("will won't", "will"),
        ("students students' student", "student"),
        ("it it's It’s", "it"),
        ("Paris paris", "paris"),
        ("think thinking Thinking thinks", "think"),
        ("fix fixes fixed fixing", "fix"),
        ("develop developed develops", "develop"),
        ("wives wife", "wife"),
        ("American Americans", "american"),
        ("submodule submodules", "submodule"),
        ("Athens", "athens"),
        ("mathematics", "mathematics"),
        ("class classes", "class"),
    ],
)
def test_lemmas(english, words, lemma):
    assert english.lemmas(words.split()) == [lemma] * len(words.split())


def test_o_clock_is_no_contraction(english):
    assert english.lemmas(["o'clock"]) == ["o'clock"]


@pytest.mark.parametrize(("words", "stem"), [("Running runs run", "run"), ("John's john", "john")])
def test_stems(english, words, stem):
    assert english.stems(words.split()) == [stem] * len(words.split())


def test_function_words_are_known_alone(english):
    assert english.parts_of_speech("The of And not oh ourselves house".split()) == [
        PartOfSpeech.DETERMINER,
        PartOfSpeech.PREPOSITION,
        PartOfSpeech.CONJUNCTION,
        PartOfSpeech.PARTICLE,
        PartOfSpeech.INTERJECTION,
        PartOfSpeech.PRONOUN,
        0,
    ]


def test_contractions_of_two_parts_are_stop_words_and_no_part_of_speech(english):
    words = ["don't", "it’s", "we've"]
    assert english.parts_of_speech(words) == [0, 0, 0]
    assert english.stop_words.issuperset(words)


def test_adjectives_and_adverbs_need_context(english):
    assert english.context_parts == ADJECTIVE | ADVERB
    assert english.known_parts == sum(PartOfSpeech)
    assert english.parts_of_speech(["lazy", "quickly"]) == [0, 0]


def test_tags_come_from_the_neighbours(english):
    first = "The light was on all night".split()
    second = "It was a light meal".split()
    masks = english.tag([first, second])
    assert masks[0][1] == 0
    assert masks[1][3] == ADJECTIVE


@pytest.mark.parametrize("word", ["underneath", "whilst", "ouch"])
def test_listed_words_keep_their_part_whatever_the_tagger_says(english, word):
    part = english.parts_of_speech([word])[0]
    assert part
    assert english.tag([["He", "said", word, "people"]])[0][2] == part


def test_degrees_of_comparison_are_adjectives(english):
    words = "The quick dog is lazier than the laziest cat and barks loudly".split()
    masks = dict(zip(words, english.tag([words])[0], strict=True))
    assert [word for word, mask in masks.items() if mask & ADJECTIVE] == ["quick", "lazier", "laziest"]
    assert [word for word, mask in masks.items() if mask & ADVERB] == ["loudly"]
    assert masks["The"] == PartOfSpeech.DETERMINER
    assert masks["dog"] == masks["barks"] == 0


def test_contractions_keep_sentence_and_length(english):
    words = ["I", "don’t", "like", "John's", "old", "car"]
    masks = english.tag([words])[0]
    assert len(masks) == len(words)
    assert masks[1] == masks[3] == masks[5] == 0
    assert masks[4] == ADJECTIVE


def test_odd_sentences_are_tagged(english):
    sentences = [[], [""], ["'s"], ["\ud800", "😀"], ["x" * 500, "'"], ["1984", "-", "a-b"]]
    assert [len(masks) for masks in english.tag(sentences)] == [0, 1, 1, 2, 2, 3]

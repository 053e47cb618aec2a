import pytest

from imbrex.engine.language import PartOfSpeech


@pytest.fixture(scope="module")
def ukrainian(languages):
    return languages.find("uk")


@pytest.mark.parametrize(
    ("words", "lemma"),
    [
        ("мова мови мовою Мовами", "мова"),
        ("об'єкт об'єкта об’єкта обʼєктом", "об'єкт"),
        ("їхав їхала їхати", "їхати"),
    ],
)
def test_lemmas_with_any_apostrophe(ukrainian, words, lemma):
    assert ukrainian.lemmas(words.split()) == [lemma] * len(words.split())


def test_parts_of_speech(ukrainian):
    words = "в і не ах вона мій цей який кращий швидко дім".split()
    pronoun = PartOfSpeech.PRONOUN
    assert ukrainian.parts_of_speech(words) == [
        PartOfSpeech.PREPOSITION,
        PartOfSpeech.CONJUNCTION,
        PartOfSpeech.PARTICLE,
        PartOfSpeech.INTERJECTION,
        pronoun,
        pronoun,
        pronoun,
        pronoun,
        PartOfSpeech.ADJECTIVE,
        PartOfSpeech.ADVERB,
        0,
    ]


def test_listed_words_are_what_the_list_says(ukrainian):
    words = "на за до перед його ой".split()
    preposition = PartOfSpeech.PREPOSITION
    assert ukrainian.parts_of_speech(words) == [
        *[preposition] * 4,
        PartOfSpeech.PRONOUN,
        PartOfSpeech.INTERJECTION,
    ]
    assert ukrainian.lemmas(["на", "його"]) == ["на", "він"]


def test_there_are_no_stems(ukrainian):
    assert not ukrainian.has_stems
    assert ukrainian.stems(["мови"]) == ["мови"]

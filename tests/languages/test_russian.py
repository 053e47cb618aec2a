import pytest

from imbrex.engine.language import PartOfSpeech
from tests.rows import each_row


@pytest.fixture(scope="module")
def russian(languages):
    return languages.find("ru")


@each_row(
    ("words", "lemma"),
    [
        ("кошка кошки кошками Кошкам", "кошка"),
        ("идти шёл шла идут", "идти"),
        ("человек люди людей", "человек"),
        ("ещё еще ЕЩЁ", "ещё"),
        ("хороший лучше хорошая", "хороший"),
        ("стали", "стать"),
        ("пришли Пришёл", "прийти"),
        ("купи купили", "купить"),
        ("нибудь", "нибудь"),
    ],
)
def test_lemmas(russian, words, lemma):
    assert russian.lemmas(words.split()) == [lemma] * len(words.split())


def test_listed_words_are_what_the_list_says(russian):
    particle, pronoun = PartOfSpeech.PARTICLE, PartOfSpeech.PRONOUN
    words = "нибудь таки что Всё ничего надо".split()
    both = pronoun | PartOfSpeech.CONJUNCTION
    assert russian.parts_of_speech(words) == [particle, particle, both, pronoun, pronoun, 0]


def test_a_latin_letter_in_a_cyrillic_word_stays(russian):
    assert russian.lemmas(["пpоблемы"]) == ["пpоблемы"]
    assert russian.stems(["пpоблемы"]) == ["пpоблемы"]
    assert russian.stems(["проблемы", "Проблема"]) == ["проблем", "проблем"]


def test_parts_of_speech(russian):
    told = dict(
        zip(
            words := "в и не ах она мой этот который лучший лучше красив быстро дом идёт сделанный".split(),
            russian.parts_of_speech(words),
            strict=True,
        )
    )
    pronoun, adjective = PartOfSpeech.PRONOUN, PartOfSpeech.ADJECTIVE
    assert told == {
        "в": PartOfSpeech.PREPOSITION,
        "и": PartOfSpeech.CONJUNCTION,
        "не": PartOfSpeech.PARTICLE,
        "ах": PartOfSpeech.INTERJECTION,
        "она": pronoun,
        "мой": pronoun,
        "этот": pronoun,
        "который": pronoun,
        "лучший": adjective,
        "лучше": adjective,
        "красив": adjective,
        "быстро": PartOfSpeech.ADVERB,
        "дом": 0,
        "идёт": 0,
        "сделанный": 0,
    }
    assert PartOfSpeech.DETERMINER not in russian.known_parts
    assert russian.context_parts == PartOfSpeech(0)


def test_other_scripts_have_no_part_of_speech(russian):
    assert russian.parts_of_speech(["hello", "", "😀", "\ud800", "42"]) == [0] * 5


def test_long_chains_of_hyphens_are_left_alone(russian):
    chain = "-".join(["да"] * 100)
    assert russian.lemmas([chain]) == [chain]

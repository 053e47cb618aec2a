import pytest

from imbrex.engine.language import PartOfSpeech
from tests.rows import each_row

LEMMAS = [
    ("de", "gehen Gehen geht ging GEHEN", "gehen"),
    ("de", "Haus Häuser Hauses HAUS", "haus"),
    ("de", "Der der Den", "der"),
    ("de", "Arbeit Arbeiten", "arbeit"),
    ("de", "geht's geht", "gehen"),
    ("fr", "homme hommes l'homme L’homme l'Homme", "homme"),
    ("fr", "il qu'il Qu’il s'il", "il"),
    ("fr", "cheval chevaux", "cheval"),
    ("fr", "être sommes sont", "être"),
    ("fr", "Paris", "paris"),
    ("fr", "aujourd'hui Aujourd’hui", "aujourd'hui"),
    ("es", "casa casas Casas", "casa"),
    ("es", "niño niños", "niño"),
    ("es", "venir vengo vendrían vendrá", "venir"),
    ("it", "arte arti dell'arte Dell’Arte all'arte", "arte"),
    ("it", "uomo uomini l'uomo", "uomo"),
    ("pt", "menino meninos", "menino"),
    ("pt", "água d'água D’Água", "água"),
    ("pl", "dom domu domach Domach", "dom"),
    ("pl", "pies psami", "pies"),
    ("pl", "szczęśliwy szczęśliwi", "szczęśliwy"),
]


@each_row(("code", "words", "lemma"), LEMMAS)
def test_lemmas(languages, code, words, lemma):
    assert languages.find(code).lemmas(words.split()) == [lemma] * len(words.split())


@each_row("code", ["de", "fr", "es", "it", "pt", "pl", "en"])
def test_a_capital_of_an_unknown_word_changes_nothing(languages, code):
    language = languages.find(code)
    assert language.lemmas(["Xqvzw"]) == language.lemmas(["xqvzw"]) == ["xqvzw"]


@each_row(
    ("code", "words", "part"),
    [
        ("de", "in auf mit", PartOfSpeech.PREPOSITION),
        ("fr", "dans sur avec", PartOfSpeech.PREPOSITION),
        ("es", "en sobre desde", PartOfSpeech.PREPOSITION),
        ("it", "in su con", PartOfSpeech.PREPOSITION),
        ("pt", "em sobre desde", PartOfSpeech.PREPOSITION),
        ("pl", "w na do", PartOfSpeech.PREPOSITION),
        ("de", "und Oder", PartOfSpeech.CONJUNCTION),
        ("fr", "et Ou", PartOfSpeech.CONJUNCTION),
        ("it", "ma Però", PartOfSpeech.CONJUNCTION),
        ("pl", "i Ale", PartOfSpeech.CONJUNCTION),
    ],
)
def test_closed_classes(languages, code, words, part):
    assert all(mask & part for mask in languages.find(code).parts_of_speech(words.split()))


def test_an_elided_pair_is_what_its_second_half_is(languages):
    french = languages.find("fr")
    il, pair, man = french.parts_of_speech(["il", "qu’il", "l'homme"])
    assert il == pair == PartOfSpeech.PRONOUN
    assert man == 0


def test_a_noun_that_looks_like_a_function_word_is_none_after_its_article(languages):
    french, italian = languages.find("fr"), languages.find("it")
    assert french.parts_of_speech(["or", "l'or", "l’or"]) == [PartOfSpeech.CONJUNCTION, 0, 0]
    assert french.stop_words.isdisjoint(("l'or", "l’été"))
    assert french.stop_words.issuperset(("été", "n'était", "qu’elle"))
    assert italian.stop_words.isdisjoint(("un'era", "nell’era", "un'ora"))
    assert italian.stop_words.issuperset(("era", "c’era"))


@pytest.mark.parametrize(
    ("code", "words"),
    [
        ("de", "Häuser Häusern"),
        ("fr", "l'homme hommes"),
        ("it", "l'amica amiche"),
        ("es", "casa casas"),
        ("pl", "domami Domach"),
    ],
)
def test_stems(languages, code, words):
    assert len(set(languages.find(code).stems(words.split()))) == 1

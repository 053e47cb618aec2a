"""What only real languages show: cases, compounds, and words without spaces between them."""

import pytest

from imbrex.engine.corpus import Corpus
from imbrex.engine.disguises.disguise import Disguise
from imbrex.engine.document import Document
from imbrex.engine.options import Disguises, Options
from imbrex.languages.registry import Languages

RUSSIAN = "Старый садовник медленно поднимался по каменной лестнице и тихо рассказывал гостям о дальних странах."
GERMAN = "Der alte Gärtner öffnete gestern die schwere Gartentür und erzählte den Gästen von einem neuen Gesetz."
CHINESE = "我们昨天在图书馆认真地讨论了人工智能的发展历史和未来方向。"


@pytest.fixture(scope="module")
def languages():
    return Languages()


def both(languages, code, source, copy, undo=None):
    corpus = Corpus(languages.find, Options(disguises=undo or Disguises()))
    corpus.add([Document("source", "", source, language=code), Document("copy", "", copy, language=code)])
    return corpus


@pytest.mark.parametrize(
    ("code", "source", "copy", "kinds"),
    [
        ("ru", RUSSIAN, RUSSIAN.replace("садовник", "садо вник"), {Disguise.SPLIT}),
        ("ru", RUSSIAN, RUSSIAN.replace("тихо рассказывал", "тихорассказывал"), {Disguise.JOINED}),
        ("ru", RUSSIAN, RUSSIAN.replace("лестнице", "л е с т н и ц е"), {Disguise.SPACED}),
        ("ru", RUSSIAN, RUSSIAN.replace("о", "o"), {Disguise.LOOKALIKE}),
        ("de", GERMAN, GERMAN.replace("Gartentür", "Garten tür"), {Disguise.SPLIT}),
        ("de", GERMAN, GERMAN.replace("neuen Gesetz", "neuenGesetz"), {Disguise.JOINED}),
        ("zh", CHINESE, CHINESE.replace("图书馆", "图书 馆"), {Disguise.SPLIT}),
    ],
)
def test_a_disguised_copy_is_its_source(languages, code, source, copy, kinds):
    corpus = both(languages, code, source, copy)
    assert {place.kind for place in corpus.disguises("copy").places} == kinds
    assert corpus.disguises("source").places == ()
    assert corpus.compare("copy", "source").scores.jaccard == 1
    typed = {"lookalikes": False, "spaced": False, "split": False, "joined": False}
    assert both(languages, code, source, copy, Disguises(**typed)).compare("copy", "source").scores.jaccard < 1


@pytest.mark.parametrize(("code", "text"), [("ru", RUSSIAN), ("de", GERMAN), ("zh", CHINESE)])
def test_honest_texts_have_none(languages, code, text):
    assert both(languages, code, text, text).disguises("copy").places == ()


@pytest.mark.parametrize(
    ("code", "words", "digits"),
    [
        ("en", "a crowd of twenty-five\nthousand people", "a crowd of 25000 people"),
        ("ru", "около двадцати пяти тысяч человек", "около 25000 человек"),
        ("uk", "понад п’ятдесят дев'ять років", "понад 59 років"),
        ("de", "etwa fünfundzwanzig Leute", "etwa 25 Leute"),
    ],
)
def test_numbers_in_words_are_those_in_digits_where_that_is_wanted(languages, code, words, digits):
    one = both(languages, code, words, digits, Disguises(numerals=True))
    assert one.tokens("source").canonical_text() == one.tokens("copy").canonical_text()
    assert [place.kind for place in one.disguises("source").places] == [Disguise.NUMERAL]
    assert one.disguises("source").alarms == frozenset()

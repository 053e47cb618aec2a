import subprocess
import sys
from itertools import product

import pytest
from hypothesis import given
from hypothesis import strategies as st

from imbrex.engine.language import Language, PartOfSpeech
from imbrex.languages.registry import KNOWN, Languages
from tests.examples import examples

ODD_WORDS = [
    "",
    " ",
    "\ud800",
    "a\udc00b",
    "😀",
    "x" * 70_000,
    "'" * 50,
    "l'",
    "'s",
    "-" * 9,
    "ёё",
    "п’",
    "的",
    "a\0b",
    "İ",
    "ß",
]


def test_english_and_russian_are_offered_first():
    assert list(KNOWN.items())[:2] == [("en", "English"), ("ru", "Russian")]


def test_a_language_is_made_once():
    languages = Languages()
    assert languages.find("de") is languages.find("DE-at")
    assert languages.find("de") is not Languages().find("de")


@pytest.mark.parametrize("code", ["", "und", "xx", "tlh", "--", "ё"])
def test_an_unknown_code_has_no_morphology(code):
    language = Languages().find(code)
    assert language.code == "und"
    assert (language.has_lemmas, language.has_stems, language.known_parts) == (False, False, PartOfSpeech(0))
    assert language.lemmas(["Words"]) == language.stems(["Words"]) == ["Words"]
    assert language.tag([["Two", "words"]]) == [[0, 0]]
    assert language.segment("no words").shape == (0, 2)


@pytest.mark.parametrize(
    ("code", "word", "stem"),
    [("nl", "katten", "kat"), ("sv", "Flickorna", "flick"), ("fi", "talossa", "talo"), ("tr", "evlerimiz", "ev")],
)
def test_a_language_that_only_snowball_has_gives_stems(code, word, stem):
    language = Languages().find(code)
    assert language.code == code
    assert (language.has_lemmas, language.has_stems) == (False, True)
    assert language.stems([word]) == [stem]
    assert language.lemmas([word]) == [word]


@pytest.mark.parametrize("code", [*KNOWN, "nl", "und"])
def test_every_language_keeps_the_protocol(languages, code):
    language: Language = languages.find(code)
    assert language.context_parts & ~language.known_parts == 0
    for method in (language.lemmas, language.stems):
        assert [type(word) for word in method(ODD_WORDS)] == [str] * len(ODD_WORDS)
    for mask in [*language.parts_of_speech(ODD_WORDS), *language.tag([ODD_WORDS])[0]]:
        assert type(mask) is int
        assert PartOfSpeech(mask) & ~language.known_parts == 0


_TEXTS = st.lists(st.text(st.characters() | st.sampled_from("eiénaoдоиїі’'-的\ud800"), max_size=80), max_size=6)


@pytest.mark.parametrize("code", [*KNOWN, "nl", "und"])
@examples(25)
@given(words=_TEXTS)
def test_any_words_have_as_many_answers(languages, code, words):
    language = languages.find(code)
    assert (
        len(language.lemmas(words)) == len(language.stems(words)) == len(language.parts_of_speech(words)) == len(words)
    )
    assert [len(masks) for masks in language.tag([words, []])] == [len(words), 0]


def test_facts_load_no_dictionary():
    """In a new process, because this one has loaded them."""
    facts = ("stop_words", "known_parts", "context_parts", "has_lemmas", "has_stems", "segments")
    script = (
        "import sys; from imbrex.languages.registry import KNOWN, Languages; languages = Languages();"
        + ";".join(f"languages.find({code!r}).{fact}" for code, fact in product(KNOWN, facts))
        + "; print(sorted({'pymorphy3', 'simplemma', 'nltk', 'Stemmer', 'rjieba'} & set(sys.modules)))"
    )
    done = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "[]"

"""Letters drawn with others, or with digits: read where the dictionary knows the other reading, and only there."""

import pytest

from imbrex.engine.compare.corpus import Corpus
from imbrex.engine.disguises.drawn_letters import drawn
from imbrex.engine.text.disguise import Disguise
from imbrex.engine.text.document import Document
from imbrex.languages.registry import Languages
from tests.engine.disguises.bookish import Bookish


@pytest.fixture(scope="module")
def find_language():
    return Languages().find


def read(text, code, find_language):
    corpus = Corpus(find_language)
    corpus.add([Document("a", "a", text, language=code)])
    return [place.reading for place in corpus.disguises("a").of(Disguise.LOOKALIKE)]


def test_words_drawn_with_others_are_read(find_language):
    english = "A rnodern light frorn the harbour vvith h0ney, als0 litt1e Iamps ancl thẹ đark night"
    assert read(english, "en", find_language) == ("modern from with honey also little lamps and the dark".split())
    assert read("A brᴑken gar·den wi11 fo11ow", "en", find_language) == ["broken", "garden", "will", "follow"]
    russian = "Тихое м0ре, қот ҋ үтро над де\u0483ревней"
    assert read(russian, "ru", find_language) == ["море", "кот", "и", "утро", "деревней"]


@pytest.mark.parametrize(
    ("code", "text"),
    [
        (
            "en",
            "The 10th mp3 of B2B in win10, top10 and H264: CO2, VIII, iPhone, Nguyễn, hadīth, a modern clock, 2 x 3d",
        ),
        ("ru", "90х и 1990х годов, 1й том, А4 и 5Б, Қазақстан, бг҃ъ"),
        ("ca", "il·lusió i novel·la"),
        ("de", "Die 2er und B6, Karl, Clara, modern"),
    ],
)
def test_honest_words_are_left_alone(find_language, code, text):
    assert read(text, code, find_language) == []


def test_a_text_full_of_digits_for_letters_is_read_to_the_end(find_language):
    usual = "th3 f1ow3r g1ow3d 1ik3 si1v3r wh3n w3 w3r3 th3r3, and n3v3r 1ost its c1ock"
    rest = "b3, 13ns, trav311ing"
    words = "be lens travelling".split()
    assert read(f"{usual} {rest}", "en", find_language)[-3:] == words
    assert not set(words) & set(read(f"The b3 and 13ns of {rest}", "en", find_language))


def test_letters_of_a_language_are_its_own():
    """The dictionary knows the plain words alone, so that nothing else speaks for the others."""
    plain = ["ksiega", "laki", "zlo"]
    for code, found in (("pl", []), ("en", plain)):
        assert read("księga łąki zło", code, lambda code: Bookish(code, plain)) == found


def test_a_word_has_few_readings():
    assert len(list(drawn("rn" * 5, "en"))) == 2**5 - 1
    assert list(drawn("rn" * 6, "en")) == []
    assert list(drawn("a1" * 6, "en")) == []

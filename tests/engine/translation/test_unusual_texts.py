"""Unusual texts: a glossary, addresses and lists of years, a text in two languages, and transliterated Russian."""

import pytest

from imbrex.engine.attribution.taken_passages import find_taken
from imbrex.engine.compare.corpus import Corpus
from imbrex.engine.rewriting.rewritten_passage import Change
from imbrex.engine.text.document import Document
from imbrex.engine.translation.translated_pair import find_pair
from imbrex.languages.detection import UNKNOWN, detect
from tests.translated_texts import BETWEEN, BOOK, ENTRIES, ESSAY, LANGUAGES, OWN, TAKEN, Small

ORDERED = [tuple(entry.strip().split(" ", 1)) for entry in ENTRIES.split(";")]
WORDS = sorted(ORDERED)
GLOSSARIES = {
    "both languages": "\n".join(f"{russian} — {english}" for english, russian in WORDS),
    "by English": "\n".join(russian for _, russian in WORDS),
    "by Russian": "\n".join(sorted(russian for _, russian in WORDS)),
    "in the order of the text": "\n".join(f"{number}. {pair[1]}" for number, pair in enumerate(ORDERED, 1)),
    "one paragraph": "; ".join(f"{russian} ({english})" for english, russian in ORDERED),
}
ALIKE = (
    "https://example.org/manuals/packaging/guide/index.html svn git bazaar mercurial 2003, 2004, 2005, 2006, 2007, 2008"
)
LETTERS = str.maketrans(
    dict(zip("абвгдезийклмнопрстуфхцыьэ", "a b v g d e z i j k l m n o p r s t u f h c y ' e".split(), strict=True))
    | {"ж": "zh", "ч": "ch", "ш": "sh", "щ": "shch", "ъ": "", "ю": "ju", "я": "ja", "ё": "jo"}
)


def corpus_of(**texts):
    corpus = Corpus(LANGUAGES.find, lexicons=Small())
    corpus.add([Document(key, key, text, language=code) for key, (text, code) in texts.items()])
    return corpus


@pytest.mark.parametrize("name", GLOSSARIES)
def test_a_glossary_is_no_translation_of_its_text(name):
    corpus = corpus_of(glossary=(GLOSSARIES[name], "ru"), book=(BOOK, "en"), essay=(ESSAY, "ru"))
    assert len(find_pair(corpus, "glossary", "book")) == 0
    assert find_pair(corpus, "glossary", "essay") is None


def test_one_address_and_one_list_in_both_texts_are_no_translation():
    one, other = f"{OWN[0]} {ALIKE}. {OWN[1]}", f"{BETWEEN[0]} {ALIKE}. {BETWEEN[1]}"
    assert len(find_pair(corpus_of(one=(one, "ru"), other=(other, "en")), "one", "other")) == 0


def test_of_a_text_in_two_languages_only_what_is_in_the_other_one_is_translated():
    mixed = "\n".join((OWN[0], OWN[1], TAKEN[0][1], OWN[2], OWN[3], TAKEN[1][0], OWN[0], OWN[1]))
    taken, _ = find_taken(corpus_of(mixed=(mixed, "ru"), book=(BOOK, "en")), "book", "mixed")
    places = {Change(one.change): mixed[one.right.start : one.right.end] for one in taken.passages}
    assert TAKEN[0][1][:40] in places.pop(Change.TRANSLATED)
    assert any(TAKEN[1][0][:40] in text for text in places.values())


def test_transliterated_russian_is_found_by_its_sounds_where_it_is_another_language():
    written = ESSAY.lower().translate(LETTERS)
    assert detect(written) == UNKNOWN
    for code in ("ru", "en", UNKNOWN):
        corpus = corpus_of(written=(written, code), book=(BOOK, "en"), essay=(ESSAY, "ru"))
        assert not find_pair(corpus, "written", "book"), code
    found = find_pair(corpus_of(written=(written, "en"), essay=(ESSAY, "ru")), "written", "essay")
    assert sum(len(one.left) for one in found) > 0.9 * len(written)
    assert found.links.by_sound.all()

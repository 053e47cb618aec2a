"""Across languages: a library finds the English book of a Russian essay, with and without kept texts."""

import pytest

from imbrex.engine.text.document import Document
from imbrex.library.database.mode import Mode
from imbrex.library.index.segments import of_terms, segments_of
from imbrex.library.library import Library
from imbrex.library.search.search_results import Clue
from tests.translated_texts import BETWEEN, BOOK, ESSAY, LANGUAGES, OWN, Small

_OTHERS = [
    Document(
        f"{code}{number}", f"{code}{number}", " ".join(f"{one} {number}" for one in texts[number % 3 :]), language=code
    )
    for number in range(12)
    for code, texts in (("en", BETWEEN), ("ru", OWN))
]
_BOOK = Document("book", "The book", BOOK, language="en")
_ESSAY = Document("essay", "Эссе", ESSAY, language="ru")


def _library(address, mode=Mode.TEXTS, *, is_there=True):
    return Library.create(address, LANGUAGES.find, mode=mode, lexicons=Small(is_there=is_there))


def _across(library, document=_ESSAY):
    (checked,) = library.check([document])
    return [one for one in checked.candidates if Clue.TRANSLATION in one.clues]


def test_the_source_in_another_language_is_found_and_compared(address):
    with _library(address) as library:
        numbers = {one.key: one.document for one in library.add([*_OTHERS[:10], _BOOK, *_OTHERS[10:]])}
        (match,) = _across(library)
        assert match.entry.document == numbers["book"]
        assert match.exact
        assert match.share > 0.4
        assert match.share_back > 0.4
        assert match.containment == match.containment_back == match.shared == 0
        library.reindex(rebuild=True)
        assert [one.entry.document for one in _across(library)] == [numbers["book"]]
        with library.store.reading() as connection:
            assert {one.generation for one in segments_of(connection) if one.state == "live"} == {2, of_terms(2)}
        library.add([Document("second", "Second", f"{BOOK} A second edition.", language="en")])
        assert len(_across(library)) == 2  # its size is learned
        library.remove([numbers["book"]])
        assert [one.entry.names[0].name for one in _across(library)] == ["Second"]
        assert library.verify() == []


def test_a_source_with_shared_file_names_is_compared_by_translation_too(address):
    names = " ".join(
        f"{name}{letter}" for letter in "qxzkjv" for name in "mkfs xfs lvm vgs zpool swap grub udev".split()
    )
    with _library(address) as library:
        library.add([Document("manual", "Manual", f"{BOOK} {names}", language="en"), *_OTHERS])
        (match,) = _across(library, Document("essay", "Эссе", f"{ESSAY} {names}", language="ru"))
        assert match.clues >= {Clue.FINGERPRINTS, Clue.TRANSLATION}
        assert match.shared > 0
        assert match.share > 0.4 > match.containment
        (checked,) = library.check([Document("own", "Own", f"{OWN[0]} {names}", language="ru")])
        (other,) = (one for one in checked.candidates if one.entry.language == "en")
        assert other.shared > 0
        assert other.translated is None


def test_without_texts_only_a_high_score_that_stands_out_is_reported(address):
    with _library(address, Mode.SIGNATURES) as library:
        library.add([_BOOK, *_OTHERS])
        (match,) = _across(library)
        assert not match.exact
        assert 0.2 < match.share <= 1
        library.add([Document("second", "Second", f"{BOOK} A second edition.", language="en")])
        assert _across(library) == []  # neither stands out
        library.remove([match.entry.document])
        assert [one.entry.names[0].name for one in _across(library)] == ["Second"]
        assert _across(library, Document("own", "Own", " ".join(OWN), language="ru")) == []


@pytest.mark.parametrize(
    "document", [_BOOK, Document("o", "o", OWN[0] * 3, language="ru"), Document("u", "u", "1 2 3 4 5 6")]
)
def test_documents_without_a_source_in_another_language_have_none(address, document):
    with _library(address) as library:
        library.add([_BOOK, *_OTHERS])
        assert _across(library, document) == []


def test_without_a_dictionary_nothing_is_searched(address):
    with _library(address, is_there=False) as library:
        library.add([_BOOK])
        assert _across(library) == []

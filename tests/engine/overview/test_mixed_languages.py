"""Mixed languages: translated pairs in a class of any size, beside unchanged pairs of one language."""

from dataclasses import replace

import numpy as np
import pytest

from imbrex.engine.compare.corpus import Corpus
from imbrex.engine.overview import translated_pairs
from imbrex.engine.overview.class_summary import summarize
from imbrex.engine.overview.mixed_languages import report_of
from imbrex.engine.shares.find_classes import find_classes
from imbrex.engine.text.document import Document
from imbrex.engine.text.role import Role
from tests.translated_texts import BETWEEN, BOOK, ESSAY, LANGUAGES, OWN, Small

_OTHERS = 8


def _class(**roles):
    """A book and an essay with three paragraphs from it, among others in both languages."""
    documents = [Document("book", "book", BOOK, language="en"), Document("essay", "essay", ESSAY, language="ru")]
    for number in range(_OTHERS):
        english = " ".join(f"{one} Report {number}." for one in BETWEEN[number % 3 :])
        russian = " ".join(f"{one} Отчёт {number}." for one in OWN[number % 3 :])
        documents += [Document(f"e{number}", "e", english, language="en")]
        documents += [Document(f"r{number}", "r", russian, language="ru")]
    return [replace(one, role=roles.get(one.key, Role.ESSAY)) for one in documents]


@pytest.fixture(scope="module")
def corpus():
    corpus = Corpus(LANGUAGES.find, lexicons=Small())
    corpus.add(_class())
    return corpus


def _rows(report, chosen=slice(None)):
    pairs = report.pairs
    return zip(*(column[chosen].tolist() for column in (pairs.left, pairs.right, pairs.shared)), strict=True)


@pytest.mark.parametrize("few", [0, 10_000])
def test_the_translated_pair_ranks_first_and_others_stay(corpus, monkeypatch, few):
    monkeypatch.setattr(translated_pairs, "_FEW", few)
    alone, report = corpus.report(), report_of(corpus)
    before, after = ({(left, right): shared for left, right, shared in _rows(one)} for one in (alone, report))
    assert after == {(0, 1): 0, **before}
    is_translated = report.translated.any(axis=0)
    assert [(left, right) for left, right, _ in _rows(report, is_translated)] == [(0, 1)]
    seen = summarize(corpus, report)
    best = int(np.argmax(is_translated))
    classes = find_classes(corpus, "book", "essay")
    shares = seen.exact[best]
    assert [one.translated_words for one in shares] == [
        one.shares.translated_words for one in (classes.left, classes.right)
    ]
    assert seen.values[best] == pytest.approx(max(one.headline for one in shares))
    assert seen.above[best]


def test_archive_documents_are_not_compared_with_one_another():
    corpus = Corpus(LANGUAGES.find, lexicons=Small())
    corpus.add(_class(book=Role.ARCHIVE, essay=Role.ARCHIVE)[:2])
    assert report_of(corpus).translated is None


def test_a_class_in_one_language_is_untouched(corpus):
    english = Corpus(LANGUAGES.find, lexicons=Small())
    english.add([one for one in _class() if one.language == "en"])
    assert report_of(english).translated is None

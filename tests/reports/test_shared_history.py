"""Editing sessions that two files have in common, in reports and their verification."""

from dataclasses import replace

import pytest

from imbrex.engine.text.document import Span
from imbrex.engine.text.file_history import FileHistory, Written
from imbrex.languages.registry import Languages
from imbrex.reports.html.rendering import pair_page
from imbrex.reports.making.pair_making import make_pair_report
from imbrex.reports.records.record import pair_record
from imbrex.reports.verification import verify
from tests.reports.conftest import corpus_of, making


@pytest.fixture
def related(source, essay):
    """The two documents, made in the same two sessions; the first 5 words of the essay are from one of them."""
    words = len(" ".join(essay.text.split()[:5]))
    mine = FileHistory((7, 8), (Written(7, Span(0, words)),))
    return replace(source, history=FileHistory((7, 8, 9))), replace(essay, history=mine)


def report_on(documents, language="en"):
    corpus = corpus_of(*documents)
    return make_pair_report(corpus, documents[0].key, documents[1].key, replace(making(), language=language))


def test_it_is_told_with_its_innocent_reasons_in_every_language(related):
    pages = {code: "".join(pair_page(report_on(related, code))) for code in ("en", "ru", "uk", "de", "zh")}
    assert "The two files have 2 editing sessions in common." in pages["en"]
    assert "Words from these sessions: 0 in the left text, 5 in the right text." in pages["en"]
    assert "a template, a shared folder" in pages["en"]
    assert "2 общих сеанса правки" in pages["ru"]
    assert "2 спільні сеанси" in pages["uk"]
    assert "2 Bearbeitungssitzungen" in pages["de"]
    assert "2 个共同的编辑会话" in pages["zh"]


def test_files_without_one_are_not_talked_about(source, essay):
    report = report_on((source, essay))
    assert report.history is None
    assert "editing session" not in "".join(pair_page(report))
    assert pair_record(report)["history"] is None


def test_a_forged_number_is_found_and_a_file_that_was_saved_again_does_no_harm(related):
    record = pair_record(report_on(related))
    assert record["history"] == {"sessions": 2, "words_left": 0, "words_right": 5}
    assert verify(record, related, Languages().find).holds
    forged = record | {"history": {"sessions": 9, "words_left": 0, "words_right": 5}}
    [(place, told, found)] = verify(forged, related, Languages().find).deviations
    assert (place, told, found) == ("history.sessions", 9, 2)
    again = related[0], replace(related[1], history=FileHistory(), file_hash="f" * 64)
    verified = verify(record, again, Languages().find)
    assert verified.holds
    assert verified.resaved

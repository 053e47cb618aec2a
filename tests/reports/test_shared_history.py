"""Editing sessions that two files have in common, in reports and their verification."""

import json
import re
from dataclasses import replace

import pytest

from imbrex.engine.names.anonymity import Anonymity
from imbrex.engine.text.document import Properties, Span
from imbrex.engine.text.file_history import FileHistory, Written
from imbrex.languages.registry import Languages
from imbrex.reports.builders.pair_builder import make_pair_report
from imbrex.reports.html.rendering import pair_page
from imbrex.reports.records.record import pair_record
from imbrex.reports.verification import verify
from tests.reports.conftest import corpus_of, making
from tests.reports.older_formats import as_format_7


@pytest.fixture
def related(source, essay):
    """The two documents, made in the same two sessions; the first 5 words of the essay are from one of them."""
    words = len(" ".join(essay.text.split()[:5]))
    mine = FileHistory((7, 8), (Written(7, Span(0, words)),), minutes=4)
    told = Properties(created="2024-05-01T12:30:00Z", modified="2024-05-02", editor="Zebrowski <i>")
    return replace(source, history=FileHistory((7, 8, 9))), replace(essay, history=mine, properties=told)


def report_on(documents, language="en", anonymity=None):
    made = replace(making(), language=language, anonymous=anonymity is not None)
    return make_pair_report(corpus_of(*documents), documents[0].key, documents[1].key, made, anonymity)


def test_it_is_told_with_its_innocent_reasons_in_every_language(related):
    pages = {code: "".join(pair_page(report_on(related, code))) for code in ("en", "ru", "uk", "de", "zh")}
    assert "The two files have 2 editing sessions in common." in pages["en"]
    for told in ("Sessions: 00000007, 00000008.", "1 May 2024, 12:30", "2 May 2024", "Zebrowski &lt;i&gt;"):
        assert told in pages["en"]
    shown = re.sub(r"<[^>]+>|\s+", " ", pages["en"].split('class="facts history"')[1].split("</section>")[0])
    assert re.search(r"Words from these sessions +0 of \d+ +5 of \d+ ", shown)
    assert re.search(r"Paragraphs with these words +0 +1 +Copper ", shown)
    assert re.search(r"Minutes of editing +– +4 ", shown)
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
    record = json.loads(json.dumps(pair_record(report_on(related))))
    history = record["history"]
    assert (history["session_count"], history["ids"]) == (2, ["00000007", "00000008"])
    assert (
        history["left_history"]["words"],
        history["right_history"]["words"],
        history["right_history"]["minutes"],
    ) == (0, 5, 4)
    assert related[1].text[history["right_history"]["paragraph_spans"][0]["start"] :].startswith(related[1].text[:20])
    assert verify(record, related, Languages().find).holds
    forged = record | {"history": history | {"session_count": 9}}
    [(place, told, found)] = verify(forged, related, Languages().find).deviations
    assert (place, told, found) == ("history.session_count", 9, 2)
    older = as_format_7(record) | {"format": 5, "history": {"sessions": 2, "words_left": 0, "words_right": 5}}
    assert verify(older, related, Languages().find).holds
    older["history"]["words_right"] = 6
    [(place, told, found)] = verify(older, related, Languages().find).deviations
    assert (place, told, found) == ("history.right_history.words", 6, 5)
    again = related[0], replace(related[1], history=FileHistory(), file_hash="f" * 64)
    verified = verify(record, again, Languages().find)
    assert verified.holds
    assert verified.resaved


def test_who_saved_a_file_is_hidden_with_the_names(related):
    report = report_on(related, anonymity=Anonymity(related))
    everything = "".join(pair_page(report)) + json.dumps(pair_record(report), ensure_ascii=False)
    assert "Zebrowski" not in everything
    assert report.history.right_history.saved_by
    assert verify(json.loads(json.dumps(pair_record(report))), related, Languages().find).holds

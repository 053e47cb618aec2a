"""A document of several files in reports: its files are listed, each passage says its file, and all is verified."""

import csv
import json
from dataclasses import replace

import pytest

from imbrex.engine.names.anonymity import Anonymity
from imbrex.engine.overview.class_summary import summarize
from imbrex.engine.text.joining import joined, separated
from imbrex.languages.registry import Languages
from imbrex.reports.builders.class_builder import make_class_report
from imbrex.reports.builders.pair_builder import make_pair_report
from imbrex.reports.csv.report_csv import class_csv, pair_csv
from imbrex.reports.html.rendering import pair_page
from imbrex.reports.model.report_facts import FileFacts, others_of
from imbrex.reports.records.record import class_record, pair_record
from imbrex.reports.verification import verify
from imbrex.reports.wording.shown_names import shown_names
from tests.engine.rewriting.texts import FILLER
from tests.reports.conftest import COPIED, HOSTILE, corpus_of, document, making

FIRST = document("a", FILLER["en"], name=f"notes {HOSTILE}.docx", path="/z.zip/a", file_hash="a" * 64)
SECOND = document("b", f"To begin with. {COPIED}", name="essay.pdf", path="/z.zip/b", file_hash="b" * 64)
ANNA = replace(joined([FIRST, SECOND], key="/z.zip#anna", name="Anna", path="/z.zip"), author="Anna")
BO = document("bo", f"{COPIED} And then the end of it.", author="Bo", file_hash="c" * 64)
START = ANNA.files[1].span.start


@pytest.fixture(scope="module")
def report():
    return make_pair_report(corpus_of(BO, ANNA), "bo", ANNA.key, making())


def check(record, documents):
    return verify(json.loads(json.dumps(record)), documents, Languages().find)


def rows(pieces):
    return list(csv.DictReader("".join(pieces).removeprefix("\ufeff").splitlines()))


def test_files_and_the_file_of_a_passage_are_told(report):
    assert report.right.files[1] == FileFacts("essay.pdf", START, len(ANNA.text), "b" * 64)
    assert shown_names([report.right], report.making)[0].below == f"{FIRST.name}, essay.pdf"
    page = "".join(pair_page(report))
    assert page.count('<h4 class="file-name">') == 2
    heading = page.index('<h4 class="file-name"><bdi dir="ltr">essay.pdf')
    assert page.index(FILLER["en"].split()[0]) < heading < page.index("To begin")
    assert f"<code>{'b' * 64}</code>" in page
    assert "<img" not in page
    paper = "".join(pair_page(report, on_paper=True))
    assert paper.count('<bdi dir="ltr">essay.pdf</bdi>') >= 3  # in the table, beside the passage, with the documents
    pair, *passages = rows(pair_csv(report))
    assert pair["right_files"].endswith("; essay.pdf")
    assert [(one["left_files"], one["right_files"]) for one in passages] == [("", "essay.pdf")] * len(passages)


def test_an_anonymous_report_numbers_the_files():
    corpus = corpus_of(BO, ANNA)
    report = make_pair_report(corpus, "bo", ANNA.key, making(), Anonymity(corpus.documents, file_word="Datei"))
    assert [one.name for one in report.right.files] == ["Datei 1", "Datei 2"]
    assert "essay.pdf" not in json.dumps(pair_record(report))


@pytest.mark.parametrize("files", [[ANNA, BO], [BO, FIRST, SECOND], [joined([SECOND, FIRST], key="x", name="x"), BO]])
def test_a_report_is_verified_by_the_archive_and_by_its_files(report, files):
    verified = check(pair_record(report), files)
    assert verified.holds
    assert verified.report.right.files == report.right.files
    assert verified.report.passages == report.passages
    assert not verified.renamed or files[0] != ANNA


def test_a_separated_file_is_verified_by_its_archive():
    single = separated(ANNA)[1]
    report = make_pair_report(corpus_of(BO, single), "bo", single.key, making())
    assert check(pair_record(report), [ANNA, BO]).holds


def test_a_joined_document_beside_the_pair_is_found_by_its_files():
    other = document("other", f"{FILLER['en']} Someone else.", file_hash="d" * 64)
    corpus = corpus_of(BO, other, ANNA)
    report = make_pair_report(corpus, "bo", "other", making())
    record = pair_record(replace(report, others=others_of(corpus.documents, ("bo", "other"))))
    assert check(record, [BO, other, FIRST, SECOND]).holds
    assert check(record, [BO, other, FIRST]).missing


def test_a_changed_place_of_a_file_deviates_and_a_changed_name_is_told(report):
    record = json.loads(json.dumps(pair_record(report)))
    record["right_document"]["files"][1]["start"] += 1
    assert check(record, [ANNA, BO]).deviations[0][0].startswith("right_document.files 2.start")
    record = json.loads(json.dumps(pair_record(report)))
    record["right_document"]["files"][1]["name"] = "other.pdf"
    verified = check(record, [ANNA, BO])
    assert verified.holds
    assert verified.renamed == (("other.pdf", "essay.pdf"),)
    del record["right_document"]["files"][1]
    assert not check(record, [ANNA, BO]).holds
    record["right_document"]["files"] = [{"file_hash": "b" * 64, "name": "x", "start": 0, "end": 1}] * 10_000
    assert not check(record, [BO, FIRST, SECOND]).holds


def test_a_class_lists_the_files_of_both_sides():
    corpus = corpus_of(BO, ANNA, document("third", FILLER["en"]))
    report = make_class_report(
        corpus, summarize(corpus, corpus.report(), threshold=0.1), (), making(), rows=9, detailed=1
    )
    assert check(class_record(report), [ANNA, BO, document("third", FILLER["en"])]).holds
    told = {(one["left_files"], one["right_files"]) for one in rows(class_csv(report))}
    assert any("essay.pdf" in left + right for left, right in told)

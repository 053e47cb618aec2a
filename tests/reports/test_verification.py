"""Verification: a report holds if its files give its figures, and nothing else does."""

import copy
import json
from dataclasses import replace

import pytest

from imbrex.errors import ImbrexError
from imbrex.languages.registry import Languages
from imbrex.reports.class_making import of_one
from imbrex.reports.facts import others_of
from imbrex.reports.html.reading import record_in
from imbrex.reports.record import class_record, pair_record
from imbrex.reports.verification import verify


def check(record, documents):
    return verify(json.loads(json.dumps(record)), documents, Languages().find)


@pytest.fixture
def record(pair_report):
    return copy.deepcopy(pair_record(pair_report))


def test_a_report_holds_on_its_files_in_any_order_under_any_name(record, source, essay, class_documents):
    renamed = replace(essay, key="x", name="x.txt")
    verified = check(record, [class_documents[3], renamed, source])
    assert verified.holds
    assert not verified.resaved
    assert verified.report.left_text == source.text


def test_a_text_that_was_changed_is_missing(record, source, essay):
    verified = check(record, [source, replace(essay, text=essay.text + " ")])
    assert not verified.holds
    assert verified.missing == ("essay.txt",)


def test_the_same_text_in_another_file_is_told(record, source, essay):
    verified = check(record, [source, replace(essay, file_hash="0" * 64)])
    assert verified.holds
    assert verified.resaved == ("essay.txt",)


@pytest.mark.parametrize("figure", ["containment_left", "jaccard", "in_passages", "counted", "shared_shingles"])
def test_a_figure_that_was_changed_is_found(record, source, essay, figure):
    record["figures"][figure] += 0.01 if isinstance(record["figures"][figure], float) else 1
    verified = check(record, [source, essay])
    assert [place for place, _, _ in verified.deviations] == [f"figures.{figure}"]


def test_a_passage_that_was_taken_out_or_moved_is_found(record, source, essay):
    record["passages"][0]["left"]["start"] += 1
    assert check(record, [source, essay]).deviations[0][0] == "passages 1.left.start"
    del record["passages"][0]
    assert check(record, [source, essay]).deviations[0][0] == "passages: how many"


def test_options_that_were_changed_are_found(record, source, essay):
    record["making"]["options"]["shingle-length"] = 5
    assert not check(record, [source, essay]).holds


def test_a_pair_out_of_a_class_holds_with_the_files_of_the_class(pair_report, class_documents):
    others = others_of(class_documents, ("source", "essay"))
    record = pair_record(replace(pair_report, others=others))
    assert len(others) == 2
    assert check(record, class_documents).holds
    assert len(check(record, class_documents[:2]).missing) == 2


def test_a_class_holds_and_its_figures_are_found_when_changed(class_report, class_documents):
    record = json.loads(json.dumps(class_record(class_report)))
    assert check(record, class_documents).holds
    record["pairs"][1]["jaccard"] += 0.001
    assert [place for place, _, _ in check(record, class_documents).deviations] == ["pairs 2.jaccard"]


def test_the_report_on_one_document_holds_too(class_report, class_documents):
    assert check(class_record(of_one(class_report, 1)), class_documents).holds


def test_two_copies_of_one_file_are_two_documents(class_report, class_documents):
    assert check(class_record(class_report), [*class_documents, class_documents[1]]).holds


@pytest.mark.parametrize(
    "damage",
    [
        lambda record: record.pop("figures"),
        lambda record: record.update(left="x"),
        lambda record: record["making"]["options"].update(nonsense=1),
        lambda record: record["making"]["options"].update({"shingle-length": 0}),
        lambda record: record["left"].update(role="king"),
        lambda record: record.update(others=[1]),
        lambda record: record["making"].update(extra=1),
    ],
)
def test_a_damaged_record_is_a_sentence(record, source, essay, damage):
    damage(record)
    with pytest.raises(ImbrexError, match="changed or is damaged"):
        check(record, [source, essay])


def test_another_format_names_the_one_that_is_known(record, source):
    with pytest.raises(ImbrexError, match="format 99"):
        check(record | {"format": 99}, [source])


@pytest.mark.parametrize("text", ["", "<html></html>", "{", "[1]", "{" * 100_000, '{"a": 1}x'])
def test_what_is_no_report_is_refused(text):
    with pytest.raises(ImbrexError):
        record_in(text)

"""Verification: a report holds if its files give its figures, and nothing else does."""

import copy
import json
import re
from dataclasses import replace

import pytest

from imbrex.engine.overview.class_summary import summarize
from imbrex.engine.overview.score import Score
from imbrex.engine.review.review import NOTHING_DECIDED
from imbrex.engine.text.role import Role
from imbrex.errors import ImbrexError
from imbrex.languages.registry import Languages
from imbrex.reports.builders.class_builder import make_class_report, of_one
from imbrex.reports.html.reading import record_in
from imbrex.reports.html.rendering import pair_page
from imbrex.reports.model.report_facts import others_of
from imbrex.reports.records.record import class_record, pair_record
from imbrex.reports.verification import verify
from tests.engine.rewriting.texts import FILLER
from tests.reports.conftest import corpus_of, document, making
from tests.reports.older_formats import as_format_7
from tests.rows import each_row


def check(record, documents):
    return verify(json.loads(json.dumps(record)), documents, Languages().find)


@pytest.fixture
def record(pair_report):
    return copy.deepcopy(pair_record(pair_report))


def test_a_report_holds_on_its_files_in_any_order_under_any_name(record, source, essay, class_documents):
    renamed = replace(essay, key="x", name="x.txt")
    verified = check(record, [class_documents[3], renamed, source])
    assert verified.holds
    assert not verified.confirms_names
    assert not verified.resaved
    assert verified.report.left_text == source.text


def test_a_text_that_was_changed_is_missing(record, source, essay):
    verified = check(record, [source, replace(essay, text=essay.text + " ")])
    assert not verified.holds
    assert verified.missing == ("essay.txt",)


def test_the_same_text_in_another_file_is_told(record, pair_report, source, essay):
    verified = check(record, [source, replace(essay, file_hash="0" * 64, notes=("Two pages have no text.",))])
    assert verified.holds
    assert verified.resaved == ("essay.txt",)
    assert verified.report.right == pair_report.right  # so that its page is the same


def test_figures_that_were_changed_are_found_and_no_others(record, source, essay):
    changed = ["containment_left", "jaccard", "in_passages_left", "counted_right", "shared_shingles"]
    for figure in changed:
        record["figures"][figure] += 0.01 if isinstance(record["figures"][figure], float) else 1
    verified = check(record, [source, essay])
    assert {place for place, _, _ in verified.deviations} == {f"figures.{figure}" for figure in changed}


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
    older = as_format_7(json.loads(json.dumps(record))) | {"format": 4}
    for one in older["others"]:
        del one["files"]
    assert check(older, class_documents).holds


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
        lambda record: record.update(left_document="x"),
        lambda record: record["making"]["options"].update(nonsense=1),
        lambda record: record["making"]["options"].update({"shingle-length": 0}),
        lambda record: record["left_document"].update(role="king"),
        lambda record: record.update(others=[1]),
        lambda record: record["making"].update(extra=1),
    ],
)
def test_a_damaged_record_is_a_sentence(record, source, essay, damage):
    damage(record)
    with pytest.raises(ImbrexError, match="altered or is damaged"):
        check(record, [source, essay])


def test_another_format_names_the_one_that_is_known(record, source):
    with pytest.raises(ImbrexError, match="format 99"):
        check(record | {"format": 99}, [source])


@each_row("text", ["", "<html></html>", "{", "[1]", "{" * 100_000, '{"a": 1}x'])
def test_what_is_no_report_is_refused(text):
    with pytest.raises(ImbrexError):
        record_in(text)


def test_counts_of_a_document_that_were_changed_are_found(record, class_report, source, essay, class_documents):
    counts = ["words", "compared_words", "characters"]
    whole = json.loads(json.dumps(class_record(class_report)))
    for count in counts:
        record["left_document"][count] += 1
        whole["documents"][2][count] += 1
    deviations = check(record, [source, essay]).deviations
    assert {place for place, _, _ in deviations} == {f"left_document.{count}" for count in counts}
    deviations = check(whole, class_documents).deviations
    assert {place for place, _, _ in deviations} == {f"documents 3.{count}" for count in counts}


def test_another_name_is_told_but_for_hidden_ones(record, source, essay):
    record["left_document"]["name"] = "innocent.txt"
    verified = check(record, [source, essay])
    assert verified.holds
    assert not verified.confirms_names
    assert verified.renamed == (("innocent.txt", "source.txt"),)
    record["making"]["anonymous"] = True
    assert check(record, [source, essay]).confirms_names


def test_another_author_is_told_if_the_file_names_one(record, source, essay):
    record["left_document"]["author"] = "Somebody Else"
    assert check(record, [source, essay]).confirms_names
    verified = check(record, [replace(source, author="Karl Berg"), essay])
    assert verified.renamed == (("Somebody Else", "Karl Berg"),)


def test_a_figure_that_is_no_figure_deviates(record, source, essay):
    values = [10**400, True, "0.5", None, [], float("nan"), float("inf"), 1e308]
    forged = [name for name, value in record["figures"].items() if isinstance(value, float)][: len(values)]
    record["figures"].update(zip(forged, values, strict=True))
    deviations = check(record, [source, essay]).deviations
    assert {place for place, _, _ in deviations} == {f"figures.{name}" for name in forged}


def test_the_last_digits_may_be_rounded_otherwise(record, source, essay):
    record["figures"]["jaccard"] += 1e-9
    assert check(record, [source, essay]).holds
    record["figures"]["jaccard"] += 1e-4
    assert not check(record, [source, essay]).holds


def test_clusters_scores_and_thresholds_are_held_too(class_documents):
    corpus = corpus_of(*class_documents)
    seen = summarize(corpus, corpus.report(), Score.JACCARD, threshold=0.2)
    report = make_class_report(corpus, seen, (), making(), rows=100, detailed=2)
    record = json.loads(json.dumps(class_record(report)))
    assert check(record, class_documents).holds
    for change in (
        lambda one: one["clusters"][0].update(mean=0.5),
        lambda one: one["clusters"][0].update(shared="something else"),
        lambda one: one["clusters"].pop(),
        lambda one: one["pairs"].pop(0),
        lambda one: one["class_figures"].update(score=Score.CONTAINMENT.value),
        lambda one: one["class_figures"].update(threshold=0.9),
        lambda one: one["class_figures"].update(median=0.9),
        lambda one: one["pairs"][0]["report"]["figures"].update(counted=0.01),
        lambda one: one["pairs"][0]["report"].update(bounded=True),
    ):
        changed = copy.deepcopy(record)
        change(changed)
        assert not check(changed, class_documents).holds


def test_roles_languages_and_authors_are_those_of_the_report(source, essay, class_documents):
    template = document("sheet", FILLER["en"], role=Role.TEMPLATE, file_hash="7" * 64)
    drafts = [replace(class_documents[2], author="Ann"), replace(essay, author="Ann", language="de"), source, template]
    corpus = corpus_of(*drafts)
    report = make_class_report(
        corpus, summarize(corpus, corpus.report(), threshold=0.2), (), making(), rows=9, detailed=9
    )
    read = [replace(one, author="", language="en", role=Role.ESSAY) for one in drafts]
    assert report.figures.drafts == 1
    assert check(class_record(report), read).holds


def test_a_page_with_two_records_is_refused(pair_report):
    page = "".join(pair_page(pair_report))
    block = re.search('<script type="application/json".*?</script>', page).group()
    with pytest.raises(ImbrexError):
        record_in(page.replace(block, block * 2))


def test_what_nests_too_deep_is_a_sentence(record, source, essay):
    deep = []
    for _ in range(100_000):
        deep = [deep]
    record["passages"] = deep
    with pytest.raises(ImbrexError, match="altered or is damaged"):
        verify(record, [source, essay], Languages().find)


def test_a_threshold_that_nobody_gave_is_guessed_anew(class_documents):
    corpus = corpus_of(*class_documents)
    report = make_class_report(corpus, summarize(corpus, corpus.report()), (), making(), rows=9, detailed=0)
    assert report.figures.threshold_from != "given"
    assert check(class_record(report), class_documents).holds


def test_that_passages_may_be_missing_is_held_too(record, source, essay):
    record["bounded"] = True
    assert [place for place, _, _ in check(record, [source, essay]).deviations] == ["bounded"]


@pytest.fixture(scope="module")
def judged_records(judged):
    batch = judged()
    whole = batch.whole()
    return {
        "pair": pair_record(batch.pair("left", "right")),
        "class": class_record(whole),
        "student": class_record(of_one(whole, 2)),
        "few": class_record(judged(threshold=0.3).whole()),
    }


@pytest.mark.parametrize("kind", ["pair", "class", "student", "few"])
def test_reports_with_verdicts_hold(judged_records, judged_documents, kind):
    verified = check(judged_records[kind], judged_documents)
    assert verified.deviations == ()
    assert verified.holds


def test_a_page_with_verdicts_is_made_anew_to_the_letter(judged, judged_documents):
    report = judged().pair("left", "right")
    verified = check(pair_record(report), judged_documents)
    assert "".join(pair_page(verified.report)) == "".join(pair_page(report))


def test_a_verdict_that_was_changed_does_not_fit_the_figure(judged_records, judged_documents):
    record = json.loads(json.dumps(judged_records["pair"]))
    ignored = next(one for one in record["passages"] if one["verdict"] == "ignore")
    ignored["verdict"] = "open"
    places = {place for place, _, _ in check(record, judged_documents).deviations}
    assert "figures.counted_right" in places
    assert "reviewed" in places


@pytest.mark.parametrize(
    "forge",
    [
        lambda one: one["passages"][0].update(counts=True),
        lambda one: one["passages"][0].update(reason=""),
        lambda one: one.update(reviewed=3),
        lambda one: one["passages"][0].update(note="x" * 5000),
        lambda one: one["figures"].update(counted=0.5),
    ],
)
def test_what_follows_from_verdicts_is_held_too(judged_records, judged_documents, forge):
    record = json.loads(json.dumps(judged_records["pair"]))
    forge(record)
    assert check(record, judged_documents).deviations


@pytest.mark.parametrize(
    "damage",
    [
        lambda one: one["passages"][0].update(verdict="guilty"),
        lambda one: one["passages"][0].pop("note"),
        lambda one: one.update(resting=[{"x": 1}]),
        lambda one: one.update(verdict=None),
    ],
)
def test_damaged_verdicts_are_a_sentence(judged_records, judged_documents, damage):
    record = json.loads(json.dumps(judged_records["pair"]))
    damage(record)
    with pytest.raises(ImbrexError, match="altered or is damaged"):
        check(record, judged_documents)


ONE_SIDED = ("in_passages", "counted", "quoted")
NEW_IN_4 = {f"{figure}_{side}" for figure in ("shares", "matched", "kind") for side in ("left", "right")}
NEW_IN_4 |= {f"{side}_{figure}" for figure in ("matched", "kind") for side in ("left", "right")}
NEW_IN_3 = {f"{figure}_left" for figure in ONE_SIDED}
NEW_IN_2 = {"verdict", "note", "reason", "reviewed", "resting", "verdicts", "disguises"}
OLD_NAMES = {f"{figure}_right": figure for figure in ONE_SIDED}


def as_format(number, record):
    """A record as the program wrote it before it knew shares, figures of both sides, or verdicts and disguises."""
    new = NEW_IN_4 | (NEW_IN_3 if number < 3 else set()) | (NEW_IN_2 if number == 1 else set())
    if isinstance(record, dict):
        names = OLD_NAMES if number < 3 else {}
        old = {names.get(key, key): as_format(number, value) for key, value in record.items() if key not in new}
        return old | ({"format": number} if "format" in record else {})
    return [as_format(number, one) for one in record] if isinstance(record, list) else record


@pytest.mark.parametrize("kind", ["pair", "class", "student"])
def test_reports_of_format_7_hold_until_a_figure_is_changed(judged_records, judged_documents, kind):
    old = as_format_7(json.loads(json.dumps(judged_records[kind])))
    assert old["format"] == 7
    assert not {"left_document", "class_figures"} & old.keys()
    assert check(old, judged_documents).holds
    changed = old if kind == "pair" else old["pairs"][0]["detail"]
    changed["passages"][0]["counts"] = not changed["passages"][0]["counts"]
    place = "passages 1.is_counted" if kind == "pair" else "pairs 1.report.passages 1.is_counted"
    assert [told for told, _, _ in check(old, judged_documents).deviations] == [place]


@pytest.mark.parametrize("kind", ["pair", "class"])
def test_reports_of_format_3_hold_until_a_figure_is_changed(judged, judged_documents, kind):
    made = pair_record(judged().pair("left", "right")) if kind == "pair" else class_record(judged().whole())
    old = as_format(3, as_format_7(json.loads(json.dumps(made))))
    assert "shares_left" not in json.dumps(old)
    changed = old if kind == "pair" else old["pairs"][0]["detail"]
    changed["passages"][0]["left_changes"] = []  # words were swapped by another rule
    assert check(old, judged_documents).holds
    changed["figures"]["counted_left"] += 0.01
    place = "figures.counted_left" if kind == "pair" else "pairs 1.report.figures.counted_left"
    assert [told for told, _, _ in check(old, judged_documents).deviations] == [place]


@pytest.mark.parametrize("kind", ["pair", "class"])
def test_reports_of_format_2_hold_until_a_figure_is_changed(judged, judged_documents, kind):
    made = pair_record(judged().pair("left", "right")) if kind == "pair" else class_record(judged().whole())
    old = as_format(2, as_format_7(json.loads(json.dumps(made))))
    changed = old if kind == "pair" else old["pairs"][0]["detail"]
    changed["passages"][0]["change"] = "another"
    assert check(old, judged_documents).holds
    changed["figures"]["counted"] += 0.01
    place = "figures.counted_right" if kind == "pair" else "pairs 1.report.figures.counted_right"
    assert [told for told, _, _ in check(old, judged_documents).deviations] == [place]


def test_a_class_of_format_2_without_a_threshold_holds_until_a_figure_is_changed(judged, judged_documents):
    made = class_record(judged(threshold=0.0).whole())
    old = as_format(2, as_format_7(json.loads(json.dumps(made))))
    old["figures"]["threshold_from"] = "nothing"
    old["clusters"] = [{"members": [0, 1, 2], "mean": 0.2}]
    assert check(old, judged_documents).holds
    old["figures"]["above"] += 1
    assert [told for told, _, _ in check(old, judged_documents).deviations] == ["class_figures.above"]


@pytest.mark.parametrize("kind", ["pair", "class", "student"])
def test_reports_of_format_1_hold_until_a_figure_is_changed(judged, judged_documents, kind):
    batch = judged(review=NOTHING_DECIDED)
    whole = batch.whole()
    made = pair_record(batch.pair("left", "right")) if kind == "pair" else class_record(whole)
    made = class_record(of_one(whole, 2)) if kind == "student" else made
    old = as_format(1, as_format_7(json.loads(json.dumps(made))))
    assert old["format"] == 1
    assert "verdict" not in json.dumps(old)
    assert check(old, judged_documents).holds
    changed = copy.deepcopy(old)
    if kind == "pair":
        changed["figures"]["counted"] += 0.01
        changed["passages"][2]["counts"] = True
        expected = {"figures.counted_right", "passages 3.is_counted", "passages 3.reason"}
    else:
        changed["pairs"][0]["jaccard"] += 0.01
        expected = {"pairs 1.jaccard"}
    assert {place for place, _, _ in check(changed, judged_documents).deviations} == expected

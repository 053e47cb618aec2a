"""Verdicts: they change what counts, stand in every form with their notes, and harm nobody."""

import csv
import json
from dataclasses import replace

import pypdfium2
import pytest
from selectolax.lexbor import LexborHTMLParser

from imbrex.engine.review.review import LONGEST_NOTE, Decision, Review, Verdict
from imbrex.reports.batch import Batch, ClassSettings, Each
from imbrex.reports.html.rendering import class_page, pair_page
from imbrex.reports.records.record import FORMAT
from imbrex.reports.saving import Form, save
from imbrex.reports.wording.phrases import Phrases
from imbrex.reports.wording.sentences import class_lead
from tests.reports.conftest import DECOY, GONE, HOSTILE, QUOTED, making, mark

ENGLISH = Phrases("en")


def words(report, passage):
    return report.right_text[passage.right.start : passage.right.end]


def page_of(report):
    return LexborHTMLParser("".join(pair_page(report)))


def paper_of(report, path):
    save(report, path)
    text = " ".join(page.get_textpage().get_text_range() for page in pypdfium2.PdfDocument(path))
    return " ".join(text.split())


def rows_of(report, path):
    save(report, path)
    return list(csv.DictReader(path.read_text("utf-8-sig").splitlines(keepends=True)))


@pytest.fixture(scope="module")
def report(judged):
    return judged().pair("left", "right")


@pytest.fixture(scope="module")
def bare(judged):
    return judged(review=Review()).pair("left", "right")


def test_each_passage_tells_its_verdict_and_why_it_does_not_count(report, bare):
    told = {words(report, one)[:8]: (one.verdict, one.note, one.is_counted, one.reason) for one in report.passages}
    assert told[DECOY[:8]] == ("ignore", "lab instructions given to all", False, "verdict")
    assert told[QUOTED[:8]] == ("copied", "the page does not exist", True, "")
    assert [one.reason for one in bare.passages] == ["", "", "standing"]
    assert (report.reviewed, report.verdict, report.note) == (2, "copied", "heard on 3 May")


def test_ignored_words_leave_the_figure_and_copied_ones_come_back(report, bare):
    share = {words(bare, one)[:8]: one.right_words / bare.right.words for one in bare.passages}
    expected = bare.figures.counted_right - share[DECOY[:8]] + share[QUOTED[:8]]
    assert report.figures.counted_right == pytest.approx(expected, abs=1e-3)
    assert report.figures.in_passages_right == bare.figures.in_passages_right


@pytest.mark.parametrize("verdict", [Verdict.IGNORE, Verdict.CITED])
def test_both_verdicts_that_excuse_take_a_passage_out(judged, judged_documents, verdict):
    left, right, _ = judged_documents
    review = Review().marked("left", "right", [mark(left, right, DECOY, verdict)])
    made = judged(review=review).pair("left", "right")
    assert [one.is_counted for one in made.passages] == [False, True, False]
    turned = judged(review=review).pair("right", "left")
    assert [one.verdict for one in turned.passages if one.reason == "verdict"] == [verdict.value]


def test_a_verdict_on_words_that_are_gone_rests(report):
    [unmatched] = report.unmatched
    assert (unmatched.verdict, unmatched.note) == ("cited", "seen in May")
    assert GONE.left.text.startswith(unmatched.left_text)
    assert unmatched.left_text


def test_passages_that_do_not_count_say_so_in_their_place(report, tmp_path):
    tree = page_of(report)
    listed = tree.css("#one-by-one li")
    assert [int(one.css_first("a.n").text()) for one in listed] == [one.number for one in report.passages]
    assert ["not counted" in one.text() for one in listed] == [not one.is_counted for one in report.passages]
    assert "ignored: “lab instructions given to all”" in tree.css_first("#one-by-one").text()
    assert "copied: “the page does not exist”" in tree.css_first("#one-by-one").text()
    paper = paper_of(report, tmp_path / "report.pdf")
    assert "copied: “the page does not exist”" in paper
    assert "ignored: “lab instructions given to all”" in paper
    quoted = next(one for one in report.passages if one.standing == "cited and quoted")
    assert tree.css_first("#right mark.out").attributes["data-p"] == str(quoted.number)


def test_every_form_has_verdicts_and_notes_of_the_pair(report, tmp_path):
    tree = page_of(report)
    assert tree.css_first("#pair-verdict").text() == "copied"
    assert tree.css_first("#pair-note").text() == "heard on 3 May"
    assert "Verdicts: 1 copied, 1 ignored, 1 undecided." in tree.css_first("#lead").text()
    assert "seen in May" in tree.css_first(".resting").text()
    paper = paper_of(report, tmp_path / "report.pdf")
    for said in (
        "Verdict on the pair: copied",
        "heard on 3 May",
        "cited: “seen in May”",
        "Verdicts: 1 copied, 1 ignored, 1 undecided.",
    ):
        assert said in paper
    told, *rows, unmatched = rows_of(report, tmp_path / "report.csv")
    assert [row["verdict"] for row in rows] == [one.verdict for one in report.passages]
    assert [row["reason"] for row in rows] == [one.reason for one in report.passages]
    assert (told["row"], told["verdict"], told["note"], told["reviewed_passages"]) == (
        "pair", "copied", "heard on 3 May", "2",
    )  # fmt: skip
    assert (unmatched["row"], unmatched["verdict"], unmatched["note"]) == ("resting", "cited", "seen in May")
    assert GONE.left.text.startswith(unmatched["left_text"])
    save(report, tmp_path / "report.json")
    record = json.loads((tmp_path / "report.json").read_text("utf-8"))
    assert (record["format"], record["verdict"], record["note"], record["reviewed"]) == (
        FORMAT,
        "copied",
        "heard on 3 May",
        2,
    )
    assert [one["note"] for one in record["resting"]] == ["seen in May"]


def test_the_class_tells_verdicts_of_its_pairs_and_how_far_people_are(judged, tmp_path):
    whole = judged().whole()
    assert whole.reviewed == (2, whole.figures.above) == (2, 3)
    assert "2 of 3 pairs reviewed." in list(class_lead(whole, ENGLISH))
    shown = {(pair.verdict, pair.note) for pair in whole.pairs}
    assert shown == {("copied", "heard on 3 May"), ("ignore", "=cmd|calc"), ("open", "")}
    tree = LexborHTMLParser("".join(class_page(whole)))
    cells = [" ".join(cell.text(separator=" ").split()) for cell in tree.css(".pairs td.verdict")]
    assert sorted(cells) == ["", "copied heard on 3 May", "ignored =cmd|calc"]
    assert "ignored: “lab instructions given to all”" in tree.css_first("details").text()
    paper = paper_of(whole, tmp_path / "class.pdf")
    assert "third.txt – left.txt: ignored =cmd|calc" in paper or "left.txt – third.txt: ignored =cmd|calc" in paper
    rows = rows_of(whole, tmp_path / "class.csv")
    assert {row["note"] for row in rows} == {"heard on 3 May", "'=cmd|calc", ""}
    assert {row["reviewed_passages"] for row in rows} == {"2", "0"}


def test_a_class_that_nobody_has_reviewed_says_nothing_of_it(judged):
    whole = judged(review=Review()).whole()
    page = "".join(class_page(whole))
    assert not any("reviewed" in sentence for sentence in class_lead(whole, ENGLISH))
    assert not LexborHTMLParser(page).css("td.verdict")


def test_the_report_of_a_student_has_the_verdicts_of_that_student(judged, tmp_path):
    made = {path.name: report for path, report in judged().save_each(tmp_path, Each.DOCUMENT)}
    third = made["003 third txt.html"]
    assert third.reviewed == (1, 2)
    text = (tmp_path / "003 third txt.html").read_text("utf-8")
    body = LexborHTMLParser(text.split('<script type="application/json"')[0]).body.text()
    assert "=cmd|calc" in body
    assert "1 of 2 pairs reviewed" in body
    assert "heard on 3 May" not in text


def test_without_verdicts_it_is_the_program_alone_and_says_so(judged, bare, tmp_path):
    batch = judged(verdicts=False)
    alone, whole = batch.pair("left", "right"), batch.whole()
    assert alone.figures == bare.figures
    assert alone.passages == bare.passages
    for form in Form:
        for made in (alone, whole):
            save(made, tmp_path / f"out.{form}")
            text = paper_of(made, tmp_path / "out.pdf") if form is Form.PDF else (tmp_path / f"out.{form}").read_text()
            assert "heard on 3 May" not in text
            assert "lab instructions" not in text
            assert (ENGLISH["bare"][:40] in text) == (form in {Form.HTML, Form.PDF})


def test_names_in_notes_are_hidden(judged, judged_documents, tmp_path):
    documents = [replace(one, name=f"Vladimirskaya_{one.key}.txt") for one in judged_documents]
    documents[1] = replace(documents[1], author="Anna Vladimirskaya")
    left, right, _ = documents
    before = replace(GONE.left, text=f"Vladimirskaya says: {GONE.left.text}")
    gone = replace(GONE, left=before, decision=replace(GONE.decision, note="Vladimirskaya knows."))
    marks = [mark(left, right, DECOY, Verdict.IGNORE, "Anna Vladimirskaya was ill"), gone]
    decision = Decision(Verdict.COPIED, "told Vladimirskaya on Monday")
    review = Review().decided({("left", "right"): decision}).marked("left", "right", marks)
    batch = judged(documents, review, anonymous=True)
    for number, made in enumerate((batch.pair("left", "right"), batch.whole())):
        for form in Form:
            save(made, tmp_path / f"{number}.{form}")
            path = tmp_path / f"{number}.{form}"
            text = paper_of(made, path) if form is Form.PDF else path.read_text("utf-8")
            assert "ladimirskaya" not in text
            assert "on Monday" in text
            assert ("was ill" in text) == (form is not Form.CSV or number == 0)
    assert batch.pair("left", "right").figures == judged(documents, review).pair("left", "right").figures


@pytest.mark.parametrize(
    "note",
    [
        f"{HOSTILE} line\nbreak\r\n\nend \u202eevil\u2066 العربية 中文 👩‍🚀",
        "=HYPERLINK(1)",
        "x" * (LONGEST_NOTE + 9),
    ],
)
def test_hostile_notes_are_words(judged, judged_documents, note, tmp_path):
    left, right, _ = judged_documents
    marks = [mark(left, right, DECOY, Verdict.IGNORE, note), replace(GONE, decision=Decision(Verdict.CITED, note))]
    review = Review().decided({("left", "right"): Decision(Verdict.COPIED, note)}).marked("left", "right", marks)
    batch = judged(review=review)
    for made in (batch.pair("left", "right"), batch.whole()):
        save(made, tmp_path / "out.html")
        page = (tmp_path / "out.html").read_text("utf-8")
        tree = LexborHTMLParser(page)
        assert len(tree.css("script")) == 2
        assert not tree.css("img, iframe, object, embed, link, form, base")
        assert not {"\u202e", "\u2066", "\x00"} & set(page)
        if "x" * 99 in note:
            assert page.count("x" * LONGEST_NOTE) >= 3
        paper_of(made, tmp_path / "out.pdf")
        for row in rows_of(made, tmp_path / "out.csv"):
            assert not row["note"].startswith("=")
            assert not {"\u202e", "\x00"} & set(row["note"])


def test_a_long_note_is_whole_on_paper(judged, judged_documents, tmp_path):
    left, right, _ = judged_documents
    note = " ".join(f"word{number}" for number in range(450))
    review = Review().marked("left", "right", [mark(left, right, DECOY, Verdict.IGNORE, note)])
    paper = paper_of(judged(review=review).pair("left", "right"), tmp_path / "out.pdf")
    assert all(f"word{number}" in paper for number in range(450))


def test_a_long_note_on_a_pair_is_whole_somewhere_in_the_class(judged):
    note = " ".join(f"word{number}" for number in range(400))
    review = Review().decided({("left", "right"): Decision(Verdict.COPIED, note)})
    batch = judged(review=review)
    for wish in (ClassSettings(threshold=0.03), ClassSettings(threshold=0.03, detailed=0)):
        batch = Batch(batch._corpus, making(), wish, (), review=review)
        tree = LexborHTMLParser("".join(class_page(batch.whole())))
        notes = [one.text() for one in tree.css(".note")]
        assert note in notes
        assert len([one for one in notes if len(one) > 200]) == 1

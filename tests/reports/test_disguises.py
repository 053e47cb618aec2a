"""Disguises in reports: the figures of the window's panel, examples that harm nobody, and silence on honest texts."""

import csv
import json
from dataclasses import replace

import pypdfium2
import pytest
from PySide6.QtCore import QLocale
from selectolax.lexbor import LexborHTMLParser

from imbrex.engine.text.role import Role
from imbrex.engine.what_if.disguise_effect import effects, effects_by_kind
from imbrex.gui.compare.disguises.kind_model import KindColumn, KindModel
from imbrex.reports.builders.disguise_builder import EXAMPLES, Disguised
from imbrex.reports.html.rendering import class_page, pair_page
from imbrex.reports.saving import save
from imbrex.reports.verification import verify
from imbrex.reports.wording.phrases import Phrases
from tests.engine.rewriting.texts import FILLER
from tests.reports.conftest import LOOKALIKES, corpus_of, document

ENGLISH = Phrases("en")


@pytest.fixture(scope="module")
def report(judged):
    return judged().pair("left", "right")


@pytest.fixture(scope="module")
def whole(judged):
    return judged().whole()


def test_kinds_and_worth_are_those_of_the_panel(report, judged_documents, tmp_path):
    corpus = corpus_of(*judged_documents)
    findings, effect = corpus.disguises("right"), effects(corpus)["right"]
    worth = effects_by_kind(corpus, "right", effect.other, sorted(findings.count()))
    model = KindModel()
    model.show_findings(findings)
    model.show_worth(worth)
    found = report.right.disguises
    assert effect.other == "left"
    assert (found.effect.before, found.effect.after) == (effect.typed, effect.undone)
    assert effect.typed < effect.undone
    tree = LexborHTMLParser("".join(pair_page(report)))
    save(report, tmp_path / "report.pdf")
    paper = " ".join(page.get_textpage().get_text_range() for page in pypdfium2.PdfDocument(tmp_path / "report.pdf"))
    paper = " ".join(paper.split())
    rows = {kind.kind: kind for kind in found.kinds}
    locale, seen = QLocale(), 0
    for row in range(model.rowCount()):
        kind = model.kind_at(row)
        if kind is None:
            continue
        told = rows[kind.value]
        places, letters, shown = (
            str(model.index(row, column).data()) for column in (KindColumn.PLACES, KindColumn.LETTERS, KindColumn.WORTH)
        )
        assert (locale.toString(told.count), locale.toString(told.letters)) == (places, letters)
        cells = [one for one in tree.css(f'tr[data-kind="{kind.value}"]') if one.css_first("td").text() == places]
        assert cells
        if told.alarm:
            seen += 1
            assert locale.toString(100 * told.worth, "f", 1) == shown
            assert [cell.text() for cell in cells[0].css("td.figure")] == [places, letters, shown]
            assert f"{ENGLISH.label('disguise', kind.value)} {places} {letters} {shown}" in paper
    assert seen == 1


def test_what_disguises_were_worth_is_said_on_page_and_paper(report, tmp_path):
    found = report.right.disguises.effect
    said = ENGLISH["disguise-worth"].format(
        typed=ENGLISH.percent(found.before), undone=ENGLISH.percent(found.after), other="left.txt"
    )
    tree = LexborHTMLParser("".join(pair_page(report)))
    assert [one.text() for one in tree.css("#disguises .worth")] == [said]
    save(report, tmp_path / "report.pdf")
    paper = " ".join(page.get_textpage().get_text_range() for page in pypdfium2.PdfDocument(tmp_path / "report.pdf"))
    assert " ".join(said.split()) in " ".join(paper.split())


def test_examples_show_what_nobody_sees(report):
    [kind] = [kind for kind in report.right.disguises.kinds if kind.alarm]
    assert len(kind.examples) == EXAMPLES < kind.count
    first = kind.examples[0]
    assert (first.typed, first.reading, first.codes) == ("Glass".translate(LOOKALIKES), "Glass", ("U+0430",))
    text = LexborHTMLParser("".join(pair_page(report))).css_first("#disguises").text()
    assert "U+0430" in text
    assert f"and {kind.count - EXAMPLES} more hits" in text


def test_a_class_marks_its_disguised_documents_and_no_others(whole, tmp_path):
    assert [one.name for one in whole.documents if one.disguises.alarming] == ["right.txt"]
    tree = LexborHTMLParser("".join(class_page(whole)))
    marked = [
        row.css_first("th").text() for row in tree.css("#documents tbody tr") if ENGLISH["disguised"] in row.text()
    ]
    assert marked == ["right.txt"]
    told = [one.text() for one in tree.css("p.caution") if "Look-alike" in one.text()]
    assert told == [ENGLISH.counted("disguised-documents", 1, names="right.txt")]
    assert [one.text() for one in tree.css("#disguises h4")] == ["right.txt"]
    assert "left.txt" in tree.css_first("#disguises .worth").text()
    save(whole, tmp_path / "class.csv")
    rows = csv.DictReader((tmp_path / "class.csv").read_text("utf-8-sig").splitlines(keepends=True))
    places = str(whole.documents[1].disguises.alarming)
    for row in rows:
        for side in ("left", "right"):
            assert row[f"{side}_disguised"] == (places if row[side] == "right.txt" else "0")
    save(whole, tmp_path / "class.json")
    record = json.loads((tmp_path / "class.json").read_text("utf-8"))
    told = [one["disguises"]["effect"] for one in record["documents"]]
    assert told[0] is told[2] is None
    assert told[1]["other_index"] == 0


def test_what_alarms_comes_first_however_much_there_is_of_the_rest():
    words = FILLER["en"].split()
    hidden = [f"{word[:2]}\u200b{word[2:]}" if place % 9 == 0 else word for place, word in enumerate(words)]
    text = " ".join(f"{word[:3]}\N{SOFT HYPHEN}{word[3:]}" if len(word) > 4 else word for word in hidden)
    [facts] = Disguised(corpus_of(document("a", text))).in_class()
    places = {kind.kind: (kind.count, kind.alarm) for kind in facts.kinds}
    assert places["invisible"][0] < places["soft-hyphen"][0]
    assert (places["invisible"][1], places["soft-hyphen"][1]) == (True, False)
    assert facts.kinds[0].kind == "invisible"
    assert [kind.count for kind in facts.kinds[1:]] == sorted((kind.count for kind in facts.kinds[1:]), reverse=True)


def test_honest_texts_are_not_spoken_ill_of(pair_report, class_report, tmp_path):
    tree = LexborHTMLParser("".join(pair_page(pair_report)))
    assert ENGLISH["disguises-none"] in tree.css_first("#disguises").text()
    assert not tree.css("#disguises b")
    assert not LexborHTMLParser("".join(class_page(class_report))).css("#disguises")


def test_examples_name_nobody_where_names_are_hidden(judged, judged_documents):
    left, right, third = judged_documents
    named = "Vladimirskaya Vladimirskaya Vladimirskaya".translate(LOOKALIKES)
    documents = [
        left,
        replace(right, text=f"{named} {right.text}", author="Anna Vladimirskaya"),
        replace(third, name="Vladimirskaya.txt"),
    ]
    open_, hidden = (judged(documents, anonymous=value).pair("left", "right") for value in (False, True))
    [kind], [secret] = (
        [one for one in made.right.disguises.kinds if one.kind == "look-alike"] for made in (open_, hidden)
    )
    assert kind.examples[0].reading == "Vladimirskaya"
    assert secret.examples[0].reading == "Glass"
    assert (kind.count, kind.letters, kind.worth) == (secret.count, secret.letters, secret.worth)
    assert "ladimirskaya" not in "".join(pair_page(hidden))


@pytest.mark.parametrize("form", ["pair", "whole"])
@pytest.mark.parametrize("anonymous", [False, True])
def test_disguises_are_held_against_the_files(judged, judged_documents, form, anonymous, tmp_path):
    batch = judged(anonymous=anonymous)
    save(batch.pair("left", "right") if form == "pair" else batch.whole(), tmp_path / "out.json")
    record = json.loads((tmp_path / "out.json").read_text("utf-8"))
    find = corpus_of()._find_language
    assert verify(record, judged_documents, find).holds
    facts = record["right_document"] if form == "pair" else record["documents"][1]
    facts["disguises"]["kinds"][0]["count"] -= 1
    [(place, _, _)] = verify(record, judged_documents, find).deviations
    assert place.endswith("disguises.kinds 1.count")


def test_archives_are_not_said_to_share_nothing(judged_documents, judged):
    left, right, third = judged_documents
    archive = [replace(one, role=Role.ARCHIVE) for one in (left, right)]
    made = judged([*archive, third]).pair("left", "right")
    assert made.right.disguises.alarming
    assert made.right.disguises.effect is None

"""Figures: the page, the paper, the table and the record of a pair say the same, whatever counts."""

import csv
import json
from dataclasses import replace
from itertools import pairwise

import pypdfium2
import pytest
from selectolax.lexbor import LexborHTMLParser

from imbrex.cli import main
from imbrex.engine.attribution.attribution import left_out
from imbrex.engine.attribution.passage_attribution import attribute
from imbrex.engine.attribution.taken_passages import find_taken
from imbrex.engine.options import Options
from imbrex.engine.rewriting.find_rewritten import find_rewritten
from imbrex.engine.shares.find_classes import find_classes
from imbrex.engine.text.role import Role
from imbrex.reports.builders.pair_builder import make_pair_report
from imbrex.reports.html.reading import record_in
from imbrex.reports.saving import save
from imbrex.reports.wording.findings import parts_of, written
from imbrex.reports.wording.meanings import SHARES
from imbrex.reports.wording.phrases import Phrases
from tests.reports.conftest import COPIED, QUOTED, corpus_of, document, gap, making

SHEET = (
    "Describe in your own words how a town of your choice lost its harbour, name at least three causes of it, and say "
    "which of them the council of that town could have prevented if it had been asked in time."
)
FIGURES = [name.replace("-", "_") for name in SHARES]


def report_on(*, own_work=False, **counts):
    options = Options.from_dict({name.replace("_", "-"): value for name, value in counts.items()})
    author = "Ann" if own_work else ""
    corpus = corpus_of(
        document("source", f"{SHEET} {gap('net')} {COPIED} {gap('rope')} {QUOTED}. {gap('mast')}", author=author),
        document(
            "essay",
            f"{SHEET} {gap('oak')} {COPIED} {gap('elm')} “{QUOTED}” (Miller 1999, p. 12). {gap('ash')}",
            author=author,
        ),
        document("sheet", SHEET, role=Role.TEMPLATE),
        options=options,
    )
    passages = find_rewritten(corpus, "essay", "source").mirrored()
    return make_pair_report(corpus, "source", "essay", making(options)), attribute(corpus, passages), options, corpus


@pytest.mark.parametrize(
    "wish",
    [
        {},
        {"count_template": True},
        {"count_cited_and_quoted": True},
        {"count_not_cited": False},
        {"own_work": True},
        {"own_work": True, "count_own_work": True},
    ],
)
def test_every_form_has_the_figures_of_the_window(tmp_path, wish):
    report, attribution, options, corpus = report_on(**wish)
    figures, english = report.figures, Phrases("en")
    assert (figures.in_passages_right, figures.quoted_right) == (attribution.right.raw, attribution.right.quoted)
    assert figures.counted_right == attribution.right.counted(left_out(options.attribution))
    for form in ("html", "pdf", "csv", "json"):
        save(report, tmp_path / f"report.{form}")
    page = (tmp_path / "report.html").read_text("utf-8")
    tree = LexborHTMLParser(page)
    paper = " ".join(one.get_textpage().get_text_range() for one in pypdfium2.PdfDocument(tmp_path / "report.pdf"))
    paper = " ".join(paper.split())
    record = json.loads((tmp_path / "report.json").read_text("utf-8"))
    assert record_in(page) == record
    for name in FIGURES:
        shown = english.percent(getattr(figures, name))
        assert tree.css_first(f"#figure-{name.replace('_', '-')}").text() == shown
        assert " ".join(shown.split()) in paper
        assert record["figures"][name] == getattr(figures, name)
    check_shares(report, corpus, tree, paper, record)
    told_pair, *rows = csv.DictReader((tmp_path / "report.csv").read_text("utf-8-sig").splitlines(keepends=True))
    assert {name: told_pair[name] for name in FIGURES} == {name: f"{getattr(figures, name):.6f}" for name in FIGURES}
    for side in ("left", "right"):
        fractions = record["figures"][f"shares_{side}"]
        assert {name: told_pair[f"{name}_{side}"] for name in fractions} == {
            name: f"{share:.6f}" for name, share in fractions.items()
        }
    assert [int(told_pair[f"{side}_words"]) for side in ("left", "right")] == [report.left.words, report.right.words]
    assert [row["row"] for row in rows] == ["passage"] * len(rows)
    for row, told, one in zip(rows, record["passages"], report.passages, strict=True):
        places = [int(row[f"{side}_{end}"]) for side in ("left", "right") for end in ("start", "end")]
        assert places == [one.left.start, one.left.end, one.right.start, one.right.end]
        assert (row["right_text"], row["is_counted"]) == (
            report.right_text[one.right.start : one.right.end], "yes" if told["is_counted"] else "no",
        )  # fmt: skip


def check_shares(report, corpus, tree, paper, record):
    """The shares of both texts are those of the window, in whole percent on page and paper, and as on the command line.

    The window has them of `find_classes`, the command line as fractions.
    """
    english, classes = Phrases("en"), find_classes(corpus, "source", "essay")
    pages = {report.subject: "first", ({"left", "right"} - {report.subject}).pop(): "second"}
    for side, words in (("left", classes.left), ("right", classes.right)):
        shares = words.shares
        assert getattr(report.figures, f"shares_{side}") == shares
        assert record["figures"][f"shares_{side}"] == shares.fractions()
        chips = [(part.label, part.percent) for part in parts_of(shares, english)]
        shown = [chip.text() for chip in tree.css(f"#shares-{pages[side]} .chips li")]
        assert shown == [f"{label} {percent}" for label, percent in chips]
        assert " ".join(shown) in paper
        headline = written(shares.shown_headline(), english)
        assert f"{headline} of " in tree.css_first("header").text()
        assert f"{headline} of " in paper


def test_the_command_line_has_the_same_shares(tmp_path, capsys):
    report, _, _, corpus = report_on()
    for one in corpus.documents:
        (tmp_path / f"{one.key}.txt").write_text(one.text, "utf-8")
    files = [str(tmp_path / f"{name}.txt") for name in ("source", "essay")]
    told = {}
    for command in ("compare", "passages"):
        assert main([command, "--json", *files, "--template", str(tmp_path / "sheet.txt"), "--language", "en"]) == 0
        told[command] = json.loads(capsys.readouterr().out)
    [pair] = told["compare"]["pairs"]
    turned = pair["left"] == "essay.txt"
    for side, other in (("left", "right"), ("right", "left")):
        expected = getattr(report.figures, f"shares_{other if turned else side}").fractions()
        assert pair[f"shares_{side}"] == expected
        swapped = told["passages"]["left"] == "essay.txt"
        assert told["passages"][f"shares_{other if swapped != turned else side}"] == expected


def test_what_counts_is_what_is_told_of_each_passage():
    report, _, _, _ = report_on()
    assert 0 < report.figures.counted_right < report.figures.in_passages_right
    assert 0 < report.figures.quoted_right < 1
    assert {one.standing: one.is_counted for one in report.passages} == {
        "template": False, "cited and quoted": False, "not cited": True,
    }  # fmt: skip
    every, _, _, _ = report_on(count_template=True, count_cited_and_quoted=True)
    assert every.figures.counted_right == every.figures.in_passages_right == report.figures.in_passages_right
    mine, _, _, _ = report_on(own_work=True)
    assert mine.figures.counted_right == 0


def test_words_of_one_change_side_by_side_are_one_run(pair_report):
    seen = 0
    for passage in pair_report.passages:
        for text, runs in (
            (pair_report.left_text, passage.left_changes), (pair_report.right_text, passage.right_changes),
        ):  # fmt: skip
            for run, following in pairwise(runs):
                between = text[run.span.end : following.span.start]
                assert run.change != following.change or any(map(str.isalnum, between))
                seen += any(map(str.isspace, text[run.span.start : run.span.end]))
    assert seen


def test_a_search_that_was_cut_short_is_told(monkeypatch):
    corpus = corpus_of(document("a", COPIED), document("b", COPIED))
    assert not make_pair_report(corpus, "a", "b", making()).bounded
    taken, given = find_taken(corpus, "a", "b")
    cut = replace(taken, passages=replace(taken.passages, bounded=True))
    monkeypatch.setattr("imbrex.reports.builders.pair_builder.find_taken", lambda *_: (cut, given))
    assert make_pair_report(corpus, "a", "b", making()).bounded

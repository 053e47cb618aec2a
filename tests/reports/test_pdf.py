"""PDF: every passage, every figure and every script comes out, on pages with numbers."""

import json
import subprocess
import sys
from dataclasses import replace

import pypdfium2
import pytest

from imbrex.errors import ImbrexError
from imbrex.reports.making.pair_making import make_pair_report
from imbrex.reports.saving import save
from imbrex.reports.wording.phrases import Phrases
from imbrex.reports.wording.sentences import about
from tests.reports.conftest import HOSTILE, corpus_of, document, making

SCRIPTS = {
    "ru": "Смотритель маяка записывал каждый корабль, который проходил мимо северного мыса осенью.",
    "zh": "图书馆员每天早晨都会把昨天归还的书重新放回书架上去，没有人知道为什么。",
    "ar": "كان حارس المنارة يكتب اسم كل سفينة تمر أمام الرأس الشمالي في الخريف كل عام.",
}


def has_letters_for(text):
    """Whether a font of the machine has them; asked in another process, as there is one application in each."""
    code = (
        "import sys; from PySide6.QtGui import QGuiApplication, QFont, QRawFont, QTextLayout\n"
        "application = QGuiApplication(['x', '-platform', 'offscreen'])\n"
        "layout = QTextLayout(sys.argv[1], QFont()); layout.beginLayout(); layout.createLine(); layout.endLayout()\n"
        "sys.exit(any(0 in run.glyphIndexes() for run in layout.glyphRuns()))"
    )
    return subprocess.run([sys.executable, "-c", code, text], check=False, capture_output=True).returncode == 0


@pytest.fixture
def printed(tmp_path):
    """Saves a report; gives the text of each page."""

    def printed(report):
        path = tmp_path / "report.pdf"
        save(report, path)
        assert [one.name for one in tmp_path.iterdir()] == ["report.pdf"]
        pages = pypdfium2.PdfDocument(path)
        return [" ".join(page.get_textpage().get_text_range().split()) for page in pages]

    return printed


def test_figures_and_passages_are_all_there(printed, pair_report):
    text = " ".join(printed(pair_report))
    english, figures = Phrases("en"), pair_report.figures
    for share in (figures.in_passages_right, figures.counted_right, figures.containment_left, figures.jaccard):
        assert english.percent(share).replace("\xa0", " ") in text.replace("\xa0", " ")
    for passage in pair_report.passages:
        for word in pair_report.right_text[passage.right.start : passage.right.end].split():
            assert word in text
    assert pair_report.left.text_hash in text


def test_a_class_has_its_pairs_with_their_passages(printed, class_report):
    text = " ".join(printed(class_report))
    for pair in class_report.pairs[:2]:
        assert f"{pair.number}. {pair.detail.left.name}"[:20] in text
        assert pair.detail.left_text[pair.detail.passages[0].left.start :].split()[0] in text
    assert Phrases("en")["settings"] in text


def test_a_passage_of_many_pages_is_whole_and_pages_are_numbered(printed):
    text = " ".join(f"Sentence {number} of a long confession by witness {number * 31}." for number in range(700))
    report = make_pair_report(corpus_of(document("a", text), document("b", text)), "a", "b", making())
    pages = printed(report)
    assert len(pages) > 10
    count = len(pages)
    feet = [f"a.txt – b.txt page {number} of {count}" for number in range(1, count + 1)]
    assert [page[: len(foot)] for page, foot in zip(pages, feet, strict=True)] == feet
    whole = " ".join(pages)
    assert all(whole.count(f"witness {number * 31}.") >= 2 for number in (0, 1, 350, 698, 699))


@pytest.mark.parametrize("language", SCRIPTS)
def test_every_script_has_letters(printed, language, tmp_path):
    if not has_letters_for(SCRIPTS[language]):
        pytest.skip(f"no font on this machine has letters for {language}")
    text = " ".join(f"{SCRIPTS[language]} {number}." for number in (271, 828, 459))
    corpus = corpus_of(document("a", text, language=language), document("b", f"{text} 🙂", language=language))
    report = make_pair_report(corpus, "a", "b", making())
    pages = printed(report)
    if language != "ar":  # whose letters are shapes in a PDF, in the order of the eye
        assert SCRIPTS[language].split()[0][:8] in " ".join(pages).replace(" ", "") + " ".join(pages)
    assert "�" not in "".join(pages)
    # A font without a letter draws boxes, all alike; real letters differ in ink.
    picture = pypdfium2.PdfDocument(tmp_path / "report.pdf")[0].render(scale=1).to_numpy()
    assert (picture < 128).any(axis=2).sum() > 2000


def test_hostile_texts_and_names_are_written_and_nothing_else(printed, source, essay):
    left = replace(source, name=HOSTILE, text=f"{HOSTILE}\n{source.text}", notes=(HOSTILE,))
    report = make_pair_report(corpus_of(left, essay), "source", "essay", replace(making(), title=HOSTILE * 30))
    assert "alert(1)" in " ".join(printed(report))


def test_a_word_longer_than_the_page_ends(printed):
    text = "word " * 40 + "x" * 15_000
    corpus = corpus_of(document("a", text), document("b", text))
    assert len(printed(make_pair_report(corpus, "a", "b", making()))) < 30


def test_a_place_that_cannot_be_written_is_told(pair_report, tmp_path):
    with pytest.raises(ImbrexError, match="save the report"):
        save(pair_report, tmp_path / "nowhere" / "report.pdf")


def test_it_needs_no_display_and_no_application_of_its_caller(tmp_path):
    for name in ("a.txt", "b.txt"):
        (tmp_path / name).write_text("The same few words stand in both of these files.", "utf-8")
    command = [sys.executable, "-m", "imbrex.cli", "report", "a.txt", "b.txt", "-o", "out.pdf"]
    ended = subprocess.run(
        command, cwd=tmp_path, capture_output=True, text=True, check=False, env={"PATH": "/usr/bin:/bin"}
    )
    assert (ended.returncode, ended.stderr) == (0, ""), ended
    assert (tmp_path / "out.pdf").read_bytes().startswith(b"%PDF")
    assert json.dumps(ended.stdout.strip()).endswith('out.pdf"')


def test_every_page_of_a_table_begins_with_its_heads(printed, class_report):
    many = replace(class_report, pairs=tuple(replace(class_report.pairs[-1], number=one) for one in range(1, 150)))
    pages = [page for page in printed(many) if "100%" in page or page.count("% ") > 20]
    assert len(pages) >= 3
    assert all(Phrases("en").heading("pair", "longest") in page for page in pages)


def test_the_marks_of_words_are_explained_where_there_are_any(printed, pair_report, class_report):
    explained = Phrases("en")["changed-words"]
    assert explained in " ".join(printed(pair_report))
    assert " ".join(printed(class_report)).count(explained) == 1
    assert explained not in " ".join(printed(replace(pair_report, passages=())))


def test_long_names_are_short_in_columns_and_whole_among_the_documents(printed, pair_report):
    name = "a" * 140 + "b" * 140
    text = " ".join(printed(replace(pair_report, left=replace(pair_report.left, name=name))))
    assert "a…b" in text
    assert text.replace(" ", "").count(name) >= 2


def test_what_is_told_of_each_passage_is_whole_wherever_the_page_ends(printed, pair_report):
    one = replace(pair_report.passages[0], verdict="ignore", counts=False, reason="verdict", note="given to all")
    notes = ["note " * (7 * (number % 29)) for number in range(120)]  # so that pages end in many ways
    many = tuple(
        replace(one, number=number, left_words=10_000 + number, note=notes[number].strip()) for number in range(1, 120)
    )
    text = " ".join(printed(replace(pair_report, passages=many, making=replace(pair_report.making, language="ru"))))
    told = [" ".join(line.split()) for line in about(one, Phrases("ru"), notes=False)]
    assert text.count(told[-1]) == len(many)
    assert all(
        f"слева: 10 {number:03d}, справа: {one.right_words}" in text.replace("\xa0", " ") for number in range(1, 120)
    )


def test_pages_that_are_laid_out_twice_are_the_same(printed, monkeypatch):
    text = " ".join(f"Sentence {number} of a long confession by witness {number * 31}." for number in range(400))
    corpus = corpus_of(document("a", text), document("b", text.replace("long", "short")))
    report = make_pair_report(corpus, "a", "b", making())
    once = printed(report)
    monkeypatch.setattr("imbrex.reports.pdf.sheet.LIVE", 1)
    assert printed(report) == once
    assert len(once) > 5

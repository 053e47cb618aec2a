"""Paper: nothing is broken off, left alone at the foot of a page, or turned round."""

from collections import defaultdict
from dataclasses import replace

import pypdfium2
import pytest

from imbrex.engine.review.review import Verdict
from imbrex.reports.pdf.sheet import INK, Sheet
from imbrex.reports.pdf.table import Column, write_table
from imbrex.reports.saving import save
from imbrex.reports.wording.meanings import FIGURES
from imbrex.reports.wording.phrases import LANGUAGES, Phrases

ARABIC = "كان حارس المنارة يكتب اسم كل سفينة"
HEADS = ("pair", "overlap", "longest")


@pytest.fixture
def printed(tmp_path):
    """Saves a report; gives the raw text of each page, line for line."""

    def printed(report):
        save(report, tmp_path / "report.pdf")
        pages = pypdfium2.PdfDocument(tmp_path / "report.pdf")
        return [page.get_textpage().get_text_range() for page in pages]

    return printed


def sheet_of(write):
    """The first page of a sheet that was written by a function."""
    sheet = Sheet("", lambda _, __: "")
    write(sheet)
    return pypdfium2.PdfDocument(sheet.close())[0]


def boxes(page):
    """Where each letter of a page stands: left and right edge in points, in the order of the text."""
    text = page.get_textpage()
    whole = text.get_text_range()
    return [(sign, *text.get_charbox(place)[::2]) for place, sign in enumerate(whole) if not sign.isspace()]


def judged_in_every_way(report):
    verdicts = list(Verdict)
    pairs = tuple(
        replace(report.pairs[-1], number=number + 1, verdict=verdicts[number % len(verdicts)].value)
        for number in range(9)
    )
    return replace(report, pairs=pairs)


@pytest.mark.parametrize("language", sorted({*LANGUAGES} - {"zh"}))  # whose lines may end anywhere
def test_no_word_of_the_table_of_pairs_is_broken(printed, class_report, language):
    phrases = Phrases(language)
    report = judged_in_every_way(class_report)
    [page, *_] = printed(replace(report, making=replace(report.making, language=language)))
    heads = [phrases.heading("pair", name) for name in (*HEADS, "verdict")]
    words = " ".join([*heads, phrases["share.verbatim"], phrases["share.reworded"]]).split()
    verdicts = [phrases.label("verdict", verdict) for verdict in Verdict if verdict is not Verdict.OPEN]
    assert [word for word in (*words, *verdicts) if word not in page] == []


@pytest.mark.parametrize("name", ["unbroken_" * 30, "many short words " * 15, "图书馆员每天早晨都会" * 20, "نص " * 90])
def test_long_names_make_no_row_of_the_table_higher(printed, class_report, name):
    def rows_on_the_first_page(names):
        documents = [replace(one, name=called) for one, called in zip(class_report.documents, names, strict=True)]
        pairs = tuple(replace(class_report.pairs[-1], number=7_000 + number) for number in range(80))
        [page, *_] = printed(replace(class_report, documents=tuple(documents), pairs=pairs))
        return page.count("7000") and sum(str(7_000 + number) in page for number in range(80))

    count = len(class_report.documents)
    stacked = rows_on_the_first_page([f"{number} {'n' * 24}" for number in range(count)])
    assert rows_on_the_first_page([f"{name}{number}" for number in range(count)]) >= stacked - 1  # taller letters
    assert stacked > 10


def test_a_long_name_keeps_its_beginning_and_its_end():
    name = f"Ivanova {'_' * 300} draft 2.txt"
    page = sheet_of(lambda sheet: write_table(sheet, [Column("name", names=True), Column("n", 60)], [[name, "1"]]))
    lines = [line for line in page.get_textpage().get_text_range().splitlines() if "Ivanova" in line]
    assert len(lines) == 1
    assert "Ivanova" in lines[0]
    assert "draft 2.txt" in lines[0]


def test_figures_of_a_column_end_at_one_edge():
    columns = [Column("name"), Column("figure", 80.0, figures=True)]
    page = sheet_of(lambda sheet: write_table(sheet, columns, [["a", "7"], ["b", "31,777"]]))
    ends = [right for sign, _, right in boxes(page) if sign == "7"]
    assert len(ends) == 4
    assert max(ends) - ends[0] < 1.5
    assert ends[0] > max(right for sign, _, right in boxes(page) if sign in "ab")


def test_what_is_written_from_the_right_begins_there():
    page = sheet_of(lambda sheet: sheet.columns([(0, sheet.block(ARABIC, sheet.width, 9), INK)]))
    begin = min(left for _, left, _ in boxes(page))
    assert begin > page.get_width() / 2
    page = sheet_of(lambda sheet: sheet.columns([(0, sheet.block("A name: " + ARABIC, sheet.width, 9), INK)]))
    assert min(left for _, left, _ in boxes(page)) < page.get_width() / 4


def test_two_names_written_from_the_right_stay_on_their_sides(printed, pair_report, tmp_path):
    names = "אבג", "דהו"
    left, right = (
        replace(one, name=name) for one, name in zip((pair_report.left, pair_report.right), names, strict=True)
    )
    printed(replace(pair_report, left=left, right=right, passages=()))
    page = pypdfium2.PdfDocument(tmp_path / "report.pdf")[0].get_textpage()
    lines = defaultdict(lambda: ([], []))
    for place, sign in enumerate(page.get_text_range()):
        for side, name in enumerate(names):
            if sign in name:
                x, y, *_ = page.get_charbox(place)
                lines[round(y / 4)][side].append(x)
    both = [(first, second) for first, second in lines.values() if first and second]
    assert len(both) >= 3  # the title, sentences below it, the foot
    apart = [max(first) < min(second) or max(second) < min(first) for first, second in both]
    assert all(apart)
    assert sum(max(first) < min(second) for first, second in both) >= 2  # a sentence begins with its subject


@pytest.mark.parametrize("lines", range(0, 40, 3))
def test_no_heading_of_passages_stands_without_one(printed, pair_report, lines):
    one = replace(pair_report.passages[0], rows=pair_report.passages[0].rows[:1])
    many = tuple(replace(one, number=number + 1) for number in range(lines))
    pages = printed(replace(pair_report, passages=(*many, one)))
    phrases = Phrases("en")
    [page] = [page for page in pages if phrases["side-by-side"] in page]
    assert phrases["standing.not-cited"] in page.split(phrases["side-by-side"])[1]


def test_pairs_of_which_there_is_nothing_more_to_tell_have_one_line(printed, class_report):
    [first, *_] = class_report.pairs
    empty = replace(first.detail, passages=())
    noted = replace(empty, note="looked at in May")
    pairs = tuple(
        replace(first, number=number + 1, detail=detail, note=detail.note)
        for number, detail in enumerate((first.detail, empty, noted, empty))
    )
    whole = " ".join(" ".join(printed(replace(class_report, pairs=pairs))).split())
    phrases = Phrases("en")
    assert phrases["only-phrases-of"].format(numbers="2, 4") in whole
    assert whole.count(phrases["only-phrases"]) == 1
    assert "looked at in May" in whole


def test_the_table_of_pairs_is_explained(printed, class_report):
    whole = " ".join(" ".join(printed(class_report)).split())
    phrases = Phrases("en")
    for name in FIGURES:
        assert f"{phrases.heading('pair', name)}: {phrases.label('meaning', name)}" in whole
    assert "A shingle is a run of 3 consecutive words" in whole

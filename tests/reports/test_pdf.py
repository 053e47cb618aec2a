"""PDF: the words of the page, tagged, in every script, whatever the texts contain."""

import ctypes
import re
from collections import Counter, defaultdict
from dataclasses import replace

import pypdfium2
import pypdfium2.raw as pdfium
import pytest
from selectolax.lexbor import LexborHTMLParser

from imbrex import assets
from imbrex.child import sandbox
from imbrex.child.sandbox import Files
from imbrex.engine.observer import Cancelled
from imbrex.engine.review.review import Decision, Review, Verdict
from imbrex.errors import ImbrexError
from imbrex.reports.builders.pair_builder import make_pair_report
from imbrex.reports.html import rendering
from imbrex.reports.html.rendering import class_page, pair_page
from imbrex.reports.model.pair_report import PairReport
from imbrex.reports.pdf.pdf_writer import PdfWriter
from imbrex.reports.saving import save
from imbrex.reports.wording.phrases import LANGUAGES, Phrases
from tests.reports.conftest import HOSTILE, corpus_of, document, making

ENGLISH = Phrases("en")
SCRIPTS = {
    "ru": "Смотритель маяка записывал каждый корабль, который проходил мимо северного мыса осенью.",
    "zh": "图书馆员每天早晨都会把昨天归还的书重新放回书架上去，没有人知道为什么。",
    "ar": "كان حارس المنارة يكتب اسم كل سفينة تمر أمام الرأس الشمالي في الخريف كل عام.",
}
MARKUP = (
    '#import "@preview/x:1.0.0": * #panic() $x$ @ref <label> *b* _i_ `r` // c /* d \\ \\u{41} ~ --- = H #sys.inputs '
    '#read("/etc/passwd") ]] }} </p><p>&amp;&lt; %s {0} '
    "\ue000 \U000e0fff \ufeff \x00\x01\x1b\x7f\x85\u2028 \ud800 \ufffe"
)


@pytest.fixture
def printed(tmp_path):
    """Saves a report; gives the PDF."""

    def printed(report):
        save(report, tmp_path / "report.pdf")
        return pypdfium2.PdfDocument(tmp_path / "report.pdf")

    return printed


def raw_pages(pdf):
    return [page.get_textpage().get_text_range() for page in pdf]


def pages_of(pdf):
    return [" ".join(page.split()) for page in raw_pages(pdf)]


def text_of(pdf):
    return " ".join(pages_of(pdf))


def tags(pdf):
    """The types of all elements, in reading order."""

    def name(element):
        buffer = ctypes.create_string_buffer(200)
        size = pdfium.FPDF_StructElement_GetType(element, buffer, 200)
        return buffer.raw[: size - 2].decode("utf-16-le")

    def walk(element):
        yield name(element)
        for place in range(pdfium.FPDF_StructElement_CountChildren(element)):
            if child := pdfium.FPDF_StructElement_GetChildAtIndex(element, place):
                yield from walk(child)

    for page in pdf:
        tree = pdfium.FPDF_StructTree_GetForPage(page)
        for place in range(pdfium.FPDF_StructTree_CountChildren(tree)):
            yield from walk(pdfium.FPDF_StructTree_GetChildAtIndex(tree, place))
        pdfium.FPDF_StructTree_Close(tree)


def words_on_the_page(report):
    """What a reader finds in the HTML report besides the whole texts, which paper leaves out."""
    page = pair_page(report) if isinstance(report, PairReport) else class_page(report)
    tree = LexborHTMLParser("".join(page))
    for node in tree.css("head, script, #texts"):
        node.decompose()
    text = tree.body.text(separator=" ").replace(ENGLISH["verify-how"], "").replace(ENGLISH["passage-by-passage"], "")
    return Counter(word for word in re.findall(r"\w+", text) if len(word) <= 24)


def test_every_word_and_figure_of_the_page_is_on_paper(printed, judged):
    for report in (judged().pair("left", "right"), judged().whole()):
        paper = Counter(re.findall(r"\w+", text_of(printed(report)).replace("\u200b", "")))
        assert words_on_the_page(report) - paper == Counter()


def test_it_is_tagged_and_says_so(printed, judged, tmp_path):
    report = replace(judged().pair("left", "right"), making=making(language="de"))
    pdf = printed(report)
    assert pdfium.FPDFCatalog_IsTagged(pdf)
    assert pdf.get_metadata_dict()["Title"] == "left.txt – right.txt"
    found = Counter(tags(pdf))
    rows = sum(len(passage.rows) for passage in report.passages)
    assert found["TD"] >= 2 * rows + 5 * len(report.passages)
    assert found["H1"] >= 1
    assert found["H2"] >= 4
    assert min(found["TH"], found["Table"], found["Link"], found["P"]) >= 3
    raw = (tmp_path / "report.pdf").read_bytes()
    assert b"<pdfuaid:part>1</pdfuaid:part>" in raw
    assert b"/Lang(de)" in raw.replace(b" ", b"")
    bookmarks = [bookmark.get_title() for bookmark in pdf.get_toc()]
    german = Phrases("de")
    assert bookmarks[0] == "left.txt – right.txt"
    headings = [german[name] for name in ("passages", "side-by-side", "how-measured", "settings")]
    assert [one for one in bookmarks if one in headings] == headings
    text = text_of(pdf)
    assert sorted(headings[:3], key=text.index) == headings[:3]


def test_a_passage_of_many_pages_is_whole_and_pages_are_numbered(printed):
    text = " ".join(f"Sentence {number} of a long confession by witness {number * 31}." for number in range(300))
    report = make_pair_report(corpus_of(document("a", text), document("b", text)), "a", "b", making())
    pages = pages_of(printed(report))
    assert len(pages) > 5
    feet = [f"a.txt – b.txt page {number} of {len(pages)}" for number in range(1, len(pages) + 1)]
    assert [page[-len(foot) :] for page, foot in zip(pages, feet, strict=True)] == feet
    whole = " ".join(pages)
    assert all(whole.count(f"witness {number * 31}.") >= 2 for number in (0, 1, 150, 298, 299))


def test_passages_that_are_too_many_for_paper_are_counted(printed, judged, monkeypatch):
    report = judged().pair("left", "right")
    monkeypatch.setattr(rendering, "_PRINTED", 1)
    text, count = text_of(printed(report)), len(report.passages)
    assert ENGLISH["passages-cut"].format(shown="1", count=str(count)) in text
    assert text.count(ENGLISH["standing.not-cited"]) < count
    assert "passages are printed" not in "".join(pair_page(report))


@pytest.mark.parametrize("language", SCRIPTS)
def test_every_script_is_written_from_its_side(printed, language):
    text = " ".join(f"{SCRIPTS[language]} {number}." for number in (271, 828, 459))
    corpus = corpus_of(document("a", text, language=language), document("b", f"{text} 🙂", language=language))
    pdf = printed(make_pair_report(corpus, "a", "b", making()))
    page = next(page for page in pdf if "828" in page.get_textpage().get_text_range())
    letters, edges = page.get_textpage().get_text_range(), []
    for place, sign in enumerate(letters):
        if sign in "كسЗпС图书" and sign.strip():
            edges.append(page.get_textpage().get_charbox(place)[0])
    assert edges
    if language != "ar":  # whose letters are in the order of the eye in some readers
        assert SCRIPTS[language].split()[0][:8] in letters.replace("\r\n", "")


def test_two_names_written_from_the_right_stay_on_their_sides(printed, pair_report):
    names = "אבג", "דהו"
    left, right = (
        replace(one, name=name) for one, name in zip((pair_report.left, pair_report.right), names, strict=True)
    )
    page = printed(replace(pair_report, left=left, right=right, passages=()))[0].get_textpage()
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


def test_hostile_texts_and_names_are_written_and_nothing_else(printed, source, essay, class_report):
    for words in (HOSTILE, MARKUP):
        left = replace(source, name=words, author=words, text=f"{words}\n{source.text}", notes=(words,))
        right = replace(essay, text=f"{words}\n{essay.text}")
        made = make_pair_report(corpus_of(left, right), "source", "essay", making())
        text = text_of(printed(replace(made, note=words, making=replace(making(), title=words * 30))))
        assert text.count(words.split()[0]) >= 5
        assert "root:" not in text
    text = text_of(printed(replace(class_report, making=replace(making(), title=MARKUP))))
    assert '#import "@preview/x:1.0.0": * #panic() $x$ @ref <label> *b* _i_ `r` // c /* d \\ \\u{41}' in text


def test_the_layout_reads_the_page_and_nothing_else():
    layout = assets.text("reports/paper.typ")
    assert re.findall(r"\b(import|include|read|json|yaml|toml|csv|cbor|image|plugin|eval|xml)\b[ (]", layout) == ["xml"]


def test_texts_that_no_standard_allows_are_written_without_its_claim(writer):
    page = '<html lang="en" title="T" data-page=""><body><p>one\ufefftwo</p></body></html>'.encode()
    assert b"pdfuaid" not in writer._child.call((page, 0), seconds=60, value=bytes)


def test_notes_and_settings_longer_than_a_page_are_whole(printed, judged):
    note = "\n".join(f"n{number}" for number in range(150))
    batch = judged(review=Review().decided({("left", "right"): Decision(Verdict.COPIED, note)}))
    whole, pair = batch.whole(), batch.pair("left", "right")
    words = [f"stop{number}" for number in range(1000)]
    options = pair.making.options | {"stop-words": words}
    settings = text_of(printed(replace(pair, making=replace(pair.making, options=options))))
    assert [word for word in (*words, *note.split()) if word not in settings] == []
    text = text_of(printed(replace(whole, pairs=tuple(replace(pair, detail=None) for pair in whole.pairs))))
    assert [word for word in note.split() if word not in text] == []


def test_where_threads_count_as_processes_they_are_not_forbidden(monkeypatch):
    with PdfWriter() as sealed:
        assert sealed._child._files is (Files.READING if "seccomp" in sandbox.available() else Files.ANY)
    monkeypatch.setattr(sandbox, "available", lambda: ["Landlock 4", "limits"])
    with PdfWriter() as writer:
        assert writer._child._files is Files.ANY


def test_a_word_longer_than_the_page_ends(printed):
    text = "word " * 40 + "x" * 15_000
    corpus = corpus_of(document("a", text), document("b", text))
    pdf = printed(make_pair_report(corpus, "a", "b", making()))
    assert len(pdf) < 30
    assert max(page.get_textpage().get_text_range().count("x") for page in pdf) > 1000
    for page in pdf:
        text = page.get_textpage()
        ends = (text.get_charbox(place)[2] for place in range(0, text.count_chars(), 50))
        assert max(ends, default=0) < page.get_width()


def test_a_place_that_cannot_be_written_is_told(pair_report, tmp_path):
    with pytest.raises(ImbrexError, match="save the report"):
        save(pair_report, tmp_path / "nowhere" / "report.pdf")


def test_typesetting_can_be_stopped(pair_report, writer):
    class Impatient:
        def progress(self, _):
            pass

        def check(self):
            if writer._child._exchange is not None:
                raise Cancelled

    with pytest.raises(Cancelled):
        writer.write(pair_report, Impatient())
    assert writer.write(pair_report).startswith(b"%PDF")


def test_every_page_of_a_table_begins_with_its_heads(printed, class_report):
    many = replace(class_report, pairs=tuple(replace(class_report.pairs[-1], number=one) for one in range(1, 150)))
    pages = [page for page in pages_of(printed(many)) if page.count("% ") > 20]
    assert len(pages) >= 3
    assert all(ENGLISH.heading("pair", "longest") in page for page in pages)


def test_long_names_are_short_in_columns_and_whole_among_the_documents(printed, pair_report):
    name = "a" * 140 + "b" * 140
    text = text_of(printed(replace(pair_report, left=replace(pair_report.left, name=name))))
    assert "a…b" in re.sub(r"[\s\u200b\ufffe]", "", text)
    assert re.sub(r"[\s\u200b\ufffe]", "", text).count(name) >= 2


@pytest.mark.parametrize("language", sorted({*LANGUAGES} - {"zh"}))  # whose lines may end anywhere
def test_no_word_of_the_table_of_pairs_is_broken(printed, class_report, language):
    phrases = Phrases(language)
    verdicts = list(Verdict)
    pairs = tuple(
        replace(class_report.pairs[-1], number=number + 1, verdict=verdicts[number % len(verdicts)].value)
        for number in range(9)
    )
    report = replace(class_report, pairs=pairs, making=replace(class_report.making, language=language))
    [page, *_] = raw_pages(printed(report))
    words = [phrases.heading("pair", name) for name in ("left", "right", "overlap", "longest", "verdict")]
    words += [phrases.label("verdict", verdict) for verdict in Verdict if verdict is not Verdict.OPEN]
    words += [one.name for one in report.documents if len(one.name) < 20]
    assert [word for word in words if word not in page] == []


@pytest.mark.parametrize("lines", range(0, 40, 6))
def test_no_heading_of_passages_stands_without_one(printed, pair_report, lines):
    one = replace(pair_report.passages[0], rows=pair_report.passages[0].rows[:1])
    many = tuple(replace(one, number=number + 1) for number in range(lines))
    pages = raw_pages(printed(replace(pair_report, passages=(*many, replace(one, number=lines + 1)))))
    [page] = [page for page in pages if ENGLISH["side-by-side"] in page]
    assert ENGLISH["standing.not-cited"] in page.split(ENGLISH["side-by-side"])[1]


def test_pairs_of_which_there_is_nothing_more_to_tell_have_one_line(printed, class_report):
    [first, *_] = class_report.pairs
    empty = replace(first.detail, passages=())
    noted = replace(empty, note="looked at in May")
    pairs = tuple(
        replace(first, number=number + 1, detail=detail, note=detail.note)
        for number, detail in enumerate((first.detail, empty, noted, empty))
    )
    whole = text_of(printed(replace(class_report, pairs=pairs)))
    assert ENGLISH["only-phrases-of"].format(numbers="2, 4") in whole
    assert whole.count(ENGLISH["only-phrases"]) == 1
    assert "looked at in May" in whole


def test_hidden_names_are_nowhere_in_the_file(printed, judged, judged_documents, tmp_path):
    documents = [replace(one, name=f"Vladimirova {one.key}.txt", author=f"Olga {one.key}") for one in judged_documents]
    batch = judged(documents, anonymous=True)
    for report in (batch.pair("left", "right"), batch.whole()):
        pdf = printed(report)
        said = [text_of(pdf), str(pdf.get_metadata_dict()), *(one.get_title() for one in pdf.get_toc())]
        assert not [one for one in said if "Vladimirova" in one or "Olga" in one]
        assert "Text" in said[0]
        assert b"Vladimirova" not in (tmp_path / "report.pdf").read_bytes()

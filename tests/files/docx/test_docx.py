"""Word files."""

import io
import zipfile

import pytest

from imbrex.engine.text.document import PartKind
from imbrex.files.shared.extracted import UnreadableError
from tests.files.making import docx, p, word_table, word_xml, zipped

BODY, TABLE, FOOTNOTE, HEADER = PartKind.BODY, PartKind.TABLE, PartKind.FOOTNOTE, PartKind.HEADER


def test_paragraphs_tabs_breaks_and_special_hyphens(extract):
    run = "<w:r><w:t>re</w:t><w:softHyphen/><w:t>port</w:t><w:tab/><w:t>e</w:t><w:noBreakHyphen/><w:t>mail</w:t>"
    run += "<w:br/></w:r>"
    name, item = extract(docx(f"<w:p><w:pPr><w:tabs><w:tab/></w:tabs></w:pPr>{run}</w:p>" + p("End")))
    assert (name, item.text) == ("docx", "re\u00adport\te-mail\n\nEnd\n")
    assert item.parts == ()


def test_symbols_become_characters(extract):
    marks = '<w:sym w:font="Symbol" w:char="F061"/><w:sym w:font="Wingdings" w:char="F0FC"/><w:sym w:char="zz"/>'
    assert extract(docx(f"<w:p><w:r>{marks}</w:r></w:p>"))[1].text == "α•\n"


def test_tables_are_kept_apart_also_nested_ones(extract, pieces):
    inner = word_table([p("in")])
    table = word_table([p("a"), p("b") + p("c")], [p("before") + inner + p("after"), p("d")])
    item = extract(docx(p("one") + table + p("two")))[1]
    assert pieces(item) == [(BODY, "one\ntwo\n"), (TABLE, "a\tb\nc\nbefore\nafter\td\n"), (TABLE, "in\n")]


def test_no_cell_is_lost_in_content_controls(extract):
    wrapped = "<w:tbl><w:sdt><w:sdtContent><w:tr><w:sdt><w:sdtContent><w:tc>" + p("cell")
    closed = "</w:tc></w:sdtContent></w:sdt></w:tr></w:sdtContent></w:sdt></w:tbl>"
    assert "cell" in extract(docx(p("x") + wrapped + closed))[1].text


def test_notes_and_headers_are_kept_apart_and_each_header_comes_once(extract, pieces):
    data = docx(
        p("body"),
        footnotes=f'<w:footnote w:type="separator">{p("---")}</w:footnote><w:footnote>{p("foot")}</w:footnote>',
        endnotes=f"<w:endnote>{p('end')}</w:endnote>",
        header1=p("top"),
        header2=p("top"),
        footer1=p("below"),
    )
    assert pieces(extract(data)[1]) == [
        (BODY, "body\n"),
        (FOOTNOTE, "foot\n"),
        (FOOTNOTE, "end\n"),
        (HEADER, "top\n"),
        (HEADER, "below\n"),
    ]


def test_a_table_in_a_header_stays_in_the_header(extract, pieces):
    item = extract(docx(p("body"), header1=word_table([p("logo"), p("name")])))[1]
    assert pieces(item) == [(BODY, "body\n"), (HEADER, "logo\tname\n")]


def test_parts_are_separated_by_a_blank_line(extract):
    assert extract(docx(p("body") + word_table([p("cell")])))[1].text == "body\n\ncell\n"


def test_a_text_box_is_read_once_and_after_its_paragraph(extract):
    box = f"<w:txbxContent>{p('boxed')}</w:txbxContent>"
    choice = f"<mc:AlternateContent><mc:Choice>{box}</mc:Choice><mc:Fallback>{box}</mc:Fallback></mc:AlternateContent>"
    item = extract(docx(f"<w:p><w:r><w:t>in</w:t>{choice}<w:t>side</w:t></w:r></w:p>"))[1]
    assert item.text == "inside\nboxed\n"


def test_the_fallback_is_read_where_the_choice_has_no_text(extract):
    box = f"<w:txbxContent>{p('old')}</w:txbxContent>"
    choice = f"<mc:AlternateContent><mc:Choice/><mc:Fallback>{box}</mc:Fallback></mc:AlternateContent>"
    assert extract(docx(f"<w:p><w:r>{choice}</w:r></w:p>"))[1].text.strip() == "old"


def test_tracked_changes_fields_and_comments(extract, pieces):
    body = (
        "<w:p><w:ins><w:r><w:t>kept</w:t></w:r></w:ins>"
        "<w:del><w:r><w:delText> gone</w:delText></w:r></w:del><w:moveFrom><w:r><w:t> moved</w:t></w:r></w:moveFrom>"
        "<w:r><w:instrText>PAGE</w:instrText></w:r><w:r><w:t> 7</w:t></w:r></w:p>"
    )
    item = extract(docx(body, comments=f"<w:comment>{p('silly')}</w:comment>"))[1]
    assert pieces(item) == [(BODY, "kept 7\n"), (PartKind.COMMENT, "silly\n"), (PartKind.DELETION, " gone moved\n")]
    assert item.notes == (
        "2 tracked deletions and 1 comment are outside the main text.",
        "1 field code is not included in the text.",
    )


def test_a_deleted_paragraph_end_joins_two_paragraphs(extract):
    first = "<w:p><w:pPr><w:rPr><w:del/></w:rPr></w:pPr><w:r><w:t>one </w:t></w:r></w:p>"
    assert extract(docx(first + p("two")))[1].text == "one two\n"


def test_a_deleted_row_is_left_out(extract, pieces):
    gone = f"<w:tr><w:trPr><w:del/></w:trPr><w:tc>{p('gone')}</w:tc></w:tr>"
    item = extract(docx(f"<w:tbl>{gone}<w:tr><w:tc>{p('stays')}</w:tc></w:tr></w:tbl>"))[1]
    assert pieces(item) == [(TABLE, "stays\n"), (PartKind.DELETION, "gone\n")]


def test_a_document_type_is_refused(extract):
    bomb = '<!DOCTYPE x [<!ENTITY a "aaaa"><!ENTITY b "&a;&a;">]>' + word_xml("document", p("&b;")).partition("?>")[2]
    with pytest.raises(UnreadableError, match="document type"):
        extract(zipped({"word/document.xml": bomb}))


def test_a_document_without_text_says_so(extract):
    with pytest.raises(UnreadableError, match="contains no text"):
        extract(docx("<w:p/>"))


def test_a_damaged_header_does_not_cost_the_body(extract):
    item = extract(docx(p("body"), header1="<w:p>"))[1]
    assert item.text == "body\n"
    assert "damaged part" in item.notes[0]


def test_an_embedded_document_is_read_after_the_body(extract):
    data = docx(p("body"), aFChunk1="")
    page = b"<html><p>embedded</p></html>"
    assert extract(_with_entry(data, "word/aFChunk1.xml", page))[1].text == "body\nembedded\n\n"
    item = extract(_with_entry(data, "word/aFChunk1.xml", bytes(range(256))))[1]
    assert item.notes == ("1 embedded document is not included in the text.",)


def _with_entry(data, name, content):
    with zipfile.ZipFile(io.BytesIO(data)) as archive:
        return zipped({entry: archive.read(entry) for entry in archive.namelist()} | {name: content})

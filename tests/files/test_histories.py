"""The history of a file: sessions and the text that they wrote, in every format that has them."""

import pytest

from imbrex.engine.text.document import PartKind
from imbrex.files.shared.sessions import MOST_SESSIONS, in_session, written_in
from tests.files.making import docx, odt, p, word_table

SETTINGS = '<w:rsids><w:rsidRoot w:val="00A00001"/><w:rsid w:val="00A00001"/><w:rsid w:val="00B00002"/></w:rsids>'
CORE = '<cp:coreProperties xmlns:cp="x"><cp:revision>7</cp:revision></cp:coreProperties>'
A, B, C = 0xA00001, 0xB00002, 0xC00003


def run(text, session=""):
    told = f' w:rsidR="{session}"' if session else ""
    return f'<w:r{told}><w:t xml:space="preserve">{text}</w:t></w:r>'


def paragraph(*runs, told='w:rsidR="00A00001" w:rsidRDefault="00A00001"'):
    return f"<w:p {told}>{''.join(runs)}</w:p>"


def told(item):
    """The text of each piece, with its session."""
    return [(piece.session, item.text[piece.span.start : piece.span.end]) for piece in item.history.written]


def test_word_tells_the_session_of_each_run_and_of_text_that_is_gone(extract):
    body = paragraph(run("By A, "), run("by C.", "00C00003")) + paragraph(run("A again."))
    _, item = extract(docx(body + p("By nobody."), core=CORE, settings=SETTINGS))
    assert item.text == "By A, by C.\nA again.\nBy nobody.\n"
    assert told(item) == [(A, "By A, "), (C, "by C.\n"), (A, "A again.\n")]
    assert item.history.sessions == (A, B, C)
    assert item.history.revisions == 7


def test_sessions_move_with_text_that_goes_elsewhere(extract):
    """Tables come after the body, headers once, deleted text belongs to no session."""
    gone = '<w:p w:rsidR="00B00002"><w:del><w:r w:rsidDel="1"><w:delText>Gone away.</w:delText></w:r></w:del></w:p>'
    body = paragraph(run("One. ")) + word_table([paragraph(run("Cell", "00B00002")), paragraph(run("Other"))]) + gone
    _, item = extract(
        docx(body + paragraph(run("Two.")), header1=paragraph(run("Head", "00C00003")), settings=SETTINGS)
    )
    pieces = {text.strip(): session for session, text in told(item)}
    assert pieces["Cell"] == B
    assert pieces["Other"] == A
    assert pieces["Head"] == C
    assert "Gone" not in "".join(pieces)


def test_a_word_file_without_sessions_reads_as_before(extract):
    _, item = extract(docx(p("One.") + p("Two.")))
    assert not item.history.sessions
    assert not item.history.written


@pytest.mark.parametrize("session", ["", "0", "00000000", "-1", "zz", "A" * 9, "１２", " 1"])
def test_what_is_no_number_is_no_session(extract, session):
    _, item = extract(docx(f'<w:p w:rsidR="{session}">{run("Text.", session)}</w:p>'))
    assert not item.history.sessions
    assert item.text == "Text.\n"


def test_a_file_with_absurdly_many_sessions_tells_none(extract):
    body = "".join(f'<w:r w:rsidR="{number:08X}"><w:t>w </w:t></w:r>' for number in range(1, MOST_SESSIONS + 2))
    _, item = extract(docx(f"<w:p>{body}</w:p>"))
    assert not item.history.sessions
    assert not item.history.written
    assert len(item.text) == 2 * MOST_SESSIONS + 3


def test_libre_office_tells_sessions_by_styles(extract):
    names = 'xmlns:officeooo="http://openoffice.org/2009/office"'
    automatic = "".join(
        f'<style:style style:name="{name}" style:family="{family}"><style:text-properties {names} '
        f'officeooo:rsid="{session:08x}" officeooo:paragraph-rsid="{other:08x}"/></style:style>'
        for name, family, session, other in (("P1", "paragraph", A, B), ("T1", "text", C, C))
    )
    meta = (
        '<office:document-meta xmlns:office="o" xmlns:meta="m"><office:meta>'
        "<meta:editing-cycles>4</meta:editing-cycles><meta:editing-duration>PT1H2M3S</meta:editing-duration>"
        "<meta:generator>LibreOffice/24</meta:generator>"
        "</office:meta></office:document-meta>"
    )
    body = '<text:p text:style-name="P1">By A, <text:span text:style-name="T1">by C</text:span>.</text:p>'
    _, item = extract(odt(body + "<text:p>Nobody.</text:p>", automatic=automatic, meta=meta))
    assert told(item) == [(A, "By A, "), (C, "by C"), (A, ".\n")]
    history = item.history
    assert (history.sessions, history.minutes, history.revisions) == ((A, B, C), 62, 4)
    assert history.program == "LibreOffice/24"


def test_rich_text_tells_sessions_by_character(extract):
    data = rb"{\rtf1\ansi{\*\rsidtbl \rsid10485761\rsid11534338}{\*\generator Word 16;}{\info\edmins5\version3}"
    data += rb"\pard\insrsid10485761 By A, {\insrsid11534338 \u1073?\u1099? B}.\par\plain Nobody.\par"
    data += rb"\trowd\intbl\insrsid11534338 Cell\cell\row\pard\insrsid11534338 After.\par}"
    _, item = extract(data)
    pieces = told(item)
    assert pieces[:3] == [(A, "By A, "), (B, "бы B"), (A, ".\n")]
    assert (B, "Cell\n") in pieces
    assert any(session == B and text.startswith("After.") for session, text in pieces)
    assert not any("Nobody" in text for _, text in pieces)
    assert item.history.sessions == (A, B)
    assert (item.history.minutes, item.history.revisions, item.history.program) == (5, 3, "Word 16")


def test_a_document_has_the_history_of_its_file(reader, tmp_path):
    path = tmp_path / "essay.docx"
    path.write_bytes(docx(paragraph(run("One.")), settings=SETTINGS))
    [document] = reader.read(path)
    assert document.history.sessions == (A, B)
    assert [document.text[one.span.start : one.span.end] for one in document.history.written] == ["One.\n"]


def test_marks_of_sessions_join_and_end():
    marked = f"x{in_session('ab', A)}{in_session('c', A)}{in_session('d', 0)}e{in_session('', B)}{in_session('f', B)}"
    assert [(one.session, one.span.start, one.span.end) for one in written_in(marked)] == [(A, 1, 4), (B, 6, 7)]


def test_the_body_is_the_body(extract):
    _, item = extract(
        docx(paragraph(run("One.")), footnotes=f"<w:footnote>{paragraph(run('Foot', '00B00002'))}</w:footnote>")
    )
    assert [part.kind for part in item.parts] == [PartKind.BODY, PartKind.FOOTNOTE]
    assert told(item) == [(A, "One.\n"), (B, "Foot\n")]

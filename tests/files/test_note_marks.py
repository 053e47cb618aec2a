"""Marks that refer to notes: no part of the text, but their places are known in every format that has them."""

import pytest

from imbrex.engine.text.document import PartKind
from imbrex.files.shared.hidden_text import NOTE, block, foreign, mark_hidden
from tests.files.making import doc, docx, odt, p
from tests.files.odt.test_odt import NOTE as ODT_NOTE

MARK = '<w:r><w:footnoteReference w:id="2"/></w:r>'
WORD = f"<w:p><w:r><w:t>One</w:t></w:r>{MARK}<w:r><w:t>.</w:t></w:r></w:p>"
FOOTNOTES = f"<w:footnote>{p('foot')}</w:footnote>"
RTF = rb"{\rtf1\ansi before\par One{\super\chftn{\footnote foot}}.\par}"


@pytest.mark.parametrize(
    "data",
    [
        docx(p("before") + WORD, footnotes=FOOTNOTES),
        docx(p("before") + WORD.replace("footnoteR", "endnoteR"), endnotes=FOOTNOTES.replace("footnote", "endnote")),
        odt(f"<text:p>before</text:p><text:p>One{ODT_NOTE}.</text:p>"),
        RTF,
        doc(["before\rOne\x02.\r", "\x02foot\r"], (13, 6)),
    ],
    ids=["docx", "docx endnote", "odt", "rtf", "doc"],
)
def test_a_note_is_referred_to_where_the_page_has_its_mark(extract, data):
    item = extract(data)[1]
    [mark] = item.note_marks
    assert item.text[:mark] == "before\nOne"
    assert item.text[mark] == "."
    assert PartKind.FOOTNOTE in [part.kind for part in item.parts]


def test_a_document_gets_the_marks(reader, tmp_path):
    path = tmp_path / "essay.docx"
    path.write_bytes(docx(p("before") + WORD, footnotes=FOOTNOTES))
    [document] = reader.read(path)
    assert document.note_marks == (len("before\nOne"),)


def test_marks_keep_their_places_beside_what_is_unseen():
    made = block(PartKind.BODY, f"a{mark_hidden('hidden', next(iter(_kinds())))}{NOTE}b\x01{NOTE}{NOTE}")
    assert made.text == "ahiddenb"
    assert made.notes == (7, 8, 8)
    assert [one.span.start for one in made.unseen] == [1]


def _kinds():
    from imbrex.engine.text.disguise import UNSEEN

    return UNSEEN


def test_a_foreign_text_cannot_make_marks():
    assert foreign(f"a{NOTE}b") == "ab"

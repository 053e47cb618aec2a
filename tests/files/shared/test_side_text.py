"""Texts that stand beside the page: comments, deletions, descriptions, field codes; and large pictures."""

from imbrex.engine.text.document import PartKind
from tests.files.docx.test_word_hidden_text import anchored, run
from tests.files.making import docx, odt, p

PROSE = "a description of five words"


def test_what_stands_beside_a_word_file(extract, pieces):
    described = f'<wp:docPr xmlns:wp="w" descr="{PROSE}" title="short"/>'
    codes = [f"<w:r><w:instrText>{code}</w:instrText></w:r>" for code in ("COMMENTS ", "some words to hide here")]
    mark = '<w:r><w:fldChar w:fldCharType="separate"/></w:r>'
    toc = '<w:fldSimple w:instr="TOC with \\o one two three four five"/>'
    body = f"<w:p>{run('x')}{anchored(described)}{''.join(codes)}{mark}{toc}</w:p>"
    item = extract(docx(body))[1]
    assert pieces(item) == [
        (PartKind.BODY, "x\n"),
        (PartKind.ALTERNATIVE, f"{PROSE}\n"),
        (PartKind.FIELD, "some words to hide here\n"),
    ]
    assert item.notes == ("1 field code is not included in the text.",)


def test_deleted_paragraphs_in_a_row_are_one_deletion(extract, pieces):
    gone = "<w:p><w:pPr><w:rPr><w:del/></w:rPr></w:pPr><w:del><w:r><w:delText>{}</w:delText></w:r></w:del></w:p>"
    item = extract(docx(p("a") + gone.format("one") + gone.format("two") + p("b") + gone.format("three") + p("c")))[1]
    assert pieces(item)[1:] == [(PartKind.DELETION, "one\ntwo\n"), (PartKind.DELETION, "three\n")]


def test_what_stands_beside_other_texts(extract, pieces):
    image = f"<draw:frame><draw:image/><svg:desc>{PROSE}</svg:desc><svg:title>short</svg:title></draw:frame>"
    hidden = f'<text:hidden-text text:string-value="{PROSE}"/>'
    assert pieces(extract(odt(f"<text:p>x{image}{hidden}</text:p>"))[1]) == [
        (PartKind.BODY, "x\n"),
        (PartKind.ALTERNATIVE, f"{PROSE}\n"),
        (PartKind.FIELD, f"{PROSE}\n"),
    ]
    page = f'<p>x<img alt="{PROSE}"><img alt="{PROSE}" title=short><b aria-label="{PROSE} too">y</b>'
    assert pieces(extract(page.encode(), "page.html")[1]) == [
        (PartKind.BODY, "xy\n"),
        (PartKind.ALTERNATIVE, f"{PROSE}\n"),
        (PartKind.ALTERNATIVE, f"{PROSE} too\n"),
    ]
    field = r"{\rtf1 {\field{\*\fldinst QUOTE " + PROSE + r"}{\fldrslt x}}}"
    assert pieces(extract(field.encode())[1]) == [(PartKind.BODY, "x\n"), (PartKind.FIELD, f"{PROSE}\n")]


def test_large_pictures_of_other_formats(extract):
    frame = '<draw:frame svg:width="{0}cm" svg:height="{0}cm"><draw:image xlink="x"/></draw:frame>'
    assert extract(odt(f"<text:p>x{frame.format(15)}{frame.format(3)}</text:p>"))[1].pictures == 1
    page = '<p>x<img width=600 height=400><img width=60 height=40><img src="data:image/png;base64,{}"><img src=x>'
    assert extract(page.format("A" * 60_000).encode(), "page.html")[1].pictures == 2
    pict = r"{\*\shppict{\pict\picwgoal9000\pichgoal9000 00}}{\nonshppict{\pict\picwgoal9000\pichgoal9000 00}}"
    assert extract((r"{\rtf1 x" + pict + r"{\pict\picwgoal900\pichgoal900 00}}").encode())[1].pictures == 1

"""Excel workbooks."""

import pytest

from imbrex.engine.text.disguise import Disguise
from imbrex.engine.text.document import PartKind
from imbrex.files.shared.extracted import UnreadableError
from tests.files.making_packages import cell_of, row, xlsx
from tests.rows import each_row

STYLES = (
    '<numFmts><numFmt numFmtId="164" formatCode=";;;"/></numFmts>'
    '<fonts><font><sz val="11"/><color theme="1"/></font><font><color rgb="FFFFFFFF"/></font><font><sz val="1"/></font>'
    "</fonts>"
    '<fills><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="solid"><fgColor '
    'rgb="FF000080"/></patternFill></fill><fill><patternFill patternType="solid"><fgColor theme="0" tint="-0.02"/>'
    "</patternFill></fill></fills>"
    '<cellXfs><xf/><xf fontId="1"/><xf fontId="1" fillId="1"/><xf fontId="2"/><xf numFmtId="164"/>'
    '<xf fontId="1" fillId="2"/></cellXfs>'
)
PLAIN, WHITE, ON_BLUE, TINY, NOTHING, ON_GREY = (f's="{number}"' for number in range(6))


def rows(*markup):
    return f"<sheetData>{''.join(markup)}</sheetData>"


def test_texts_are_read_row_by_row_and_numbers_are_not(extract, pieces):
    strings = (
        "<si><t>shared</t></si><si><r><t>two </t></r><r><rPr><b/></rPr><t>runs</t></r><rPh><t>guide</t></rPh></si>"
    )
    sheet = rows(
        row('<c t="s"><v>0</v></c>', "<c><v>42</v></c>", '<c t="s"><v>1</v></c>', '<c t="s"><v>9</v></c>'),
        row("<c><f>A1+1</f><v>43</v></c>", '<c t="b"><v>1</v></c>', "<c/>", cell_of("12 %")),
        row('<c t="str"><f>A1&amp;" x"</f><v>shared x</v></c>', cell_of("a cell")),
    )
    head = "a running head of five words"
    sheet += (
        f'<headerFooter><oddHeader>&amp;L&amp;"Arial,Bold"&amp;12{head}&amp;RPage &amp;P</oddHeader></headerFooter>'
    )
    name, item = extract(xlsx(sheet, rows(row("second sheet")), strings=strings))
    assert name == "xlsx"
    assert pieces(item) == [
        (PartKind.BODY, "shared\ttwo runs\nshared x\ta cell\n\nsecond sheet\n"),
        (PartKind.HEADER, f"{head} Page\n"),
    ]


def test_comments_and_text_boxes_are_read(extract, pieces):
    comment = "<comments><comment><text><r><t>a </t></r><r><t>remark</t></r></text></comment></comments>"
    thread = "<T><threadedComment><text>a reply</text></threadedComment></T>"
    box = "<d><txBody><p><r><t>in a box</t></r></p></txBody></d>"
    parts = {"xl/c.xml": comment, "xl/d.xml": box, "xl/t.xml": thread}
    links = [("comments", "c.xml"), ("drawing", "d.xml")]
    item = extract(xlsx(rows(row("cell")), links=links, more=parts))[1]
    assert pieces(item) == [(PartKind.BODY, "cell\nin a box\n"), (PartKind.COMMENT, "a remark\n")]
    item = extract(xlsx(rows(row("cell")), links=[*links, ("threadedComment", "t.xml")], more=parts))[1]
    assert pieces(item)[1:] == [(PartKind.COMMENT, "a reply\n")]


COLOURED = '<conditionalFormatting sqref="C7 A1:B2"/>'
HIDDEN = [
    (rows(row("gone", said='hidden="1"')), "", Disguise.HIDDEN),
    ('<cols><col min="1" max="1" hidden="1"/></cols>' + rows(row(cell_of("gone", 'r="A1"'))), "", Disguise.HIDDEN),
    ('<cols><col min="2" max="3" width="0"/></cols>' + rows(row("seen", "gone")), "", Disguise.HIDDEN),
    (rows(row("gone")), "veryHidden", Disguise.HIDDEN),
    (rows(row(cell_of("gone", WHITE))), "", Disguise.WHITE),
    (rows(row(cell_of("gone", ON_GREY))), "", Disguise.WHITE),
    (rows(row(cell_of("gone", f'r="C1" {WHITE}'), said='r="1"')) + COLOURED, "", Disguise.WHITE),
    (rows(row(cell_of("gone", TINY))), "", Disguise.TINY),
    (rows(row(cell_of("gone", NOTHING))), "", Disguise.HIDDEN),
    (rows(row('<c t="inlineStr"><is><r><rPr><color indexed="9"/></rPr><t>gone</t></r></is></c>')), "", Disguise.WHITE),
]
SEEN = [
    rows(row(cell_of("seen", ON_BLUE))),
    rows(row(cell_of("seen", f'r="B2" {WHITE}'), said='r="2"')) + COLOURED,
    '<cols><col min="2" max="3" hidden="1"/></cols>' + rows(row("seen")),
]


@each_row(("sheet", "state", "kind"), HIDDEN)
def test_what_a_sheet_hides(sheet, state, kind, extract):
    item = extract(xlsx(rows(row("seen")), sheet, styles=STYLES, states=("", state)))[1]
    assert [(one.kind, item.text[one.span.start : one.span.end]) for one in item.unseen] == [(kind, "gone")]


@each_row("sheet", SEEN)
def test_what_a_sheet_shows(sheet, extract):
    assert extract(xlsx(sheet, styles=STYLES))[1].unseen == ()


def test_the_style_of_a_table_may_colour_its_cells(extract):
    cell = cell_of("head", f'r="A1" {WHITE}')
    links, table = [("table", "t.xml")], {"xl/t.xml": '<table ref="A1:D4"/>'}
    assert extract(xlsx(rows(row(cell, said='r="1"')), styles=STYLES, links=links, more=table))[1].unseen == ()


def test_a_text_in_very_many_cells_is_refused(extract):
    long = "word " * 20_000
    sheet = rows(*['<row><c t="s"><v>0</v></c></row>'] * 1_000)
    with pytest.raises(UnreadableError, match="exceeds 64 MB"):
        extract(xlsx(sheet, strings=f"<si><t>{long}</t></si>"))


def test_bad_workbooks(extract):
    whole = xlsx(rows(row("text")))
    with pytest.raises(UnreadableError, match="no text"):
        extract(xlsx(rows("<row><c><v>1</v></c></row>")))
    with pytest.raises(UnreadableError, match="damaged"):
        extract(whole[: len(whole) // 2], "a.xlsx")
    with pytest.raises(UnreadableError, match="document type"):
        extract(xlsx("", more={"xl/sheet1.xml": "<!DOCTYPE x><worksheet/>"}))
    item = extract(xlsx(rows(row("text")), rows(row("more")), more={"xl/sheet2.xml": ""}))[1]
    assert (item.text, [str(note) for note in item.notes]) == (
        "text\n",
        ["1 damaged part (sheet) is not included in the text."],
    )

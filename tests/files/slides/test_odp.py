"""OpenDocument presentations."""

import pytest

from imbrex.engine.text.disguise import Disguise
from imbrex.engine.text.document import PartKind
from imbrex.files.shared.extracted import UnreadableError
from tests.files.making_packages import opendocument
from tests.rows import each_row

AUTOMATIC = (
    '<style:style style:name="dark" style:family="drawing-page"><style:drawing-page-properties draw:fill="solid" '
    'draw:fill-color="#000080"/></style:style>'
    '<style:style style:name="out" style:family="drawing-page"><style:drawing-page-properties '
    'presentation:visibility="hidden"/></style:style>'
    '<style:style style:name="white" style:family="text"><style:text-properties fo:color="#ffffff"/></style:style>'
    '<style:style style:name="full" style:family="graphic"><style:graphic-properties draw:fill="solid" '
    'draw:fill-color="#ff0000"/></style:style>'
    '<style:style style:name="tiny" style:family="graphic"><style:text-properties fo:font-size="1pt"/></style:style>'
)
MASTERS = '<style:page-layout style:name="l"><style:page-layout-properties fo:page-width="20cm" fo:page-height="10cm"/>'
MASTERS += '</style:page-layout></office:automatic-styles><office:automatic-styles><style:master-page style:name="m" '
MASTERS += 'style:page-layout-name="l"/>'


def box(text, said="", kind=""):
    sign = f'presentation:class="{kind}"' if kind else ""
    return f"<draw:frame {said} {sign}><draw:text-box><text:p>{text}</text:p></draw:text-box></draw:frame>"


def page(shapes, style=""):
    return f'<draw:page draw:master-page-name="m" draw:style-name="{style}">{shapes}</draw:page>'


def odp(*pages):
    return opendocument("presentation", "".join(pages), AUTOMATIC, masters=MASTERS)


WHITE = '<text:span text:style-name="white">{}</text:span>'


def test_slides_with_shapes_tables_notes_and_comments(extract, pieces):
    table = "<draw:frame><table:table><table:table-row><table:table-cell><text:p>a</text:p></table:table-cell>"
    table += "<table:table-cell><text:p>b</text:p></table:table-cell></table:table-row></table:table></draw:frame>"
    notes = f"<presentation:notes>{box('9', kind='page-number')}{box('say', kind='notes')}</presentation:notes>"
    said = "<office:annotation><text:p>hm</text:p></office:annotation>"
    shape = "<draw:g><draw:rect><text:p>in a shape</text:p></draw:rect></draw:g>"
    name, item = extract(
        odp(page(box("title") + shape + table + box("1", kind="page-number") + notes + said), page(box("end")))
    )
    assert name == "odp"
    assert pieces(item) == [
        (PartKind.BODY, "title\nin a shape\n\nend\n"),
        (PartKind.TABLE, "a\tb\n"),
        (PartKind.FOOTNOTE, "say\n"),
        (PartKind.COMMENT, "hm\n"),
    ]


HIDDEN = [
    (page(box("gone"), "out"), Disguise.HIDDEN),
    (page(box(WHITE.format("gone"))), Disguise.WHITE),
    (page(box("gone", 'draw:style-name="tiny"')), Disguise.TINY),
    (page(box("gone", 'svg:x="20cm" svg:y="0cm" svg:width="5cm" svg:height="2cm"')), Disguise.OFF_PAGE),
    (page(box("gone", 'svg:x="0cm" svg:y="-3cm" svg:width="5cm" svg:height="2cm"')), Disguise.OFF_PAGE),
]
SEEN = [
    page(box(WHITE.format("shown")), "dark"),
    page('<draw:rect draw:style-name="full"/>' + box(WHITE.format("shown"))),
    page('<draw:frame><draw:image draw:name="x"/></draw:frame>' + box(WHITE.format("shown"))),
    page(box(WHITE.format("shown"), 'draw:style-name="full"')),
    page(box("shown", 'svg:x="-1cm" svg:y="0cm" svg:width="5cm" svg:height="2cm"')),
]


@each_row(("content", "kind"), HIDDEN)
def test_what_a_slide_hides(content, kind, extract):
    item = extract(odp(page(box("seen")), content))[1]
    assert [(one.kind, item.text[one.span.start : one.span.end]) for one in item.unseen] == [(kind, "gone")]


@each_row("content", SEEN)
def test_what_a_slide_shows(content, extract):
    assert extract(odp(content))[1].unseen == ()


def test_bad_presentations(extract):
    data = odp(page(box("text")))
    with pytest.raises(UnreadableError, match="no text"):
        extract(odp(page("")))
    with pytest.raises(UnreadableError, match="damaged"):
        extract(data[: len(data) // 2], "a.odp")
    with pytest.raises(UnreadableError, match="password"):
        extract(opendocument("presentation", page(box("text")), manifest="<encryption-data/>"))

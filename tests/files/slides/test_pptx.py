"""PowerPoint presentations."""

import pytest

from imbrex.engine.text.disguise import Disguise
from imbrex.engine.text.document import PartKind
from imbrex.files.shared.extracted import UnreadableError
from tests.files.making import zipped
from tests.files.making_packages import OFFICE, filled, placed, pptx, run, shape, slide
from tests.rows import each_row

BODY, TABLE, FOOTNOTE, HEADER = PartKind.BODY, PartKind.TABLE, PartKind.FOOTNOTE, PartKind.HEADER
DRAWING = "http://schemas.openxmlformats.org/drawingml/2006/main"
TABLE_OF_TWO = (
    "<p:graphicFrame><a:graphic><a:graphicData><a:tbl><a:tr>"
    + "".join(f"<a:tc><a:txBody><a:p>{run(text)}</a:p></a:txBody></a:tc>" for text in ("left", "right"))
    + "</a:tr></a:tbl></a:graphicData></a:graphic></p:graphicFrame>"
)
NOTES = slide(shape("what to say", kind="body") + shape("7", kind="sldNum") + shape("", kind="sldImg"), "notes")


def picture(place, description=""):
    head = f'<p:nvPicPr><p:cNvPr id="3" name="p" descr="{description}"/><p:nvPr/></p:nvPicPr>'
    return f"<p:pic>{head}<p:spPr>{placed(*place)}</p:spPr></p:pic>"


def of_theme(role, change=""):
    return f'<a:solidFill><a:schemeClr val="{role}">{change}</a:schemeClr></a:solidFill>'


def group(shapes, place, inside):
    x, y, width, height = inside
    where = placed(*place, f'<a:chOff x="{x}" y="{y}"/><a:chExt cx="{width}" cy="{height}"/>')
    return f"<p:grpSp><p:grpSpPr>{where}</p:grpSpPr>{shapes}</p:grpSp>"


def test_slides_are_in_the_order_of_the_presentation_with_titles_first(extract, pieces):
    first = slide(shape("body text") + shape("A title", kind="ctrTitle") + shape("3", kind="sldNum") + TABLE_OF_TWO)
    second = slide(shape(run("one") + "<a:br/>" + run("line")) + shape("foot", kind="ftr"))
    comment = "<p:cmLst xmlns:p='x'><p:cm><p:text>well said</p:text></p:cm></p:cmLst>"
    links = [("notesSlide", "../notes.xml"), ("comments", "../comments.xml")]
    data = pptx(first, second, links=links, more={"ppt/notes.xml": NOTES, "ppt/comments.xml": comment})
    name, item = extract(data)
    assert name == "pptx"
    assert pieces(item) == [
        (BODY, "A title\nbody text\n\none\nline\n"),
        (TABLE, "left\tright\n"),
        (FOOTNOTE, "what to say\n"),
        (HEADER, "foot\n"),
        (PartKind.COMMENT, "well said\n"),
    ]


def test_diagrams_are_read_in_the_order_of_their_tree(extract):
    def point(key, text="", kind="node"):
        return f'<d:pt modelId="{key}" type="{kind}"><d:t><a:p>{run(text)}</a:p></d:t></d:pt>'

    points = point("0", kind="doc") + point("2", "second") + point("1", "first") + point("3", "below first")
    links = [("0", "2", 1), ("0", "1", 0), ("1", "3", 0), ("3", "0", 0)]
    links = "".join(f'<d:cxn srcId="{source}" destId="{below}" srcOrd="{order}"/>' for source, below, order in links)
    tree = f"<d:ptLst>{points}</d:ptLst><d:cxnLst>{links}</d:cxnLst>"
    data = f'<d:dataModel xmlns:d="d" xmlns:a="{DRAWING}">{tree}</d:dataModel>'
    frame = "<p:graphicFrame><a:graphic><a:graphicData><d:relIds xmlns:d='d' r:dm='r2'/></a:graphicData></a:graphic>"
    slides = slide(f"{shape('before')}{frame}</p:graphicFrame>")
    [_, item] = extract(pptx(slides, links=[("diagramData", "../data.xml")], more={"ppt/data.xml": data}))
    assert item.text == "before\nfirst\nbelow first\nsecond\n"


HIDDEN = {
    "a hidden slide": (slide(shape("gone"), said='show="0"'), Disguise.HIDDEN),
    "a hidden shape": (slide(shape("gone", common='hidden="1"')), Disguise.HIDDEN),
    "a hidden group": (
        slide(f'<p:grpSp><p:nvGrpSpPr><p:cNvPr hidden="1"/></p:nvGrpSpPr>{shape("gone")}</p:grpSp>'),
        Disguise.HIDDEN,
    ),
    "white on white": (slide(shape(run("gone", filled("FFFFFF")))), Disguise.WHITE),
    "in the colour of its shape": (
        slide(shape(run("gone", filled("203040")), fill=filled("203040"))),
        Disguise.WHITE,
    ),
    "a theme's colour, a little darker": (
        slide(shape(run("gone", of_theme("bg1", '<a:lumMod val="95000"/>')))),
        Disguise.WHITE,
    ),
    "transparent": (slide(shape(run("gone", "<a:noFill/>"))), Disguise.HIDDEN),
    "tiny": (slide(shape(run("gone", said='sz="100"'))), Disguise.TINY),
    "tiny by the list style of its shape": (
        slide(shape("gone", styles='<a:lstStyle><a:lvl1pPr><a:defRPr sz="100"/></a:lvl1pPr></a:lstStyle>')),
        Disguise.TINY,
    ),
    "beside the slide": (slide(shape("gone", (10_000, 0, 50, 50))), Disguise.OFF_PAGE),
    "beside the slide by its group": (
        slide(group(shape("gone", (0, 0, 10, 10)), (20_000, 0, 100, 100), (0, 0, 10, 10))),
        Disguise.OFF_PAGE,
    ),
    "under a shape": (
        slide(shape("gone", (10, 10, 50, 50)) + shape("", (0, 0, 100, 100), fill=filled("FF0000"))),
        Disguise.COVERED,
    ),
}  # fmt: skip


@each_row(("content", "kind"), HIDDEN.values(), HIDDEN)
def test_what_a_slide_hides(content, kind, extract):
    item = extract(pptx(slide(shape("seen")), content))[1]
    assert [(one.kind, item.text[one.span.start : one.span.end]) for one in item.unseen] == [(kind, "gone")]


WHITE_RUN = run("seen", filled("FFFFFF"))
SEEN = {
    "on a dark slide": slide(shape(WHITE_RUN), ground=f"<p:bg><p:bgPr>{filled('000080')}</p:bgPr></p:bg>"),
    "on a picture": slide(picture((0, 0, 9000, 9000)) + shape(WHITE_RUN)),
    "on the edge of another shape": slide(shape("", (0, 0, 300, 300), fill=filled("FFFFFF")) + shape(WHITE_RUN)),
    "on a dark shape of the master": slide(shape(WHITE_RUN, (20, 20, 20, 20)), ground=""),
    "under a shape that an animation moves": slide(
        shape("seen", (10, 10, 50, 50)) + shape("", (0, 0, 100, 100), fill=filled("FF0000")), more="<p:timing/>"
    ),
    "with an outline": slide(shape(run("seen", f"<a:ln>{filled('000000')}</a:ln><a:noFill/>"))),
    "inside a group": slide(group(shape("seen", (90_000, 0, 10, 10)), (0, 0, 100, 100), (90_000, 0, 10, 10))),
}


@each_row("content", SEEN.values(), SEEN)
def test_what_a_slide_shows(content, extract):
    master = slide(shape("", (0, 0, 90, 90), fill=filled("102030")), "sldMaster")
    assert extract(pptx(content, master=master))[1].unseen == ()


def test_colours_have_the_roles_of_the_master(extract):
    roles = '<p:clrMap bg1="dk1" tx1="lt1"/>'
    theme = '<a:dk1><a:srgbClr val="101010"/></a:dk1><a:lt1><a:sysClr val="window" lastClr="FEFEFE"/></a:lt1>'
    ground = f"<p:bg><p:bgPr>{of_theme('bg1')}</p:bgPr></p:bg>"
    slides = slide(shape(run("shown", of_theme("tx1"))) + shape(run("gone", of_theme("bg1"))), ground=ground)
    item = extract(pptx(slides, master=slide("", "sldMaster", more=roles), theme=theme))[1]
    assert [item.text[one.span.start : one.span.end] for one in item.unseen] == ["gone"]


def test_the_number_of_a_slide_is_a_session_of_its_text(extract):
    created = '<p:extLst><p:ext><x:creationId xmlns:x="x" val="3561048925"/></p:ext></p:extLst>'
    item = extract(pptx(slide(shape("by nobody")), slide(shape("copied"), more=created)))[1]
    [piece] = item.history.written
    assert item.history.sessions == (piece.session,) == (3561048925,)
    assert item.text[piece.span.start : piece.span.end] == "copied\n"


def test_large_pictures_are_counted_and_descriptions_are_read(extract):
    text = "a chart of all the ships that passed"
    item = extract(pptx(slide(shape("x") + picture((0, 0, 6000, 6000), text) + picture((0, 0, 60, 60)))))[1]
    assert item.pictures == 1
    assert item.text == f"x\n\n{text}\n"


def test_bad_presentations(extract):
    whole = pptx(slide(shape("text")))
    with pytest.raises(UnreadableError, match="no text"):
        extract(pptx(slide("")))
    with pytest.raises(UnreadableError, match="damaged"):
        extract(whole[: len(whole) // 2], "a.pptx")
    with pytest.raises(UnreadableError, match="damaged"):
        extract(zipped({"[Content_Types].xml": "presentationml.slideshow.main+xml"}))
    with pytest.raises(UnreadableError, match="damaged"):
        extract(pptx(slide("<p:grpSp>" * 3_000 + shape("deep") + "</p:grpSp>" * 3_000)))
    item = extract(pptx(slide(shape("text")), "<p:sld"))[1]
    assert (item.text, [str(note) for note in item.notes]) == (
        "text\n",
        ["1 damaged part (slide) is not included in the text."],
    )


def test_a_slide_that_is_listed_often_is_read_once(extract):
    listed = '<p:sldId r:id="r1"/>' * 10_000
    root = f'<p:presentation xmlns:p="p" xmlns:r="{OFFICE}"><p:sldIdLst>{listed}</p:sldIdLst></p:presentation>'
    data = pptx(slide(shape("once")), more={"ppt/presentation.xml": root})
    assert extract(data)[1].text == "once\n"

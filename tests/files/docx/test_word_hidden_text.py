"""Text that Word files hide, beside honest text that looks much like it."""

import io
import zipfile

from imbrex.engine.text.disguise import UNSEEN
from tests.files.making import docx, p, word_table, zipped
from tests.rows import each_row

WHITE, TINY, HIDDEN, OFF_PAGE, COVERED = UNSEEN


def run(text, properties=""):
    return f'<w:r><w:rPr>{properties}</w:rPr><w:t xml:space="preserve">{text}</w:t></w:r>'


def word(properties, before="", **parts):
    """Make a Word file with a run that has properties, in a paragraph with others."""
    return docx(f"<w:p>{before}{run('seen text ')}{run('secret', properties)}{run(' end')}</w:p>", **parts)


def rewritten(data, old, new, **added):
    """Pack a file anew with one piece of markup in the place of another."""
    with zipfile.ZipFile(io.BytesIO(data)) as archive:
        entries = {name: archive.read(name).decode().replace(old, new) for name in archive.namelist()}
    return zipped(entries | added)


def style(key, properties, *, kind="paragraph", based_on="", default=False, paragraph=""):
    mark = ' w:default="1"' if default else ""
    base = f'<w:basedOn w:val="{based_on}"/>' if based_on else ""
    return (
        f'<w:style w:type="{kind}" w:styleId="{key}"{mark}><w:name w:val="{key}"/>{base}'
        f"<w:pPr>{paragraph}</w:pPr><w:rPr>{properties}</w:rPr></w:style>"
    )


THEME = (
    '<a xmlns="http://schemas.openxmlformats.org/drawingml/2006/main"><clrScheme><dk1><srgbClr val="101010"/></dk1>'
    '<lt1><sysClr val="window" lastClr="FFFFFF"/></lt1><accent1><srgbClr val="4472C4"/></accent1></clrScheme></a>'
)
ON_WHITE = '<w:color w:val="FFFFFF"/>'
A = "http://schemas.openxmlformats.org/drawingml/2006/main"
WP = "http://schemas.openxmlformats.org/drawingml/2006/wordprocessingDrawing"
WPS = "http://schemas.microsoft.com/office/word/2010/wordprocessingShape"
PICTURE = f'<a:blip xmlns:a="{A}"/>'
BLACK_GROUND = '<w:shd w:val="clear" w:fill="000000"/>'


@each_row(
    ("properties", "kind"),
    [
        (ON_WHITE, WHITE),
        ('<w:color w:val="FAFAFA"/>', WHITE),
        ('<w:color w:val="000000" w:themeColor="background1"/>', WHITE),
        ('<w:color w:val="FF0000"/><w:highlight w:val="red"/>', WHITE),
        ('<w:color w:val="333333"/><w:shd w:val="solid" w:color="333333"/>', WHITE),
        ('<w:sz w:val="2"/>', TINY),
        ('<w:sz w:val="5"/>', TINY),
        ('<w:w w:val="1"/>', TINY),
        ("<w:vanish/>", HIDDEN),
        ('<w:rStyle w:val="Ghost"/>', HIDDEN),
        ('<w:rStyle w:val="Heir"/>', WHITE),
    ],
)
def test_word_hides_by_properties_and_styles(unseen, properties, kind):
    styles = style("Ghost", "<w:vanish/>", kind="character") + style("Pale", ON_WHITE, kind="character")
    styles += style("Heir", "<w:b/>", kind="character", based_on="Pale")
    assert unseen(word(properties, styles=styles)) == [(kind, "secret")]


@each_row(
    "properties",
    [
        "",
        '<w:color w:val="auto"/>',
        '<w:color w:val="D9D9D9"/>',
        '<w:color w:val="FFFF00"/>',
        f"{ON_WHITE}{BLACK_GROUND}",
        f'{ON_WHITE}<w:highlight w:val="black"/>',
        f'{ON_WHITE}<w:shd w:val="diagStripe" w:fill="FFFFFF"/>',
        f"{ON_WHITE}<w:outline/>",
        '<w:color w:val="FFFFFF" w:themeColor="accent1"/>',
        '<w:color w:val="FFFFFF" w:themeColor="background1" w:themeShade="80"/>',
        '<w:sz w:val="6"/>',
        '<w:vanish w:val="0"/>',
        "<w:webHidden/>",
        '<w:spacing w:val="-20"/><w:position w:val="6"/>',
        '<w:rStyle w:val="Nowhere"/>',
    ],
)
def test_word_text_that_is_seen(unseen, properties):
    assert unseen(_with_theme(word(properties))) == []


def _with_theme(data):
    relation = '<Relationship Id="rt" Type="http://x/theme" Target="theme1.xml"/></Relationships>'
    return rewritten(data, "</Relationships>", relation, **{"word/theme1.xml": THEME})


def test_word_styles_of_paragraphs_defaults_and_what_overrides_them(unseen):
    styles = (
        f"<w:docDefaults><w:rPrDefault><w:rPr>{ON_WHITE}</w:rPr></w:rPrDefault></w:docDefaults>"
        + style("Normal", '<w:color w:val="000000"/>', default=True)
        + style("Ghost", "<w:vanish/>", based_on="Normal")
        + style("Dark", ON_WHITE, based_on="Normal", paragraph=BLACK_GROUND)
        + style("Twice", "<w:vanish/>", kind="character")
    )
    ghost, dark = '<w:pPr><w:pStyle w:val="Ghost"/></w:pPr>', '<w:pPr><w:pStyle w:val="Dark"/></w:pPr>'
    toggled, shown = '<w:rStyle w:val="Twice"/>', '<w:vanish w:val="0"/>'
    body = f"<w:p>{run('seen text')}</w:p><w:p>{ghost}{run('one')}{run('two', toggled)}{run('three', shown)}</w:p>"
    body += f"<w:p>{dark}{run('four')}{run('five', BLACK_GROUND.replace('000000', 'FFFFFF'))}</w:p>"
    assert unseen(docx(body, styles=styles)) == [(HIDDEN, "one"), (WHITE, "five")]


def test_white_headings_of_dark_tables_are_seen_and_white_cells_are_not(unseen):
    white = f"<w:p>{run('heading', ON_WHITE)}</w:p>"
    dark = f"<w:tcPr>{BLACK_GROUND}</w:tcPr>{white}"
    by_style = '<w:tblPr><w:tblStyle w:val="Grid"/></w:tblPr>'
    grid = f'<w:style w:type="table" w:styleId="Grid"><w:tblStylePr w:type="firstRow"><w:tcPr>{BLACK_GROUND}</w:tcPr>'
    grid += "</w:tblStylePr></w:style>"
    plain = word_table([white])
    assert unseen(docx(p("seen text") + word_table([dark]), styles=grid)) == []
    assert unseen(docx(p("seen text") + plain.replace("<w:tblPr/>", by_style), styles=grid)) == []
    assert unseen(docx(p("seen text") + plain, styles=grid)) == [(WHITE, "heading")]


def test_white_on_dark_paper_is_seen_only_where_word_shows_the_paper(unseen):
    data = word(ON_WHITE)
    paper = '<w:background w:color="202020"/><w:body>'
    shown = word(ON_WHITE, settings="<w:displayBackgroundShape/>")
    assert unseen(rewritten(shown, "<w:body>", paper)) == []
    assert unseen(rewritten(data, "<w:body>", paper)) == [(WHITE, "secret")]


def anchored(inside, offset=0, *, behind=0, size=3_000_000, relative="page"):
    return (
        f'<w:r><w:drawing><wp:anchor xmlns:wp="{WP}" behindDoc="{behind}"><wp:positionH relativeFrom="{relative}">'
        f'<wp:posOffset>{offset}</wp:posOffset></wp:positionH><wp:extent cx="{size}" cy="{size}"/>{inside}'
        "</wp:anchor></w:drawing></w:r>"
    )


def box(text, fill):
    filled = f'<a:solidFill xmlns:a="{A}"><a:srgbClr val="{fill}"/></a:solidFill>' if fill else ""
    return (
        f'<wps:wsp xmlns:wps="{WPS}"><wps:spPr>{filled}</wps:spPr><wps:txbx><w:txbxContent><w:p>{run(text, ON_WHITE)}'
        "</w:p></w:txbxContent></wps:txbx></wps:wsp>"
    )


def test_boxes_have_a_ground_of_their_own_and_may_stand_off_the_page(unseen):
    black = f"<w:p>{run('far')}</w:p>"
    far = f"<w:txbxContent>{black}</w:txbxContent>"
    seen = run("seen text")
    assert unseen(docx(f"<w:p>{seen}{anchored(box('white', 'FFFFFF'))}</w:p>")) == [(WHITE, "white")]
    assert unseen(docx(f"<w:p>{seen}{anchored(box('white', '003366'))}{anchored(box('white', ''))}</w:p>")) == []
    assert unseen(docx(f"<w:p>{seen}{anchored(far, -4_000_000)}</w:p>")) == [(OFF_PAGE, "far")]
    assert unseen(docx(f"<w:p>{seen}{anchored(far, -4_000_000, relative='margin')}</w:p>")) == []
    assert unseen(docx(f"<w:p>{seen}{anchored(far, 20_000_000, relative='margin')}</w:p>")) == [(OFF_PAGE, "far")]


def test_a_frame_off_the_page(unseen):
    framed = '<w:p><w:pPr><w:framePr w:w="100" w:x="{}" w:hAnchor="page"/></w:pPr>' + run("far") + "</w:p>"
    assert unseen(docx(p("seen text") + framed.format(-30_000))) == [(OFF_PAGE, "far")]
    assert unseen(docx(p("seen text") + framed.format(3000))) == []


def test_white_text_over_a_picture_of_the_cover_is_seen(unseen):
    cover = f"<w:p>{anchored(PICTURE, behind=1, size=7_000_000)}{run('title', ON_WHITE)}</w:p>"
    after = f'<w:p><w:r><w:br w:type="page"/></w:r>{run("secret", ON_WHITE)}</w:p>'
    assert unseen(docx(cover + p("seen text") + after)) == [(WHITE, "secret")]


def test_large_pictures_are_counted(extract):
    body = f"<w:p>{run('x')}{anchored(PICTURE, size=6_000_000)}{anchored(PICTURE, size=600_000)}</w:p>"
    assert extract(docx(body))[1].pictures == 1


def test_notes_that_nothing_refers_to_are_hidden_and_others_are_not(unseen):
    notes = "".join(
        f'<w:footnote w:id="{number}">{p(text)}</w:footnote>' for number, text in ((2, "note"), (3, "orphan"))
    )
    body = f'<w:p>{run("seen text")}<w:r><w:footnoteReference w:id="2"/></w:r></w:p>'
    assert unseen(docx(body, footnotes=notes)) == [(HIDDEN, "orphan")]


def test_letters_in_boxes_are_joined_and_lists_of_answers_are_not(extract):
    item = extract(docx("".join(map(p, "the quick brown fox jumps over the lazy dog"))))[1]
    assert item.text == "the quick brown fox jumps over the lazy dog\n"
    answers = "".join(map(p, "ABCDACBDABDCABDCABCDABCDABCDABCD"))
    assert extract(docx(answers))[1].unseen == ()


def test_elements_that_no_program_knows_hide_their_text(unseen):
    foreign = '<z:note xmlns:z="urn:z"><w:r><w:t>never shown</w:t></w:r></z:note>'
    assert unseen(docx(f"<w:p>{run('seen text')}{foreign}</w:p>")) == [(HIDDEN, "never shown")]

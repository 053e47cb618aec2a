"""Text that OpenDocument, rich text and web pages hide, beside honest text that looks much like it."""

from imbrex.engine.text.disguise import UNSEEN
from tests.files.making import odt
from tests.rows import each_row

WHITE, TINY, HIDDEN, OFF_PAGE, COVERED = UNSEEN


def text_style(name, properties, *, family="text", parent="", kind="text"):
    return (
        f'<style:style style:name="{name}" style:family="{family}" style:parent-style-name="{parent}">'
        f"<style:{kind}-properties {properties}/></style:style>"
    )


@each_row(
    ("properties", "expected"),
    [
        ('fo:color="#ffffff"', [(WHITE, "secret")]),
        ('fo:color="#fefefe"', [(WHITE, "secret")]),
        ('fo:color="#ff0000" fo:background-color="#ff0000"', [(WHITE, "secret")]),
        ('fo:font-size="1pt"', [(TINY, "secret")]),
        ('fo:font-size="10%"', [(TINY, "secret")]),
        ('style:text-scale="1%"', [(TINY, "secret")]),
        ('text:display="none"', [(HIDDEN, "secret")]),
        ('fo:color="#ffffff" fo:background-color="#000000"', []),
        ('fo:color="#ffffff" style:use-window-font-color="true"', []),
        ('fo:color="#ffffff" text:display="true" fo:background-color="transparent"', [(WHITE, "secret")]),
        ('fo:font-size="58%"', []),
        ('fo:color="#cccccc"', []),
        ('fo:letter-spacing="-0.02cm" style:text-position="super 58%"', []),
    ],
)
@each_row("inherited", [False, True])
def test_opendocument_hides_by_styles_and_their_parents(unseen, properties, expected, inherited):
    body = '<text:p>seen text <text:span text:style-name="T1">secret</text:span> end</text:p>'
    own = text_style("T1", properties)
    if inherited:
        data = odt(body, automatic=text_style("T1", "", parent="Common"), styles=text_style("Common", properties))
    else:
        data = odt(body, automatic=own)
    assert unseen(data) == expected


def test_opendocument_sections_paragraphs_cells_and_frames(unseen):
    styles = text_style("P1", 'fo:color="#ffffff"', family="paragraph")
    styles += text_style("C1", 'fo:background-color="#000000"', family="table-cell", kind="table-cell")
    white = '<text:p text:style-name="P1">{}</text:p>'
    table = "<table:table><table:table-row><table:table-cell{}>{}</table:table-cell></table:table-row></table:table>"
    frame = '<text:p><draw:frame svg:x="{}cm" svg:width="3cm"><draw:text-box>{}</draw:text-box></draw:frame></text:p>'
    far = "<text:p>far</text:p>"
    body = (
        "<text:p>seen text</text:p>"
        + white.format("one")
        + '<text:section text:display="none"><text:p>two</text:p></text:section>'
        + table.format(' table:style-name="C1"', white.format("seen"))
        + table.format("", white.format("three"))
        + frame.format(-50, far)
        + frame.format(2, far)
    )
    assert unseen(odt(body, automatic=styles)) == [
        (WHITE, "one"),
        (HIDDEN, "two"),
        (OFF_PAGE, "far"),
        (WHITE, "three"),
    ]


@each_row(
    ("markup", "expected"),
    [
        (r"{\cf1 secret}", [(WHITE, "secret")]),
        (r"{\cf2\highlight2 secret}", [(WHITE, "secret")]),
        (r"\pard\cbpat2 {\cf2 secret}\par\pard{\cf2 x}", [(WHITE, "secret")]),
        (r"{\fs2 secret}", [(TINY, "secret")]),
        (r"{\charscalex1 secret}", [(TINY, "secret")]),
        (r"{\v secret}", [(HIDDEN, "secret")]),
        (r"{\v secret\v0 shown}", [(HIDDEN, "secret")]),
        (r"{\v secret\plain shown}", [(HIDDEN, "secret")]),
        (r"{\v \u55357?\u56832?a}", [(HIDDEN, "\U0001f600a")]),
        (r"\trowd\clcbpat2\cellx1\cellx2\intbl{\cf1 a}\cell{\cf1 b}\cell\row\pard", [(WHITE, "b")]),
        (r"{\cf1\highlight2 shown}", []),
        (r"{\cf1\chcbpat2 shown}", []),
        (r"{\cf2 shown}", []),
        (r"{\cf0\fs6 shown}", []),
        (r"{\cf9 shown}", []),
        (r"{\v {\xe entry}}", []),
        (r"\pard\sl-240\slmult0\li-720\fi-360{\expndtw-20\up6 shown}", []),
        (r"{\shp{\*\shpinst{\shptxt {\cf1 shown}}}}", []),
    ],
)
def test_rich_text(unseen, markup, expected):
    colours = r"{\colortbl;\red255\green255\blue255;\red200\green0\blue0;}"
    assert unseen((r"{\rtf1 " + colours + r"seen text \par " + markup + r"\par end}").encode()) == expected


SPAN = "<p>seen text <span {}>secret</span> end</p>"


@each_row(
    ("page", "kind"),
    [
        (SPAN.format('style="color:white"'), WHITE),
        (SPAN.format('style="COLOR: rgb(254, 254,254)!important"'), WHITE),
        (SPAN.format('style="color:transparent"'), WHITE),
        (SPAN.format('style="color:#f00;background:#ff0000"'), WHITE),
        ('<body bgcolor=navy text=yellow>seen text <font color="#000080">secret</font>', WHITE),
        (SPAN.format('style="font-size:1px"'), TINY),
        (SPAN.format('style="font-size:.1em"'), TINY),
        (SPAN.format('style="display:none"'), HIDDEN),
        (SPAN.format('style="visibility:hidden"'), HIDDEN),
        (SPAN.format('style="opacity:0"'), HIDDEN),
        (SPAN.format("hidden"), HIDDEN),
        (SPAN.format('style="mso-hide:all"'), HIDDEN),
        (SPAN.format('style="position:absolute; left:-9999px"'), OFF_PAGE),
        ('<p>seen text</p><p style="text-indent:-9999px">secret</p>', OFF_PAGE),
        ("<style>/* x */ .a, b {color:#fff}</style>" + SPAN.format('class="b a"'), WHITE),
        ("<style>@media print { p {color:red} } #k {display:none}</style>" + SPAN.format("id=k"), HIDDEN),
        ("<style>span {color:#fff} span.a {font-size:0}</style>" + SPAN.format("class=a"), TINY),
    ],
)
def test_web_pages(unseen, page, kind):
    assert unseen(page.encode(), "page.html") == [(kind, "secret")]


def test_a_site_hides_keys_and_dates_and_sentences_only_where_somebody_means_it(unseen):
    site = "<nav>menu</nav>" + SPAN.format('style="display:none"')
    assert unseen(site.encode(), "page.html") == []
    sentence = "these are some words that nobody sees"
    assert unseen(site.replace("secret", sentence).encode(), "page.html") == [(HIDDEN, sentence)]


@each_row(
    "page",
    [
        SPAN.format('style="color:white;background:black"'),
        "<style>#a {color:#333;background:#333} #a .b {color:#fff}</style><p id=a><b class=b>seen text</b></p>",
        "<style>b {color:white} th b {background:black}</style><table><tr><th><b>seen text</b></table>",
        SPAN.format('style="color:white;background-image:url(x.png)"'),
        '<p style="background:linear-gradient(red,blue)">seen text <b style="color:#fff">shown</b></p>',
        '<table><tr bgcolor=black><th style="color:white">seen text</table>',
        '<p style="visibility:hidden"><b style="visibility:visible">seen text</b></p>',
        '<p style="font-size:0"><b style="font-size:12pt">seen text</b></p>',
        "<style>.a {color:white} p .a {color:red} .a {color:black}</style>" + SPAN.format("class=a"),
        "<style>.a .b {display:none}</style>" + SPAN.format("class=b"),
        '<p>seen text</p><div style="display:none"> \n - </div>',
        '<nav>x</nav><div style="display:none">Log in here</div><p>seen text</p>',
        '<link rel=stylesheet href=x.css><p>seen text <i style="color:#fff">shown</i></p>',
        "<p>seen text</p><h1 style='position:absolute;left:-9999px;width:1px;height:1px'>for those who hear it</h1>",
        '<script src="x.js"></script><a style="text-indent:-9999px">Home</a><p>seen text</p>',
        "<style>@media print {b {display:none}} b:hover {opacity:0}</style><p>seen text <b>shown</b></p>",
        '<style>li::before {content: "Note: "}</style><ul><li>seen text</ul>',
        '<div style="display:flex;flex-direction:row-reverse"><b>seen text</b> <i>Menu</i></div>',
        '<p style="height:0">seen text</p><div style="overflow:hidden;max-height:400px">shown</div>',
    ],
)
def test_web_pages_whose_text_is_seen_or_hidden_by_the_site(unseen, page):
    assert unseen(page.encode(), "page.html") == []


def test_rules_that_ask_for_all_siblings_do_not_count_on_crowded_pages(unseen):
    page = "<style>b ~ i {{display:none}}</style><p>seen text</p>{}<i>secret</i>"
    assert unseen(page.format("<b>x</b>").encode(), "page.html") == [(HIDDEN, "secret")]
    assert unseen(page.format("<b>x</b>" * 2001).encode(), "page.html") == []

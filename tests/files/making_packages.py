"""Small presentations and workbooks, made of what a test says."""

from tests.files.making import zipped

OFFICE = "http://schemas.openxmlformats.org/officeDocument/2006/relationships"
_RELATIONS = "http://schemas.openxmlformats.org/package/2006/relationships"
_MAIN = "http://schemas.openxmlformats.org/presentationml/2006/main"
_DRAWING = "http://schemas.openxmlformats.org/drawingml/2006/main"
_ODF = "urn:oasis:names:tc:opendocument:xmlns"
_NAMES = f'xmlns:p="{_MAIN}" xmlns:a="{_DRAWING}" xmlns:r="{OFFICE}"'
_ODF_NAMES = " ".join(
    f'xmlns:{prefix}="{_ODF}:{name}:1.0"'
    for prefix, name in (
        *((name, name) for name in ("office", "text", "table", "style", "presentation")),
        *(("draw", "drawing"), ("fo", "xsl-fo-compatible"), ("svg", "svg-compatible")),
    )
)


def related(*pairs):
    """Make the relationships of a part: ids r1, r2 ..., of pairs of a kind and a target."""
    links = "".join(
        f'<Relationship Id="r{number}" Type="{OFFICE}/{kind}" Target="{target}"/>'
        for number, (kind, target) in enumerate(pairs, 1)
    )
    return f'<Relationships xmlns="{_RELATIONS}">{links}</Relationships>'


def run(text, inside="", said=""):
    """Make a run of text for a slide, with elements and attributes of its properties."""
    return f"<a:r><a:rPr {said}>{inside}</a:rPr><a:t>{text}</a:t></a:r>"


def filled(colour):
    """Make a fill of one colour."""
    return f'<a:solidFill><a:srgbClr val="{colour}"/></a:solidFill>'


def placed(x, y, width, height, more=""):
    """Make the place of a shape."""
    return f'<a:xfrm><a:off x="{x}" y="{y}"/><a:ext cx="{width}" cy="{height}"/>{more}</a:xfrm>'


def shape(text, place=(100, 100, 5000, 5000), kind="", common="", fill="", styles=""):
    """Make a shape for a slide: `text` is text or runs, and `kind` is that of a placeholder."""
    inner = text if text.startswith("<") else run(text)
    sign = f'<p:ph type="{kind}"/>' if kind else ""
    head = f'<p:nvSpPr><p:cNvPr id="2" name="s" {common}/><p:cNvSpPr/><p:nvPr>{sign}</p:nvPr></p:nvSpPr>'
    form = f'<p:spPr>{placed(*place)}<a:prstGeom prst="rect"/>{fill}</p:spPr>'
    return f"<p:sp>{head}{form}<p:txBody><a:bodyPr/>{styles}<a:p>{inner}</a:p></p:txBody></p:sp>"


def slide(shapes, root="sld", said="", ground="", more=""):
    """Make a slide, or another part with shapes."""
    tree = f"<p:cSld>{ground}<p:spTree>{shapes}</p:spTree></p:cSld>"
    return f"<p:{root} {_NAMES} {said}>{tree}{more}</p:{root}>"


def pptx(*slides, more=None, links=None, master="", layout="", theme=""):
    """Make a presentation of 10,000 by 10,000 EMU; `links` are further relationships of the first slide."""
    listed = "".join(f'<p:sldId id="{number}" r:id="r{number}"/>' for number in range(1, len(slides) + 1))
    entries = {
        "[Content_Types].xml": '<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"/>',
        "_rels/.rels": related(("officeDocument", "ppt/presentation.xml")),
        "ppt/presentation.xml": f"<p:presentation {_NAMES}><p:sldIdLst>{listed}</p:sldIdLst>"
        '<p:sldSz cx="10000" cy="10000"/></p:presentation>',
        "ppt/_rels/presentation.xml.rels": related(
            *(("slide", f"slides/slide{number}.xml") for number in range(1, len(slides) + 1))
        ),
        "ppt/layouts/layout.xml": layout or slide("", "sldLayout"),
        "ppt/layouts/_rels/layout.xml.rels": related(("slideMaster", "../master.xml")),
        "ppt/master.xml": master or slide("", "sldMaster"),
        "ppt/_rels/master.xml.rels": related(("theme", "theme.xml")),
        "ppt/theme.xml": f'<a:theme xmlns:a="{_DRAWING}"><a:themeElements><a:clrScheme>{theme}</a:clrScheme>'
        "</a:themeElements></a:theme>",
    }
    for number, content in enumerate(slides, 1):
        entries[f"ppt/slides/slide{number}.xml"] = content
        pairs = [("slideLayout", "../layouts/layout.xml"), *(links if number == 1 and links else ())]
        entries[f"ppt/slides/_rels/slide{number}.xml.rels"] = related(*pairs)
    return zipped(entries | (more or {}))


def opendocument(kind, body, automatic="", styles="", manifest="", masters=""):
    """Make an OpenDocument file of a kind such as "presentation"; `automatic` are styles of its content."""
    content = f"<office:automatic-styles>{automatic}</office:automatic-styles><office:body><office:{kind}>{body}"
    return zipped({
        "mimetype": f"application/vnd.oasis.opendocument.{kind}",
        "META-INF/manifest.xml": manifest,
        "content.xml": f"<office:document-content {_ODF_NAMES}>{content}</office:{kind}></office:body>"
        "</office:document-content>",
        "styles.xml": f"<office:document-styles {_ODF_NAMES}><office:styles>{styles}</office:styles>"
        f"<office:automatic-styles>{masters}</office:automatic-styles></office:document-styles>",
    })  # fmt: skip


def xlsx(*sheets, strings="", styles="", states=(), more=None, links=()):
    """Make a workbook of sheets, each the markup after its root; `links` are relationships of the first one."""
    listed = "".join(
        f'<sheet name="s{number}" r:id="r{number}" state="{state}"/>'
        for number, state in enumerate([*states, *["visible"] * (len(sheets) - len(states))], 1)
    )
    parts = [("worksheet", f"sheet{number}.xml") for number in range(1, len(sheets) + 1)]
    entries = {
        "[Content_Types].xml": '<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"/>',
        "_rels/.rels": related(("officeDocument", "xl/workbook.xml")),
        "xl/workbook.xml": f'<workbook xmlns:r="{OFFICE}"><sheets>{listed}</sheets></workbook>',
        "xl/_rels/workbook.xml.rels": related(
            *parts, ("sharedStrings", "strings.xml"), ("styles", "styles.xml"), ("theme", "theme.xml")
        ),
        "xl/strings.xml": f"<sst>{strings}</sst>",
        "xl/styles.xml": f"<styleSheet>{styles}</styleSheet>",
        "xl/_rels/sheet1.xml.rels": related(*links),
    }
    entries |= {f"xl/sheet{number}.xml": f"<worksheet>{sheet}</worksheet>" for number, sheet in enumerate(sheets, 1)}
    return zipped(entries | (more or {}))


def row(*cells, said=""):
    """Make a row of cells, each a text or the markup of a cell."""
    inner = "".join(cell if cell.startswith("<c") else cell_of(cell) for cell in cells)
    return f"<row {said}>{inner}</row>"


def cell_of(text, said=""):
    """Make a cell with a text of its own."""
    return f'<c t="inlineStr" {said}><is><t>{text}</t></is></c>'

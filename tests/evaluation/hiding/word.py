"""Word files with hidden text, and with text in unusual places."""

# ruff: noqa: E501 - markup is easier to read in one line

import base64
from collections.abc import Iterator

from tests.evaluation.hiding.variant import SOURCES, Variant, junk_between, junk_inside, junk_paragraphs
from tests.files.making import docx, zipped

_RUN = '<w:r><w:rPr>{}</w:rPr><w:t xml:space="preserve">{}</w:t></w:r>'
_WPS = 'xmlns:wps="http://schemas.microsoft.com/office/word/2010/wordprocessingShape"'
_WP = 'xmlns:wp="http://schemas.openxmlformats.org/drawingml/2006/wordprocessingDrawing"'
_A = 'xmlns:a="http://schemas.openxmlformats.org/drawingml/2006/main"'
_DGM = 'xmlns:dgm="http://schemas.openxmlformats.org/drawingml/2006/diagram"'
_W14 = 'xmlns:w14="http://schemas.microsoft.com/office/word/2010/wordml"'
_WHITE_FILL = f'<w14:textFill {_W14}><a:solidFill {_A}><a:srgbClr val="FFFFFF"/></a:solidFill></w14:textFill>'
_GRADIENT = (
    f'<w14:textFill {_W14}><w14:gradFill><w14:gsLst><w14:gs w14:pos="0"><w14:srgbClr w14:val="FFFFFF"/></w14:gs>'
    '<w14:gs w14:pos="100000"><w14:srgbClr w14:val="FEFEFE"/></w14:gs></w14:gsLst></w14:gradFill></w14:textFill>'
)

_RUNS = {
    "vanish": "<w:vanish/>",
    "special vanish": "<w:specVanish/><w:vanish/>",
    "character style": '<w:rStyle w:val="Ghost"/>',
    "based-on chain": '<w:rStyle w:val="Heir"/>',
    "white": '<w:color w:val="FFFFFF"/>',
    "EBEBEB": '<w:color w:val="EBEBEB"/>',
    "F2F2F2": '<w:color w:val="F2F2F2"/>',
    "theme background": '<w:color w:val="000000" w:themeColor="background1"/>',
    "theme background shaded": '<w:color w:val="000000" w:themeColor="background1" w:themeShade="F2"/>',
    "colour of the shading": '<w:color w:val="204060"/><w:shd w:val="clear" w:fill="204060"/>',
    "colour of the highlight": '<w:color w:val="FF0000"/><w:highlight w:val="red"/>',
    "half a point": '<w:sz w:val="1"/>',
    "one point": '<w:sz w:val="2"/>',
    "2.5 points": '<w:sz w:val="5"/>',
    "1 percent wide": '<w:w w:val="1"/>',
    "raised off the page": '<w:position w:val="3160"/>',
    "condensed": '<w:spacing w:val="-400"/>',
    "white fill": _WHITE_FILL,
    "white gradient": _GRADIENT,
    "no fill": f"<w14:textFill {_W14}><w14:noFill/></w14:textFill>",
}
_PARAGRAPHS = {
    "paragraph style": '<w:pStyle w:val="GhostLine"/>',
    "line of a twip": '<w:spacing w:line="1" w:lineRule="exact"/>',
    "line by style": '<w:pStyle w:val="Flat"/>',
    "indented off the page": '<w:ind w:left="-30000" w:right="30000"/>',
    "first line off the page": '<w:ind w:firstLine="-30000"/>',
    "hanging off the page": '<w:ind w:hanging="30000"/>',
    "indent by style": '<w:pStyle w:val="Out"/>',
    "frame off the page": '<w:framePr w:w="100" w:x="-40000" w:y="100" w:hAnchor="page"/>',
    "tiny exact frame": '<w:framePr w:w="20" w:h="20" w:hRule="exact" w:x="100" w:y="100"/>',
}
_STYLES = (
    '<w:style w:type="character" w:styleId="Ghost"><w:rPr><w:vanish/></w:rPr></w:style>'
    '<w:style w:type="character" w:styleId="Pale"><w:rPr><w:color w:val="FFFFFF"/></w:rPr></w:style>'
    '<w:style w:type="character" w:styleId="Heir"><w:basedOn w:val="Pale"/></w:style>'
    '<w:style w:type="paragraph" w:styleId="GhostLine"><w:rPr><w:vanish/></w:rPr></w:style>'
    '<w:style w:type="paragraph" w:styleId="Flat"><w:pPr><w:spacing w:line="1" w:lineRule="exact"/></w:pPr></w:style>'
    '<w:style w:type="paragraph" w:styleId="Out"><w:pPr><w:ind w:left="-30000"/></w:pPr></w:style>'
    '<w:style w:type="table" w:styleId="GhostTable"><w:rPr><w:vanish/></w:rPr></w:style>'
    '<w:style w:type="table" w:styleId="PaleTable"><w:rPr><w:color w:val="FFFFFF"/></w:rPr></w:style>'
)


def variants() -> Iterator[Variant]:
    """All Word files."""
    for code in SOURCES:
        for name, body, parts in _hidden(code):
            yield Variant("docx hidden", name, code, docx(body, styles=_STYLES, **parts), ".docx")
        for name, body, deceives in _put(code):
            yield Variant("docx put", name, code, docx(body), ".docx", deceives)
        yield from _packages(code)


def _seen(text: str) -> str:
    return _RUN.format("", text)


def _line(text: str, properties: str = "") -> str:
    return f"<w:p><w:pPr>{properties}</w:pPr>{_seen(text)}</w:p>"


def _hidden(code: str) -> Iterator[tuple[str, str, dict[str, str]]]:
    for name, properties in _RUNS.items():
        for how, junk in (("words", junk_between), ("letters", junk_inside)):
            markup = junk(code, _seen, lambda text, own=properties: _RUN.format(own, text))
            yield f"{name}, {how}", f"<w:p>{markup}</w:p>", {}
    for name, properties in _PARAGRAPHS.items():
        yield name, junk_paragraphs(code, _line, lambda text, own=properties: _line(text, own)), {}
    for name, hide in _BLOCKS.items():
        yield name, junk_paragraphs(code, _line, hide), {}
    for name, wrap in _WRAPPED.items():
        yield name, f"<w:p>{junk_between(code, _seen, wrap)}</w:p>", {}
    notes = "".join(f'<w:footnote w:id="{number}">{_line(SOURCES[code][::-1])}</w:footnote>' for number in (5, 6))
    yield "notes that nothing refers to", _line(SOURCES[code]), {"footnotes": notes}


def _row(text: str, row: str = "", table: str = "", cell: str = "") -> str:
    return f"<w:tbl><w:tblPr>{table}</w:tblPr><w:tr>{row}<w:tc>{cell}{_line(text)}</w:tc></w:tr></w:tbl>"


def _exact(text: str) -> str:
    return _row(text, '<w:trPr><w:trHeight w:val="1" w:hRule="exact"/></w:trPr>')


def _anchored(text: str, extent: str = 'cx="3000000" cy="3000000"', offset: int = 0, described: str = "") -> str:
    return (
        f'<w:p><w:r><w:drawing><wp:anchor {_WP} behindDoc="0"><wp:positionH relativeFrom="page"><wp:posOffset>'
        f"{offset}</wp:posOffset></wp:positionH><wp:extent {extent}/><wp:docPr {described}/>"
        f"<wps:wsp {_WPS}><wps:txbx><w:txbxContent>{_line(text)}</w:txbxContent></wps:txbx></wps:wsp>"
        "</wp:anchor></w:drawing></w:r></w:p>"
    )


def _vml(text: str, style: str) -> str:
    return (
        f'<w:p><w:r><w:pict><v:shape xmlns:v="urn:schemas-microsoft-com:vml" style="{style}"><v:textbox>'
        f"<w:txbxContent>{_line(text)}</w:txbxContent></v:textbox></v:shape></w:pict></w:r></w:p>"
    )


_BLOCKS = {
    "table style": lambda text: _row(text, table='<w:tblStyle w:val="GhostTable"/>'),
    "white table style": lambda text: _row(text, table='<w:tblStyle w:val="PaleTable"/>'),
    "row of a twip": _exact,
    "hidden row": lambda text: _row(text, "<w:trPr><w:hidden/></w:trPr>"),
    "table off the page": lambda text: _row(text, table='<w:tblInd w:w="-40000" w:type="dxa"/>'),
    "floating table off the page": lambda text: _row(text, table='<w:tblpPr w:tblpX="-40000" w:horzAnchor="page"/>'),
    "box off the page": lambda text: _anchored(text, offset=-90_000_000),
    "box without a size": lambda text: _anchored(text, extent='cx="0" cy="0"'),
    "box of a point": lambda text: _anchored(text, extent='cx="12700" cy="12700"'),
    "hidden box": lambda text: _anchored(text, described='id="1" name="x" hidden="1"'),
    "hidden shape": lambda text: _vml(text, "position:absolute;width:200pt;height:50pt;visibility:hidden"),
    "shape without a size": lambda text: _vml(text, "position:absolute;width:0;height:0"),
    "shape off the page": lambda text: _vml(text, "position:absolute;margin-left:-2000pt;width:100pt;height:20pt"),
}
_MC = "http://schemas.openxmlformats.org/markup-compatibility/2006"
_WRAPPED = {
    "element that is ignored": lambda text: (
        f'<z:x xmlns:z="urn:z" xmlns:mc="{_MC}" mc:Ignorable="z">{_seen(text)}</z:x>'
    ),
    "choice that nobody has": lambda text: (
        f'<mc:AlternateContent xmlns:mc="{_MC}"><mc:Choice xmlns:zz="urn:zz" Requires="zz">{_seen(text)}</mc:Choice>'
        "<mc:Fallback/></mc:AlternateContent>"
    ),
    "unknown element": lambda text: f'<z:x xmlns:z="urn:z">{_seen(text)}</z:x>',
}


def _field(code: str, result: str = "") -> str:
    return (
        '<w:r><w:fldChar w:fldCharType="begin" w:dirty="true"/></w:r><w:r><w:instrText xml:space="preserve"> '
        f'{code} </w:instrText></w:r><w:r><w:fldChar w:fldCharType="separate"/></w:r>{result}'
        '<w:r><w:fldChar w:fldCharType="end"/></w:r>'
    )


def _put(code: str) -> Iterator[tuple[str, str, bool]]:
    text = SOURCES[code]
    words = text.split()
    lines = [" ".join(words[start : start + 12]) for start in range(0, len(words), 12)]
    cells = "".join(f"<w:tc>{_line(letter)}</w:tc>" for letter in text)
    boxes = "".join(_anchored(letter) for letter in text)
    yield "text box", _anchored(text), False
    yield "old text box", _vml(text, "width:400pt;height:400pt"), False
    yield "letter a box", boxes, True
    yield (
        "letter a box, one paragraph",
        f"<w:p>{boxes.replace('<w:p><w:r><w:drawing>', '<w:r><w:drawing>').replace('</w:drawing></w:r></w:p>', '</w:drawing></w:r>')}</w:p>",
        True,
    )
    yield "word a box", "".join(_anchored(word) for word in words), False
    yield (
        "letter a frame",
        "".join(_line(letter, '<w:framePr w:w="100" w:x="100" w:y="100"/>') for letter in text),
        True,
    )
    yield "letter a paragraph", "".join(_line(letter) for letter in text), True
    yield "letter a cell", f"<w:tbl><w:tr>{cells}</w:tr></w:tbl>", True
    rows = "".join("<w:tr>" + "".join(f"<w:tc>{_line(letter)}</w:tc>" for letter in line) + "</w:tr>" for line in lines)
    yield "letter a cell, rows", f"<w:tbl>{rows}</w:tbl>", True
    yield (
        "word a cell",
        "<w:tbl><w:tr>" + "".join(f"<w:tc>{_line(word)}</w:tc>" for word in words) + "</w:tr></w:tbl>",
        False,
    )
    yield "QUOTE field", "".join(f"<w:p>{_field(f'QUOTE &quot;{line}&quot;')}</w:p>" for line in lines), False
    yield (
        "QUOTE field with a result",
        "".join(f"<w:p>{_field('QUOTE &quot;x y z&quot;', _seen(line))}</w:p>" for line in lines),
        False,
    )
    yield "QUOTE a word", f"<w:p>{''.join(_field(f'QUOTE &quot;{word} &quot;') for word in words)}</w:p>", False
    yield (
        "IF field",
        "".join(f"<w:p>{_field(f'IF 1 = 1 &quot;{line}&quot; &quot;&quot;')}</w:p>" for line in lines),
        False,
    )
    yield "MACROBUTTON", "".join(f"<w:p>{_field(f'MACROBUTTON NoMacro {line}')}</w:p>" for line in lines), False
    symbols = "".join(_field(f"SYMBOL {ord(letter)} \\u") for letter in text if letter.isalpha() or letter == " ")
    yield "SYMBOL a letter", f"<w:p>{symbols}</w:p>", True
    default = "".join(
        '<w:p><w:r><w:fldChar w:fldCharType="begin"><w:ffData><w:name w:val="a"/><w:textInput>'
        f'<w:default w:val="{line}"/></w:textInput></w:ffData></w:fldChar></w:r><w:r><w:instrText> FORMTEXT </w:instrText>'
        '</w:r><w:r><w:fldChar w:fldCharType="end"/></w:r></w:p>'
        for line in lines
    )
    yield "default of a form", default, False
    ruby = "".join(
        f"<w:r><w:ruby><w:rt>{_seen(line)}</w:rt><w:rubyBase>{_seen('*')}</w:rubyBase></w:ruby></w:r>" for line in words
    )
    yield "ruby above", f"<w:p>{ruby}</w:p>", True
    bidi = "".join(f'<w:p><w:bdo w:val="rtl">{_seen(line[::-1])}</w:bdo></w:p>' for line in lines)
    yield "reversed by bdo", bidi, True
    effects = "".join(
        f'<w:p><w:r><w:pict><v:shape xmlns:v="urn:schemas-microsoft-com:vml" style="width:400pt;height:40pt"><v:textpath string="{line}"/>'
        "</v:shape></w:pict></w:r></w:p>"
        for line in lines
    )
    yield "WordArt", effects, False
    table = "".join(f"<w:tc>{_line(letter)}</w:tc>" for letter in reversed(text))
    yield "cells from right to left", f"<w:tbl><w:tblPr><w:bidiVisual/></w:tblPr><w:tr>{table}</w:tr></w:tbl>", True
    symbols = "".join(f'<w:r><w:sym w:font="Arial" w:char="{ord(letter):04X}"/></w:r>' for letter in text)
    yield "sym a letter", f"<w:p>{symbols}</w:p>", False
    math = "".join(
        f'<m:oMath xmlns:m="http://schemas.openxmlformats.org/officeDocument/2006/math"><m:r><m:t xml:space="preserve">{word} </m:t></m:r></m:oMath>'
        for word in words
    )
    yield "formula a word", f"<w:p>{math}</w:p>", False


def _package(code: str, name: str, body: str, relations: str, parts: dict[str, object]) -> Variant:
    """A file with parts of other kinds."""
    kind = "http://schemas.openxmlformats.org/officeDocument/2006/relationships"
    names = "http://schemas.openxmlformats.org/package/2006/relationships"
    content = (
        f'<w:document xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main" xmlns:r="{kind}">'
        f"<w:body>{body}</w:body></w:document>"
    )
    entries = {
        "[Content_Types].xml": '<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"/>',
        "_rels/.rels": f'<Relationships xmlns="{names}"><Relationship Id="r1" Type="{kind}/officeDocument" '
        'Target="word/document.xml"/></Relationships>',
        "word/document.xml": content,
        "word/_rels/document.xml.rels": f'<Relationships xmlns="{names}">'
        + relations.replace("KIND", kind)
        + "</Relationships>",
    }
    return Variant("docx put", name, code, zipped(entries | parts), ".docx", deceives=False)


def _packages(code: str) -> Iterator[Variant]:
    text = SOURCES[code]
    opening = _line("seen")
    relation = '<Relationship Id="d1" Type="KIND/{}" Target="{}"/>'
    diagram = f'<w:p><w:r><w:drawing><wp:inline xmlns:wp="http://schemas.openxmlformats.org/drawingml/2006/wordprocessingDrawing"><dgm:relIds {_DGM} r:dm="d1"/></wp:inline></w:drawing></w:r></w:p>'
    data = f"<dgm:dataModel {_DGM} {_A}><dgm:ptLst><dgm:pt><dgm:t><a:p><a:r><a:t>{text}</a:t></a:r></a:p></dgm:t></dgm:pt></dgm:ptLst></dgm:dataModel>"
    yield _package(
        code,
        "SmartArt",
        opening + diagram,
        relation.format("diagramData", "diagrams/data1.xml"),
        {"word/diagrams/data1.xml": data},
    )
    chart = f'<c:chartSpace xmlns:c="http://schemas.openxmlformats.org/drawingml/2006/chart" {_A}><c:chart><c:title><c:tx><c:rich><a:p><a:r><a:t>{text}</a:t></a:r></a:p></c:rich></c:tx></c:title></c:chart></c:chartSpace>'
    drawn = '<w:p><w:r><w:drawing><wp:inline xmlns:wp="http://schemas.openxmlformats.org/drawingml/2006/wordprocessingDrawing"><c:chart xmlns:c="http://schemas.openxmlformats.org/drawingml/2006/chart" r:id="d1"/></wp:inline></w:drawing></w:r></w:p>'
    yield _package(
        code, "chart", opening + drawn, relation.format("chart", "charts/chart1.xml"), {"word/charts/chart1.xml": chart}
    )
    embedded = '<w:p><w:r><w:object><o:OLEObject xmlns:o="urn:schemas-microsoft-com:office:office" Type="Embed" ProgID="Word.Document.12" r:id="d1"/></w:object></w:r></w:p>'
    yield _package(
        code,
        "embedded Word file",
        opening + embedded,
        relation.format("package", "embeddings/a.docx"),
        {"word/embeddings/a.docx": docx(_line(text))},
    )
    bound = (
        '<w:p><w:sdt><w:sdtPr><w:dataBinding w:prefixMappings="xmlns:n=\'urn:n\'" w:xpath="/n:r[1]/n:t[1]" '
        'w:storeItemID="{11111111-2222-3333-4444-555555555555}"/><w:text/></w:sdtPr><w:sdtContent><w:r><w:t>x</w:t></w:r>'
        "</w:sdtContent></w:sdt></w:p>"
    )
    props = '<ds:datastoreItem xmlns:ds="ds" ds:itemID="{11111111-2222-3333-4444-555555555555}"/>'
    yield _package(
        code,
        "data binding",
        opening + bound,
        relation.format("customXml", "../customXml/item1.xml"),
        {
            "customXml/item1.xml": f'<r xmlns="urn:n"><t>{text}</t></r>',
            "customXml/itemProps1.xml": props,
            "customXml/_rels/item1.xml.rels": '<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">'
            '<Relationship Id="p" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/customXmlProps" '
            'Target="itemProps1.xml"/></Relationships>',
        },
    )
    numbered = "".join(
        f'<w:p><w:pPr><w:numPr><w:ilvl w:val="0"/><w:numId w:val="{number}"/></w:numPr></w:pPr></w:p>'
        for number in range(1, len(text.split(".")) + 1)
    )
    lists = "".join(
        f'<w:abstractNum w:abstractNumId="{number}"><w:lvl w:ilvl="0"><w:lvlText w:val="{line}."/></w:lvl></w:abstractNum>'
        for number, line in enumerate(text.split("."), 1)
    )
    lists += "".join(
        f'<w:num w:numId="{number}"><w:abstractNumId w:val="{number}"/></w:num>'
        for number in range(1, len(text.split(".")) + 1)
    )
    numbering = (
        f'<w:numbering xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main">{lists}</w:numbering>'
    )
    yield _package(
        code,
        "numbers of lists",
        opening + numbered,
        relation.format("numbering", "numbering.xml"),
        {"word/numbering.xml": numbering},
    )
    web = base64.b64encode(text.encode()).decode()
    page = f'<html><body><iframe src="data:text/html;charset=utf-8;base64,{web}"></iframe></body></html>'
    chunk = '<w:altChunk r:id="d1"/>'
    yield _package(
        code, "web page inside", opening + chunk, relation.format("aFChunk", "a.html"), {"word/a.html": page}
    )

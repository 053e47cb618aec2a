"""Files with fonts whose glyphs show other letters than the text says."""

import base64
import io
import math
import zipfile
from functools import cache
from itertools import chain

from fontTools.fontBuilder import FontBuilder
from fontTools.pens.basePen import BasePen
from fontTools.pens.boundsPen import BoundsPen
from fontTools.pens.ttGlyphPen import TTGlyphPen

from imbrex.files.glyphs import letter_shapes
from imbrex.files.glyphs.shape import SIDE
from tests.files.making import W, docx, epub, zipped

_RELATIONS = "http://schemas.openxmlformats.org/package/2006/relationships"
_OFFICE = "http://schemas.openxmlformats.org/officeDocument/2006/relationships"
_KEY = "{1DFE3B2C-9A77-4D52-8C11-0123456789AB}"
_CELL = 20


@cache
def letter_font(letters, shown=()):
    """Make a TrueType font of the shapes that are known; `shown` are pairs of a letter and the one that it shows."""
    instead = dict(shown)
    names = {letter: f"u{ord(letter):04X}" for letter in letters}
    builder = FontBuilder(1000, isTTF=True)
    builder.setupGlyphOrder([".notdef", "space", *names.values()])
    builder.setupCharacterMap({32: "space"} | {ord(letter): name for letter, name in names.items()})
    glyphs = {".notdef": TTGlyphPen(None).glyph(), "space": TTGlyphPen(None).glyph()}
    glyphs |= {name: _glyph(instead.get(letter, letter)) for letter, name in names.items()}
    builder.setupGlyf(glyphs)
    builder.setupHorizontalMetrics({name: (700 if name != "space" else 250, 0) for name in glyphs})
    builder.setupHorizontalHeader(ascent=800, descent=-200)
    builder.setupNameTable({"familyName": "Made", "styleName": "Regular"})
    builder.setupOS2()
    builder.setupPost()
    file = io.BytesIO()
    builder.save(file)
    return file.getvalue()


def _glyph(letter):
    pen = TTGlyphPen(None)
    shape = letter_shapes._known()[letter][0]
    bits = f"{shape.ink:0{(SIDE + 1) * SIDE}b}"
    for row in range(SIDE):
        line, top = bits[row * (SIDE + 1) : (row + 1) * (SIDE + 1)], (SIDE - row) * _CELL
        for column in (place for place in range(SIDE) if line[place] == "1"):
            left, right = (20 + round(place * _CELL * math.exp(shape.aspect)) for place in (column, column + 1))
            corners = [(left, top), (right, top), (right, top - _CELL), (left, top - _CELL)]
            pen.moveTo(corners[0])
            for corner in corners[1:]:
                pen.lineTo(corner)
            pen.closePath()
    return pen.glyph()


def obfuscated(font):
    mask = bytes.fromhex(_KEY.strip("{}").replace("-", ""))[::-1] * 2
    return bytes(one ^ other for one, other in zip(font[:32], mask, strict=True)) + font[32:]


def docx_in_font(paragraphs, font):
    """Make a Word file with an embedded font."""
    run = '<w:rPr><w:rFonts w:ascii="Made" w:hAnsi="Made" w:cs="Made"/></w:rPr>'
    body = "".join(
        f'<w:p><w:r>{run}<w:t xml:space="preserve">{paragraph}</w:t></w:r></w:p>' for paragraph in paragraphs
    )
    with zipfile.ZipFile(io.BytesIO(docx(body))) as made:
        entries = {name: made.read(name) for name in made.namelist()}
    relation = f'<Relationship Id="r1" Type="{_OFFICE}/{{}}" Target="{{}}"/>'
    link = f'<Relationships xmlns="{_RELATIONS}">{relation}</Relationships>'
    entries["word/_rels/document.xml.rels"] = link.format("fontTable", "fontTable.xml")
    entries["word/_rels/fontTable.xml.rels"] = link.format("font", "fonts/font1.odttf")
    entries["word/fontTable.xml"] = (
        f'<w:fonts xmlns:w="{W}" xmlns:r="{_OFFICE}"><w:font w:name="Made">'
        f'<w:embedRegular r:id="r1" w:fontKey="{_KEY}"/></w:font></w:fonts>'
    )
    entries["word/fonts/font1.odttf"] = obfuscated(font)
    return zipped(entries)


def odt_in_font(paragraphs, font):
    """Make an OpenDocument text with an embedded font."""
    names = " ".join(
        f'xmlns:{prefix}="urn:oasis:names:tc:opendocument:xmlns:{name}:1.0"'
        for prefix, name in (("office", "office"), ("text", "text"), ("style", "style"), ("svg", "svg-compatible"))
    )
    body = "".join(f'<text:p text:style-name="P1">{paragraph}</text:p>' for paragraph in paragraphs)
    content = (
        f'<office:document-content {names} xmlns:xlink="http://www.w3.org/1999/xlink"><office:font-face-decls>'
        '<style:font-face style:name="Made" svg:font-family="Made"><svg:font-face-src>'
        '<svg:font-face-uri xlink:href="Fonts/made.ttf"/></svg:font-face-src></style:font-face>'
        "</office:font-face-decls>"
        '<office:automatic-styles><style:style style:name="P1" style:family="paragraph">'
        '<style:text-properties style:font-name="Made"/></style:style></office:automatic-styles>'
        f"<office:body><office:text>{body}</office:text></office:body></office:document-content>"
    )
    mime = "application/vnd.oasis.opendocument.text"
    return zipped({"mimetype": mime, "content.xml": content, "Fonts/made.ttf": font})


_HELVETICA = "/Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding"


def pdf_of_codes(lines, claims, *, width=1, font=_HELVETICA, others=(), form=False):
    """Make a PDF of lines of codes of a font, with what they claim to be; `others` are objects from number 7 on."""
    text = "BT /F1 11 Tf 15 TL 50 800 Td\n" + "".join(
        f"<{''.join(f'{code:0{2 * width}X}' for code in line)}> Tj T*\n" for line in lines
    )
    resources = "/Resources << /Font << /F1 5 0 R >> >>"
    objects = [
        "<< /Type /Catalog /Pages 2 0 R >>",
        "<< /Type /Pages /Kids [3 0 R] /Count 1 >>",
        f"<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R {resources} >>",
        _stream(f"{text}ET"),
        f"<< {font} /ToUnicode 6 0 R >>",
        _stream(_to_unicode(claims, width)),
        *others,
    ]
    if form:
        page = f"/Resources << /XObject << /X1 {len(objects) + 1} 0 R >> >>"
        objects.append(_stream(f"{text}ET", f"/Type /XObject /Subtype /Form /BBox [0 0 595 842] {resources}"))
        objects[2] = f"<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R {page} >>"
        objects[3] = _stream("q .9 0 0 .9 5 5 cm /X1 Do Q")
    return _file(objects)


def pdf_in_font(lines, font, claimed):
    """Make a PDF with an embedded TrueType font, whose letters claim to be others."""
    from fontTools.ttLib import TTFont

    read = TTFont(io.BytesIO(font))
    table, scale = read.getBestCmap(), 1000 / read["head"].unitsPerEm
    number = {letter: read.getGlyphID(table[ord(letter)]) for letter in {*"".join(lines)} if ord(letter) in table}
    widths = " ".join(
        f"{number[letter]} [{round(read['hmtx'][table[ord(letter)]][0] * scale)}]" for letter in sorted(number)
    )
    lines = [[number[letter] for letter in line if letter in number] for line in lines]
    claims = {code: claimed.get(letter, letter) for letter, code in number.items()}
    return pdf_of_codes(
        lines,
        claims,
        width=2,
        font="/Type /Font /Subtype /Type0 /BaseFont /AAAAAA+Made /Encoding /Identity-H /DescendantFonts [7 0 R]",
        others=(
            "<< /Type /Font /Subtype /CIDFontType2 /BaseFont /AAAAAA+Made /CIDToGIDMap /Identity /FontDescriptor 8 0 R "
            f"/CIDSystemInfo << /Registry (Adobe) /Ordering (Identity) /Supplement 0 >> /W [{widths}] >>",
            "<< /Type /FontDescriptor /FontName /AAAAAA+Made /Flags 4 /FontBBox [-200 -300 1200 1000] /ItalicAngle 0 "
            "/Ascent 800 /Descent -200 /CapHeight 700 /StemV 80 /FontFile2 9 0 R >>",
            b"<< /Length %d >>\nstream\n%s\nendstream" % (len(font), font),
        ),
    )


def _to_unicode(claims, width):
    pairs = [f"<{code:0{2 * width}X}> <{letter.encode('utf-16-be').hex()}>" for code, letter in sorted(claims.items())]
    blocks = [pairs[start : start + 100] for start in range(0, len(pairs), 100)]
    mapped = "\n".join(f"{len(block)} beginbfchar\n" + "\n".join(block) + "\nendbfchar" for block in blocks)
    return (
        "/CIDInit /ProcSet findresource begin 12 dict begin begincmap /CMapName /Made def /CMapType 2 def\n"
        f"1 begincodespacerange <{'00' * width}> <{'FF' * width}> endcodespacerange\n{mapped}\n"
        "endcmap CMapName currentdict /CMap defineresource pop end end"
    )


def _stream(text, entries=""):
    return f"<< {entries} /Length {len(text)} >>\nstream\n{text}\nendstream"


def _file(objects):
    data, places = b"%PDF-1.4\n", []
    for number, made in enumerate(objects, 1):
        places.append(len(data))
        data += b"%d 0 obj\n%s\nendobj\n" % (number, made if isinstance(made, bytes) else made.encode("latin-1"))
    table = b"".join(b"%010d 00000 n \n" % place for place in places)
    head = b"xref\n0 %d\n0000000000 65535 f \n" % (len(objects) + 1)
    return (
        data
        + head
        + table
        + b"trailer << /Size %d /Root 1 0 R >>\nstartxref\n%d\n%%%%EOF" % (len(objects) + 1, len(data))
    )


def pdf_in_drawn_font(lines, font, claimed, *, has_wrong_box=False):
    """Make a PDF with a Type 3 font, whose glyphs are drawn by commands of the page; its letters claim to be others."""
    from fontTools.ttLib import TTFont

    read = TTFont(io.BytesIO(font))
    table, glyphs, scale = read.getBestCmap(), read.getGlyphSet(), 1 / read["head"].unitsPerEm
    letters = sorted({letter for line in lines for letter in line if ord(letter) in table})
    codes = {letter: code for code, letter in enumerate(letters, 33)}
    widths = [glyphs[table[ord(letter)]].width for letter in letters]
    procedures = [_procedure(glyphs, table[ord(letter)], has_wrong_box=has_wrong_box) for letter in letters]
    names = [f"/g{code}" for code in codes.values()]
    places = " ".join(f"{name} {number} 0 R" for number, name in enumerate(names, 7))
    type_3 = (
        f"/Type /Font /Subtype /Type3 /FontBBox [0 0 0 0] /FontMatrix [{scale:f} 0 0 {scale:f} 0 0] "
        f"/FirstChar 33 /LastChar {32 + len(letters)} /Widths [{' '.join(map(str, widths))}] /Resources << >> "
        f"/Encoding << /Type /Encoding /Differences [33 {' '.join(names)}] >> /CharProcs << {places} >>"
    )
    return pdf_of_codes(
        [[codes[letter] for letter in line if letter in codes] for line in lines],
        {code: claimed.get(letter, letter) for letter, code in codes.items()},
        font=type_3,
        others=procedures,
    )


class _Path(BasePen):
    """The outline of a glyph, as commands of a page."""

    def __init__(self, glyphs):
        super().__init__(glyphs)
        self.commands = []

    def _moveTo(self, point):
        self.commands.append("{} {} m".format(*point))

    def _lineTo(self, point):
        self.commands.append("{} {} l".format(*point))

    def _curveToOne(self, *points):
        self.commands.append("{} {} {} {} {} {} c".format(*chain(*points)))

    def _closePath(self):
        self.commands.append("h")


def _procedure(glyphs, name, *, has_wrong_box):
    pen, box = _Path(glyphs), BoundsPen(glyphs)
    glyphs[name].draw(pen)
    glyphs[name].draw(box)
    stated = (-500, -500, 2000, 2000) if has_wrong_box else box.bounds or (0, 0, 0, 0)
    return _stream("\n".join([f"{glyphs[name].width} 0 {' '.join(map(str, stated))} d1", *pen.commands, "f"]))


def in_woff(font):
    """Pack a font for the web."""
    from fontTools.ttLib import TTFont

    packed = TTFont(io.BytesIO(font))
    packed.flavor = "woff"
    file = io.BytesIO()
    packed.save(file)
    return file.getvalue()


def html_in_font(lines, font):
    """Make a page whose font is in its style sheet."""
    address = f"data:font/ttf;base64,{base64.b64encode(font).decode()}"
    sheet = f"@font-face {{ font-family: 'Made Up'; src: url({address}) }} body {{ font: 12pt 'Made Up', serif }}"
    text = "".join(f"<p>{line}</p>" for line in lines)
    return f"<!doctype html><html><head><style>{sheet}</style></head><body>{text}</body></html>".encode()


def epub_in_font(lines, font):
    """Make a book with a font beside its chapter, and a style sheet that names it."""
    text = "".join(f"<p>{line}</p>" for line in lines)
    page = f'<html><head><link rel="stylesheet" href="css/book.css"/></head><body>{text}</body></html>'
    entries = unzipped(epub({"one": page}, ["one"]))
    sheet = "@font-face { font-family: Made; src: url('../fonts/made.woff') } p { font-family: made, serif }"
    return zipped(entries | {"OPS/css/book.css": sheet, "OPS/fonts/made.woff": font})


def unzipped(data):
    """The entries of a ZIP file."""
    with zipfile.ZipFile(io.BytesIO(data)) as archive:
        return {name: archive.read(name) for name in archive.namelist()}

"""PDF files with hidden text, and with text in unusual places."""

# ruff: noqa: E501 - markup is easier to read in one line

import re
from collections.abc import Iterator
from random import Random

from tests.evaluation.hiding.variant import SOURCES, Variant, junk_between, junk_inside

_PER_LINE = 8  # words
_LEADING = 16
_ADVANCE = 0.5  # of the size: all letters of the font are as wide
_CYRILLIC = {letter: 10017 + place for place, letter in enumerate("АБВГДЕЁЖЗИЙКЛМНОПРСТУФХЦЧШЩЪЫЬЭЮЯ")}
_CYRILLIC |= {letter: 10065 + place for place, letter in enumerate("абвгдеёжзийклмнопрстуфхцчшщъыьэюя")}
_CODES = {letter: 128 + place for place, letter in enumerate(_CYRILLIC)}
_NAMES = "".join(f"/afii{number}" for number in _CYRILLIC.values())
_ASCII = "".join(f"/a{code}" for code in range(32, 127))
_DRAWN = (
    "<</Type/Font/Subtype/Type3/FontBBox[0 0 500 700]/FontMatrix[.001 0 0 .001 0 0]/FirstChar 0/LastChar 255/Widths["
    + "500 " * 256
    + f"]/Encoding<</Type/Encoding/Differences[32{_ASCII} 128{_NAMES}]>>/ToUnicode {{}} 0 R/CharProcs<</a32 {{}} 0 R"
    + "".join(f"/{name} {{}} 0 R" for name in f"{_ASCII}{_NAMES}".split("/")[2:])
    + ">>>>"
)
_GLYPH = "500 0 50 0 450 500 d1 50 0 400 500 re f"
_EMPTY = "500 0 0 0 0 0 d1"
_FONT = (
    "<</Type/Font/Subtype/Type1/BaseFont/Courier/FirstChar 0/LastChar 255/Widths["
    + "500 " * 256
    + "]/Encoding<</Type/Encoding/BaseEncoding/WinAnsiEncoding/Differences[128"
    + _NAMES
    + "]>>>>"
)


def coded(text: str) -> str:
    """A text in the font's codes, as the string of a PDF."""
    codes = (_CODES.get(letter, ord(letter) if ord(letter) < 128 else ord("-")) for letter in text)
    return "<" + "".join(f"{code:02x}" for code in codes) + ">"


def file(content: str, *, page: str = "", catalog: str = "", resources: str = "", extra: tuple[str, ...] = ()) -> bytes:
    """A PDF of one page; `extra` are its objects from number 6."""
    first = 6 + len(extra)
    drawn = any(
        int(code, 16) > 127 for code in re.findall("..", "".join(re.findall("<([0-9a-f]+)>", content + "".join(extra))))
    )
    font = _DRAWN.replace("{}", str(first), 1).replace("{}", str(first + 1), 1).replace("{}", str(first + 2))
    objects = [
        f"<</Type/Catalog/Pages 2 0 R{catalog}>>",
        "<</Type/Pages/Count 1/Kids[5 0 R]>>",
        font if drawn else _FONT,
        f"<</Length {len(content)}>>\nstream\n{content}\nendstream",
        f"<</Type/Page/Parent 2 0 R/MediaBox[0 0 600 3000]/Contents 4 0 R{page}/Resources<</Font<</F1 3 0 R>>"
        f"{resources}>>>>",
        *extra,
        *((_stream(text) for text in (_unicode_table(), _EMPTY, _GLYPH)) if drawn else ()),
    ]
    out, places = "%PDF-1.7\n", []
    for number, content_of in enumerate(objects, 1):
        places.append(len(out))
        out += f"{number} 0 obj\n{content_of}\nendobj\n"
    table = "".join(f"{place:010} 00000 n \n" for place in places)
    size = len(objects) + 1
    end = f"trailer\n<</Root 1 0 R/Size {size}>>\nstartxref\n{len(out)}\n%%EOF\n"
    return f"{out}xref\n0 {size}\n0000000000 65535 f \n{table}{end}".encode("latin-1")


def _stream(text: str) -> str:
    return f"<</Length {len(text)}>>\nstream\n{text}\nendstream"


def _unicode_table() -> str:
    codes = {chr(code): code for code in range(32, 127)} | _CODES
    lines = [f"<{code:02x}> <{ord(letter):04x}>" for letter, code in codes.items()]
    blocks = [lines[start : start + 90] for start in range(0, len(lines), 90)]
    return "1 begincodespacerange <00> <ff> endcodespacerange\n" + "".join(
        f"{len(block)} beginbfchar {' '.join(block)} endbfchar\n" for block in blocks
    )


class _Pen:
    """Writes words from left to right, and hides some."""

    def __init__(self) -> None:
        self.x, self.y, self.ended = 40.0, 2950.0, False

    def seen(self, text: str) -> str:
        return self.put(text)

    def put(self, text: str, before: str = "", after: str = "", size: float = 12) -> str:
        """Commands that show a text here, and go on."""
        if self.x > 480 and self.ended:
            self.x, self.y = 40.0, self.y - _LEADING
        self.ended = text.endswith(" ")
        shown = f"{before} BT /F1 {size} Tf {self.x:.1f} {self.y:.1f} Td {coded(text)} Tj ET {after}\n"
        shown = shown.replace("X0", f"{self.x - 1:.0f}").replace("Y0", f"{self.y - 4:.0f}")
        self.x += len(text) * _ADVANCE * size
        return shown


_OFF = "/OCProperties<</OCGs[6 0 R]/D<</OFF[6 0 R]/Order[]>>>>"
_LAYER = ("<</Type/OCG/Name(x)>>",)


def _hidden(code: str) -> Iterator[tuple[str, bytes]]:
    for name, (before, after, size, more) in _TRICKS.items():
        for how, junk in (("words", junk_between), ("letters", junk_inside)):
            pen = _Pen()

            def hide(text: str, own: tuple[str, str, float] = (before, after, size), pen: _Pen = pen) -> str:
                start, end, points = own
                x = pen.x
                shown = pen.put(text, start, end, points)
                pen.x = x if " cm" in start else pen.x
                return shown

            yield f"{name}, {how}", file(junk(code, pen.seen, hide), **more)


_TRICKS = {
    "white": ("q 1 g", "Q", 12, {}),
    "EBEBEB": ("q .92 g", "Q", 12, {}),
    "tiny": ("", "", 0.5, {}),
    "2.5 points": ("", "", 2.5, {}),
    "unpainted": ("q 3 Tr", "Q", 12, {}),
    "only clipped": ("q 7 Tr", "Q", 12, {}),
    "clipped away": ("q 0 0 1 1 re W n", "Q", 12, {}),
    "layer that is off": (
        "/OC /L BDC",
        "EMC",
        12,
        {"catalog": _OFF, "resources": "/Properties<</L 6 0 R>>", "extra": _LAYER},
    ),
    "transparent": ("q /G gs", "Q", 12, {"resources": "/ExtGState<</G<</ca 0/CA 0>>>>"}),
    "covered": ("", "q 1 g X0 Y0 60 14 re f Q", 12, {}),
    "covered twice": ("", "q 1 g X0 Y0 3 14 re f X0 Y0 60 14 re f Q", 12, {}),
    "narrow": ("q 1 Tz", "Q", 12, {}),
    "outlined in white": ("q 1 Tr 1 G", "Q", 12, {}),
    "outside of the crop": ("q 1 0 0 1 -3000 0 cm", "Q", 12, {"page": "/CropBox[0 0 600 3000]"}),
}


def variants() -> Iterator[Variant]:
    """All PDF files."""
    for code in SOURCES:
        for name, data in _hidden(code):
            yield Variant("pdf hidden", name, code, data, ".pdf")
        for name, data, deceives in _put(code):
            yield Variant("pdf put", name, code, data, ".pdf", deceives)


def _lines(code: str) -> list[str]:
    words = SOURCES[code].split()
    return [" ".join(words[start : start + _PER_LINE]) for start in range(0, len(words), _PER_LINE)]


def _at(text: str, x: float, y: float) -> str:
    return f"BT /F1 12 Tf {x:.1f} {y:.1f} Td {coded(text)} Tj ET\n"


def _put(code: str) -> Iterator[tuple[str, bytes, bool]]:
    lines = _lines(code)
    rows = [(2900 - _LEADING * number, line) for number, line in enumerate(lines)]
    letters = [_at(letter, 40 + 6 * place, y) for y, line in rows for place, letter in enumerate(line) if letter != " "]
    words = [
        _at(word, 40 + 6 * line.index(f" {word} ") + 6 if f" {word} " in f" {line} "[1:] else 40, y)
        for y, line in rows
        for word in [line]
    ]
    yield "letters in order", file("".join(letters)), False
    yield "letters from right to left", file("".join(reversed(letters))), True
    yield "letters in any order", file("".join(Random(1).sample(letters, len(letters)))), True
    singles = [_at(word, x, y) for y, line in rows for x, word in _words(line)]
    yield "words in any order", file("".join(Random(1).sample(singles, len(singles)))), True
    yield "lines in any order", file("".join(Random(1).sample(words, len(words)))), True
    yield "vowels later", file("".join([*letters[::2], *letters[1::2]])), True
    half = (len(lines) + 1) // 2
    columns = [
        _at(line, 20 + 290 * (number >= half), 2900 - _LEADING * (number % half)).replace("/F1 12", "/F1 9")
        for number, line in enumerate(lines)
    ]
    both = [piece for pair in zip(columns[:half], [*columns[half:], ""], strict=False) for piece in pair]
    yield "columns drawn row by row", file("".join(both)), False
    note = f"<</Type/Annot/Subtype/FreeText/Rect[20 20 580 2900]/DA(/Helv 12 Tf)/Contents {_unicode(SOURCES[code])}>>"
    start = _at("seen text", 40, 2950)
    yield "free text", file(start, page=f"/Annots[{note}]"), False
    drawn = "".join(_at(line, 40, y) for y, line in rows)
    form = f"<</Type/XObject/Subtype/Form/BBox[0 0 600 3000]/Resources<</Font<</F1 3 0 R>>>>/Length {len(drawn)}>>\nstream\n{drawn}\nendstream"
    stamped = "<</Type/Annot/Subtype/Stamp/Rect[0 0 600 3000]/F 4/AP<</N 6 0 R>>>>"
    yield "stamp", file(start, page=f"/Annots[{stamped}]", extra=(form,)), False
    field = "<</Type/Annot/Subtype/Widget/FT/Tx/T(a)/Rect[0 0 600 3000]/F 4/V{}/AP<</N 6 0 R>>>>"
    yield (
        "form field",
        file(
            start,
            page="/Annots[7 0 R]",
            catalog="/AcroForm<</Fields[7 0 R]>>",
            extra=(form, field.format(_unicode(SOURCES[code]))),
        ),
        False,
    )
    inside = "/Fm Do"
    yield "form", file(f"{start}{inside}", resources="/XObject<</Fm 6 0 R>>", extra=(form,)), False
    lie = "".join(f"/Span<</ActualText {_unicode('zq ' * 3)}>>BDC {_at(line, 40, y)} EMC\n" for y, line in rows)
    yield "other actual text", file(lie), True
    other = "".join(
        f"/Span<</ActualText {_unicode(word[::-1])}>>BDC {_at(word, x, y)} EMC\n"
        for y, line in rows
        for x, word in _words(line)
    )
    yield "other actual text, words", file(other), True
    empty = "".join(
        f"/Span<</ActualText()>>BDC {_at(word, x, y)} EMC\n" for y, line in rows for x, word in list(_words(line))
    )
    yield "empty actual text", file(empty), False


def _words(line: str) -> Iterator[tuple[float, str]]:
    x = 40.0
    for word in line.split():
        yield x, word
        x += 6 * (len(word) + 1)


def _unicode(text: str) -> str:
    return f"<{(chr(0xFEFF) + text).encode('utf-16-be').hex()}>"

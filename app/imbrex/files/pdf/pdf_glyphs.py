"""PDF glyphs: the glyphs of a PDF's fonts as its pages show them, beside the letters that its text has for them.

A font's table to Unicode is only for those who extract text, so it can claim anything. Glyphs are cut from painted
pieces of text; a glyph is known by its font, the letter that it claims to be, and its size, as the code that stands for
it in the file is out of reach.
"""

import math
from collections.abc import Collection, Iterable, Iterator, Sequence
from ctypes import c_double, c_float, create_string_buffer, string_at
from dataclasses import dataclass, field
from typing import Any

import pypdfium2 as pdfium
from pypdfium2 import raw

from imbrex.files.glyphs.judged_font import Glyph, is_judged, misread
from imbrex.files.pdf.pdf_objects import Box, Piece, address_at, address_of, pointer

Key = tuple[str, int, int, int]
"""Claimed letter; width, height and height above the line of a glyph, in parts of its size."""

_PARTS = 250  # of the size
_PIXELS = 48  # of the size of letters
_MOST_PIXELS = 4_000_000  # of a piece of text
_SIZES = (1.0, 200.0)  # in points
_FIRST, _LATER = (5, 80), (2, 50)  # samples of the first pages and of others, and characters of each
_FIRST_PAGES = 2
_BYTES = 4  # of a pixel: blue, green, red, opacity
_MOST_GLYPHS = 2000  # of a font
_MOST_FONTS = 500
_LONGEST_NAME = 128
_LARGEST = 1.7  # sizes: no letter is so wide or high
_HEIGHTS = (-0.3, 1.0)  # sizes below and above the base line that letters take
_BESIDE = 0.02  # sizes: the next letter may begin this much earlier
_SLANT = 0.05  # a letter that is turned further is another one


@dataclass(slots=True)
class _Line:
    """A piece of text: its font, its size and its base line on the page."""

    piece: Piece
    font: str
    size: float
    base: float


class _Lines(dict[int, _Line | None]):
    """The pieces of text of a page by their addresses, looked at when they are asked for."""

    def __init__(self, pieces: Sequence[Piece]) -> None:
        self._pieces = {piece.address: piece for piece in pieces}
        self._names: dict[int, str] = {}

    def __missing__(self, address: int) -> _Line | None:
        piece = self._pieces.get(address)
        line = self[address] = _line(piece, self._names) if piece is not None else None
        return line


@dataclass(slots=True)
class _Page:
    pdf: pdfium.PdfDocument
    page: pdfium.PdfPage
    text_page: Any
    lines: "_Lines"
    box: tuple[c_double, ...] = field(default_factory=lambda: tuple(c_double() for _ in range(4)))

    def glyph(self, number: int) -> tuple[_Line, Key, Box] | None:
        """Return the line, the key and the place of a character; None if it is not drawn as a letter."""
        address = address_at(self.text_page, number)
        line = self.lines[address] if address else None
        code = raw.FPDFText_GetUnicode(self.text_page.raw, number) if line is not None else 0
        if line is None or code < 32 or not is_judged(chr(code)):
            return None
        left, right, bottom, top = self.box
        if not raw.FPDFText_GetCharBox(self.text_page.raw, number, left, right, bottom, top):
            return None
        place = (left.value, bottom.value, right.value, top.value)
        if max(place[2] - place[0], place[3] - place[1]) > _LARGEST * line.size:
            place = self._cell(number, line, place)
        size = line.size / _PARTS
        width, height = round((place[2] - place[0]) / size), round((place[3] - place[1]) / size)
        return line, (chr(code), width, height, round((place[1] - line.base) / size)), place

    def _cell(self, number: int, line: _Line, place: Box) -> Box:
        """Return the place of a character between two origins: in a Type 3 font, a glyph can state any size."""
        x, y = self.box[:2]
        starts = []
        for one in (number, number + 1):
            found = raw.FPDFText_GetCharOrigin(self.text_page.raw, one, x, y)
            starts.append(x.value if found and address_at(self.text_page, one) == line.piece.address else place[2])
        bottom, top = (line.base + share * line.size for share in _HEIGHTS)
        return (starts[0], bottom, max(starts) - _BESIDE * line.size, top)


class Fonts:
    """The fonts of a document, as far as its pages were looked at."""

    def __init__(self) -> None:
        self._fonts: dict[str, dict[Key, Glyph]] = {}
        self._pages = 0
        self._misread: dict[tuple[str, Key], str] = {}
        self._whole = False

    def are_misleading(self) -> bool:
        """Judge by all glyphs seen until now whether any shows something else than the text says."""
        found = {font: misread(glyphs, sampled=not self._whole) for font, glyphs in self._fonts.items()}
        self._misread = {(font, key): shown for font, keys in found.items() for key, shown in keys.items()}
        self._whole = bool(self._misread) and not self._whole
        return bool(self._misread)

    def look(self, page: pdfium.PdfPage, text_page: Any, pieces: Sequence[Piece]) -> dict[int, str]:
        """Look at letters of a page; `pieces` are those of its text that can be seen.

        First at some of each page; once fonts are misleading, at all. When these are judged, too, return for each
        letter that shows something else than the text says its number and what it shows.
        """
        seen = _Page(page.pdf, page, text_page, _Lines(pieces))
        count = raw.FPDFText_CountChars(text_page.raw)
        if self._misread and not self._whole:
            found = ((number, seen.glyph(number)) for number in range(count))
            keys = ((number, (one[0].font, one[1])) for number, one in found if one is not None)
            return {number: self._misread[key] for number, key in keys if key in self._misread}
        self._pages += 1
        self._sample(seen, range(count) if self._whole else _windows(count, first=self._pages <= _FIRST_PAGES))
        return {}

    def _sample(self, seen: _Page, numbers: Iterable[int]) -> None:
        wanted: dict[int, list[tuple[Glyph, Box]]] = {}
        for number in numbers:
            found = seen.glyph(number)
            glyph = self._glyph(found[0].font, found[1]) if found is not None else None
            if found is not None and glyph is not None and not glyph.is_known:
                wanted.setdefault(found[0].piece.address, []).append((glyph, found[2]))
        for address, places in wanted.items():
            line = seen.lines[address]
            if line is not None and any(not glyph.is_known for glyph, _ in places):
                _draw(seen, line, places)

    def _glyph(self, font: str, key: Key) -> Glyph | None:
        glyphs = self._fonts.get(font)
        if glyphs is None:
            if len(self._fonts) >= _MOST_FONTS:
                return None
            glyphs = self._fonts[font] = {}
        glyph = glyphs.get(key)
        if glyph is None:
            if len(glyphs) >= _MOST_GLYPHS:
                return None
            glyph = glyphs[key] = Glyph(key[0])
        glyph.count += 1
        return glyph


def _windows(count: int, *, first: bool) -> Iterator[int]:
    """Yield the numbers of characters in a few stretches of a page."""
    samples, length = _FIRST if first else _LATER
    step = max(length, count // samples)
    for start in range(0, count, step):
        yield from range(start, min(count, start + length))


def _line(piece: Piece, names: dict[int, str]) -> _Line | None:
    """Return how a piece is written; None if it is turned, or its size is extreme."""
    found, size, handle = raw.FS_MATRIX(), c_float(), pointer(piece.address)
    if not raw.FPDFPageObj_GetMatrix(handle, found) or not raw.FPDFTextObj_GetFontSize(handle, size):
        return None
    across, up = piece.matrix[0], piece.matrix[3]
    if min(across, up, found.a, found.d) <= 0 or abs(found.b) > _SLANT * found.a or any(piece.matrix[1:3]):
        return None
    points = abs(size.value) * found.d * up
    if not _SIZES[0] <= points <= _SIZES[1]:
        return None
    return _Line(piece, _font_of(piece, names), points, found.f * up + piece.matrix[5])


def _font_of(piece: Piece, names: dict[int, str]) -> str:
    """Return what is known of the font; another one may have its address on the next page."""
    font = raw.FPDFTextObj_GetFont(pointer(piece.address))
    address = address_of(font)
    if address not in names:
        name = create_string_buffer(_LONGEST_NAME)
        if font:
            raw.FPDFFont_GetBaseFontName(font, name, _LONGEST_NAME)
        names[address] = name.value.hex()
    return names[address]


def _draw(seen: _Page, line: _Line, places: Collection[tuple[Glyph, Box]]) -> None:
    """Add the shapes of glyphs in a piece of text."""
    handle, matrix = pointer(line.piece.address), line.piece.matrix
    bounds = tuple(c_float() for _ in range(4))
    if not raw.FPDFPageObj_GetBounds(handle, *bounds):
        return
    left, bottom, right, top = (one.value for one in bounds)
    scale = _PIXELS / line.size * matrix[3]
    if not 0 < (right - left) * (top - bottom) * scale**2 <= _MOST_PIXELS:
        return
    bitmap = raw.FPDFTextObj_GetRenderedBitmap(seen.pdf.raw, seen.page.raw, handle, scale)
    if not bitmap:
        return
    try:
        width, height = raw.FPDFBitmap_GetWidth(bitmap), raw.FPDFBitmap_GetHeight(bitmap)
        stride = raw.FPDFBitmap_GetStride(bitmap)
        pixels = string_at(raw.FPDFBitmap_GetBuffer(bitmap), stride * height)
    finally:
        raw.FPDFBitmap_Destroy(bitmap)
    x, y = math.floor(left * scale), math.ceil(top * scale)
    for glyph, box in places:
        if not glyph.is_known:
            first = max(0, math.floor((box[0] - matrix[4]) / matrix[0] * scale) - x)
            last = min(width, math.ceil((box[2] - matrix[4]) / matrix[0] * scale) - x)
            above = max(0, y - math.ceil((box[3] - matrix[5]) / matrix[3] * scale))
            below = min(height, y - math.floor((box[1] - matrix[5]) / matrix[3] * scale))
            starts = range(above * stride + _BYTES - 1, below * stride, stride)
            rows = [pixels[start + first * _BYTES : start + last * _BYTES : _BYTES] for start in starts]
            if rows and first < last:
                glyph.see(rows)

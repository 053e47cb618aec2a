"""PDF glyphs: the glyphs of a PDF's fonts as its pages show them, beside the letters that its text has for them.

A font's table to Unicode is only for those who extract text, so it can claim anything. Glyphs are cut from painted
pieces of text; a glyph is known by its font, the letter that it claims to be, and its size, as the code that stands for
it in the file is out of reach.
"""

import math
import re
from collections import Counter
from collections.abc import Collection, Iterable, Iterator, Sequence
from ctypes import addressof, c_double, c_float, c_int, c_void_p, create_string_buffer, string_at
from dataclasses import dataclass
from typing import Any

import pypdfium2 as pdfium
from pypdfium2 import raw

from imbrex.files.glyphs.misleading_font import RARE, Glyph, is_judged, misread
from imbrex.files.pdf.pdf_objects import NUMBERS, Box, Piece, address_of, letter_at, object_at, plain, pointer

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
_box_of = plain(raw.FPDFText_GetCharBox, c_int, c_void_p, c_int, *NUMBERS)
_SLANT = 0.05  # a letter that is turned further is another one


def _name(text: str) -> str:
    """A pattern of a name in a file, each of whose letters may be a number instead."""
    return "".join(f"(?:{letter}|#{ord(letter):02x}|#{ord(letter):02X})" for letter in text)


_TABLES = re.compile(f"/(?:{_name('ToUnicode')}|{_name('ObjStm')})".encode())  # the second are compressed objects


@dataclass(slots=True)
class _Line:
    """A piece of text: its font, its size and its base line on the page."""

    piece: Piece
    font: str
    size: float
    base: float


class _Lines(dict[int, _Line | None]):
    """The pieces of text of a page by their addresses, looked at when they are asked for."""

    def __init__(self, pieces: Sequence[Piece], *, embedded: bool) -> None:
        self._pieces = {piece.address: piece for piece in pieces}
        self._embedded = embedded
        self._names: dict[int, str] = {}

    def __missing__(self, address: int) -> _Line | None:
        piece = self._pieces.get(address)
        line = self[address] = self._line(piece) if piece is not None else None
        return line

    def _line(self, piece: Piece) -> _Line | None:
        """Return how a piece is written; None if it is turned, its size is extreme, or its font cannot lie."""
        font = self._font_of(piece)
        found, size, handle = raw.FS_MATRIX(), c_float(), pointer(piece.address)
        if not font or not raw.FPDFPageObj_GetMatrix(handle, found) or not raw.FPDFTextObj_GetFontSize(handle, size):
            return None
        across, up = piece.matrix[0], piece.matrix[3]
        if min(across, up, found.a, found.d) <= 0 or abs(found.b) > _SLANT * found.a or any(piece.matrix[1:3]):
            return None
        points = abs(size.value) * found.d * up
        if not _SIZES[0] <= points <= _SIZES[1]:
            return None
        return _Line(piece, font, points, found.f * up + piece.matrix[5])

    def _font_of(self, piece: Piece) -> str:
        """Return what is known of the font; another one may have its address on the next page."""
        font = raw.FPDFTextObj_GetFont(pointer(piece.address))
        address = address_of(font)
        if address not in self._names:
            name = create_string_buffer(_LONGEST_NAME)
            if font:
                raw.FPDFFont_GetBaseFontName(font, name, _LONGEST_NAME)
            told = font and self._embedded and raw.FPDFFont_GetIsEmbedded(font) == 0
            self._names[address] = "" if told else f"-{name.value.hex()}"
        return self._names[address]


class _Page:
    """A page, and where its letters are."""

    def __init__(self, page: pdfium.PdfPage, text_page: Any, lines: _Lines) -> None:
        self.page = page
        self.lines = lines
        self._letters = text_page.raw
        self._box = tuple(c_double() for _ in range(4))
        self._to_box = tuple(map(addressof, self._box))

    def glyph(self, number: int) -> tuple[_Line, Key, Box] | None:
        """Return the line, the key and the place of a character; None if it is not drawn as a letter."""
        address = object_at(self._letters, number)
        line = self.lines[address] if address else None
        code = letter_at(self._letters, number) if line is not None else 0
        if line is None or code < 32 or not is_judged(chr(code)) or not _box_of(self._letters, number, *self._to_box):
            return None
        left, right, bottom, top = (one.value for one in self._box)
        place, size = (left, bottom, right, top), line.size
        if max(right - left, top - bottom) > _LARGEST * size:
            place = left, bottom, right, top = self._cell(number, line, place)
        size /= _PARTS
        key = chr(code), round((right - left) / size), round((top - bottom) / size), round((bottom - line.base) / size)
        return line, key, place

    def _cell(self, number: int, line: _Line, place: Box) -> Box:
        """Return the place of a character between two origins: in a Type 3 font, a glyph can state any size."""
        x, y = self._box[:2]
        starts = []
        for one in (number, number + 1):
            found = raw.FPDFText_GetCharOrigin(self._letters, one, x, y)
            starts.append(x.value if found and object_at(self._letters, one) == line.piece.address else place[2])
        bottom, top = (line.base + share * line.size for share in _HEIGHTS)
        return (starts[0], bottom, max(starts) - _BESIDE * line.size, top)


class Fonts:
    """The fonts of a document, as far as its pages were looked at."""

    def __init__(self, data: bytes) -> None:
        """Prepare to look at the pages of a file: without a table to Unicode, only fonts that are in it can lie."""
        self._embedded = _TABLES.search(data) is None
        self._fonts: dict[str, dict[Key, Glyph]] = {}
        self._counts: Counter[str] = Counter()  # of letters, by font
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
        seen = _Page(page, text_page, _Lines(pieces, embedded=self._embedded))
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
        for address, places in sorted(wanted.items(), key=lambda item: -len(item[1])):  # few pieces have most glyphs
            line = seen.lines[address]
            rare = 0 if self._whole or line is None else RARE * self._counts[line.font]
            if line is not None and any(glyph.count >= rare and not glyph.is_known for glyph, _ in places):
                _draw(seen.page, line, places)

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
        self._counts[font] += 1
        return glyph


def _windows(count: int, *, first: bool) -> Iterator[int]:
    """Yield the numbers of characters in a few stretches of a page."""
    samples, length = _FIRST if first else _LATER
    step = max(length, count // samples)
    for start in range(0, count, step):
        yield from range(start, min(count, start + length))


def _draw(page: pdfium.PdfPage, line: _Line, places: Collection[tuple[Glyph, Box]]) -> None:
    """Add the shapes of glyphs in a piece of text."""
    handle, matrix = pointer(line.piece.address), line.piece.matrix
    bounds = tuple(c_float() for _ in range(4))
    if not raw.FPDFPageObj_GetBounds(handle, *bounds):
        return
    left, bottom, right, top = (one.value for one in bounds)
    scale = _PIXELS / line.size * matrix[3]
    if not 0 < (right - left) * (top - bottom) * scale**2 <= _MOST_PIXELS:
        return
    bitmap = raw.FPDFTextObj_GetRenderedBitmap(page.pdf.raw, page.raw, handle, scale)
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

"""Drawn font: glyphs of a font file, drawn by PDFium."""

from collections.abc import Iterator, Sequence
from ctypes import c_ubyte, c_ushort

import pypdfium2 as pdfium
from pypdfium2 import raw

_CELL, _EM = 100, 64  # pixels
_LEFT, _BASE = 16, 30  # of a cell, to the origin of its glyph
_PER_ROW, _MOST = 16, 400  # glyphs
_MISSING = "\uffff"  # in no font
LARGEST = 16 * 2**20
"""Bytes of a font."""


def drawn_glyphs(font: bytes, letters: Sequence[str]) -> Iterator[tuple[str, list[bytes]]]:
    """Yield letters with their glyphs in a font, as rows of levels of ink; nothing if it is not a font.

    Letters that it lacks are skipped: another font is used for them.
    """
    if not 0 < len(font) <= LARGEST:
        return
    document = pdfium.PdfDocument.new()
    try:
        data = (c_ubyte * len(font)).from_buffer_copy(font)
        handle = raw.FPDFText_LoadFont(document.raw, data, len(font), raw.FPDF_FONT_TRUETYPE, 1)
        if handle:
            missing = next(_row(document, handle, [_MISSING]))[1]
            for start in range(0, min(len(letters), _MOST), _PER_ROW):
                found = _row(document, handle, letters[start : start + _PER_ROW])
                yield from ((letter, rows) for letter, rows in found if rows != missing)
            raw.FPDFFont_Close(handle)
    finally:
        document.close()


def _row(document: pdfium.PdfDocument, font: object, letters: Sequence[str]) -> Iterator[tuple[str, list[bytes]]]:
    page = document.new_page(_PER_ROW * _CELL, _CELL)
    try:
        for number, letter in enumerate(letters):
            _place(document, page, font, letter, number * _CELL + _LEFT)
        bitmap = page.render(scale=1, grayscale=True)
        levels, stride = bytes(bitmap.buffer).translate(_INVERTED), bitmap.stride
    finally:
        page.close()
    for number, letter in enumerate(letters):
        starts = range(number * _CELL, number * _CELL + stride * _CELL, stride)
        yield letter, [levels[start : start + _CELL] for start in starts]


_INVERTED = bytes(range(255, -1, -1))


def _place(document: pdfium.PdfDocument, page: pdfium.PdfPage, font: object, letter: str, x: int) -> None:
    piece = raw.FPDFPageObj_CreateTextObj(document.raw, font, _EM)
    code = f"{letter}\0".encode("utf-16-le", "replace")
    raw.FPDFText_SetText(piece, (c_ushort * (len(code) // 2)).from_buffer_copy(code))
    raw.FPDFPageObj_Transform(piece, 1, 0, 0, 1, x, _BASE)
    raw.FPDFPage_InsertObject(page.raw, piece)

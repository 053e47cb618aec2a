"""PDF objects: pieces of text, pictures and filled shapes of a page, in painting order."""

from collections.abc import Iterator
from ctypes import addressof, byref, c_float, c_int, c_uint
from dataclasses import dataclass
from typing import Any

from pypdfium2 import raw

from imbrex.files.shared.hidden_text import UNKNOWN, Colour

Box = tuple[float, float, float, float]
"""Left, bottom, right and top, in points."""

_Matrix = tuple[float, float, float, float, float, float]
_SAME: _Matrix = (1, 0, 0, 1, 0, 0)
_DEEPEST = 3  # nested forms
_MOST = 20_000  # objects of a page; more make a map, which hides no text worth the time
_MOST_RECTANGLE = 6  # segments
_SLACK = 0.5  # points
_LOW = 3.0  # points: text that may be too small, or is a dash
_OPAQUE, _INVISIBLE = 250, 12  # of 255


@dataclass(frozen=True, slots=True)
class Piece:
    """A piece of text.

    Attributes:
        order: of painting.
        address: key for finding its characters.
        colour: None if it is not a plain one.
        clear: its colour is transparent.
        unpainted: it is searchable only.
        points: the size of its letters.
    """

    order: int
    address: int
    box: Box
    colour: Colour | None
    clear: bool
    unpainted: bool
    points: float


@dataclass(frozen=True, slots=True)
class Cover:
    """A painted area: a picture, or a shape filled with a colour."""

    order: int
    box: Box
    colour: Colour
    picture: bool
    rectangle: bool
    opaque: bool


def objects(page: Any) -> Iterator[Piece | Cover]:
    """Yield the painted objects of a page; none if there are far too many."""
    count = raw.FPDFPage_CountObjects(page)
    if count <= _MOST:
        handles = (raw.FPDFPage_GetObject(page, number) for number in range(count))
        yield from _Painter().follow(handles, _SAME, 0)


class _Painter:
    """Reads objects one after another."""

    def __init__(self) -> None:
        self._order = 0
        self._floats = tuple(c_float() for _ in range(4))
        self._bytes = tuple(c_uint() for _ in range(4))
        self._matrix = raw.FS_MATRIX()

    def follow(self, handles: Iterator[Any], matrix: _Matrix, depth: int) -> Iterator[Piece | Cover]:
        for handle in handles:
            self._order += 1
            if self._order > _MOST:
                return
            kind = raw.FPDFPageObj_GetType(handle)
            if kind == raw.FPDF_PAGEOBJ_TEXT:
                yield self._piece(handle, matrix)
            elif kind in {raw.FPDF_PAGEOBJ_PATH, raw.FPDF_PAGEOBJ_IMAGE, raw.FPDF_PAGEOBJ_SHADING}:
                cover = self._cover(handle, kind, matrix)
                if cover is not None:
                    yield cover
            elif kind == raw.FPDF_PAGEOBJ_FORM and depth < _DEEPEST:
                count = raw.FPDFFormObj_CountObjects(handle)
                inner = (raw.FPDFFormObj_GetObject(handle, number) for number in range(count))
                yield from self.follow(inner, _after(self._matrix_of(handle), matrix), depth + 1)

    def _piece(self, handle: Any, matrix: _Matrix) -> Piece:
        mode = raw.FPDFTextObj_GetTextRenderMode(handle)
        filled = mode in {raw.FPDF_TEXTRENDERMODE_FILL, raw.FPDF_TEXTRENDERMODE_FILL_CLIP}
        colour, alpha = self._colour(handle) if filled else (None, 255)
        box = self._box(handle, matrix)
        size = raw.FPDFTextObj_GetFontSize(handle, self._floats[0])
        points = abs(self._floats[0].value) if size else 12.0
        if points <= _LOW or box[3] - box[1] <= _LOW:
            a, b, c, d, _, _ = _after(self._matrix_of(handle), matrix)
            points *= max((a * a + b * b) ** 0.5 if b else 0.0, (c * c + d * d) ** 0.5)
        return Piece(
            self._order,
            address_of(handle),
            box,
            colour,
            clear=alpha <= _INVISIBLE,
            unpainted=mode == raw.FPDF_TEXTRENDERMODE_INVISIBLE,
            points=points,
        )

    def _cover(self, handle: Any, kind: int, matrix: _Matrix) -> Cover | None:
        """Read a picture, a shading or a filled path; None for one that paints nothing."""
        picture = kind == raw.FPDF_PAGEOBJ_IMAGE
        colour, alpha, rectangle = UNKNOWN, 255, picture
        if kind == raw.FPDF_PAGEOBJ_PATH:
            mode, stroke = c_int(), c_int()
            if not raw.FPDFPath_GetDrawMode(handle, byref(mode), byref(stroke)) or not mode.value:
                return None
            plain, alpha = self._colour(handle)
            colour, rectangle = plain or UNKNOWN, self._is_rectangle(handle)
        opaque = alpha >= _OPAQUE and not raw.FPDFPageObj_HasTransparency(handle)
        box = _common(self._box(handle, matrix), self._clip(handle, matrix))
        return Cover(self._order, box, colour, picture, rectangle, opaque) if alpha > _INVISIBLE else None

    def _colour(self, handle: Any) -> tuple[Colour | None, int]:
        red, green, blue, alpha = self._bytes
        if not raw.FPDFPageObj_GetFillColor(handle, red, green, blue, alpha):
            return None, 255
        return (red.value, green.value, blue.value), alpha.value

    def _box(self, handle: Any, matrix: _Matrix) -> Box:
        left, bottom, right, top = self._floats
        if not raw.FPDFPageObj_GetBounds(handle, left, bottom, right, top):
            return (0.0, 0.0, 0.0, 0.0)
        box = (left.value, bottom.value, right.value, top.value)
        return box if matrix == _SAME else _around([_moved(box[i], box[j], matrix) for i in (0, 2) for j in (1, 3)])

    def _matrix_of(self, handle: Any) -> _Matrix:
        matrix = self._matrix
        if not raw.FPDFPageObj_GetMatrix(handle, matrix):
            return _SAME
        return (matrix.a, matrix.b, matrix.c, matrix.d, matrix.e, matrix.f)

    def _is_rectangle(self, handle: Any) -> bool:
        count = raw.FPDFPath_CountSegments(handle)
        if not 4 <= count <= _MOST_RECTANGLE:
            return False
        points = [self._point(raw.FPDFPath_GetPathSegment(handle, number)) for number in range(count)]
        left, bottom, right, top = _around(points)
        return all(x in {left, right} and y in {bottom, top} for x, y in points)

    def _clip(self, handle: Any, matrix: _Matrix) -> Box | None:
        """Return the visible part of an object under a clipping path; None without one."""
        clip = raw.FPDFPageObj_GetClipPath(handle)
        box: Box | None = None
        for path in range(max(0, min(raw.FPDFClipPath_CountPaths(clip), _DEEPEST))) if clip else ():
            count = min(raw.FPDFClipPath_CountPathSegments(clip, path), _MOST)
            points = [self._point(raw.FPDFClipPath_GetPathSegment(clip, path, number)) for number in range(count)]
            if points:
                box = _common(_around([_moved(x, y, matrix) for x, y in points]), box)
        return box

    def _point(self, segment: Any) -> tuple[float, float]:
        x, y = self._floats[:2]
        raw.FPDFPathSegment_GetPoint(segment, x, y)
        return x.value, y.value


def contains(outer: Box, inner: Box) -> bool:
    """Whether one box is within another."""
    return (
        outer[0] <= inner[0] + _SLACK
        and outer[1] <= inner[1] + _SLACK
        and outer[2] >= inner[2] - _SLACK
        and outer[3] >= inner[3] - _SLACK
    )


def area(box: Box) -> float:
    """Return the area of a box in square points."""
    return max(0.0, box[2] - box[0]) * max(0.0, box[3] - box[1])


def address_of(handle: Any) -> int:
    """Return the memory address that identifies an object on its page."""
    return int(addressof(handle.contents)) if handle else 0


def _common(one: Box, other: Box | None) -> Box:
    if other is None:
        return one
    return max(one[0], other[0]), max(one[1], other[1]), min(one[2], other[2]), min(one[3], other[3])


def _around(points: list[tuple[float, float]]) -> Box:
    xs, ys = [x for x, _ in points], [y for _, y in points]
    return min(xs), min(ys), max(xs), max(ys)


def _moved(x: float, y: float, matrix: _Matrix) -> tuple[float, float]:
    a, b, c, d, e, f = matrix
    return a * x + c * y + e, b * x + d * y + f


def _after(first: _Matrix, second: _Matrix) -> _Matrix:
    """Return the product of two matrices, applied in order."""
    a, b, c, d, e, f = first
    (x, y), (z, w) = _moved(a, b, (*second[:4], 0, 0)), _moved(c, d, (*second[:4], 0, 0))
    return (x, y, z, w, *_moved(e, f, second))

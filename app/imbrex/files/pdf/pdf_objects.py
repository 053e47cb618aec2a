"""PDF objects: pieces of text, pictures and filled shapes of a page, in painting order."""

from collections.abc import Callable, Iterator
from ctypes import CFUNCTYPE, addressof, byref, c_float, c_int, c_uint, c_ulong, c_ushort, c_void_p, cast
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
_NARROWEST = 0.05  # of the size
_THIN = 1.0  # points: all of a text
_SMALLEST_INK = 3.0  # points
_MOST_MARKS = 3
_MOST_NOTES, _MOST_BYTES = 1000, 2**20
_SHOWN_NOTES = frozenset({raw.FPDF_ANNOT_FREETEXT, raw.FPDF_ANNOT_STAMP, raw.FPDF_ANNOT_WIDGET})
_UNSEEN_NOTES = 2 | 32  # hidden, not on a screen
_SCALE = 2  # pixels for each point
_MOST_PIXELS = 10_000_000
_FAINTEST = 16  # of 255
_LOW = 3.0  # points: text that may be too small, or is a dash
_OPAQUE, _INVISIBLE = 250, 12  # of 255


_Call = Callable[..., Any]


def plain(function: Any, result: Any, *arguments: Any) -> Callable[..., Any]:
    """A function of PDFium with addresses as numbers, which takes half the time of pointers with their types."""
    return CFUNCTYPE(result, *arguments)(cast(function, c_void_p).value or 0)


NUMBERS = (c_void_p,) * 4
"""Four addresses to write to."""
object_at = plain(raw.FPDFText_GetTextObject, c_void_p, c_void_p, c_int)
"""The address of the piece of text that a character belongs to; None for one that is not painted."""
letter_at = plain(raw.FPDFText_GetUnicode, c_uint, c_void_p, c_int)
"""The code of a character."""
is_generated = plain(raw.FPDFText_IsGenerated, c_int, c_void_p, c_int)
"""1 for a character that is not in the file, such as a blank between two pieces."""
_object_on_page = plain(raw.FPDFPage_GetObject, c_void_p, c_void_p, c_int)
_object_in_form = plain(raw.FPDFFormObj_GetObject, c_void_p, c_void_p, c_ulong)
_kind_of = plain(raw.FPDFPageObj_GetType, c_int, c_void_p)
_mode_of = plain(raw.FPDFTextObj_GetTextRenderMode, c_int, c_void_p)
_size_of = plain(raw.FPDFTextObj_GetFontSize, c_int, c_void_p, c_void_p)
_bounds_of = plain(raw.FPDFPageObj_GetBounds, c_int, c_void_p, *NUMBERS)
_stroke_of = plain(raw.FPDFPageObj_GetStrokeColor, c_int, c_void_p, *NUMBERS)
_filling_of = plain(raw.FPDFPageObj_GetFillColor, c_int, c_void_p, *NUMBERS)
_draw_mode_of = plain(raw.FPDFPath_GetDrawMode, c_int, c_void_p, c_void_p, c_void_p)
_is_transparent = plain(raw.FPDFPageObj_HasTransparency, c_int, c_void_p)
_count_marks = plain(raw.FPDFPageObj_CountMarks, c_int, c_void_p)
_clip_of = plain(raw.FPDFPageObj_GetClipPath, c_void_p, c_void_p)
_count_paths = plain(raw.FPDFClipPath_CountPaths, c_int, c_void_p)
_count_segments = plain(raw.FPDFPath_CountSegments, c_int, c_void_p)


def pointer(address: int) -> Any:
    """An object of a page as the functions of pypdfium2 want it."""
    return cast(address, raw.FPDF_PAGEOBJECT)


@dataclass(slots=True)  # a frozen one takes three times as long to make
class Piece:
    """A piece of text.

    Attributes:
        order: of painting.
        address: of the object, also the key for finding its characters.
        colour: None if it is not a plain one.
        clear: its colour is transparent.
        unpainted: it is searchable only.
        points: the size of its letters.
        matrix: of the form that it is in.
        away: it is cut off by a clipping path.
        doubtful: it is in a layer, or cut by a path of any form: it may have no ink.
        told: the file says what it reads, whatever its letters are.
    """

    order: int
    address: int
    box: Box
    colour: Colour | None
    clear: bool
    unpainted: bool
    points: float
    matrix: tuple[float, float, float, float, float, float] = (1, 0, 0, 1, 0, 0)
    away: bool = False
    doubtful: bool = False
    told: bool = False


@dataclass(slots=True)
class Cover:
    """A painted area: a picture, or a shape filled with a colour."""

    order: int
    box: Box
    colour: Colour
    picture: bool
    rectangle: bool
    opaque: bool


def is_crowded(page: Any) -> bool:
    """Whether a page has far too many objects to look at each."""
    return int(raw.FPDFPage_CountObjects(page)) > _MOST


def objects(page: Any) -> Iterator[Piece | Cover]:
    """Yield the painted objects of a page; none if there are far too many."""
    if not is_crowded(page):
        count = raw.FPDFPage_CountObjects(page)
        handles = (_object_on_page(page, number) for number in range(count))
        yield from _Painter().follow(handles, _SAME, 0)


class _Painter:
    """Reads objects one after another."""

    def __init__(self) -> None:
        self._order = 0
        self._floats = tuple(c_float() for _ in range(4))
        self._bytes = tuple(c_uint() for _ in range(4))
        self._to_floats, self._to_bytes = (tuple(map(addressof, some)) for some in (self._floats, self._bytes))
        self._matrix = raw.FS_MATRIX()
        self._name = (c_ushort * 16)()
        self._length = c_ulong()

    def follow(self, handles: Iterator[int], matrix: _Matrix, depth: int) -> Iterator[Piece | Cover]:
        for handle in handles:
            self._order += 1
            if self._order > _MOST:
                return
            kind = _kind_of(handle)
            if kind == raw.FPDF_PAGEOBJ_TEXT:
                yield self._piece(handle, matrix)
            elif kind in {raw.FPDF_PAGEOBJ_PATH, raw.FPDF_PAGEOBJ_IMAGE, raw.FPDF_PAGEOBJ_SHADING}:
                cover = self._cover(handle, kind, matrix)
                if cover is not None:
                    yield cover
            elif kind == raw.FPDF_PAGEOBJ_FORM and depth < _DEEPEST:
                count = raw.FPDFFormObj_CountObjects(pointer(handle))
                inner = (_object_in_form(handle, number) for number in range(count))
                yield from self.follow(inner, _after(self._matrix_of(handle), matrix), depth + 1)

    def _piece(self, handle: int, matrix: _Matrix) -> Piece:
        mode = _mode_of(handle)
        colour, alpha = self._text_colour(handle, mode)
        box = self._box(handle, matrix)
        clip = self._clip(handle, matrix, _MOST_RECTANGLE)
        layered, told = self._marks(handle)
        size = _size_of(handle, self._to_floats[0])
        points = abs(self._floats[0].value) if size else 12.0
        thin = 0 < box[2] - box[0] <= _THIN
        if thin or points <= _LOW or box[3] - box[1] <= _LOW:
            a, b, c, d, _, _ = _after(self._matrix_of(handle), matrix)
            points *= max((a * a + b * b) ** 0.5 if b else 0.0, (c * c + d * d) ** 0.5)
        return Piece(
            self._order,
            handle,
            box,
            colour,
            clear=alpha <= _INVISIBLE,
            unpainted=mode in {raw.FPDF_TEXTRENDERMODE_INVISIBLE, raw.FPDF_TEXTRENDERMODE_CLIP},
            points=0.01 if thin and box[2] - box[0] < _NARROWEST * min(points, box[3] - box[1]) else points,
            matrix=matrix,
            away=clip is not None and area(box) > 0 and not meet(box, clip),
            doubtful=layered,
            told=told,
        )

    def _text_colour(self, handle: int, mode: int) -> tuple[Colour | None, int]:
        if mode in {raw.FPDF_TEXTRENDERMODE_FILL, raw.FPDF_TEXTRENDERMODE_FILL_CLIP}:
            return self._colour(handle)
        if mode in {raw.FPDF_TEXTRENDERMODE_STROKE, raw.FPDF_TEXTRENDERMODE_STROKE_CLIP}:
            return self._colour(handle, _stroke_of)
        return None, 255

    def _marks(self, handle: int) -> tuple[bool, bool]:
        """Whether an object is in a layer, and whether the file says what it reads."""
        layered = told = False
        for number in range(min(_count_marks(handle), _MOST_MARKS)):
            mark = raw.FPDFPageObj_GetMark(pointer(handle), number)
            told = told or raw.FPDFPageObjMark_GetParamValueType(mark, b"ActualText") == raw.FPDF_OBJECT_STRING
            if raw.FPDFPageObjMark_GetName(mark, self._name, len(self._name) * 2, byref(self._length)):
                layered = layered or (self._name[0], self._name[1], self._length.value) == (ord("O"), ord("C"), 6)
        return layered, told

    def _cover(self, handle: int, kind: int, matrix: _Matrix) -> Cover | None:
        """Read a picture, a shading or a filled path; None for one that paints nothing."""
        picture = kind == raw.FPDF_PAGEOBJ_IMAGE
        colour, alpha, rectangle = UNKNOWN, 255, picture
        if kind == raw.FPDF_PAGEOBJ_PATH:
            if not _draw_mode_of(handle, *self._to_bytes[:2]) or not self._bytes[0].value:
                return None
            plain, alpha = self._colour(handle)
            colour, rectangle = plain or UNKNOWN, self._is_rectangle(handle)
        opaque = alpha >= _OPAQUE and not _is_transparent(handle)
        box = _common(self._box(handle, matrix), self._clip(handle, matrix))
        return Cover(self._order, box, colour, picture, rectangle, opaque) if alpha > _INVISIBLE else None

    def _colour(self, handle: int, asked: _Call = _filling_of) -> tuple[Colour | None, int]:
        if not asked(handle, *self._to_bytes):
            return None, 255
        red, green, blue, alpha = self._bytes
        return (red.value, green.value, blue.value), alpha.value

    def _box(self, handle: int, matrix: _Matrix) -> Box:
        if not _bounds_of(handle, *self._to_floats):
            return (0.0, 0.0, 0.0, 0.0)
        left, bottom, right, top = self._floats
        box = (left.value, bottom.value, right.value, top.value)
        return box if matrix == _SAME else _around([_moved(box[i], box[j], matrix) for i in (0, 2) for j in (1, 3)])

    def _matrix_of(self, handle: int) -> _Matrix:
        matrix = self._matrix
        if not raw.FPDFPageObj_GetMatrix(pointer(handle), matrix):
            return _SAME
        return (matrix.a, matrix.b, matrix.c, matrix.d, matrix.e, matrix.f)

    def _is_rectangle(self, handle: int) -> bool:
        count = _count_segments(handle)
        if not 4 <= count <= _MOST_RECTANGLE:
            return False
        path = pointer(handle)
        points = [self._point(raw.FPDFPath_GetPathSegment(path, number)) for number in range(count)]
        left, bottom, right, top = _around(points)
        return all(x in {left, right} and y in {bottom, top} for x, y in points)

    def _clip(self, handle: int, matrix: _Matrix, most: int = _MOST) -> Box | None:
        """Return the visible part of an object under clipping paths of this number of segments; None without one."""
        address = _clip_of(handle)
        count = _count_paths(address) if address else 0
        if count <= 0:
            return None
        clip = raw.FPDFPageObj_GetClipPath(pointer(handle))
        box: Box | None = None
        for path in range(min(count, _DEEPEST)):
            count = raw.FPDFClipPath_CountPathSegments(clip, path)
            if count > most:
                continue
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


def stamped(page: Any) -> str | None:
    """Paint the text of annotations on a page: notes on it, stamps, fields of forms.

    Returns:
        The text of notes without an appearance; None if nothing was painted.
    """
    texts, painted = [], False
    for number in range(min(raw.FPDFPage_GetAnnotCount(page.raw), _MOST_NOTES)):
        note = raw.FPDFPage_GetAnnot(page.raw, number)
        kind, flags = raw.FPDFAnnot_GetSubtype(note), raw.FPDFAnnot_GetFlags(note)
        if kind in _SHOWN_NOTES and not flags & _UNSEEN_NOTES:
            has_look = raw.FPDFAnnot_GetAP(note, raw.FPDF_ANNOT_APPEARANCEMODE_NORMAL, None, 0) > 2
            painted = painted or has_look
            if kind == raw.FPDF_ANNOT_FREETEXT and not has_look:
                texts.append(_contents(note))
        raw.FPDFPage_CloseAnnot(note)
    if painted:
        raw.FPDFPage_Flatten(page.raw, raw.FLAT_NORMALDISPLAY)
    return "\n".join(texts) if painted or texts else None


def _contents(note: Any) -> str:
    size = min(raw.FPDFAnnot_GetStringValue(note, b"Contents", None, 0), _MOST_BYTES)
    text = (c_ushort * (size // 2 + 1))()
    raw.FPDFAnnot_GetStringValue(note, b"Contents", text, size)
    return bytes(text)[:size].decode("utf-16-le", "replace").rstrip("\0")


def forget_told(page: Any) -> None:
    """Remove from the objects of a page what the file says that they read."""
    for number in range(min(raw.FPDFPage_CountObjects(page), _MOST)):
        handle = raw.FPDFPage_GetObject(page, number)
        for place in reversed(range(min(raw.FPDFPageObj_CountMarks(handle), _MOST_MARKS))):
            mark = raw.FPDFPageObj_GetMark(handle, place)
            if raw.FPDFPageObjMark_GetParamValueType(mark, b"ActualText") == raw.FPDF_OBJECT_STRING:
                raw.FPDFPageObj_RemoveMark(handle, mark)


class Ink:
    """A page as it is painted."""

    def __init__(self, page: Any) -> None:
        width, height = page.get_size()
        self._left, _, _, self._top = page.get_cropbox()
        self._pixels = b""
        if page.get_rotation() == 0 and 0 < width * height * _SCALE**2 <= _MOST_PIXELS:
            bitmap = page.render(scale=_SCALE, grayscale=True)
            self._width, self._height, self._stride = bitmap.width, bitmap.height, bitmap.stride
            self._pixels = bytes(bitmap.buffer)

    def shows(self, box: Box) -> bool:
        """Whether anything can be told from its background in a box."""
        if not self._pixels or min(box[2] - box[0], box[3] - box[1]) < _SMALLEST_INK:
            return True
        beside = (box[2] - box[0]) / 4  # neighbours may lean over
        edges = (box[0] + beside, box[2] - beside)
        left, right = (max(0, min(self._width, round(_SCALE * (x - self._left)))) for x in edges)
        top, bottom = (max(0, min(self._height, round(_SCALE * (self._top - y)))) for y in (box[3], box[1]))
        rows = range(top, max(bottom, top + 1))
        starts = [row * self._stride + left for row in rows]
        levels = set().union(*(self._pixels[start : start + max(1, right - left)] for start in starts))
        return bool(levels) and max(levels) - min(levels) > _FAINTEST


def baseline(piece: Piece) -> tuple[float, float]:
    """Return where a piece of text begins on the page."""
    found = raw.FS_MATRIX()
    if not raw.FPDFPageObj_GetMatrix(pointer(piece.address), found):
        return piece.box[0], piece.box[1]
    return _moved(found.e, found.f, piece.matrix)


def meet(one: Box, other: Box) -> bool:
    """Whether two boxes have an area in common."""
    return one[0] < other[2] and other[0] < one[2] and one[1] < other[3] and other[1] < one[3]


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

"""Glyph shape: a drawn letter in a raster of fixed size, for comparison with others."""

import math
from collections.abc import Iterable, Sequence
from functools import lru_cache

from imbrex.values import frozen

SIDE = 24
"""Cells on each side of the raster, which the ink of a glyph fills in both directions."""
_ROW = SIDE + 1  # bits: an empty one keeps the ends of rows apart
_CELLS = int(("1" * SIDE + "0") * SIDE, 2)
ASPECT = 0.15
"""Weight of the difference between two ratios of width to height."""
_INKED = 128  # of 255
_THINNEST = 0.09  # share of inked cells below which a raster has lost the strokes between its points
_FEWEST = 2  # pixels on a side
_TALLEST = 6  # pixels that the longer side must have
_NARROWEST = math.log(0.3)  # width by height below which nothing but strokes and points is drawn
_ROUNDING = 1e-6
_TO_BITS = bytes(48 + (level >= _INKED) for level in range(256))


@frozen
class Shape:
    """A glyph.

    Attributes:
        ink: inked cells, row by row, as the bits of a number.
        outside: cells that are neither inked nor beside an inked one.
        area: number of inked cells.
        aspect: logarithm of width by height.
    """

    ink: int
    outside: int
    area: int
    aspect: float

    @classmethod
    def of(cls, ink: int, aspect: float) -> "Shape":
        """Make a shape of its inked cells."""
        beside = (ink | ink << 1 | ink >> 1) & _CELLS
        thick = (beside | beside << _ROW | beside >> _ROW) & _CELLS
        return cls(ink, _CELLS & ~thick, ink.bit_count(), aspect)

    @property
    def is_stroke(self) -> bool:
        """Whether it is so narrow that many letters and signs look like it."""
        return self.aspect < _NARROWEST

    def distance(self, other: "Shape") -> float:
        """Return how much ink of either is not near ink of the other, as a share, and how much their widths differ."""
        alone = (self.ink & other.outside).bit_count() + (other.ink & self.outside).bit_count()
        return alone / (self.area + other.area) + ASPECT * abs(self.aspect - other.aspect)

    def is_near(self, others: list["Shape"], most: float) -> bool:
        """Whether any of some shapes is within `most`; it moves to the front, as the next glyph will be similar."""
        ink, aspect, wider = self.ink, self.aspect, most / ASPECT
        for place, other in enumerate(others):
            if abs(aspect - other.aspect) > wider:
                continue
            room = (most - ASPECT * abs(aspect - other.aspect)) * (self.area + other.area) + _ROUNDING
            if room >= (ink & other.outside).bit_count() and self.distance(other) <= most:
                others.insert(0, others.pop(place))
                return True
        return False

    def nearest(self, others: Iterable[tuple["Shape", str]], most: float) -> tuple[float, str]:
        """Return the distance of the nearest of named shapes, and its name; 1 and no name if all are beyond `most`."""
        ink, outside, area, aspect = self.ink, self.outside, self.area, self.aspect
        best, found = most, ""
        for other, name in others:
            room = (best - ASPECT * abs(aspect - other.aspect)) * (area + other.area) + _ROUNDING
            if room < 0 or (alone := (ink & other.outside).bit_count()) > room:
                continue
            if alone + (other.ink & outside).bit_count() <= room:
                distance = self.distance(other)
                if distance <= best and (distance < best or not found or name < found):
                    best, found = distance, name
        return (best, found) if found else (1.0, "")


def shape_in(drawn: Sequence[bytes]) -> Shape | None:
    """Return the shape of what is drawn in rows of levels of ink; None if it is too small or too thin."""
    lines = b"".join(drawn).translate(_TO_BITS)
    across = len(drawn[0]) if drawn else 0
    found = _edges(lines, across)
    if found is None:
        return None
    left, top, right, bottom = found
    width, height = right - left, bottom - top
    if min(width, height) < _FEWEST or max(width, height) < _TALLEST:
        return None
    rows = [row * across + left for row in _places(top, bottom)]
    sampled = b"".join([lines[start : start + width] for start in rows])
    columns = b"".join([sampled[column::width] for column in _places(0, width)])
    bits = b"0".join([columns[row::SIDE] for row in range(SIDE)]) + b"0"
    shape = Shape.of(int(bits, 2), math.log(width / height))
    return shape if shape.area >= _THINNEST * SIDE * SIDE else None


def is_inked(rows: Sequence[bytes]) -> bool:
    """Whether anything is drawn."""
    return any(max(row, default=0) >= _INKED for row in rows)


def _edges(lines: bytes, across: int) -> tuple[int, int, int, int] | None:
    """Return left, top, right and bottom of what is drawn; None if nothing is."""
    first = lines.find(b"1")
    if first < 0:
        return None
    top, bottom = first // across, lines.rfind(b"1") // across + 1
    left = next(column for column in range(across) if b"1" in lines[column::across])
    right = next(column for column in range(across, 0, -1) if b"1" in lines[column - 1 :: across])
    return left, top, right, bottom


@lru_cache(4096)
def _places(start: int, end: int) -> list[int]:
    return [start + (2 * step + 1) * (end - start) // (2 * SIDE) for step in range(SIDE)]

"""Glyph shape: a drawn letter in a raster of fixed size, for comparison with others."""

import math
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import lru_cache
from operator import itemgetter
from typing import Any

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
_TO_BITS = bytes(48 + (level >= _INKED) for level in range(256))


@dataclass(frozen=True, slots=True)
class Shape:
    """A glyph.

    Attributes:
        ink: inked cells, row by row, as the bits of a number.
        thick: the same with all neighbours.
        area: number of inked cells.
        aspect: logarithm of width by height.
    """

    ink: int
    thick: int
    area: int
    aspect: float

    @classmethod
    def of(cls, ink: int, aspect: float) -> "Shape":
        """Make a shape of its inked cells."""
        beside = (ink | ink << 1 | ink >> 1) & _CELLS
        thick = (beside | beside << _ROW | beside >> _ROW) & _CELLS
        return cls(ink, thick, ink.bit_count(), aspect)

    @property
    def is_stroke(self) -> bool:
        """Whether it is so narrow that many letters and signs look like it."""
        return self.aspect < _NARROWEST

    def distance(self, other: "Shape") -> float:
        """Return how much ink of either is not near ink of the other, as a share, and how much their widths differ."""
        alone = (self.ink & ~other.thick).bit_count() + (other.ink & ~self.thick).bit_count()
        return alone / (self.area + other.area) + ASPECT * abs(self.aspect - other.aspect)


def shape_in(rows: Sequence[bytes]) -> Shape | None:
    """Return the shape of what is drawn in rows of levels of ink; None if it is too small or too thin."""
    found = inked(rows)
    if found is None:
        return None
    left, top, right, bottom = found
    width, height = right - left, bottom - top
    if min(width, height) < _FEWEST or max(width, height) < _TALLEST:
        return None
    across = _samples(left, right)
    bits = b"0".join(bytes(across(rows[row])).translate(_TO_BITS) for row in _places(top, bottom)) + b"0"
    shape = Shape.of(int(bits, 2), math.log(width / height))
    return shape if shape.area >= _THINNEST * SIDE * SIDE else None


def inked(rows: Sequence[bytes]) -> tuple[int, int, int, int] | None:
    """Return left, top, right and bottom of what is drawn; None if nothing is."""
    lines = [row.translate(_TO_BITS) for row in rows]
    used = [number for number, line in enumerate(lines) if b"1" in line]
    if not used:
        return None
    drawn = lines[used[0] : used[-1] + 1]
    left = min(place for line in drawn if (place := line.find(b"1")) >= 0)
    right = max(line.rfind(b"1") for line in drawn) + 1
    return left, used[0], right, used[-1] + 1


def _places(start: int, end: int) -> list[int]:
    return [start + (2 * step + 1) * (end - start) // (2 * SIDE) for step in range(SIDE)]


@lru_cache(4096)
def _samples(start: int, end: int) -> Callable[[Any], Any]:
    return itemgetter(*_places(start, end))

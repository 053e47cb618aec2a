"""PDF letters: text whose letters one command paints in another order than they are read.

Pieces of text have a place each, which `pdf_order` compares. Inside a piece, spaces of negative width can move the pen
back between any two letters. Samples of a page show whether it often goes back on a line; then all letters are asked.
"""

from collections.abc import Iterator, Sequence
from ctypes import c_double
from itertools import pairwise
from typing import Any

from pypdfium2 import raw

from imbrex.files.pdf.pdf_order import Placed, arranged
from imbrex.files.shared.side_text import has_right_to_left
from imbrex.values import frozen

_SAMPLES, _SAMPLE = 10, 24  # of a page, and letters of each
_FEWEST = 10  # neighbours in the other order
_BACK = 0.15  # share of all neighbours; letters that are painted twice, and accents, are fewer
_SAME_LINE = 0.3  # of the size
_LEAST = 0.2  # of the size: kerning moves the pen back by less
_SAME_HEIGHT = 0.5  # points
_TURNED = 0.1  # radians


@frozen
class _Letter:
    number: int
    text: str
    x: float
    y: float
    points: float


def in_place(text_page: Any, text: str) -> str:
    """The stream of text of a page by the places of its letters; empty if they are painted in this order, or turned."""
    if has_right_to_left(text):
        return ""
    count = int(raw.FPDFText_CountChars(text_page.raw))
    step = max(_SAMPLE, count // _SAMPLES)
    steps = [step for start in range(0, count, step) for step in _steps_on_lines(text_page, start, count)]
    if sum(step < 0 for step in steps) < max(_FEWEST, _BACK * len(steps)):
        return ""
    if any(abs(raw.FPDFText_GetCharAngle(text_page.raw, number)) > _TURNED for number in range(count)):
        return ""
    letters = list(_letters(text_page, count))
    return arranged([_placed(one, step) for one, step in zip(letters, _steps(letters), strict=True)]) if letters else ""


def _steps_on_lines(text_page: Any, start: int, count: int) -> Iterator[float]:
    """Yield the way from each letter of a sample to the next one of its line."""
    x, y = c_double(), c_double()
    before, line = 0.0, -1.0
    for number in range(start, min(start + _SAMPLE, count)):
        if raw.FPDFText_GetCharOrigin(text_page.raw, number, x, y):
            if abs(y.value - line) < _SAME_HEIGHT and abs(x.value - before) > _SAME_HEIGHT:
                yield x.value - before
            before, line = x.value, y.value


def _letters(text_page: Any, count: int) -> Iterator[_Letter]:
    """Yield painted letters."""
    x, y, box = c_double(), c_double(), raw.FS_RECTF()
    for number in range(count):
        code = raw.FPDFText_GetUnicode(text_page.raw, number)
        if code <= 32 or code >= 0x110000 or raw.FPDFText_IsGenerated(text_page.raw, number) == 1:
            continue
        found = raw.FPDFText_GetCharOrigin(text_page.raw, number, x, y)
        if found and raw.FPDFText_GetLooseCharBox(text_page.raw, number, box) and box.top > box.bottom:
            yield _Letter(number, chr(code), x.value, y.value, box.top - box.bottom)


def _is_beside(one: _Letter, other: _Letter) -> bool:
    return abs(one.y - other.y) <= _SAME_LINE * one.points


def _steps(letters: Sequence[_Letter]) -> list[float]:
    """The usual distance to the next letter of a line, by size, for each."""
    ordered = sorted(letters, key=lambda one: (round(one.y), one.x))
    found: dict[float, list[float]] = {}
    for one, other in pairwise(ordered):
        if _is_beside(one, other) and other.x - one.x > _LEAST * one.points:
            found.setdefault(one.points, []).append(other.x - one.x)
    usual = {points: sorted(steps)[len(steps) // 2] for points, steps in found.items()}
    return [usual.get(one.points, one.points / 2) for one in letters]


def _placed(letter: _Letter, step: float) -> Placed:
    return Placed(letter.number, letter.x, letter.y, letter.x + step, letter.points, letter.text)

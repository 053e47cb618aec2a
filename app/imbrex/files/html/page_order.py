"""Page order: the pieces of an element in the order that a page shows, where a style puts them in another.

A piece is a text and its place: a number, "right" for one that floats there, or a point of the page.
"""

import math
from collections.abc import Sequence
from itertools import pairwise
from operator import itemgetter

from imbrex.files.html.cascade import Declarations
from imbrex.files.shared import css

AT = "@"
"""Between the two numbers of a point."""
_LINE = 3.0  # points between the tops of two lines, at least
_GAP = 1.5  # steps from one letter to the next that are a blank
_LETTERS = 2  # of a piece, on average, which is a word
_FEWEST_MOVED, _LONGEST_MOVED = 5, 12  # pieces of a text in another order, and their letters


def order(display: str, own: Declarations) -> str:
    """How the children of an element are placed."""
    if not display.endswith(("flex", "grid")):
        return ""
    flow = own.get("flex-direction", "") + own.get("flex-flow", "")
    return "reverse" if "-reverse" in flow else "flex"


def are_small(text: Sequence[tuple[str, str]]) -> bool:
    """Whether these are many pieces of few letters each."""
    return len(text) >= _FEWEST_MOVED and sum(len(piece) for piece, _ in text) <= _LONGEST_MOVED * len(text)


def at(own: Declarations, size: float) -> str:
    """The place of an element that is drawn at one: points from the top and from the left; empty for others."""
    top, left = (css.points(own.get(name, "0"), size) for name in ("top", "left"))
    is_placed = own.get("position") in {"absolute", "fixed"} and own.keys() & {"top", "left"}
    return f"{top:.2f}{AT}{left:.2f}" if is_placed and top is not None and left is not None else ""


def positioned(text: list[tuple[str, str]]) -> list[tuple[str, str]]:
    """Small pieces that are drawn at places of their own: line by line, with blanks where there are gaps.

    Empty for pieces that are not, and those that come in this order.
    """
    if not are_small(text) or not all(AT in place for piece, place in text if piece.strip()):
        return []
    points = [_point(place, piece.strip("\n")) for piece, place in text if piece.strip()]
    lines: list[list[tuple[float, str]]] = []
    line_top = -math.inf
    for top, left, piece in sorted(points):
        if top - line_top > _LINE:
            lines.append([])
            line_top = top
        lines[-1].append((left, piece))
    rows = [sorted(line, key=itemgetter(0)) for line in lines]
    if [piece for _, _, piece in points] == [piece for row in rows for _, piece in row]:
        return []
    gap = _gap(rows)
    return [
        (piece + " " * (after - left > gap), "")
        for row in rows
        for (left, piece), (after, _) in pairwise([*row, (math.inf, "")])
    ]


def _point(place: str, piece: str) -> tuple[float, float, str]:
    top, _, left = place.partition(AT)
    return float(top), float(left), piece


def _gap(rows: list[list[tuple[float, str]]]) -> float:
    """The distance between two pieces from which there is a blank; 0 for words, which all have one."""
    steps = sorted(after - left for row in rows for (left, _), (after, _) in pairwise(row))
    letters, pieces = sum(len(piece) for row in rows for _, piece in row), sum(map(len, rows))
    return _GAP * steps[len(steps) // 2] if steps and letters < _LETTERS * pieces else 0.0


def number(place: str) -> int:
    """The place of a child that has a number; 0 for others."""
    return int(place) if place.removeprefix("-").isdecimal() and len(place) < 9 else 0


def floated(text: list[tuple[str, str]]) -> list[tuple[str, str]]:
    """Children that float to the right: the first one is the last of a line."""
    placed: list[tuple[str, str]] = []
    run: list[tuple[str, str]] = []
    for piece in text:
        if piece[1] == "right":
            run.insert(0, piece)
        else:
            placed += [*run, piece]
            run = []
    return placed + run

"""PDF order: pieces of text in the order in which a page is read, if they are painted in another one."""

from collections.abc import Iterable, Iterator, Sequence
from itertools import pairwise

from imbrex.engine.text.disguise import Disguise
from imbrex.files.pdf.pdf_objects import Box
from imbrex.files.shared.hidden_text import mark_hidden, rearranged
from imbrex.values import frozen

_BLANK = 0.15  # of the size: a gap between words
_FAR = 1.2  # of the size: a gap between columns or cells
_SAME_LINE = 0.3  # of the size
_FEWEST_PAIRS, _FEWEST_LINES = 20, 8
_INVERTED = 0.2  # share of neighbours that are painted in the other order
_SHORTEST = 10.0  # of the size: a line of 20 letters
_DOUBLE = 0.4  # of the size: letters lie on one another
_LETTER = 1.3  # of the size: a wide letter


@frozen
class Placed:
    """A piece of text: where it begins, its right edge, and why it is invisible, if it is."""

    order: int
    x: float
    y: float
    right: float
    points: float
    text: str
    kind: Disguise | None = None


def may_be_disordered(boxes: Sequence[tuple[Box, float]]) -> bool:
    """Whether pieces in the order of painting, with their sizes, are single letters, or often lie before the last."""
    if len(boxes) < _FEWEST_LINES:
        return False
    letters = sum(box[2] - box[0] <= _LETTER * points for box, points in boxes)
    back = sum(_goes_back(one, other) for (one, _), (other, _) in pairwise(boxes))
    return letters >= max(_FEWEST_PAIRS, len(boxes) / 2) or back >= len(boxes) * _INVERTED / 2


def _goes_back(one: Box, other: Box) -> bool:
    overlap = min(one[3], other[3]) - max(one[1], other[1])
    if overlap > 0:
        return other[0] < one[0]
    return other[1] > one[1] and abs(other[0] - one[0]) < 100


def lines_of(pieces: Iterable[Placed]) -> list[list[Placed]]:
    """Group pieces in lines from top to bottom, each from left to right and without wide gaps."""
    rows: list[list[Placed]] = []
    for piece in sorted(pieces, key=lambda one: (-one.y, one.x)):
        if rows and abs(rows[-1][0].y - piece.y) <= _SAME_LINE * max(piece.points, rows[-1][0].points):
            rows[-1].append(piece)
        else:
            rows.append([piece])
    return [line for row in rows for line in _parted(sorted(row, key=lambda one: one.x))]


def _parted(row: list[Placed]) -> list[list[Placed]]:
    lines = [row[:1]]
    for one, other in pairwise(row):
        if other.x - one.right > 3 * _FAR * one.points:
            lines.append([])
        lines[-1].append(other)
    return lines


def is_disordered(lines: Sequence[Sequence[Placed]]) -> bool:
    """Whether many neighbours in lines, or lines of a column, are painted in the other order."""
    beside = [pair for line in lines for run in _runs(line) for pair in pairwise(run)]
    below = [(one[0], other[0]) for one, other in pairwise(lines) if abs(one[0].x - other[0].x) < 2]
    below = [pair for pair in below if min(one.right - one.x for one in pair) >= _SHORTEST * pair[0].points]
    return _many_inverted(beside, _FEWEST_PAIRS) or _many_inverted(below, _FEWEST_LINES)


def _runs(line: Sequence[Placed]) -> Iterator[list[Placed]]:
    """Yield the pieces of a line that are long enough for a sentence, without gaps and letters painted twice."""
    run: list[Placed] = []
    for piece in [*line, None]:
        gap = piece.x - run[-1].right if piece is not None and run else 0.0
        if piece is None or not -_DOUBLE * piece.points < gap < _FAR * piece.points:
            if run and run[-1].right - run[0].x >= _SHORTEST * run[0].points:
                yield run
            run = []
        if piece is not None:
            run.append(piece)


def _many_inverted(pairs: Sequence[tuple[Placed, Placed]], fewest: int) -> bool:
    inverted = sum(one.order > other.order for one, other in pairs)
    return len(pairs) >= fewest and inverted >= _INVERTED * len(pairs)


def arranged(pieces: Sequence[Placed]) -> str:
    """Return a stream of text: what is seen line by line, then what is not."""
    seen = lines_of(one for one in pieces if one.kind is None)
    disordered = is_disordered(seen)
    if not disordered:
        seen.sort(key=lambda line: min(one.order for one in line))
    letters = [one for one in pieces if one.kind is not None and len(one.text.strip()) == 1]
    text = "".join(_joined(line, letters if _has_blanks(line) else ()) + "\n" for line in seen)
    hidden = "".join(mark_hidden(f"{one.text} ", one.kind) for one in pieces if one.kind is not None)
    return f"{rearranged(text) if disordered else text}\n{hidden}"


def _has_blanks(line: Sequence[Placed]) -> bool:
    return any(" " in one.text for one in line)


def _joined(line: Sequence[Placed], hidden: Sequence[Placed]) -> str:
    """Join the pieces of a line; a gap that is one invisible letter wide is none."""
    text = line[0].text
    for one, other in pairwise(line):
        gap = other.x - one.right
        if gap > _BLANK * one.points and not text.endswith(" "):
            between = any(_fills(letter, one, other) for letter in hidden)
            text += "" if between else " "
        text += other.text
    return text


def _fills(letter: Placed, one: Placed, other: Placed) -> bool:
    """Whether an invisible letter is between two pieces of a line."""
    slack = one.points / 2
    beside = one.right - slack <= letter.x <= other.x and letter.right <= other.x + slack
    return beside and abs(letter.y - one.y) <= one.points / 2

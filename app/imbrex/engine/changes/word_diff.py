"""Word diff: the words and marks that differ between two corresponding stretches of text."""

from collections.abc import Iterator
from dataclasses import dataclass, field
from enum import IntEnum
from itertools import pairwise

from imbrex.engine.changes.changes import Changes
from imbrex.engine.rewriting.alignment import align
from imbrex.engine.rewriting.sentence_words import Reading
from imbrex.engine.text.document import Span
from imbrex.engine.text.tokens import Int32
from imbrex.values import frozen


class Mark(IntEnum):
    """Difference of a piece of text from the other side."""

    SAME = 0
    CHANGED = 1  # words that are only on this side, with what is between them
    QUIET = 2  # the same word in other letters (letter case, ё and е), or other punctuation


Piece = tuple[int, int, Mark]
"""First code point, end and mark."""


@dataclass(slots=True)
class WordDiff:
    """Differences of two stretches.

    Attributes:
        left, right: pieces that differ, in code points of the originals, ascending.
        changed: number of words replaced by another one.
        removed: number of words only on the left, and added: only on the right, without these.
    """

    left: list[Piece] = field(default_factory=list)
    right: list[Piece] = field(default_factory=list)
    changed: int = 0
    removed: int = 0
    added: int = 0


@frozen
class Stretch:
    """A stretch of one text: its words, from 0, with their code points, and its borders.

    Attributes:
        numbers: equal for equal words, ignoring letter case.
    """

    text: str
    span: Span
    start: list[int]
    end: list[int]
    numbers: Int32

    @classmethod
    def of(cls, reading: Reading, words: tuple[int, int], span: Span) -> "Stretch":
        """The words from `words[0]` to `words[1]` of a reading."""
        kept, tokens = reading.kept[slice(*words)], reading.tokens
        starts, ends = tokens.start[kept].tolist(), tokens.end[kept].tolist()
        return cls(tokens.document.text, span, starts, ends, reading.written[slice(*words)])

    def gap(self, number: int) -> tuple[int, int]:
        """Code points between a word and the one before it; that after the last word has the number of words."""
        begin = self.end[number - 1] if number else self.span.start
        return begin, self.start[number] if number < len(self.start) else self.span.end

    def word(self, number: int) -> str:
        """A word as written."""
        return self.text[self.start[number] : self.end[number]]

    @property
    def order(self) -> tuple[int, str]:
        """Sort key that depends on the text only."""
        return len(self.numbers), self.text[self.span.start : self.span.end]


def diff_row(changes: Changes, row: int) -> WordDiff:
    """Compare both sides of a row word by word; nothing differs if a side is empty."""
    sides = (changes.left_rows[row].tolist(), changes.right_rows[row].tolist())
    if any(first == end for first, end in sides):
        return WordDiff()
    left, right = (
        Stretch.of(
            reading,
            (int(side.borders[first]), int(side.borders[end])),
            Span(int(side.start[first]), int(side.end[end - 1])),
        )
        for reading, side, (first, end) in zip((changes.left, changes.right), changes.paragraphs, sides, strict=True)
    )
    return diff(left, right)


def diff(left: Stretch, right: Stretch) -> WordDiff:
    """Compare two stretches; the reverse comparison has the same pieces."""
    if right.order < left.order:
        found = diff(right, left)
        return WordDiff(found.right, found.left, found.changed, found.added, found.removed)
    result = WordDiff()
    first, second = align(left.numbers, right.numbers)
    ends = [(-1, -1), *zip(first.tolist(), second.tolist(), strict=True), (len(left.start), len(right.start))]
    for (i, j), (k, m) in pairwise(ends):
        _compare_between(left, right, (i + 1, k), (j + 1, m), result)
        if k < len(left.start) and left.word(k) != right.word(m):
            result.left.append((left.start[k], left.end[k], Mark.QUIET))
            result.right.append((right.start[m], right.end[m], Mark.QUIET))
    return result


def _compare_between(
    left: Stretch, right: Stretch, mine: tuple[int, int], its: tuple[int, int], result: WordDiff
) -> None:
    """Compare what is between two pairs of words: the words without a partner, and the gaps."""
    words = mine[1] - mine[0], its[1] - its[0]
    common = min(words)
    result.changed += common
    result.removed += words[0] - common
    result.added += words[1] - common
    if all(words):
        pieces = [
            [(side.start[first], side.end[end - 1], Mark.CHANGED)]
            for side, (first, end) in ((left, mine), (right, its))
        ]
        gaps = [(left.gap(mine[0]), right.gap(its[0])), (left.gap(mine[1]), right.gap(its[1]))]
    elif words[0]:
        piece, gap = _only_here(left, mine, right.text[slice(*right.gap(its[0]))])
        pieces, gaps = [[piece], []], [(gap, right.gap(its[0]))]
    elif words[1]:
        piece, gap = _only_here(right, its, left.text[slice(*left.gap(mine[0]))])
        pieces, gaps = [[], [piece]], [(left.gap(mine[0]), gap)]
    else:
        pieces, gaps = [[], []], [(left.gap(mine[0]), right.gap(its[0]))]
    for one, other in gaps:
        for side, text, place, twin in (
            (0, left.text, one, right.text[slice(*other)]),
            (1, right.text, other, left.text[slice(*one)]),
        ):
            pieces[side] += _marks(text, place, twin)
    result.left += sorted(pieces[0])
    result.right += sorted(pieces[1])


def _only_here(side: Stretch, words: tuple[int, int], twin: str) -> tuple[Piece, tuple[int, int]]:
    """The piece of words without any on the other side, and the gap that goes with `twin`, the only one there.

    The gap at the other end of the words is only here too.
    """
    before, after = side.gap(words[0]), side.gap(words[1])
    if _bare(side.text[slice(*before)]) == _bare(twin) != _bare(side.text[slice(*after)]):
        end = after[0] + len(side.text[slice(*after)].rstrip())
        return (side.start[words[0]], max(end, side.end[words[1] - 1]), Mark.CHANGED), before
    begin = before[1] - len(side.text[slice(*before)].lstrip())
    return (min(begin, side.start[words[0]]), side.end[words[1] - 1], Mark.CHANGED), after


def _marks(text: str, place: tuple[int, int], twin: str) -> Iterator[Piece]:
    """The punctuation of a gap that differs from that of its twin."""
    gap = text[slice(*place)]
    if _bare(gap) == _bare(twin):
        return
    begin = _common(gap, twin)
    end = len(gap) - _common(gap[begin:][::-1], twin[begin:][::-1])
    core = gap[begin:end]
    if core.strip():
        begin += len(core) - len(core.lstrip())
        yield place[0] + begin, place[0] + begin + len(core.strip()), Mark.QUIET


def _bare(gap: str) -> str:
    return "".join(gap.split())


def _common(one: str, other: str) -> int:
    """Length of the common beginning."""
    most = min(len(one), len(other))
    return next((place for place in range(most) if one[place] != other[place]), most)

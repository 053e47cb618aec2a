"""Change rows: paragraphs of both texts arranged in rows, from the correspondence of paragraphs."""

from collections.abc import Iterator
from dataclasses import dataclass, field

import numpy as np

from imbrex.engine.changes.changes import ChangeKind, Changes
from imbrex.engine.changes.paragraphs import Paragraphs
from imbrex.engine.observer import SILENT, Observer, watched
from imbrex.engine.rewriting.sentence_words import Reading

NONE = -1
_ASKED = 200  # rows between two checks of the observer
_Range = tuple[int, int]
_Run = tuple[_Range, _Range]


@dataclass(frozen=True, slots=True)
class Matches:
    """Correspondence of paragraphs.

    Attributes:
        ordered: pairs in the order of both texts, ascending on both sides; a paragraph may be in several.
        goals: the paragraph of the right text that has most words of a left one; the key is missing if there is none.
        origins: the same of each right paragraph.
    """

    ordered: list[tuple[int, int]]
    goals: dict[int, int]
    origins: dict[int, int]


@dataclass(slots=True)
class _Rows:
    """Rows under construction."""

    kind: list[int] = field(default_factory=list)
    left: list[_Range] = field(default_factory=list)
    right: list[_Range] = field(default_factory=list)
    partner: list[int] = field(default_factory=list)

    def add(self, kind: ChangeKind, left: _Range, right: _Range, partner: int = NONE) -> None:
        self.kind.append(kind)
        self.left.append(left)
        self.right.append(right)
        self.partner.append(partner)


def arrange(
    readings: tuple[Reading, Reading],
    both: tuple[Paragraphs, Paragraphs],
    matches: Matches,
    bounded: bool,
    observer: Observer = SILENT,
) -> Changes:
    """Arrange the paragraphs in rows; between two rows in order, those of the left text come first."""
    rows = _Rows()
    runs = list(_runs(matches.ordered, observer))
    beside = _beside(runs, matches, observer)
    away = {left: right for right, left in beside.items()}
    a = c = 0
    ends = (len(both[0]), len(both[0])), (len(both[1]), len(both[1]))
    for left, right in watched([*runs, ends], observer, _ASKED):
        for number in watched(range(a, left[0]), observer):
            _add_left(rows, number, c, away, matches.goals)
        for number in watched(range(c, right[0]), observer):
            _add_right(rows, number, left[0], beside, matches.origins)
        a, c = left[1], right[1]
        if left[0] < left[1]:
            rows.add(_kind(readings, both, left, right), left, right)
    return Changes(
        *readings,
        both,
        np.array(rows.kind, np.uint8),
        np.array(rows.left, np.int64).reshape(-1, 2),
        np.array(rows.right, np.int64).reshape(-1, 2),
        np.array(rows.partner, np.int64),
        bounded,
    )


def _runs(ordered: list[tuple[int, int]], observer: Observer) -> Iterator[_Run]:
    """Join pairs that share a paragraph: half-open ranges of the left and of the right text, ascending.

    If other paragraphs are between two pairs that share one, the later pair is omitted.
    """
    run: list[int] = []
    for left, right in watched(ordered, observer):
        if run and left < run[1] and right == run[3]:
            run[3] = right + 1
        elif run and right < run[3] and left == run[1]:
            run[1] = left + 1
        elif not run or (left >= run[1] and right >= run[3]):
            if run:
                yield (run[0], run[1]), (run[2], run[3])
            run = [left, left + 1, right, right + 1]
    if run:
        yield (run[0], run[1]), (run[2], run[3])


def _beside(runs: list[_Run], matches: Matches, observer: Observer) -> dict[int, int]:
    """The left paragraph shown beside each moved right one: each only once, and none that is in a run."""
    placed = ({n for run in runs for n in range(*run[0])}, {n for run in runs for n in range(*run[1])})
    found: dict[int, int] = {}
    for right, left in watched(sorted(matches.origins.items()), observer):
        if right not in placed[1] and left not in placed[0]:
            placed[0].add(left)
            found[right] = left
    return found


def _add_left(rows: _Rows, number: int, place: int, away: dict[int, int], goals: dict[int, int]) -> None:
    """Add a left paragraph that is in no run, before the right paragraph `place`."""
    here, nothing = (number, number + 1), (place, place)
    if number in away:
        rows.add(ChangeKind.MOVED_AWAY, here, nothing, away[number])
    elif number in goals:
        rows.add(ChangeKind.MOVED, here, nothing, goals[number])
    else:
        rows.add(ChangeKind.DELETED, here, nothing)


def _add_right(rows: _Rows, number: int, place: int, beside: dict[int, int], origins: dict[int, int]) -> None:
    """The same for a right paragraph."""
    here, nothing = (number, number + 1), (place, place)
    if number in beside:
        rows.add(ChangeKind.MOVED, (beside[number], beside[number] + 1), here, beside[number])
    elif number in origins:
        rows.add(ChangeKind.MOVED, nothing, here, origins[number])
    else:
        rows.add(ChangeKind.NEW, nothing, here)


def _kind(
    readings: tuple[Reading, Reading], both: tuple[Paragraphs, Paragraphs], left: _Range, right: _Range
) -> ChangeKind:
    """Classify a row with both sides."""
    wholes = both[0].wholes(*left), both[1].wholes(*right)
    if wholes[0] == 1 < wholes[1]:
        return ChangeKind.SPLIT
    if wholes[1] == 1 < wholes[0]:
        return ChangeKind.JOINED
    mine, its = (
        reading.tokens.document.text[side.start[a] : side.end[b - 1]].split()
        for reading, side, (a, b) in zip(readings, both, (left, right), strict=True)
    )
    return ChangeKind.UNCHANGED if mine == its and wholes[0] == wholes[1] else ChangeKind.EDITED

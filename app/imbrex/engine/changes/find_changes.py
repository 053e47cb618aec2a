"""Find changes: corresponding paragraphs of two texts, short ones by their neighbours, arranged in rows.

Equal paragraphs are found first, at once; only the others are searched for passages. So two versions of a book take as
long as reading them.
"""

from collections.abc import Iterator
from dataclasses import dataclass, field, replace
from itertools import pairwise

import numpy as np

from imbrex.engine.arrays import Bools, Int64, table_rows
from imbrex.engine.changes.changes import ChangeKind, Changes
from imbrex.engine.changes.paragraph_links import CLAUSE, Weights, find_chain, heaviest, weigh
from imbrex.engine.changes.paragraphs import Paragraphs, find_paragraphs
from imbrex.engine.changes.word_origins import (
    NOWHERE,
    equal_origins,
    find_origins,
    grown,
    paragraph_numbers,
    without_strays,
)
from imbrex.engine.observer import SILENT, Observer, watched
from imbrex.engine.rewriting.alignment import align
from imbrex.engine.rewriting.borrowed_sentences import ENOUGH
from imbrex.engine.rewriting.find_rewritten import find_passages
from imbrex.engine.rewriting.sentence_words import Reading
from imbrex.engine.rewriting.word_changes import word_changes
from imbrex.values import frozen

NONE = -1
_ASKED = 200  # rows between two checks of the observer
_Range = tuple[int, int]
_Run = tuple[_Range, _Range]


@frozen
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


LEAST_SHARED = 0.5
"""Share of the longer paragraph's words that are in the other one, in order."""
_Pairs = list[tuple[int, int]]


def pair_neighbours(
    readings: tuple[Reading, Reading],
    both: tuple[Paragraphs, Paragraphs],
    free: tuple[Bools, Bools],
    chain: tuple[Int64, Int64],
    observer: Observer = SILENT,
) -> tuple[Int64, Int64]:
    """Pair free paragraphs that are between the same neighbours: those equal word for word, then similar ones.

    Headings and retorts are too short for a passage. `chain` are the paragraphs that keep their order, ascending on
    both sides; a paragraph between two of them on one side is sought between the same two on the other.
    """
    known: dict[bytes, int] = {}
    numbers = [
        paragraph_numbers(reading, side, chosen, known, observer)
        for reading, side, chosen in zip(readings, both, free, strict=True)
    ]
    ends = [(-1, -1), *zip(chain[0].tolist(), chain[1].tolist(), strict=True), (len(both[0]), len(both[1]))]
    pairs: _Pairs = []
    for (a, c), (b, d) in watched(pairwise(ends), observer):
        if b - a < 2 or d - c < 2:
            continue
        lefts, rights = a + 1 + np.flatnonzero(free[0][a + 1 : b]), c + 1 + np.flatnonzero(free[1][c + 1 : d])
        if len(lefts) and len(rights):
            equal = _equal(numbers, lefts, rights, observer)
            pairs += equal
            for left, right in _between(equal, lefts, rights):
                pairs += _alike(readings, both, left, right, observer)
    columns = np.array(pairs, np.int64).reshape(-1, 2)
    return columns[:, 0], columns[:, 1]


def _equal(numbers: list[Int64], lefts: Int64, rights: Int64, observer: Observer) -> _Pairs:
    first, second = align(numbers[0][lefts].astype(np.int32), numbers[1][rights].astype(np.int32), observer)
    return list(zip(lefts[first].tolist(), rights[second].tolist(), strict=True))


def _between(pairs: _Pairs, lefts: Int64, rights: Int64) -> list[tuple[Int64, Int64]]:
    """The paragraphs between two pairs, where there are some on both sides."""
    ends = [(-1, -1), *pairs, (1 + int(lefts[-1]), 1 + int(rights[-1]))]
    mine, its = (
        [slice(*side.searchsorted((one + 1, other))) for one, other in pairwise(end[place] for end in ends)]
        for place, side in enumerate((lefts, rights))
    )
    gaps = [(lefts[left], rights[right]) for left, right in zip(mine, its, strict=True)]
    return [(left, right) for left, right in gaps if len(left) and len(right)]


def _alike(
    readings: tuple[Reading, Reading],
    both: tuple[Paragraphs, Paragraphs],
    lefts: Int64,
    rights: Int64,
    observer: Observer,
) -> _Pairs:
    """Pairs of paragraphs with most of their words in common, in order."""
    words = [
        np.concatenate([np.arange(*side.borders[number : number + 2]) for number in numbers.tolist()])
        for side, numbers in zip(both, (lefts, rights), strict=True)
    ]
    first, second = align(readings[0].written[words[0]], readings[1].written[words[1]], observer)
    owners = [np.repeat(numbers, side.words[numbers]) for side, numbers in zip(both, (lefts, rights), strict=True)]
    keys, count = np.unique(owners[0][first] * len(both[1]) + owners[1][second], return_counts=True)
    left, right = np.divmod(keys, len(both[1]))
    enough = count >= LEAST_SHARED * np.maximum(both[0].words[left], both[1].words[right])
    return list(zip(left[enough].tolist(), right[enough].tolist(), strict=True))


_Both = tuple[Paragraphs, Paragraphs]


ROUNDS = 4
"""Maximum number of searches among the rest; more than one if blocks of paragraphs enclose one another."""


def find_changes(left: Reading, right: Reading, observer: Observer = SILENT) -> Changes:
    """Find the changes from the left text to the right one; both are readings of one corpus.

    A paragraph with less than `ENOUGH` of its words on the other side is new, or deleted.
    """
    readings = left, right
    both = find_paragraphs(left, observer), find_paragraphs(right, observer)
    origins = equal_origins(readings, both, CLAUSE, observer)
    origins, bounded = _search_rest(readings, both, origins, observer)
    linked = _Linked.of(both, origins, observer)
    origins = without_strays(origins, *both, linked.weights, linked.chosen)
    origins = grown(origins, readings, both, observer)
    linked = _Linked.of(both, origins, observer)
    found = pair_neighbours(readings, both, (~linked.counts[0], ~linked.counts[1]), linked.chain, observer)
    return arrange(readings, both, linked.matches(found), bounded, observer)


def _search_rest(
    readings: tuple[Reading, Reading], both: _Both, origins: Int64, observer: Observer
) -> tuple[Int64, bool]:
    """Add the origins of words in unmatched paragraphs; return them, and whether some may be missing."""
    bounded = False
    before: tuple[int, ...] = ()
    for _ in range(ROUNDS):
        linked = _Linked.of(both, origins, observer)
        free = tuple(np.repeat(~counts, side.words) for counts, side in zip(linked.counts, both, strict=True))
        sizes = tuple(int(np.count_nonzero(side)) for side in free)
        if not all(sizes) or sizes == before:
            break  # none are left, or all have been searched
        among, repeats = origins_among(*readings, free, observer)
        bounded, before = bounded or repeats, sizes
        origins = np.where((among != NOWHERE) & (among != origins), among, origins)
    return origins, bounded


@frozen(eq=False)
class _Linked:
    """Pairs of paragraphs with words in common.

    Attributes:
        counts: which left and which right paragraphs have enough of them.
        best: the heaviest pair of each that has, -1 for none.
        chosen: these pairs.
        chain: the paragraphs of chosen pairs that keep their order, left and right ones.
    """

    weights: Weights
    counts: tuple[Bools, Bools]
    best: tuple[Int64, Int64]
    chosen: Int64
    chain: tuple[Int64, Int64]

    @classmethod
    def of(cls, both: _Both, origins: Int64, observer: Observer) -> "_Linked":
        there = np.flatnonzero(origins != NOWHERE)
        left, right = both[0].of_words(), both[1].of_words()
        weights = weigh(left[origins[there]], right[there])
        is_used = np.zeros(len(left), np.bool_)
        is_used[origins[there]] = True
        lefts = np.bincount(left[is_used], minlength=len(both[0]))
        rights = np.bincount(right[there], minlength=len(both[1]))
        counts = lefts >= ENOUGH * both[0].words, rights >= ENOUGH * both[1].words
        best = (
            heaviest(weights.left, weights.right, weights.words, counts[0]),
            heaviest(weights.right, weights.left, weights.words, counts[1]),
        )
        chosen = np.setdiff1d(np.concatenate(best), (-1,))
        return cls(weights, counts, best, chosen, find_chain(weights, chosen, observer))

    def matches(self, neighbours: tuple[Int64, Int64]) -> Matches:
        """The correspondence of paragraphs, with more pairs that keep the order."""
        pairs = [*table_rows(self.chain)]
        pairs += table_rows(neighbours)
        best = [self._pairs(side) for side in (0, 1)]
        return Matches(sorted(set(pairs)), dict(best[0]), {right: left for left, right in best[1]})

    def _pairs(self, side: int) -> list[tuple[int, int]]:
        """The heaviest pair of each paragraph of a side."""
        best = self.best[side][self.best[side] >= 0]
        return list(zip(self.weights.left[best].tolist(), self.weights.right[best].tolist(), strict=True))


# Passages do not overlap in the rewrite, and each is a stretch of it: of two stretches that enclose one another, as
# where one paragraph was inserted into the middle of others, the search omits one. Among the rest alone it is found.
def origins_among(
    left: Reading, right: Reading, free: tuple[Bools, ...], observer: Observer = SILENT
) -> tuple[Int64, bool]:
    """The word of the left text that each word of the right one corresponds to, among the free words of either.

    Shape (words of the right text,), `NOWHERE` for words that are not free or have no counterpart; and whether some
    may be missing.
    """
    found = find_passages(only(right, free[1]), only(left, free[0]), observer).mirrored()
    among = find_origins(found, word_changes(found, observer))
    there = np.flatnonzero(among != NOWHERE)
    origins = np.full(len(right), NOWHERE, np.int64)
    origins[np.flatnonzero(free[1])[there]] = np.flatnonzero(free[0])[among[there]]
    return origins, found.bounded


def only(reading: Reading, chosen: Bools) -> Reading:
    """A reading of the chosen words; a part and a sentence begin where others were removed."""
    number = np.concatenate((np.zeros(1, np.int64), np.cumsum(chosen)))
    count = int(number[-1])
    gaps = np.flatnonzero(np.diff(np.flatnonzero(chosen)) > 1) + 1
    barriers = np.union1d(number[reading.barriers], gaps)
    return replace(
        reading,
        kept=reading.kept[chosen],
        stems=reading.stems[chosen],
        written=reading.written[chosen],
        barriers=barriers[(barriers > 0) & (barriers < count)].astype(np.int32),
        sentences=np.union1d(number[reading.sentences], gaps).astype(np.int32),
    )

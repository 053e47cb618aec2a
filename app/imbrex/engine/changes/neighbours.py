"""Neighbours: correspondence of paragraphs that are too short for a passage, by the paragraphs around them."""

from itertools import pairwise

import numpy as np

from imbrex.engine.arrays import Bools, Int64
from imbrex.engine.changes.paragraphs import Paragraphs
from imbrex.engine.changes.word_origins import paragraph_numbers
from imbrex.engine.observer import SILENT, Observer, watched
from imbrex.engine.rewriting.alignment import align
from imbrex.engine.rewriting.sentence_words import Reading

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

"""Unmatched stretches: passages split wherever many words in a row have no counterpart on the other side."""

from collections.abc import Iterator, Mapping
from itertools import pairwise

import numpy as np

from imbrex.engine.arrays import Bools, UInt8
from imbrex.engine.observer import SILENT, Observer, watched
from imbrex.engine.rewriting.differences import Differences, WordChange, find_differences
from imbrex.engine.rewriting.passage_places import Places, from_bounds
from imbrex.engine.rewriting.sentence_ranges import group
from imbrex.engine.rewriting.sentence_words import Reading
from imbrex.engine.text.tokens import Int32

LONGEST = 39
"""Words in a row without a counterpart inside a passage, on either side; a longer stretch is text of one side only."""
BORROWED = 0.2
"""Share of a sentence's words that need a counterpart for any of them to count; fewer are chance."""
FEWEST = 5
"""Words with a counterpart that a piece needs; fewer are strays."""
_Bounds = tuple[int, int, int, int]


def split_at_unmatched(
    places: Places,
    read: Mapping[_Bounds, Differences],
    left: Reading,
    right: Reading,
    observer: Observer = SILENT,
) -> tuple[Places, dict[_Bounds, Differences]]:
    """Split passages at unmatched stretches; also return the differences of those that stayed whole.

    Differences in `read` are not found again.
    """
    bounds: list[_Bounds] = []
    quality: list[float] = []
    known: dict[_Bounds, Differences] = {}
    for one, similar in zip(watched(places.bounds(), observer), places.quality.tolist(), strict=True):
        made = read.get(one) or find_differences(left, right, one, observer)
        pieces = list(_pieces(left, right, one, made, observer))
        if len(pieces) < 2:
            known[one] = made
            pieces = [one]
        bounds += pieces
        quality += [similar] * len(pieces)
    return from_bounds(bounds, np.array(quality, np.float64)), known


def _pieces(left: Reading, right: Reading, bounds: _Bounds, made: Differences, observer: Observer) -> Iterator[_Bounds]:
    a, b, c, d = bounds
    if max(b - a, d - c) <= LONGEST:
        return
    mine, its = _counting(made.left, left.sentences, a, b), _counting(made.right, right.sentences, c, d)
    first = np.flatnonzero(made.left_partner >= 0)
    second = made.left_partner[first].astype(np.int64)
    counts = mine[first] | its[second]
    first, second = first[counts], second[counts]
    groups = group(first, second, LONGEST, LONGEST, np.zeros(len(first), np.int64), observer)
    large = np.bincount(groups, minlength=1)[groups] >= FEWEST
    first, second, groups = first[large], second[large], groups[large]
    begins = np.flatnonzero(np.diff(groups, prepend=-1))  # a group may begin again after one that it encloses
    for i, k in pairwise([*begins.tolist(), len(groups)]):
        yield a + int(first[i]), a + int(first[k - 1]) + 1, c + int(min(second[i:k])), c + int(max(second[i:k])) + 1


def _counting(changes: UInt8, sentences: Int32, first: int, last: int) -> Bools:
    """Mask of the words with a counterpart, in sentences where enough words have one."""
    matched = changes <= WordChange.MOVED
    low, high = np.searchsorted(sentences, first, side="right") - 1, np.searchsorted(sentences, last)
    borders = np.clip(sentences[low : high + 1], first, last) - first
    before = np.concatenate((np.zeros(1, np.int64), np.cumsum(matched)))
    enough = np.diff(before[borders]) >= BORROWED * np.diff(borders)
    return np.asarray(matched & np.repeat(enough, np.diff(borders)))

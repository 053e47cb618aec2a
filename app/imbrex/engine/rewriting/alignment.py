"""Alignment: order-preserving correspondence of words in two stretches.

Words that occur once on each side are anchors (patience diff); stretches between two anchors are aligned in the same
way and, if short, exactly (longest common subsequence). So the work stays near linear for whole books.
"""

from bisect import bisect_left

import numpy as np

from imbrex.engine.arrays import Int64
from imbrex.engine.observer import SILENT, Observer
from imbrex.engine.text.tokens import Int32

_SHORT = 20_000  # cells of a table that is filled in full: 140 words on either side
_Pairs = list[tuple[int, int]]


def align(left: Int32, right: Int32, observer: Observer = SILENT) -> tuple[Int64, Int64]:
    """Positions of equal words in both, each ascending."""
    found: _Pairs = []
    waiting = [(0, len(left), 0, len(right))]
    while waiting:
        observer.check()
        a, b, c, d = waiting.pop()
        a, b, c, d = _strip(left, right, a, b, c, d, found)
        if a == b or c == d:
            continue
        if (b - a) * (d - c) <= _SHORT:
            found += [(a + i, c + j) for i, j in _longest_common(left[a:b], right[c:d])]
            continue
        anchors = [(a + i, c + j) for i, j in _anchors(left[a:b], right[c:d])]
        found += anchors
        if anchors:
            ends = [*anchors, (b, d)]
            begins = [(a, c), *((i + 1, j + 1) for i, j in anchors)]
            waiting += [(i, k, j, m) for (i, j), (k, m) in zip(begins, ends, strict=True)]
    pairs = np.array(sorted(found), np.int64).reshape(-1, 2)
    return pairs[:, 0], pairs[:, 1]


def _strip(left: Int32, right: Int32, a: int, b: int, c: int, d: int, found: _Pairs) -> tuple[int, int, int, int]:
    """Align the equal words at both ends; return the rest in between."""
    most = min(b - a, d - c)
    differs = np.flatnonzero(left[a : a + most] != right[c : c + most])
    same = int(differs[0]) if len(differs) else most
    found += zip(range(a, a + same), range(c, c + same), strict=True)
    a, c, most = a + same, c + same, most - same
    differs = np.flatnonzero(left[b - most : b][::-1] != right[d - most : d][::-1])
    same = int(differs[0]) if len(differs) else most
    found += zip(range(b - same, b), range(d - same, d), strict=True)
    return a, b - same, c, d - same


def _anchors(left: Int32, right: Int32) -> _Pairs:
    """Words that occur once on each side: as many as ascend on both, which is a longest increasing subsequence."""
    words, first, count = np.unique(left, return_index=True, return_counts=True)
    others, place, times = np.unique(right, return_index=True, return_counts=True)
    words, first = words[count == 1], first[count == 1]
    others, place = others[times == 1], place[times == 1]
    _, mine, its = np.intersect1d(words, others, assume_unique=True, return_indices=True)
    pairs = sorted(zip(first[mine].tolist(), place[its].tolist(), strict=True))
    tails: list[int] = []
    last: list[int] = []  # the pair that each tail belongs to
    before = [-1] * len(pairs)
    for index, (_, b) in enumerate(pairs):
        length = bisect_left(tails, b)
        before[index] = last[length - 1] if length else -1
        if length == len(tails):
            tails.append(b)
            last.append(index)
        else:
            tails[length], last[length] = b, index
    chain = []
    index = last[-1] if last else -1
    while index >= 0:
        chain.append(pairs[index])
        index = before[index]
    return chain[::-1]


def _longest_common(left: Int32, right: Int32) -> _Pairs:
    """A longest common subsequence, by the table of all prefixes."""
    table = np.zeros((len(left) + 1, len(right) + 1), np.int32)
    for row, word in enumerate(left.tolist()):
        np.maximum(table[row, 1:], table[row, :-1] + (right == word), out=table[row + 1, 1:])
        np.maximum.accumulate(table[row + 1], out=table[row + 1])
    pairs = []
    a, b = len(left), len(right)
    while a and b:
        if table[a, b] == table[a - 1, b]:
            a -= 1
        elif table[a, b] == table[a, b - 1]:
            b -= 1
        else:
            a, b = a - 1, b - 1
            pairs.append((a, b))
    return pairs

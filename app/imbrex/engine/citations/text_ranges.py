"""Text ranges: ranges of a text, and the words inside them."""

from collections.abc import Iterable, Iterator

import numpy as np
from numpy.typing import NDArray

from imbrex.engine.arrays import Bools
from imbrex.engine.observer import SILENT, Observer, watched
from imbrex.engine.text.tokens import Int32

Stretches = NDArray[np.int64]
"""Half-open ranges of code points, ascending, disjoint, shape (n, 2)."""


def outermost(ranges: Iterable[tuple[int, int]], observer: Observer = SILENT) -> Stretches:
    """Merge ranges that overlap or touch."""
    merged: list[list[int]] = []
    for start, end in watched(sorted(ranges), observer):
        if merged and start <= merged[-1][1]:
            merged[-1][1] = max(merged[-1][1], end)
        elif start < end:
            merged.append([start, end])
    return np.array(merged, np.int64).reshape(-1, 2)


def standing_in(stretches: Stretches, start: Int32) -> Bools:
    """Which of the words starting at these positions are in one of the ranges, shape (words,)."""
    if not len(stretches):
        return np.zeros(len(start), np.bool_)
    before = np.searchsorted(stretches[:, 0], start, side="right") - 1
    return np.asarray((before >= 0) & (start < stretches[np.maximum(before, 0), 1]))


def occurrences(text: str, wanted: str) -> Iterator[int]:
    """Positions of a piece of text, without overlaps."""
    place = text.find(wanted)
    while place >= 0:
        yield place
        place = text.find(wanted, place + len(wanted))

"""Text ranges: places of a text, and which words stand in them."""

from collections.abc import Iterable, Iterator

import numpy as np
from numpy.typing import NDArray

from imbrex.engine.text.tokens import Int32

Bools = NDArray[np.bool_]
Stretches = NDArray[np.int64]
"""Half-open ranges of code points, rising, not overlapping, shape (n, 2)."""


def outermost(ranges: Iterable[tuple[int, int]]) -> Stretches:
    """Join ranges that overlap or touch; those inside another vanish in it."""
    found = np.array(sorted(ranges), np.int64).reshape(-1, 2)
    found = found[found[:, 0] < found[:, 1]]
    if not len(found):
        return found
    ends = np.maximum.accumulate(found[:, 1])
    first = np.flatnonzero(np.concatenate(([True], found[1:, 0] > ends[:-1])))
    return np.stack((found[first, 0], ends[np.append(first[1:], len(found)) - 1]), axis=1)


def standing_in(stretches: Stretches, start: Int32) -> Bools:
    """Which of the words that begin at these places stand in one of the stretches, shape (words,)."""
    if not len(stretches):
        return np.zeros(len(start), np.bool_)
    before = np.searchsorted(stretches[:, 0], start, side="right") - 1
    return np.asarray((before >= 0) & (start < stretches[np.maximum(before, 0), 1]))


def occurrences(text: str, wanted: str) -> Iterator[int]:
    """Where a piece of text stands, each place after the end of the one before."""
    place = text.find(wanted)
    while place >= 0:
        yield place
        place = text.find(wanted, place + len(wanted))

"""Kept passage: the new passage that corresponds to the previously current one."""

import numpy as np
from numpy.typing import NDArray

from imbrex.gui.compare.panes.placed_passages import PlacedPassages


def kept_passage(old: PlacedPassages, number: int, new: PlacedPassages) -> int:
    """Return the number of the new passage with the largest overlap on both sides, -1 if none overlaps."""
    if not 0 <= number < len(old) or not len(new):
        return -1
    left = _overlap(int(old.left_start[number]), int(old.left_end[number]), new.left_start, new.left_end)
    right = _overlap(int(old.right_start[number]), int(old.right_end[number]), new.right_start, new.right_end)
    shared = np.minimum(left, right)
    best = int(np.argmax(shared))
    return best if shared[best] > 0 else -1


def _overlap(start: int, end: int, starts: NDArray[np.integer], ends: NDArray[np.integer]) -> NDArray[np.int64]:
    """Return the overlap of a span with each of the others, in characters."""
    shared: NDArray[np.int64] = np.maximum(0, np.minimum(end, ends) - np.maximum(start, starts)).astype(np.int64)
    return shared

"""Kept passage: which of the new passages is the one people were looking at."""

import numpy as np
from numpy.typing import NDArray

from imbrex.gui.compare.panes.placed_passages import PlacedPassages


def kept_passage(old: PlacedPassages, number: int, new: PlacedPassages) -> int:
    """Number of the new passage that overlaps the old one most on both sides, -1 if none does."""
    if not 0 <= number < len(old) or not len(new):
        return -1
    left = _overlap(int(old.left_start[number]), int(old.left_end[number]), new.left_start, new.left_end)
    right = _overlap(int(old.right_start[number]), int(old.right_end[number]), new.right_start, new.right_end)
    shared = np.minimum(left, right)
    best = int(np.argmax(shared))
    return best if shared[best] > 0 else -1


def _overlap(start: int, end: int, starts: NDArray[np.integer], ends: NDArray[np.integer]) -> NDArray[np.int64]:
    """Characters that a span has in common with each of the others."""
    shared: NDArray[np.int64] = np.maximum(0, np.minimum(end, ends) - np.maximum(start, starts)).astype(np.int64)
    return shared

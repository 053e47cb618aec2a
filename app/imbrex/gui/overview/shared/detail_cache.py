"""Detail cache: the passage-based columns of pairs, as far as computed."""

import numpy as np
from numpy.typing import NDArray

from imbrex.engine.compare.pairs import Float32
from imbrex.engine.overview.pair_details import Details
from imbrex.gui.overview.shared.ranking import Order
from imbrex.values import frozen

BLOCK = 8_000
"""Pairs per query: a fraction of a second, so that other work does not wait long."""


@frozen(eq=False)
class Block:
    """Pairs of one query, as indices into the pairs of a report."""

    pairs: Order


class DetailCache:
    """Columns that are filled block by block; nan for unknown values.

    Attributes:
        coverage_left, coverage_right, longest, passages: as in `Details`, shape (p,).
        bounded: where not every pairing of repeats was followed, shape (p,).
    """

    def __init__(self, pairs: int) -> None:
        self.coverage_left: Float32 = np.full(pairs, np.nan, np.float32)
        self.coverage_right: Float32 = np.full(pairs, np.nan, np.float32)
        self.longest: Float32 = np.full(pairs, np.nan, np.float32)
        self.passages: Float32 = np.full(pairs, np.nan, np.float32)
        self.bounded: NDArray[np.bool_] = np.zeros(pairs, np.bool_)
        self._count = 0

    def __len__(self) -> int:
        """Return the number of known pairs."""
        return self._count

    @property
    def is_complete(self) -> bool:
        """Return whether all pairs are known."""
        return self._count == len(self.longest)

    def unknown(self, order: Order) -> Block | None:
        """Return the first unknown pairs in an order; None if there are none."""
        for first in range(0, len(order), BLOCK):
            block = order[first : first + BLOCK]
            missing = block[np.isnan(self.longest[block])]
            if len(missing):
                return Block(missing)
        return None

    def add(self, pairs: Order, details: Details) -> None:
        """Store the details of some pairs."""
        self._count += int(np.count_nonzero(np.isnan(self.longest[pairs])))
        self.coverage_left[pairs] = details.coverage_left
        self.coverage_right[pairs] = details.coverage_right
        self.longest[pairs] = details.longest
        self.passages[pairs] = details.passages
        self.bounded[pairs] = details.bounded

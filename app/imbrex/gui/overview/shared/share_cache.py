"""Share cache: how the words of pairs divide into classes, as far as computed."""

import numpy as np
from numpy.typing import NDArray

from imbrex.engine.compare.pairs import Float32
from imbrex.engine.overview.exact_shares import ExactShares
from imbrex.engine.shares.shares import Shares
from imbrex.gui.overview.shared.ranking import Order
from imbrex.values import frozen

SEARCHED = 4
"""Pairs per query: a fraction of a second, so that other work does not wait long."""


@frozen
class PairShares:
    """The shares of both texts of a pair, in the order of the report.

    Attributes:
        is_searched: whether reworded words are known; until then they count as words that are only in one text.
    """

    left: Shares
    right: Shares
    is_searched: bool = False

    @property
    def larger(self) -> Shares:
        """Return the shares of the text with the larger headline; the left one of equals."""
        return self.left if self.left.headline >= self.right.headline else self.right


@frozen(eq=False)
class ShareBlock:
    """Pairs of one query, as indices into the pairs of a report."""

    pairs: Order


class ShareCache:
    """The exact part of all pairs, and the reworded part of those that stand out, which arrives block by block.

    The reworded part is searched for only in pairs that stand out, and is shown only of these: otherwise a pair that
    does not could have the larger overlap.

    Attributes:
        overlap: the larger headline of each pair, a fraction of 1, shape (p,).
        changes: number of blocks learned.
    """

    def __init__(self, exact: ExactShares) -> None:
        self._exact = exact
        self._exact_overlap = exact.greater_overlap
        self._searched: dict[int, PairShares] = {}
        self._is_searched: NDArray[np.bool_] = np.zeros(len(exact), np.bool_)
        self._stands_out: NDArray[np.bool_] = np.zeros(len(exact), np.bool_)
        self.overlap: Float32 = self._exact_overlap
        self.changes = 0

    def of(self, pair: int) -> PairShares:
        """Return the shares of a pair."""
        found = self._searched.get(pair) if self._stands_out[pair] else None
        return found or PairShares(*self._exact[pair])

    def searched(self, pairs: Order) -> int:
        """Return how many of some pairs have been searched for reworded words."""
        return int(np.count_nonzero(self._is_searched[pairs]))

    def unsearched(self, pairs: Order) -> ShareBlock | None:
        """Return the first of some pairs that have not been searched; None if there are none."""
        missing = pairs[~self._is_searched[pairs]]
        return ShareBlock(missing[:SEARCHED]) if len(missing) else None

    def show_level(self, stands_out: NDArray[np.bool_]) -> None:
        """Set which pairs stand out, shape (p,)."""
        self._stands_out = stands_out
        self.overlap = self._exact_overlap.copy()
        for pair in np.flatnonzero(stands_out & self._is_searched).tolist():
            self.overlap[pair] = self._searched[pair].larger.headline

    def add_searched(self, block: ShareBlock, found: list[tuple[Shares, Shares]]) -> None:
        """Store all shares of some pairs, in the order of the block."""
        self.changes += 1
        for pair, sides in zip(block.pairs.tolist(), found, strict=True):
            self._searched[pair] = shares = PairShares(*sides, is_searched=True)
            self._is_searched[pair] = True
            if self._stands_out[pair]:
                self.overlap[pair] = shares.larger.headline

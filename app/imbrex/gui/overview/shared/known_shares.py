"""Known shares: how the words of pairs divide into classes, as far as computed."""

from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from imbrex.engine.compare.pairs import Float32
from imbrex.engine.overview.exact_shares import ExactShares
from imbrex.engine.shares.shares import Shares
from imbrex.gui.overview.shared.ranking import Order

EXACT, SEARCHED = 50_000, 4
"""Pairs per query: a fraction of a second, so that other work does not wait long."""


@dataclass(frozen=True, slots=True)
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


@dataclass(frozen=True, slots=True, eq=False)
class ShareBlock:
    """Pairs of one query, as indices into the pairs of a report."""

    pairs: Order


class KnownShares:
    """Shares that arrive block by block: the exact part of many pairs first, then all of them for a few.

    Attributes:
        overlap: the larger headline of each pair, a fraction of 1; nan while unknown, shape (p,).
        changes: number of blocks learned.
    """

    def __init__(self, pairs: int) -> None:
        self.overlap: Float32 = np.full(pairs, np.nan, np.float32)
        self.changes = 0
        self._words, self._verbatim, self._excluded = (np.zeros((2, pairs), np.int32) for _ in range(3))
        self._searched: dict[int, PairShares] = {}
        self._is_searched: NDArray[np.bool_] = np.zeros(pairs, np.bool_)

    def of(self, pair: int) -> PairShares | None:
        """Return the shares of a pair; None while unknown."""
        if np.isnan(self.overlap[pair]):
            return None
        columns = self._words[:, [pair]], self._verbatim[:, [pair]], self._excluded[:, [pair]]
        return self._searched.get(pair) or PairShares(*ExactShares(*(column.astype(np.int64) for column in columns))[0])

    def searched(self, pairs: Order) -> int:
        """Return how many of some pairs have been searched for reworded words."""
        return int(np.count_nonzero(self._is_searched[pairs]))

    def unknown(self, pairs: Order) -> ShareBlock | None:
        """Return the first of some pairs whose exact part is unknown; None if there are none."""
        missing = pairs[np.isnan(self.overlap[pairs])]
        return ShareBlock(missing[:EXACT]) if len(missing) else None

    def unsearched(self, pairs: Order) -> ShareBlock | None:
        """Return the first of some pairs that have not been searched; None if there are none."""
        missing = pairs[~self._is_searched[pairs]]
        return ShareBlock(missing[:SEARCHED]) if len(missing) else None

    def learn_exact(self, block: ShareBlock, found: ExactShares) -> None:
        """Store the exact part of some pairs, in the order of the block."""
        self.changes += 1
        for known, column in ((self._words, found.words), (self._verbatim, found.verbatim)):
            known[:, block.pairs] = column
        self._excluded[:, block.pairs] = found.excluded
        self.overlap[block.pairs] = (found.verbatim / np.maximum(found.words, 1)).max(axis=0)

    def learn_searched(self, block: ShareBlock, found: list[tuple[Shares, Shares]]) -> None:
        """Store all shares of some pairs, in the order of the block."""
        self.changes += 1
        for pair, sides in zip(block.pairs.tolist(), found, strict=True):
            self._searched[pair] = shares = PairShares(*sides, is_searched=True)
            self.overlap[pair] = shares.larger.headline
            self._is_searched[pair] = True

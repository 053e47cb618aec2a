"""Distribution: how the scores of all pairs of a class lie, and what chance alone would reach."""

from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from imbrex.engine.pairs import Float32


@dataclass(frozen=True, slots=True)
class Distribution:
    """The scores of all compared pairs of a class, those that share nothing too.

    Attributes:
        pairs: how many were compared.
        ordered: the scores of those that share something, rising, shape (p,).
        edges: borders of the histogram's bins, fractions of 1, shape (bins + 1,).
        counts: pairs in each bin; the pairs that share nothing are in the first, shape (bins,).
        median: of all pairs.
        chance: what unrelated pairs of this class are not expected to pass, not even the highest of them; None where
            there are too few pairs to tell.
        cutoff: a guess at the threshold from which pairs deserve a look; None where no pair stands out.
    """

    pairs: int
    ordered: Float32
    edges: NDArray[np.float64]
    counts: NDArray[np.int64]
    median: float
    chance: float | None
    cutoff: float | None

"""Hub: the one document that is in the pairs of most others, such as an assignment sheet loaded as an essay."""

from typing import NamedTuple

import numpy as np

from imbrex.engine.text.tokens import Int32

_SHARE, _FEWEST = 0.6, 4
"""Share of the other documents that it is paired with, and their minimum number."""


class Hub(NamedTuple):
    """A document by its number, and how many others it is paired with."""

    document: int
    pairs: int


def find_hub(left: Int32, right: Int32, documents: int) -> Hub | None:
    """Find the hub of some pairs among a number of documents; None if no document is in far more than all others."""
    counts = np.bincount(np.concatenate((left, right)), minlength=2)
    *_, second, first = np.argsort(counts, kind="stable").tolist()
    most = int(counts[first])
    if most < max(_FEWEST, _SHARE * (documents - 1)) or 2 * counts[second] > most:
        return None
    return Hub(first, most)

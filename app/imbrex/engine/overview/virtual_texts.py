"""Virtual texts: the left and the right documents of many pairs laid out as two long texts.

Work that is written for two texts then does for all pairs at once. Each pair has diagonals (right place less left
place) of its own, which no other pair touches, and they rise from pair to pair as the places do.
"""

from dataclasses import dataclass

import numpy as np

from imbrex.engine.compare.seeds import Int64


@dataclass(frozen=True, slots=True)
class VirtualTexts:
    """Where the documents of each pair are; places of words count those of all documents, as in `KeptWords`.

    Attributes:
        diagonals: the lowest diagonal of each pair, rising, shape (p,).
        left, right: from a word's place to its virtual one, by pair, shape (p,).
        words: places of the left text lie below this.
    """

    diagonals: Int64
    left: Int64
    right: Int64
    words: int

    def pairs(self, diagonals: Int64) -> Int64:
        """The pair of each diagonal; they must be rising."""
        counts = np.diff(np.searchsorted(diagonals, self.diagonals), append=len(diagonals))
        return np.repeat(np.arange(len(counts)), counts)


def lay_out(left_first: Int64, right_first: Int64, breadth: Int64) -> VirtualTexts:
    """Give each pair as many places as its longer document has words, and one more (`breadth`).

    Args:
        left_first, right_first: place of the first word of either document, shape (p,).
        breadth: shape (p,).
    """
    before = np.cumsum(breadth) - breadth
    return VirtualTexts(
        diagonals=2 * before,
        left=before - left_first,
        right=3 * before + breadth - right_first,
        words=int(breadth.sum()),
    )

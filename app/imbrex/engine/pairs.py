"""Pairs: the figures of every pair of documents, as columns."""

from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from imbrex.engine.tokens import Int32

Float32 = NDArray[np.float32]


@dataclass(frozen=True, slots=True)
class Pairs:
    """All pairs that share a shingle, sorted by `left`, then `right`; a pair that is absent shares none.

    Attributes:
        left, right: document numbers, left < right, shape (p,).
        shared: distinct shared shingles, shape (p,).
        sizes: distinct shingles of each document, shape (documents,).
    """

    left: Int32
    right: Int32
    shared: Int32
    sizes: Int32

    def __len__(self) -> int:
        return len(self.left)

    @property
    def containment_left(self) -> Float32:
        """Shared shingles of the left document's."""
        return np.asarray(self.shared / self.sizes[self.left], np.float32)

    @property
    def containment_right(self) -> Float32:
        """Shared shingles of the right document's."""
        return np.asarray(self.shared / self.sizes[self.right], np.float32)

    @property
    def jaccard(self) -> Float32:
        """Shared shingles of those in either document."""
        return np.asarray(self.shared / (self.sizes[self.left] + self.sizes[self.right] - self.shared), np.float32)

"""Compared words: the compared words of one text, in the form needed to find shared passages."""

import numpy as np
from numpy.typing import NDArray

from imbrex.engine.arrays import UInt64
from imbrex.engine.compare.kept_words import KeptWords
from imbrex.engine.compare.shingles import shingle_hashes, whole
from imbrex.engine.text.tokens import Int32, Tokens
from imbrex.values import frozen


@frozen
class Chosen:
    """Some of the shingles of a text that cross no barrier: their hashes, and their indices among these."""

    hashes: UInt64
    indices: NDArray[np.intp]


@frozen
class ComparedWords:
    """Words in order.

    Attributes:
        hashes: 64-bit hash of each, shape (n,).
        words: compared once hashes agree: numbers that are equal for equal words, shape (n,).
        barriers: words where a new part begins, ascending, never 0 or n.
    """

    hashes: UInt64
    words: NDArray[np.integer]
    barriers: Int32

    def __len__(self) -> int:
        return len(self.hashes)

    def shingles(self, length: int, chosen: Chosen | None = None) -> tuple[UInt64, Int32]:
        """Hashes of the shingles that cross no barrier, or of those chosen among them, and the first word of each."""
        if chosen is not None and not len(self.barriers):
            return chosen.hashes, chosen.indices.astype(np.int32)
        count = max(0, len(self.hashes) - length + 1)
        places = np.flatnonzero(whole(count, length, self.barriers)).astype(np.int32)
        if chosen is not None:
            return chosen.hashes, places[chosen.indices]
        return shingle_hashes(self.hashes, length)[places], places

    def parts(self) -> NDArray[np.int64]:
        """Part number of each word, shape (n,)."""
        numbers = np.zeros(len(self), np.int64)
        numbers[self.barriers] = 1
        return np.cumsum(numbers)


def sequence_of(tokens: Tokens) -> ComparedWords:
    """The words of a text, compared by their canonical forms."""
    return ComparedWords(tokens.hashes, tokens.term[tokens.kept], tokens.barriers)


def kept_sequence(words: KeptWords, document: int) -> ComparedWords:
    """The words of one of many documents, compared by their hashes."""
    first, last = int(words.pointer[document]), int(words.pointer[document + 1])
    low, high = np.searchsorted(words.barriers, (first + 1, last))
    hashes = words.hashes[first:last]
    return ComparedWords(hashes, hashes, (words.barriers[low:high] - first).astype(np.int32))

"""Compared words: the compared words of one text, in the form needed to find shared passages."""

import numpy as np
from numpy.typing import NDArray

from imbrex.engine.arrays import Int64, UInt64
from imbrex.engine.compare.common_shingles import Shingles, find_shingles
from imbrex.engine.compare.kept_words import KeptWords
from imbrex.engine.text.tokens import Int32, Tokens
from imbrex.values import frozen


@frozen
class ComparedWords:
    """Words in order.

    Attributes:
        hashes: 64-bit hash of each, shape (n,).
        words: compared once hashes agree: numbers that are equal for equal words, shape (n,).
        barriers: words where a new part begins, ascending, never 0 or n.
        kept: where the words are in `words`, if that has others too, shape (n,).
    """

    hashes: UInt64
    words: NDArray[np.integer]
    barriers: Int32
    kept: Int32 | None = None

    def __len__(self) -> int:
        return len(self.hashes)

    def at(self, places: Int64) -> NDArray[np.integer]:
        """The numbers of the words at some places."""
        return self.words[places if self.kept is None else self.kept[places]]

    def shingles(self, length: int, step: int = 1) -> Shingles:
        """The shingles that cross no barrier."""
        return find_shingles(self.hashes, length, self.barriers, step)

    def parts(self) -> NDArray[np.int64]:
        """Part number of each word, shape (n,)."""
        numbers = np.zeros(len(self), np.int64)
        numbers[self.barriers] = 1
        return np.cumsum(numbers)


def sequence_of(tokens: Tokens) -> ComparedWords:
    """The words of a text, compared by their canonical forms."""
    return ComparedWords(tokens.hashes, tokens.term, tokens.barriers, tokens.kept)


def kept_sequence(words: KeptWords, document: int) -> ComparedWords:
    """The words of one of many documents, compared by their hashes."""
    first, last = int(words.pointer[document]), int(words.pointer[document + 1])
    low, high = np.searchsorted(words.barriers, (first + 1, last))
    hashes = words.hashes[first:last]
    return ComparedWords(hashes, hashes, (words.barriers[low:high] - first).astype(np.int32))

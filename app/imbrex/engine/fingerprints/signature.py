"""Signature: a SimHash of each of many texts at once, and the longest words of a short one.

Both are made of the compared words alone, without the others of a collection: what a library remembers of a text must
not change with what it holds besides.
"""

import numpy as np

from imbrex.engine.compare.kept_words import Int64, KeptWords
from imbrex.engine.compare.shingles import shingle_hashes, whole
from imbrex.engine.measures.longest_words import longest
from imbrex.engine.text.canonization import Terms
from imbrex.engine.text.tokens import Int32, UInt64

_BLOCK = 1 << 12
"""Pairs of words whose bits are looked at in one go: 256 kB."""


def simhashes(words: KeptWords) -> list[int]:
    """64 bits of each text (Charikar 2002): every two words in a row vote with each bit of their hash.

    Single words would not do: those that stand in every text would make all texts alike. A text without two words in a
    row has 0.
    """
    hashes = shingle_hashes(words.hashes, 2)
    place = np.flatnonzero(whole(len(hashes), 2, words.barriers))
    hashes, owner = hashes[place], np.repeat(np.arange(words.documents), words.sizes)[place]
    sums = np.zeros((words.documents, 64), np.int64)
    for first in range(0, len(hashes), _BLOCK):
        part = slice(first, first + _BLOCK)
        _vote(hashes[part], owner[part], sums)
    bits = np.packbits(sums > 0, axis=1, bitorder="little")
    return [int(value) for value in bits.view("<u8")[:, 0].tolist()]


def _vote(hashes: UInt64, owner: Int64, sums: Int64) -> None:
    """Add the votes of some pairs of words to the sums of their texts."""
    columns = hashes.astype("<u8").view(np.uint8).reshape(-1, 8)
    votes = (np.unpackbits(columns, axis=1, bitorder="little").view(np.int8) << 1) - np.int8(1)
    starts = np.flatnonzero(np.concatenate(([True], owner[1:] != owner[:-1])))
    sums[owner[starts]] += np.add.reduceat(votes, starts, axis=0, dtype=np.int32)


def longest_of(numbers: Int32, terms: Terms) -> UInt64:
    """Hashes of the 15 longest distinct words of one text, given its compared spellings (see `longest_words`)."""
    return longest({terms.spelled[number] for number in set(numbers.tolist())})

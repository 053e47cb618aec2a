"""Kept words: the compared words of all documents end to end, and every word with dropped ones included."""

import numpy as np
from numpy.typing import NDArray

from imbrex.engine.arrays import Int64, UInt8, UInt64
from imbrex.engine.compare.columns import Columns
from imbrex.engine.text.canonization import Terms
from imbrex.engine.text.tokens import Fate
from imbrex.values import frozen


@frozen
class KeptWords:
    """Words left by canonization and exclusions, end to end, in the order of the report.

    Word i of document d here is the word `Tokens.kept[i]` of that document.

    Attributes:
        hashes: 64-bit hash of the term of each word, shape (n,).
        pointer: first word of each document, and n, shape (documents + 1,).
        barriers: words that begin a document or a part of one, ascending; no shingle crosses them.
    """

    hashes: UInt64
    pointer: Int64
    barriers: Int64

    @property
    def documents(self) -> int:
        """Number of documents."""
        return len(self.pointer) - 1

    @property
    def sizes(self) -> Int64:
        """Words of each document, shape (documents,)."""
        return np.diff(self.pointer)


def kept_words(columns: Columns, terms: Terms) -> KeptWords:
    """Select the compared words."""
    keep = kept_mask(columns, terms)
    before: Int64 = np.concatenate((np.zeros(1, np.int64), np.cumsum(keep)))
    barriers = before[columns.barriers]
    new = np.concatenate((np.ones(min(1, len(barriers)), np.bool_), barriers[1:] != barriers[:-1]))
    return KeptWords(
        terms.hashes[columns.numbers[keep]], before[columns.pointer], barriers[new & (barriers < before[-1])]
    )


def kept_mask(columns: Columns, terms: Terms) -> NDArray[np.bool_]:
    """Mask of compared words, shape (n,)."""
    keep = (terms.fate < Fate.DROPPED)[columns.numbers]
    return keep if columns.left_out is None else keep & ~columns.left_out


@frozen(eq=False)
class WholeTexts:
    """Word i of document d here is word i of its `Tokens`.

    Attributes:
        hashes: 64-bit hash of the term of each word, shape (n,).
        pointer: first word of each document, and n, shape (documents + 1,).
        kept: the compared words, ascending, in the order of `KeptWords`.
        excluded: the fate of each excluded word, 0 for all others, shape (n,).
    """

    hashes: UInt64
    pointer: Int64
    kept: Int64
    excluded: UInt8


def whole_texts(columns: Columns, terms: Terms, excluded: UInt8 | None) -> WholeTexts:
    """Every word of the documents; `excluded` is None if there are no exclusions."""
    return WholeTexts(
        terms.hashes[columns.numbers],
        columns.pointer,
        np.flatnonzero(kept_mask(columns, terms)),
        np.zeros(len(columns.numbers), np.uint8) if excluded is None else excluded,
    )

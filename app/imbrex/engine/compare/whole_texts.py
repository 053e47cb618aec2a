"""Whole texts: every word of all documents end to end, dropped and excluded ones included."""

from dataclasses import dataclass

import numpy as np

from imbrex.engine.arrays import Int64, UInt8, UInt64
from imbrex.engine.compare.columns import Columns
from imbrex.engine.compare.kept_words import kept_mask
from imbrex.engine.text.canonization import Terms


@dataclass(frozen=True, slots=True, eq=False)
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

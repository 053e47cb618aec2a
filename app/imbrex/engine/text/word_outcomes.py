"""Word outcomes: the words of one document with their fates."""

import numpy as np
from numpy.typing import NDArray

from imbrex.engine.text.canonization import Terms, first_fate
from imbrex.engine.text.document import Document
from imbrex.engine.text.tokenization import Tokenized
from imbrex.engine.text.tokens import Fate, Int32, Tokens, UInt8


def tokens_of(document: Document, tokenized: Tokenized, terms: Terms, masks: UInt8 | None, excluded: UInt8) -> Tokens:
    """Combine the results on a document's words.

    Args:
        document: whose words they are.
        tokenized: their spans and numbers.
        terms: the term of each word of the vocabulary.
        masks: dropped parts of speech determined in context, a mask for each word; None if there are none.
        excluded: the fate of each excluded word, 0 for all others.
    """
    number = tokenized.words.number
    fate = terms.fate[number]
    if masks is not None:
        _drop_by_context(fate, masks)
    fate[excluded != 0] = excluded[excluded != 0]
    kept = np.flatnonzero(fate < Fate.DROPPED).astype(np.int32)
    return Tokens(
        document=document,
        start=tokenized.words.start,
        end=tokenized.words.end,
        fate=fate,
        term=terms.term[number],
        terms=terms.texts,
        kept=kept,
        hashes=terms.hashes[number[kept]],
        barriers=_kept_barriers(kept, np.union1d(tokenized.barriers, np.flatnonzero(np.diff(excluded)) + 1)),
        count=tokenized.count,
    )


def _drop_by_context(fate: UInt8, masks: UInt8) -> None:
    """Assign fates by context, in place; words already dropped keep their reason."""
    for mask in set(masks[masks != 0].tolist()):
        fate[(masks == mask) & (fate < Fate.DROPPED)] = first_fate(mask)


def _kept_barriers(kept: Int32, barriers: NDArray[np.signedinteger]) -> Int32:
    """Starts of parts and of text after exclusions, in kept words."""
    inner = np.searchsorted(kept, barriers)
    return np.unique(inner[(inner > 0) & (inner < len(kept))]).astype(np.int32)

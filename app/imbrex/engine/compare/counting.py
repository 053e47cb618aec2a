"""Counting: the figures of each document, and which pairs count."""

from collections.abc import Sequence

import numpy as np

from imbrex.engine.compare.columns import Int64, Keys
from imbrex.engine.compare.exclusions import FATES
from imbrex.engine.compare.pairs import Pairs
from imbrex.engine.compare.report import Counted
from imbrex.engine.compare.too_short import serves_as_template, too_short
from imbrex.engine.text.document import Document, Role


def count_documents(
    documents: Sequence[Document], words: Sequence[int], keys: Keys, excluded: Int64 | None, length: int
) -> tuple[Counted, ...]:
    """Give each document its figures, and the reason where it has nothing to compare.

    Args:
        documents: all of them.
        words: how many each has.
        keys: their shingles.
        excluded: excluded words of each, see `Excluded.counts`; None where there are none.
        length: words in a shingle.
    """
    out = [[0] * FATES] * len(words) if excluded is None else excluded.tolist()
    counts = zip(documents, words, keys.kept.tolist(), keys.shingles.tolist(), out, strict=True)
    return tuple(_count(*figures, length) for figures in counts)


def _count(document: Document, words: int, kept: int, shingles: int, excluded: Sequence[int], length: int) -> Counted:
    takes_part = shingles or serves_as_template(document, kept)
    problem = None if takes_part else too_short(document, words, kept, excluded, length)
    return Counted(document, words, kept, problem, sum(excluded))


def compared(pairs: Pairs, documents: Sequence[Document]) -> Pairs:
    """Leave out pairs with a template, and pairs of two archive documents."""
    archive = np.array([document.role is Role.ARCHIVE for document in documents], np.bool_)
    template = np.array([document.role is Role.TEMPLATE for document in documents], np.bool_)
    if np.count_nonzero(archive) <= 1 and not template.any():
        return pairs
    left, right = pairs.left, pairs.right
    return pairs.take(~((archive[left] & archive[right]) | template[left] | template[right]))

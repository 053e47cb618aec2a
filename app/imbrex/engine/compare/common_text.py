"""Common text: text that most documents of a class share, such as a header, excluded from the chance level."""

from collections.abc import Sequence
from dataclasses import replace

import numpy as np
from numpy.typing import NDArray

from imbrex.engine.compare.hash_sets import distinct
from imbrex.engine.compare.shingles import shingle_hashes, shingles_of, whole
from imbrex.engine.text.tokens import Tokens, UInt64

IN_A_ROW = 5
"""Consecutive words that most documents of a class never share by chance."""


def common_shingles(documents: Sequence[Tokens]) -> UInt64:
    """The shingles of `IN_A_ROW` words in at least three quarters of the documents, ascending."""
    sets = [distinct(shingles_of(tokens, IN_A_ROW)) for tokens in documents]
    hashes, counts = np.unique(np.concatenate([np.zeros(0, np.uint64), *sets]), return_counts=True)
    return np.asarray(hashes[4 * counts >= 3 * len(documents)], np.uint64)


def without(tokens: Tokens, common: UInt64) -> Tokens:
    """The words of a document outside the given shingles; a new part begins where words were removed."""
    starts = np.isin(shingle_hashes(tokens.hashes, IN_A_ROW), common)
    starts &= whole(len(starts), IN_A_ROW, tokens.barriers)
    if not starts.any():
        return tokens
    left = ~_covered(np.flatnonzero(starts), len(tokens.hashes))
    number = np.concatenate((np.zeros(1, np.int64), np.cumsum(left)))
    gaps = np.flatnonzero(np.diff(np.flatnonzero(left)) > 1) + 1
    barriers = np.union1d(number[tokens.barriers], gaps)
    barriers = barriers[(barriers > 0) & (barriers < number[-1])].astype(np.int32)
    return replace(tokens, kept=tokens.kept[left], hashes=tokens.hashes[left], barriers=barriers)


def _covered(starts: NDArray[np.int64], words: int) -> NDArray[np.bool_]:
    """Mask of `words` words covered by shingles with these starts."""
    covered = np.zeros(words, np.bool_)
    for place in range(IN_A_ROW):
        covered[starts + place] = True
    return covered

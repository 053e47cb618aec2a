"""Pair figures: the figures of many pairs of texts that are given as words, the same as a comparison shows."""

from collections.abc import Sequence

import numpy as np

from imbrex.engine.arrays import Int64, UInt64
from imbrex.engine.compare.shingles import common
from imbrex.engine.compare.text_words import TextWords, combine
from imbrex.engine.observer import SILENT, Observer, watched
from imbrex.engine.options import Options
from imbrex.engine.overview.exact_shares import NOTHING, ExactShares, word_shares
from imbrex.engine.overview.many_passages import find_many_passages
from imbrex.engine.text.tokens import Int32
from imbrex.values import frozen


@frozen(eq=False)
class PairFigures:
    """Pairs of texts as columns.

    Attributes:
        left, right: numbers of the texts, shape (p,).
        shared: distinct shingles that both have, shape (p,).
        shares: words of each pair by their class, before the search for reworded text.
        longest: compared words of the longest passage, shape (p,).
    """

    left: Int32
    right: Int32
    shared: Int64
    shares: ExactShares
    longest: Int64

    def __len__(self) -> int:
        return len(self.left)


def pair_figures(
    texts: Sequence[TextWords],
    shingles: Sequence[UInt64],
    pairs: Sequence[tuple[int, int]],
    options: Options,
    minimum: float,
    observer: Observer = SILENT,
) -> PairFigures:
    """The figures of those pairs that share enough.

    Args:
        texts: their words.
        shingles: the distinct shingles of each text, ascending.
        pairs: distinct pairs of numbers of texts.
        options: of comparison.
        minimum: fraction of 1; the larger containment from which a pair is given.
        observer: for cancellation.
    """
    chosen = []
    for left, right in watched(pairs, observer):
        shared = len(common(shingles[left], shingles[right]))
        if shared and shared / min(len(shingles[left]), len(shingles[right])) >= minimum:
            chosen.append((left, right, shared))
    lefts, rights, shared_ones = np.array(chosen, np.int32).reshape(-1, 3).T
    if not chosen:
        return PairFigures(lefts, rights, shared_ones.astype(np.int64), NOTHING, np.zeros(0, np.int64))
    whole, compared = combine(texts)
    shares = word_shares(whole, compared, options, lefts, rights, observer)
    longest = np.zeros(len(chosen), np.int64)
    rules = options.shingles.length, options.passages.minimum_words
    for found in find_many_passages(compared, *rules, lefts, rights, observer):
        np.maximum.at(longest, found.pair, found.words)
    return PairFigures(lefts, rights, shared_ones.astype(np.int64), shares, longest)

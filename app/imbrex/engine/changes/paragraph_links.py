"""Paragraph links: corresponding paragraphs of two texts, and the number of words that link them."""

from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from imbrex.engine.changes.ordered_links import heaviest_chain
from imbrex.engine.observer import SILENT, Observer
from imbrex.engine.rewriting.borrowed_sentences import ENOUGH
from imbrex.engine.rewriting.sentence_words import Int64

Bools = NDArray[np.bool_]

CLAUSE = 8
"""Words that link two paragraphs of any length; fewer may be common words. In short paragraphs a share of `ENOUGH` is
sufficient."""


@dataclass(frozen=True, slots=True, eq=False)
class Weights:
    """All pairs of paragraphs that share a word, as columns sorted by `right`, then by `left`."""

    left: Int64
    right: Int64
    words: Int64


def weigh(left: Int64, right: Int64) -> Weights:
    """Count the words of each pair of paragraphs, given the paragraphs of each pair of words."""
    width = int(left.max(initial=0)) + 1
    keys = np.sort(right * width + left)
    first = np.flatnonzero(np.concatenate((np.ones(min(1, len(keys)), np.bool_), keys[1:] != keys[:-1])))
    rights, lefts = np.divmod(keys[first], width)
    return Weights(lefts, rights, np.diff(first, append=len(keys)))


def heaviest(mine: Int64, other: Int64, words: Int64, counts: Bools) -> Int64:
    """The position of the heaviest pair of each paragraph that `counts`, -1 for all others; ties go to the first."""
    order = np.lexsort((other, -words, mine))
    order = order[counts[mine[order]]]
    paragraphs, first = np.unique(mine[order], return_index=True)
    best = np.full(len(counts), -1, np.int64)
    best[paragraphs] = order[first]
    return best


def find_chain(weights: Weights, chosen: Int64, observer: Observer = SILENT) -> tuple[Int64, Int64]:
    """The paragraphs of the chosen pairs that keep their order, left and right ones, both ascending."""
    chain = chosen[heaviest_chain(weights.left[chosen], weights.right[chosen], weights.words[chosen], observer)]
    return weights.left[chain], weights.right[chain]


def counts_as_link(weights: Weights, sizes: tuple[Int64, Int64]) -> Bools:
    """Mask of the pairs heavy enough to be more than chance; `sizes` are the words of the left and right paragraphs."""
    shorter = np.minimum(sizes[0][weights.left], sizes[1][weights.right])
    return np.asarray(weights.words >= np.minimum(CLAUSE, np.maximum(1, ENOUGH * shorter)))

"""Final word origins: correspondence of words, refined by the correspondence of paragraphs.

Within a passage a small word may be matched with one of another paragraph, and at its edges some are left over.
"""

import numpy as np

from imbrex.engine.changes.paragraph_links import Weights, counts_as_link
from imbrex.engine.changes.paragraphs import Paragraphs
from imbrex.engine.changes.word_origins import NOWHERE
from imbrex.engine.observer import SILENT, Observer
from imbrex.engine.rewriting.sentence_words import Int64, Reading

ROUNDS = 20
"""Words by which a stretch may grow at either end; a longer piece would be a passage."""


def without_strays(origins: Int64, left: Paragraphs, right: Paragraphs, weights: Weights, chosen: Int64) -> Int64:
    """The origins without those that alone would link two unrelated paragraphs."""
    fits = counts_as_link(weights, (left.words, right.words))
    fits[chosen] = True
    good = weights.right[fits] * max(1, len(left)) + weights.left[fits]
    there = np.flatnonzero(origins != NOWHERE)
    keys = right.of_words()[there] * max(1, len(left)) + left.of_words()[origins[there]]
    result = origins.copy()
    result[there[~np.isin(keys, good)]] = NOWHERE
    return result


def grown(
    origins: Int64,
    readings: tuple[Reading, Reading],
    both: tuple[Paragraphs, Paragraphs],
    observer: Observer = SILENT,
) -> Int64:
    """The origins extended by equal words on both sides that follow, or precede, paired ones.

    Both stay within the paragraphs of their neighbours, and no word of the original is used twice.
    """
    result = origins.copy()
    is_free = np.ones(len(readings[0]), np.bool_)
    is_free[result[result != NOWHERE]] = False
    paragraphs = both[0].of_words(), both[1].of_words()
    for _ in range(ROUNDS):
        observer.check()
        added = 0
        for step in (1, -1):
            word, origin = _neighbours(result, step, readings, paragraphs)
            word, origin = word[is_free[origin]], origin[is_free[origin]]
            origin, first = np.unique(origin, return_index=True)
            result[word[first]] = origin
            is_free[origin] = False
            added += len(origin)
        if not added:
            break
    return result


def _neighbours(
    origins: Int64, step: int, readings: tuple[Reading, Reading], paragraphs: tuple[Int64, Int64]
) -> tuple[Int64, Int64]:
    """Words without an origin beside one that has one, if the same word is beside that; and those."""
    left, right = readings
    paired = np.flatnonzero(origins != NOWHERE)
    paired = paired[(paired + step >= 0) & (paired + step < len(right))]
    paired = paired[(origins[paired + step] == NOWHERE) & (paragraphs[1][paired + step] == paragraphs[1][paired])]
    origin = origins[paired] + step
    inside = (origin >= 0) & (origin < len(left))
    word, origin = paired[inside] + step, origin[inside]
    same = (left.stems[origin] == right.stems[word]) & (paragraphs[0][origin] == paragraphs[0][origin - step])
    return word[same], origin[same]

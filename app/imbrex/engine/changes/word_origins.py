"""Word origins: the word of the original that each word of a rewrite corresponds to, refined by paragraphs."""

import numpy as np

from imbrex.engine.arrays import Bools, Int64
from imbrex.engine.changes.paragraph_links import Weights, counts_as_link
from imbrex.engine.changes.paragraphs import Paragraphs
from imbrex.engine.observer import SILENT, Observer, watched
from imbrex.engine.rewriting.rewritten_passage import Rewritten
from imbrex.engine.rewriting.sentence_words import Reading
from imbrex.engine.rewriting.word_changes import WordChanges

NOWHERE = -1


def find_origins(found: Rewritten, changes: WordChanges) -> Int64:
    """The word of the left text that each word of the right one corresponds to, in any form, or `NOWHERE`.

    The left text is the original. If a word is in several passages, the first partner counts. Shape (words of the right
    text,).
    """
    origins = np.full(len(found.right), NOWHERE, np.int64)
    paired = np.flatnonzero(changes.right.partner >= 0)[::-1]  # backwards, so that the first is written last
    words = np.searchsorted(found.right.start, changes.right.start[paired])
    origins[words] = np.searchsorted(found.left.start, changes.left.start[changes.right.partner[paired]])
    return origins


def equal_origins(
    readings: tuple[Reading, Reading], both: tuple[Paragraphs, Paragraphs], least: int, observer: Observer = SILENT
) -> Int64:
    """The same for paragraphs of `least` or more words that are equal word for word and occur once in each text."""
    known: dict[bytes, int] = {}
    mine, its = (
        paragraph_numbers(reading, side, side.words >= least, known, observer)
        for reading, side in zip(readings, both, strict=True)
    )
    places = (_single(mine), _single(its))
    _, lefts, rights = np.intersect1d(mine[places[0]], its[places[1]], assume_unique=True, return_indices=True)
    origins = np.full(len(readings[1]), NOWHERE, np.int64)
    for left, right in zip(places[0][lefts].tolist(), places[1][rights].tolist(), strict=True):
        origins[slice(*both[1].borders[right : right + 2])] = np.arange(*both[0].borders[left : left + 2])
    return origins


def paragraph_numbers(
    reading: Reading, paragraphs: Paragraphs, chosen: Bools, known: dict[bytes, int], observer: Observer = SILENT
) -> Int64:
    """A number for each chosen paragraph, equal for equal words; -1 for all others. `known` numbers are extended."""
    result = np.full(len(paragraphs), -1, np.int64)
    written = reading.written.astype(np.int32)
    for index in watched(np.flatnonzero(chosen).tolist(), observer):
        first, last = paragraphs.borders[index : index + 2]
        result[index] = known.setdefault(written[first:last].tobytes(), len(known))
    return result


def _single(numbers: Int64) -> Int64:
    """The places of the numbers that occur once, except -1."""
    found, first, count = np.unique(numbers, return_index=True, return_counts=True)
    return np.asarray(first[(count == 1) & (found >= 0)])


# Correspondence of words, refined by the correspondence of paragraphs.
# Within a passage a small word may be matched with one of another paragraph, and at its edges some are left over.

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

"""Word origins: the word of the original that each word of a rewrite corresponds to."""

import numpy as np

from imbrex.engine.changes.paragraphs import Bools, Paragraphs
from imbrex.engine.observer import SILENT, Observer, watched
from imbrex.engine.rewriting.rewritten_passage import Rewritten
from imbrex.engine.rewriting.sentence_words import Int64, Reading
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

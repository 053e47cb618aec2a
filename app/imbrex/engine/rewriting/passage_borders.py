"""Passage borders: where a passage begins and ends on each side, by the words that both sides have."""

import numpy as np

from imbrex.engine.arrays import Int64, UInt8
from imbrex.engine.observer import SILENT, Observer, watched
from imbrex.engine.rewriting.differences import Differences, WordChange, find_differences
from imbrex.engine.rewriting.passage_places import Places, from_bounds, gains_in_rows, in_batches, rows_of
from imbrex.engine.rewriting.sentence_similarity import Float, Vectors
from imbrex.engine.rewriting.sentence_words import Reading

_Bounds = tuple[int, int, int, int]

WHOLE = 0.75
"""Share of a sentence from which all of it is taken: rewriting proceeds by sentences (+.002; .5 costs .002 again)."""


def trimmed(places: Places, left: Vectors, right: Vectors, observer: Observer = SILENT) -> Places:
    """Trim each side to the stretch with the greatest gain, dropping ends that the other side does not have."""
    bounds = np.zeros((len(places), 4), np.int64)
    for some in in_batches(places, len(left.rarity), observer):
        bounds[some] = np.column_stack(_trim(left, right, places.take(some)))
    return from_bounds(bounds, places.quality)


def _trim(left: Vectors, right: Vectors, places: Places) -> tuple[Int64, Int64, Int64, Int64]:
    """Trim the left side by the right one, then the right side by the rest; repeating changes nothing."""
    a, c = places.left_first, places.right_first
    mine, its = rows_of(left, a, places.left_last), rows_of(right, c, places.right_last)
    first, last = best_stretches(gains_in_rows(left, mine, its), mine.sizes)
    a, b = a + first, a + last
    first, last = best_stretches(gains_in_rows(right, its, rows_of(left, a, b)), its.sizes)
    return a, b, c + first, c + last


def best_stretches(gain: Float, sizes: Int64) -> tuple[Int64, Int64]:
    """First word and end of the stretch with the greatest sum (Kadane's) in each row of the given sizes.

    All of the row if no word gains anything. Beyond its end, a row has zeros.
    """
    sums = np.zeros((len(gain), gain.shape[1] + 1))
    np.cumsum(gain, axis=1, out=sums[:, 1:])
    lowest = np.minimum.accumulate(sums, axis=1)
    last = np.argmax(sums - lowest, axis=1)
    first = np.argmax(sums == lowest[np.arange(len(gain)), last][:, None], axis=1)
    gained = gain.max(axis=1, initial=0) > 0
    return np.where(gained, first, 0), np.where(gained, last, sizes)


def best_stretch(gain: Float) -> tuple[int, int]:
    """The same for one row."""
    first, last = best_stretches(gain[None], np.array([len(gain)]))
    return int(first[0]), int(last[0])


ALONE = 0.1
"""Cost of a word without a counterpart of its own, relative to the gain of one with a counterpart; both by rarity. A
word may have none although the other side has it, but fewer times or far from there: a source repeats what it is about.
(.15: .000 plagdet, .35: -.004; without this step: -.003. Chosen on one half of PAN's training corpus of 2013.)"""


def narrowed(
    places: Places, left: Reading, right: Reading, vectors: tuple[Vectors, Vectors], observer: Observer = SILENT
) -> tuple[Places, dict[_Bounds, Differences]]:
    """Trim each side to the words with counterparts of their own; also return the differences of all `places`."""
    known = {one: find_differences(left, right, one, observer) for one in watched(places.bounds(), observer)}
    bounds = [
        (*_paired_stretch(vectors[0], a, made.left), *_paired_stretch(vectors[1], c, made.right))
        for (a, _, c, _), made in known.items()
    ]
    return whole_sentences(from_bounds(bounds, places.quality), left, right), known


def _paired_stretch(vectors: Vectors, first: int, changes: UInt8) -> tuple[int, int]:
    rarity = vectors.rarity[vectors.words[first : first + len(changes)]]
    begin, end = best_stretch(np.where(changes <= WordChange.MOVED, 1.0, -ALONE) * rarity)
    return first + begin, first + end


def whole_sentences(places: Places, left: Reading, right: Reading) -> Places:
    """Extend borders to those of the sentence if most of it is inside already."""
    if not len(places):
        return places
    return Places(
        *_whole(left, places.left_first, places.left_last),
        *_whole(right, places.right_first, places.right_last),
        places.quality,
    )


def _whole(reading: Reading, first: Int64, last: Int64) -> tuple[Int64, Int64]:
    borders = reading.sentences.astype(np.int64)
    place = np.searchsorted(borders, first, side="right") - 1
    begins, ends = borders[place], borders[place + 1]
    new_first = np.where(ends - first >= WHOLE * (ends - begins), begins, first)
    place = np.searchsorted(borders, last, side="left") - 1
    begins, ends = borders[place], borders[place + 1]
    return new_first, np.where(last - begins >= WHOLE * (ends - begins), ends, last)

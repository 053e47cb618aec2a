"""Passage borders: where a passage begins and ends on each side, by the words that both sides have."""

import numpy as np

from imbrex.engine.arrays import Int64, UInt8
from imbrex.engine.observer import SILENT, Observer, watched
from imbrex.engine.rewriting.differences import Differences, WordChange, find_differences
from imbrex.engine.rewriting.passage_places import Places, from_bounds, gains
from imbrex.engine.rewriting.sentence_similarity import Float, Vectors
from imbrex.engine.rewriting.sentence_words import Reading

_Bounds = tuple[int, int, int, int]

WHOLE = 0.75
"""Share of a sentence from which all of it is taken: rewriting proceeds by sentences (+.002; .5 costs .002 again)."""


def trimmed(places: Places, left: Vectors, right: Vectors, observer: Observer = SILENT) -> Places:
    """Trim each side to the stretch with the greatest gain, dropping ends that the other side does not have."""
    return from_bounds(
        [_trim(left, right, *bounds) for bounds in watched(places.bounds(), observer, 50)], places.quality
    )


def _trim(left: Vectors, right: Vectors, a: int, b: int, c: int, d: int) -> tuple[int, int, int, int]:
    """Trim the left side by the right one, then the right side by the rest; repeating changes nothing."""
    first, last = best_stretch(gains(left, left.words[a:b], right.words[c:d]))
    a, b = a + first, a + last
    first, last = best_stretch(gains(right, right.words[c:d], left.words[a:b]))
    return a, b, c + first, c + last


def best_stretch(gain: Float) -> tuple[int, int]:
    """The half-open stretch with the greatest sum (Kadane's); all of it if no word gains anything."""
    if not len(gain) or gain.max() <= 0:
        return 0, len(gain)
    sums = np.concatenate((np.zeros(1), np.cumsum(gain)))
    last = int(np.argmax(sums - np.minimum.accumulate(sums)))
    return int(np.argmin(sums[: last + 1])), last


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

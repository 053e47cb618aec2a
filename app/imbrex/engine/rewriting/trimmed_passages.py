"""Trim: the borders of a passage to the word, or to the sentence where most of that is part of it."""

import numpy as np

from imbrex.engine.observer import SILENT, Observer, watched
from imbrex.engine.rewriting.passage_places import Places, from_bounds
from imbrex.engine.rewriting.sentence_vectors import Float, Vectors
from imbrex.engine.rewriting.sentence_words import Int64, Reading
from imbrex.engine.rewriting.word_evidence import gains

WHOLE = 0.75
"""Share of a sentence from which all of it is taken: rewriting goes by sentences (+.002; .5 costs .002 again)."""


def trimmed(places: Places, left: Vectors, right: Vectors, observer: Observer = SILENT) -> Places:
    """Cut from each side's ends what the other side does not have: keep the stretch that gains most."""
    return from_bounds(
        [_trim(left, right, *bounds) for bounds in watched(places.bounds(), observer, 50)], places.quality
    )


def _trim(left: Vectors, right: Vectors, a: int, b: int, c: int, d: int) -> tuple[int, int, int, int]:
    """The left side by the right one, then the right side by what is left; once more changes nothing."""
    first, last = best_stretch(gains(left, left.words[a:b], right.words[c:d]))
    a, b = a + first, a + last
    first, last = best_stretch(gains(right, right.words[c:d], left.words[a:b]))
    return a, b, c + first, c + last


def best_stretch(gain: Float) -> tuple[int, int]:
    """The stretch of the greatest sum (Kadane's), half-open; all of it if no word gains anything."""
    if not len(gain) or gain.max() <= 0:
        return 0, len(gain)
    sums = np.concatenate((np.zeros(1), np.cumsum(gain)))
    last = int(np.argmax(sums - np.minimum.accumulate(sums)))
    return int(np.argmin(sums[: last + 1])), last


def whole_sentences(places: Places, left: Reading, right: Reading) -> Places:
    """Move borders to those of the sentence where most of it is inside already."""
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

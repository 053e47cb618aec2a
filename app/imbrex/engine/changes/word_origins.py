"""Word origins: the word of the original that each word of a rewrite corresponds to, by the passages found."""

from itertools import pairwise

import numpy as np
from numpy.typing import NDArray

from imbrex.engine.changes.paragraphs import Paragraphs
from imbrex.engine.observer import SILENT, Observer, watched
from imbrex.engine.rewriting.alignment import align
from imbrex.engine.rewriting.rewritten_passage import Rewritten
from imbrex.engine.rewriting.sentence_words import Int64, Reading
from imbrex.engine.rewriting.word_changes import WordChanges
from imbrex.engine.text.tokens import Int32

NOWHERE = -1
Bools = NDArray[np.bool_]


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


def reached(origins: Int64, words: int) -> Int64:
    """For each word of the original the first word that corresponds to it, or `NOWHERE`."""
    targets = np.full(words, NOWHERE, np.int64)
    there = np.flatnonzero(origins >= 0)[::-1]
    targets[origins[there]] = there
    return targets


def pair_equal(
    found: Rewritten,
    left: Paragraphs,
    right: Paragraphs,
    free: tuple[Bools, Bools],
    chain: tuple[Int64, Int64],
    observer: Observer = SILENT,
) -> tuple[Int64, Int64]:
    """Pair free paragraphs that are equal word for word and between the same neighbours.

    Headings and retorts are too short for a passage. `chain` are the paragraphs that keep their order, ascending on
    both sides; a paragraph between two of them on one side is sought between the same two on the other.
    """
    numbers: dict[bytes, int] = {}
    mine, its = (
        _numbers(*side, numbers, observer) for side in ((found.left, left, free[0]), (found.right, right, free[1]))
    )
    ends = [(-1, -1), *zip(chain[0].tolist(), chain[1].tolist(), strict=True), (len(left), len(right))]
    pairs: list[tuple[Int64, Int64]] = [(np.zeros(0, np.int64), np.zeros(0, np.int64))]
    for (a, c), (b, d) in watched(pairwise(ends), observer):
        lefts = a + 1 + np.flatnonzero(mine[a + 1 : b] >= 0) if b - a > 1 and d - c > 1 else ()
        if len(lefts):
            rights = c + 1 + np.flatnonzero(its[c + 1 : d] >= 0)
            first, second = align(mine[lefts], its[rights], observer)
            pairs.append((lefts[first], rights[second]))
    return np.concatenate([one for one, _ in pairs]), np.concatenate([other for _, other in pairs])


def _numbers(
    reading: Reading, paragraphs: Paragraphs, free: Bools, numbers: dict[bytes, int], observer: Observer
) -> Int32:
    """A number for each free paragraph, equal for equal words; -1 for all others."""
    result = np.full(len(paragraphs), -1, np.int32)
    written = reading.written.astype(np.int32)
    for index in watched(np.flatnonzero(free).tolist(), observer):
        first, last = paragraphs.borders[index : index + 2]
        result[index] = numbers.setdefault(written[first:last].tobytes(), len(numbers))
    return result

"""Matched words: the words of rewritten passages with a counterpart in the other text."""

import numpy as np
from numpy.typing import NDArray

from imbrex.engine.arrays import Bools
from imbrex.engine.observer import SILENT, Observer
from imbrex.engine.rewriting.borrowed_sentences import ENOUGH
from imbrex.engine.rewriting.differences import WordChange, find_differences
from imbrex.engine.rewriting.rewritten_passage import Change, Rewritten
from imbrex.engine.rewriting.sentence_words import Reading
from imbrex.engine.text.tokens import Int32


def matched_words(passages: Rewritten, observer: Observer = SILENT) -> tuple[Bools, Bools]:
    """Masks of the words of the left and right reading that are matched in a passage, shape (words,) each.

    `passages` are mirrored: their right side is read as made from the left one. Only sentences with enough words of the
    other text count: a passage may enclose others, in which a matched word is chance.
    """
    left, right = np.full(len(passages.left), _NONE, np.uint8), np.full(len(passages.right), _NONE, np.uint8)
    for number in range(len(passages)):
        observer.check()
        a, b, c, d = passages.bounds(number)
        if passages.change[number] == Change.IDENTICAL:
            left[a:b] = right[c:d] = WordChange.KEPT
            continue
        made = find_differences(passages.right, passages.left, (c, d, a, b), observer)
        np.minimum(left[a:b], made.right, out=left[a:b])
        np.minimum(right[c:d], made.left, out=right[c:d])
    return _in_borrowed(left, passages.left), _in_borrowed(right, passages.right)


_NONE = len(WordChange)


def _in_borrowed(change: NDArray[np.uint8], reading: Reading) -> Bools:
    """Mask of the matched words in sentences of which enough is in the other text."""
    borders: Int32 = reading.sentences
    before = np.concatenate((np.zeros(1, np.int64), np.cumsum(change <= WordChange.MOVED)))
    borrowed = np.diff(before[borders]) >= ENOUGH * np.diff(borders)
    return np.asarray((change <= WordChange.SWAPPED) & np.repeat(borrowed, np.diff(borders)))

"""Word sequence: the words of several texts in one array, as word numbers of the class."""

from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from imbrex.engine.text.words import Words

Int64 = NDArray[np.int64]

NOTHING = -1
"""Before the first word of a text, after its last, and for a word that no document has."""


@dataclass(frozen=True, slots=True)
class WordSequence:
    """Texts end to end, each followed by one empty position.

    Attributes:
        word: number of the word in the class at each position, shape (n,); `NOTHING` if there is none.
        text: document of each position.
        near: whether one character separates each word from the next, shape (n,).
        place: index in the texts end to end without the empty positions, shape (n,).
        at: the inverse, by word of the texts end to end.
    """

    word: Int64
    text: Int64
    near: NDArray[np.bool_]
    place: Int64
    at: Int64


def row_of(words: Sequence[Words], places: Sequence[int], word_of: Int64) -> WordSequence:
    """Texts end to end, with one empty position at each end and two between texts."""
    lengths = np.array([len(one.number) for one in words], np.int64)
    total = int(lengths.sum())
    where = np.arange(total) + 2 * np.repeat(np.arange(1, len(words) + 1), lengths)
    size = total + 2 * (len(words) + 1)
    word, text, near = np.full(size, NOTHING, np.int64), np.zeros(size, np.int64), np.zeros(size, np.bool_)
    place = np.zeros(size, np.int64)
    if not total:
        return WordSequence(word, text, near, place, where)
    number = np.concatenate([one.number for one in words])
    known = number < len(word_of)
    word[where] = np.where(known, word_of[np.where(known, number, 0)], NOTHING)
    text[where] = np.repeat(np.array(places, np.int64), lengths)
    start, end = np.concatenate([one.start for one in words]), np.concatenate([one.end for one in words])
    near[where[:-1]] = (start[1:] - end[:-1] == 1) & (np.diff(where) == 1)
    place[where] = np.arange(total)
    return WordSequence(word, text, near, place, where)

"""Word sequence: texts as words of a class, end to end."""

from collections.abc import Sequence
from dataclasses import replace

import numpy as np

from imbrex.engine.arrays import Bools, Int64
from imbrex.engine.text.tokens import Int32
from imbrex.engine.text.words import Words
from imbrex.values import frozen

NOTHING = -1
"""Before the first word of a text, after its last, and for a word that no document has."""


@frozen
class WordSequence:
    """Texts end to end, with one empty position at each end and two between texts; or some of the texts in it.

    Attributes:
        word: number of the word in the class at each position, shape (n,); `NOTHING` if there is none.
        text: document of each position.
        near: whether one character separates each word from the next, shape (n,).
        first: first word of each wanted text in these end to end, and their number of words, shape (texts + 1,).
        begins: position of the first word of each of these, ascending, shape (texts,).
    """

    word: Int32
    text: Int32
    near: Bools
    first: Int64
    begins: Int64

    def place(self, index: Int64) -> Int64:
        """Index in the wanted texts end to end, without empty positions, of each of some positions in them."""
        return index - (self.begins - self.first[:-1])[np.searchsorted(self.begins, index, side="right") - 1]

    def at(self, place: Int64) -> Int64:
        """The inverse: the position of each of some words of these texts end to end."""
        return place + (self.begins - self.first[:-1])[np.searchsorted(self.first[:-1], place, side="right") - 1]

    def of(self, places: Int64) -> "WordSequence":
        """Some of the texts, in order."""
        first = np.concatenate(([0], np.cumsum(np.diff(self.first)[places])))
        return replace(self, first=first, begins=self.begins[places])


def row_of(words: Sequence[Words], places: Sequence[int], word_of: Int32) -> WordSequence:
    """Some texts end to end."""
    first = np.cumsum([0, *(len(one.number) for one in words)])
    size = int(first[-1]) + 2 * (len(words) + 1)
    word, text, near = np.full(size, NOTHING, np.int32), np.zeros(size, np.int32), np.zeros(size, np.bool_)
    begins = first[:-1] + 2 * np.arange(1, len(first))
    # One by one: columns for all texts would take more memory than the result.
    for one, place, begin in zip(words, places, begins.tolist(), strict=True):
        end = begin + len(one.number)
        is_known = one.number.max(initial=-1) < len(word_of)
        word[begin:end] = word_of[one.number] if is_known else _words_of(one.number, word_of)
        text[begin:end] = place
        near[begin : end - 1] = one.start[1:] - one.end[:-1] == 1
    return WordSequence(word, text, near, first, begins)


def _words_of(number: Int32, word_of: Int32) -> Int32:
    known = number < len(word_of)
    found = np.full(len(number), NOTHING, np.int32)
    found[known] = word_of[number[known]]
    return found

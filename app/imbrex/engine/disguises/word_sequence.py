"""Word sequence: texts as words of a class, end to end."""

from collections.abc import Sequence
from dataclasses import replace

import numpy as np

from imbrex.engine.arrays import Bools, Int64, blocks
from imbrex.engine.text.tokens import Int32
from imbrex.engine.text.words import Words
from imbrex.values import frozen

NOTHING = -1
"""Before the first word of a text, after its last, and for a word that no document has."""
_BLOCK = 1 << 15  # words at once: columns for all texts would take more memory than the result


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
    of_text = np.array(places, np.int32)
    for low, high in blocks(first, _BLOCK):
        number, start, end = _columns(words[low:high])
        if not len(number):
            continue
        sizes = np.diff(first[low : high + 1])
        at = _positions(begins[low:high], sizes)
        is_known = number.max() < len(word_of)
        word[at] = word_of[number] if is_known else _words_of(number, word_of)
        text[at] = np.repeat(of_text[low:high], sizes)
        is_near = np.append(start[1:] - end[:-1] == 1, False)
        is_near[np.cumsum(sizes) - 1] = False
        near[at] = is_near
    return WordSequence(word, text, near, first, begins)


def _columns(words: Sequence[Words]) -> tuple[Int32, Int32, Int32]:
    """Numbers, starts and ends of the words of texts end to end; a long text is not copied."""
    if len(words) == 1:
        return words[0].number, words[0].start, words[0].end
    return (
        np.concatenate([one.number for one in words]),
        np.concatenate([one.start for one in words]),
        np.concatenate([one.end for one in words]),
    )


def _positions(begins: Int64, sizes: Int64) -> Int64 | slice:
    """Positions of the words of texts that begin at some positions; a slice for one text."""
    if len(begins) == 1:
        return slice(int(begins[0]), int(begins[0] + sizes[0]))
    places: Int64 = np.arange(sizes.sum()) + np.repeat(begins - (np.cumsum(sizes) - sizes), sizes)
    return places


def _words_of(number: Int32, word_of: Int32) -> Int32:
    known = number < len(word_of)
    found = np.full(len(number), NOTHING, np.int32)
    found[known] = word_of[number[known]]
    return found

"""Word graph: the words of a dictionary of pymorphy3, found many at once.

A DAWG file begins with the number of its units, and the units, of 32 bits each: the double array of a minimal automaton
on the bytes of words in UTF-8 (J. Aoe, "An efficient digital search algorithm by using a double-array structure", IEEE
Transactions on Software Engineering 15, 1989; bits as in Susumu Yata's dawgdic). Words that may mean the same forms
lead to one unit, so each set of forms needs to be read only once.
"""

from collections.abc import Mapping, Sequence
from pathlib import Path

import numpy as np
from numpy.typing import NDArray

from imbrex.engine.arrays import Bools, UInt32, UInt64

_LABEL = np.uint32(0x800000FF)  # the byte that leads to a unit, and whether it is a value
_FAR = np.uint32(1 << 9)  # the rest of the offset is in steps of 256
_SHIFT = np.uint32(10)
_BITS, _LEAD, _REST, _CONTINUED = np.uint32(6), np.uint32(0xC0), np.uint32(0x3F), np.uint32(0x80)  # of two bytes
_MOST_MARKED = 64  # letters
_AFTER_WORD = 1  # the byte between a word and its values
_LAST_OF_ONE_BYTE, _LAST_OF_TWO_BYTES = 0x7F, 0x7FF

Indices = NDArray[np.intp]


class WordGraph:
    """The words of one file, in which some letters may be written as others."""

    def __init__(self, path: Path, others: Mapping[str, str]) -> None:
        """Read a file; `others` maps letters to those that they may stand for, as "е" to "ё"."""
        count = int(np.fromfile(path, "<u4", 1)[0])
        self._units: UInt32 = np.fromfile(path, "<u4", count, offset=4)
        self._others = others

    def find(self, words: Sequence[str]) -> tuple[Indices, Indices, UInt64]:
        """The spellings of words that are in the dictionary: word, unit of its values, and letters that are others.

        Each word may have several, one after the other. Of the first 64 letters, bit i is for letter i.
        """
        word, unit, marks = self._walk(words)
        unit, found = self._follow(unit, np.full(len(unit), _AFTER_WORD, np.uint32))
        word, unit, marks = word[found], unit[found], marks[found]
        order = np.argsort(word, kind="stable")
        return word[order], (unit ^ self._offsets(unit))[order].astype(np.intp), marks[order]

    def has(self, words: Sequence[str]) -> Bools:
        """Which words the dictionary has in any spelling."""
        return _among(self.find(words)[0], len(words))

    def has_starts(self, words: Sequence[str]) -> Bools:
        """Which words are the start of a word of the dictionary, in any spelling."""
        return _among(self._walk(words)[0], len(words))

    def _walk(self, words: Sequence[str]) -> tuple[Indices, UInt32, UInt64]:
        """Words that can be followed to their ends, and the unit where each ends, in any order."""
        sizes = np.fromiter(map(len, words), np.intp, len(words))
        letters = np.frombuffer("".join(words).encode("utf-32-le", "surrogatepass"), "<u4")
        first = np.cumsum(sizes) - sizes
        word: Indices = np.arange(len(words))
        unit, marks = np.zeros(len(words), np.uint32), np.zeros(len(words), np.uint64)
        ended = []
        for place in range(int(sizes.max(initial=0)) + 1):
            at_end = sizes[word] == place
            ended.append((word[at_end], unit[at_end], marks[at_end]))
            word, unit, marks = word[~at_end], unit[~at_end], marks[~at_end]
            here = letters[first[word] + place]
            steps = [(np.arange(len(here)), here, marks)]
            for letter, other in self._others.items():
                may = np.flatnonzero(here == ord(letter))
                mark = np.uint64(1 << place if place < _MOST_MARKED else 0)
                steps.append((may, np.full(len(may), ord(other), np.uint32), marks[may] | mark))
            rows = [(word[rows], *self._letter(unit[rows], letter), marked) for rows, letter, marked in steps]
            word, unit, found, marks = map(np.concatenate, zip(*rows, strict=True))
            word, unit, marks = word[found], unit[found], marks[found]
        word, unit, marks = map(np.concatenate, zip(*ended, strict=True))
        return word, unit, marks

    def _letter(self, unit: UInt32, letter: UInt32) -> tuple[UInt32, Bools]:
        """The units after a letter, and which of them exist."""
        is_one = letter <= _LAST_OF_ONE_BYTE
        after, found = self._follow(unit, np.where(is_one, letter, letter >> _BITS | _LEAD))
        found &= letter <= _LAST_OF_TWO_BYTES
        after[~found] = 0
        last, is_there = self._follow(after, letter & _REST | _CONTINUED)
        return np.where(is_one, after, last), found & (is_one | is_there)

    def _follow(self, unit: UInt32, byte: UInt32) -> tuple[UInt32, Bools]:
        """The units after a byte, and which of them exist."""
        after = unit ^ self._offsets(unit) ^ byte
        return after, self._units[after] & _LABEL == byte

    def _offsets(self, unit: UInt32) -> UInt32:
        units = self._units[unit]
        return units >> _SHIFT << ((units & _FAR) >> _BITS)


def _among(numbers: Indices, count: int) -> Bools:
    found = np.zeros(count, np.bool_)
    found[numbers] = True
    return found

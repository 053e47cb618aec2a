"""Class words: which words and neighbours the documents of a class have.

A dictionary cannot tell that "to gether" is one word where it knows a rare "gether"; the text that it was copied from
can. Two neighbours are held against all words by a hash that can be put together from those of its parts.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property

import numpy as np
from numpy.typing import NDArray

from imbrex.engine.disguises.traits import LONGEST, Lookup
from imbrex.engine.tokens import UInt64
from imbrex.engine.words import Words

Int64 = NDArray[np.int64]

_BASE = 0x9E3779B97F4A7C15  # odd, so that no power of it is lost modulo 2**64
_FAR_MORE = 4  # times as many documents
_POWERS = np.array([pow(_BASE, power, 1 << 64) for power in range(LONGEST + 1)], np.uint64)


@dataclass(frozen=True, slots=True)
class _Pairs:
    """Neighbours with one character between them that together are spelled like a word of the class.

    Attributes:
        text: document of each, shape (p,).
        index: of the first of the two among the words of the document, shape (p,).
        left, right: the two, by word, shape (p,).
        whole: the word that they would make, shape (p,).
    """

    text: Int64
    index: Int64
    left: Int64
    right: Int64
    whole: Int64


class ClassWords:
    """The words of all documents as they are written, before anything is mended; letter case makes no difference."""

    def __init__(self, words: Sequence[Words], lookup: Lookup) -> None:
        self._words = words
        self._lookup = lookup

    def stands_elsewhere(self, word: str, text: int) -> bool:
        """Whether a document other than the one with this number has the word."""
        number = self._by_spelling.get(word.casefold())
        return number is not None and bool(self._first[number] != text or self._last[number] != text)

    @cached_property
    def split(self) -> dict[int, list[int]]:
        """By document: words that together with the next make one that is far more usual in the class."""
        pairs = self._pairs
        elsewhere = (self._first[pairs.whole] != pairs.text) | (self._last[pairs.whole] != pairs.text)
        rare = _FAR_MORE * self._pair_count <= self._count[pairs.whole]
        chosen = elsewhere & (rare | (self._pair_count == 1))
        return _by_text(pairs.text[chosen], pairs.index[chosen])

    @cached_property
    def joined(self) -> dict[str, tuple[str, str]]:
        """By word in small letters: two words side by side that are far more usual in the class."""
        pairs = self._pairs
        alone = (self._first[pairs.whole] == self._last[pairs.whole]) & (self._first[pairs.whole] != pairs.text)
        rare = _FAR_MORE * self._count[pairs.whole] <= self._pair_count
        return {
            self._spellings[whole]: (self._spellings[left], self._spellings[right])
            for whole, left, right in zip(
                *(column[alone | rare].tolist() for column in (pairs.whole, pairs.left, pairs.right)), strict=True
            )
        }

    @cached_property
    def _numbers(self) -> Int64:
        """Of all spellings that stand in a document, rising."""
        met = np.zeros(len(self._lookup.vocabulary), np.bool_)
        for words in self._words:
            met[words.number] = True
        return np.flatnonzero(met)

    @cached_property
    def _by_spelling(self) -> dict[str, int]:
        """Words by their spelling in small letters, numbered from 0 on."""
        numbers: dict[str, int] = {}
        for number in self._numbers.tolist():
            numbers.setdefault(self._lookup.reading(number).casefold(), len(numbers))
        return numbers

    @cached_property
    def _spellings(self) -> list[str]:
        return list(self._by_spelling)

    @cached_property
    def _word_of(self) -> Int64:
        """The word of every spelling, by number."""
        word_of = np.zeros(len(self._lookup.vocabulary), np.int64)
        readings = (self._lookup.reading(number).casefold() for number in self._numbers.tolist())
        word_of[self._numbers] = [self._by_spelling[reading] for reading in readings]
        return word_of

    @cached_property
    def _first(self) -> Int64:
        """By word: the first document that has it."""
        first = np.zeros(len(self._by_spelling), np.int64)
        for text in range(len(self._words) - 1, -1, -1):
            first[self._word_of[self._words[text].number]] = text
        return first

    @cached_property
    def _last(self) -> Int64:
        """By word: the last document that has it."""
        last = np.zeros(len(self._by_spelling), np.int64)
        for text, words in enumerate(self._words):
            last[self._word_of[words.number]] = text
        return last

    @cached_property
    def _count(self) -> Int64:
        """By word: how many documents have it."""
        count = np.zeros(len(self._by_spelling), np.int64)
        for words in self._words:
            count[np.unique(self._word_of[words.number])] += 1
        return count

    @cached_property
    def _pair_count(self) -> Int64:
        """How many documents have each of `_pairs`, parallel to it."""
        pairs = self._pairs
        key = pairs.left * len(self._count) + pairs.right
        order = np.lexsort((pairs.text, key))
        key, text = key[order], pairs.text[order]
        begins = np.ones(len(key), np.bool_)
        begins[1:] = key[1:] != key[:-1]
        new = begins.copy()
        new[1:] |= text[1:] != text[:-1]
        group = np.cumsum(begins) - 1
        count = np.empty(len(key), np.int64)
        count[order] = np.bincount(group[new], minlength=1)[group]
        return count

    @cached_property
    def _pairs(self) -> _Pairs:
        hashes, lengths = _hashes(self._spellings)
        order = np.argsort(hashes)
        ordered = hashes[order]
        found = [self._pairs_of(text, words, hashes, lengths, ordered, order) for text, words in enumerate(self._words)]
        empty = np.zeros(0, np.int64)
        return _Pairs(*(np.concatenate([empty, *(columns[place] for columns in found)]) for place in range(5)))

    def _pairs_of(
        self, text: int, words: Words, hashes: UInt64, lengths: Int64, ordered: UInt64, order: Int64
    ) -> tuple[Int64, ...]:
        """The columns of `_Pairs` for one document."""
        word = self._word_of[words.number]
        near = np.flatnonzero(words.start[1:] - words.end[:-1] == 1)
        left, right = word[near], word[near + 1]
        short = lengths[left] + lengths[right] <= LONGEST
        near, left, right = near[short], left[short], right[short]
        wanted = hashes[left] * _POWERS[lengths[right]] + hashes[right]
        place = np.minimum(np.searchsorted(ordered, wanted), max(0, len(ordered) - 1))
        same = np.flatnonzero(ordered[place] == wanted) if len(ordered) else place[:0]
        whole = order[place[same]]
        return np.full(len(same), text), near[same], left[same], right[same], whole


def _hashes(spellings: Sequence[str]) -> tuple[UInt64, Int64]:
    """A hash of each text by its letters, and how many it has; those of more than `LONGEST` count as none."""
    lengths = np.array([len(spelling) for spelling in spellings], np.int64)
    long = lengths > LONGEST
    codes = np.frombuffer("".join(spellings).encode("utf-32-le", "surrogatepass"), "<u4").astype(np.uint64)
    ends = np.cumsum(lengths)
    exponent = np.repeat(ends, lengths) - 1 - np.arange(len(codes))
    parts = codes * _POWERS[np.minimum(exponent, LONGEST)]
    hashes = np.add.reduceat(parts, ends - lengths) if len(parts) else np.zeros(len(lengths), np.uint64)
    hashes[long] = np.flatnonzero(long)  # of no use, and alike for no two
    lengths[long] = LONGEST + 1
    return hashes, lengths


def _by_text(text: Int64, index: Int64) -> dict[int, list[int]]:
    found: dict[int, list[int]] = {}
    for one, place in zip(text.tolist(), index.tolist(), strict=True):
        found.setdefault(one, []).append(place)
    return found

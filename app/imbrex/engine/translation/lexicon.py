"""Lexicon: which words of two languages translate each other."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from functools import cached_property

import numpy as np

from imbrex.engine.arrays import Float64, Int64, UInt64
from imbrex.engine.text.vocabulary import hash_words


@dataclass(frozen=True, eq=False)
class Lexicon:
    """Pairs of lemmas of a left and a right language.

    Attributes:
        left, right: the distinct lemmas of each side, in lower case, ё as е.
        pairs: indices into `left` and `right`, sorted by both, shape (n, 2).
        names: of the dictionaries that it is made from.
        bounded: whether one of them has more phrases than were read.
    """

    left: Sequence[str]
    right: Sequence[str]
    pairs: Int64
    names: tuple[str, ...] = ()
    bounded: bool = False

    @cached_property
    def left_numbers(self) -> dict[str, int]:
        """Index of each lemma of the left language."""
        return {word: number for number, word in enumerate(self.left)}

    @cached_property
    def right_numbers(self) -> dict[str, int]:
        """Index of each lemma of the right language."""
        return {word: number for number, word in enumerate(self.right)}

    @cached_property
    def pointer(self) -> Int64:
        """Place in `pairs` of the first translation of each left lemma, and their number."""
        return np.searchsorted(self.pairs[:, 0], np.arange(len(self.left) + 1))

    def translations(self, left: Sequence[str], right: Sequence[str]) -> tuple[Int64, Int64]:
        """Indices into both sequences of distinct lemmas, for each pair that translates each other."""
        known = [(index, self.left_numbers[word]) for index, word in enumerate(left) if word in self.left_numbers]
        place = np.full(len(self.right) + 1, -1, np.int64)
        for index, word in enumerate(right):
            place[self.right_numbers.get(word, -1)] = index
        place[-1] = -1  # of the unknown words
        indices, numbers = np.array(known, np.int64).reshape(-1, 2).T
        counts = self.pointer[numbers + 1] - self.pointer[numbers]
        starts = np.repeat(self.pointer[numbers] - np.cumsum(counts) + counts, counts)
        found = place[self.pairs[starts + np.arange(counts.sum()), 1]]
        return np.repeat(indices, counts)[found >= 0], found[found >= 0]

    def translated_hashes(self, hashes: UInt64) -> tuple[Int64, UInt64]:
        """Hashes of the words that translate each of these left words, itself included, and the index of the latter.

        An index of words has only their hashes.
        """
        ordered, number = self._left_hashes
        place = np.minimum(np.searchsorted(ordered, hashes), max(0, len(ordered) - 1))
        known = np.flatnonzero(ordered[place] == hashes) if len(ordered) else np.zeros(0, np.int64)
        numbers = number[place[known]]
        counts = self.pointer[numbers + 1] - self.pointer[numbers]
        starts = np.repeat(self.pointer[numbers] - np.cumsum(counts) + counts, counts)
        right = self._right_hashes[self.pairs[starts + np.arange(counts.sum()), 1]]
        return np.concatenate((np.arange(len(hashes)), np.repeat(known, counts))), np.concatenate((hashes, right))

    @cached_property
    def _left_hashes(self) -> tuple[UInt64, Int64]:
        """The hashes of the left lemmas, ascending, and the number of each."""
        hashes = hash_words(self.left) if self.left else np.zeros(0, np.uint64)
        order = np.argsort(hashes)
        return hashes[order], order

    @cached_property
    def _right_hashes(self) -> UInt64:
        return hash_words(self.right) if self.right else np.zeros(0, np.uint64)

    def mirrored(self) -> "Lexicon":
        """The same with the sides exchanged."""
        return _sorted(self.right, self.left, self.pairs[:, ::-1], self.names)

    def through(self, other: "Lexicon") -> "Lexicon":
        """From the left language to the right one of another lexicon, whose left language is the right one of this.

        A pair weighs more, the fewer translations the words in between have; of each word the pairs that weigh little
        are left out, as they mean other things. (Without this F1 of German and Russian is .41 instead of .59.)
        """
        left, right, weights = self._joined(other)
        keys, place = np.unique(left * max(1, len(other.right)) + right, return_inverse=True)
        left, right = keys // max(1, len(other.right)), keys % max(1, len(other.right))
        weight = np.asarray(np.bincount(place, weights, len(keys)), np.float64)
        good = (weight >= _LEAST * _best(left, weight)) | (weight >= _LEAST * _best(right, weight))
        pairs = np.stack([left[good], right[good]], axis=1)
        return _sorted(self.left, other.right, pairs, tuple(dict.fromkeys((*self.names, *other.names))))

    def _joined(self, other: "Lexicon") -> tuple[Int64, Int64, Float64]:
        """The left and right word of each pair with a word in between, and the weight that this gives it."""
        numbers = np.array([other.left_numbers.get(word, -1) for word in self.right], np.int64)
        between = self.pairs[:, 1]
        counts = np.diff(other.pointer, append=other.pointer[-1:])[numbers][between]
        backwards = np.bincount(between, minlength=len(self.right))[between]
        good = (numbers[between] >= 0) & (counts * backwards <= _MOST_THROUGH)
        first, counts, backwards = other.pointer[numbers[between[good]]], counts[good], backwards[good]
        starts = np.repeat(first - np.cumsum(counts) + counts, counts)
        right = other.pairs[starts + np.arange(counts.sum()), 1]
        return np.repeat(self.pairs[good, 0], counts), right, np.repeat(1.0 / (counts * backwards), counts)


def _best(word: Int64, weight: Float64) -> Float64:
    """The largest weight of each pair's word."""
    best = np.zeros(int(word.max(initial=-1)) + 1)
    np.maximum.at(best, word, weight)
    return best[word]


_MOST_THROUGH = 3000
"""Pairs that one word in between may make: it would make as many as the product of its translations."""
_LEAST = 0.1
"""Weight of a pair relative to the best one of either word."""


def lexicon_of(pairs: Iterable[tuple[str, str]], names: tuple[str, ...] = ()) -> Lexicon:
    """The lexicon of pairs of lemmas from the dictionaries with these names."""
    listed = list(pairs)
    left = sorted({one for one, _ in listed})
    right = sorted({other for _, other in listed})
    numbers = ({word: number for number, word in enumerate(side)} for side in (left, right))
    first, second = numbers
    return _sorted(left, right, np.array([(first[a], second[b]) for a, b in listed], np.int64).reshape(-1, 2), names)


def _sorted(left: Sequence[str], right: Sequence[str], pairs: Int64, names: tuple[str, ...]) -> Lexicon:
    return Lexicon(left, right, np.unique(pairs, axis=0).reshape(-1, 2), names)


def merged(one: Lexicon, other: Lexicon) -> Lexicon:
    """The pairs of two lexicons of the same languages."""
    left, left_places = _union(one.left, other.left)
    right, right_places = _union(one.right, other.right)
    pairs = [
        np.stack([left_places[side][lexicon.pairs[:, 0]], right_places[side][lexicon.pairs[:, 1]]], axis=1)
        for side, lexicon in enumerate((one, other))
    ]
    return _sorted(left, right, np.concatenate(pairs), tuple(dict.fromkeys((*one.names, *other.names))))


def _union(one: Sequence[str], other: Sequence[str]) -> tuple[list[str], list[Int64]]:
    """The distinct words of both, and the place there of each word of either."""
    words = sorted({*one, *other})
    numbers = {word: number for number, word in enumerate(words)}
    return words, [np.array([numbers[word] for word in side], np.int64) for side in (one, other)]

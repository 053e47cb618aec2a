"""Class words: words and neighbours in the documents of a class.

A dictionary that knows a rare "gether" cannot tell that "to gether" is one word; the text that it was copied from can.
Neighbouring words show whether another document says the same there.
"""

from collections.abc import Iterable, Sequence
from functools import cached_property
from itertools import count
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from imbrex.engine.arrays import Bools, Int64, UInt64, blocks, unique
from imbrex.engine.disguises.word_sequence import NOTHING, WordSequence, row_of
from imbrex.engine.text.spelling_traits import LONGEST, Lookup
from imbrex.engine.text.tokens import Int32
from imbrex.engine.text.words import Words
from imbrex.values import frozen

Integers = NDArray[np.integer]


class Sightings:
    """Keys with the documents that contain them; a negative key means none and is never found."""

    def __init__(self, keys: Int64, texts: Integers) -> None:
        """Take parallel arrays of shape (n,)."""
        order = np.argsort(keys)  # not stable, which takes several times as long
        keys, self._texts = keys[order], texts[order]
        self._begins = np.flatnonzero(np.concatenate((np.ones(min(1, len(keys)), np.bool_), keys[1:] != keys[:-1])))
        self._keys = keys[self._begins]
        self._first, self._last = (
            some.reduceat(self._texts, self._begins) if len(keys) else self._texts for some in (np.minimum, np.maximum)
        )

    @cached_property
    def _counts(self) -> Int64:
        """Number of documents with each distinct key."""
        sizes = np.diff(self._begins, append=len(self._texts))
        number = np.repeat(np.arange(len(sizes)), sizes)
        most = int(self._texts.max(initial=0)) + 1
        return np.bincount(unique(number * most + self._texts) // most, minlength=len(sizes))

    def elsewhere(self, keys: Int64, texts: Integers) -> NDArray[np.bool_]:
        """Whether each key is in a document other than the one beside it."""
        place = ordered_place(self._keys, keys)
        if not len(self._keys):
            return np.zeros(len(keys), np.bool_)
        return np.asarray((place >= 0) & (keys >= 0) & ((self._first[place] != texts) | (self._last[place] != texts)))

    def count(self, keys: Integers) -> Int64:
        """Number of documents with each key."""
        place = ordered_place(self._keys, keys)
        if not len(self._keys):
            return np.zeros(len(keys), np.int64)
        return np.where(place >= 0, self._counts[place], 0)


def ordered_place(ordered: NDArray[np.generic], wanted: NDArray[np.generic]) -> Int64:
    """Index of each wanted value in a sorted array, -1 if absent."""
    if not len(ordered):
        return np.full(len(wanted), -1, np.int64)
    place = np.minimum(np.searchsorted(ordered, wanted), len(ordered) - 1)
    return np.where(ordered[place] == wanted, place, -1)


# Pairs of words whose concatenation is a third word.
# Pairs are matched by a hash that can be composed from those of their parts.


_JOINED_BASE = 0x9E3779B97F4A7C15  # odd, so that no power of it is lost modulo 2**64
_POWERS = np.array([pow(_JOINED_BASE, power, 1 << 64) for power in range(LONGEST + 1)], np.uint64)
_FILTER_BITS = 20
_BLOCK = 1 << 15  # neighbours at once, so that what is computed stays in the cache
_FLAGS = 1 << 22  # of words in documents at once, for the same reason


def _filtered(keys: Int64) -> UInt64:
    """The place of each key in a filter."""
    return (keys.view(np.uint64) * np.uint64(_JOINED_BASE)) >> np.uint64(64 - _FILTER_BITS)


class WholeSpellings:
    """Distinct spellings, numbered in order; those of more than `LONGEST` letters, or of none, are never found.

    Attributes:
        lengths: letters of each; longer ones, and a mark without its letter, count as `LONGEST` + 1, shape (n,).
    """

    def __init__(self, spellings: Sequence[str]) -> None:
        lengths = np.array(list(map(len, spellings)), np.int64)
        self.lengths: Int64 = np.where((lengths > 0) & (lengths <= LONGEST), lengths, LONGEST + 1)
        self._sizes = self.lengths.astype(np.uint8)
        self._powers = _POWERS[np.minimum(self.lengths, LONGEST)]
        self._hashes = _hash(spellings, self.lengths)
        self._halves, self._half_powers = self._hashes.astype(np.uint32), self._powers.astype(np.uint32)

    def made_of(self, row: NDArray[np.intp]) -> tuple[Int64, Int64]:
        """Places in a row of spellings where the concatenation of one and the next is a third, and its number."""
        ordered, order, maybe = self._ordered
        # Half of each hash tells which few neighbours to look at.
        halves = self._halves.take(row)
        wanted = halves[:-1] * self._half_powers.take(row[1:])
        wanted += halves[1:]
        wanted >>= np.uint32(32 - _FILTER_BITS)
        likely = np.flatnonzero(maybe.take(wanted))
        first, second = row[likely], row[likely + 1]
        fits = self._sizes[first] + self._sizes[second] <= LONGEST
        likely, first, second = likely[fits], first[fits], second[fits]
        place = ordered_place(ordered, self._hashes[first] * self._powers[second] + self._hashes[second])
        there = np.flatnonzero(place >= 0)
        return likely[there], order[place[there]]

    @cached_property
    def _ordered(self) -> tuple[UInt64, Int64, Bools]:
        """The sorted hashes, their owners, and a filter of the leading bits of their lower halves."""
        order = np.argsort(self._hashes)
        maybe = np.zeros(1 << _FILTER_BITS, np.bool_)
        maybe[self._halves >> np.uint32(32 - _FILTER_BITS)] = True
        return self._hashes[order], order, maybe


def _hash(spellings: Sequence[str], lengths: Int64) -> UInt64:
    """A hash of each text by its letters; those whose length counts as more than `LONGEST` have none."""
    joined = "".join(spelling if 0 < len(spelling) <= LONGEST else "\0" for spelling in spellings)
    codes = np.frombuffer(joined.encode("utf-32-le", "surrogatepass"), "<u4").astype(np.uint64)
    sizes = np.where(lengths > LONGEST, 1, lengths)
    ends = np.cumsum(sizes)
    exponent = np.repeat(ends, sizes) - 1 - np.arange(len(codes))
    parts = codes * _POWERS[exponent]
    hashes = np.add.reduceat(parts, ends - sizes) if len(parts) else np.zeros(len(lengths), np.uint64)
    hashes[lengths > LONGEST] = np.flatnonzero(lengths > LONGEST)  # unused, and distinct
    return hashes


_BASE, _OTHER_BASE = np.uint64(0x9E3779B97F4A7C15), np.uint64(0xC2B2AE3D27D4EB4F)  # odd, so that no bit is lost
_FAR_MORE = 4  # times as many documents


@frozen
class _Pairs:
    """Neighbours, one character apart, whose concatenation is a word of the class.

    Attributes:
        text: document of each, shape (p,).
        index: of the first of the two in the row, shape (p,).
        key: number of the two words, the same for every occurrence, shape (p,).
        whole: the word that they would make, shape (p,).
    """

    text: Int64
    index: Int64
    key: Int64
    whole: Int64

    def take(self, chosen: Bools) -> "_Pairs":
        """The chosen ones only."""
        return _Pairs(self.text[chosen], self.index[chosen], self.key[chosen], self.whole[chosen])


class Split(NamedTuple):
    """Words that together with the next one are a word of another document.

    Attributes:
        first: index of the first of the two, ascending, among the words of all given texts.
        likely: whether that document has it before or after the same word.
        sure: whether two words around it are the same: both before it, both after it, or one on each side.
        rare: whether far more documents have the one word than the two.
        lead: how much more frequent the one word is in the class than the rarer of the two.
    """

    first: Int64
    likely: Bools
    sure: Bools
    rare: Bools
    lead: Int64


class Joined(NamedTuple):
    """Words that another document has as two.

    Attributes:
        place: of the word among the words of all given texts.
        letters: of the first of the two.
        sure: whether that document has them before or after the same word.
        lead: how much more frequent the one word is in the class than the rarer of the two.
    """

    place: Int64
    letters: Int64
    sure: Bools
    lead: Int64


class ClassWords:
    """The words of all documents as written, before any repair; case-insensitive."""

    def __init__(self, words: Sequence[Words], lookup: Lookup) -> None:
        self._words = words
        self._lookup = lookup

    @cached_property
    def spellings(self) -> list[str]:
        """The words in lower case, by number."""
        return list(self._by_spelling)

    def sequence(self, words: Sequence[Words], places: Sequence[int]) -> WordSequence:
        """Some texts as words of the class."""
        return self._row_of(words, places)

    @property
    def whole(self) -> WordSequence:
        """All documents as words of the class."""
        return self._row

    def stands_elsewhere(self, word: str, text: int) -> bool:
        """Whether a document other than the one with this number has the word."""
        number = self._by_spelling.get(word.casefold())
        return number is not None and self._only[number] != text

    def those_elsewhere(self, words: Iterable[str], text: int) -> set[str]:
        """The words that a document other than the one with this number has."""
        find, only = self._by_spelling.get, self._only
        return {word for word in words if (number := find(word.casefold())) is not None and only[number] != text}

    def split(self, words: Sequence[Words], places: Sequence[int]) -> Split:
        """Words of some texts that together with the next one are a far more frequent word of the class.

        Or that another document has in the same place.
        """
        if not self._words:
            none = np.zeros(0, np.int64)
            return Split(none, none > 0, none > 0, none > 0, none)
        row = self._row_of(words, places)
        pairs = self._only_elsewhere(self._pairs_in(row, places))
        around = self._around(row, pairs)
        seen = self._seen_around_wholes if row.word is self._row.word else self._seen_around(around)
        same = [one.elsewhere(keys, pairs.text) for one, keys in zip(seen, around, strict=True)]
        pair_count = self._pair_sightings.count(pairs.key)
        count = self._whole_counts[pairs.whole]
        rare = _FAR_MORE * pair_count <= count
        likely = (same[0] | same[1]) & (pair_count <= count)
        sure = (same[0] & same[1]) | same[2] | same[3]
        chosen = rare | (pair_count <= 1) | likely | sure
        first = pairs.index[chosen]
        lead = self._lead(pairs.whole[chosen], row.word[first], row.word[first + 1])
        return Split(row.place(first), likely[chosen], sure[chosen], rare[chosen], lead)

    def joined(self, words: Sequence[Words], places: Sequence[int], suspects: Bools) -> Joined:
        """Words of some texts that another document has as two.

        Only suspects are considered (a flag for each word): two neighbouring words must be far more frequent in the
        class than their concatenation, or be in the same place elsewhere.
        """
        if not self._words:
            none = np.zeros(0, np.int64)
            return Joined(none, none, none > 0, none)
        row = self._row_of(words, places)
        best = self._best_pairs
        at = row.at(np.flatnonzero(suspects))
        at = at[row.word[at] >= 0]
        at = at[best[row.word[at]] >= 0]
        word, text, pair = row.word[at], row.text[at], best[row.word[at]]
        key = self._pairs.key[pair]
        before, after = self._around_pairs
        same = before.elsewhere(self._beside(row.word[at - 1], key), text)
        same |= after.elsewhere(self._beside(row.word[at + 1], key), text)
        alone = (self._first[word] == text) & (self._last[word] == text)
        count, pair_count = self._whole_counts[word], self._pair_sightings.count(key)
        same &= count < _FAR_MORE * pair_count
        chosen = (alone | same | (_FAR_MORE * count <= pair_count)) & self._pair_sightings.elsewhere(key, text)
        first = self._pairs.index[pair[chosen]]
        left, right = self._row.word[first], self._row.word[first + 1]
        lead = self._lead(word[chosen], left, right)
        return Joined(row.place(at[chosen]), self._wholes.lengths[left], same[chosen], lead)

    def _lead(self, whole: Integers, left: Integers, right: Integers) -> Int64:
        met = self._occurrences
        return met[whole] - np.minimum(met[left], met[right])

    @cached_property
    def _occurrences(self) -> Int64:
        """Number of occurrences by word."""
        return np.bincount(self._row.word + 1, minlength=len(self._by_spelling) + 1)[1:]

    def _row_of(self, words: Sequence[Words], places: Sequence[int]) -> WordSequence:
        known = [self._words[place] if place >= 0 else None for place in places]
        if not all(a is b for a, b in zip(words, known, strict=True)):
            return row_of(words, places, self._word_of)
        return self._row if len(words) == len(self._words) else self._row.of(np.array(places, np.int64))

    @cached_property
    def _row(self) -> WordSequence:
        return row_of(self._words, range(len(self._words)), self._word_of)

    @cached_property
    def _numbers(self) -> Int64:
        """Numbers of all spellings in documents, ascending."""
        met = np.zeros(len(self._lookup.vocabulary), np.bool_)
        for low, high in blocks(np.cumsum([0, *(len(one.number) for one in self._words)]), _BLOCK):
            met[np.concatenate([one.number for one in self._words[low:high]])] = True
        return np.flatnonzero(met)

    @cached_property
    def _folded(self) -> list[str]:
        """Each of `_numbers` in lower case."""
        return self._lookup.folded(self._numbers.tolist())

    @cached_property
    def _by_spelling(self) -> dict[str, int]:
        """Words by their lower-case spelling, numbered from 0."""
        return dict(zip(dict.fromkeys(self._folded), count(), strict=False))

    @cached_property
    def _word_of(self) -> Int32:
        """The word of every spelling, by number."""
        word_of = np.full(len(self._lookup.vocabulary), NOTHING, np.int32)
        word_of[self._numbers] = list(map(self._by_spelling.__getitem__, self._folded))
        return word_of

    @cached_property
    def _wholes(self) -> WholeSpellings:
        return WholeSpellings(list(self._by_spelling))

    @cached_property
    def _first(self) -> Int64:
        """First document of each word."""
        first = np.zeros(len(self._by_spelling) + 1, np.int64)  # the last one is for `NOTHING`
        first[self._row.word[::-1]] = self._row.text[::-1]
        return first[:-1]

    @cached_property
    def _last(self) -> Int64:
        """Last document of each word."""
        last = np.zeros(len(self._by_spelling) + 1, np.int64)  # as above
        last[self._row.word] = self._row.text
        return last[:-1]

    @cached_property
    def _only(self) -> list[int]:
        """The one document of each word; `NOTHING` if there are several, each of which is another one's elsewhere."""
        only: list[int] = np.where(self._first == self._last, self._first, NOTHING - 1).tolist()
        return only

    def _is_elsewhere(self, word: Integers, text: Integers) -> Bools:
        return np.asarray((self._first[word] != text) | (self._last[word] != text))

    @cached_property
    def _pairs(self) -> _Pairs:
        return self._pairs_of(self._row)

    @cached_property
    def _pair_sightings(self) -> Sightings:
        return Sightings(self._pairs.key, self._pairs.text)

    @cached_property
    def _at_wholes(self) -> Int64:
        """Positions of words that two neighbours would make."""
        is_whole = np.zeros(len(self._by_spelling) + 1, np.bool_)
        is_whole[self._pairs.whole] = True
        return np.flatnonzero(is_whole[self._row.word])  # the last one is `NOTHING`

    @cached_property
    def _whole_counts(self) -> Int64:
        """Number of documents by word, for those that two neighbours would make; 0 for others."""
        word, text = self._row.word[self._at_wholes], self._row.text[self._at_wholes]
        wholes = unique(self._pairs.whole)
        column = np.zeros(len(self._by_spelling), np.int32)
        column[wholes] = np.arange(len(wholes))
        counts = np.zeros(len(self._by_spelling), np.int64)
        size = max(1, min(len(self._words), _FLAGS // max(1, len(wholes))))  # documents at once
        for first in range(0, len(self._words), size):
            begin, end = np.searchsorted(text, (first, first + size)).tolist()
            flags = np.zeros((size, len(wholes)), np.bool_)
            flags[text[begin:end] - first, column[word[begin:end]]] = True
            counts[wholes] += np.count_nonzero(flags, axis=0)
        return counts

    def _only_elsewhere(self, pairs: _Pairs) -> _Pairs:
        """The pairs whose concatenation is a word of another document."""
        return pairs.take(self._is_elsewhere(pairs.whole, pairs.text))

    @cached_property
    def _seen_around_wholes(self) -> list[Sightings]:
        """As `_seen_around`, for all documents."""
        return self._seen_around(self._around(self._row, self._only_elsewhere(self._pairs)))

    def _seen_around(self, wanted: Sequence[Int64]) -> list[Sightings]:
        """Words that two neighbours would make, each with its neighbours as from `_neighbours`, as far as wanted."""
        filters = np.zeros((len(wanted), 1 << _FILTER_BITS), np.bool_)  # few are, and only these are sorted
        for flags, keys in zip(filters, wanted, strict=True):
            flags[_filtered(keys)] = True
        word, text = self._row.word, self._row.text
        found: list[list[tuple[Int64, Int32]]] = [[] for _ in wanted]
        for first in range(0, max(1, len(self._at_wholes)), _BLOCK):
            at = self._at_wholes[first : first + _BLOCK]
            for keys, flags, some in zip(self._neighbours(word, at - 1, word[at], at + 1), filters, found, strict=True):
                kept = np.flatnonzero(flags[_filtered(keys)])
                some.append((keys[kept], text[at[kept]]))
        return [Sightings(*map(np.concatenate, zip(*some, strict=True))) for some in found]

    def _around(self, row: WordSequence, pairs: _Pairs) -> tuple[Int64, ...]:
        """What `_neighbours` has for the word that each pair would make."""
        return self._neighbours(row.word, pairs.index - 1, pairs.whole, pairs.index + 2)

    def _neighbours(self, word: Int32, before: Int64, whole: Integers, after: Int64) -> tuple[Int64, ...]:
        """Numbers of words with the one before them, the one after them, the two before them, the two after them."""
        two_before = self._bigram(word[before - 1], word[before])
        two_after = self._bigram(word[after], word[after + 1])
        return (
            self._bigram(word[before], whole),
            self._bigram(whole, word[after]),
            self._beside(whole, two_before),
            self._beside(whole, two_after),
        )

    @cached_property
    def _around_pairs(self) -> tuple[Sightings, Sightings]:
        """Each pair with the word before it, and with the one after it."""
        word, pairs = self._row.word, self._pairs
        before = self._beside(word[pairs.index - 1], pairs.key)
        after = self._beside(word[pairs.index + 2], pairs.key)
        return Sightings(before, pairs.text), Sightings(after, pairs.text)

    @cached_property
    def _best_pairs(self) -> Int64:
        """Most frequent pair in place of each word, by documents; -1 if there is none."""
        pairs = self._pairs
        order = np.lexsort((-pairs.key, self._pair_sightings.count(pairs.key)))
        best = np.full(len(self._by_spelling), -1, np.int64)
        best[pairs.whole[order]] = order  # the last one wins
        return best

    def _bigram(self, left: Integers, right: Integers) -> Int64:
        """Number of a bigram; -1 if either word is missing."""
        return np.where((left < 0) | (right < 0), -1, left.astype(np.int64) * len(self._by_spelling) + right)

    def _beside(self, word: Integers, pair: Int64) -> Int64:
        """Number of a word and a bigram, hashed because exact numbers would be too large; -1 if either is missing."""
        mixed = (word.astype(np.uint64) * _BASE) ^ (pair.astype(np.uint64) * _OTHER_BASE)
        return np.where((word < 0) | (pair < 0), -1, (mixed >> np.uint64(1)).astype(np.int64))

    def _pairs_in(self, row: WordSequence, places: Sequence[int]) -> _Pairs:
        """The neighbours in texts with these places."""
        if row is self._row:
            return self._pairs
        if row.word is not self._row.word:
            return self._pairs_of(row)
        is_wanted = np.zeros(len(self._words), np.bool_)
        is_wanted[places] = True
        return self._pairs.take(is_wanted[self._pairs.text])

    def _pairs_of(self, row: WordSequence) -> _Pairs:
        # In blocks, because few of millions of neighbours make a word.
        size = len(row.word) if self._by_spelling else 0  # or no word can be read
        begins = range(0, max(1, size), _BLOCK)
        parts = [self._some_pairs(row, first, min(first + _BLOCK + 1, size)) for first in begins]
        return _Pairs(*map(np.concatenate, zip(*parts, strict=True)))

    def _some_pairs(self, row: WordSequence, first: int, end: int) -> tuple[Int64, Int64, Int64, Int64]:
        """The neighbours in a part of the row."""
        word = row.word[first:end].astype(np.intp)
        same, whole = self._wholes.made_of(word)  # `NOTHING` is read as some word
        is_near = row.near[first + same] & (word[same] >= 0) & (word[same + 1] >= 0)
        same, whole = same[is_near], whole[is_near]
        key = self._bigram(word[same], word[same + 1])
        return row.text[first + same].astype(np.int64), first + same, key, whole

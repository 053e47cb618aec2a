"""Sample words: the languages of many short samples of plain Latin or Cyrillic text, found together.

Each is decided as in `detection`, but the words of all samples are found in one pass, and their evidence is added up in
arrays, in the same order, so that the sums are the same to the last bit.
"""

from collections.abc import Callable, Mapping, Sequence
from functools import cache
from itertools import chain, count

import numpy as np

from imbrex.engine.arrays import Bools, Float64, Int64, UInt16, UInt64
from imbrex.engine.text.character_set import CharacterSet, units_of
from imbrex.engine.text.strange_letters import which_may_be_separated
from imbrex.engine.text.tokens import Int32
from imbrex.engine.text.undisguised_words import CYRILLIC, LATIN
from imbrex.engine.text.vocabulary import NumberTable
from imbrex.engine.text.words import word_hashes

Signs = Callable[[str], tuple[tuple[str, float], ...]]

_BORDER = "\0"
# Letters of the languages that are detected, and marks, and no character that may be part of a disguise.
_OTHER = CharacterSet(
    "[^\x00-\x7f\u00a0-\u00ac\u00ae-\u00c4\u00c6-\u00d7\u00d9-\u00e4\u00e6-\u00f7\u00f9-\u00ff\u2010-\u2026"
    "ĄąĆćĘęŁłŃńŒœŚśŹźŻż]"
)
# Letters of Russian and Ukrainian, and marks, likewise.
_NOT_CYRILLIC = CharacterSet("[^\x00-@\\[-`{-\x7f\u00a0«°»\u2010-\u2026№А-яЁёІіЇїЄєҐґ]")
_CYRILLIC_LETTER = CharacterSet("[А-яЁёІіЇїЄєҐґ]")
_NO_LETTER = CharacterSet("[«°»]")  # between Latin letters in Unicode, and counted as such by `detection`
_HARD_SIGN = CharacterSet("[Ъъ]")
_CONSONANT = CharacterSet("[бвгджзйклмнпрстфхцчшщБВГДЖЗЙКЛМНПРСТФХЦЧШЩ]")
_BLANK = CharacterSet(r"[\s\0]")
_PLAIN_END = 0x2027  # code of the first character after these
_APOSTROPHE = ord("'")
_LAST_BLANK, _NO_BREAK = np.uint16(ord(" ")), np.uint16(0xA0)
_LETTERS_A_WORD = 3  # at least, with the blank after it, unless letters are spaced
_REMEMBERED = 1 << 15  # words
_TABLE_BITS = 17  # slots for four times as many
_FEWER = 0.75  # power of the count of a word: the hundredth "the" adds little to the tenth


def alphabets(samples: Sequence[str]) -> list[str]:
    """The alphabet of samples that are plain, which nothing could disguise: they read as they are written.

    Empty for others. Plain Cyrillic is Russian or Ukrainian, or shows no language clearly.
    """
    joined = _BORDER.join(samples)
    units = units_of(joined)
    if len(units) != len(joined) or joined.count(_BORDER) >= len(samples):
        # Characters of two units, or that are a border here, are in no plain text.
        able = [_BORDER not in sample and max(sample, default="") <= "\uffff" for sample in samples]
        found = _alphabets([sample if one else "" for sample, one in zip(samples, able, strict=True)])
        return [alphabet if one else "" for one, alphabet in zip(able, found, strict=True)]
    return _alphabets(samples)


def _alphabets(samples: Sequence[str]) -> list[str]:
    """The same, of samples without such characters."""
    joined = _BORDER.join(samples)
    units = units_of(joined)
    borders = np.flatnonzero(units == 0)
    # Of the blanks of plain text, all but one are among the first characters.
    is_blank = np.concatenate(([True], (units <= _LAST_BLANK) | (units == _NO_BREAK)))
    doubtful = np.flatnonzero(units < _LAST_BLANK)
    is_blank[doubtful + 1] = _BLANK.found_in(units[doubtful])
    begins = np.flatnonzero(is_blank[:-1] & ~is_blank[1:])
    words = np.diff(np.searchsorted(begins, borders), prepend=0, append=len(begins))
    lengths = np.fromiter(map(len, samples), np.int64, len(samples))
    is_plain = ~which_may_be_separated(samples) & (words * _LETTERS_A_WORD <= lengths)
    if "&#" in joined:
        is_plain &= ["&#" not in sample for sample in samples]
    latin = is_plain & (_count(_OTHER.places_among(units), borders) == 0)
    cyrillic = is_plain & ~latin & _is_cyrillic(units, borders)
    return list(map(str, np.select([latin, cyrillic], [LATIN, CYRILLIC], "")))


def _is_cyrillic(units: UInt16, borders: Int64) -> Bools:
    """Which samples have only letters of Russian or Ukrainian; Bulgarian has a hard sign before consonants."""
    others = _NOT_CYRILLIC.found_in(units)
    others[:-1] |= _HARD_SIGN.found_in(units[:-1]) & _CONSONANT.found_in(units[1:])
    letters = _count(np.flatnonzero(_CYRILLIC_LETTER.found_in(units)), borders)
    no_letters = _count(np.flatnonzero(_NO_LETTER.found_in(units)), borders)
    return np.asarray((_count(np.flatnonzero(others), borders) == 0) & (letters > no_letters))


def _count(places: Int64, borders: Int64) -> Int64:
    """How many of some characters, in ascending places, are in each sample."""
    return np.diff(np.searchsorted(places, borders), prepend=0, append=len(places)).astype(np.int64)


@cache
def _letters() -> Bools:
    """Which plain characters are letters, by code; raised digits, as in "m²", are."""
    characters = map(chr, range(_PLAIN_END))
    return np.array([one.isalnum() and not one.isdecimal() for one in characters], np.bool_)


@cache
def _simplified() -> UInt16:
    """Plain characters as they are in lists, by code."""
    characters = "".join(map(chr, range(_PLAIN_END))).replace("\u0130", "i")  # which becomes two, and is not plain
    return np.array(list(map(ord, _simple(characters))), np.uint16)


def _simple(text: str) -> str:
    return text.lower().replace("’", "'")


class KnownWords:
    """Words of earlier samples, and what each is evidence for: most words of the next samples are among them.

    Attributes:
        codes: of the languages.
        single: whether each word is one letter, shape (words,).
        listed: whether it is in the list of each language, shape (words, languages).
        first: its first sign, and the number of all signs, shape (words + 1,).
        code, share: the language of each sign, as an index, and its weight, shape (signs,).
    """

    def __init__(self, lists: Mapping[str, frozenset[str]], signs: Signs) -> None:
        """Create from the words of each language, by its code, and a function that tells the signs of a word."""
        self.codes = tuple(lists)
        self._signs = signs
        self._lists: dict[str, list[int]] = {}
        for place, words in enumerate(lists.values()):
            for word in words:
                self._lists.setdefault(word, []).append(place)
        self._forget()

    def _forget(self) -> None:
        self._table = NumberTable(_TABLE_BITS)
        self.single = np.zeros(0, np.bool_)
        self.listed = np.zeros((0, len(self.codes)), np.bool_)
        self.first = np.zeros(1, np.int64)
        self.code, self.share = np.zeros(0, np.int64), np.zeros(0, np.float64)

    def numbers(self, hashes: UInt64, text: str, starts: Int32, ends: Int32) -> Int32:
        """The number of each word, by its hash and where it is in the text."""
        if len(self.single) > _REMEMBERED:
            self._forget()
        keys = hashes | np.uint64(1)
        numbers = self._table.find(keys)
        missing = np.flatnonzero(numbers < 0)
        if len(missing):
            numbers[missing], first = self._table.add(keys[missing], len(self.single))
            new = missing[first]
            spans = zip(starts[new].tolist(), ends[new].tolist(), strict=True)
            self._add([_simple(text[start:end]) for start, end in spans])
        return numbers

    def _add(self, words: Sequence[str]) -> None:
        found = list(map(self._signs, words))
        every = list(chain.from_iterable(found))
        listed = np.zeros((len(words), len(self.codes)), np.bool_)
        for row in [row for row, word in enumerate(words) if word in self._lists]:
            listed[row, self._lists[words[row]]] = True
        place = dict(zip(self.codes, count(), strict=False))
        self.single = np.append(self.single, [len(word) == 1 for word in words]).astype(np.bool_)
        self.listed = np.concatenate((self.listed, listed))
        self.first = np.append(self.first, self.first[-1] + np.cumsum(list(map(len, found)), dtype=np.int64))
        self.code = np.append(self.code, np.array([place[code] for code, _ in every], np.int64))
        self.share = np.append(self.share, np.array([share for _, share in every], np.float64))


class SampleWords:
    """The words of samples, and the evidence that they are for languages.

    Attributes:
        total: number of words of each sample, shape (samples,).
        evidence: in words unique to a language, shape (samples, languages).
    """

    def __init__(self, samples: Sequence[str], known: KnownWords) -> None:
        """Count the words of samples that are plain: letters, with apostrophes between two."""
        text = _BORDER.join(samples)
        units = _simplified().take(units_of(text), mode="clip")  # in arrays: `lower` of such a text is slow
        edges = np.flatnonzero(np.diff(_inside(units), prepend=False, append=False))
        starts, ends = edges[0::2].astype(np.int32), edges[1::2].astype(np.int32)
        self._known = known
        words = known.numbers(word_hashes(units, starts, ends), text, starts, ends)
        places = np.searchsorted(starts, np.flatnonzero(units == 0))
        self.total: Int64 = np.diff(places, prepend=0, append=len(starts))
        self._distinct(np.repeat(np.arange(len(samples)), self.total), words)
        self.evidence = self._add_up(len(samples))

    def _distinct(self, sample: Int64, words: Int32) -> None:
        """Keep each word of a sample once, where it is first met, with its count."""
        bits = np.uint64(len(words).bit_length())
        keys = (sample * len(self._known.single) + words).astype(np.uint64) << bits
        keys |= np.arange(len(words), dtype=np.uint64)
        keys.sort()
        new = np.flatnonzero(np.diff(keys >> bits, prepend=np.uint64(1) << np.uint64(63)))
        at = (keys[new] & ((np.uint64(1) << bits) - np.uint64(1))).astype(np.int64)
        counts = np.zeros(len(words), np.int64)  # of each word where it is first met
        counts[at] = np.diff(np.append(new, len(keys)))
        met = np.flatnonzero(counts)
        self._sample, self._word, self._count = sample[met], words[met], counts[met]

    def _add_up(self, size: int) -> Float64:
        known, codes = self._known, len(self._known.codes)
        begin = known.first[self._word]
        sizes = known.first[self._word + 1] - begin
        row = np.repeat(np.arange(len(sizes)), sizes)
        item = np.arange(len(row)) + np.repeat(begin - (np.cumsum(sizes) - sizes), sizes)
        keys = self._sample[row] * codes + known.code[item]
        sums = np.bincount(keys, known.share[item] * self._weights()[row], minlength=size * codes)
        return np.asarray(sums, np.float64).reshape(size, codes)

    def _weights(self) -> Float64:
        # Python's powers: those of arrays differ in the last bit.
        powers = np.array([number**_FEWER for number in range(int(self._count.max(initial=0)) + 1)])
        return powers[self._count] * np.where(self._known.single[self._word], 0.5, 1.0)

    def listed(self, chosen: Int64) -> Int64:
        """How many words of each sample are in the list of the language chosen for it."""
        listed = self._known.listed
        is_listed = listed.ravel().take(self._word * np.int64(listed.shape[1]) + chosen[self._sample])
        return np.bincount(self._sample[is_listed], self._count[is_listed], minlength=len(chosen)).astype(np.int64)


def _inside(units: UInt16) -> Bools:
    """Which characters are part of a word."""
    inside = _letters().take(units, mode="clip")
    marks = np.flatnonzero(units[1:-1] == _APOSTROPHE) + 1
    between = marks[inside[marks - 1] & inside[marks + 1]]
    inside[between] = True
    return inside

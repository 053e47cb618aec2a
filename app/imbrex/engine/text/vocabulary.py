"""Vocabulary: numbers of all distinct spellings, so that all slow work is done once per spelling.

A hash table in numpy looks up whole arrays of words with two gathers. Sorting would cost ten times as much, a dict
fifty times.
"""

import unicodedata
from collections.abc import Callable, Sequence

import mmh3
import numpy as np
from numpy.typing import NDArray

from imbrex.engine.arrays import UInt64
from imbrex.engine.options import Canonization
from imbrex.engine.text.characters import APOSTROPHE_PATTERN
from imbrex.engine.text.invisible import INVISIBLE_PATTERN
from imbrex.engine.text.tokens import Int32
from imbrex.engine.text.undisguised_words import suspicious

# Removal of insignificant spelling differences, for many words at once.
# Words are joined by NUL before a string method is applied: one call in C for all instead of one for each.

_SEPARATOR = "\0"


def clean(words: Sequence[str]) -> list[str]:
    """Words as a dictionary would spell them.

    Compatible forms are composed (NFKC: ligatures, full-width letters), invisible characters removed, and one kind of
    apostrophe is left. The case stays.
    """
    return _together(words, _clean)


def fold(words: Sequence[str], options: Canonization) -> list[str]:
    """Words without the differences in letter case and of ё and е that the options ignore."""

    def folded(text: str) -> str:
        if options.fold_case:
            text = text.casefold()
        return text.replace("ё", "е").replace("Ё", "Е") if options.fold_yo else text

    return _together(words, folded)


def hash_words(words: Sequence[str]) -> UInt64:
    """Low 64 bits of the 128-bit MurmurHash3 of each word in UTF-8, shape (n,)."""
    # As bytes: mmh3 crashes on a str with a lone surrogate.
    encoded = _SEPARATOR.join(words).encode("utf-8", "surrogatepass").split(_SEPARATOR.encode())
    if len(encoded) != len(words):
        encoded = [word.encode("utf-8", "surrogatepass") for word in words]
    return np.frombuffer(b"".join(map(mmh3.mmh3_x64_128_digest, encoded)), "<u8")[::2].astype(np.uint64)


def _clean(text: str) -> str:
    if text.isascii():
        return text
    return APOSTROPHE_PATTERN.sub("'", unicodedata.normalize("NFKC", INVISIBLE_PATTERN.sub("", text)))


def _together(words: Sequence[str], change: Callable[[str], str]) -> list[str]:
    """Apply a function to all words in one call, or one by one if a word contains the separator."""
    if not words:
        return []
    changed = change(_SEPARATOR.join(words)).split(_SEPARATOR)
    return changed if len(changed) == len(words) else [change(word) for word in words]


_FIRST_BITS = 16


class Vocabulary:
    """Spellings by number. A spelling of two languages has two numbers, because its lemma may differ.

    Attributes:
        spellings: the words, cleaned (see `spelling.clean`).
        languages: the language code of each.
        raw: exactly as written in the text, those that may hide another word.
        readings: numbers of words that are in no text, but are the reading of something, by language, word and whether
            it was disguised.
    """

    def __init__(self) -> None:
        self.spellings: list[str] = []
        self.languages: list[str] = []
        self.raw: dict[int, str] = {}
        self.readings: dict[tuple[str, str, bool], int] = {}
        self._keys: list[UInt64] = []  # by number, in pieces
        self._table = NumberTable(_FIRST_BITS)

    def __len__(self) -> int:
        return len(self.spellings)

    def number(self, hashes: UInt64, language: str, text: str, starts: Int32, ends: Int32) -> Int32:
        """The number of each word, adding new ones; word i is `text[starts[i]:ends[i]]`."""
        # 0 marks a free slot, so no key may be 0.
        keys = (hashes ^ _salt(language)) | np.uint64(1)
        numbers = self._table.find(keys)
        missing = np.flatnonzero(numbers < 0)
        if len(missing):
            numbers[missing], first = self._table.add(keys[missing], len(self))
            new = missing[first]
            self._keys.append(keys[new])
            found = [text[a:b] for a, b in zip(starts[new].tolist(), ends[new].tolist(), strict=True)]
            if not text.isascii():
                self._clean(found)
            self.spellings += found
            self._grow(language, len(new))
        return numbers

    def _clean(self, words: list[str]) -> None:
        """Clean new words in place, and keep those that may hide another as they are written."""
        others = [index for index, word in enumerate(words) if not word.isascii()]
        written = [words[index] for index in others]
        self.raw.update((len(self) + others[place], written[place]) for place in suspicious(written))
        for index, word in zip(others, clean(written), strict=True):
            words[index] = word

    def number_reading(self, word: str, language: str, *, disguised: bool) -> int:
        """The number of a reading: never that of a word in a text, which may itself be disguised."""
        key = language, word, disguised
        number = self.readings.get(key)
        if number is None:
            number = self.readings[key] = len(self)
            self._keys.append(np.array([_salt(f"{language}\0{word}\0{disguised}") | np.uint64(1)]))
            self.spellings.append(word)
            self._grow(language, 1)
        return number

    def _grow(self, language: str, count: int) -> None:
        """Record the language of new words, and enlarge the table when it fills."""
        self.languages += [language] * count
        if len(self) * 4 > self._table.size:
            self._table = NumberTable(self._table.bits + 2)
            self._table.fill(np.concatenate(self._keys))


class NumberTable:
    """Numbers by key, in two levels of slots.

    A key belongs in the slot given by its top bits, on the first floor, or by its next bits, on the second; the first
    key in a slot keeps it. The few that find both taken are kept in a dict.
    """

    def __init__(self, bits: int) -> None:
        self.bits = bits
        self.size = 1 << bits
        self._keys = np.zeros((2, self.size), np.uint64)
        self._numbers = np.zeros((2, self.size), np.int32)
        self._displaced: dict[int, int] = {}

    def find(self, keys: UInt64) -> Int32:
        """The number of each key, -1 if it is unknown or displaced."""
        slots = self._slots(keys, 0)
        numbers: Int32 = self._numbers[0].take(slots)
        missing = np.flatnonzero(self._keys[0].take(slots) != keys)
        if len(missing):
            keys = keys[missing]
            slots = self._slots(keys, 1)
            numbers[missing] = np.where(self._keys[1].take(slots) == keys, self._numbers[1].take(slots), -1)
        return numbers

    def add(self, keys: UInt64, first: int) -> tuple[Int32, NDArray[np.intp]]:
        """Number keys that were not found: displaced ones have their numbers, new ones get them from `first` on.

        Returns the number of each key, and the index of the first occurrence of each new one in the order of their
        numbers.
        """
        numbers = np.full(len(keys), -1, np.int32)
        left = np.arange(len(keys))
        new: list[NDArray[np.intp]] = []
        for floor in (0, 1):
            held = self._settle(keys, left, floor, first)
            first += len(held)
            new.append(held)
            wanted = keys[left]
            slots = self._slots(wanted, floor)
            found = self._keys[floor].take(slots) == wanted
            numbers[left[found]] = self._numbers[floor].take(slots[found])
            left = left[~found]
        late: list[int] = []
        for index, key in zip(left.tolist(), keys[left].tolist(), strict=True):
            if key not in self._displaced:
                self._displaced[key] = first + len(late)
                late.append(index)
            numbers[index] = self._displaced[key]
        return numbers, np.concatenate([*new, np.array(late, np.intp)])

    def fill(self, keys: UInt64) -> None:
        """Number distinct keys from 0 on, into an empty table."""
        left = np.arange(len(keys))
        for floor in (0, 1):
            held = self._settle(keys, left, floor, 0)
            self._numbers[floor][self._slots(keys[held], floor)] = held
            left = np.flatnonzero(self.find(keys) < 0)
        self._displaced = dict(zip(keys[left].tolist(), left.tolist(), strict=True))

    def _settle(self, keys: UInt64, left: NDArray[np.intp], floor: int, first: int) -> NDArray[np.intp]:
        """Put the keys with the given indices into free slots; return the indices of those that hold one now."""
        slots = self._slots(keys[left], floor)
        free = self._keys[floor].take(slots) == 0
        slots, left = slots[free], left[free]
        # Assigned in reverse, so that the first of several keys for one slot wins.
        self._keys[floor][slots[::-1]] = keys[left[::-1]]
        self._numbers[floor][slots[::-1]] = left[::-1]
        stays = self._numbers[floor].take(slots) == left
        self._numbers[floor][slots[stays]] = np.arange(first, first + np.count_nonzero(stays))
        held: NDArray[np.intp] = left[stays]
        return held

    def _slots(self, keys: UInt64, floor: int) -> NDArray[np.int64]:
        if floor == 0:
            return (keys >> np.uint64(64 - self.bits)).view(np.int64)
        return ((keys >> np.uint64(64 - 2 * self.bits)) & np.uint64(self.size - 1)).view(np.int64)


def _salt(language: str) -> np.uint64:
    return np.uint64(mmh3.hash64(language.encode(), signed=False)[0])

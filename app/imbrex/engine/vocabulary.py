"""Vocabulary: every distinct spelling met so far gets a number, so that all slow work is done once per spelling.

A direct-mapped table in numpy answers for whole arrays of words with two gathers; the few spellings that find their
slot taken by another are kept in a dict. Sorting would cost ten times as much, a dict alone fifty times.
"""

import mmh3
import numpy as np

from imbrex.engine.spelling import clean
from imbrex.engine.tokens import Int32, UInt64

_FIRST_BITS = 16


class Vocabulary:
    """Spellings by number. A spelling of two languages has two numbers, for its lemma may differ.

    Attributes:
        spellings: the words, cleaned (see `spelling.clean`).
        languages: the language code of each.
    """

    def __init__(self) -> None:
        self.spellings: list[str] = []
        self.languages: list[str] = []
        self._keys: list[UInt64] = []  # by number, in pieces
        self._table = _Table(_FIRST_BITS)

    def __len__(self) -> int:
        return len(self.spellings)

    def number(self, hashes: UInt64, language: str, text: str, starts: Int32, ends: Int32) -> Int32:
        """The number of each word, new ones being added; word i is `text[starts[i]:ends[i]]`."""
        # 0 marks a free slot, so no key may be 0.
        keys = (hashes ^ _salt(language)) | np.uint64(1)
        numbers = self._table.find(keys)
        missing = np.flatnonzero(numbers < 0)
        if len(missing):
            numbers[missing], first = self._table.add(keys[missing], len(self))
            new = missing[first]
            self._keys.append(keys[new])
            self.spellings += clean([text[a:b] for a, b in zip(starts[new].tolist(), ends[new].tolist(), strict=True)])
            self.languages += [language] * len(new)
            if len(self) * 4 > self._table.size:
                self._table = _Table(self._table.bits + 2)
                self._table.fill(np.concatenate(self._keys))
        return numbers


class _Table:
    """Numbers by key: a slot for each value of a key's top bits, held by the first key that came."""

    def __init__(self, bits: int) -> None:
        self.bits = bits
        self.size = 1 << bits
        self._shift = np.uint64(64 - bits)
        self._keys = np.zeros(self.size, np.uint64)
        self._numbers = np.zeros(self.size, np.int32)
        self._displaced: dict[int, int] = {}

    def find(self, keys: UInt64) -> Int32:
        """The number of each key, -1 where it is unknown or displaced."""
        slots = keys >> self._shift
        numbers: Int32 = self._numbers[slots]
        numbers[self._keys[slots] != keys] = -1
        return numbers

    def fill(self, keys: UInt64) -> None:
        """Number distinct keys from 0 on, into an empty table."""
        slots = (keys >> self._shift)[::-1]
        self._keys[slots] = keys[::-1]
        self._numbers[slots] = np.arange(len(keys) - 1, -1, -1)
        left = np.flatnonzero(self.find(keys) < 0)
        self._displaced = dict(zip(keys[left].tolist(), left.tolist(), strict=True))

    def add(self, keys: UInt64, first: int) -> tuple[Int32, Int32]:
        """Number keys that were not found: displaced ones have their numbers, new ones get them from `first` on.

        Returns the number of each key, and the index of the first sight of each new one in the order of their numbers.
        """
        slots = keys >> self._shift
        free = np.flatnonzero(self._keys[slots] == 0)
        # Written backwards, the first of several keys that want one slot is the one that stays.
        self._keys[slots[free[::-1]]] = keys[free[::-1]]
        self._numbers[slots[free[::-1]]] = free[::-1]
        held = free[self._numbers[slots[free]] == free]
        self._numbers[slots[held]] = np.arange(first, first + len(held), dtype=np.int32)
        numbers = self.find(keys)
        new = held.tolist()
        for index in np.flatnonzero(numbers < 0).tolist():
            key = int(keys[index])
            if key not in self._displaced:
                self._displaced[key] = first + len(new)
                new.append(index)
            numbers[index] = self._displaced[key]
        return numbers, np.array(new, np.int32)


def _salt(language: str) -> np.uint64:
    return np.uint64(mmh3.hash64(language.encode(), signed=False)[0])

"""Vocabulary: every distinct spelling met so far gets a number, so that all slow work is done once per spelling.

An open-addressing hash table in numpy: a whole array of words is looked up with a few gathers, where sorting would
cost ten times as much and a Python dict fifty times.
"""

import mmh3
import numpy as np

from imbrex.engine.spelling import clean
from imbrex.engine.tokens import Int32, UInt64

_FIRST_BITS = 14


class Vocabulary:
    """Spellings by number. A spelling of two languages has two numbers, for its lemma may differ.

    Attributes:
        spellings: the words, cleaned (see `spelling.clean`).
        languages: the language code of each.
    """

    def __init__(self) -> None:
        self.spellings: list[str] = []
        self.languages: list[str] = []
        self._bits = _FIRST_BITS
        self._keys = np.zeros(1 << self._bits, np.uint64)
        self._numbers = np.zeros(1 << self._bits, np.int32)

    def __len__(self) -> int:
        return len(self.spellings)

    def number(self, hashes: UInt64, language: str, text: str, starts: Int32, ends: Int32) -> Int32:
        """The number of each word, new ones being added in order; word i is `text[starts[i]:ends[i]]`."""
        # 0 marks a free slot, so no key may be 0.
        keys = (hashes ^ _salt(language)) | np.uint64(1)
        numbers = self._find(keys)
        missing = np.flatnonzero(numbers < 0)
        if len(missing):
            _, first = np.unique(keys[missing], return_index=True)
            new = np.sort(missing[first])
            self._add(
                keys[new], language, [text[a:b] for a, b in zip(starts[new].tolist(), ends[new].tolist(), strict=True)]
            )
            numbers[missing] = self._find(keys[missing])
        return numbers

    def _find(self, keys: UInt64) -> Int32:
        """The number of each key, -1 where it is unknown."""
        shift, last = np.uint64(64 - self._bits), len(self._keys) - 1
        slots = (keys >> shift).astype(np.int64)
        found = self._keys[slots]
        numbers = self._numbers[slots]
        pending = np.flatnonzero(found != keys)
        while len(pending):
            occupied = found[pending] != 0
            numbers[pending[~occupied]] = -1
            pending = pending[occupied]
            slots[pending] = (slots[pending] + 1) & last
            found[pending] = self._keys[slots[pending]]
            hit = found[pending] == keys[pending]
            numbers[pending[hit]] = self._numbers[slots[pending[hit]]]
            pending = pending[~hit]
        return numbers

    def _add(self, keys: UInt64, language: str, spellings: list[str]) -> None:
        first = len(self.spellings)
        self.spellings += clean(spellings)
        self.languages += [language] * len(spellings)
        # A quarter full at most: chains of probes stay at one or two.
        while len(self.spellings) * 4 > len(self._keys):
            self._grow()
        self._insert(keys, np.arange(first, first + len(keys), dtype=np.int32))

    def _grow(self) -> None:
        used = np.flatnonzero(self._keys)
        keys, numbers = self._keys[used], self._numbers[used]
        self._bits += 2
        self._keys = np.zeros(1 << self._bits, np.uint64)
        self._numbers = np.zeros(1 << self._bits, np.int32)
        self._insert(keys, numbers)

    def _insert(self, keys: UInt64, numbers: Int32) -> None:
        """Put distinct new keys into the table."""
        last = len(self._keys) - 1
        slots = (keys >> np.uint64(64 - self._bits)).astype(np.int64)
        while len(keys):
            free = self._keys[slots] == 0
            # Several keys may claim one free slot: the last one written has it, the others go on.
            self._keys[slots[free]] = keys[free]
            placed = self._keys[slots] == keys
            self._numbers[slots[placed]] = numbers[placed]
            keys, numbers, slots = keys[~placed], numbers[~placed], (slots[~placed] + 1) & last


def _salt(language: str) -> np.uint64:
    return np.uint64(mmh3.hash64(language.encode(), signed=False)[0])

"""Joined spellings: pairs of words whose concatenation is a third word.

Pairs are matched by a hash that can be composed from those of their parts.
"""

from collections.abc import Sequence
from functools import cached_property

import numpy as np
from numpy.typing import NDArray

from imbrex.engine.disguises.document_sets import ordered_place
from imbrex.engine.text.spelling_traits import LONGEST
from imbrex.engine.text.tokens import UInt64

Int64 = NDArray[np.int64]
Bools = NDArray[np.bool_]

_BASE = 0x9E3779B97F4A7C15  # odd, so that no power of it is lost modulo 2**64
_POWERS = np.array([pow(_BASE, power, 1 << 64) for power in range(LONGEST + 1)], np.uint64)
_FILTER_BITS = 20


class WholeSpellings:
    """Distinct spellings, numbered in order; those of more than `LONGEST` letters, or of none, are never found.

    Attributes:
        lengths: letters of each; longer ones, and a mark without its letter, count as `LONGEST` + 1, shape (n,).
    """

    def __init__(self, spellings: Sequence[str]) -> None:
        lengths = np.array(list(map(len, spellings)), np.int64)
        self.lengths: Int64 = np.where((lengths > 0) & (lengths <= LONGEST), lengths, LONGEST + 1)
        self._hashes = _hash(spellings, self.lengths)

    def made_of(self, left: Int64, right: Int64) -> tuple[Int64, Int64]:
        """The pairs of spellings whose concatenation is a third one, and the number of that; both of equal length."""
        ordered, order, maybe = self._ordered
        short = np.flatnonzero(self.lengths[left] + self.lengths[right] <= LONGEST)
        left, right = left[short], right[short]
        wanted = self._hashes[left] * _POWERS[self.lengths[right]] + self._hashes[right]
        likely = np.flatnonzero(maybe[wanted >> np.uint64(64 - _FILTER_BITS)])
        place = ordered_place(ordered, wanted[likely])
        there = np.flatnonzero(place >= 0)
        return short[likely[there]], order[place[there]]

    @cached_property
    def _ordered(self) -> tuple[UInt64, Int64, Bools]:
        """The sorted hashes, their owners, and a filter of the leading bits present."""
        order = np.argsort(self._hashes)
        maybe = np.zeros(1 << _FILTER_BITS, np.bool_)
        maybe[self._hashes >> np.uint64(64 - _FILTER_BITS)] = True
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

"""Shingles: overlapping runs of words, each as one 64-bit hash (w-shingling, Broder 1997), and sets of hashes."""

from collections.abc import Iterator
from typing import Any

import numpy as np
from numpy.typing import NDArray

from imbrex.engine.arrays import Int64, UInt64
from imbrex.engine.text.tokens import Tokens

_SPARE_BITS = 4  # one in 16 values has the first bits of a member by chance
_MOST_BITS = 26
_BLOCK = 1 << 14  # shingles hashed at once


def distinct(values: UInt64) -> UInt64:
    """The set of the values. (np.unique takes a hash table for this and is 25 times slower.)"""
    ordered: UInt64 = np.sort(values)
    new = np.ones(len(ordered), np.bool_)
    np.not_equal(ordered[1:], ordered[:-1], out=new[1:])
    return ordered[new]


def common(left: UInt64, right: UInt64) -> UInt64:
    """Intersection of two sets."""
    both: UInt64 = np.concatenate((left, right))
    both.sort(kind="stable")  # merges the two runs, which takes a tenth of the time of sorting
    shared: UInt64 = both[:-1][both[1:] == both[:-1]]
    return shared


def is_member(values: UInt64, members: UInt64) -> NDArray[np.bool_]:
    """Which values are members of a set."""
    found = np.zeros(len(values), np.bool_)
    if len(members):
        likely = _likely(values, members)
        wanted = values[likely]
        order = np.argsort(wanted)  # looking the values up in order takes half of the time
        wanted = wanted[order]
        found[likely[order]] = members[np.minimum(np.searchsorted(members, wanted), len(members) - 1)] == wanted
    return found


def positions(left: UInt64, right: UInt64) -> tuple[Int64, Int64]:
    """Where the values common to two sets are in each of them."""
    if not len(right):
        return np.zeros(0, np.int64), np.zeros(0, np.int64)
    likely = _likely(left, right)
    wanted = left[likely]
    places = np.minimum(np.searchsorted(right, wanted), len(right) - 1)
    found = right[places] == wanted
    return likely[found], places[found]


def _likely(values: UInt64, members: UInt64) -> Int64:
    """Indices of the values whose first bits are those of a member, which tell most others from all members."""
    rest = np.uint64(64 - min(_MOST_BITS, len(members).bit_length() + _SPARE_BITS))
    table = np.zeros(1 << 64 - int(rest), np.bool_)
    table[members >> rest] = True
    return np.flatnonzero(table[values >> rest])


def count_in(values: UInt64, members: UInt64) -> int:
    """How many values, with repetition, are members of a set."""
    return int(np.count_nonzero(is_member(values, members)))


def jaccard(left: UInt64, right: UInt64) -> float:
    """Jaccard index of two sets; 0 for two empty sets: nothing equals nothing."""
    shared = len(common(left, right))
    union = len(left) + len(right) - shared
    return shared / union if union else 0.0


# Distinct odd multipliers: one for every place in the longest shingle (powers of the golden-ratio constant, mod 2**64).
_GOLDEN = 0x9E3779B97F4A7C15
_MULTIPLIERS = np.array([pow(_GOLDEN, power, 1 << 64) for power in range(1, 65)], np.uint64)
_MIX = np.uint64(0xFF51AFD7ED558CCD)  # of MurmurHash3's finalizer


def shingle_hashes(words: UInt64, length: int) -> UInt64:
    """Hash of the shingle that starts at each word: shape (max(0, n - length + 1),).

    A polynomial over the word hashes with a final mix; the same words in another order give another hash.
    """
    count = max(0, len(words) - length + 1)
    if not count:
        return np.zeros(0, np.uint64)
    hashes = np.empty(count, np.uint64)
    for first in range(0, count, _BLOCK):  # small enough for the processor's cache
        block = hashes[first : first + _BLOCK]
        np.multiply(words[first : first + len(block)], _MULTIPLIERS[0], out=block)
        for place in range(first + 1, first + length):
            block += words[place : place + len(block)] * _MULTIPLIERS[place - first]
        mix(block)
    return hashes


def mix(hashes: UInt64) -> UInt64:
    """Mix sums over all bits, in place."""
    hashes ^= hashes >> np.uint64(33)
    hashes *= _MIX
    hashes ^= hashes >> np.uint64(29)
    return hashes


def shingles_of(tokens: Tokens, length: int, step: int = 1) -> UInt64:
    """Hashes of a text's shingles in order, with repetition; none crosses a barrier."""
    hashes = shingle_hashes(tokens.hashes, length)
    if step == 1 and not len(tokens.barriers):
        return hashes
    return hashes[whole(len(hashes), length, tokens.barriers, step)]


def has_shingle(tokens: Tokens, length: int) -> bool:
    """Whether a text is long enough for one shingle, without computing any."""
    return bool(whole(max(0, len(tokens.hashes) - length + 1), length, tokens.barriers).any())


def shingles_by_length(tokens: Tokens, longest: int, step: int = 1) -> Iterator[UInt64]:
    """The result of `shingles_of` for 1, 2, ... `longest` words, each from the sums of the one before.

    Shingles shorter than `step` follow end to end.
    """
    words = tokens.hashes
    sums = np.zeros(len(words), np.uint64)
    for length in range(1, longest + 1):
        count = max(0, len(words) - length + 1)
        sums = sums[:count]
        sums += words[length - 1 : length - 1 + count] * _MULTIPLIERS[length - 1]
        yield mix(sums.copy())[whole(count, length, tokens.barriers, min(step, length))]


def whole(count: int, length: int, barriers: NDArray[np.signedinteger[Any]], step: int = 1) -> NDArray[np.bool_]:
    """Mask of `count` shingles that cross no barrier (the first word of a new part).

    With a step, only every `step`-th shingle of each part is in it, the first one always.
    """
    mask = np.ones(count, np.bool_) if step == 1 else _at_steps(count, barriers, step)
    if len(barriers) and length > 1:
        crossing = (barriers[:, None].astype(np.int64) - np.arange(1, length)).ravel()
        mask[crossing[(crossing >= 0) & (crossing < count)]] = False
    return mask


def _at_steps(count: int, barriers: NDArray[np.signedinteger[Any]], step: int) -> NDArray[np.bool_]:
    """Mask of the words that are a multiple of `step` words from the start of their part."""
    start = np.zeros(count, np.int64)
    begins = barriers[barriers < count]
    start[begins] = begins
    return np.asarray((np.arange(count) - np.maximum.accumulate(start)) % step == 0)

"""Hashes of words as they are spelled: to tell spellings apart before any of them is a Python string."""

import mmh3
import numpy as np

from imbrex.engine.text.characters import UInt16
from imbrex.engine.text.tokens import Int32, UInt64

_LONG_WORD = 64
_MASKS = np.array([(1 << (16 * units)) - 1 for units in range(4)] + [2**64 - 1], np.uint64)
_MIX_1 = np.uint64(0x9E3779B97F4A7C15)  # odd constants of splitmix64
_MIX_2 = np.uint64(0xBF58476D1CE4E5B9)
_MIX_3 = np.uint64(0x94D049BB133111EB)


def word_hashes(units: UInt16, starts: Int32, ends: Int32) -> UInt64:
    """A 64-bit hash of each range of code units, four units at a time; equal spellings have equal hashes.

    No range holds a NUL, so that padding the last four with zeros makes no two words alike.
    """
    padded = np.zeros(len(units) + 4, np.uint16)
    padded[: len(units)] = units
    lanes = np.ndarray((len(units) + 1,), "<u8", buffer=padded.data, strides=(2,))
    first = starts.astype(np.intp)  # numpy would convert narrower indices at every look-up
    left = ends - first
    hashes: UInt64 = lanes[first]
    hashes &= _MASKS.take(left, mode="clip")
    hashes *= _MIX_1
    hashes ^= hashes >> np.uint64(32)
    offset = 4
    longer = np.flatnonzero(left > offset)
    while len(longer) and offset < _LONG_WORD:
        rest = left[longer] - offset
        lane = lanes[first[longer] + offset]
        lane &= _MASKS.take(rest, mode="clip")
        lane ^= hashes[longer]
        lane *= _MIX_2
        lane ^= lane >> np.uint64(29)
        hashes[longer] = lane
        longer = longer[rest > 4]
        offset += 4
    hashes *= _MIX_3
    hashes ^= hashes >> np.uint64(32)
    # A "word" of a million letters would take as many rounds: the few long ones are hashed one by one.
    for index in longer.tolist():
        hashes[index] = mmh3.hash64(units[starts[index] : ends[index]].tobytes(), signed=False)[0]
    return hashes

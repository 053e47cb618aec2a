"""Hashes of words as they are spelled: to tell spellings apart before any of them is a Python string."""

import mmh3
import numpy as np

from imbrex.engine.characters import UInt16
from imbrex.engine.tokens import Int32, UInt64

_LONG_WORD = 64
_MASKS = np.array([(1 << (16 * units)) - 1 for units in range(4)] + [2**64 - 1], np.uint64)
_ADD = np.uint64(0x9E3779B97F4A7C15)
_MIX_1 = np.uint64(0xBF58476D1CE4E5B9)  # multipliers of splitmix64
_MIX_2 = np.uint64(0x94D049BB133111EB)


def word_hashes(units: UInt16, starts: Int32, ends: Int32) -> UInt64:
    """A 64-bit hash of each range of code units, four units at a time; equal spellings have equal hashes."""
    padded = np.zeros(len(units) + 4, np.uint16)
    padded[: len(units)] = units
    lanes = np.ndarray((len(units) + 1,), "<u8", buffer=padded.data, strides=(2,))
    first = starts.astype(np.intp)  # numpy would convert narrower indices at every look-up
    left = ends - first
    hashes: UInt64 = lanes[first] & _MASKS[np.minimum(left, 4)]
    hashes ^= left.astype(np.uint64) * _ADD
    hashes ^= hashes >> np.uint64(32)
    hashes *= _MIX_1
    offset = 4
    longer = np.flatnonzero((left > offset) & (left <= _LONG_WORD))
    while len(longer):
        rest = left[longer] - offset
        lane = lanes[first[longer] + offset] & _MASKS[np.minimum(rest, 4)]
        mixed = hashes[longer]
        mixed ^= mixed >> np.uint64(29)
        mixed *= _MIX_2
        mixed += lane * _ADD
        mixed ^= mixed >> np.uint64(32)
        hashes[longer] = mixed
        longer = longer[rest > 4]
        offset += 4
    hashes ^= hashes >> np.uint64(31)
    hashes *= _MIX_2
    hashes ^= hashes >> np.uint64(29)
    # A "word" of a million letters would take as many rounds: the few long ones are hashed one by one.
    for index in np.flatnonzero(left > _LONG_WORD).tolist():
        hashes[index] = mmh3.hash64(units[starts[index] : ends[index]].tobytes(), signed=False)[0]
    return hashes

"""Document sets: lookup of the documents that contain each key, for whole arrays."""

import numpy as np
from numpy.typing import NDArray

Int64 = NDArray[np.int64]


class Sightings:
    """Keys with the documents that contain them; a negative key means none and is never found."""

    def __init__(self, keys: Int64, texts: Int64) -> None:
        """Take parallel arrays of shape (n,)."""
        order = np.lexsort((texts, keys))
        keys, texts = keys[order], texts[order]
        begins = np.flatnonzero(np.concatenate((np.ones(min(1, len(keys)), np.bool_), keys[1:] != keys[:-1])))
        ends = np.append(begins[1:], len(keys))[: len(begins)]
        self._keys = keys[begins]
        self._first, self._last = texts[begins], texts[ends - 1]
        new = np.concatenate((np.zeros(min(1, len(keys)), np.int64), np.cumsum(texts[1:] != texts[:-1])))
        self._counts = new[ends - 1] - new[begins] + 1

    def elsewhere(self, keys: Int64, texts: Int64) -> NDArray[np.bool_]:
        """Whether each key is in a document other than the one beside it."""
        place = ordered_place(self._keys, keys)
        if not len(self._keys):
            return np.zeros(len(keys), np.bool_)
        return np.asarray((place >= 0) & (keys >= 0) & ((self._first[place] != texts) | (self._last[place] != texts)))

    def count(self, keys: Int64) -> Int64:
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

"""Hash sets: sets of hashes as ascending arrays without duplicates."""

import numpy as np
from numpy.typing import NDArray

from imbrex.engine.text.tokens import UInt64


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
    if not len(members):
        return np.zeros(len(values), np.bool_)
    place = np.minimum(np.searchsorted(members, values), len(members) - 1)
    return np.asarray(members[place] == values)


def count_in(values: UInt64, members: UInt64) -> int:
    """How many values, with repetition, are members of a set."""
    ordered = np.sort(values)  # searching in order is three times as fast, the sort included
    return int((np.searchsorted(ordered, members, "right") - np.searchsorted(ordered, members, "left")).sum())


def jaccard(left: UInt64, right: UInt64) -> float:
    """Jaccard index of two sets; 0 for two empty sets: nothing equals nothing."""
    shared = len(common(left, right))
    union = len(left) + len(right) - shared
    return shared / union if union else 0.0

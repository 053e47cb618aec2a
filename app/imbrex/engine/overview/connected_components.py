"""Connected components: groups of documents connected by chains of pairs."""

import numpy as np

from imbrex.engine.text.tokens import Int32


def connected(documents: int, left: Int32, right: Int32) -> Int32:
    """Number the groups of connected documents by their first document; shape (documents,).

    Every document takes the lowest number it is connected to, round by round, with pointers shortened in between
    (Shiloach and Vishkin 1982): a few rounds of array work, whatever the shape of the groups.
    """
    lowest = np.arange(documents, dtype=np.int32)
    while len(left):
        one, other = lowest[left], lowest[right]
        np.minimum.at(lowest, one, other)
        np.minimum.at(lowest, other, one)
        while np.any((shorter := lowest[lowest]) != lowest):
            lowest = shorter
        apart = lowest[left] != lowest[right]
        left, right = left[apart], right[apart]
    return renumbered(lowest)


def renumbered(labels: Int32) -> Int32:
    """The same groups, numbered from 0 by their first document."""
    _, first, inverse = np.unique(labels, return_index=True, return_inverse=True)
    rank = np.empty(len(first), np.int32)
    rank[np.argsort(first)] = np.arange(len(first), dtype=np.int32)
    return rank[inverse]

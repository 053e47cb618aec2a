"""Block index: 64-bit fingerprints in 4 blocks of 16, to find those that differ in 3 bits or fewer.

At least one of 4 blocks is unaffected by 3 differing bits (pigeonhole), so that only fingerprints with an equal block
need to be compared in full (Manku, Jain, Sarma 2007; the article on SimHash).
"""

import numpy as np

from imbrex.engine.text.tokens import Int32, UInt64

BLOCKS = 4
FARTHEST = BLOCKS - 1
_WIDTH = 64 // BLOCKS
_MASKS = np.uint64((1 << _WIDTH) - 1) << (np.arange(BLOCKS, dtype=np.uint64) * np.uint64(_WIDTH))


def block_keys(fingerprints: UInt64) -> UInt64:
    """A key for each block, distinct between blocks, shape (n, 4)."""
    places = np.arange(BLOCKS, dtype=np.uint64)
    blocks = (fingerprints[:, None] >> (places * np.uint64(_WIDTH))) & np.uint64((1 << _WIDTH) - 1)
    return blocks | (places << np.uint64(_WIDTH))


class BlockIndex:
    """Fingerprints sorted by each of their blocks."""

    def __init__(self, fingerprints: UInt64) -> None:
        """Index fingerprints, shape (n,), identified by position."""
        keys = block_keys(fingerprints).ravel()
        order = np.argsort(keys, kind="stable")
        self._places = (order // BLOCKS).astype(np.int32)
        self._fingerprints = fingerprints
        self._sorted = fingerprints[self._places]
        # Start of the bucket of each possible key.
        self._first = np.searchsorted(keys[order], np.arange((BLOCKS << _WIDTH) + 1, dtype=np.uint64))

    def candidates(self, fingerprint: int) -> Int32:
        """Positions of all fingerprints with an equal block, ascending."""
        wanted = np.uint64(fingerprint)
        found = []
        for block, key in enumerate(block_keys(np.array([wanted]))[0].tolist()):
            bucket = slice(int(self._first[key]), int(self._first[key + 1]))
            differing = self._sorted[bucket] ^ wanted
            new = np.ones(len(differing), np.bool_)
            for earlier in range(block):  # already found if an earlier block is equal
                new &= differing & _MASKS[earlier] != 0
            found.append(self._places[bucket][new])
        return np.sort(np.concatenate(found))

    def find(self, fingerprint: int, farthest: int = FARTHEST) -> Int32:
        """Positions of all fingerprints within `farthest` differing bits (3 at most), ascending."""
        if not 0 <= farthest <= FARTHEST:
            raise ValueError(f"{BLOCKS} blocks find what differs in 0 to {FARTHEST} bits, not {farthest}")
        places = self.candidates(fingerprint)
        near: Int32 = places[np.bitwise_count(self._fingerprints[places] ^ np.uint64(fingerprint)) <= farthest]
        return near

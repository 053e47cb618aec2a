"""Marks: numbers of 64 bits by which whole texts, near-duplicates and short texts are found in one table."""

from collections.abc import Iterator

import numpy as np

from imbrex.engine.fingerprints import Fingerprints
from imbrex.engine.measures.block_index import block_keys
from imbrex.engine.shingles import mix
from imbrex.engine.tokens import UInt64

# Odd constants that keep the three kinds apart.
_WHOLE, _BLOCK, _LONGEST = (np.uint64(value) for value in (0x9FB21C651E98DF25, 0xD6E8FEB86659FD93, 0xA0761D6478BD642F))


def whole_mark(made: Fingerprints) -> list[int]:
    """Of all compared words in their order; none where there is no word."""
    return _salted(np.frombuffer(made.whole[:8], "<u8"), _WHOLE)


def block_marks(made: Fingerprints) -> list[int]:
    """Of each of the four blocks of the SimHash: near-duplicates have one of them in common."""
    if not made.kept:
        return []
    return _salted(block_keys(np.array([made.simhash], np.uint64)).ravel(), _BLOCK)


def longest_marks(made: Fingerprints) -> list[int]:
    """Of each of the longest words of a short text."""
    return _salted(made.longest, _LONGEST)


def all_marks(made: Fingerprints) -> Iterator[int]:
    """All marks of a text, each once."""
    yield from dict.fromkeys((*whole_mark(made), *block_marks(made), *longest_marks(made)))


def signed(value: int) -> int:
    """A number of 64 bits as databases have it."""
    return value - (1 << 64) if value >> 63 else value


def _salted(values: UInt64, salt: np.uint64) -> list[int]:
    mixed = mix((values ^ salt) * salt)
    return [int(value) for value in mixed.view(np.int64).tolist()]

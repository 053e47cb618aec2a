"""Plain pairs: pairs whose shared words are those of their shared shingles, because none of their runs can grow.

Nine of ten pairs of a class are plain. The runs chosen for each shingle cover the same words as all its shared
shingles, so that no run has to be found for them.
"""

import numpy as np

from imbrex.engine.arrays import Bools, Int64, UInt64
from imbrex.engine.compare.kept_words import KeptWords, WholeTexts
from imbrex.values import frozen

_BITS = 40  # of a word's position
_POSITION = (1 << _BITS) - 1


@frozen
class PairSeeds:
    """Positions of equal shingles in the left and right text of some pairs, among the compared words of all documents.

    Attributes:
        pair: number of the pair, shape (n,).
        left, right: shape (n,).
    """

    pair: Int64
    left: Int64
    right: Int64

    def take(self, chosen: Bools) -> "PairSeeds":
        """The chosen seeds only."""
        return PairSeeds(self.pair[chosen], self.left[chosen], self.right[chosen])


@frozen
class _Neighbours:
    """The word on one side of each shingle.

    Attributes:
        words: a number that is equal for equal words over which a run may grow, shape (n,).
        compared: whether the shingle that includes the word continues a run, shape (n,).
    """

    words: UInt64
    compared: Bools

    def may_grow(self, seeds: PairSeeds) -> Int64:
        """The seeds with equal words there that belong to no other seed."""
        equal = np.flatnonzero(self.words[seeds.left] == self.words[seeds.right])
        return equal[~(self.compared[seeds.left[equal]] & self.compared[seeds.right[equal]])]


class PlainPairs:
    """Counts the shared words of plain pairs; shingles have two words or more.

    Attributes:
        shared: words of both texts of each pair that are in shared shingles, those between them included, shape
            (2, pairs); 0 for pairs that are not plain.
    """

    def __init__(self, texts: WholeTexts, compared: KeptWords, length: int, pairs: int) -> None:
        self.shared = np.zeros((2, pairs), np.int64)
        kept = texts.kept
        self._starts, self._ends = kept, np.append(kept[length - 1 :] + 1, np.zeros(length - 1, np.int64))[: len(kept)]
        continues = np.diff(kept, prepend=-2) == 1  # the word before is compared, too
        continues[compared.barriers] = False
        document = np.repeat(np.arange(compared.documents), compared.sizes)
        before = _Neighbours(_words(texts, kept - 1, texts.pointer[document], -1), continues)
        after = _Neighbours(_words(texts, self._ends, texts.pointer[document + 1], 1), _moved(continues, length))
        self._neighbours = before, after

    def settle(self, seeds: PairSeeds, pairs: Int64) -> Bools:
        """Count the words of the plain pairs, and return a mask of the seeds of all others.

        Args:
            seeds: all seeds of some pairs.
            pairs: the index of each of their numbers in `shared`.
        """
        is_plain = np.ones(len(pairs), np.bool_)
        for beside in self._neighbours:
            is_plain[seeds.pair[beside.may_grow(seeds)]] = False
        chosen = is_plain[seeds.pair]
        plain = seeds.take(chosen)
        for side, places in enumerate((plain.left, plain.right)):
            numbers, words = self._cover(plain.pair, places)
            self.shared[side, pairs[numbers]] = words
        return np.asarray(~chosen)

    def _cover(self, pair: Int64, places: Int64) -> tuple[Int64, Int64]:
        """Each pair with a shingle at any of these places, and the number of words in its shingles."""
        keys = (pair << _BITS) | places
        keys.sort()
        keys = keys[np.diff(keys, prepend=-1) != 0]
        places, pair = keys & _POSITION, keys >> _BITS
        starts, ends = self._starts[places], self._ends[places]
        words = ends - starts
        first = np.flatnonzero(np.diff(pair, prepend=-1))
        repeated = np.minimum(starts[1:] - ends[:-1], 0)  # in the shingle before, if it is of the same pair
        repeated[first[1:] - 1] = 0
        words[1:] += repeated
        return pair[first], np.add.reduceat(words, first) if len(first) else words


def _words(texts: WholeTexts, places: Int64, limits: Int64, step: int) -> UInt64:
    """The words at some places, none of them equal beyond the limit of its document or if it is excluded."""
    inside = places >= limits if step < 0 else places < limits
    safe = np.where(inside, places, 0)
    usable = inside & (texts.excluded[safe] == 0)
    return np.where(usable, texts.hashes[safe], np.arange(len(places), dtype=np.uint64))


def _moved(continues: Bools, length: int) -> Bools:
    """The mask for the word after the shingle that starts at each word."""
    return np.append(continues[length:], np.zeros(length, np.bool_))[: len(continues)]

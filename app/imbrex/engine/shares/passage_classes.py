"""Passage classes: the words of each passage by their class, and the kind of the passage."""

from dataclasses import dataclass

import numpy as np

from imbrex.engine.arrays import Int64, UInt8
from imbrex.engine.rewriting.rewritten_passage import Rewritten
from imbrex.engine.shares.shares import ClassedWords, PairClasses, WordClass
from imbrex.engine.text.tokens import Int32, Tokens


@dataclass(frozen=True, slots=True, eq=False)
class PassageClasses:
    """Words of passages by class, as columns parallel to the passages: shape (classes, passages), by `WordClass`."""

    left: Int64
    right: Int64

    @property
    def left_matched(self) -> Int64:
        """Words of the left side that are also in the other text, excluded ones not counted, shape (passages,)."""
        return _matched_of(self.left)

    @property
    def right_matched(self) -> Int64:
        """The same for the right side."""
        return _matched_of(self.right)

    @property
    def left_kinds(self) -> UInt8:
        """The class of each passage on its left side, shape (passages,).

        That is excluded, if most of the side's matched words are; else the class of most words of both sides.
        """
        return self._kinds(self.left)

    @property
    def right_kinds(self) -> UInt8:
        """The same for the right side."""
        return self._kinds(self.right)

    def _kinds(self, side: Int64) -> UInt8:
        both = self.left + self.right
        kinds = np.where(both[WordClass.VERBATIM] > both[WordClass.REWORDED], WordClass.VERBATIM, WordClass.REWORDED)
        return np.where(side[WordClass.EXCLUDED] > _matched_of(side), WordClass.EXCLUDED, kinds).astype(np.uint8)


def passage_classes(passages: Rewritten, left: Tokens, right: Tokens, classes: PairClasses) -> PassageClasses:
    """Count the words of passages by class; `left` and `right` are the words that were classed."""
    return PassageClasses(
        _by_class(left, classes.left, passages.left_start, passages.left_end),
        _by_class(right, classes.right, passages.right_start, passages.right_end),
    )


def _matched_of(counts: Int64) -> Int64:
    return np.asarray(counts[WordClass.VERBATIM] + counts[WordClass.REWORDED])


def _by_class(tokens: Tokens, words: ClassedWords, start: Int32, end: Int32) -> Int64:
    first, last = np.searchsorted(tokens.start, start), np.searchsorted(tokens.start, end)
    counts = []
    for kind in WordClass:
        before = np.concatenate((np.zeros(1, np.int64), np.cumsum(words.classes == kind)))
        counts.append(before[last] - before[first])
    return np.array(counts)

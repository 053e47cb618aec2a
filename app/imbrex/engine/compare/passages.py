"""Passages: maximal runs of shared shingles, with their positions in both originals."""

from collections.abc import Iterator

import numpy as np

from imbrex.engine.compare.common_shingles import CommonShingles
from imbrex.engine.compare.compared_words import sequence_of
from imbrex.engine.compare.runs import Runs, find_runs
from imbrex.engine.observer import SILENT, Observer
from imbrex.engine.text.document import Span
from imbrex.engine.text.tokens import Int32, Tokens
from imbrex.values import frozen


@frozen
class Passage:
    """A run of words that both texts share.

    Attributes:
        left, right: spans in the originals.
        left_word, right_word: index of its first word among the kept words of each side.
        words: length in compared words; the same on both sides.
    """

    left: Span
    right: Span
    left_word: int
    right_word: int
    words: int


@frozen
class Passages:
    """Passages as columns of equal length, sorted by `left_start`, then `right_start`.

    Attributes:
        left_start, left_end, right_start, right_end: code points of the originals, half-open.
        left_word, right_word: first word among the kept words of each side.
        words: length in compared words.
        bounded: True if a text is so repetitive that not every pairing of the repeats was followed.
    """

    left_start: Int32
    left_end: Int32
    right_start: Int32
    right_end: Int32
    left_word: Int32
    right_word: Int32
    words: Int32
    bounded: bool = False

    def __len__(self) -> int:
        return len(self.words)

    def __getitem__(self, index: int) -> Passage:
        return Passage(
            Span(int(self.left_start[index]), int(self.left_end[index])),
            Span(int(self.right_start[index]), int(self.right_end[index])),
            int(self.left_word[index]),
            int(self.right_word[index]),
            int(self.words[index]),
        )

    def __iter__(self) -> Iterator[Passage]:
        return (self[index] for index in range(len(self)))


def find_passages(
    left: Tokens,
    right: Tokens,
    length: int,
    minimum_words: int = 1,
    observer: Observer = SILENT,
    common: CommonShingles | None = None,
) -> Passages:
    """Find the maximal runs of shared shingles.

    Every shared shingle of either text is explained by the longest run through it (the one earlier in that text, then
    in the other, among equals); runs that are the longest for no shingle are dropped, so that a repeated phrase does
    not flood the view. All words are compared in their canonical form, so that no hash collision makes a passage.
    `common` are the shingles that both texts have, if they are known.
    """
    runs, bounded = find_runs(sequence_of(left), sequence_of(right), length, minimum_words, observer, common)
    return _columns(runs, left, right, bounded)


def _columns(runs: Runs, left: Tokens, right: Tokens, bounded: bool) -> Passages:
    """The runs as passages in the originals, in the order of the left text."""
    runs = runs.take(np.lexsort((runs.right, runs.left)))
    last = runs.words - 1
    return Passages(
        left_start=left.start[left.kept[runs.left]],
        left_end=left.end[left.kept[runs.left + last]],
        right_start=right.start[right.kept[runs.right]],
        right_end=right.end[right.kept[runs.right + last]],
        left_word=runs.left.astype(np.int32),
        right_word=runs.right.astype(np.int32),
        words=runs.words.astype(np.int32),
        bounded=bounded,
    )

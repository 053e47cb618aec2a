"""Passages: maximal runs of shared shingles, with their places in both originals."""

from collections.abc import Iterator
from dataclasses import dataclass

from imbrex.engine.document import Span
from imbrex.engine.tokens import Int32


@dataclass(frozen=True, slots=True)
class Passage:
    """A run of words that both texts share.

    Attributes:
        left, right: places in the originals.
        left_word, right_word: index of its first word among the kept words of each side.
        words: how many compared words long; the same on both sides.
    """

    left: Span
    right: Span
    left_word: int
    right_word: int
    words: int


@dataclass(frozen=True, slots=True)
class Passages:
    """Passages as columns of equal length, sorted by `left_start`, then `right_start`.

    Attributes:
        left_start, left_end, right_start, right_end: code points of the originals, half-open.
        left_word, right_word: first word among the kept words of each side.
        words: length in compared words.
        bounded: True where a text repeats itself so much that not every pairing of the repeats was followed.
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

"""Rewritten passage: corresponding passages of two texts, and the degree of change."""

from collections.abc import Iterator, Mapping
from dataclasses import field, replace
from enum import IntEnum

import numpy as np

from imbrex.engine.arrays import Bools, UInt8
from imbrex.engine.rewriting.differences import Differences
from imbrex.engine.rewriting.sentence_similarity import Float
from imbrex.engine.rewriting.sentence_words import Reading
from imbrex.engine.text.document import Span
from imbrex.engine.text.tokens import Int32
from imbrex.values import frozen

_Bounds = tuple[int, int, int, int]


class Change(IntEnum):
    """Degree of change of a passage, in ascending order."""

    IDENTICAL = 0
    LIGHTLY_EDITED = 1
    REORDERED = 2  # most words are still there, in another order
    HEAVILY_EDITED = 3
    SUMMARIZED = 4  # drawn from places all over a longer text
    TRANSLATED = 5  # into another language

    @property
    def label(self) -> str:
        """Name for users and records."""
        return self.name.lower().replace("_", " ")


@frozen(eq=False)
class WordLinks:
    """Words of translated passages that translate each other, as columns of equal length in any order.

    Attributes:
        left, right: words of the readings, shape (n,).
        by_sound: whether no dictionary has the two, but they are spelled or sound similar, shape (n,).
        entries: the two words as the dictionary has them, in lower case; none if names are hidden.
        dictionaries: names of the dictionaries.
    """

    left: Int32
    right: Int32
    by_sound: Bools
    entries: tuple[tuple[str, str], ...]
    dictionaries: tuple[str, ...]

    def mirrored(self) -> "WordLinks":
        """The same links with the sides exchanged."""
        return replace(self, left=self.right, right=self.left, entries=tuple(entry[::-1] for entry in self.entries))


NO_LINKS = WordLinks(np.zeros(0, np.int32), np.zeros(0, np.int32), np.zeros(0, np.bool_), (), ())
"""The links of texts in one language."""


@frozen
class Passage:
    """A passage of two texts.

    Attributes:
        left, right: spans in the originals.
        left_words, right_words: number of words on each side.
        change: degree of change.
        kept: share of the words of both sides that have their counterpart in the same order, other forms included; of a
            translated passage, share of the content words that are linked.
        quality: similarity of the two sides, from 0 to 1.
    """

    left: Span
    right: Span
    left_words: int
    right_words: int
    change: Change
    kept: float
    quality: float


@frozen(eq=False)
class Rewritten:
    """Passages as columns of equal length, sorted by `left_start`; as found, they do not overlap in the left text, and
    once `mirrored`, not in the right one.

    Attributes:
        left, right: the two texts.
        left_start, left_end, right_start, right_end: code points of the originals, half-open.
        left_first, left_last, right_first, right_last: words of the readings, half-open.
        change: a `Change` each.
        kept: share of the words of both sides that have their counterpart in the same order.
        quality: similarity of the two sides, from 0 to 1.
        links: words that translate each other.
        bounded: whether passages may be missing, because a text is so repetitive or both are so long that not every
            similarity was followed.
        differences: of passages by their bounds, the left side read as made from the right one; not of all.
        mirrored_differences: likewise, once mirrored.
    """

    left: Reading
    right: Reading
    left_start: Int32
    left_end: Int32
    right_start: Int32
    right_end: Int32
    left_first: Int32
    left_last: Int32
    right_first: Int32
    right_last: Int32
    change: UInt8
    kept: Float
    quality: Float
    bounded: bool = False
    links: WordLinks = NO_LINKS
    differences: Mapping[_Bounds, Differences] = field(default_factory=dict)
    mirrored_differences: Mapping[_Bounds, Differences] = field(default_factory=dict)

    def __len__(self) -> int:
        return len(self.left_start)

    def __getitem__(self, index: int) -> Passage:
        return Passage(
            Span(int(self.left_start[index]), int(self.left_end[index])),
            Span(int(self.right_start[index]), int(self.right_end[index])),
            int(self.left_last[index] - self.left_first[index]),
            int(self.right_last[index] - self.right_first[index]),
            Change(int(self.change[index])),
            float(self.kept[index]),
            float(self.quality[index]),
        )

    def bounds(self, index: int) -> tuple[int, int, int, int]:
        """First word and end of the left side of a passage, then of the right one."""
        return (
            int(self.left_first[index]),
            int(self.left_last[index]),
            int(self.right_first[index]),
            int(self.right_last[index]),
        )

    def __iter__(self) -> Iterator[Passage]:
        return (self[index] for index in range(len(self)))

    def mirrored(self) -> "Rewritten":
        """The same passages with the sides exchanged, in the order of the new left text.

        For display only: code that reads the left side as made from the right one takes the passages as found.
        """
        order = np.lexsort((self.left_start, self.left_end, self.right_end, self.right_start))
        columns = {
            f"{side}_{what}": getattr(self, f"{other}_{what}")[order]
            for side, other in (("left", "right"), ("right", "left"))
            for what in ("start", "end", "first", "last")
        }
        whole = {name: getattr(self, name)[order] for name in ("change", "kept", "quality")}
        return replace(
            self,
            left=self.right,
            right=self.left,
            links=self.links.mirrored(),
            differences=self.mirrored_differences,
            mirrored_differences=self.differences,
            **columns,
            **whole,
        )

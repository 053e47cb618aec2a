"""Changes: the paragraphs of an original and its rewrite side by side, and what happened to each."""

from enum import IntEnum

import numpy as np

from imbrex.engine.arrays import Int64, UInt8
from imbrex.engine.changes.paragraphs import Paragraphs
from imbrex.engine.rewriting.sentence_words import Reading
from imbrex.values import frozen


class ChangeKind(IntEnum):
    """Kind of a row; a row has paragraphs on both sides unless stated otherwise."""

    UNCHANGED = 0  # the same text; white space is ignored
    EDITED = 1
    MOVED = 2  # among the other paragraphs, edited or not; may have one side if the other is in another row
    SPLIT = 3  # one paragraph of the original, several of the rewrite
    JOINED = 4
    NEW = 5  # right side only
    DELETED = 6  # left side only
    MOVED_AWAY = 7  # left side only: the former place of a paragraph in a MOVED row; not a change by itself


@frozen(eq=False)
class Changes:
    """Rows in the order of both texts; the left text is the original, the right one its rewrite.

    Every paragraph is in exactly one row, except that the one of a MOVED_AWAY row is in its MOVED row too.

    Attributes:
        left, right: the texts.
        paragraphs: those of the left and of the right text.
        kind: a `ChangeKind` for each row, shape (rows,).
        left_rows, right_rows: first paragraph of each row, and the one after the last, shape (rows, 2).
        partner: for MOVED rows the paragraph of the left text, or, without a right side, of the right text; for
            MOVED_AWAY rows the paragraph of the right text; -1 for all others. Shape (rows,).
        bounded: whether moved paragraphs may be called new and deleted, because the texts are very long or repetitive.
    """

    left: Reading
    right: Reading
    paragraphs: tuple[Paragraphs, Paragraphs]
    kind: UInt8
    left_rows: Int64
    right_rows: Int64
    partner: Int64
    bounded: bool = False

    def __len__(self) -> int:
        return len(self.kind)

    def count(self, kind: ChangeKind) -> int:
        """Number of rows of a kind."""
        return int(np.count_nonzero(self.kind == kind))

    @property
    def total(self) -> int:
        """Number of rows, without former places."""
        return len(self) - self.count(ChangeKind.MOVED_AWAY)

    @property
    def changed(self) -> int:
        """Number of changes."""
        return self.total - self.count(ChangeKind.UNCHANGED)

    def text(self, side: int, row: int) -> str:
        """The paragraphs of a row in the left (0) or right (1) text, with what is between them; "" for none."""
        first, end = (self.left_rows, self.right_rows)[side][row].tolist()
        paragraphs, reading = self.paragraphs[side], (self.left, self.right)[side]
        return reading.tokens.document.text[paragraphs.start[first] : paragraphs.end[end - 1]] if first < end else ""

    def number(self, side: int, paragraph: int) -> int:
        """Number of a paragraph of the left (0) or right (1) text for users, from 1; parts of one have the same."""
        return self.paragraphs[side].wholes(0, paragraph + 1)

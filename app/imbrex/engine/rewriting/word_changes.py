"""Word changes: change of every word of all passages, as columns in code points."""

import numpy as np

from imbrex.engine.arrays import Int64, UInt8
from imbrex.engine.observer import SILENT, Observer, Progress
from imbrex.engine.rewriting.passage_words import mirrored_words
from imbrex.engine.rewriting.rewritten_passage import Rewritten
from imbrex.engine.rewriting.sentence_words import Reading
from imbrex.engine.text.tokens import Int32
from imbrex.values import frozen


@frozen(eq=False)
class ChangedWords:
    """The words of one side, sorted by `start`; a word in several passages has a row for each.

    Attributes:
        start, end: code points of the original, half-open, shape (n,).
        change: a `WordChange` each, shape (n,).
        passage: number of the passage, shape (n,).
        partner: row of its counterpart on the other side; -1 if there is none.
    """

    start: Int32
    end: Int32
    change: UInt8
    passage: Int32
    partner: Int32

    def __len__(self) -> int:
        return len(self.start)

    def at(self, point: int) -> range:
        """Rows of the word that covers a code point, one for each of its passages."""
        last = int(np.searchsorted(self.start, point, side="right"))
        if not last or point >= self.end[last - 1]:
            return range(0)
        return range(int(np.searchsorted(self.start, self.start[last - 1], side="left")), last)


@frozen(eq=False)
class WordChanges:
    """The words of both sides of all passages."""

    left: ChangedWords
    right: ChangedWords


def word_changes(passages: Rewritten, observer: Observer = SILENT) -> WordChanges:
    """Compare every passage word by word; `passages` are mirrored: their right side is read as made from the left one.

    A word only on the right is therefore inserted, and one only on the left is dropped.
    """
    left = _Side(passages.left, passages.left_first, passages.left_last)
    right = _Side(passages.right, passages.right_first, passages.right_last)
    for number in range(len(passages)):
        observer.check()
        observer.progress(Progress("differences", number, len(passages)))
        made = mirrored_words(passages, number, observer)
        left.note(number, made.left, made.left_partner, int(right.first_row[number]))
        right.note(number, made.right, made.right_partner, int(left.first_row[number]))
    return WordChanges(left.sorted(right.new_row), right.sorted(left.new_row))


class _Side:
    """The words of one side, collected by passage and sorted at the end."""

    def __init__(self, reading: Reading, first: Int32, last: Int32) -> None:
        sizes = (last - first).astype(np.int64)
        self.first_row = np.cumsum(sizes) - sizes
        self._passage = np.repeat(np.arange(len(sizes)), sizes)
        self._word = np.arange(int(sizes.sum())) - np.repeat(self.first_row - first, sizes)
        self._change = np.zeros(len(self._word), np.uint8)
        self._partner = np.full(len(self._word), -1, np.int64)
        self._order = np.argsort(self._word, kind="stable")
        self._reading = reading

    @property
    def new_row(self) -> Int64:
        """Row of each collected word, shape (n,)."""
        rows = np.empty(len(self._order), np.int64)
        rows[self._order] = np.arange(len(rows))
        return rows

    def note(self, number: int, change: UInt8, partner: Int32, other_first: int) -> None:
        """Add the words of a passage; partners are counted from the beginning of its other side."""
        rows = slice(int(self.first_row[number]), int(self.first_row[number]) + len(change))
        self._change[rows] = change
        self._partner[rows] = np.where(partner < 0, -1, partner + other_first)

    def sorted(self, other_rows: Int64) -> ChangedWords:
        """The words in the order of the text."""
        order, word = self._order, self._word[self._order]
        partner = self._partner[order]
        paired = partner >= 0
        partner[paired] = other_rows[partner[paired]]
        return ChangedWords(
            self._reading.start[word],
            self._reading.end[word],
            self._change[order],
            self._passage[order].astype(np.int32),
            partner.astype(np.int32),
        )

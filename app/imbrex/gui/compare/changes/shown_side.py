"""Shown side: the displayed paragraphs of one text and their links."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property

import numpy as np

from imbrex.engine.changes.changes import Changes, Side
from imbrex.engine.changes.paragraph_links import Links
from imbrex.engine.changes.paragraph_outcome import Outcome
from imbrex.engine.rewriting.sentence_vectors import Float
from imbrex.engine.rewriting.sentence_words import Int64
from imbrex.engine.text.document import Document
from imbrex.gui.compare.rewriting.rewriting_job import RewritingFound

MOST = 600
"""Maximum code points of a paragraph on a card."""


@dataclass(frozen=True, eq=False)
class ShownSide:
    """One text of a pair; `is_left` for the original."""

    changes: Changes
    document: Document
    is_left: bool

    def __len__(self) -> int:
        return len(self.side)

    @property
    def side(self) -> Side:
        """Return the paragraphs."""
        return self.changes.left if self.is_left else self.changes.right

    @property
    def links(self) -> Links:
        """Return the links between both texts."""
        return self.changes.links

    def outcome(self, number: int) -> Outcome:
        return Outcome(int(self.side.outcome[number]))

    def share(self, number: int) -> float:
        """Return the share of a paragraph's words that are also in the other text."""
        return float(self.side.shared[number] / self.words(number))

    def words(self, number: int) -> int:
        return int(self.side.paragraphs.borders[number + 1] - self.side.paragraphs.borders[number])

    def text(self, number: int) -> str:
        """Return the first words of a paragraph, on one line."""
        span = self.side.paragraphs.span(number)
        return " ".join(self.document.text[span.start : min(span.end, span.start + MOST)].split())

    def start(self, number: int) -> int:
        """Return the start of a paragraph in code points of the original."""
        return int(self.side.paragraphs.start[number])

    def at(self, point: int) -> int:
        """Return the paragraph at or before a code point of the original; -1 for none."""
        return int(np.searchsorted(self.side.paragraphs.start, point, side="right")) - 1

    def partners(self, number: int) -> list[int]:
        """Return the linked paragraphs of the other text, by descending weight."""
        places = self.links.of_left(number) if self.is_left else self.links.of_right(number)
        other = self.links.right if self.is_left else self.links.left
        order = np.argsort(-self.links.words[places], kind="stable")
        return [int(partner) for partner in other[places][order]]

    @cached_property
    def ends(self) -> tuple[Float, Float]:
        """Return start and end of each link's ribbon as fractions of its paragraph's height, shape (links,).

        The ribbons of a paragraph are stacked in the order of their other ends.
        """
        mine = self.links.left if self.is_left else self.links.right
        other = self.links.right if self.is_left else self.links.left
        order = np.lexsort((other, mine))
        words = self.links.words[order]
        sums: Int64 = np.cumsum(words) - words
        firsts = np.searchsorted(mine[order], mine[order])
        linked = np.bincount(mine, self.links.words, len(self))  # may exceed the word count if words were reused
        sizes = np.maximum(linked, self.side.paragraphs.words)[mine[order]]
        begin = np.empty(len(mine))
        end = np.empty(len(mine))
        begin[order] = (sums - sums[firsts]) / sizes
        end[order] = (sums - sums[firsts] + words) / sizes
        return begin, end


def shown_sides(found: RewritingFound) -> tuple[ShownSide, ShownSide]:
    """Return both sides of a result, with its texts."""
    left, right = (reading.tokens.document for reading in (found.passages.left, found.passages.right))
    return ShownSide(found.changes, left, is_left=True), ShownSide(found.changes, right, is_left=False)

"""Shown side: the paragraphs of one text as they may be shown, and what goes with each."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property

import numpy as np

from imbrex.engine.rewrite_map.paragraph_links import Links
from imbrex.engine.rewrite_map.paragraph_outcome import Outcome
from imbrex.engine.rewrite_map.rewrite_map import RewriteMap, Side
from imbrex.engine.rewriting.sentence_vectors import Float
from imbrex.engine.rewriting.sentence_words import Int64
from imbrex.engine.text.document import Document
from imbrex.gui.compare.rewriting.rewriting_job import RewritingFound

MOST = 600
"""Code points of a paragraph that a card may need."""


@dataclass(frozen=True, eq=False)
class ShownSide:
    """One text of a map. `is_left` tells that it is the original."""

    map: RewriteMap
    document: Document
    is_left: bool

    def __len__(self) -> int:
        return len(self.side)

    @property
    def side(self) -> Side:
        """Its paragraphs."""
        return self.map.left if self.is_left else self.map.right

    @property
    def links(self) -> Links:
        """The links of both texts."""
        return self.map.links

    def outcome(self, number: int) -> Outcome:
        """What became of a paragraph."""
        return Outcome(int(self.side.outcome[number]))

    def share(self, number: int) -> float:
        """The share of its words that the other text has."""
        return float(self.side.shared[number] / self.words(number))

    def words(self, number: int) -> int:
        """How many words it has."""
        return int(self.side.paragraphs.borders[number + 1] - self.side.paragraphs.borders[number])

    def text(self, number: int) -> str:
        """The first words of a paragraph, on one line."""
        span = self.side.paragraphs.span(number)
        return " ".join(self.document.text[span.start : min(span.end, span.start + MOST)].split())

    def start(self, number: int) -> int:
        """The code point of the original where it begins."""
        return int(self.side.paragraphs.start[number])

    def at(self, point: int) -> int:
        """The paragraph at a code point of the original, or the one before it; -1 where there is none."""
        return int(np.searchsorted(self.side.paragraphs.start, point, side="right")) - 1

    def partners(self, number: int) -> list[int]:
        """The paragraphs of the other text that go with one, the heaviest first."""
        places = self.links.of_left(number) if self.is_left else self.links.of_right(number)
        other = self.links.right if self.is_left else self.links.left
        order = np.argsort(-self.links.words[places], kind="stable")
        return [int(partner) for partner in other[places][order]]

    @cached_property
    def ends(self) -> tuple[Float, Float]:
        """Where the band of each link begins and ends at its paragraph, as shares of its height, shape (links,).

        The bands of a paragraph lie below one another, in the order of the paragraphs that they lead to.
        """
        mine = self.links.left if self.is_left else self.links.right
        other = self.links.right if self.is_left else self.links.left
        order = np.lexsort((other, mine))
        words = self.links.words[order]
        sums: Int64 = np.cumsum(words) - words
        firsts = np.searchsorted(mine[order], mine[order])
        linked = np.bincount(mine, self.links.words, len(self))  # more than there are, where a word was used twice
        sizes = np.maximum(linked, self.side.paragraphs.words)[mine[order]]
        begin = np.empty(len(mine))
        end = np.empty(len(mine))
        begin[order] = (sums - sums[firsts]) / sizes
        end[order] = (sums - sums[firsts] + words) / sizes
        return begin, end


def shown_sides(found: RewritingFound) -> tuple[ShownSide, ShownSide]:
    """Both sides of what was found, with the texts as they are given there."""
    left, right = (reading.tokens.document for reading in (found.passages.left, found.passages.right))
    return ShownSide(found.map, left, is_left=True), ShownSide(found.map, right, is_left=False)

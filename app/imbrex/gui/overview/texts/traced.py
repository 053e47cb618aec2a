"""Traced: one text with where else each part of it stands, as columns to paint and to search."""

from dataclasses import dataclass

import numpy as np

from imbrex.engine.overview.origins import Origins
from imbrex.gui.overview.shared.class_choice import Pair
from imbrex.gui.overview.shared.shown_class import ShownClass
from imbrex.gui.widgets.text.highlights import Ints
from imbrex.gui.wording.plain_text import quote

NOWHERE = -1
"""The rank of what stands in no other text."""


@dataclass(frozen=True, slots=True, eq=False)
class Traced:
    """The stretches of a text, in its order; a rank is the place of another text among `origins.origins`.

    Attributes:
        shown: names of the texts.
        origins: what the engine found.
        start, end: code points of the text, half-open, shape (n,).
        first: compared words before each, and their sum, shape (n + 1,).
        rank: of the text it also stands in, or NOWHERE, shape (n,); phrases too small to name a text for are nowhere.
        shared: numbers of the stretches that stand elsewhere too, rising.
    """

    shown: ShownClass
    origins: Origins
    start: Ints
    end: Ints
    first: Ints
    rank: Ints
    shared: Ints

    def __len__(self) -> int:
        return len(self.rank)

    @property
    def words(self) -> int:
        """Compared words."""
        return int(self.first[-1])

    @property
    def has_pairs(self) -> bool:
        """Whether the text has anything in common with another one, be it too little to be named."""
        pairs, document = self.shown.report.pairs, self.origins.document
        return bool(np.any(pairs.left == document) or np.any(pairs.right == document))

    def name(self, rank: int) -> str:
        """Name of the other text of a rank."""
        return self.shown.names[self.origins.origins[rank].other]

    def pair(self, rank: int) -> Pair:
        """This text and the other one of a rank."""
        return self.origins.document, self.origins.origins[rank].other

    def quote(self, number: int, most: int) -> str:
        """The words of a stretch, cut where they are more than so many code points."""
        start, end = int(self.start[number]), int(self.end[number])
        return quote(self.origins.text[start : min(end, start + 4 * most + 1)], most)

    def at_point(self, point: int) -> int:
        """Number of the stretch that covers a code point, -1 for none."""
        number = int(np.searchsorted(self.start, point, side="right")) - 1
        return number if number >= 0 and point < self.end[number] else -1

    def of_rank(self, rank: int) -> Ints:
        """Numbers of the stretches of one rank."""
        return np.flatnonzero(self.rank == rank)

    def words_before(self, point: int) -> float:
        """About how many compared words stand before a code point."""
        number = int(np.searchsorted(self.end, point, side="right"))
        if number == len(self):
            return float(self.words)
        length = max(1, int(self.end[number] - self.start[number]))
        inside = min(1.0, max(0.0, (point - int(self.start[number])) / length))
        return float(self.first[number] + inside * (self.first[number + 1] - self.first[number]))


def traced(shown: ShownClass, origins: Origins) -> Traced:
    """Put the stretches of a text into columns."""
    ranks: dict[int | None, int] = {origin.other: rank for rank, origin in enumerate(origins.origins)}
    spans = [stretch.span for stretch in origins.stretches]
    words = np.array([stretch.words for stretch in origins.stretches], np.int64)
    rank = np.array([ranks.get(stretch.other, NOWHERE) for stretch in origins.stretches], np.int64)
    return Traced(
        shown,
        origins,
        np.array([span.start for span in spans], np.int64),
        np.array([span.end for span in spans], np.int64),
        np.concatenate((np.zeros(1, np.int64), np.cumsum(words))),
        rank,
        np.flatnonzero(rank != NOWHERE),
    )

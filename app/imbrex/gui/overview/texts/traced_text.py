"""Traced text: one text with the origins of its parts, as arrays."""

import numpy as np

from imbrex.engine.overview.origins import Origins
from imbrex.gui.overview.shared.class_choice import Pair, ShownClass
from imbrex.gui.widgets.text.highlights import Ints
from imbrex.gui.wording.plain_text import quote
from imbrex.values import frozen

NOWHERE = -1
"""The rank of unique text."""


@frozen(eq=False)
class Traced:
    """The stretches of a text, in order; a rank is the index of another text in `origins.origins`.

    Attributes:
        shown: names of the texts.
        origins: the result of the engine.
        start, end: code points of the text, half-open, shape (n,).
        first: cumulative compared words, with the total at the end, shape (n + 1,).
        rank: of the text that shares it, or NOWHERE, shape (n,); phrases too small to attribute to a text are nowhere.
        shared: numbers of the shared stretches, ascending.
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
        """Return the number of compared words."""
        return int(self.first[-1])

    @property
    def has_pairs(self) -> bool:
        """Return whether the text shares anything with another one, even if too little to be attributed."""
        pairs, document = self.shown.report.pairs, self.origins.document
        return bool(np.any(pairs.left == document) or np.any(pairs.right == document))

    def name(self, rank: int) -> str:
        """Return the name of the text of a rank."""
        return self.shown.names[self.origins.origins[rank].other]

    def pair(self, rank: int) -> Pair:
        """Return the pair of this text and that of a rank."""
        return self.origins.document, self.origins.origins[rank].other

    def quote(self, number: int, most: int) -> str:
        """Return the words of a stretch, truncated to `most` code points."""
        start, end = int(self.start[number]), int(self.end[number])
        return quote(self.origins.text[start : min(end, start + 4 * most + 1)], most)

    def at_point(self, point: int) -> int:
        """Return the number of the stretch at a code point, -1 for none."""
        number = int(np.searchsorted(self.start, point, side="right")) - 1
        return number if number >= 0 and point < self.end[number] else -1

    def of_rank(self, rank: int) -> Ints:
        """Return the numbers of the stretches of a rank."""
        return np.flatnonzero(self.rank == rank)

    def words_before(self, point: int) -> float:
        """Return the approximate number of compared words before a code point."""
        number = int(np.searchsorted(self.end, point, side="right"))
        if number == len(self):
            return float(self.words)
        length = max(1, int(self.end[number] - self.start[number]))
        inside = min(1.0, max(0.0, (point - int(self.start[number])) / length))
        return float(self.first[number] + inside * (self.first[number + 1] - self.first[number]))


def traced(shown: ShownClass, origins: Origins) -> Traced:
    """Return the stretches of a text as arrays."""
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

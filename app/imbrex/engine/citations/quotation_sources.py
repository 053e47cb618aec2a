"""Quotation sources: citations that belong to a quotation and do not cover unquoted words beside it."""

import re
from bisect import bisect_left, bisect_right

import numpy as np
from numpy.typing import NDArray

from imbrex.engine.citations.text_ranges import Stretches
from imbrex.engine.text.tokens import Int32

FEWEST = 8
"""Words of a quotation that has citations of its own: a title in quotation marks names the source of what follows. That
many words of a quotation, or of the sentence with the citation, are part of a passage; fewer are its ragged edge."""
_BETWEEN = re.compile(r"\W{1,5}")  # from the closing mark to a citation directly after it


class Owning:
    """The quotations of a text, and which of its citations belong to them."""

    def __init__(self, text: str, words: Int32, quotations: Stretches, ends: NDArray[np.int64]) -> None:
        """Take a text, the starts of its words, its quotations without their marks, and ends of sentences."""
        sizes = np.diff(np.searchsorted(words, quotations), axis=1)[:, 0]
        long = quotations[sizes >= FEWEST]
        self._text, self._ends = text, ends
        self._words = words.astype(np.int64)  # narrower integers would be copied for each search
        self._starts: list[int] = long[:, 0].tolist()
        self._stops: list[int] = long[:, 1].tolist()

    def free(self, citations: Stretches, first: int, last: int) -> Stretches:
        """Citations that may cover the unquoted words in a half-open range.

        A citation directly after a closing mark covers that quotation only, and so does one in the same sentence,
        unless the words are part of that sentence or of the quotation.
        """
        if not self._starts:
            return citations
        owned = [self._is_owned(begin, end, first, last) for begin, end in citations.tolist()]
        return citations[~np.array(owned, np.bool_)]

    def _is_owned(self, begin: int, end: int, first: int, last: int) -> bool:
        before = bisect_left(self._stops, begin) - 1
        if before >= 0 and _BETWEEN.fullmatch(self._text, self._stops[before], begin):
            return not self._has(first, last, self._starts[before], self._stops[before])
        low, high = self._sentence(begin, end)
        closed = low + 1  # a mark directly after the end of a sentence closes that one
        some = range(bisect_right(self._stops, closed), bisect_right(self._starts, high + 1))
        if not some or self._has(first, last, low, high):
            return False
        near = range(
            max(some.start, bisect_left(self._stops, int(self._words[first]))),
            min(some.stop, bisect_right(self._starts, int(self._words[last - 1]))),
        )
        return not any(self._has(first, last, self._starts[one], self._stops[one]) for one in near)

    def _sentence(self, begin: int, end: int) -> tuple[int, int]:
        """Code points of the end marks of the sentence before a citation and of its own."""
        before, after = np.searchsorted(self._ends, (begin, end - 1)).tolist()
        low = int(self._ends[before - 1]) if before else -1
        return low, int(self._ends[after]) if after < len(self._ends) else len(self._text)

    def _has(self, first: int, last: int, low: int, high: int) -> bool:
        """Whether enough of the words begin between two positions."""
        begin, end = np.searchsorted(self._words, (low, high)).tolist()
        return bool(min(last, end) - max(first, begin) >= FEWEST)

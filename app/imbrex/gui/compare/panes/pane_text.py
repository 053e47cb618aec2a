"""Pane text: the text of a pane, as read or normalized, and the positions of its passages."""

from __future__ import annotations

from dataclasses import replace
from typing import Protocol

import numpy as np
from numpy.typing import NDArray

from imbrex.engine.text.document import FilePart, Part, PartKind, Span
from imbrex.engine.text.tokens import Int32, Tokens
from imbrex.gui.widgets.text.excluded_ranges import NOTHING, LeftOut, left_out
from imbrex.gui.widgets.text.highlights import Highlights, Ints
from imbrex.values import frozen


class PlacedPassages(Protocol):
    """Passages as arrays of equal length, sorted by `left_start`; code points of the originals, half-open."""

    @property
    def left_start(self) -> Int32: ...
    @property
    def left_end(self) -> Int32: ...
    @property
    def right_start(self) -> Int32: ...
    @property
    def right_end(self) -> Int32: ...
    @property
    def bounded(self) -> bool:
        """Return whether the search was limited, so that passages may be missing."""

    def __len__(self) -> int: ...


@frozen
class PaneText:
    """A text for a pane, with its words linked to the original.

    Attributes:
        tokens: all words of the document.
        text: the displayed text.
        parts: non-body parts, in code points of `text`.
        files: the files of the document, if there are several, in code points of `text`.
        start, end: positions of each displayed word in `text`.
        index: its index in `tokens`, ascending.
        highlights: the passages, in code points of `text`.
        canonized: whether `text` is the normalized text instead of the original.
        left_out: excluded ranges, in code points of `text`.
    """

    tokens: Tokens
    text: str
    parts: tuple[Part, ...]
    start: Ints
    end: Ints
    index: Ints
    highlights: Highlights
    canonized: bool
    left_out: LeftOut = NOTHING
    files: tuple[FilePart, ...] = ()

    def is_laid_out_like(self, other: PaneText) -> bool:
        """Return whether text and headings are those of another pane text."""
        return (self.text, self.parts, self.files) == (other.text, other.parts, other.files)

    def token_at(self, point: int) -> int | None:
        """Return the index of the word at a position, if any."""
        row = int(np.searchsorted(self.start, point, side="right")) - 1
        return int(self.index[row]) if row >= 0 and point < self.end[row] else None

    def to_original(self, point: int) -> int:
        """Return the position in the original at, or nearest before, a position in the displayed text."""
        if not self.canonized or not len(self.start):
            return point
        row = max(0, int(np.searchsorted(self.start, point, side="right")) - 1)
        return int(self.tokens.start[self.index[row]])

    def from_original(self, point: int) -> int:
        """Return the displayed position of one in the original; for an omitted word, that of the next displayed one."""
        if not self.canonized or not len(self.start):
            return min(point, len(self.text))
        row = int(np.searchsorted(self.tokens.end[self.index], point, side="right"))
        return int(self.start[min(row, len(self.start) - 1)])

    def places_of(self, start: NDArray[np.integer], end: NDArray[np.integer]) -> tuple[Ints, Ints, NDArray[np.bool_]]:
        """Return the displayed ranges of words given by their positions in the original, and which are displayed."""
        if not self.canonized:
            return np.asarray(start, np.int64), np.asarray(end, np.int64), np.ones(len(start), np.bool_)
        if not len(self.start):
            return np.zeros(len(start), np.int64), np.zeros(len(start), np.int64), np.zeros(len(start), np.bool_)
        begins = self.tokens.start[self.index]
        row = np.minimum(np.searchsorted(begins, start, side="left"), len(begins) - 1)
        return self.start[row], self.end[row], begins[row] == start


def as_read(tokens: Tokens, start: NDArray[np.integer], end: NDArray[np.integer]) -> PaneText:
    """Return the original, with passages at these positions."""
    document = tokens.document
    words = np.arange(len(tokens), dtype=np.int64)
    highlights = Highlights(start, end)
    return PaneText(
        tokens,
        document.text,
        document.parts,
        tokens.start.astype(np.int64),
        tokens.end.astype(np.int64),
        words,
        highlights,
        False,
        left_out(tokens),
        document.files,
    )


def as_compared(tokens: Tokens, start: NDArray[np.integer], end: NDArray[np.integer]) -> PaneText:
    """Return the normalized text, with passages around the words at these positions of the original."""
    index = tokens.kept.astype(np.int64)
    lengths = np.fromiter((len(tokens.terms[term]) for term in tokens.term[index].tolist()), np.int64, len(index))
    # Words are separated by one character, a space or a line break.
    ends = np.cumsum(lengths + 1) - 1
    starts = ends - lengths
    highlights = _around_words(tokens, index, starts, ends, (start, end))
    parts, files = _parts_of_words(tokens, index, starts, ends), _files_of_words(tokens, index, starts, ends)
    return PaneText(tokens, tokens.canonical_text(), parts, starts, ends, index, highlights, True, files=files)


def versions(left: Tokens, right: Tokens, passages: PlacedPassages, canonized: bool) -> tuple[PaneText, PaneText]:
    """Return both sides of a comparison."""
    make = as_compared if canonized else as_read
    return (
        make(left, passages.left_start, passages.left_end),
        make(right, passages.right_start, passages.right_end),
    )


def _around_words(
    tokens: Tokens, index: Ints, start: Ints, end: Ints, places: tuple[NDArray[np.integer], NDArray[np.integer]]
) -> Highlights:
    """Map ranges of the original to the normalized text; a passage without compared words becomes empty."""
    if not len(index):
        nothing = np.zeros(len(places[0]), np.int64)
        return Highlights(nothing, nothing)
    first = np.searchsorted(tokens.end[index], places[0], side="right")
    last = np.searchsorted(tokens.start[index], places[1], side="left")
    begins = start[np.minimum(first, len(index) - 1)]
    return Highlights(begins, np.where(last > first, end[last - 1], begins))


def _parts_of_words(tokens: Tokens, index: Ints, start: Ints, end: Ints) -> tuple[Part, ...]:
    """Map the parts of the document to the normalized text, omitting those without compared words."""
    parts = (part for part in tokens.document.parts if part.kind != PartKind.BODY)
    shown = ((part.kind, _words_in(part.span, tokens.start[index], start, end)) for part in parts)
    return tuple(Part(kind, span) for kind, span in shown if span is not None)


def _files_of_words(tokens: Tokens, index: Ints, start: Ints, end: Ints) -> tuple[FilePart, ...]:
    """Map the files of the document to the normalized text, omitting those without compared words."""
    shown = ((one, _words_in(one.span, tokens.start[index], start, end)) for one in tokens.document.files)
    return tuple(replace(one, span=span) for one, span in shown if span is not None)


def _words_in(span: Span, begins: NDArray[np.integer], start: Ints, end: Ints) -> Span | None:
    """Map a range of the original to the normalized text; None if no compared word begins in it."""
    first, last = np.searchsorted(begins, [span.start, span.end], side="left").tolist()
    return Span(int(start[first]), int(end[last - 1])) if first < last else None

"""Flowing text: a side of a row as one text for a text layout, with its differences."""

import re
from dataclasses import dataclass, field

import numpy as np

from imbrex.engine.changes.changes import Changes
from imbrex.engine.changes.word_diff import Mark, Piece, WordDiff
from imbrex.engine.text.document import Document
from imbrex.gui.widgets.text.text_map import LONGEST_PARAGRAPH, TextMap

LONG = 600
"""Characters; longer stretches without a change are shortened."""
ENDS = 160  # characters that remain at each end of these
MOST = LONGEST_PARAGRAPH
"""Characters of a side of a row; no text of `LONGEST` ordinary words has so many."""
NARROW = 55
"""Characters; a line break after a shorter line is meant (verse), after a longer one the line was just full."""
ELLIPSIS = " […] "
NEW_LINE = "\u2028"  # inside a paragraph of a text layout
_WHITE = re.compile(r"\s+")
_BREAK = re.compile(r"[\n\r\x0b\x0c\x85\u2028\u2029]")


@dataclass(slots=True)
class FlowingText:
    """A text without superfluous white space.

    Attributes:
        pieces: UTF-16 positions of the differences: start, length and mark, ascending.
        elided: the same of the places where text was left out: start and length.
    """

    text: str = ""
    pieces: list[tuple[int, int, Mark]] = field(default_factory=list)
    elided: list[tuple[int, int]] = field(default_factory=list)


def flowing_text(changes: Changes, side: int, row: int, diff: WordDiff, *, whole: bool) -> FlowingText:
    """Return a side of a row, 0 or 1; if `whole`, with long stretches in full."""
    rows, pieces = ((changes.left_rows, diff.left), (changes.right_rows, diff.right))[side]
    reading = (changes.left, changes.right)[side]
    writer = _Writer(reading.tokens.document, whole)
    first, end = rows[row].tolist()
    for number in range(first, end):
        span = changes.paragraphs[side].span(number)
        if number > first and not changes.paragraphs[side].is_part[number]:
            writer.end_paragraph()
        writer.add(span.start, span.end, [piece for piece in pieces if span.start <= piece[0] < span.end])
    return writer.finished()


class _Writer:
    """Collects pieces of a document as flowing text."""

    def __init__(self, document: Document, whole: bool) -> None:
        self._source = document.text
        self._whole = whole
        self._parts: list[str] = []
        self._length = 0
        self._ends_blank = True
        self._pieces: list[tuple[int, int, Mark]] = []
        self._elided: list[tuple[int, int]] = []

    def add(self, start: int, end: int, pieces: list[Piece]) -> None:
        """Add a stretch of the document."""
        place = start
        for first, last, mark in pieces:
            self._add_same(place, first)
            begin = self._length
            self._write(_flow(self._source, first, last))
            self._pieces.append((begin, self._length, mark))
            place = last
        self._add_same(place, end)
        self._write(" ")

    def end_paragraph(self) -> None:
        self._write(NEW_LINE * 2)

    def finished(self) -> FlowingText:
        """Return the text, with positions as Qt counts them."""
        text = "".join(self._parts).rstrip()
        if len(text) > MOST:
            text = text[:MOST] + ELLIPSIS.rstrip()
        known = TextMap(text, max(1, len(text)))
        pieces = [piece for piece in self._pieces if piece[1] <= MOST]
        places = _positions(known, [place[:2] for place in pieces])
        elided = _positions(known, [place for place in self._elided if place[1] <= MOST])
        marks = [mark for *_, mark in pieces]
        return FlowingText(known.display, [(*place, mark) for place, mark in zip(places, marks, strict=True)], elided)

    def _add_same(self, start: int, end: int) -> None:
        """Add a stretch without differences, shortened if it is long."""
        text = _flow(self._source, start, end)
        if self._whole or len(text) <= LONG:
            self._write(text)
            return
        head, tail = text.rfind(" ", ENDS // 2, ENDS), text.find(" ", len(text) - ENDS, len(text) - ENDS // 2)
        self._write(text[: head if head >= 0 else ENDS])
        begin = self._length
        self._ends_blank = False
        self._write(ELLIPSIS)
        self._elided.append((begin, self._length))
        self._write(text[tail + 1 if tail >= 0 else -ENDS :])

    def _write(self, text: str) -> None:
        written = text.lstrip(" ") if self._ends_blank else text
        if written:
            self._parts.append(written)
            self._length += len(written)
            self._ends_blank = written[-1] in f" {NEW_LINE}"


def _positions(known: TextMap, places: list[tuple[int, int]]) -> list[tuple[int, int]]:
    """Return start and length of places, given as start and end, as Qt counts them."""
    ends = known.to_document(np.array(places, np.int64).reshape(-1, 2))
    return [(start, end - start) for start, end in ends.tolist()]


def _flow(text: str, start: int, end: int) -> str:
    """Return a stretch with each run of white space as one; line breaks that are meant remain."""
    parts = []
    place = start
    for found in _WHITE.finditer(text, start, end):
        parts += [text[place : found.start()], NEW_LINE if _is_meant(text, found) else " "]
        place = found.end()
    return "".join([*parts, text[place:end]])


def _is_meant(text: str, white: re.Match[str]) -> bool:
    """Return whether white space has a line break after a short line."""
    if not _BREAK.search(white[0]):
        return False
    near = text[max(0, white.start() - NARROW) : white.start()]
    return len(near) < NARROW or _BREAK.search(near) is not None

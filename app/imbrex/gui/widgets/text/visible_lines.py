"""Visible lines: geometry and text ranges of the lines on screen."""

import bisect
import re
from collections.abc import Iterator

from PySide6.QtCore import QRectF
from PySide6.QtGui import QTextBlock, QTextLine
from PySide6.QtWidgets import QPlainTextDocumentLayout

from imbrex.values import frozen

_RIGHT_TO_LEFT = re.compile(r"[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufeff\u200f\u202b\u202e\u2067\U00010800-\U00010fff]")


@frozen
class VisibleLine:
    """A line on screen.

    Attributes:
        start, end: document positions; `end` excludes the paragraph break.
        top, bottom: pixels from the viewport's top.
        block: position of the paragraph.
        line: Qt's line; valid until the next layout of the paragraph.
        turns: whether the paragraph contains right-to-left text.
    """

    start: int
    end: int
    top: float
    bottom: float
    block: int
    line: QTextLine
    turns: bool

    def rects(self, start: int, end: int) -> Iterator[QRectF]:
        """Yield rectangles of the part of a range that is in this line."""
        first, last = max(start, self.start), min(end, self.end)
        if first >= last:
            return
        if self.turns:
            yield from self._turning_rects(first, last)
            return
        left = self._x(first)
        yield QRectF(left, self.top, self._x(last) - left, self.bottom - self.top)

    def _x(self, position: int) -> float:
        x: float = self.line.cursorToX(position - self.block)[0]  # type: ignore[index]
        return x

    def _turning_rects(self, first: int, last: int) -> Iterator[QRectF]:
        # In bidirectional text, a contiguous range may be several pieces on screen, and the cursor's x is ambiguous at
        # its ends; glyph positions are exact.
        height = self.bottom - self.top
        for run in self.line.glyphRuns(first - self.block, last - first):
            advances = run.rawFont().advancesForGlyphIndexes(run.glyphIndexes())
            edges = [(at.x(), at.x() + step.x()) for at, step in zip(run.positions(), advances, strict=False)]
            if edges:
                left = min(edge[0] for edge in edges)
                yield QRectF(left, self.top, max(edge[1] for edge in edges) - left, height)


def line_at(lines: list[VisibleLine], position: int) -> VisibleLine | None:
    """Return the visible line at a document position, if any."""
    row = bisect.bisect_right(lines, position, key=lambda line: line.start) - 1
    if row < 0 or (row == len(lines) - 1 and position > lines[row].end):
        return None
    return lines[row]


def measure(block: QTextBlock, top: float, height: int, layout: QPlainTextDocumentLayout) -> list[VisibleLine]:
    """Return the lines from a paragraph, whose top is at `top` pixels, down to the bottom of the viewport."""
    found: list[VisibleLine] = []
    while block.isValid() and top < height:
        bottom = top + layout.blockBoundingRect(block).height()
        lines, base = block.layout(), block.position()
        turning = _turns(block.text())
        for index in range(lines.lineCount()):
            line = lines.lineAt(index)
            y = top + line.y()
            if y > height:
                break
            if y + line.height() >= 0:
                start = base + line.textStart()
                found.append(VisibleLine(start, start + line.textLength(), y, y + line.height(), base, line, turning))
        block, top = block.next(), bottom
    return found


def _turns(text: str) -> bool:
    """Return whether a paragraph contains right-to-left text."""
    return not text.isascii() and _RIGHT_TO_LEFT.search(text) is not None

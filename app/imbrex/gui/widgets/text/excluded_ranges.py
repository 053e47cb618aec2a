"""Excluded ranges: those of a text, from templates, phrases or quotations, greyed out."""

from collections.abc import Callable, Iterator

import numpy as np
from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QPainter, QPen

from imbrex.engine.text.tokens import Fate, Tokens
from imbrex.gui.theme.theme import Theme
from imbrex.gui.widgets.text.highlights import Ints
from imbrex.gui.widgets.text.visible_lines import VisibleLine
from imbrex.values import frozen


@frozen
class LeftOut:
    """Half-open ranges of text, ascending and disjoint."""

    start: Ints
    end: Ints

    def mapped(self, to_document: Callable[[Ints], Ints]) -> "LeftOut":
        """Return the ranges as positions in the document that displays the text."""
        return LeftOut(to_document(self.start), to_document(self.end))

    def between(self, start: int, end: int) -> range:
        """Return the rows that overlap a range."""
        first = int(np.searchsorted(self.end, start, side="right"))
        return range(first, int(np.searchsorted(self.start, end, side="left")))


def left_out(tokens: Tokens) -> LeftOut:
    """Return the ranges of a document's original that exclusions remove from the comparison.

    Stop words between excluded words are included: to the reader, all of it is part of the template.
    """
    excluded = tokens.fate >= Fate.DROPPED_TEMPLATE
    words = np.flatnonzero(excluded | (tokens.fate < Fate.DROPPED))
    border = np.diff(np.concatenate(([0], excluded[words].astype(np.int8), [0])))
    first, last = words[np.flatnonzero(border == 1)], words[np.flatnonzero(border == -1) - 1]
    return LeftOut(tokens.start[first].astype(np.int64), tokens.end[last].astype(np.int64))


NOTHING = LeftOut(np.zeros(0, np.int64), np.zeros(0, np.int64))


def shade(painter: QPainter, theme: Theme, line: VisibleLine, left_out: LeftOut) -> None:
    """Paint behind the letters; `left_out` is in document positions, as is `line`."""
    for rect in _rects(line, left_out):
        painter.fillRect(rect.adjusted(-1, -1, 1, 1), theme.left_out())


def dim(painter: QPainter, theme: Theme, line: VisibleLine, left_out: LeftOut) -> None:
    """Paint over the letters: grey, and dots for readers who cannot see the grey."""
    painter.setPen(QPen(theme.muted, 1, Qt.PenStyle.DotLine))
    for rect in _rects(line, left_out):
        painter.fillRect(rect, theme.overlay())
        painter.drawLine(rect.bottomLeft(), rect.bottomRight())


def _rects(line: VisibleLine, left_out: LeftOut) -> Iterator[QRectF]:
    for row in left_out.between(line.start, line.end):
        yield from line.rects(int(left_out.start[row]), int(left_out.end[row]))

"""Row layout: a row as texts for a text layout, the laid out texts, and the ink of their differences."""

import re
from dataclasses import dataclass, field
from functools import cache

import numpy as np
from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QTextCharFormat, QTextLayout, QTextLine, QTextOption

from imbrex.engine.changes.changes import ChangeKind, Changes
from imbrex.engine.changes.word_diff import Mark, Piece, WordDiff, diff_row
from imbrex.engine.rewriting.sentence_similarity import Float
from imbrex.engine.text.document import Document, file_at
from imbrex.gui.compare.changes.change_texts import ChangeTexts
from imbrex.gui.theme.contrast import READABLE, STRONG, mix, readable
from imbrex.gui.theme.theme import HUES, THEMES, Theme
from imbrex.gui.widgets.text.text_map import LONGEST_PARAGRAPH, TextMap

LONG = 600
"""Characters; longer stretches without a change are shortened."""
ENDS = 160  # characters that remain at each end of these
MOST = LONGEST_PARAGRAPH
"""Characters of a side of a row; more than a text of `LONGEST` ordinary words has."""
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


def files_begun(changes: Changes, row: int) -> list[str]:
    """Return the names of the files that begin with a row, of documents that have several."""
    names = []
    for side, rows in enumerate((changes.left_rows, changes.right_rows)):
        files = (changes.left, changes.right)[side].tokens.document.files
        first, end = rows[row].tolist()
        if files and first < end:
            starts = changes.paragraphs[side].start
            file = file_at(files, int(starts[first]))
            before = file_at(files, int(starts[first - 1])) if first else None
            names += [" ".join(file.name.split())] if file is not None and file is not before else []
    return list(dict.fromkeys(names))


REMOVED, ADDED = QColor(HUES[5]), QColor(HUES[2])
LINE_SPACE = 1.2  # line heights
GAP = 8  # pixels above and below a row, and between its caption and its texts


@dataclass(slots=True)
class RowLayout:
    """A row, laid out for a width.

    Attributes:
        caption: what happened to it, and the files that begin with it.
        texts: of both sides, laid out from (0, 0); None where a side is empty.
        top: of the texts, below the caption, in pixels.
        height: of the whole row.
        first_change: top of the first line with a change, in pixels.
    """

    caption: str
    texts: list[QTextLayout | None]
    flowing: list[FlowingText | None]
    top: float
    height: float
    first_change: float = 0.0

    def is_elided_at(self, x: float, y: float, lefts: tuple[float, float]) -> bool:
        """Return whether a position is where text was left out; `lefts` are the edges of both columns."""
        return any(
            start <= place < start + length
            for left, layout, text in zip(lefts, self.texts, self.flowing, strict=True)
            if layout is not None and text is not None and text.elided
            for place in [_position_at(layout, x - left, y - self.top)]
            for start, length in text.elided
        )


@dataclass(slots=True)
class Typesetter:
    """Lays out rows in a font and theme.

    Attributes:
        width: of one column, in pixels.
    """

    font: QFont
    caption_font: QFont
    theme: Theme
    width: float
    texts: ChangeTexts = field(default_factory=ChangeTexts)

    def lay_out(self, changes: Changes, row: int, *, whole: bool) -> RowLayout:
        """Lay out a row; if `whole`, with long unchanged stretches in full."""
        kind = ChangeKind(int(changes.kind[row]))
        diff = WordDiff() if kind is ChangeKind.UNCHANGED else diff_row(changes, row)
        caption = "" if kind is ChangeKind.UNCHANGED else self.texts.row(changes, row, diff)
        caption = " · ".join(filter(None, (caption, *files_begun(changes, row))))
        top = GAP + (QFontMetricsF(self.caption_font).height() + GAP / 2 if caption else 0.0)
        laid = RowLayout(caption, [None, None], [None, None], top, top + GAP)
        if kind is ChangeKind.MOVED_AWAY:
            return laid
        for side, rows in enumerate((changes.left_rows, changes.right_rows)):
            if rows[row][0] == rows[row][1]:
                continue
            is_whole = whole or kind in (ChangeKind.UNCHANGED, ChangeKind.NEW, ChangeKind.DELETED)
            text = flowing_text(changes, side, row, diff, whole=is_whole)
            laid.flowing[side] = text
            laid.texts[side] = layout = self._laid_out(text, side)
            laid.height = max(laid.height, top + _height(layout) + GAP)
        laid.first_change = top + min(self._tops(laid), default=0.0)
        return laid

    def estimates(self, changes: Changes) -> Float:
        """Return about the height that each row will have, shape (rows,)."""
        metrics = QFontMetricsF(self.font)
        per_line = max(1.0, self.width / metrics.averageCharWidth())
        longest = np.zeros(len(changes))
        for side, rows in zip(changes.paragraphs, (changes.left_rows, changes.right_rows), strict=True):
            there = rows[:, 1] > rows[:, 0]
            sizes = side.end[rows[there, 1] - 1] - side.start[rows[there, 0]]
            longest[there] = np.maximum(longest[there], sizes)
        return (1 + longest // per_line) * metrics.height() * LINE_SPACE + 4 * GAP

    def _laid_out(self, text: FlowingText, side: int) -> QTextLayout:
        layout = QTextLayout(text.text, self.font)
        option = QTextOption()
        option.setWrapMode(QTextOption.WrapMode.WrapAtWordBoundaryOrAnywhere)
        option.setTextDirection(Qt.LayoutDirection.LayoutDirectionAuto)
        layout.setTextOption(option)
        layout.setFormats([*self._formats(text, side), *self._muted(text)])
        layout.beginLayout()
        top = 0.0
        while (line := layout.createLine()).isValid():
            line.setLineWidth(self.width)
            line.setPosition(QPointF(0, top))
            top += line.height() * LINE_SPACE
        layout.endLayout()
        return layout

    def _formats(self, text: FlowingText, side: int) -> list[QTextLayout.FormatRange]:
        return [_range(start, length, format_of(self.theme.name, mark, side)) for start, length, mark in text.pieces]

    def _muted(self, text: FlowingText) -> list[QTextLayout.FormatRange]:
        ink = QTextCharFormat()
        ink.setForeground(self.theme.muted)
        return [_range(start, length, ink) for start, length in text.elided]

    def _tops(self, laid: RowLayout) -> list[float]:
        """Return the tops of the lines with the first difference of each side."""
        return [
            layout.lineForTextPosition(text.pieces[0][0]).y()
            for text, layout in zip(laid.flowing, laid.texts, strict=True)
            if text is not None and layout is not None and text.pieces
        ]


@cache
def format_of(theme_name: str, mark: Mark, side: int) -> QTextCharFormat:
    """Return the ink of a difference in a theme."""
    theme, ink = THEMES[theme_name], QTextCharFormat()
    color = readable((REMOVED, ADDED)[side], theme.base, theme.text, STRONG if theme.high else READABLE)
    if mark is Mark.QUIET:
        ink.setUnderlineStyle(QTextCharFormat.UnderlineStyle.DotLine)
        ink.setUnderlineColor(color)
        return ink
    ink.setBackground(mix(theme.base, (REMOVED, ADDED)[side], 0.3 if theme.dark else 0.2))
    ink.setForeground(theme.text)
    if side:
        ink.setFontUnderline(True)
        ink.setUnderlineColor(color)
        ink.setFontWeight(QFont.Weight.DemiBold)
    else:
        ink.setFontStrikeOut(True)
    return ink


def _position_at(layout: QTextLayout, x: float, y: float) -> int:
    """Return the position of the character at a point, -1 for none."""
    for number in range(layout.lineCount()):
        line = layout.lineAt(number)
        if line.y() <= y < line.y() + line.height() and 0 <= x <= line.naturalTextWidth():
            return int(line.xToCursor(x, QTextLine.CursorPosition.CursorOnCharacter))
    return -1


def _range(start: int, length: int, ink: QTextCharFormat) -> QTextLayout.FormatRange:
    formatted = QTextLayout.FormatRange()
    formatted.start, formatted.length, formatted.format = start, length, ink
    return formatted


def _height(layout: QTextLayout) -> float:
    last = layout.lineAt(layout.lineCount() - 1)
    return float(last.y() + last.height()) if layout.lineCount() else 0.0

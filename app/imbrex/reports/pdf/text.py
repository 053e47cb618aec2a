"""Text block: a text laid out in lines, with some words marked."""

from collections.abc import Sequence

from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QFont, QPainter, QTextCharFormat, QTextLayout, QTextLine, QTextOption

from imbrex.reports.wording.shown_text import is_from_right, printable

_LEADING = 1.32  # line height relative to the font's height

Mark = tuple[int, int, QTextCharFormat]
"""Half-open range of code points, and its format."""


class TextBlock:
    """The lines of a text in a column; lengths are in points."""

    def __init__(
        self, text: str, width: float, font: QFont, scale: float, marks: Sequence[Mark] = (), *, at_right: bool = False
    ) -> None:
        """Lay a text out.

        Args:
            text: in any language; each line break begins a paragraph.
            width: of the column.
            font: in dots.
            scale: dots per point.
            marks: formats of some words.
            at_right: whether lines are aligned at the right edge of the column.
        """
        self._text, self._width, self._font, self._marks = printable(text), width, font, marks
        self._scale = scale
        self._at_right = at_right
        self._layouts: list[QTextLayout] = []  # they own the lines
        self._lines: list[QTextLine] = []
        self._lay_out_all()
        self._heights = [line.height() * _LEADING for line in self._lines]

    def __len__(self) -> int:
        return len(self._heights)

    def release(self) -> None:
        """Free the lines' memory; they are laid out again for drawing."""
        self._lines, self._layouts = [], []

    def fitting(self, first: int, room: float, most: int | None = None) -> tuple[int, float]:
        """The end of the lines from `first` that fit into `room`, and their height."""
        last, used = first, 0.0
        while last < len(self) and (most is None or last - first < most):
            height = self._heights[last] / self._scale
            if used + height > room:
                break
            used, last = used + height, last + 1
        return last, used

    def draw(self, painter: QPainter, corner: QPointF, first: int, last: int) -> None:
        """Draw some of the lines; `corner` is the top left of the first."""
        if not self._lines:
            self._lay_out_all()
        painter.save()
        painter.translate(corner)
        painter.scale(1 / self._scale, 1 / self._scale)
        y = 0.0
        for line, height in zip(self._lines[first:last], self._heights[first:last], strict=True):
            line.draw(painter, QPointF(0, y - line.y()))
            y += height
        painter.restore()

    def _lay_out_all(self) -> None:
        start = 0
        for paragraph in self._text.split("\n"):
            end = start + len(paragraph)
            inside = [mark for mark in self._marks if mark[0] < end and mark[1] > start]
            self._lay_out(paragraph, start, self._width * self._scale, self._font, inside)
            start = end + 1

    def _lay_out(self, paragraph: str, start: int, width: float, font: QFont, marks: Sequence[Mark]) -> None:
        layout = QTextLayout(paragraph, font)
        layout.setTextOption(_option(from_right=is_from_right(paragraph), at_right=self._at_right))
        layout.setFormats(_ranges(paragraph, start, marks))
        layout.beginLayout()
        while (line := layout.createLine()).isValid():
            line.setLineWidth(width)
            self._lines.append(line)
        layout.endLayout()
        self._layouts.append(layout)


def _option(*, from_right: bool, at_right: bool) -> QTextOption:
    right = from_right or at_right
    option = QTextOption(Qt.AlignmentFlag.AlignRight if right else Qt.AlignmentFlag.AlignLeft)
    option.setTextDirection(Qt.LayoutDirection.RightToLeft if from_right else Qt.LayoutDirection.LeftToRight)
    option.setWrapMode(QTextOption.WrapMode.WrapAtWordBoundaryOrAnywhere)
    return option


def _ranges(paragraph: str, start: int, marks: Sequence[Mark]) -> list[QTextLayout.FormatRange]:
    """The marks of a paragraph in Qt's UTF-16 units."""
    ranges = []
    for first, last, look in marks:
        one = QTextLayout.FormatRange()
        begins, ends = max(0, first - start), min(len(paragraph), last - start)
        one.start = _units(paragraph[:begins])
        one.length = _units(paragraph[begins:ends])
        one.format = look
        ranges.append(one)
    return ranges


def _units(text: str) -> int:
    return len(text) if text.isascii() else len(text.encode("utf-16-le", "surrogatepass")) // 2

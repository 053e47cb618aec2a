"""Table: rows of cells in a PDF, with the heads repeated on every page."""

from collections.abc import Collection, Iterator, Sequence
from dataclasses import dataclass

from imbrex.reports.pdf.sheet import INK, MUTED, Sheet
from imbrex.reports.wording.shown_text import isolated

_SIZE = 8.0
_GAP = 8.0
_HEAD = 0.6  # share of its text's length that a head takes at least, so that it wraps into few lines
_SPARE = 1.0  # laid-out text may be slightly wider than measured
_ROOM = 60.0  # a taller row may continue on the next page


@dataclass(frozen=True, slots=True)
class Column:
    """A column of a table.

    Attributes:
        head: repeated on every page.
        most: maximum points, if its cells and the words of its head need them; 0 for a share of the remaining width,
            without the gap after it.
        figures: whether its cells are numbers, which are right-aligned.
        names: whether each line of a cell is a name, which is shortened in the middle if too long.
    """

    head: str
    most: float = 0.0
    figures: bool = False
    names: bool = False


def write_table(
    sheet: Sheet, columns: Sequence[Column], rows: Sequence[Sequence[str]], bold: Collection[int] = ()
) -> None:
    """Write a table.

    Args:
        sheet: the target.
        columns: from left to right.
        rows: their cells; each line break begins a new line.
        bold: indices of the rows whose first cell is bold.
    """
    table = _Table(sheet, columns, rows)
    table.write_heads()
    for number, row in enumerate(rows):
        table.write_row(row, is_bold=number in bold)


class _Table:
    def __init__(self, sheet: Sheet, columns: Sequence[Column], rows: Sequence[Sequence[str]]) -> None:
        self._sheet = sheet
        self._columns = columns
        self._widths = list(_widths(sheet, columns, rows))
        self._starts = [sum(self._widths[:place]) + _GAP * place for place in range(len(columns))]

    def write_heads(self) -> None:
        self._write([column.head for column in self._columns], is_head=True)

    def write_row(self, row: Sequence[str], *, is_bold: bool) -> None:
        cut = [self._cut(*cell) for cell in zip(row, self._columns, self._widths, strict=True)]
        self._write(cut, is_bold=is_bold)

    def _cut(self, text: str, column: Column, width: float) -> str:
        if not column.names:
            return text
        return "\n".join(isolated(self._sheet.elided(line, width - _SPARE, _SIZE)) for line in text.split("\n"))

    def _write(self, row: Sequence[str], *, is_head: bool = False, is_bold: bool = False) -> None:
        sheet = self._sheet
        blocks = [
            sheet.block(text, width, _SIZE, bold=is_head or (is_bold and not place), at_right=column.figures)
            for place, (text, column, width) in enumerate(zip(row, self._columns, self._widths, strict=True))
        ]
        page = sheet.page
        sheet.need(min(_ROOM, max(block.fitting(0, sheet.height)[1] for block in blocks) + 4))
        if sheet.page != page and not is_head:
            self.write_heads()
        sheet.rule()
        sheet.gap(2)
        color = MUTED if is_head else INK
        sheet.columns([(start, block, color) for start, block in zip(self._starts, blocks, strict=True)])
        sheet.gap(2)


def _widths(sheet: Sheet, columns: Sequence[Column], rows: Sequence[Sequence[str]]) -> Iterator[float]:
    """Points of each column without the gap after it."""
    needed = [
        min(column.most, _needed(sheet, column, (row[place] for row in rows))) for place, column in enumerate(columns)
    ]
    left = sheet.width - sum(needed) - _GAP * (len(columns) - 1)
    shares = sum(not column.most for column in columns)
    for column, width in zip(columns, needed, strict=True):
        yield width if column.most else left / shares


def _needed(sheet: Sheet, column: Column, cells: Iterator[str]) -> float:
    """Points needed for the longest line of a cell, and for the head in two or three lines."""
    words = [sheet.length(word, _SIZE, bold=True) for word in column.head.split()]
    lines = (sheet.length(line, _SIZE) for cell in cells for line in cell.split("\n"))
    return max(*words, _HEAD * sum(words), *lines, 0.0) + _SPARE

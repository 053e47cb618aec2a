"""Spreadsheet: comma-separated values as spreadsheets read them, and as nobody can make them act."""

import csv
import io
from collections.abc import Iterable

MARK = "\ufeff"
"""What a file begins with: without it Excel reads UTF-8 as the code page of the machine and spoils every name that is
not English; whatever else reads such files today skips the mark."""

_FORMULA = ("=", "+", "-", "@", "\t", "\r", "\n", "＝", "＋", "－", "＠")  # the wide ones in programs for East Asia

Cell = str | int | float | bool


def line(cells: Iterable[Cell]) -> str:
    """A line with its end; numbers with six decimals, and "yes" or "no" for what is true or not."""
    written = io.StringIO()
    csv.writer(written).writerow([_shown(cell) for cell in cells])
    return written.getvalue()


def without_formula(text: str) -> str:
    """The text with an apostrophe before it where a spreadsheet would take it for a formula and run it."""
    return f"'{text}" if text.startswith(_FORMULA) else text


def _shown(cell: Cell) -> str:
    match cell:
        case bool():
            return "yes" if cell else "no"
        case float():
            return f"{cell:.6f}"
        case str():
            return without_formula(cell)
        case _:
            return str(cell)

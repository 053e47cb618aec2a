"""Spreadsheet: comma-separated values for spreadsheets, safe against formula injection."""

import csv
import io
from collections.abc import Iterable

MARK = "\ufeff"
"""Byte order mark: without it Excel reads UTF-8 in the system's code page and garbles all non-English names; other
current programs skip it."""

_FORMULA = ("=", "+", "-", "@", "\t", "\r", "\n", "＝", "＋", "－", "＠")  # the wide ones in East Asian programs

Cell = str | int | float | bool


def line(cells: Iterable[Cell]) -> str:
    """A row with its line end; numbers have six decimals, booleans are "yes" or "no"."""
    written = io.StringIO()
    csv.writer(written).writerow([_shown(cell) for cell in cells])
    return written.getvalue()


def without_formula(text: str) -> str:
    """Prefix an apostrophe to a text that a spreadsheet would run as a formula."""
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

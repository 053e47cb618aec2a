"""Overview as comma-separated values: a line for each pair, for spreadsheets.

It begins with a byte order mark: without it Excel reads UTF-8 as the code page of the machine and spoils every name
that is not English; whatever else reads such files today skips the mark. Fractions are of 1.
"""

import csv
import io
import sys
from collections.abc import Iterator
from dataclasses import fields

from imbrex.cli.overview import Overview, PairRow
from imbrex.cli.terminal import escape

_MARK = "\ufeff"
_FORMULA = ("=", "+", "-", "@", "\t", "\r", "\n", "＝", "＋", "－", "＠")  # the wide ones in programs for East Asia
_FIGURES = [field.name for field in fields(PairRow) if field.name not in {"left", "right"}]


def overview_csv(overview: Overview) -> Iterator[str]:
    """Lines, the first with the names of the columns."""
    for_eyes = sys.stdout.isatty()
    if not for_eyes:
        yield _MARK
    yield _line(["left", "right", "left_path", "right_path", *_FIGURES])
    for row in overview.rows():
        left, right = row.left.document, row.right.document
        texts = [without_formula(text) for text in (left.name, right.name, left.path, right.path)]
        figures = [_figure(getattr(row, name)) for name in _FIGURES]
        yield _line([*(escape(text) if for_eyes else text for text in texts), *figures])


def without_formula(text: str) -> str:
    """The text with an apostrophe before it where a spreadsheet would take it for a formula and run it."""
    return f"'{text}" if text.startswith(_FORMULA) else text


def _figure(value: float | bool) -> str:
    if isinstance(value, bool):
        return "yes" if value else "no"
    return str(value) if isinstance(value, int) else f"{value:.6f}"


def _line(cells: list[str]) -> str:
    written = io.StringIO()
    csv.writer(written).writerow(cells)
    return written.getvalue()

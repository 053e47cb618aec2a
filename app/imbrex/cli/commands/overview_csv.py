"""Overview as comma-separated values: a line for each pair, for spreadsheets; fractions are of 1."""

import sys
from collections.abc import Iterator
from dataclasses import fields

from imbrex.cli.commands.overview_figures import Overview, PairRow
from imbrex.cli.output.terminal import escape
from imbrex.reports.csv.spreadsheet import MARK, line

_FIGURES = [field.name for field in fields(PairRow) if field.name not in {"left", "right"}]


def overview_csv(overview: Overview) -> Iterator[str]:
    """Lines, the first with the names of the columns."""
    for_eyes = sys.stdout.isatty()
    if not for_eyes:
        yield MARK
    yield line(["left", "right", "left_path", "right_path", *_FIGURES])
    for row in overview.rows():
        left, right = row.left.document, row.right.document
        texts = left.name, right.name, left.path, right.path
        figures = [getattr(row, name) for name in _FIGURES]
        yield line([*(escape(text) if for_eyes else text for text in texts), *figures])

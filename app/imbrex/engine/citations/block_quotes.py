"""Block quotes: paragraphs of plain text that are indented, or marked with ">" as in e-mails."""

import re
from collections.abc import Iterator

from imbrex.engine.citations.text_ranges import Stretches, outermost
from imbrex.engine.observer import SILENT, Observer, watched

_INDENT = 3  # columns: fewer occur by chance
_LOOKED_AT = 40  # characters of a line that are examined for indentation
_FEWEST_LINES = 2  # a single indented line starts a paragraph, or is a heading
_NARROWEST = 25  # characters of a line on average; tables and lists of names are narrower
_MOST = 0.25  # share of a text's lines: above it, indentation is the text's normal layout
_COLONS = (":", "：")
_BRACKETS = (")", "]", "）", ").", "].", "）。")
_LIST = re.compile(r"\s*(?:[-–—•*·|+]|\d+[.)]|\S+$)")


def find_block_quotes(text: str, observer: Observer = SILENT) -> Stretches:
    """Find paragraphs marked with ">", and those indented line by line while most of the text is not.

    Indented ones must be announced by a colon, or end with their source in brackets: bracketed notes, stage directions
    and addresses are indented too.
    """
    marked, set_in = [], []
    lines = within = 0
    announced = False
    for start, paragraph in _paragraphs(text, observer):
        rows = paragraph.split("\n")
        lines += len(rows)
        if all(row.lstrip().startswith(">") for row in rows):
            marked.append((start, start + len(paragraph)))
        elif _is_set_in(rows):
            within += len(rows)
            if announced or (rows[-1].rstrip().endswith(_BRACKETS) and not rows[0].lstrip().startswith("[")):
                set_in.append((start, start + len(paragraph)))
        announced = rows[-1].rstrip().endswith(_COLONS)
    return outermost(marked + (set_in if within <= _MOST * lines else []))


def _paragraphs(text: str, observer: Observer) -> Iterator[tuple[int, str]]:
    start: int | None = None
    place = 0
    for line in watched(text.split("\n"), observer):
        if line.strip():
            start = place if start is None else start
        elif start is not None:
            yield start, text[start : place - 1]
            start = None
        place += len(line) + 1
    if start is not None:
        yield start, text[start:]


def _is_set_in(rows: list[str]) -> bool:
    if len(rows) < _FEWEST_LINES or sum(map(len, rows)) < _NARROWEST * len(rows):
        return False
    return all(_column(row) >= _INDENT for row in rows) and not any(_LIST.match(row) for row in rows)


def _column(row: str) -> int:
    """Column at which a line begins."""
    expanded = row[:_LOOKED_AT].expandtabs(4)
    return len(expanded) - len(expanded.lstrip())

"""Table: results in aligned columns, for people."""

import os
import shutil
import sys
from collections import Counter
from collections.abc import Iterator, Sequence

from imbrex.cli.output.terminal import escape, width
from imbrex.engine.compare.report import Report
from imbrex.engine.text.document import Problem

Row = tuple[str, ...]

NAME_COLUMNS = 2  # columns of text; those after them hold figures
_SHORTEST = 12  # columns that a name gets however narrow the terminal is
_FIGURES = 55  # columns that figures and gaps take


def align(rows: Sequence[Row], texts: int) -> Iterator[str]:
    """Lines of a table: the first `texts` columns to the left, the others to the right."""
    widths = [max(map(width, column)) for column in zip(*rows, strict=True)]
    for row in rows:
        cells = [_pad(cell, widths[place], place < texts) for place, cell in enumerate(row)]
        yield "  ".join(cells).rstrip()


def _pad(cell: str, columns: int, to_the_left: bool) -> str:
    space = " " * (columns - width(cell))
    return cell + space if to_the_left else space + cell


def heading(head: str) -> str:
    """Give the line over the head: what each two columns of figures are."""
    end = head.rindex("Jaccard") - 2
    pair = 2 * len("  100.0 %")
    return f"{'containment':>{end - pair}}{'coverage':>{pair}}"


def labels_of(report: Report, figures: int = _FIGURES) -> dict[str, str]:
    """How each document is called in the table: by its name, where two share it by its place among the others.

    Beside the names of two documents `figures` columns are taken; 0 stands for a line that may be broken.
    """
    documents = [counted.document for counted in report.documents]
    names = Counter(document.name for document in documents)
    folder = _common_folder([os.path.dirname(document.path) for document in documents])
    room = _room(figures)
    return {
        document.key: shorten(
            escape(document.name if names[document.name] == 1 else _place(document.key, folder)), room
        )
        for document in documents
    }


def _common_folder(folders: Sequence[str]) -> str:
    """The folder that all are in; empty where there is none, as on two drives."""
    try:
        return os.path.commonpath(folders)
    except ValueError:
        return ""


def _place(key: str, folder: str) -> str:
    return key.removeprefix(folder).lstrip("/\\")


def _room(figures: int) -> int:
    """Columns for a name; without a terminal as many as it needs."""
    if not figures or not sys.stdout.isatty():
        return sys.maxsize
    return max(_SHORTEST, (shutil.get_terminal_size().columns - figures) // NAME_COLUMNS)


def shorten(text: str, columns: int) -> str:
    """Leave out the middle of a text that is too wide: beginnings and endings tell names apart."""
    if width(text) <= columns:
        return text
    end = (columns - 1) // 2
    return f"{_cut(text, columns - 1 - end)}…{_cut(text[::-1], end)[::-1]}"


def _cut(text: str, columns: int) -> str:
    taken = 0
    for place, character in enumerate(text):
        taken += width(character)
        if taken > columns:
            return text[:place]
    return text


def remarks(title: str, entries: Sequence[tuple[str, str]]) -> Iterator[str]:
    """Lines under a title, each with the name it concerns; none at all where there are no entries."""
    if entries:
        yield f"\n{title}"
    for name, remark in entries:
        yield f"  {escape(name)}: {escape(remark)}"


def sentence(problem: Problem) -> str:
    """A problem and what to do about it."""
    return f"{problem.message} {problem.hint}".strip()

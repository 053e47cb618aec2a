"""Table: results in aligned columns."""

import os
import shutil
import sys
from collections import Counter
from collections.abc import Collection, Iterable, Iterator, Sequence

from imbrex.cli.output.terminal import Style, escape, is_terminal, styled, width
from imbrex.engine.compare.report import Report
from imbrex.engine.text.document import Problem

Row = tuple[str, ...]

NAME_COLUMNS = 2  # columns of text; the others contain figures
_SHORTEST = 12  # minimum columns for a name on a narrow terminal
_NARROWEST = 13  # columns of a text that is made narrower
_GAP, _INDENT = "  ", 2  # between columns, and before the lines of some tables
_FIGURES = 55  # columns for figures and gaps


def align(rows: Sequence[Row], texts: int, *, head: bool = False) -> Iterator[str]:
    """Lines of a table: the first `texts` columns left-aligned, the others right-aligned; perhaps with a head."""
    widths = _fitting([max(map(width, column)) for column in zip(*rows, strict=True)], texts)
    for number, row in enumerate(rows):
        cells = [_pad(shorten(cell, widths[place]), widths[place], place < texts) for place, cell in enumerate(row)]
        line = _GAP.join(cells).rstrip()
        yield styled(line, Style.BOLD) if head and not number else line


def _fitting(widths: list[int], texts: int) -> list[int]:
    """The widths of columns, the widest texts made narrower until a terminal has room for the line."""
    if not is_terminal(sys.stdout):
        return widths
    over = sum(widths) + len(_GAP) * (len(widths) - 1) + _INDENT - shutil.get_terminal_size().columns
    while over > 0 and max(widths[:texts], default=0) > _NARROWEST:
        widest = max(range(texts), key=lambda place: widths[place])
        widths[widest] -= 1
        over -= 1
    return widths


def _pad(cell: str, columns: int, to_the_left: bool) -> str:
    if cell.isascii():
        return cell.ljust(columns) if to_the_left else cell.rjust(columns)
    space = " " * (columns - width(cell))
    return cell + space if to_the_left else space + cell


def with_heading(lines: Sequence[str], title: str) -> Iterator[str]:
    """The lines of a table whose first is its head, with a title over its first two columns of figures."""
    yield styled(heading(lines[0], title), Style.BOLD)
    yield styled(lines[0], Style.BOLD)
    yield from lines[1:]


def heading(head: str, title: str) -> str:
    """Return the line over the head: a title, and "containment", over two columns of figures that end with "right"."""
    second = head.rindex("right")
    first = head.rindex("right", 0, second) + len("right")
    second += len("right")
    return f"{title:>{first}}{'containment':>{second - first}}"


def labels_of(report: Report, figures: int = _FIGURES) -> dict[str, str]:
    """Labels of documents in the table: the name, or for duplicate names the relative path.

    `figures` columns are reserved beside the names of two documents; 0 means a line that may be wrapped.
    """
    documents = [counted.document for counted in report.documents]
    names = Counter(document.name for document in documents)
    folder = _common_folder({os.path.dirname(document.path) for document in documents})
    room = _room(figures)
    return {
        document.key: shorten(
            escape(document.name if names[document.name] == 1 else _place(document.key, folder)), room
        )
        for document in documents
    }


def _common_folder(folders: Collection[str]) -> str:
    """The folder that contains all others; empty if there is none, as on two drives."""
    try:
        return os.path.commonpath(folders)
    except ValueError:
        return ""


def _place(key: str, folder: str) -> str:
    return key.removeprefix(folder).lstrip("/\\")


def _room(figures: int) -> int:
    """Columns for a name; as many as needed without a terminal."""
    if not figures or not is_terminal(sys.stdout):
        return sys.maxsize
    return max(_SHORTEST, (shutil.get_terminal_size().columns - figures) // NAME_COLUMNS)


def shorten(text: str, columns: int) -> str:
    """Shorten a text that is too wide in the middle: beginnings and endings distinguish names."""
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
    """Lines under a title, each with the name it concerns; none if there are no entries."""
    if entries:
        yield f"\n{title}"
    for name, remark in entries:
        yield f"  {escape(name)}: {escape(remark)}"


def problem_remarks(problems: Iterable[Problem]) -> Iterator[str]:
    """Remarks on what could not be read or compared."""
    yield from remarks("Problems:", [(one.name, sentence(one)) for one in problems])


def sentence(problem: Problem) -> str:
    """A problem and its remedy."""
    return f"{problem.message} {problem.hint}".strip()


def counted(number: int, noun: str) -> str:
    """A number with a noun whose plural ends with s."""
    return f"{number:,} {noun}" if number == 1 else f"{number:,} {noun}s"


def with_line_ends(lines: Iterable[str]) -> Iterator[str]:
    """Lines with their line ends."""
    return (f"{line}\n" for line in lines)

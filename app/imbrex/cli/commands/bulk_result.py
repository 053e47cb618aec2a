"""Bulk result: list the pairs that a bulk job has found, and pass their texts on to a project or a library."""

import argparse
import sys
from collections.abc import Iterator
from dataclasses import asdict
from itertools import islice
from pathlib import Path
from typing import TYPE_CHECKING, Any

import numpy as np

from imbrex.cli.arguments.command import describe
from imbrex.cli.arguments.option_flags import percentage
from imbrex.cli.commands.running import print_pieces
from imbrex.cli.output.json_record import record
from imbrex.cli.output.table import NAME_COLUMNS, align, problem_remarks, with_line_ends
from imbrex.cli.output.terminal import DONE, NOTHING_READ, REFUSED, TerminalProgress, echo, escape, is_terminal
from imbrex.engine.arrays import Bools
from imbrex.engine.percent import percent
from imbrex.engine.text.document import Document, Problem
from imbrex.errors import ImbrexError
from imbrex.messages import Message

if TYPE_CHECKING:
    from imbrex.bulk.result import BulkResult

_HEAD = ("left", "right", "verbatim", "of right", "containment", "of right", "Jaccard", "shared", "longest")
_SHARES = ("verbatim_left", "verbatim_right", "containment_left", "containment_right", "jaccard")
_MOST_ROWS = 1000  # of the table; CSV and JSON have all
_AT_ONCE = 200  # texts added to a library together


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Add the arguments to the parser."""
    describe(parser, "FOLDER [--json | --csv] [--group TEXT] [--save-project FILE] [--add-to LIBRARY]")
    parser.add_argument("folder", metavar="FOLDER", help="folder that imbrex-cli bulk has written")
    forms = parser.add_mutually_exclusive_group()
    forms.add_argument("--json", action="store_true", help="Print JSON instead of a table.")
    forms.add_argument("--csv", action="store_true", help="Print CSV, one line for each pair.")
    parser.add_argument(
        "--minimum-containment",
        type=percentage,
        default=0.0,
        metavar="PERCENT",
        help="List only pairs with at least this containment in either direction. Default: that of the job.",
    )
    parser.add_argument(
        "--group", metavar="TEXT", help="Only the group of the text with this id: all that a chain of pairs connects."
    )
    parser.add_argument(
        "--save-project", metavar="FILE", help="Save the texts of the listed pairs as a project for the window."
    )
    parser.add_argument(
        "--add-to",
        metavar="LIBRARY",
        help="Add the texts of the listed pairs to this library, or their fingerprints if it has no texts.",
    )


def run(namespace: argparse.Namespace, progress: TerminalProgress) -> int:
    """Run the command; return its exit code."""
    from imbrex.bulk.result import BulkResult  # noqa: PLC0415 - an optional part

    result = BulkResult.open(Path(namespace.folder))
    chosen = _chosen(result, namespace)
    problems = _passed_on(result, chosen, namespace, progress)
    progress.clear()
    print_pieces(_pieces(namespace, result, chosen), progress)
    for problem in problems:
        echo(str(problem))
    if not chosen.any():
        return NOTHING_READ
    return REFUSED if problems else DONE


def _chosen(result: "BulkResult", namespace: argparse.Namespace) -> Bools:
    least = namespace.minimum_containment / 100
    chosen: Bools = result.greater >= least
    if namespace.group is not None:
        group = result.group_of(namespace.group, least)
        if not group.any():
            raise ImbrexError(
                Message("No pair of the result has the text “{name}”.", name=namespace.group),
                Message("Use the id of a text as --csv or --json prints it."),
            )
        return group
    return chosen


def _passed_on(
    result: "BulkResult", chosen: Bools, namespace: argparse.Namespace, progress: TerminalProgress
) -> list[Problem]:
    """Save a project and add to a library, if asked; give the texts that could not be read."""
    if namespace.save_project is None and namespace.add_to is None:
        return []
    outcomes = result.documents(result.ids(chosen), progress)
    if namespace.save_project is not None:
        every = list(outcomes)
        _save(result, every, Path(namespace.save_project), progress)
        outcomes = iter(every)
    problems: list[Problem] = []
    documents = _without(outcomes, problems)
    if namespace.add_to is not None:
        echo(f"{_added(documents, namespace.add_to, progress):,} texts added to {namespace.add_to}.")
    else:
        problems += [one for one in every if isinstance(one, Problem)]
    return problems


def _without(outcomes: Iterator[Document | Problem], problems: list[Problem]) -> Iterator[Document]:
    for outcome in outcomes:
        if isinstance(outcome, Problem):
            problems.append(outcome)
        else:
            yield outcome


def _save(result: "BulkResult", outcomes: list[Document | Problem], path: Path, progress: TerminalProgress) -> None:
    from imbrex.projects.project import Project  # noqa: PLC0415 - seldom needed
    from imbrex.projects.saving import save_project  # noqa: PLC0415

    documents = tuple(one for one in outcomes if not isinstance(one, Problem))
    problems = tuple(one for one in outcomes if isinstance(one, Problem))
    save_project(Project(documents, problems, result.options), path, progress)
    progress.clear()
    echo(f"{len(documents):,} texts saved to {path}.")


def _added(documents: Iterator[Document], address: str, progress: TerminalProgress) -> int:
    from imbrex.languages.registry import Languages  # noqa: PLC0415 - seldom needed
    from imbrex.library.library import Library  # noqa: PLC0415

    added = 0
    with Library.open(address, Languages().find) as library:
        while batch := list(islice(documents, _AT_ONCE)):
            added += sum(one.new for one in library.add(batch, observer=progress))
    progress.clear()
    return added


def _pieces(namespace: argparse.Namespace, result: "BulkResult", chosen: Bools) -> Iterator[str]:
    if namespace.json:
        return _record(result, chosen)
    return _csv(result, chosen) if namespace.csv else with_line_ends(_table(result, chosen))


def _table(result: "BulkResult", chosen: Bools) -> Iterator[str]:
    count = int(np.count_nonzero(chosen))
    rows = [_row(row) for row in islice(result.rows(chosen), _MOST_ROWS)]
    if rows:
        yield from align([_HEAD, *rows], NAME_COLUMNS, head=True)
    yield f"\n{len(rows):,} of {len(result):,} pairs shown."
    if count > len(rows):
        yield "For all of them, add --csv or --json."
    yield from problem_remarks(result.problems)


def _row(row: dict[str, Any]) -> tuple[str, ...]:
    shares = (percent(row[name]) for name in _SHARES)
    figures = (f"{row[name]:,}" for name in ("shared_shingles", "longest_passage"))
    return escape(row["left_name"]), escape(row["right_name"]), *shares, *figures


def _record(result: "BulkResult", chosen: Bools) -> Iterator[str]:
    yield from record(
        "bulk-result",
        {
            "options": result.options.to_dict(),
            "minimum_containment": result.minimum,
            "pairs": (_pair(row) for row in result.rows(chosen)),
            "problems": map(asdict, result.problems),
        },
    )


def _pair(row: dict[str, Any]) -> dict[str, Any]:
    names = {"containment_left", "containment_right", "jaccard"}
    told = {name: value for name, value in row.items() if name not in names and name != "options"}
    return {**told, "scores": {name: row[name] for name in sorted(names)}, "options_digest": row["options"]}


def _csv(result: "BulkResult", chosen: Bools) -> Iterator[str]:
    from imbrex.reports.csv.spreadsheet import MARK  # noqa: PLC0415 - seldom needed
    from imbrex.reports.csv.spreadsheet import line as csv_line  # noqa: PLC0415

    for_eyes = is_terminal(sys.stdout)
    if not for_eyes:
        yield MARK
    names = list(result.table.column_names)
    yield csv_line(names)
    for row in result.rows(chosen):
        yield csv_line([escape(one) if for_eyes and isinstance(one, str) else one for one in row.values()])

"""Overview: a whole class, as a table, as CSV or as one JSON object."""

import argparse
import sys
from collections.abc import Iterator
from dataclasses import fields

from imbrex.cli.arguments.command import add_recognition, describe
from imbrex.cli.arguments.option_flags import add_class_flags, add_options, add_role_flags, percentage
from imbrex.cli.commands.overview_figures import Asked, Overview, PairRow, overview
from imbrex.cli.commands.overview_record import overview_record
from imbrex.cli.commands.overview_table import overview_table
from imbrex.cli.commands.running import load, outcome, print_pieces
from imbrex.cli.output.table import with_line_ends
from imbrex.cli.output.terminal import TerminalProgress, escape, is_terminal
from imbrex.engine.overview.clusters import Linkage
from imbrex.engine.overview.score import Score
from imbrex.reports.csv.spreadsheet import MARK, line

_FIGURES = [field.name for field in fields(PairRow) if field.name not in {"left", "right"}]


def overview_csv(overview: Overview) -> Iterator[str]:
    """CSV lines, the first with the column names."""
    for_eyes = is_terminal(sys.stdout)
    if not for_eyes:
        yield MARK
    yield line(["left", "right", "left_path", "right_path", *_FIGURES])
    for row in overview.rows():
        left, right = row.left.document, row.right.document
        texts = left.name, right.name, left.path, right.path
        figures = [getattr(row, name) for name in _FIGURES]
        yield line([*(escape(text) if for_eyes else text for text in texts), *figures])


COMMON = 25.0
"""Percentage of documents from which a phrase says little about any two of them."""


def add_overview_flags(parser: argparse.ArgumentParser) -> None:
    """Add the flags of the overview, besides options and roles."""
    forms = parser.add_mutually_exclusive_group()
    forms.add_argument("--json", action="store_true", help="Print everything as JSON.")
    forms.add_argument("--csv", action="store_true", help="Print CSV, one line for each pair that shares anything.")
    add_class_flags(parser)
    parser.add_argument(
        "--common",
        type=percentage,
        default=COMMON,
        metavar="PERCENT",
        help=f"List phrases found in more than this percentage of documents. Default: {COMMON:.0f}.",
    )
    parser.add_argument(
        "--all-pairs",
        action="store_true",
        help="List every pair that shares anything, not only those above the threshold.",
    )


def asked_from(namespace: argparse.Namespace) -> Asked:
    """The settings from the flags, in the engine's terms."""
    return Asked(
        score=Score(namespace.score),
        threshold=None if namespace.threshold is None else namespace.threshold / 100,
        linkage=Linkage(namespace.linkage),
        common=namespace.common / 100,
        # Tables are for reading, the other two for programs, which want everything.
        all_pairs=namespace.all_pairs or namespace.json or namespace.csv,
    )


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Add the arguments to the parser."""
    describe(parser, "FOLDERS_OR_FILES [--json | --csv] [options]")
    parser.add_argument("paths", nargs="+", metavar="FOLDERS_OR_FILES", help="folders of essays, or documents")
    add_recognition(parser)
    add_overview_flags(parser)
    add_role_flags(parser)
    add_options(parser)


def run(namespace: argparse.Namespace, progress: TerminalProgress) -> int:
    """Run the command; return its exit code."""
    inputs, corpus = load(namespace, progress)
    found = overview(inputs, corpus, asked_from(namespace), progress)
    progress.clear()
    if namespace.json:
        print_pieces(overview_record(found), progress)
    elif namespace.csv:
        print_pieces(overview_csv(found), progress)
    else:
        print_pieces(with_line_ends(overview_table(found)), progress)
    return outcome(inputs, found.report.possible + found.report.possible_own, found.problems)

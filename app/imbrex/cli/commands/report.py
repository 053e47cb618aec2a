"""Report: results written to files that are readable without the program."""

import argparse

from imbrex.cli.arguments.command import PROGRAM, add_recognition, describe
from imbrex.cli.arguments.option_flags import add_class_flags, add_options, add_role_flags, whole_number
from imbrex.cli.commands.running import load, outcome
from imbrex.cli.output.terminal import WRONG_USAGE, TerminalProgress, echo
from imbrex.reports.model.class_report import DETAILED, ROWS
from imbrex.reports.wording.phrases import LANGUAGES

_MOST = 100_000


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Add the arguments to the parser."""
    describe(
        parser,
        "FILES_OR_FOLDERS -o OUT [--each pair|document] [--anonymous] [options]",
        "Two documents are reported side by side; more, as a class.",
    )
    add_report_flags(parser)
    add_options(parser)


def run(namespace: argparse.Namespace, progress: TerminalProgress) -> int:
    """Run the command; return its exit code."""

    from imbrex.cli.commands.report_writing import report, wrong_target  # noqa: PLC0415 - templates are slow to import

    if wrong := wrong_target(namespace):
        echo(f"{PROGRAM}: {wrong}")
        return WRONG_USAGE
    inputs, corpus = load(namespace, progress)
    written, problems = report(namespace, inputs, corpus, progress, inputs.review)
    return outcome(inputs, written, problems)


def add_report_flags(parser: argparse.ArgumentParser) -> None:
    """Add the flags of a report, besides options."""
    parser.add_argument("paths", nargs="+", metavar="FILES_OR_FOLDERS", help="two documents, or a class")
    add_recognition(parser)
    _add_what_is_written(parser)
    _add_what_is_told(parser)
    _add_how_much(parser)
    add_class_flags(parser)
    add_role_flags(parser)


def _add_what_is_written(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "-o",
        "--output",
        required=True,
        metavar="OUT",
        help="Output file: .html, .pdf, .json or .csv; for two documents also .pan.xml or .tei.xml. With --each, "
        "a folder.",
    )
    parser.add_argument(
        "--each",
        choices=["pair", "document"],
        help="Write a class report to the folder OUT, and one report for each pair worth reading or for each document.",
    )
    parser.add_argument(
        "--original",
        action="append",
        default=[],
        metavar="FILE",
        help="Path or name of the original. It is shown on the left, and the other text is treated as derived "
        "from it. Default: the first of two documents, or the first by name in a folder. Can be repeated.",
    )


def _add_what_is_told(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "--without-verdicts",
        action="store_true",
        help="Omit verdicts and notes. The scores are then those of Imbrex alone.",
    )
    parser.add_argument(
        "--references",
        action="store_true",
        help="List quotations that differ from their sources, and citations and references without a counterpart "
        "(HTML, PDF, JSON).",
    )
    parser.add_argument(
        "--weight",
        action="store_true",
        help="Say of each pair with passages how many unrelated pairs of the class share as much (HTML, PDF, JSON).",
    )
    parser.add_argument("--anonymous", action="store_true", help="Hide the names of documents and authors.")
    parser.add_argument("--title", default="", help="Title of the report. Default: the names of the documents.")
    parser.add_argument(
        "--report-language",
        choices=LANGUAGES,
        default=LANGUAGES[0],
        help=f"Language of the report. Default: {LANGUAGES[0]}.",
    )


def _add_how_much(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "--rows", type=whole_number(1, _MOST), default=ROWS, help=f"Maximum number of pairs to list. Default: {ROWS}."
    )
    parser.add_argument(
        "--passages-of",
        type=whole_number(0, _MOST),
        default=DETAILED,
        metavar="PAIRS",
        help=f"Number of pairs whose passages a class report shows. Default: {DETAILED}.",
    )

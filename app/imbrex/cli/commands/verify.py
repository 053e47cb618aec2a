"""Verify: whether a report matches its files."""

import argparse

from imbrex.cli.arguments.command import add_json, add_recognition, describe
from imbrex.cli.commands.running import exit_code, read_named
from imbrex.cli.output.terminal import REFUSED, TerminalProgress


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Add the arguments to the parser."""
    describe(parser, "REPORT FILES_OR_FOLDERS [--json]", "The exit code is 1 if the report is not verified.")
    parser.add_argument("report", metavar="REPORT", help="report in HTML or JSON")
    parser.add_argument("paths", nargs="+", metavar="FILES_OR_FOLDERS", help="documents of the report, under any name")
    add_recognition(parser)
    add_json(parser, "list of what differs")


def run(namespace: argparse.Namespace, progress: TerminalProgress) -> int:
    """Run the command; return its exit code."""
    from imbrex.cli.commands.report_verification import verify_report  # noqa: PLC0415 - templates are slow to import

    inputs = read_named(namespace, progress)
    is_verified = verify_report(namespace.report, inputs, progress, as_json=namespace.json)
    return exit_code(inputs) if is_verified else REFUSED

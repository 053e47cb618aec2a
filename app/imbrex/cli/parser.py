"""Parser: all commands, with their setup and entry points."""

import argparse
from collections.abc import Callable, Mapping
from typing import NamedTuple

from imbrex import __version__
from imbrex.cli.arguments.command import PROGRAM, Commands, Formatter
from imbrex.cli.commands.canonize import add_canonize, run_canonize
from imbrex.cli.commands.compare import add_compare, run_compare
from imbrex.cli.commands.disguises import add_disguises, run_disguises
from imbrex.cli.commands.evidence import add_evidence, run_evidence
from imbrex.cli.commands.library import add_library, run_library
from imbrex.cli.commands.near_duplicates import add_near_duplicates, run_near_duplicates
from imbrex.cli.commands.origins import add_origins, run_origins
from imbrex.cli.commands.overview import add_overview, run_overview
from imbrex.cli.commands.passages import add_passages, run_passages
from imbrex.cli.commands.project import add_project, run_project
from imbrex.cli.commands.report import add_report, run_report
from imbrex.cli.commands.text import add_text, run_text
from imbrex.cli.commands.verify import add_verify, run_verify
from imbrex.cli.commands.what_if import add_what_if, run_what_if
from imbrex.cli.output.exit_codes import HELP
from imbrex.cli.output.terminal import TerminalProgress


def make_parser() -> argparse.ArgumentParser:
    """Create the parser of the whole command line."""
    parser = argparse.ArgumentParser(
        prog=PROGRAM,
        description="Find what documents have in common. To open the window, run: imbrex [FILES]",
        epilog=f"Each command has its own --help.\n\n{HELP}",
        formatter_class=Formatter,
        allow_abbrev=False,
    )
    parser.add_argument("--version", action="version", version=f"imbrex {__version__}")
    commands = parser.add_subparsers(dest="command", required=True, title="commands", metavar="COMMAND", prog=PROGRAM)
    for command in COMMANDS.values():
        command.add(commands)
    parser.usage = f"{PROGRAM} {{{','.join(commands.choices)}}} ...\n       {PROGRAM} --version | --help"
    return parser


class Command(NamedTuple):
    """Functions that add a command to the parser, and that run it and return its exit code."""

    add: Callable[[Commands], None]
    run: Callable[[argparse.Namespace, TerminalProgress], int]


COMMANDS: Mapping[str, Command] = {
    "compare": Command(add_compare, run_compare),
    "overview": Command(add_overview, run_overview),
    "origins": Command(add_origins, run_origins),
    "passages": Command(add_passages, run_passages),
    "evidence": Command(add_evidence, run_evidence),
    "near-duplicates": Command(add_near_duplicates, run_near_duplicates),
    "what-if": Command(add_what_if, run_what_if),
    "disguises": Command(add_disguises, run_disguises),
    "library": Command(add_library, run_library),
    "project": Command(add_project, run_project),
    "report": Command(add_report, run_report),
    "verify": Command(add_verify, run_verify),
    "text": Command(add_text, run_text),
    "canonize": Command(add_canonize, run_canonize),
}
"""All commands by name, in the order of the help."""

"""Parser: all commands; the module of a command is imported when that command is given."""

import argparse
from collections.abc import Callable, Mapping
from importlib import import_module
from typing import Any, Protocol, cast

from imbrex import __version__
from imbrex.cli.arguments.command import PROGRAM, Formatter
from imbrex.cli.output.terminal import HELP, TerminalProgress

COMMANDS: Mapping[str, str] = {
    "compare": "compare all documents with one another",
    "overview": "summarize a class: pairs worth reading, clusters, chance level, common text",
    "origins": "show where else each part of a document appears",
    "passages": "list shared passages: identical, edited or rewritten",
    "evidence": "list rare items two documents share: misspellings, words, names, numbers",
    "history": "find editing sessions that files have in common, even after a complete rewrite",
    "near-duplicates": "find near-duplicates with an index and report what it missed",
    "what-if": "show how shingle length and options affect the score of a pair",
    "disguises": "find character tricks and hidden text, and show their effect",
    "references": "check quotations against sources, and citations against the list of references",
    "library": "keep earlier documents and check new ones against them",
    "project": "show the contents of a project",
    "report": "write a report on two documents or a class",
    "verify": "recalculate the figures of a report and compare them",
    "text": "print the text of documents as read",
    "normalize": "print each word of a document and what it was compared as",
}
"""What each command does, by name, in the order of the help; its module in `commands` has the same name."""


class Command(Protocol):
    """The module of a command."""

    add_arguments: Callable[[argparse.ArgumentParser], None]
    run: Callable[[argparse.Namespace, TerminalProgress], int]
    """Run the command; return its exit code."""


def command(name: str) -> Command:
    """Import the module of a command."""
    return cast("Command", import_module(f"imbrex.cli.commands.{name.replace('-', '_')}"))


def make_parser() -> argparse.ArgumentParser:
    """Create the parser of the whole command line."""
    parser = argparse.ArgumentParser(
        prog=PROGRAM,
        description="Find what documents have in common. To open the window, run: imbrex [FILES]",
        epilog=f"Run COMMAND --help for the options of a command.\n\n{HELP}",
        formatter_class=Formatter,
        allow_abbrev=False,
    )
    parser.add_argument(
        "--version",
        action="version",
        version=f"imbrex {__version__}",
        help="print the version and exit; with --verbose, also what protects the system from the files that are read",
    )
    commands = parser.add_subparsers(
        dest="command", required=True, title="commands", metavar="COMMAND", prog=PROGRAM, parser_class=_CommandParser
    )
    for name, about in COMMANDS.items():
        late = commands.add_parser(name, help=about, formatter_class=Formatter, allow_abbrev=False)
        late.description = f"{about[0].upper()}{about[1:]}."
        late.command = name
    parser.usage = f"{PROGRAM} {{{','.join(COMMANDS)}}} ...\n       {PROGRAM} --version [--verbose] | --help"
    return parser


class _CommandParser(argparse.ArgumentParser):
    """The parser of a command, which gets its arguments when it is first used: importing all takes half a second."""

    command = ""
    """The command whose arguments it lacks."""

    def parse_known_args(self, args: Any = None, namespace: Any = None) -> Any:
        """Parse, after the arguments were added."""
        if self.command:
            name, self.command = self.command, ""
            command(name).add_arguments(self)
        return super().parse_known_args(args, namespace)

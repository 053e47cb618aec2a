"""Parser: all commands; the module of a command is imported when that command is given."""

import argparse
from collections.abc import Callable, Iterator, Mapping, Sequence
from importlib import import_module
from typing import Any, Protocol, cast

from imbrex import __version__
from imbrex.cli.arguments.command import PROGRAM
from imbrex.cli.arguments.command_parser import CommandParser, Formatter
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
    "disguises": "find disguised letters and hidden text, and show their effect",
    "references": "check quotations against sources, and citations against the list of references",
    "library": "keep earlier documents and check new ones against them",
    "shelf": "keep shelves of sources to check against: Kiwix, web archives, Zotero, folders",
    "bulk": "compare hundreds of thousands of texts on Apache Spark, on one computer or a cluster",
    "bulk-result": "list the pairs of a bulk job, and save their texts as a project or in a library",
    "project": "show the contents of a project",
    "dictionaries": "list, add or remove dictionaries for translated texts",
    "report": "write a report on two documents or a class",
    "verify": "recalculate the figures of a report and compare them",
    "text": "print the text of documents as read",
    "normalize": "print each word of a document and what it was compared as",
}
"""Description of each command, by name, in the order of the help; its module in `commands` has the same name."""

_HEADINGS = {
    "compare": "Compare documents",
    "evidence": "Look closer",
    "library": "Keep documents and decisions",
    "report": "Report",
    "text": "See what Imbrex reads",
}
"""Headings in the help, by the first command under each."""


class Command(Protocol):
    """The module of a command."""

    add_arguments: Callable[[argparse.ArgumentParser], None]
    run: Callable[[argparse.Namespace, TerminalProgress], int]
    """Run the command; return its exit code."""


def command(name: str) -> Command:
    """Import the module of a command."""
    return cast("Command", import_module(f"imbrex.cli.commands.{name.replace('-', '_')}"))


def make_parser(arguments: Sequence[str] = ()) -> argparse.ArgumentParser:
    """Create the parser of the whole command line; of the one command only that the arguments begin with."""
    parser = CommandParser(
        prog=PROGRAM,
        description="Find what documents have in common. To open the window, run: imbrex [FILES]",
        usage=f"{PROGRAM} COMMAND FILES_OR_FOLDERS [options]\n       {PROGRAM} --version [--verbose] | --help",
        epilog=f"Run COMMAND --help for the options of a command. @FILE gives the paths in a file, one per line; "
        f"-\nfor a document from standard input.\n\n{HELP}",
        formatter_class=_Grouped,
    )
    parser.add_argument(
        "--version",
        action="version",
        version=f"imbrex {__version__}",
        help="print the version and exit; with --verbose, also what protects the system from the files that are read",
    )
    commands = parser.add_subparsers(
        dest="command", required=True, title="commands", metavar="COMMAND", prog=PROGRAM, parser_class=_LateParser
    )
    for name in arguments[:1] if arguments[:1] and arguments[0] in COMMANDS else COMMANDS:
        about = COMMANDS[name]
        late = commands.add_parser(name, help=about)
        late.description = f"{about[0].upper()}{about[1:]}."
        late.command = name
    return parser


class _Grouped(Formatter):
    """Help with headings over the commands."""

    def _format_action(self, action: argparse.Action) -> str:
        line = super()._format_action(action)
        is_command = not action.option_strings and action.dest in COMMANDS
        return f"\n  {_HEADINGS[action.dest]}:\n{line}" if is_command and action.dest in _HEADINGS else line


class _LateParser(CommandParser):
    """The parser of a command, which gets its arguments when it is first used: importing all takes half a second."""

    command = ""
    """The command whose arguments it lacks."""

    def parse_known_args(self, args: Any = None, namespace: Any = None) -> Any:
        """Parse, after the arguments were added."""
        self.complete()
        return super().parse_known_args(args, namespace)

    def complete(self) -> None:
        """Add the arguments, unless it has them."""
        if self.command:
            name, self.command = self.command, ""
            command(name).add_arguments(self)
            for parser in _with_inner(self):
                parser.add_common()


def _with_inner(parser: CommandParser) -> Iterator[CommandParser]:
    """A parser, and those of the commands in it."""
    yield parser
    for action in vars(parser)["_actions"]:
        if isinstance(action.choices, dict):
            for inner in action.choices.values():
                yield from _with_inner(inner)

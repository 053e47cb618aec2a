"""Write what describes the command line to other programs: completions of three shells, and the manual page.

    python packaging/command_line.py [FOLDER]

The files are completions/* and deb/imbrex-cli.1 in packaging/, made from the parser; packaging/build.sh runs this.
"""

import argparse
import sys
from collections.abc import Iterator
from pathlib import Path

import shtab

from imbrex.cli.arguments.command_parser import CommandParser
from imbrex.cli.output.terminal import HELP
from imbrex.cli.parser import COMMANDS, make_parser

HERE = Path(__file__).resolve().parent
COMPLETIONS = {"bash": "imbrex-cli", "zsh": "_imbrex-cli", "fish": "imbrex-cli.fish"}
_FILES = {
    "paths",
    "file",
    "report",
    "path",
    "output",
    "archive",
    "template",
    "roster",
    "against",
    "library",
    "moved_to",
    "original",
}


def whole_parser() -> CommandParser:
    """The parser with the arguments of every command, which usually come late."""
    parser = make_parser()
    for command in inner(parser).values():
        command.complete()
    return parser


def inner(parser: argparse.ArgumentParser) -> dict[str, CommandParser]:
    """The commands in a parser, by name."""
    for action in parser._actions:
        if isinstance(action, argparse._SubParsersAction):
            return dict(action.choices)
    return {}


def completions() -> dict[str, str]:
    """The text of each completion file, by its path in packaging/."""
    parser = whole_parser()
    for command in every(parser):
        for action in command._actions:
            if action.dest in _FILES:
                action.complete = shtab.FILE  # type: ignore[attr-defined]
    return {f"completions/{name}": shtab.complete(parser, shell) for shell, name in COMPLETIONS.items()}


def every(parser: CommandParser) -> Iterator[CommandParser]:
    """A parser and all commands in it."""
    yield parser
    for command in inner(parser).values():
        yield from every(command)


def manual() -> str:
    """The manual page."""
    parser = whole_parser()
    lines = [
        '.TH IMBREX-CLI 1 "" "Imbrex @VERSION@" "User Commands"',
        ".SH NAME",
        r"imbrex\-cli \- print what texts have in common",
        ".SH SYNOPSIS",
        r".B imbrex\-cli",
        r"\fICOMMAND\fR \fIFILES_OR_FOLDERS\fR [\fIoptions\fR]",
        ".SH DESCRIPTION",
        "Compares documents and whole folders, and prints tables or, with",
        r".BR \-\-json ,",
        "records of one schema. @FILE gives the paths in a file, one per line;",
        r".B \-",
        "for a document from standard input.",
        ".SH COMMANDS",
    ]
    for name, about in COMMANDS.items():
        lines += [".TP", f".B {_roff(name)}", _roff(about)]
    for name, command in inner(parser).items():
        lines += [f".SH {_roff(f'imbrex-cli {name}').upper()}", *_described(command)]
        for inside, one in inner(command).items():
            lines += [f".SS {_roff(f'{name} {inside}')}", *_described(one)]
    lines += [".SH EXIT STATUS", ".nf", *map(_roff, HELP.splitlines()[1:]), ".fi", ".SH SEE ALSO", ".BR imbrex (1)"]
    return "\n".join(lines) + "\n"


def _described(command: CommandParser) -> Iterator[str]:
    yield _roff(command.description or "")
    for action in command._actions:
        if action.help and action.help != argparse.SUPPRESS and not isinstance(action, argparse._SubParsersAction):
            yield ".TP"
            yield f".B {_roff(_named(action))}"
            yield _roff(action.help % {**vars(action), "prog": command.prog})


def _named(action: argparse.Action) -> str:
    value = action.metavar or (f"{{{','.join(map(str, action.choices))}}}" if action.choices else "")
    takes = str(value) if action.nargs != 0 else ""
    return " ".join(filter(None, (", ".join(action.option_strings), takes))) or action.dest


def _roff(text: str) -> str:
    escaped = text.replace("\\", r"\e").replace("-", r"\-")
    return rf"\&{escaped}" if escaped.startswith((".", "'")) else escaped


def texts() -> dict[str, str]:
    """The text of every file, by its path in packaging/."""
    return {**completions(), "deb/imbrex-cli.1": manual()}


if __name__ == "__main__":
    folder = Path(sys.argv[1]) if len(sys.argv) > 1 else HERE
    for name, text in texts().items():
        (folder / name).parent.mkdir(parents=True, exist_ok=True)
        (folder / name).write_text(text, encoding="utf-8", newline="\n")

"""Command: declaration of the program's commands."""

import argparse
from typing import Any, TypeAlias

from imbrex.cli.output.terminal import HELP

PROGRAM = "imbrex-cli"
Commands: TypeAlias = "argparse._SubParsersAction[argparse.ArgumentParser]"  # noqa: SLF001 - it has no public name
"""The collection that commands are added to."""

_WIDTH = 88  # constant, so that the README can quote the help


class Formatter(argparse.RawDescriptionHelpFormatter):
    """Help of the same width on every terminal."""

    def __init__(self, prog: str, **_: Any) -> None:
        super().__init__(prog, max_help_position=28, width=_WIDTH)


def describe(command: argparse.ArgumentParser, usage: str, epilog: str = "") -> None:
    """Set what follows the name of a command in its usage, and what follows its arguments in its help."""
    command.usage = f"%(prog)s {usage}"
    command.epilog = f"{epilog}\n\n{HELP}".lstrip()


def add_command(commands: Commands, name: str, usage: str, about: str, epilog: str = "") -> argparse.ArgumentParser:
    """Add a command inside another; `usage` is what follows its name."""
    command = commands.add_parser(
        name, help=about, description=f"{about[0].upper()}{about[1:]}.", formatter_class=Formatter, allow_abbrev=False
    )
    describe(command, usage, epilog)
    return command


def add_paths(command: argparse.ArgumentParser) -> None:
    """Add the documents as positional arguments."""
    command.add_argument(
        "paths", nargs="+", metavar="FILES_OR_FOLDERS", help="documents, folders, ZIP files or projects"
    )


def add_json(command: argparse.ArgumentParser, otherwise: str) -> None:
    """Add the JSON flag; `otherwise` names the default output."""
    command.add_argument("--json", action="store_true", help=f"Print JSON instead of a {otherwise}.")

"""Command: declaration of the program's commands."""

import argparse
import re
from typing import TypeAlias

from imbrex.cli.output.terminal import HELP

PROGRAM = "imbrex-cli"
Commands: TypeAlias = "argparse._SubParsersAction[argparse.ArgumentParser]"  # noqa: SLF001 - it has no public name
"""The collection that commands are added to."""


def describe(command: argparse.ArgumentParser, usage: str, epilog: str = "") -> None:
    """Set what follows the name of a command in its usage, and what follows its arguments in its help."""
    command.usage = f"%(prog)s {usage}"
    command.epilog = f"{epilog}\n\n{HELP}".lstrip()


def add_command(commands: Commands, name: str, usage: str, about: str, epilog: str = "") -> argparse.ArgumentParser:
    """Add a command inside another; `usage` is what follows its name."""
    command = commands.add_parser(name, help=about, description=f"{about[0].upper()}{about[1:]}.")
    describe(command, usage, epilog)
    return command


def add_paths(command: argparse.ArgumentParser) -> None:
    """Add the documents as positional arguments."""
    command.add_argument(
        "paths", nargs="+", metavar="FILES_OR_FOLDERS", help="documents, folders, ZIP files or projects"
    )
    add_recognition(command)


def add_recognition(command: argparse.ArgumentParser) -> None:
    """Add the flag for text recognition."""
    command.add_argument(
        "--recognize",
        nargs="?",
        type=_tesseract_languages,
        const=(),
        metavar="LANGS",
        help="Recognize the text of images and scanned PDF pages with Tesseract in these languages, such as eng+rus. "
        "Default: English and the language of the system.",
    )


def _tesseract_languages(text: str) -> tuple[str, ...]:
    codes = tuple(code for code in text.split("+") if code)
    if not codes or not all(re.fullmatch("[A-Za-z_]{3,30}", code) for code in codes):
        raise argparse.ArgumentTypeError(
            f"{text!r} is not a language; write --recognize=eng+rus, or put it after the files"
        )
    return codes


def add_json(command: argparse.ArgumentParser, otherwise: str) -> None:
    """Add the JSON flag; `otherwise` names the default output."""
    command.add_argument("--json", action="store_true", help=f"Print JSON instead of a {otherwise}.")

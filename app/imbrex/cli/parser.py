"""Parser: the commands and their arguments."""

import argparse
import math
from typing import Any

from imbrex import __version__
from imbrex.cli.flags import add_options

PROGRAM = "imbrex-cli"
_WIDTH = 88  # the same everywhere, so that the README can show the help word for word

_EXIT_CODES = "Exit code: 0 when something was compared, 2 for wrong usage, 3 when nothing could be read."


class _Formatter(argparse.RawDescriptionHelpFormatter):
    def __init__(self, prog: str, **_: Any) -> None:
        super().__init__(prog, max_help_position=28, width=_WIDTH)


def make_parser() -> argparse.ArgumentParser:
    """The whole command line."""
    parser = argparse.ArgumentParser(
        prog=PROGRAM,
        usage=f"{PROGRAM} {{compare,text,canonize}} ... | --version | --help",
        description="Show what documents share. The window is opened by: imbrex [FILES]",
        epilog=f"Each command has its own --help. {_EXIT_CODES}",
        formatter_class=_Formatter,
        allow_abbrev=False,
    )
    parser.add_argument("--version", action="version", version=f"imbrex {__version__}")
    commands = parser.add_subparsers(dest="command", required=True, title="commands", metavar="COMMAND")
    _add_compare(commands)
    text = _add(commands, "text", "FILES_OR_FOLDERS", "print the text of documents as it was read")
    text.add_argument("paths", nargs="+", metavar="FILES_OR_FOLDERS", help="documents, or folders of them")
    canonize = _add(commands, "canonize", "FILE [options]", "print each word of a document with its fate")
    canonize.add_argument("paths", nargs=1, metavar="FILE", help="a document")
    add_options(canonize)
    return parser


def _add_compare(commands: "argparse._SubParsersAction[argparse.ArgumentParser]") -> None:
    compare = _add(
        commands,
        "compare",
        "FILES_OR_FOLDERS [--json] [options]",
        "compare every document with every other",
        _EXIT_CODES,
    )
    compare.add_argument("paths", nargs="+", metavar="FILES_OR_FOLDERS", help="documents, or folders of them")
    compare.add_argument("--json", action="store_true", help="Print one JSON object instead of a table.")
    compare.add_argument(
        "--minimum-containment",
        type=_percent,
        default=0.0,
        metavar="PERCENT",
        help="List only pairs of which one text has at least this much in the other. Default: 0, all pairs.",
    )
    add_options(compare)


def _add(
    commands: "argparse._SubParsersAction[argparse.ArgumentParser]", name: str, usage: str, about: str, epilog: str = ""
) -> argparse.ArgumentParser:
    return commands.add_parser(
        name,
        usage=f"{PROGRAM} {name} {usage}",
        help=about,
        description=f"{about[0].upper()}{about[1:]}.",
        epilog=epilog,
        formatter_class=_Formatter,
        allow_abbrev=False,
    )


def _percent(text: str) -> float:
    try:
        value = float(text.removesuffix("%"))
    except ValueError:
        value = math.nan
    if not 0 <= value <= 100:
        raise argparse.ArgumentTypeError(f"{text!r} is not a percentage from 0 to 100")
    return value

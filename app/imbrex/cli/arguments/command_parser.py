"""Command parser: short and full help, suggestions for misspelled names, and options between files."""

import argparse
import os
import re
from collections.abc import Iterable
from pathlib import Path
from typing import Any, NoReturn

_WIDTH = 88  # constant, so that the README can quote the help
_CHOICE = r"(?s)(argument \S+: )invalid choice: ('.*?'|\S+) \(choose from (.*)\)"


class Formatter(argparse.RawDescriptionHelpFormatter):
    """Help of the same width on every terminal."""

    def __init__(self, prog: str, **_: Any) -> None:
        super().__init__(prog, max_help_position=28, width=_WIDTH)


class CommandParser(argparse.ArgumentParser):
    """A parser whose `--help` leaves out what is seldom needed, and whose `--help-all` has everything."""

    def __init__(self, **values: Any) -> None:
        given: dict[str, Any] = {"formatter_class": Formatter, "allow_abbrev": False, **values, "add_help": False}
        super().__init__(**given)
        self.rare: set[str] = set()
        """Titles of the groups that only `--help-all` shows."""
        self.shows_all = False
        self._mixing = False
        self._common = self.add_argument_group("help and output")
        self._common.add_argument("-h", "--help", action=_Help, help="show this help")

    def add_common(self) -> None:
        """Add the options that every command has, at the end of its help."""
        self._action_groups.remove(self._common)
        self._action_groups.append(self._common)
        if self.rare:
            self._common.add_argument("--help-all", action=_Help, help=f"also show: {', '.join(sorted(self.rare))}")
        self._common.add_argument(
            "--color",
            choices=("auto", "always", "never"),
            default=argparse.SUPPRESS,
            help="colour the output. Default: on a terminal, unless NO_COLOR is set",
        )
        self._common.add_argument(
            "--verbose",
            action="store_true",
            default=argparse.SUPPRESS,
            help="log every stage to standard error, without names or texts of documents",
        )

    def format_help(self) -> str:
        """The help: all of it, or without the rare groups."""
        every = self._action_groups
        if not self.shows_all:
            self._action_groups = [group for group in every if group.title not in self.rare]
        try:
            return super().format_help()
        finally:
            self._action_groups = every

    def parse_known_args(self, args: Any = None, namespace: Any = None) -> Any:
        """Parse options between the files too, and refuse an unknown option where its command is known."""
        if self._mixing or self._subparsers is not None:
            return super().parse_known_args(args, namespace)
        self._mixing = True
        try:
            namespace, rest = self.parse_known_intermixed_args(args, namespace)
        finally:
            self._mixing = False
        unknown = next((one for one in rest if one.startswith("-") and one != "-"), None)
        if unknown is not None:
            name = unknown.partition("=")[0]
            self.error(f"there is no option {name}.{did_you_mean(name, self._option_string_actions)}")
        try:
            expand_lists(namespace)
        except argparse.ArgumentTypeError as error:
            self.error(str(error))
        return namespace, rest

    def error(self, message: str) -> NoReturn:
        """Print a message with the names that may be meant, and exit."""
        found = re.fullmatch(_CHOICE, message)
        if found:
            choices = re.findall(r"[^\s',]+", found[3])
            near = did_you_mean(found[2].strip("'"), choices)
            message = f"{found[1]}there is no {found[2]}.{near}" if near else message
        super().error(message)


_WITH_LISTS = ("paths", "against", "archive", "template")
_LARGEST_LIST = 16 * 2**20  # bytes; a hundred thousand long paths


def expand_lists(namespace: argparse.Namespace) -> None:
    """Replace @FILE among the paths by the lines of that file, unless a file has this name itself."""
    for name in _WITH_LISTS:
        given = getattr(namespace, name, None)
        if isinstance(given, list) and any(one.startswith("@") for one in given):
            setattr(namespace, name, [path for one in given for path in _listed(one)])


def _listed(name: str) -> list[str]:
    if not name.startswith("@") or os.path.exists(name):
        return [name]
    return [line for line in read_list(Path(name[1:]), _LARGEST_LIST).splitlines() if line.strip()]


def read_list(path: Path, largest: int) -> str:
    """The text of a file with words or lines, of a limited size. Raises argparse.ArgumentTypeError."""
    try:
        with open(path, "rb", opener=_open_at_once) as file:
            data: bytes = file.read(largest + 1)
        text = data.decode("utf-8-sig")
    except OSError as error:
        raise argparse.ArgumentTypeError(f"can't read {str(path)!r}: {error.strerror}") from error
    except UnicodeDecodeError as error:
        raise argparse.ArgumentTypeError(f"{str(path)!r} is not UTF-8 text") from error
    except ValueError as error:
        raise argparse.ArgumentTypeError(f"{str(path)!r} is not a valid file name") from error
    if len(data) > largest:
        raise argparse.ArgumentTypeError(f"{str(path)!r} is too large for a list")
    return text


def _open_at_once(path: str, flags: int) -> int:
    """Open a file without blocking; a pipe without a writer is empty."""
    return os.open(path, flags | getattr(os, "O_NONBLOCK", 0))


class _Help(argparse.Action):
    """Print the help, of everything if it is called so, and exit."""

    def __init__(self, option_strings: Any, dest: str, help: str = "") -> None:  # noqa: A002, ARG002 - argparse's names
        super().__init__(option_strings, argparse.SUPPRESS, nargs=0, default=argparse.SUPPRESS, help=help)

    def __call__(self, parser: argparse.ArgumentParser, *_: Any) -> NoReturn:
        assert isinstance(parser, CommandParser)
        parser.shows_all = "--help-all" in self.option_strings
        parser.print_help()
        parser.exit()


def did_you_mean(name: str, names: Iterable[str]) -> str:
    """A question with the name that is most like another one; empty if none is."""
    import difflib  # noqa: PLC0415 - after a mistake only

    near = difflib.get_close_matches(name, list(names), 1, 0.6)
    return f" Did you mean {near[0]}?" if near else ""

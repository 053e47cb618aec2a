"""Library: the commands of the library and their arguments."""

import argparse
from datetime import date

from imbrex.cli.arguments.command import PROGRAM, Commands, add_command, add_paths, describe
from imbrex.cli.arguments.option_flags import add_options, percentage, some_percent, whole_number
from imbrex.cli.arguments.student_flags import add_student_flags
from imbrex.cli.output.terminal import TerminalProgress
from imbrex.library.database.role import Role
from imbrex.library.search.search_results import LEAST

MOST_CANDIDATES = 100


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Add the commands of a library to the parser."""
    describe(parser, "COMMAND ... [--library FILE | --url URL]", "Run COMMAND --help for the options of a command.")
    parser.description = "Keep earlier documents in a library and check new ones against all of them."
    prog = f"{PROGRAM} library"
    inner = parser.add_subparsers(dest="library_command", required=True, title="commands", metavar="COMMAND", prog=prog)
    _add_create(inner)
    _add_add(inner)
    _add_check(inner)
    _add_remove(inner)
    _add_list(inner)
    _add_groups(inner)
    _add_small(inner)


def _add_create(commands: Commands) -> None:
    create = _command(commands, "create", "[--fingerprints-only] [options]", "create an empty library")
    create.add_argument(
        "--fingerprints-only",
        action="store_true",
        help="Store fingerprints only, no text. Matches are found, but can't be shown side by side.",
    )
    add_options(create)


def _add_add(commands: Commands) -> None:
    add = _command(commands, "add", "FILES_OR_FOLDERS", "add documents to the library")
    add_paths(add)
    add_student_flags(add)
    _add_filing(add)


def _add_check(commands: Commands) -> None:
    check = _command(
        commands, "check", "FILES_OR_FOLDERS [--add] [options]", "find matches in the library and in shelves"
    )
    add_paths(check)
    add_student_flags(check)
    check.add_argument("--add", action="store_true", help="Add the documents after checking them.")
    check.add_argument("--no-shelves", action="store_true", help="Ignore the shelves (see imbrex-cli shelf).")
    check.add_argument(
        "--minimum-containment",
        type=percentage,
        default=100 * LEAST,
        metavar="PERCENT",
        help="List only matches with at least this containment in either direction. Most matches of a few percent "
        f"are chance. 0 lists all. Default: {100 * LEAST:g}.",
    )
    check.add_argument(
        "--most",
        type=whole_number(1, MOST_CANDIDATES),
        default=10,
        metavar=f"1..{MOST_CANDIDATES}",
        help="Matches to list for each document. Default: 10.",
    )
    _add_filing(check)
    add_options(check)


def _add_remove(commands: Commands) -> None:
    remove = _command(
        commands,
        "remove",
        "NUMBERS | --author NAME | --expired",
        "permanently delete documents",
        "NUMBERS are those shown by `library list`. The exit code is 1 if a number or the author is not found.",
    )
    remove.add_argument(
        "numbers", nargs="*", type=whole_number(1, 10**9 - 1), metavar="NUMBERS", help="document numbers"
    )
    remove.add_argument("--author", metavar="NAME", help="Delete everything by this author or group.")
    remove.add_argument("--expired", action="store_true", help="Delete documents past their keep-until date.")


def _add_list(commands: Commands) -> None:
    listing = _command(commands, "list", "", "list the documents in the library")
    listing.add_argument(
        "--text", default="", metavar="TEXT", help="Only documents with TEXT in the name, author or a tag."
    )
    listing.add_argument("--tag", default="", metavar="WORD", help="Only documents with this tag.")
    listing.add_argument("--collection", metavar="NAME", help="Only documents in this collection.")
    listing.add_argument("--author", metavar="NAME", help="Only documents by this author or group.")
    listing.add_argument("--expired", action="store_true", help="Only documents past their keep-until date.")


def _add_groups(commands: Commands) -> None:
    groups = _command(commands, "groups", "", "list groups of near-duplicates in the library")
    groups.add_argument(
        "--threshold",
        type=some_percent,
        default=70.0,
        metavar="PERCENT",
        help="Lowest Jaccard index of two documents in a group. Default: 70.",
    )


def _add_small(commands: Commands) -> None:
    _command(commands, "verify", "", "check the integrity of the library")
    reindex = _command(
        commands, "reindex", "[--rebuild] [options]", "rebuild the index with other settings; resumes if interrupted"
    )
    reindex.add_argument("--rebuild", action="store_true", help="Rebuild a damaged index from scratch.")
    add_options(reindex)
    export = _command(commands, "export", "FILE", "export the whole library to one file")
    export.add_argument("path", metavar="FILE", help="file to write; must not exist")
    grant = _command(commands, "grant", "LOGIN ROLE", "set what a login may do in a shared library")
    grant.add_argument("login", metavar="LOGIN", help="login or group of logins on the server")
    levels = [role.label for role in Role]
    grant.add_argument("role", choices=levels, help="access; each level includes the previous ones")
    imported = _command(commands, "import", "FILE", "import an exported library")
    imported.add_argument("path", metavar="FILE", help="file written by `library export`")


def _command(commands: Commands, name: str, usage: str, about: str, epilog: str = "") -> argparse.ArgumentParser:
    """A library command with the common arguments."""
    usage = " ".join(f"{usage} [--library FILE | --url URL] [--json]".split())
    command = add_command(commands, name, usage, about, epilog)
    place = command.add_argument_group("library").add_mutually_exclusive_group()
    place.add_argument("--library", metavar="FILE", help="Library file. Default: your own library.")
    place.add_argument(
        "--url",
        metavar="URL",
        help="Shared library, such as postgresql://teacher@server/essays. Keep the password in ~/.pgpass or "
        "PGPASSWORD: other users of the computer can see the command line.",
    )
    command.add_argument("--json", action="store_true", help="Print JSON instead of a table.")
    return command


def _add_filing(command: argparse.ArgumentParser) -> None:
    """Add the flags for the filing of documents."""
    group = command.add_argument_group("details of added documents")
    group.add_argument("--collection", default="", metavar="NAME", help="Course, year or other collection.")
    group.add_argument("--tag", action="append", default=[], metavar="WORD", help="Tag; can be repeated.")
    group.add_argument(
        "--author", default="", metavar="NAME", help="Author of all documents. Default: the author of each."
    )
    group.add_argument(
        "--keep-until",
        type=_day,
        default=None,
        metavar="YYYY-MM-DD",
        help="Keep-until date: `library remove --expired` deletes them after it.",
    )


def _day(text: str) -> str:
    try:
        return date.fromisoformat(text).isoformat()
    except ValueError as error:
        raise argparse.ArgumentTypeError(f"not a date such as 2027-12-31: {text!r}") from error


def run(namespace: argparse.Namespace, progress: TerminalProgress) -> int:
    """Run the command; return its exit code."""

    from imbrex.cli.commands.library_actions import run_action  # noqa: PLC0415 - database packages are slow to import

    return run_action(namespace, progress)

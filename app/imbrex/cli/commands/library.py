"""Library: the commands of the library and their arguments."""

import argparse
from datetime import date

from imbrex.cli.arguments.command import PROGRAM, Commands, Formatter, add_command
from imbrex.cli.arguments.option_flags import add_options, percentage, some_percent, whole_number
from imbrex.cli.output.exit_codes import HELP
from imbrex.cli.output.terminal import TerminalProgress
from imbrex.library.database.role import Role
from imbrex.library.search.candidate import LEAST

MOST_CANDIDATES = 100


def add_library(commands: Commands) -> None:
    """Add `library` with its own commands."""
    library = commands.add_parser(
        "library",
        usage="%(prog)s COMMAND ... [--library FILE | --url URL]",
        help="keep earlier documents, and check new ones against them",
        description="Keep earlier documents in a library of your own, and check new ones against all of them.",
        epilog=f"Each command has its own --help.\n\n{HELP}",
        formatter_class=Formatter,
        allow_abbrev=False,
    )
    prog = f"{PROGRAM} library"
    inner = library.add_subparsers(
        dest="library_command", required=True, title="commands", metavar="COMMAND", prog=prog
    )
    _add_create(inner)
    _add_add(inner)
    _add_check(inner)
    _add_remove(inner)
    _add_list(inner)
    _add_groups(inner)
    _add_small(inner)


def _add_create(commands: Commands) -> None:
    create = _command(commands, "create", "[--signatures-only] [options]", "make an empty library")
    create.add_argument(
        "--signatures-only",
        action="store_true",
        help="Keep fingerprints and no text: copies are found, but not shown side by side.",
    )
    add_options(create)


def _add_add(commands: Commands) -> None:
    add = _command(commands, "add", "FILES_OR_FOLDERS", "add documents to the library")
    add.add_argument("paths", nargs="+", metavar="FILES_OR_FOLDERS", help="documents, folders of them, or projects")
    _add_filing(add)


def _add_check(commands: Commands) -> None:
    check = _command(
        commands, "check", "FILES_OR_FOLDERS [--add] [options]", "look for documents in the library that these repeat"
    )
    check.add_argument("paths", nargs="+", metavar="FILES_OR_FOLDERS", help="documents, folders of them, or projects")
    check.add_argument("--add", action="store_true", help="Add the documents to the library once they are checked.")
    check.add_argument(
        "--minimum-containment",
        type=percentage,
        default=100 * LEAST,
        metavar="PERCENT",
        help="List only candidates that have at least this much of a document, or it of them. Most of what is below "
        f"some percent is chance. 0 lists all. Default: {100 * LEAST:g}.",
    )
    check.add_argument(
        "--most",
        type=whole_number(1, MOST_CANDIDATES),
        default=10,
        metavar=f"1..{MOST_CANDIDATES}",
        help="Candidates listed for each document. Default: 10.",
    )
    _add_filing(check)
    add_options(check)


def _add_remove(commands: Commands) -> None:
    remove = _command(
        commands,
        "remove",
        "NUMBERS | --author NAME | --expired",
        "delete documents from the library for good",
        "NUMBERS are those that `library list` shows. If a number or the author is not there, the exit code is 1.",
    )
    remove.add_argument(
        "numbers", nargs="*", type=whole_number(1, 10**9 - 1), metavar="NUMBERS", help="numbers of documents"
    )
    remove.add_argument("--author", metavar="NAME", help="Delete everything by this author or group.")
    remove.add_argument("--expired", action="store_true", help="Delete what has passed its retention date.")


def _add_list(commands: Commands) -> None:
    listing = _command(commands, "list", "", "list the documents in the library")
    listing.add_argument("--text", default="", metavar="TEXT", help="Only those with this in a name, author or tag.")
    listing.add_argument("--tag", default="", metavar="WORD", help="Only those with this tag.")
    listing.add_argument("--collection", metavar="NAME", help="Only those of this collection.")
    listing.add_argument("--author", metavar="NAME", help="Only those by this author or group.")
    listing.add_argument("--expired", action="store_true", help="Only those that have passed their retention date.")


def _add_groups(commands: Commands) -> None:
    groups = _command(commands, "groups", "", "list groups of near-duplicates inside the library")
    groups.add_argument(
        "--threshold",
        type=some_percent,
        default=70.0,
        metavar="PERCENT",
        help="Jaccard index from which two documents belong together. Default: 70.",
    )


def _add_small(commands: Commands) -> None:
    _command(commands, "verify", "", "check whether everything in the library is whole")
    reindex = _command(
        commands, "reindex", "[--anew] [options]", "make the index with other settings; it goes on where it was stopped"
    )
    reindex.add_argument("--anew", action="store_true", help="Make the index that is there anew: it is damaged.")
    add_options(reindex)
    export = _command(commands, "export", "FILE", "write the whole library into one file")
    export.add_argument("path", metavar="FILE", help="the file to write; one that is there is not written over")
    grant = _command(commands, "grant", "LOGIN ROLE", "say what a login of the server may do in a shared library")
    grant.add_argument("login", metavar="LOGIN", help="a login of the server, or a group of logins")
    grant.add_argument("role", choices=[role.label for role in Role], help="what it may do; each includes those before")
    imported = _command(commands, "import", "FILE", "add everything in an exported file")
    imported.add_argument("path", metavar="FILE", help="a file that `library export` has written")


def _command(commands: Commands, name: str, usage: str, about: str, epilog: str = "") -> argparse.ArgumentParser:
    """A library command with the common arguments."""
    usage = " ".join(f"{usage} [--library FILE | --url URL] [--json]".split())
    command = add_command(commands, name, usage, about, epilog)
    place = command.add_argument_group("library").add_mutually_exclusive_group()
    place.add_argument("--library", metavar="FILE", help="The library's file. Without it, your own library is taken.")
    place.add_argument(
        "--url",
        metavar="URL",
        help="A shared library, such as postgresql://teacher@server/essays. A password is better kept in ~/.pgpass or "
        "PGPASSWORD: what stands on the command line can be seen by other users of the computer.",
    )
    command.add_argument("--json", action="store_true", help="Print one JSON object instead of a table.")
    return command


def _add_filing(command: argparse.ArgumentParser) -> None:
    """Add the flags for the filing of documents."""
    group = command.add_argument_group("notes on added documents")
    group.add_argument("--collection", default="", metavar="NAME", help="Course, year or whatever they belong to.")
    group.add_argument("--tag", action="append", default=[], metavar="WORD", help="May be given several times.")
    group.add_argument(
        "--author", default="", metavar="NAME", help="Who wrote all of them; without it, as each document has it."
    )
    group.add_argument(
        "--keep-until",
        type=_day,
        default=None,
        metavar="YYYY-MM-DD",
        help="After this day `library remove --expired` deletes them.",
    )


def _day(text: str) -> str:
    try:
        return date.fromisoformat(text).isoformat()
    except ValueError as error:
        raise argparse.ArgumentTypeError(f"{text!r} is not a day such as 2027-12-31") from error


def run_library(namespace: argparse.Namespace, progress: TerminalProgress) -> int:
    """Run the command; return its exit code."""

    from imbrex.cli.commands.library_actions import run_action  # noqa: PLC0415 - database packages are slow to import

    return run_action(namespace, progress)

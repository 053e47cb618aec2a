"""Dictionaries: those that translated texts are found with, as a table or as one JSON object."""

import argparse
import re
import sys
from pathlib import Path
from typing import Any

from imbrex.cli.arguments.command import PROGRAM, add_command, add_json, describe
from imbrex.cli.output.json_record import record
from imbrex.cli.output.table import align, with_line_ends
from imbrex.cli.output.terminal import DONE, REFUSED, TerminalProgress, echo, escape
from imbrex.dictionaries.added_dictionaries import add, remove
from imbrex.dictionaries.dictionaries import Dictionaries, available
from imbrex.dictionaries.dictionary import Dictionary, languages_of
from imbrex.dictionaries.word_pairs import BOUNDED
from imbrex.errors import ImbrexError
from imbrex.languages.registry import Languages
from imbrex.messages import NOTHING, Message

_TEXTS = 4
_HEAD = ("dictionary", "languages", "licence", "file", "entries")


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Add the arguments to the parser."""
    describe(parser, "COMMAND ...")
    prog = f"{PROGRAM} dictionaries"
    actions = parser.add_subparsers(dest="action", required=True, title="commands", metavar="COMMAND", prog=prog)
    listing = add_command(
        actions,
        "list",
        "[--json]",
        "list the dictionaries of the system and those that were added",
        "The exit code is 1 if one can't be read.",
    )
    add_json(listing, "table")
    adding = add_command(
        actions,
        "add",
        "FILE [--languages LEFT-RIGHT]",
        "add a dictionary, after reading it",
        "FILE is the .index of a dictd dictionary, the .ifo of a StarDict dictionary, or a Ding file. It "
        "stays where it is.",
    )
    adding.add_argument("file", metavar="FILE", type=Path, help="main file of the dictionary")
    adding.add_argument(
        "--languages",
        type=_languages,
        metavar="LEFT-RIGHT",
        help="Codes of the languages of the headwords and of the translations, such as en-ru. Default: as the file "
        "name says.",
    )
    removing = add_command(actions, "remove", "FILE", "remove a dictionary from the list; its files stay")
    removing.add_argument("file", metavar="FILE", type=Path, help="main file of the dictionary")


def _languages(text: str) -> tuple[str, str]:
    left, _, right = text.lower().partition("-")
    if left == right or not all(re.fullmatch("[a-z]{2}", code) for code in (left, right)):
        raise argparse.ArgumentTypeError(f"{text!r} is not a pair of languages, such as en-ru")
    return left, right


def run(namespace: argparse.Namespace, progress: TerminalProgress) -> int:
    """Run the command; return its exit code."""
    actions = {"list": _list, "add": _add, "remove": _remove}
    return actions[namespace.action](namespace, progress)


def _list(namespace: argparse.Namespace, progress: TerminalProgress) -> int:
    entries = [_entry(one, progress) for one in available()]
    progress.clear()
    if namespace.json:
        sys.stdout.writelines(record("dictionaries list", {"dictionaries": entries}))
    elif entries:
        sys.stdout.writelines(with_line_ends(align([_HEAD, *map(_row, entries)], _TEXTS, head=True)))
    else:
        echo("No dictionaries. Install packages such as mueller7-dict or trans-de-en, or add your own.")
    for entry in entries:
        if entry["message"]:
            echo(f"{escape(entry['path'])}: {escape(entry['message'])}")
    return REFUSED if any(entry["message"] for entry in entries) else DONE


def _entry(dictionary: Dictionary, progress: TerminalProgress) -> dict[str, Any]:
    entries, licence, message = None, "", ""
    try:
        facts = Dictionaries(Languages().find).facts(dictionary, progress)
        entries, licence = facts.entries, dictionary.licence or facts.licence
    except ImbrexError as error:
        message = str(error.message)
    return {
        "name": dictionary.name,
        "path": str(dictionary.path),
        "left_language": dictionary.left,
        "right_language": dictionary.right,
        "entry_count": entries,
        "licence": licence,
        "package": dictionary.package,
        "message": message,
    }


def _row(entry: dict[str, Any]) -> tuple[str, ...]:
    languages = f"{entry['left_language']}-{entry['right_language']}"
    count = "" if entry["entry_count"] is None else f"{entry['entry_count']:,}"
    return escape(entry["name"]), escape(languages), escape(entry["licence"]), escape(entry["path"]), count


def _add(namespace: argparse.Namespace, progress: TerminalProgress) -> int:
    path = namespace.file.absolute()
    languages = namespace.languages or languages_of(path)
    if not languages:
        raise ImbrexError(
            Message("The name of the file doesn't say its languages."), Message("Give --languages, such as en-ru.")
        )
    dictionary = Dictionary(path, languages[0], languages[1], is_added=True)
    lexicon = Dictionaries(Languages().find).compile(dictionary, progress)
    add(dictionary)
    progress.clear()
    sys.stdout.write(f"Added {escape(dictionary.name)}: {len(lexicon.pairs):,} pairs of words.\n")
    if lexicon.bounded:
        echo(str(BOUNDED))
    return DONE


def _remove(namespace: argparse.Namespace, _progress: TerminalProgress) -> int:
    if not remove(namespace.file.absolute()):
        raise ImbrexError(Message("{path} was not added.", path=namespace.file), NOTHING)
    sys.stdout.write(f"Removed {escape(str(namespace.file))} from the list.\n")
    return DONE

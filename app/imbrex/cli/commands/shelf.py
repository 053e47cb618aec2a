"""Shelf: the commands for shelves of sources."""

import argparse
import sys
from collections.abc import Iterator, Sequence
from dataclasses import asdict
from pathlib import Path
from typing import Any

from imbrex.cli.arguments.command import PROGRAM, Commands, add_command, add_json, describe
from imbrex.cli.arguments.option_flags import add_options, options_from
from imbrex.cli.output.json_record import record
from imbrex.cli.output.table import Row, align, remarks, sentence, with_line_ends
from imbrex.cli.output.terminal import DONE, INTERRUPTED, REFUSED, WRONG_USAGE, TerminalProgress, echo, escape
from imbrex.engine.percent import percent
from imbrex.engine.text.document import Problem
from imbrex.errors import ImbrexError
from imbrex.languages.registry import Languages
from imbrex.shelves.kinds.registry import KINDS
from imbrex.shelves.shelf import Shelf, ShelfInfo, Standing
from imbrex.shelves.shelves import Shelves

_HEAD: Row = ("shelf", "kind", "status", "updated", "sources", "unreadable", "size")
_STATUS = {
    Standing.CURRENT: "up to date",
    Standing.UNFINISHED: "{percent} read",
    Standing.CHANGED: "files changed",
    Standing.OUTDATED: "needs an update: made by another version",
    Standing.MISSING: "file not found",
    Standing.UNREADABLE: "can't be read",
}
_MOST_PROBLEMS = 20


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Add the commands for shelves to the parser."""
    describe(parser, "COMMAND ...", "Run COMMAND --help for the options of a command.")
    parser.description = (
        "Keep shelves of sources, such as an offline Wikipedia: library check finds what documents share with them. "
        "A shelf is fingerprinted once; its texts stay where they are."
    )
    prog = f"{PROGRAM} shelf"
    inner = parser.add_subparsers(dest="shelf_command", required=True, title="commands", metavar="COMMAND", prog=prog)
    add = add_command(
        inner,
        "add",
        "PATH [--name NAME] [options] [--json]",
        "add a shelf and read it",
        "PATH is a ZIM file from Kiwix, a WARC file or a folder of them, the data folder of Zotero, or a folder of\n"
        "documents. Ctrl+C pauses the reading; imbrex-cli shelf update goes on.",
    )
    add.add_argument("path", metavar="PATH", help="file or folder")
    add.add_argument("--name", default="", metavar="NAME", help="Name of the shelf. Default: its own title.")
    add_json(add, "table")
    add_options(add)
    _add_update(inner)
    add_json(add_command(inner, "list", "[--json]", "list the shelves and say which need an update"), "table")
    remove = add_command(inner, "remove", "NAMES [--json]", "remove shelves; their files stay")
    remove.add_argument("names", nargs="+", metavar="NAMES", help="names of shelves")
    add_json(remove, "table")


def _add_update(commands: Commands) -> None:
    update = add_command(
        commands,
        "update",
        "[NAMES] [--moved-to PATH] [--json]",
        "read what is new or has changed in shelves, or go on after a pause",
    )
    update.add_argument("names", nargs="*", metavar="NAMES", help="names of shelves; all by default")
    update.add_argument("--moved-to", metavar="PATH", help="The file or folder of the one shelf is here now.")
    add_json(update, "table")


def run(namespace: argparse.Namespace, progress: TerminalProgress) -> int:
    """Run the command; return its exit code."""
    if namespace.shelf_command == "update" and namespace.moved_to and len(namespace.names) != 1:
        echo("--moved-to needs the name of one shelf.")
        return WRONG_USAGE
    with Shelves(Languages().find) as shelves:
        if namespace.shelf_command == "list":
            infos, problems = shelves.infos(progress)
            return _show(namespace, progress, infos, problems)
        if namespace.shelf_command == "remove":
            return _remove(namespace, shelves, progress)
        if namespace.shelf_command == "add":
            chosen = [shelves.add(Path(namespace.path), options_from(namespace), namespace.name, progress)]
        else:
            chosen = _chosen(namespace, shelves)
        return _update(namespace, shelves, chosen, progress)


def _chosen(namespace: argparse.Namespace, shelves: Shelves) -> list[Shelf]:
    names = namespace.names or [one.state.name for one in shelves.infos()[0]]
    chosen = [shelves.named(name) for name in names]
    if namespace.moved_to:
        shelves.move(chosen[0], Path(namespace.moved_to))
    return chosen


def _update(
    namespace: argparse.Namespace, shelves: Shelves, chosen: Sequence[Shelf], progress: TerminalProgress
) -> int:
    infos, problems, stopped = [], [], False
    for shelf in chosen:
        one = shelf
        try:
            one = shelves.rebuild(shelf)
            one.update(progress)
        except KeyboardInterrupt:
            stopped = True
        except ImbrexError as error:
            problems.append(Problem(one.index.state.name, error.message, error.hint, one.index.state.path))
        infos.append(one.info())
        told = one.index.problems(_MOST_PROBLEMS)
        for title, problem in told:
            progress.clear()
            echo(f"{title}: {problem}")
        if infos[-1].failed > len(told):
            echo(f"{infos[-1].failed - len(told):,} more sources couldn't be read.")
        if stopped:
            break
    return _show(namespace, progress, infos, problems, stopped=stopped)


def _remove(namespace: argparse.Namespace, shelves: Shelves, progress: TerminalProgress) -> int:
    chosen = [shelves.named(name) for name in dict.fromkeys(namespace.names)]
    infos = [shelf.info() for shelf in chosen]
    for shelf in chosen:
        shelves.remove(shelf)
    return _show(namespace, progress, infos, [])


def _show(
    namespace: argparse.Namespace,
    progress: TerminalProgress,
    infos: Sequence[ShelfInfo],
    problems: Sequence[Problem],
    *,
    stopped: bool = False,
) -> int:
    progress.clear()
    if namespace.json:
        values = {
            "shelves": [_record(one) for one in infos],
            "stopped": stopped,
            "problems": [asdict(problem) for problem in problems],
        }
        sys.stdout.writelines(record(f"shelf {namespace.shelf_command}", values))
    else:
        sys.stdout.writelines(_table(namespace.shelf_command, infos, problems, stopped=stopped))
    return INTERRUPTED if stopped else REFUSED if problems else DONE


def _table(command: str, infos: Sequence[ShelfInfo], problems: Sequence[Problem], *, stopped: bool) -> Iterator[str]:
    if command == "remove":
        yield from (
            f"Removed the shelf {escape(one.state.name)}. Its files stay: {escape(one.state.path)}\n" for one in infos
        )
        return
    if infos:
        yield from with_line_ends(align([_HEAD, *map(_row, infos)], 4, head=True))
    elif command == "list":
        yield "No shelves. Add one with: imbrex-cli shelf add PATH\n"
    if stopped:
        yield "Paused. Run imbrex-cli shelf update to go on.\n"
    told = [(problem.name, sentence(problem)) for problem in problems]
    told += [(one.state.name, one.reason) for one in infos if one.reason and command == "list"]
    yield from with_line_ends(remarks("Problems:", told))


def _row(info: ShelfInfo) -> Row:
    state = info.state
    kind = next((str(one.title) for one in KINDS if one.name == state.kind), state.kind)
    status = _STATUS[info.standing].replace("{percent}", percent(_reached(info), 0))
    return (
        escape(state.name),
        kind,
        status,
        state.updated[:10] or "never",
        f"{info.entries:,}",
        f"{info.failed:,}",
        f"{state.size / 2**20:,.1f} MB",
    )


def _reached(info: ShelfInfo) -> float:
    return min(1.0, info.state.reached / info.state.total) if info.state.total else 0.0


def _record(info: ShelfInfo) -> dict[str, Any]:
    state = info.state
    return {
        "name": state.name,
        "kind": state.kind,
        "path": state.path,
        "shelf_status": info.standing.value,
        "sources": info.entries,
        "unreadable_sources": info.failed,
        "reached": 1.0 if state.run and not state.is_under_way else _reached(info),
        "updated": state.updated or None,
        "bytes": state.size,
        "index_bytes": info.bytes,
    }

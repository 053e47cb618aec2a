"""Project: contents of a project, and changes of its files since, as a table or as one JSON object."""

import argparse
import sys
from collections import Counter
from collections.abc import Iterable, Iterator
from dataclasses import asdict
from pathlib import Path
from typing import Any

from imbrex.cli.arguments.command import PROGRAM, add_command, add_json, describe
from imbrex.cli.output.json_record import record
from imbrex.cli.output.table import Row, align, counted, problem_remarks, with_line_ends
from imbrex.cli.output.terminal import DONE, TerminalProgress, escape
from imbrex.engine.review.review import Decision, Verdict
from imbrex.engine.text.document import Document
from imbrex.projects.opening import Opened, open_project
from imbrex.projects.sources import State, look_at_sources
from imbrex.values import frozen

_HEAD: Row = ("name", "author", "role", "language", "file", "characters")
_TEXTS = 5
_PASTED = "pasted"
_STATES = {
    State.SAME: "unchanged",
    State.CHANGED: "changed",
    State.GONE: "gone",
    State.UNKNOWN: "not checked",
}


@frozen
class Shown:
    """A project and the states of its files, by the keys of documents read from one."""

    path: Path
    opened: Opened
    states: dict[str, State]

    @property
    def pairs(self) -> list[Decision]:
        """Decisions on pairs."""
        return list(self.opened.project.review.pairs.values())

    @property
    def passages(self) -> list[Decision]:
        """Decisions on passages."""
        return [mark.decision for marks in self.opened.project.review.marks.values() for mark in marks]


def show_project(name: str, progress: TerminalProgress, *, json: bool) -> None:
    """Print the contents of a project. Raises ImbrexError if it cannot be opened."""
    path = Path(name)
    opened = open_project(path, progress)
    sources = look_at_sources(opened.project.documents, progress)
    shown = Shown(path, opened, {source.document.key: source.state for source in sources})
    progress.clear()
    sys.stdout.writelines(record("project show", project_record(shown)) if json else project_table(shown))


def project_table(shown: Shown) -> Iterator[str]:
    """Lines: the documents, then the decisions, the states of the files, and unreadable files."""
    opened, project = shown.opened, shown.opened.project
    if project.documents:
        yield from with_line_ends(align([_HEAD, *(_row(one, shown) for one in project.documents)], _TEXTS, head=True))
        yield "\n"
    count = len(project.documents)
    version = f" by Imbrex {opened.version}" if opened.version else ""
    documents = counted(count, "document")
    yield f"{escape(shown.path.name)}: {documents}, saved {_minute(opened.saved)}{version}.\n"
    yield f"Pairs: {_counted(shown.pairs)}. Passages: {_counted(shown.passages)}.\n"
    states = Counter(shown.states.values())
    told = [f"{states[state]:,} {words}" for state, words in _STATES.items() if states[state]]
    yield f"Files: {', '.join(told) or 'none'}.\n"
    if opened.note:
        yield f"{opened.note}\n"
    yield from with_line_ends(problem_remarks(project.problems))


def project_record(shown: Shown) -> dict[str, Any]:
    """The same as plain data, with the options."""
    opened, project = shown.opened, shown.opened.project
    return {
        "path": str(shown.path),
        "version": opened.version,
        "created": opened.created,
        "saved": opened.saved,
        "note": opened.note,
        "options": project.options.to_dict(),
        "documents": [_document(one, shown) for one in project.documents],
        "pair_verdicts": _counts(shown.pairs),
        "passage_verdicts": _counts(shown.passages),
        "problems": [asdict(problem) for problem in project.problems],
    }


def _row(document: Document, shown: Shown) -> Row:
    return (
        escape(document.name),
        escape(document.author),
        document.role.value,
        escape(document.language),
        _state(document, shown) or _PASTED,
        f"{len(document.text):,}",
    )


def _document(document: Document, shown: Shown) -> dict[str, Any]:
    return {
        "name": document.name,
        "path": document.path,
        "role": document.role.value,
        "author": document.author,
        "language": document.language,
        "characters": len(document.text),
        "file_hash": document.file_hash,
        "file": _state(document, shown) or None,
        "notes": list(document.notes),
    }


def _state(document: Document, shown: Shown) -> str:
    state = shown.states.get(document.key)
    return state.value if state else ""


def _counts(decisions: Iterable[Decision]) -> dict[str, int]:
    """Numbers of decisions by verdict, and of notes."""
    every = list(decisions)
    count = Counter(decision.verdict for decision in every)
    return {verdict.value: count[verdict] for verdict in Verdict} | {"with_note": sum(bool(one.note) for one in every)}


def _counted(decisions: Iterable[Decision]) -> str:
    count = _counts(decisions)
    words = [f"{number:,} {verdict}" for verdict, number in count.items() if number and verdict != "with_note"]
    notes = f"{count['with_note']:,} with notes" if count["with_note"] else ""
    return ", ".join(filter(None, (*words, notes))) or "no verdicts"


def _minute(date: str) -> str:
    """An ISO 8601 date to the minute, in its own time zone."""
    return date[:16].replace("T", " ")


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Add the commands of a project to the parser."""
    describe(parser, "show FILE [--json]")
    parser.description = (
        "Show the contents of a project. Any command that takes documents also takes a project and uses its documents."
    )
    prog = f"{PROGRAM} project"
    inner = parser.add_subparsers(dest="project_command", required=True, title="commands", metavar="COMMAND", prog=prog)
    show = add_command(inner, "show", "FILE [--json]", "list its documents, verdicts and changed files")
    show.add_argument("path", metavar="FILE", help="project file")
    add_json(show, "table")


def run(namespace: argparse.Namespace, progress: TerminalProgress) -> int:
    """Run the command; return its exit code."""
    show_project(namespace.path, progress, json=namespace.json)
    return DONE

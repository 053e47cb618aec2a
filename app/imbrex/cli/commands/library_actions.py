"""Library actions: the commands of the library, from flags to a changed library and its output."""

import argparse
import os
import sys
from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import AbstractContextManager, nullcontext
from dataclasses import asdict, dataclass, field
from pathlib import Path
from typing import Any

from imbrex import clock
from imbrex.cli.arguments.option_flags import options_from
from imbrex.cli.arguments.student_flags import roster_from, unpacking_from
from imbrex.cli.commands.library_listing import (
    checked_record,
    checked_table,
    entry_record,
    flaws_table,
    groups_table,
    listed_table,
)
from imbrex.cli.commands.running import echo_roster_notes
from imbrex.cli.inputs import Inputs, open_projects, read, unmet
from imbrex.cli.output.json_record import record
from imbrex.cli.output.table import counted, problem_remarks, with_line_ends
from imbrex.cli.output.terminal import (
    DONE,
    INTERRUPTED,
    NOTHING_READ,
    REFUSED,
    WRONG_USAGE,
    TerminalProgress,
    echo,
    escape,
)
from imbrex.dictionaries.late_dictionaries import LateDictionaries
from imbrex.engine.observer import Observer
from imbrex.engine.options import Options
from imbrex.engine.text.document import Document, Problem, Role
from imbrex.errors import ImbrexError
from imbrex.languages.registry import Languages
from imbrex.library.database.address import make_folder, own_library
from imbrex.library.database.mode import Mode
from imbrex.library.database.role import Role as LibraryRole
from imbrex.library.documents.entry import Addition, Filing, Selection
from imbrex.library.library import Library
from imbrex.library.search.checking import MOST
from imbrex.library.search.search_results import Checked
from imbrex.messages import Message
from imbrex.shelves.checking import merged
from imbrex.shelves.shelves import Shelves


def address_of(namespace: argparse.Namespace) -> str:
    """The given address, or that of the user's own library."""
    return namespace.url or namespace.library or str(own_library())


def open_library(namespace: argparse.Namespace) -> Library:
    """Open the library that a command uses.

    Raises:
        ImbrexError: there is none, or it cannot be opened.
    """
    own = own_library()
    if not namespace.url and not namespace.library and not os.path.exists(own):
        raise ImbrexError(
            Message("You have no library yet. Its default location is {own}.", own=own),
            Message("Create one with imbrex-cli library create, or give --library or --url."),
        )
    find = Languages().find
    library = Library.open(address_of(namespace), find, lexicons=LateDictionaries(find))
    if library.notice:
        echo(library.notice)
    return library


@dataclass(slots=True)
class Added:
    """Results of adding documents.

    Attributes:
        documents: to be added, by key.
        additions: durable additions.
        problems: files that could not be read, and the reason for an early end.
        stopped: whether the user interrupted it.
    """

    library: str
    documents: dict[str, Document]
    additions: list[Addition] = field(default_factory=list)
    problems: list[Problem] = field(default_factory=list)
    stopped: bool = False

    @property
    def missing(self) -> int:
        """Number of documents that were not added."""
        return len(self.documents) - len(self.additions)


def filing_from(namespace: argparse.Namespace) -> Filing:
    """The filing of added documents, from the flags."""
    return Filing(
        collection=namespace.collection,
        tags=tuple(dict.fromkeys(namespace.tag)),
        author=namespace.author,
        retained=namespace.keep_until or "",
    )


def add(library: Library, inputs: Inputs, filing: Filing, observer: Observer) -> Added:
    """Add documents; if interrupted, report those already added."""
    documents = {document.key: document for document in inputs.documents}
    added = Added(library.info().address, documents, problems=list(inputs.problems))
    try:
        for batch in library.adding(inputs.documents, filing, observer):
            added.additions += batch
    except KeyboardInterrupt:
        added.stopped = True
    except ImbrexError as error:
        added.problems.append(Problem("library", error.message, error.hint))
    return added


def added_table(added: Added) -> Iterator[str]:
    """Lines: how many are in the library now, and which were not added, with reasons."""
    yield f"{_counts(added)}\n"
    if added.stopped:
        yield f"Stopped: {_documents(added.missing)} not added. Run the same command to resume.\n"
    yield from with_line_ends(problem_remarks(added.problems))


def added_record(added: Added) -> dict[str, Any]:
    """The same as plain data."""
    return {
        "library": added.library,
        "additions": [_record(added.documents[addition.key], addition) for addition in added.additions],
        "stopped": added.stopped,
        "not_added": added.missing,
        "problems": [asdict(problem) for problem in added.problems],
    }


def _record(document: Document, addition: Addition) -> dict[str, Any]:
    return {
        "name": document.name,
        "path": document.path,
        "number": addition.document,
        "new": addition.new,
        "renamed": addition.renamed,
    }


def _counts(added: Added) -> str:
    count = Counter(_outcome(addition) for addition in added.additions)
    parts = [f"{_documents(count['new'])} added"]
    if count["renamed"]:
        parts.append(f"{count['renamed']:,} already present under another name")
    if count["there"]:
        parts.append(f"{count['there']:,} already present")
    return f"{added.library}: {', '.join(parts)}."


def _outcome(addition: Addition) -> str:
    return "new" if addition.new else "renamed" if addition.renamed else "there"


def _documents(count: int) -> str:
    return counted(count, "document")


_Command = Callable[[argparse.Namespace, TerminalProgress], int]


def run_action(namespace: argparse.Namespace, progress: TerminalProgress) -> int:
    """Run a command of the library; return its exit code."""
    namespace.today = clock.today().isoformat()
    kept_until = getattr(namespace, "keep_until", None)
    if kept_until and kept_until < namespace.today:
        echo(f"--keep-until {kept_until} has already passed. Use {namespace.today} or a later date.")
        return WRONG_USAGE
    commands: dict[str, _Command] = {
        "create": _create,
        "add": _add,
        "check": _check,
        "remove": _remove,
        "list": _list,
        "groups": _groups,
        "verify": _verify,
        "export": _export,
        "import": _import,
        "grant": _grant,
        "reindex": _reindex,
    }
    return commands[namespace.library_command](namespace, progress)


def _create(namespace: argparse.Namespace, progress: TerminalProgress) -> int:
    address = address_of(namespace)
    if not namespace.url and not namespace.library:
        make_folder(own_library())
    mode = Mode.SIGNATURES if namespace.fingerprints_only else Mode.TEXTS
    with Library.create(address, Languages().find, options_from(namespace), mode) as library:
        info = library.info()
    kept = "It stores texts." if mode is Mode.TEXTS else "It stores fingerprints only."
    values = {"library": info.address, "mode": info.mode.value, "digest": info.digest}
    _show(namespace, progress, values, [f"Created the library {info.address}. {kept}\n"])
    return DONE


def _add(namespace: argparse.Namespace, progress: TerminalProgress) -> int:
    with open_library(namespace) as library:
        inputs = _read(namespace, library.info().options.language, progress)
        added = add(library, inputs, filing_from(namespace), progress)
    _show(namespace, progress, added_record(added), added_table(added))
    if added.stopped:
        return INTERRUPTED
    if not inputs.documents:
        return NOTHING_READ
    return REFUSED if added.missing or not inputs.all_read else DONE


def _check(namespace: argparse.Namespace, progress: TerminalProgress) -> int:
    options = options_from(namespace)
    with _library_to_check(namespace) as library:
        inputs = _read(namespace, library.info().options.language if library else options.language, progress)
        for told in unmet(inputs.documents, options, Languages()):
            progress.clear()
            echo(told)
        checked, unsearched = _checked(library, namespace, inputs, options, progress)
        address = library.info().address if library else ""
        added = add(library, inputs, filing_from(namespace), progress) if library and namespace.add else None
    least, most = namespace.minimum_containment / 100, namespace.most
    values: dict[str, Any] = {"library": address, "options": options.to_dict(), "minimum_containment": least}
    values["checked"] = [checked_record(one, least, most) for one in checked]
    values["problems"] = [asdict(problem) for problem in (*inputs.problems, *unsearched)]
    problems = (*(() if added else inputs.problems), *unsearched)
    lines = list(checked_table(checked, least, most, problems))
    if added is not None:
        values |= {key: value for key, value in added_record(added).items() if key != "library"}
        lines += ["\n", *added_table(added)]
    _show(namespace, progress, values, lines)
    if added is not None and added.stopped:
        return INTERRUPTED
    if not any(one.problem is None for one in checked):
        return NOTHING_READ
    is_refused = unsearched or (added is not None and added.missing) or not inputs.all_read
    return REFUSED if is_refused else DONE


def _library_to_check(namespace: argparse.Namespace) -> AbstractContextManager[Library | None]:
    """The library that a check uses; none if there are only shelves."""
    is_needed = namespace.url or namespace.library or namespace.add or namespace.no_shelves
    if not is_needed and not own_library().exists():
        with Shelves(Languages().find) as shelves:
            if shelves.paths:
                return nullcontext()
    return open_library(namespace)


def _checked(
    library: Library | None, namespace: argparse.Namespace, inputs: Inputs, options: Options, observer: Observer
) -> tuple[list[Checked], list[Problem]]:
    """The matches of each document in the library and in all shelves; shelves that can't be searched are problems."""
    most, problems = max(namespace.most, MOST), list[Problem]()
    found = [list(library.check(inputs.documents, options, observer, most))] if library else []
    if not namespace.no_shelves:
        find = Languages().find
        with Shelves(find, lexicons=LateDictionaries(find)) as shelves:
            in_shelves = shelves.check(inputs.documents, options, observer, most, problems)
            found += [in_shelves] if in_shelves else []
    return [merged(of_one) for of_one in zip(*found, strict=True)], problems


def _remove(namespace: argparse.Namespace, progress: TerminalProgress) -> int:
    asked = [bool(namespace.numbers), namespace.author is not None, namespace.expired]
    if sum(asked) != 1:
        echo("Specify what to delete: document numbers, --author or --expired.")
        return WRONG_USAGE
    with open_library(namespace) as library:
        missing = _missing(library, namespace.numbers)
        count = _removed(library, namespace, progress)
        address = library.info().address
    documents = counted(count, "document")
    told = f"{documents} permanently deleted." if count else "No documents matched; nothing was deleted."
    if count and not namespace.numbers:
        told += " Copies added under other authors are kept."
    values = {"library": address, "removed": count, "missing": missing}
    _show(namespace, progress, values, [f"{address}: {told}\n"])
    if missing:
        echo(f"Not in the library: {', '.join(map(str, missing))}. `library list` shows the numbers.")
    elif namespace.author is not None and not count:
        echo(f"No documents by {escape(namespace.author)!r} in the library. `library list` shows the authors.")
    # With --expired an empty result is fine; an unknown name or number is a mistake.
    return REFUSED if missing or not (count or namespace.expired) else DONE


def _missing(library: Library, numbers: Sequence[int]) -> list[int]:
    """The numbers without a document."""
    found = library.entries(Selection(documents=tuple(numbers))) if numbers else []
    return sorted(set(numbers) - {entry.document for entry in found})


def _removed(library: Library, namespace: argparse.Namespace, progress: TerminalProgress) -> int:
    if namespace.author is not None:
        return library.remove_author(namespace.author, progress)
    if namespace.expired:
        return library.remove_expired(namespace.today, progress)
    return library.remove(namespace.numbers, progress)


def _list(namespace: argparse.Namespace, progress: TerminalProgress) -> int:
    selection = Selection(
        text=namespace.text,
        tag=namespace.tag,
        collection=namespace.collection,
        author=namespace.author,
        expired_on=namespace.today if namespace.expired else "",
    )
    with open_library(namespace) as library:
        info, entries = library.info(), library.entries(selection)
    values = {
        "library": info.address,
        "mode": info.mode.value,
        "digest": info.digest,
        "documents_in_all": info.documents,
        "waiting_for_index": info.pending,
        "entries": [entry_record(entry) for entry in entries] if namespace.json else [],
    }
    _show(namespace, progress, values, listed_table(info, entries))
    return DONE


def _groups(namespace: argparse.Namespace, progress: TerminalProgress) -> int:
    threshold = namespace.threshold / 100
    with open_library(namespace) as library:
        groups = library.groups(threshold, observer=progress)
    values = {
        "threshold": threshold,
        "groups": [
            {"entries": [*map(entry_record, group.members)], "links": [*map(asdict, group.links)]} for group in groups
        ],
    }
    _show(namespace, progress, values, groups_table(groups, threshold))
    return DONE


def _verify(namespace: argparse.Namespace, progress: TerminalProgress) -> int:
    with open_library(namespace) as library:
        flaws = library.verify(progress)
        address = library.store.shown
    values = {
        "library": address,
        "flaws": [{"message": flaw.message, "hint": flaw.hint, "number": flaw.document} for flaw in flaws],
    }
    _show(namespace, progress, values, flaws_table(address, flaws))
    return REFUSED if flaws else DONE


def _export(namespace: argparse.Namespace, progress: TerminalProgress) -> int:
    path = Path(namespace.path)
    if path.exists():
        raise ImbrexError(
            Message("{path} already exists.", path=path), Message("Choose another name or delete the file.")
        )
    with open_library(namespace) as library:
        count = library.export(path, progress)
    documents = counted(count, "document")
    _show(namespace, progress, {"path": str(path), "exported": count}, [f"{documents} exported to {path}.\n"])
    return DONE


def _import(namespace: argparse.Namespace, progress: TerminalProgress) -> int:
    with open_library(namespace) as library:
        imported = library.import_file(Path(namespace.path), progress)
        address = library.store.shown
    values = {
        "library": address,
        "added_count": imported.new,
        "renamed_count": imported.renamed,
        "known_count": imported.known,
        "problems": [asdict(problem) for problem in imported.problems],
    }
    lines = [
        f"{address}: {imported.new:,} documents added, {imported.renamed:,} under another name, "
        f"{imported.known:,} already present.\n",
        *(f"{problem}\n" for problem in imported.problems),
    ]
    _show(namespace, progress, values, lines)
    return DONE if imported.new or imported.renamed or imported.known else NOTHING_READ


def _reindex(namespace: argparse.Namespace, progress: TerminalProgress) -> int:
    with open_library(namespace) as library:
        if not namespace.rebuild:
            library.set_options(options_from(namespace))
        library.reindex(progress, rebuild=namespace.rebuild)
        info = library.info()
    values = {"library": info.address, "digest": info.digest, "options": info.options.to_dict()}
    _show(namespace, progress, values, [f"{info.address}: the index is up to date ({info.digest}).\n"])
    return DONE


def _grant(namespace: argparse.Namespace, progress: TerminalProgress) -> int:
    with open_library(namespace) as library:
        library.grant(namespace.login, LibraryRole.parse(namespace.role))
        address, granted = library.store.shown, library.granted()
    roles = {login: role.label for login, role in granted.items()}
    lines = [f"{address}\n", *(f"  {escape(login)}: {role}\n" for login, role in roles.items())]
    _show(namespace, progress, {"library": address, "granted": roles}, lines)
    return DONE


def _read(namespace: argparse.Namespace, language: str, progress: TerminalProgress) -> Inputs:
    projects = open_projects(namespace.paths, progress, any_options=True)  # the library's options apply
    unpacking, roster = unpacking_from(namespace), roster_from(namespace)
    inputs = read({Role.ESSAY: namespace.paths}, language, progress, projects, unpacking, roster, namespace.recognize)
    progress.clear()
    echo_roster_notes(inputs)
    return inputs


def _show(
    namespace: argparse.Namespace, progress: TerminalProgress, values: dict[str, Any], lines: Iterable[str]
) -> None:
    progress.clear()
    command = f"library {namespace.library_command}"
    sys.stdout.writelines(record(command, values) if namespace.json else lines)

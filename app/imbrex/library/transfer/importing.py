"""Importing: the documents of an exported library into another one, in either kind of database."""

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from imbrex.engine.observer import SILENT, Observer, Progress
from imbrex.engine.text.document import Document, Problem
from imbrex.errors import ImbrexError
from imbrex.library.documents.entry import Addition, Filing
from imbrex.library.transfer.document_record import NotARecordError, from_record
from imbrex.library.transfer.export_file import PortableReader
from imbrex.messages import Message
from imbrex.system_errors import reason_of

_ROWS = 512  # documents in memory at once
_CHARACTERS = 16 << 20  # limit for long documents
_MOST_PROBLEMS = 1000
_STAGE = "Importing"

Add = Callable[[Sequence[Document], Filing, str], Sequence[Addition]]
"""Add documents under one filing as of a given time; durable on return."""


@dataclass(slots=True)
class Imported:
    """The result of importing an exported library.

    Attributes:
        new: documents that were added.
        renamed: existing documents that have gained a name.
        known: documents that existed under all their names.
        problems: invalid records with their reasons, a thousand at most.
    """

    new: int = 0
    renamed: int = 0
    known: int = 0
    problems: list[Problem] = field(default_factory=list)


def import_documents(path: Path, add: Add, observer: Observer = SILENT) -> Imported:
    """Add all documents of an exported library. Existing ones are recognized, so it can be repeated.

    Raises:
        ImbrexError: the file is not an exported library, is newer, or damaged; documents already added are kept.
    """
    imported = Imported()
    done = 0
    try:
        with PortableReader(path) as reader:
            for chunk in _chunks(reader.records()):
                observer.check()
                observer.progress(Progress(_STAGE, done, reader.total))
                _add_chunk(path.name, done, chunk, add, imported)
                done += len(chunk)
            if not reader.is_complete:
                imported.problems.append(
                    Problem(
                        path.name,
                        Message("The export was not completed. Documents may be missing."),
                        Message("Export it again."),
                    )
                )
    except OSError as error:
        raise ImbrexError(
            Message("Couldn't read {path}: {reason}.", path=path, reason=reason_of(error)),
            Message("Check that the file exists and that you have permission to read it."),
        ) from error
    return imported


def _chunks(records: Iterator[Mapping[str, Any]]) -> Iterator[list[Mapping[str, Any]]]:
    chunk: list[Mapping[str, Any]] = []
    size = 0
    for record in records:
        chunk.append(record)
        text = record.get("text")
        size += len(text) if isinstance(text, str) else 0
        if len(chunk) == _ROWS or size > _CHARACTERS:
            yield chunk
            chunk, size = [], 0
    if chunk:
        yield chunk


def _add_chunk(name: str, before: int, chunk: Iterable[Mapping[str, Any]], add: Add, imported: Imported) -> None:
    """Add documents grouped by filing, the first names of all before the second ones."""
    alike: dict[tuple[int, Filing, str], list[Document]] = {}
    for number, record in enumerate(chunk, before + 1):
        try:
            filed = from_record(record, f"{name}:{number}")
        except NotARecordError as error:
            if len(imported.problems) < _MOST_PROBLEMS:
                imported.problems.append(
                    Problem(
                        name,
                        Message("Record {number} is not a document: {reason}.", number=number, reason=error),
                        Message("It was skipped."),
                    )
                )
            continue
        for place, one in enumerate(filed):
            alike.setdefault((place, one.filing, one.added), []).append(one.document)
    outcome: dict[str, Addition] = {}
    for (_, filing, added), documents in sorted(alike.items(), key=lambda item: item[0][0]):
        for addition in add(documents, filing, added):
            outcome[addition.key] = _merged(outcome.get(addition.key), addition)
    _count(outcome.values(), imported)


def _merged(before: Addition | None, now: Addition) -> Addition:
    """The combined result for a document with several names."""
    if before is None:
        return now
    return Addition(now.key, now.document, before.new, before.renamed or (now.renamed and not before.new))


def _count(additions: Iterable[Addition], imported: Imported) -> None:
    for one in additions:
        if one.new:
            imported.new += 1
        elif one.renamed:
            imported.renamed += 1
        else:
            imported.known += 1

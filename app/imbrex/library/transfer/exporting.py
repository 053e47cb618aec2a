"""Exporting: all texts of a library with their metadata, to one file that any library can import."""

from collections.abc import Iterator, Sequence
from pathlib import Path

from sqlalchemy import Connection, func, select

from imbrex.engine.observer import SILENT, Observer, Progress
from imbrex.engine.text.document import Document
from imbrex.errors import ImbrexError
from imbrex.library.database.ledger import read_ledger
from imbrex.library.database.mode import Mode
from imbrex.library.database.schema import documents, names
from imbrex.library.database.store import Store
from imbrex.library.documents.entry import Entry
from imbrex.library.documents.listing import entries_of
from imbrex.library.documents.stored_texts import documents_of
from imbrex.library.transfer.document_record import to_record
from imbrex.library.transfer.export_file import PortableWriter
from imbrex.messages import Message
from imbrex.system_errors import reason_of

_ROWS = 128  # documents in memory at once
_STAGE = "Exporting"


def export(store: Store, path: Path, observer: Observer = SILENT) -> int:
    """Write all documents to a file, ordered by number; return how many there are.

    Until it is complete its name ends with `.part`; a cancelled export is resumed unless the library has changed.

    Raises:
        ImbrexError: the library keeps no texts, or the file cannot be written.
    """
    part = path.with_name(f"{path.name}.part")
    try:
        with store.reading() as connection:
            count = _write(connection, part, observer)
        part.replace(path)
    except OSError as error:
        raise ImbrexError(
            Message("Couldn't write {path}: {reason}.", path=path, reason=reason_of(error)),
            Message(
                "Check that the folder exists and that there is enough disk space. Everything written so far is kept."
            ),
        ) from error
    return count


def _write(connection: Connection, part: Path, observer: Observer) -> int:
    ledger = read_ledger(connection)
    if ledger.mode is not Mode.TEXTS:
        raise ImbrexError(
            Message("This library keeps fingerprints only, so there are no texts to export."),
            Message("Copy its file or database instead."),
        )
    state = _state(connection)
    head = {"mode": ledger.mode.value, "options": ledger.options.to_dict(), **state}
    with PortableWriter(part, head) as writer:
        after = writer.last.get("document", 0)
        for entry, record in _records(connection, after if type(after) is int else 0):
            observer.check()
            observer.progress(Progress(_STAGE, writer.count, state["documents"]))
            writer.write({"document": entry.document, **record})
        writer.finish()
        return writer.count


def _state(connection: Connection) -> dict[str, int]:
    """Values that change with every addition or removal."""
    return {
        "documents": connection.scalar(select(func.count()).select_from(documents)) or 0,
        "names": connection.scalar(select(func.count()).select_from(names)) or 0,
        "last_document": connection.scalar(select(func.max(documents.c.document))) or 0,
        "last_name": connection.scalar(select(func.max(names.c.number))) or 0,
    }


def _records(connection: Connection, after: int) -> Iterator[tuple[Entry, dict[str, object]]]:
    query = select(documents.c.document).order_by(documents.c.document).limit(_ROWS)
    while numbers := connection.execute(query.where(documents.c.document > after)).scalars().all():
        entries = entries_of(connection, numbers)
        found = _texts(connection, list(entries.values()))
        for number, entry in entries.items():
            if number in found:
                yield entry, to_record(entry, found[number])
        after = numbers[-1]


def _texts(connection: Connection, entries: Sequence[Entry]) -> dict[int, Document]:
    """The documents with an intact text; damaged ones do not block the export and are reported by `verify`."""
    try:
        return documents_of(connection, entries)
    except ImbrexError:
        if len(entries) == 1:
            return {}
        return {number: one for entry in entries for number, one in _texts(connection, [entry]).items()}

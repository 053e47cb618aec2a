"""Adding: documents into the library in batches; a batch is added completely or not at all, and each under its name."""

import json
from collections.abc import Callable, Iterable, Iterator, Sequence
from datetime import datetime
from functools import lru_cache

from sqlalchemy import Connection, select
from sqlalchemy.exc import IntegrityError

from imbrex.engine.fingerprints.fingerprints import Fingerprinter, Fingerprints, text_digest
from imbrex.engine.observer import Observer
from imbrex.engine.text.document import Document
from imbrex.errors import ImbrexError
from imbrex.library.database import schema
from imbrex.library.database.insertion import insert_rows
from imbrex.library.database.ledger import Ledger, check_generation
from imbrex.library.database.membership import among_numbers
from imbrex.library.database.mode import Mode
from imbrex.library.database.schema import DOCUMENT, NAME, names, take_numbers, take_turns
from imbrex.library.database.store import Store
from imbrex.library.documents.entry import Addition, Filing
from imbrex.library.documents.file_names import name_of
from imbrex.library.documents.listing import chunked
from imbrex.library.documents.stored_texts import pack, storable
from imbrex.library.index.index_entries import BATCH, write_index
from imbrex.library.index.segments import MOST_DOCUMENTS
from imbrex.messages import Message
from imbrex.values import frozen


@frozen
class NewName:
    """A name under which a document is added."""

    number: int
    document: Document
    filing: Filing

    @property
    def told(self) -> tuple[int, str, str, str, str]:
        """The key that distinguishes it from other names of the document."""
        document = self.document
        author = self.filing.author or document.author
        told = (name_of(document), document.path, author, self.filing.collection)
        name, path, author, collection = map(storable, told)
        return self.number, name, path, author, collection


def add_names(connection: Connection, wanted: Sequence[NewName], now: str) -> list[bool]:
    """Add missing names; return for each whether it was new."""
    there = _there(connection, sorted({one.number for one in wanted}))
    new: dict[tuple[int, str, str, str, str], NewName] = {}
    added = []
    for one in wanted:
        told = one.told
        added.append(told not in there and told not in new)
        if added[-1]:
            new[told] = one
    if new:
        first = take_numbers(connection, NAME, len(new))
        rows = [_row(told, one.filing, first + place, now) for place, (told, one) in enumerate(new.items())]
        insert_rows(connection, names, rows)
    return added


def _row(told: tuple[int, str, str, str, str], filing: Filing, number: int, now: str) -> dict[str, int | str | bytes]:
    document, name, path, author, collection = told
    return {
        "document": document,
        "number": number,
        "name": name,
        "path": path,
        "author": author,
        "collection": collection,
        "tags": _tags(tuple(filing.tags)),
        "date": filing.date,
        "retained": filing.retained,
        "added": now,
    }


@lru_cache(maxsize=8)
def _tags(tags: tuple[str, ...]) -> str:
    return json.dumps([storable(tag) for tag in tags], ensure_ascii=False)


def _there(connection: Connection, documents: Sequence[int]) -> set[tuple[int, str, str, str, str]]:
    return {tuple(row) for row in connection.execute(_NAMES_OF, {"numbers": documents})}


_NAMES_OF = select(names.c.document, names.c.name, names.c.path, names.c.author, names.c.collection).where(
    among_numbers(names.c.document)
)
_CHARACTERS = 4 << 20  # per batch; long documents come in smaller batches
_TRIES = 3

Clock = Callable[[], datetime]


@frozen(eq=False)
class Prepared:
    """A document with all the rows to write for it."""

    document: Document
    whole: bytes
    made: Fingerprints
    packed: bytes


def batches(documents: Iterable[Document]) -> Iterator[list[Document]]:
    """Divide documents into batches."""
    batch: list[Document] = []
    characters = 0
    for document in documents:
        batch.append(document)
        characters += len(document.text)
        if len(batch) == BATCH or characters > _CHARACTERS:
            yield batch
            batch, characters = [], 0
    if batch:
        yield batch


def add_batch(
    store: Store,
    ledger: Ledger,
    fingerprinter: Fingerprinter,
    documents: Sequence[Document],
    filing: Filing,
    now: str,
    observer: Observer,
) -> list[Addition]:
    """Add documents in one transaction; they are durable when this returns.

    Raises:
        ChangedError: the fingerprints belong to an index that was replaced.
    """
    wholes = [text_digest(document.text) for document in documents]
    with store.reading() as connection:
        there = _numbers_of(connection, wholes)
    new = {whole: document for whole, document in zip(wholes, documents, strict=True) if whole not in there}
    made = fingerprinter.make(list(new.values()), observer)
    keeps = ledger.mode is Mode.TEXTS
    prepared = [
        Prepared(document, whole, one, pack(document) if keeps else b"")
        for (whole, document), one in zip(new.items(), made, strict=True)
    ]
    observer.check()
    for left in range(_TRIES - 1, -1, -1):
        try:
            with store.writing() as connection:
                return _write(connection, ledger, documents, wholes, prepared, filing, now)
        except ImbrexError as error:
            # On PostgreSQL another client may have added the same text since it was looked up.
            if not left or not isinstance(error.__cause__, IntegrityError):
                raise
    raise AssertionError


def _write(
    connection: Connection,
    ledger: Ledger,
    documents: Sequence[Document],
    wholes: Sequence[bytes],
    prepared: Sequence[Prepared],
    filing: Filing,
    now: str,
) -> list[Addition]:
    take_turns(connection)
    check_generation(connection, ledger.generation)
    there = _numbers_of(connection, wholes)
    fresh = [one for one in prepared if one.whole not in there]
    first = take_numbers(connection, DOCUMENT, len(fresh)) if fresh else 0
    if first + len(fresh) > MOST_DOCUMENTS:
        raise ImbrexError(
            Message("A library can contain up to {most:,} documents.", most=MOST_DOCUMENTS),
            Message("Create another library."),
        )
    numbers = {one.whole: first + place for place, one in enumerate(fresh)}
    _write_documents(connection, fresh, first, ledger.generation, now)
    numbers |= there
    wanted = [NewName(numbers[whole], document, filing) for whole, document in zip(wholes, documents, strict=True)]
    named = add_names(connection, wanted, now)
    seen: set[bytes] = set()
    additions = []
    for whole, document, is_new_name in zip(wholes, documents, named, strict=True):
        new = whole not in there and whole not in seen
        seen.add(whole)
        additions.append(Addition(document.key, numbers[whole], new, is_new_name and not new))
    return additions


def _write_documents(connection: Connection, fresh: Sequence[Prepared], first: int, generation: int, now: str) -> None:
    if not fresh:
        return
    numbered = list(enumerate(fresh, start=first))
    insert_rows(connection, schema.wholes, [{"whole": one.whole, "document": number} for number, one in numbered])
    insert_rows(
        connection,
        schema.documents,
        [
            {
                "document": number,
                "whole": one.whole,
                "language": one.document.language,
                "words": one.made.words,
                "characters": len(one.document.text),
                "added": now,
            }
            for number, one in numbered
        ],
    )
    if fresh[0].packed:
        insert_rows(connection, schema.texts, [{"document": number, "packed": one.packed} for number, one in numbered])
    write_index(connection, generation, [(number, one.made) for number, one in numbered])


def _numbers_of(connection: Connection, wholes: Sequence[bytes]) -> dict[bytes, int]:
    """Numbers of existing documents, by the digest of their text."""
    table = schema.wholes
    found: dict[bytes, int] = {}
    for part in chunked(wholes):
        rows = connection.execute(select(table.c.whole, table.c.document).where(table.c.whole.in_(part)))
        found.update((bytes(whole), number) for whole, number in rows)
    return found

"""Names: the names of documents in the library, each with its filing."""

import json
from collections.abc import Sequence
from dataclasses import dataclass

from sqlalchemy import Connection, insert, select

from imbrex.engine.text.document import Document
from imbrex.library.database.row_numbers import NAME, take_numbers
from imbrex.library.database.schema import names
from imbrex.library.documents.filing import Filing
from imbrex.library.documents.listing import chunked
from imbrex.library.documents.serialization import storable


@dataclass(frozen=True, slots=True)
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
        told = (document.name, document.path, author, self.filing.collection)
        name, path, author, collection = map(storable, told)
        return self.number, name, path, author, collection


def add_names(connection: Connection, wanted: Sequence[NewName], now: str) -> list[bool]:
    """Add missing names; return for each whether it was new."""
    there = _there(connection, sorted({one.number for one in wanted}))
    new: dict[tuple[int, str, str, str, str], NewName] = {}
    added = []
    for one in wanted:
        added.append(one.told not in there and one.told not in new)
        if added[-1]:
            new[one.told] = one
    if new:
        first = take_numbers(connection, NAME, len(new))
        rows = [_row(told, one.filing, first + place, now) for place, (told, one) in enumerate(new.items())]
        connection.execute(insert(names), rows)
    return added


def _row(told: tuple[int, str, str, str, str], filing: Filing, number: int, now: str) -> dict[str, object]:
    document, name, path, author, collection = told
    return {
        "document": document,
        "number": number,
        "name": name,
        "path": path,
        "author": author,
        "collection": collection,
        "tags": json.dumps([storable(tag) for tag in filing.tags], ensure_ascii=False),
        "date": filing.date,
        "retained": filing.retained,
        "added": now,
    }


def _there(connection: Connection, documents: Sequence[int]) -> set[tuple[int, str, str, str, str]]:
    columns = (names.c.document, names.c.name, names.c.path, names.c.author, names.c.collection)
    found: set[tuple[int, str, str, str, str]] = set()
    for part in chunked(documents):
        found.update(tuple(row) for row in connection.execute(select(*columns).where(names.c.document.in_(part))))
    return found

"""Listing: the documents of a library with their descriptions, selected and sorted by the database."""

import json
from collections.abc import Iterator, Mapping, Sequence
from typing import Any, TypeVar

import numpy as np
from numpy.typing import NDArray
from sqlalchemy import ColumnElement, Connection, Row, Select, exists, func, select

from imbrex.library.database.membership import among_numbers
from imbrex.library.database.schema import documents, names, texts
from imbrex.library.documents.entry import Entry, Name, Order, Selection
from imbrex.library.documents.library_info import Collected

T = TypeVar("T")
_CHUNK = 400  # values per query, supported by every database

_NAMES = select(names).where(among_numbers(names.c.document)).order_by(names.c.number)
_DOCUMENTS = select(
    documents, exists().where(texts.c.document == documents.c.document).correlate(documents).label("has_text")
).where(among_numbers(documents.c.document))


def chunked(values: Sequence[T]) -> Iterator[Sequence[T]]:
    """Divide a list into chunks that fit into a query."""
    for first in range(0, len(values), _CHUNK):
        yield values[first : first + _CHUNK]


def find_documents(connection: Connection, selection: Selection) -> list[int]:
    """Numbers of the selected documents, ascending."""
    if selection.documents is not None:
        wanted = sorted(set(selection.documents))
        found = [
            number for part in chunked(wanted) for number in _find(connection, selection, names.c.document.in_(part))
        ]
    else:
        found = _find(connection, selection)
    last = None if selection.most is None else selection.first + selection.most
    return found[selection.first : last]


def entries_of(connection: Connection, numbers: Sequence[int]) -> dict[int, Entry]:
    """Entries of documents by number; missing documents are omitted."""
    found: dict[int, Entry] = {}
    for part in chunked(numbers):
        named: dict[int, list[Name]] = {}
        for row in connection.execute(_NAMES, {"numbers": part}):
            named.setdefault(row.document, []).append(_name(row))
        rows = connection.execute(_DOCUMENTS, {"numbers": part})
        found.update((row.document, _entry(row, named)) for row in rows if row.document in named)
    return {number: found[number] for number in numbers if number in found}


def collections_of(connection: Connection) -> list[Collected]:
    """All collections with their document counts, ordered by name."""
    count = func.count(names.c.document.distinct())
    rows = connection.execute(select(names.c.collection, count).group_by(names.c.collection))
    return sorted((Collected(name, number) for name, number in rows), key=lambda one: one.name)


def authors_of(connection: Connection) -> list[str]:
    """All authors, ordered by name."""
    return sorted(connection.execute(select(names.c.author).where(names.c.author != "").distinct()).scalars())


def _find(connection: Connection, selection: Selection, *conditions: ColumnElement[bool]) -> list[int]:
    query = select(names.c.document).distinct().where(*conditions, *name_conditions(selection))
    found = connection.execute(query.order_by(names.c.document)).scalars().all()
    if not selection.tag and not selection.text:
        return list(found)
    # Tags are stored as a list, and databases fold the case of non-Latin letters differently or not at all.
    return [number for part in chunked(found) for number in _in_text(connection, selection, part)]


def name_conditions(selection: Selection) -> Iterator[ColumnElement[bool]]:
    """SQL conditions of a selection on names, except for its text and tag."""
    if selection.collection is not None:
        yield names.c.collection == selection.collection
    if selection.author is not None:
        yield names.c.author == selection.author
    if selection.expired_on:
        yield names.c.retained != ""
        yield names.c.retained < selection.expired_on


def _in_text(connection: Connection, selection: Selection, numbers: Sequence[int]) -> list[int]:
    columns = (names.c.document, names.c.name, names.c.author, names.c.tags)
    query = select(*columns).where(names.c.document.in_(numbers))
    wanted = selection.text.casefold()
    found = set()
    for number, name, author, stored in connection.execute(query.where(*name_conditions(selection))):
        tags = json.loads(stored)
        has_text = any(wanted in text.casefold() for text in (name, author, *tags))
        if has_text and (not selection.tag or selection.tag in tags):
            found.add(number)
    return [number for number in numbers if number in found]


def _entry(row: Row[tuple[object, ...]], named: Mapping[int, list[Name]]) -> Entry:
    names_of_it = tuple(named[row.document])
    if not isinstance(row.language, str):  # in a file that was tampered with
        raise TypeError("a language is not text")
    return Entry(row.document, names_of_it, row.language, row.words, row.characters, row.added, row.has_text)


def _name(row: Row[tuple[object, ...]]) -> Name:
    return Name(
        number=row.number,
        name=row.name,
        path=row.path,
        author=row.author,
        collection=row.collection,
        tags=tuple(json.loads(row.tags)),
        date=row.date,
        retained=row.retained,
        added=row.added,
    )


_FETCHED = 10_000  # rows in memory at a time


def find_ordered(connection: Connection, selection: Selection, order: Order, descending: bool) -> NDArray[np.int64]:
    """Numbers of the selected documents in this order; ties in the order of addition.

    A document with several names is sorted by the alphabetically first; documents without an author, collection or day
    come last.
    """
    found = np.array(find_documents(connection, selection), np.int64)
    if order is not Order.ADDED:
        everything = _sorted(connection, order, descending)
        return everything[np.isin(everything, found, kind="table")] if len(found) else found
    return found[::-1] if descending else found


def _sorted(connection: Connection, order: Order, descending: bool) -> NDArray[np.int64]:
    """Numbers of all documents in a sort order."""
    rows = connection.execution_options(yield_per=_FETCHED).execute(_query(order, descending))
    return np.fromiter(rows.scalars(), np.int64)


def _query(order: Order, descending: bool) -> Select[Any]:
    if order is Order.WORDS:
        words = documents.c.words
        return select(documents.c.document).order_by(words.desc() if descending else words, documents.c.document)
    column = {
        Order.NAME: names.c.name,
        Order.AUTHOR: names.c.author,
        Order.COLLECTION: names.c.collection,
        Order.RETAINED: names.c.retained,
    }[order]
    first = func.lower(func.min(column))
    nothing = func.max(column) == ""
    number = names.c.document
    by = (nothing, first.desc(), number) if descending else (nothing, first, number)
    return select(number).group_by(number).order_by(*by)

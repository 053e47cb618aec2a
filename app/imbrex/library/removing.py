"""Removing: deletion of documents from every table and from the index, without a trace."""

from collections.abc import Collection, Sequence

import numpy as np
from sqlalchemy import Connection, Table, delete, select, update

from imbrex.engine.observer import Observer, Progress
from imbrex.library.database import schema
from imbrex.library.database.schema import take_turns
from imbrex.library.documents.entry import Selection
from imbrex.library.documents.listing import chunked, name_conditions
from imbrex.library.index.segments import documents_of, packed, unpacked

_READ = 2000  # buckets per query: 6 MB
_OF_A_DOCUMENT: tuple[Table, ...] = (schema.names, schema.texts, schema.signs, schema.documents)


def remove_documents(connection: Connection, numbers: Collection[int], observer: Observer) -> int:
    """Delete documents in the connection's transaction; return how many there were.

    The whole index is searched, so that postings are found whatever options they were made with.
    """
    take_turns(connection)
    table = schema.documents
    there = [
        number
        for part in chunked(sorted(set(numbers)))
        for number in connection.execute(select(table.c.document).where(table.c.document.in_(part))).scalars()
    ]
    if not there:
        return 0
    _purge(connection, there, observer)
    for part in chunked(there):
        for one in _OF_A_DOCUMENT:
            connection.execute(delete(one).where(one.c.document.in_(part)))
        connection.execute(delete(schema.wholes).where(schema.wholes.c.document.in_(part)))
        connection.execute(delete(schema.keys).where(schema.keys.c.document.in_(part)))
    return len(there)


def remove_names(connection: Connection, selection: Selection, observer: Observer) -> int:
    """Delete names by author or expiry, and documents left without any name.

    Returns the number of documents that had such a name.
    """
    take_turns(connection)
    names, wanted = schema.names, list(name_conditions(selection))
    assert wanted, "all names would go"
    named = connection.execute(select(names.c.document).where(*wanted).distinct()).scalars().all()
    connection.execute(delete(names).where(*wanted))
    left: set[int] = set()
    for part in chunked(named):
        left.update(connection.execute(select(names.c.document).where(names.c.document.in_(part))).scalars())
    remove_documents(connection, set(named) - left, observer)
    return len(named)


def _purge(connection: Connection, numbers: Sequence[int], observer: Observer) -> None:
    """Delete the postings of documents from all buckets."""
    table, gone = schema.buckets, np.array(sorted(numbers), np.int64)
    total = connection.execute(select(schema.segments.c.postings)).scalars().all()
    after, seen = -1, 0
    while rows := connection.execute(
        select(table.c.bucket, table.c.packed).where(table.c.bucket > after).order_by(table.c.bucket).limit(_READ)
    ).all():
        observer.check()
        observer.progress(Progress("removing", seen, sum(total)))
        after = rows[-1].bucket
        for bucket, blob in rows:
            postings = unpacked(blob)
            seen += len(postings)
            owners = documents_of(postings)
            place = np.minimum(np.searchsorted(gone, owners), len(gone) - 1)
            stays = gone[place] != owners
            if not stays.all():
                left = packed(postings[stays])
                connection.execute(update(table).where(table.c.bucket == bucket).values(packed=left))

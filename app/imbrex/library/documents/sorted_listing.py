"""Sorted listing: selected documents in the order that the user chose; the database sorts."""

from typing import Any

import numpy as np
from numpy.typing import NDArray
from sqlalchemy import Connection, Select, func, select

from imbrex.library.database.schema import documents, names
from imbrex.library.documents.listing import find_documents
from imbrex.library.documents.selection import Selection
from imbrex.library.documents.sort_key import Order

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

"""Insertion: many rows at once, as the driver takes them.

SQLAlchemy processes each row of a long list by itself, which takes several times as long as the database. The columns
of a library need none of that: their values are what drivers know (int, str, bytes).
"""

from collections.abc import Mapping, Sequence
from operator import itemgetter
from typing import Any

from sqlalchemy import Connection, Table, insert


def insert_rows(connection: Connection, table: Table, rows: Sequence[Mapping[str, int | str | bytes]]) -> None:
    """Insert rows, which all have the same columns."""
    if not rows:
        return
    statement = insert(table).compile(dialect=connection.dialect, column_keys=list(rows[0]))
    names = statement.positiontup
    given: Any = list(map(itemgetter(*names) if names and len(names) > 1 else dict, rows))
    connection.exec_driver_sql(statement.string, given)

"""Migrations: steps from one project format to the next, keeping all data.

The file itself is unchanged until the project is saved: migrations run on a copy in memory.
"""

import sqlite3
from collections.abc import Callable, Sequence
from typing import Any

from imbrex.projects.database import check_tables, in_memory
from imbrex.projects.format import FORMAT
from imbrex.projects.packing import DamagedError, as_json, from_json, packed, unpacked
from imbrex.values import frozen


@frozen
class Migration:
    """A step to a format.

    Attributes:
        format: the result; the step starts from the preceding one.
        tables: of the preceding format, verbatim.
        apply: changes the tables and their contents to those of `format`.
    """

    format: int
    tables: tuple[str, ...]
    apply: Callable[[sqlite3.Connection], None]


_FIRST_TABLES = (
    "CREATE TABLE facts (name TEXT NOT NULL PRIMARY KEY, value BLOB NOT NULL) WITHOUT ROWID",
    "CREATE TABLE texts (number INTEGER PRIMARY KEY, text BLOB NOT NULL)",
    "CREATE TABLE documents (place INTEGER PRIMARY KEY, text INTEGER NOT NULL, record BLOB NOT NULL)",
    "CREATE TABLE problems (place INTEGER PRIMARY KEY, record BLOB NOT NULL)",
    "CREATE TABLE pairs (number INTEGER PRIMARY KEY, keys BLOB NOT NULL, verdict TEXT NOT NULL, note BLOB NOT NULL)",
    "CREATE TABLE marks (number INTEGER PRIMARY KEY, keys BLOB NOT NULL, verdict TEXT NOT NULL, note BLOB NOT NULL, "
    "record BLOB NOT NULL)",
)


def _add_history(connection: sqlite3.Connection) -> None:
    """Give every document a history, which format 1 did not keep."""
    unknown = {"sessions": [], "written": [], "minutes": -1, "revisions": -1, "template": "", "program": ""}
    _add_fields(connection, "documents", {"history": unknown})


def _add_sources(connection: sqlite3.Connection) -> None:
    """Give every document what format 2 did not keep: files, a submission and text recognition."""
    texts = ("archive", "platform", "student", "person", "group", "assignment", "submitted")
    unknown = {**dict.fromkeys(texts, ""), "members": [], "attempt": 0, "attempts": 0}
    unrecognized: dict[str, list[Any]] = {"pages": [], "uncertain": [], "languages": []}
    _add_fields(connection, "documents", {"files": [], "submission": unknown, "recognition": unrecognized})
    _add_fields(connection, "problems", {"scanned": False})


def _add_quotes(connection: sqlite3.Connection) -> None:
    """Give every document block quotations, which format 3 did not keep."""
    _add_fields(connection, "documents", {"quotes": []})


def _add_fields(connection: sqlite3.Connection, table: str, added: dict[str, Any]) -> None:
    for place, record in connection.execute(f"SELECT place, record FROM {table}").fetchall():
        fields = from_json(unpacked(record))
        if not isinstance(fields, dict):
            raise DamagedError("a record is none")
        connection.execute(f"UPDATE {table} SET record = ? WHERE place = ?", (packed(as_json(fields | added)), place))


MIGRATIONS: tuple[Migration, ...] = (
    Migration(2, _FIRST_TABLES, _add_history),
    Migration(3, _FIRST_TABLES, _add_sources),
    Migration(4, _FIRST_TABLES, _add_quotes),
)
"""All steps from format 1 on, in order."""


def migrated(
    connection: sqlite3.Connection, found: int, *, steps: Sequence[Migration] = MIGRATIONS, newest: int = FORMAT
) -> sqlite3.Connection:
    """A copy of an older project in the newest format.

    Args:
        connection: to the file, which is only read.
        found: the format of the file.
        steps: all available ones.
        newest: the target format.

    Raises:
        DamagedError: its format has no migration, or it is not of the format that it declares.
    """
    missing = [step for step in steps if found < step.format <= newest]
    if found < 1 or [step.format for step in missing] != list(range(found + 1, newest + 1)):
        raise DamagedError("its format is none that there ever was")
    check_tables(connection, missing[0].tables)
    copy = in_memory()
    try:
        connection.backup(copy)
        for step in missing:
            check_tables(copy, step.tables)
            step.apply(copy)
        copy.execute(f"PRAGMA user_version={newest:d}")
    except BaseException:
        copy.close()
        raise
    return copy

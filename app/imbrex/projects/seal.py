"""Seal: checksum of a project file. It detects damage, not forgery."""

import hashlib
import sqlite3
from collections.abc import Iterator

from imbrex.engine.observer import SILENT, Observer
from imbrex.projects.packing import DamagedError, as_json, from_json, packed, unpacked

_NAME = "seal"


def write_seal(connection: sqlite3.Connection, observer: Observer = SILENT) -> None:
    """Write the checksum of a file's tables after all other writes."""
    row = (_NAME, packed(as_json(_digest(connection, observer))))
    connection.execute("INSERT OR REPLACE INTO facts (name, value) VALUES (?, ?)", row)


def check_seal(connection: sqlite3.Connection, observer: Observer = SILENT) -> None:
    """Verify the checksum; journals, which change constantly, have none.

    Raises:
        DamagedError: the contents have changed.
    """
    row = connection.execute("SELECT value FROM facts WHERE name = ?", (_NAME,)).fetchone()
    if row is not None and from_json(unpacked(row[0])) != _digest(connection, observer):
        raise DamagedError("it is not what was saved")


def _digest(connection: sqlite3.Connection, observer: Observer) -> str:
    """SHA-256 of all values except the seal, by table in key order."""
    digest = hashlib.sha256()
    for value in _values(connection, observer):
        data = value if isinstance(value, bytes) else str(value).encode()
        digest.update(f"{type(value).__name__} {len(data)} ".encode())
        digest.update(data)
    return digest.hexdigest()


def _values(connection: sqlite3.Connection, observer: Observer) -> Iterator[object]:
    tables = connection.execute("SELECT name FROM sqlite_schema WHERE type = 'table' ORDER BY name").fetchall()
    for (table,) in tables:
        yield table
        for row in connection.execute(f"SELECT * FROM {table} ORDER BY 1"):  # our own tables, as checked before
            observer.check()
            if row[0] != _NAME:
                yield from row

"""Seal: whether what stands in a file is what was saved. It tells damage, and keeps nobody from making another seal."""

import hashlib
import sqlite3
from collections.abc import Iterator

from imbrex.engine.observer import SILENT, Observer
from imbrex.projects.packing import DamagedError, as_json, from_json, packed, unpacked

_NAME = "seal"


def write_seal(connection: sqlite3.Connection, observer: Observer = SILENT) -> None:
    """Seal what stands in the tables of a file, once all is written."""
    row = (_NAME, packed(as_json(_digest(connection, observer))))
    connection.execute("INSERT OR REPLACE INTO facts (name, value) VALUES (?, ?)", row)


def check_seal(connection: sqlite3.Connection, observer: Observer = SILENT) -> None:
    """Make sure that nothing has changed since; journals, which change all the time, have no seal.

    Raises:
        DamagedError: something has.
    """
    row = connection.execute("SELECT value FROM facts WHERE name = ?", (_NAME,)).fetchone()
    if row is not None and from_json(unpacked(row[0])) != _digest(connection, observer):
        raise DamagedError("it is not what was saved")


def _digest(connection: sqlite3.Connection, observer: Observer) -> str:
    """SHA-256 of all values but the seal, table by table in the order of their keys."""
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
        for row in connection.execute(f"SELECT * FROM {table} ORDER BY 1"):  # tables of ours, as was checked before
            observer.check()
            if row[0] != _NAME:
                yield from row

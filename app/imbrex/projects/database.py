"""Database: safe SQLite connections to project files, with their checksum and their errors as messages."""

import contextlib
import hashlib
import sqlite3
from collections.abc import Iterator
from pathlib import Path

from imbrex import sqlite
from imbrex.engine.observer import SILENT, Observer
from imbrex.errors import ImbrexError
from imbrex.messages import Message, sentences
from imbrex.projects.format import TABLES
from imbrex.projects.packing import LARGEST, DamagedError, as_json, from_json, packed, unpacked

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


DAMAGED = Message("{path} is damaged or incomplete.")
_TAKE_COPY = Message("Use the latest good copy of the project, or open its documents again.")
_ELSEWHERE = Message("Choose another folder, or check that you have permission to write to this one.")
_ROOM = Message("Free up disk space, or choose another disk.")
_DISK = Message("Check that the disk is working and connected.")
_SENTENCES = {
    "SQLITE_NOTADB": (
        Message("{path} is not an Imbrex project."),
        Message("Choose a file with the extension .imbrex."),
    ),
    "SQLITE_FULL": (Message("Not enough disk space for {path}."), _ROOM),
    "SQLITE_IOERR_WRITE": (Message("Couldn't save {path}. The disk may be full."), _ROOM),
    "SQLITE_IOERR": (Message("{path} can't be read or written."), _DISK),
    "SQLITE_READONLY": (Message("{path} can't be written."), _ELSEWHERE),
    "SQLITE_CANTOPEN": (
        Message("Couldn't open {path}."),
        Message("Check that the file exists and that you have permission to read it."),
    ),
    "SQLITE_PERM": (Message("Couldn't open {path}."), Message("Check that you have permission to read it.")),
    "SQLITE_BUSY": (Message("{path} is in use by another program."), Message("Close it in that program.")),
    "SQLITE_NOMEM": (Message("Not enough memory for {path}."), Message("Close other programs.")),
}


def connect(path: Path, mode: str) -> sqlite3.Connection:
    """Open an existing file.

    Args:
        path: of the file.
        mode: "ro" to read only this file and no log beside it; "rw" to read and write; "alone" to write a file unknown
            to other programs, without locks, which some network shares lack.
    """
    # Files are replaced as a whole and never written in place, so files beside them are unrelated.
    query = {"ro": "mode=ro&immutable=1", "rw": "mode=rw", "alone": "mode=rw&nolock=1"}[mode]
    # A journal may be closed by a thread other than its writer, but never concurrently.
    connection = sqlite.connect(path, query)
    try:
        _be_careful(connection)
    except BaseException:
        connection.close()
        raise
    return connection


def in_memory() -> sqlite3.Connection:
    """An empty database in memory."""
    connection = sqlite3.connect(":memory:", isolation_level=None)
    _be_careful(connection)
    return connection


def page_size(connection: sqlite3.Connection) -> None:
    """Set the page size of a file that is still empty."""
    connection.execute(f"PRAGMA page_size={sqlite.PAGE}")


def check_tables(connection: sqlite3.Connection, tables: tuple[str, ...] = TABLES) -> None:
    """Check that a file has these tables and nothing else, such as triggers, which would run by themselves.

    Raises:
        DamagedError: it has not.
    """
    found = [sql for (sql,) in connection.execute("SELECT sql FROM sqlite_schema")]
    if sorted(map(str, found)) != sorted(tables):
        raise DamagedError("the tables are others than a project has")


@contextlib.contextmanager
def in_sentences(path: Path) -> Iterator[None]:
    """Turn errors of SQLite and readers into an ImbrexError that names the file, without any text from it."""
    try:
        yield
    except sqlite3.Error as error:
        message, hint = _said(error)
        raise ImbrexError(message.format(path=path), hint) from error
    except UnicodeDecodeError as error:
        # SQLite's message about a damaged schema quotes names from it, which Python decodes as UTF-8.
        raise ImbrexError(DAMAGED.format(path=path), _TAKE_COPY) from error
    except DamagedError as error:
        raise ImbrexError(
            sentences(DAMAGED.format(path=path), Message("Details: {reason}.", reason=error)), _TAKE_COPY
        ) from error
    except MemoryError as error:
        message, hint = _SENTENCES["SQLITE_NOMEM"]
        raise ImbrexError(message.format(path=path), hint) from error


def _said(error: sqlite3.Error) -> tuple[Message, Message]:
    # Extended codes extend the name: SQLITE_IOERR_READ.
    name = getattr(error, "sqlite_errorname", "")
    for known, sentence in _SENTENCES.items():
        if name == known or name.startswith(f"{known}_"):
            return sentence
    return DAMAGED, _TAKE_COPY


def _be_careful(connection: sqlite3.Connection) -> None:
    # Invalid UTF-8 is reported by the code that decodes it.
    connection.text_factory = lambda data: data.decode("utf-8", "backslashreplace")
    connection.setlimit(sqlite3.SQLITE_LIMIT_LENGTH, LARGEST + 1024)
    connection.setlimit(sqlite3.SQLITE_LIMIT_ATTACHED, 0)
    sqlite.set_pragmas(connection, sqlite.CAREFUL)

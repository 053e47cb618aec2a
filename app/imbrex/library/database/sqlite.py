"""SQLite: a library in one file."""

import os
import sqlite3
from collections.abc import Sequence
from contextlib import AbstractContextManager
from pathlib import Path

from sqlalchemy import Connection, Engine, Table, create_engine, event
from sqlalchemy.exc import OperationalError
from sqlalchemy.pool import NullPool

from imbrex import sqlite
from imbrex.engine.observer import Observer
from imbrex.errors import ImbrexError
from imbrex.library.database.address import own_library
from imbrex.library.database.role import Role
from imbrex.library.database.schema import APPLICATION
from imbrex.messages import NOTHING, Message
from imbrex.private import close_own, close_to_strangers, make_file, make_own_folder
from imbrex.system_errors import reason_of

_PATIENCE = 30.0  # seconds to wait for another program's transaction
_CACHE = 32_000  # kB of SQLite's page cache
_READING = (*sqlite.CAREFUL, f"cache_size=-{_CACHE}")
# Every commit is durable, and deleted data is overwritten.
_WRITING = (f"page_size={sqlite.PAGE}", "journal_mode=WAL", "synchronous=FULL", "secure_delete=ON")

# A library has tables and their indexes; triggers, views and generated columns are foreign code.
_SCHEMA = """
    SELECT total(type NOT IN ('table', 'index') OR sql LIKE 'CREATE VIRTUAL%' OR sql LIKE '%GENERATED%'
                 OR sql LIKE '%CHECK%(%' OR sql LIKE '% AS %(%'),
           total(type = 'table' AND name = 'settings')
    FROM sqlite_schema
"""


def engine_of(path: Path, *, create: bool) -> Engine:
    """Create an engine for a library's file, which must exist unless `create`; a read-only file is opened read-only."""
    writes = create or role_in(path) is Role.OWN

    def connect() -> sqlite3.Connection:
        mode = ("rwc" if create else "rw") if writes else _mode_to_read(path)
        connection = sqlite.connect(path, f"mode={mode}", timeout=_PATIENCE)
        if not create:
            _check_ours(connection, path)
        sqlite.set_pragmas(connection, (*_WRITING, *_READING) if writes else _READING)
        return connection

    # A reader decides before every transaction how to open the file.
    pool = None if writes else NullPool
    engine = create_engine("sqlite://", creator=connect, poolclass=pool, hide_parameters=True)
    event.listen(engine, "begin", _begin)
    return engine


def reserve(path: Path) -> None:
    """Create an empty file atomically; of two programs that create a library there, one succeeds.

    Other users cannot read it, nor SQLite's files beside it, which inherit its permissions. The folder of the user's
    own library is created too.

    Raises:
        ImbrexError: the path exists, or no file can be created.
    """
    try:
        if _is_in_own_folder(path):
            make_own_folder(path.parent)
        make_file(path)
    except FileExistsError:
        raise ImbrexError(
            Message("{path} already exists.", path=path), Message("Choose another name for the new library.")
        ) from None
    except OSError as error:
        raise ImbrexError(
            Message("Couldn't create the library {path}: {reason}.", path=path, reason=reason_of(error)),
            Message("Check that the folder exists and that you have permission to write there."),
        ) from error


def close_to_others(path: Path) -> Message:
    """Remove other users' access to a library's files, except access granted on purpose; return a message or ""."""
    if _is_in_own_folder(path):
        closed = [close_own(one) for one in (path.parent, *_files(path))]
        return NOTHING if all(closed) else close_to_strangers(path)
    said = [close_to_strangers(Path(os.path.realpath(one))) for one in _files(path)]
    return said[0]


def role_in(path: Path) -> Role:
    """The current user's role in a library's file."""
    return Role.OWN if _may_write(path) and _may_write(path.parent) else Role.READ


def size(connection: Connection) -> int:
    """Size of the file in bytes."""
    pages = connection.exec_driver_sql("PRAGMA page_count").scalar_one()
    return int(pages) * int(connection.exec_driver_sql("PRAGMA page_size").scalar_one())


def wipe(connection: Connection, _tables: Sequence[Table]) -> None:
    """Vacuum the file so that no deleted data remains in it or its journals.

    Raises:
        ImbrexError: another program reads continuously, so the log beside the file cannot be removed.
    """
    # The temporary copy may be larger than memory; its file has no name.
    connection.exec_driver_sql("PRAGMA temp_store=FILE")
    try:
        connection.exec_driver_sql("VACUUM")
    finally:
        connection.exec_driver_sql("PRAGMA temp_store=MEMORY")
    if connection.exec_driver_sql("PRAGMA wal_checkpoint(TRUNCATE)").one()[0]:
        raise ImbrexError(
            Message("another program is still reading the library."),
            Message("Close the library in that program, too."),
        )


def stoppable(connection: Connection, observer: Observer) -> AbstractContextManager[None]:
    """Let an observer interrupt a long statement by raising Cancelled."""
    raw = connection.connection.driver_connection
    assert isinstance(raw, sqlite3.Connection)
    return sqlite.stoppable(raw, observer, OperationalError)


def _check_ours(connection: sqlite3.Connection, path: Path) -> None:
    """Reject a foreign file before changing any setting of it."""
    try:
        (application,) = connection.execute("PRAGMA application_id").fetchone()
        strange, tables = connection.execute(_SCHEMA).fetchone()
    except BaseException:
        connection.close()
        raise
    if application != APPLICATION:
        connection.close()
        raise ImbrexError(
            Message("{path} is not an Imbrex library.", path=path),
            Message("Choose another file, or create a new library next to it."),
        )
    if not tables:
        connection.close()
        raise ImbrexError(
            Message("Part of the library {library} is missing ({reason}).", library=path, reason="settings"),
            Message("Restore the library from a backup."),
        )
    if strange:
        connection.close()
        raise ImbrexError(
            Message(
                "The library {path} was changed by another program and contains code that runs automatically.",
                path=path,
            ),
            Message("Use the latest good copy of the library."),
        )


def _mode_to_read(path: Path) -> str:
    """URI mode for reading: SQLite needs a log beside the file, so in a read-only folder it is opened as immutable.

    A log that exists because others are writing is read with the file.
    """
    log = path.with_name(f"{path.name}-wal")
    alone = not _may_write(path.parent) and not (log.exists() and log.stat().st_size)
    return "ro&immutable=1" if alone else "ro"


def _may_write(path: Path) -> bool:
    return os.access(path, os.W_OK, effective_ids=os.access in os.supports_effective_ids)


def _begin(connection: Connection) -> None:
    # A writing transaction locks at once: after reading it might not get the lock.
    options = connection.get_execution_options()
    if not options.get("outside"):
        connection.exec_driver_sql("BEGIN IMMEDIATE" if options.get("writes") else "BEGIN")


def _is_in_own_folder(path: Path) -> bool:
    return path.parent == own_library().parent


def _files(path: Path) -> list[Path]:
    """A library's file, and SQLite's files beside it while it is open."""
    return [path, *(path.with_name(f"{path.name}{ending}") for ending in ("-wal", "-shm", "-journal"))]

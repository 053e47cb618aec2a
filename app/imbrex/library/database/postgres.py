"""PostgreSQL: a library shared by its address."""

from collections.abc import Sequence
from functools import partial
from math import inf
from time import monotonic

from sqlalchemy import URL, Connection, Engine, Table, create_engine, event, text
from sqlalchemy.engine.interfaces import DBAPIConnection, Dialect
from sqlalchemy.exc import DisconnectionError
from sqlalchemy.pool import ConnectionPoolEntry

_CONNECTING = 10  # seconds
_PATIENCE = 30_000  # milliseconds to wait for another transaction
_REST = 5.0  # seconds of disuse after which a connection may have been lost unnoticed
_SILENCE = 60_000  # milliseconds until an unresponsive server counts as gone


def engine_of(url: URL) -> Engine:
    """Create an engine that connects when first used and never waits indefinitely."""
    how: dict[str, object] = {
        "connect_timeout": _CONNECTING,
        "application_name": "imbrex",
        "keepalives_idle": _SILENCE // 2000,
        "tcp_user_timeout": _SILENCE,
        "options": f"-c lock_timeout={_PATIENCE}",
    }
    # Parameters in the address take precedence.
    given = {name: value for name, value in how.items() if name not in url.query}
    engine = create_engine(url, pool_size=2, connect_args=given, hide_parameters=True)
    event.listen(engine, "checkin", _note_use)
    event.listen(engine, "checkout", partial(_look_after_rest, engine.dialect))
    return engine


def _note_use(_connection: object, record: ConnectionPoolEntry) -> None:
    record.info["used"] = monotonic()


def _look_after_rest(
    dialect: Dialect, connection: DBAPIConnection, record: ConnectionPoolEntry, _proxy: object
) -> None:
    """Test a connection that was idle; testing always would add a tenth to a check."""
    if monotonic() - record.info.get("used", inf) < _REST:
        return
    try:
        dialect.do_ping(connection)
    except dialect.loaded_dbapi.Error as error:
        raise DisconnectionError from error  # the pool makes a new one


def size(connection: Connection) -> int:
    """Size of the database in bytes."""
    return int(connection.scalar(text("SELECT pg_database_size(current_database())")) or 0)


def wipe(connection: Connection, tables: Sequence[Table]) -> None:
    """Release the space of deleted rows for reuse; only the owner of the tables can."""
    names = ", ".join(connection.dialect.identifier_preparer.format_table(table) for table in tables)
    connection.exec_driver_sql(f"VACUUM {names}")

"""PostgreSQL: a library that several people share by its address."""

from collections.abc import Sequence

from sqlalchemy import URL, Connection, Engine, Table, create_engine, text

_CONNECTING = 10  # seconds
_PATIENCE = 30_000  # milliseconds to wait for another transaction
_SILENCE = 60_000  # milliseconds until a server that does not answer counts as gone


def engine_of(url: URL) -> Engine:
    """Reach for a server; nothing is connected before it is needed, and nothing waits for ever."""
    how: dict[str, object] = {
        "connect_timeout": _CONNECTING,
        "application_name": "imbrex",
        "keepalives_idle": _SILENCE // 2000,
        "tcp_user_timeout": _SILENCE,
        "options": f"-c lock_timeout={_PATIENCE}",
    }
    # What the address itself says goes first.
    given = {name: value for name, value in how.items() if name not in url.query}
    return create_engine(url, pool_pre_ping=True, pool_size=2, connect_args=given, hide_parameters=True)


def size(connection: Connection) -> int:
    """Bytes of the database."""
    return int(connection.scalar(text("SELECT pg_database_size(current_database())")) or 0)


def wipe(connection: Connection, tables: Sequence[Table]) -> None:
    """Give the room of what was deleted back to be written over; only whoever made the tables can."""
    names = ", ".join(connection.dialect.identifier_preparer.format_table(table) for table in tables)
    connection.exec_driver_sql(f"VACUUM {names}")

"""Store: the connection to the database of a library, and its transactions."""

import contextlib
import sqlite3
from collections.abc import Iterator
from typing import Any

from sqlalchemy import Connection, Engine, create_engine, event

from imbrex.errors import ImbrexError
from imbrex.library.address import Address
from imbrex.library.faults import in_sentences

_PATIENCE = 30.0  # seconds to wait for another program's transaction
_CACHE = 32_000  # kB of pages that SQLite keeps
_PAGE = 8192  # bytes: a bucket of the index fits into one


class Store:
    """A database, however it is reached; every error of it is a sentence (see `faults`)."""

    def __init__(self, address: Address, *, create: bool = False) -> None:
        """Reach for a database; SQLite's file must be there unless it is to be made."""
        self.shown = address.shown
        self.path = path = address.path
        self.is_file = path is not None
        if path is not None and not create and not path.is_file():
            raise ImbrexError(f"There is no library {address.shown}.", "Look at the address, or make a library there.")
        if path is not None and create and path.exists():
            raise ImbrexError(f"{address.shown} is there already.", "Choose another name for the new library.")
        self.engine = (
            _of_file(str(path), create=create) if path is not None else create_engine(address.url, pool_pre_ping=True)
        )

    @contextlib.contextmanager
    def reading(self) -> Iterator[Connection]:
        """A transaction that sees one state of the library and changes nothing."""
        options: dict[str, Any] = {} if self.is_file else {"isolation_level": "REPEATABLE READ"}
        with (
            in_sentences(self.shown),
            self.engine.connect().execution_options(**options) as connection,
            connection.begin(),
        ):
            yield connection

    @contextlib.contextmanager
    def writing(self) -> Iterator[Connection]:
        """A transaction that is durable when it ends, or leaves nothing behind when it fails."""
        with (
            in_sentences(self.shown),
            self.engine.connect().execution_options(writes=True) as connection,
            connection.begin(),
        ):
            yield connection

    @contextlib.contextmanager
    def outside(self) -> Iterator[Connection]:
        """A connection outside of transactions, for what a database does to itself."""
        with in_sentences(self.shown), self.engine.connect() as connection:
            yield connection.execution_options(isolation_level="AUTOCOMMIT", outside=True)

    def size(self, connection: Connection) -> int | None:
        """Bytes of the library; None where the server does not say."""
        if self.is_file:
            pages = connection.exec_driver_sql("PRAGMA page_count").scalar_one()
            return int(pages) * int(connection.exec_driver_sql("PRAGMA page_size").scalar_one())
        return int(connection.exec_driver_sql("SELECT pg_database_size(current_database())").scalar_one())

    def close(self) -> None:
        """Give all connections back."""
        self.engine.dispose()


def _of_file(path: str, *, create: bool) -> Engine:
    uri = f"file:{_quoted(path)}?mode={'rwc' if create else 'rw'}"

    def connect() -> sqlite3.Connection:
        return sqlite3.connect(
            uri, uri=True, timeout=_PATIENCE, check_same_thread=False, isolation_level=None, cached_statements=256
        )

    engine = create_engine("sqlite://", creator=connect, poolclass=None)
    event.listen(engine, "connect", _set_up)
    event.listen(engine, "begin", _begin)
    return engine


def _set_up(connection: sqlite3.Connection, _record: object) -> None:
    """Make every commit durable, and wipe what is deleted."""
    for setting in (
        f"page_size={_PAGE}",
        "journal_mode=WAL",
        "synchronous=FULL",
        "secure_delete=ON",
        f"cache_size=-{_CACHE}",
        "temp_store=MEMORY",
    ):
        connection.execute(f"PRAGMA {setting}").close()


def _begin(connection: Connection) -> None:
    # A transaction that writes takes its lock at once: one that has read before may not be let in later.
    options = connection.get_execution_options()
    if not options.get("outside"):
        connection.exec_driver_sql("BEGIN IMMEDIATE" if options.get("writes") else "BEGIN")


def _quoted(path: str) -> str:
    return path.replace("%", "%25").replace("?", "%3f").replace("#", "%23")

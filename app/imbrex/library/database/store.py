"""Store: the database connection of a library, and its transactions."""

import contextlib
import os
from collections.abc import Iterator, Sequence
from typing import Any

from sqlalchemy import Connection, Table

from imbrex.errors import ImbrexError
from imbrex.library.database import postgres, role_grants, sqlite
from imbrex.library.database.address import Address
from imbrex.library.database.database_errors import in_sentences
from imbrex.library.database.role import Role
from imbrex.messages import NOTHING, Message


class Store:
    """A database of either kind; its errors are messages for users (see `database_errors`).

    Attributes:
        notice: message about the permissions of its file; "" for none.
    """

    def __init__(self, address: Address, *, create: bool = False) -> None:
        """Set up a database; an SQLite file must exist unless `create`."""
        self.address = address
        self.shown = address.shown
        self.path = path = address.path
        self.is_file = path is not None
        self.notice = NOTHING
        if path is not None and not create and not os.path.isfile(path):
            raise ImbrexError(
                Message("Library {shown} not found.", shown=address.shown),
                Message("Check the address, or create a library at this location."),
            )
        if path is not None and create:
            sqlite.reserve(path)
        elif path is not None:
            self.notice = sqlite.close_to_others(path)
        self.engine = sqlite.engine_of(path, create=create) if path is not None else postgres.engine_of(address.url)

    @contextlib.contextmanager
    def reading(self) -> Iterator[Connection]:
        """A read-only transaction on one snapshot of the library."""
        options: dict[str, Any] = {} if self.is_file else {"isolation_level": "REPEATABLE READ"}
        with (
            in_sentences(self.address, self.engine),
            self.engine.connect().execution_options(**options) as connection,
            connection.begin(),
        ):
            yield connection

    @contextlib.contextmanager
    def writing(self) -> Iterator[Connection]:
        """A transaction that is durable when it ends and rolled back if it fails."""
        with (
            in_sentences(self.address, self.engine),
            self.engine.connect().execution_options(writes=True) as connection,
            connection.begin(),
        ):
            yield connection

    @contextlib.contextmanager
    def outside(self) -> Iterator[Connection]:
        """A connection outside transactions, for maintenance of the database."""
        with in_sentences(self.address, self.engine), self.engine.connect() as connection:
            yield connection.execution_options(isolation_level="AUTOCOMMIT", outside=True)

    def size(self, connection: Connection) -> int:
        """Size of the library in bytes."""
        return sqlite.size(connection) if self.is_file else postgres.size(connection)

    def role(self) -> Role:
        """The current user's role in the library."""
        if self.path is not None:
            return sqlite.role_in(self.path)
        with self.reading() as connection:
            return role_grants.role_of(connection)

    def wipe(self, tables: Sequence[Table]) -> None:
        """Erase deleted data, as far as the database can guarantee it."""
        with self.outside() as connection:
            (sqlite if self.is_file else postgres).wipe(connection, tables)

    def close(self) -> None:
        """Close all connections."""
        self.engine.dispose()

    def discard(self) -> None:
        """Close a library that could not be created, and delete its file."""
        self.close()
        if self.path is not None:
            for ending in ("", "-wal", "-shm", "-journal"):
                self.path.with_name(f"{self.path.name}{ending}").unlink(missing_ok=True)

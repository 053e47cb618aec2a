"""Database errors: failures of a database as messages that say what to do."""

import contextlib
import sqlite3
from collections.abc import Iterator

import psycopg
from psycopg import pq
from psycopg.conninfo import make_conninfo
from psycopg.errors import ConnectionTimeout
from sqlalchemy import URL, Connection, Engine, exc, inspect

from imbrex.errors import ImbrexError
from imbrex.library.database import schema
from imbrex.library.database.address import Address, LoginError, NoLibraryError
from imbrex.messages import Message
from imbrex.values import frozen

# The reasons why a PostgreSQL server accepts no connection.
# Before a connection exists, libpq reports only text, in the language of the server. So the reason is inferred from
# the server's behaviour, as the code that it would have sent over a connection.

NO_SERVER, WRONG_LOGIN, NO_DATABASE, NO_RIGHT, CROWDED = "08001", "28P01", "3D000", "42501", "53300"
NO_PASSWORD, NO_ENCRYPTION = "IB001", "IB002"
"""No code of PostgreSQL's own begins with these."""

_SECONDS = 5
_EVERYBODY = "postgres"  # a database on every server
# Only the text distinguishes these from a wrong password.
_CONNECTIONS_FULL = ("too many c", "remaining connection slots")
_DATABASE = "SELECT has_database_privilege(oid, 'CONNECT') FROM pg_database WHERE datname = %s"


def why_refused(url: URL, error: psycopg.Error) -> str:
    """Find out why a connection failed, as an SQLSTATE."""
    if any(words in str(error) for words in _CONNECTIONS_FULL):
        return CROWDED
    attempt = error.pgconn
    if attempt is None or isinstance(error, ConnectionTimeout):
        return NO_SERVER
    if attempt.needs_password:
        return NO_PASSWORD
    if not attempt.used_password and not _answers(url):
        return NO_ENCRYPTION if _answers(url, sslmode="prefer") else NO_SERVER
    return _login_or_database(url)


def _answers(url: URL, **other: object) -> bool:
    """Whether a server answers, which needs no login."""
    return pq.PGconn.ping(_conninfo(url, **other).encode()) == pq.Ping.OK


def _login_or_database(url: URL) -> str:
    """Try the login on a database that always exists, and query the other one from there."""
    try:
        with psycopg.connect(_conninfo(url, dbname=_EVERYBODY)) as connection:
            row = connection.execute(_DATABASE, (url.database,)).fetchone()
    except psycopg.Error:
        return WRONG_LOGIN
    if row is None:
        return NO_DATABASE
    return WRONG_LOGIN if row[0] else NO_RIGHT


def _conninfo(url: URL, **other: object) -> str:
    _, given = url.get_dialect()().create_connect_args(url)
    return make_conninfo(**{"connect_timeout": _SECONDS, **given, **other})


def lacking(connection: Connection) -> list[str] | None:
    """Names of missing tables and columns ("texts", "documents.words"); None if there are no tables at all."""
    inspector = inspect(connection)
    there = set(inspector.get_table_names())
    if not there & set(schema.metadata.tables):
        return None
    missing: list[str] = []
    for table in schema.metadata.sorted_tables:
        if table.name not in there:
            missing.append(table.name)
            continue
        columns = {column["name"] for column in inspector.get_columns(table.name)}
        missing += [f"{table.name}.{column.name}" for column in table.columns if column.name not in columns]
    return missing


@frozen
class _Sentence:
    message: Message  # with {library}, {server}, {database} and {reason} filled in
    hint: Message
    kind: type[ImbrexError] = ImbrexError


_FULL = _Sentence(
    Message("The disk with the library {library} is full. Everything reported as added is kept."),
    Message("Free up space on that disk and continue. Documents already in the library are skipped."),
)
_READ_ONLY = _Sentence(
    Message("You have read-only access to the library {library}."),
    Message("Ask the owner for permission to add documents, or copy the file to your own folder."),
)
_BUSY = _Sentence(
    Message("The library {library} is busy: another program is writing to it."),
    Message(
        "Try again when it finishes. If the file is in a network folder, use a shared library on PostgreSQL instead."
    ),
)
_DAMAGED = _Sentence(
    Message("The library {library} is damaged or incomplete."),
    Message(
        "Use the latest good copy of the file. To save what can still be read from this one, run `imbrex-cli "
        "library export`."
    ),
)
_FOREIGN = _Sentence(
    Message("{library} is not an Imbrex library."),
    Message("Choose another file, or create a library with a different name."),
)
_UNREACHABLE_FILE = _Sentence(
    Message("Couldn't open the library {library}."),
    Message("Check that the folder exists and that you have permission to read and write there."),
)
_DISK = _Sentence(
    Message("Disk error: couldn't read or write the library {library}."),
    Message("Check that the disk or network folder is available, and try again. Everything reported as added is kept."),
)
_GONE = _Sentence(
    Message("The connection to the library {library} was lost. Everything reported as added is kept."),
    Message(
        "Check that the server is running and reachable, and try again. Documents already in the library are skipped."
    ),
)
_NO_SERVER = _Sentence(
    Message("Couldn't reach the server {server}."),
    Message("Check its name and port, and that it is running and connected to your network."),
)
_NO_ENCRYPTION = _Sentence(
    Message("Couldn't make an encrypted connection to the server {server}."),
    Message("Check the certificate and the sslmode in the address, or ask the server administrator."),
)
_NO_PASSWORD = _Sentence(
    Message("The server {server} requires a password."),
    Message("Enter it in the window. For the command line, save it in ~/.pgpass or PGPASSWORD."),
    LoginError,
)
_WRONG_LOGIN = _Sentence(
    Message("The server {server} rejected the user name or password."),
    Message("Enter both again, or ask the library owner for a login."),
    LoginError,
)
_NO_DATABASE = _Sentence(
    Message("The server {server} has no database {database}."),
    Message("Check the name of the database, or ask the server administrator to create it."),
)
_NO_LIBRARY = _Sentence(
    Message("There is no library in the database {database} on {server} yet."),
    Message("Create one there (imbrex-cli library create), or check the name of the database."),
    NoLibraryError,
)
_NO_PLACE = _Sentence(
    Message("You don't have permission to create a library in the database {database} on {server}."),
    Message("Ask the server administrator for permission to create tables there, or for your own database."),
)
_LACKING = _Sentence(
    Message("Part of the library {library} is missing ({reason})."),
    Message("Restore the library from a backup. For a shared library, ask the server administrator."),
)
_NOT_ALLOWED = _Sentence(
    Message("You don't have permission to do that in the library {library}."),
    Message("Ask the owner for the required role. The owner can grant it with `imbrex-cli library grant`."),
)
_CROWDED = _Sentence(
    Message("The server of the library {library} has no free connections."),
    Message("Try again when another user has disconnected."),
)
_OTHER = _Sentence(
    Message("The operation failed in the library {library}: {reason}."),
    Message("Everything reported as added is kept. To check the library, run `imbrex-cli library verify`."),
)

_WRONG = (exc.SQLAlchemyError, TypeError, ValueError, LookupError, ArithmeticError, AttributeError)

_OF_SQLITE = {
    "SQLITE_FULL": _FULL,
    "SQLITE_READONLY": _READ_ONLY,
    "SQLITE_PERM": _READ_ONLY,
    "SQLITE_BUSY": _BUSY,
    "SQLITE_LOCKED": _BUSY,
    "SQLITE_PROTOCOL": _BUSY,
    "SQLITE_CORRUPT": _DAMAGED,
    "SQLITE_TOOBIG": _DAMAGED,
    "SQLITE_MISMATCH": _DAMAGED,
    "SQLITE_NOTADB": _FOREIGN,
    "SQLITE_CANTOPEN": _UNREACHABLE_FILE,
    "SQLITE_IOERR": _DISK,
}
# By SQLSTATE, or by its class (the first two characters).
_OF_POSTGRESQL = {
    "53100": _FULL,
    "25006": _READ_ONLY,
    "55P03": _BUSY,
    "40": _BUSY,
    "57": _GONE,
    "08": _GONE,
    NO_PASSWORD: _NO_PASSWORD,
    "28": _WRONG_LOGIN,
    "3D": _NO_DATABASE,
    "42501": _NOT_ALLOWED,
    "53": _CROWDED,
    "XX": _DAMAGED,
    NO_SERVER: _NO_SERVER,
    NO_ENCRYPTION: _NO_ENCRYPTION,
}
_UNKNOWN = {"42P01", "42703"}  # a table, a column


@contextlib.contextmanager
def in_sentences(address: Address, engine: Engine) -> Iterator[None]:
    """Turn database exceptions into an ImbrexError that names the library.

    Args:
        address: of the library.
        engine: for another look at the database where the exception says too little.
    """
    try:
        yield
    except exc.DBAPIError as error:
        raise said(error, address, engine) from error
    except _WRONG as error:
        # The database contains values that the program did not write: wrong types, or numbers out of range.
        raise ImbrexError(_DAMAGED.message.format(library=address.shown), _DAMAGED.hint) from error


def said(error: exc.DBAPIError, address: Address, engine: Engine) -> ImbrexError:
    """Convert a database exception, without its statement, which may contain students' texts."""
    original = error.orig
    sentence = _of_sqlite(original) if isinstance(original, sqlite3.Error) else _of_postgresql(error, address)
    reason = str(original).splitlines()[0].rstrip(".") if str(original) else type(original).__name__
    if sentence is None:
        sentence, reason = _of_tables(engine, reason)
    told = sentence.message.format(
        library=address.shown, server=address.server, database=address.url.database or "", reason=reason
    )
    return sentence.kind(told, sentence.hint)


def _of_sqlite(error: sqlite3.Error) -> _Sentence | None:
    """The message for an error; None if a table may be missing, for which SQLite has no code."""
    # Extended codes extend the name: SQLITE_IOERR_WRITE.
    name = getattr(error, "sqlite_errorname", "")
    for known, sentence in _OF_SQLITE.items():
        if name == known or name.startswith(f"{known}_"):
            return sentence
    return None


def _of_postgresql(error: exc.DBAPIError, address: Address) -> _Sentence | None:
    """The message for an error; None if a table is missing."""
    original = error.orig
    state = getattr(original, "sqlstate", None) or ""
    if not state and isinstance(original, psycopg.OperationalError | psycopg.InterfaceError):
        if error.connection_invalidated:
            return _GONE
        state = why_refused(address.url, original)
    if state in _UNKNOWN:
        return None
    if state == NO_RIGHT and (error.statement or "").lstrip().startswith("CREATE"):
        return _NO_PLACE
    return _OF_POSTGRESQL.get(state) or _OF_POSTGRESQL.get(state[:2]) or _OTHER


def _of_tables(engine: Engine, reason: str) -> tuple[_Sentence, str]:
    """The message about missing tables or columns, with their names."""
    try:
        with engine.connect() as connection, connection.begin():
            missing = lacking(connection)
    except exc.DBAPIError:
        return _OTHER, reason
    if missing is None:
        return _NO_LIBRARY, reason
    return (_LACKING, ", ".join(missing)) if missing else (_OTHER, reason)

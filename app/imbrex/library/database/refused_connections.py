"""Refused connections: why a PostgreSQL server lets nobody in.

Before there is a connection, libpq tells nothing but words, and those are in the language of the server. So the reason
is found by what the server does, as a code that it would have sent over a connection.
"""

import psycopg
from psycopg import pq
from psycopg.conninfo import make_conninfo
from psycopg.errors import ConnectionTimeout
from sqlalchemy import URL

NO_SERVER, WRONG_LOGIN, NO_DATABASE, NO_RIGHT, CROWDED = "08001", "28P01", "3D000", "42501", "53300"
NO_PASSWORD, NO_ENCRYPTION = "IB001", "IB002"
"""No code of PostgreSQL's own begins like these."""

_SECONDS = 5
_EVERYBODY = "postgres"  # a database that every server has
_FULL = ("too many c", "remaining connection slots")  # nothing else tells these from a wrong password
_DATABASE = "SELECT has_database_privilege(oid, 'CONNECT') FROM pg_database WHERE datname = %s"


def why_refused(url: URL, error: psycopg.Error) -> str:
    """Find why a connection has failed, as an SQLSTATE."""
    if any(words in str(error) for words in _FULL):
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
    """Ask whether there is a server; it needs no login for that."""
    return pq.PGconn.ping(_conninfo(url, **other).encode()) == pq.Ping.OK


def _login_or_database(url: URL) -> str:
    """Try the login on a database that is always there, and ask about the other one from inside."""
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

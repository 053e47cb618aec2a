"""Refused connections: the reasons why a PostgreSQL server accepts no connection.

Before a connection exists, libpq reports only text, in the language of the server. So the reason is inferred from the
server's behaviour, as the code that it would have sent over a connection.
"""

import psycopg
from psycopg import pq
from psycopg.conninfo import make_conninfo
from psycopg.errors import ConnectionTimeout
from sqlalchemy import URL

NO_SERVER, WRONG_LOGIN, NO_DATABASE, NO_RIGHT, CROWDED = "08001", "28P01", "3D000", "42501", "53300"
NO_PASSWORD, NO_ENCRYPTION = "IB001", "IB002"
"""No code of PostgreSQL's own begins with these."""

_SECONDS = 5
_EVERYBODY = "postgres"  # a database on every server
_FULL = ("too many c", "remaining connection slots")  # only the text distinguishes these from a wrong password
_DATABASE = "SELECT has_database_privilege(oid, 'CONNECT') FROM pg_database WHERE datname = %s"


def why_refused(url: URL, error: psycopg.Error) -> str:
    """Find out why a connection failed, as an SQLSTATE."""
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

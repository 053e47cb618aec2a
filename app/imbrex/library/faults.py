"""Faults: what goes wrong in a database, said in sentences that tell what to do."""

import contextlib
import sqlite3
from collections.abc import Iterator
from dataclasses import dataclass

from sqlalchemy import exc

from imbrex.errors import ImbrexError


@dataclass(frozen=True, slots=True)
class _Sentence:
    message: str  # {library} stands for its name
    hint: str


_FULL = _Sentence(
    "There is no room left where the library {library} lies; nothing that was reported as added is lost.",
    "Make room on that disk, then go on: what is there already is skipped.",
)
_READ_ONLY = _Sentence(
    "The library {library} can be read but not changed.",
    "Ask its owner for the right to add, or copy the file to a folder of your own.",
)
_BUSY = _Sentence(
    "The library {library} is busy: another program has been writing to it for too long.",
    "Try again when it has finished. If the file lies in a network folder, use a shared library on PostgreSQL instead.",
)
_DAMAGED = _Sentence(
    "The library {library} is damaged, or was not copied completely.",
    "Use the newest good copy of the file. `imbrex-cli library export` saves what can still be read of this one.",
)
_FOREIGN = _Sentence(
    "{library} is not a library of Imbrex.", "Choose another file, or create a library under a name that is not taken."
)
_UNREACHABLE_FILE = _Sentence(
    "The library {library} cannot be opened.",
    "Check whether the folder exists, and whether you may read and write there.",
)
_DISK = _Sentence(
    "The disk refused to read or write the library {library}.",
    "Check whether the disk or the network folder is still there, then try again; what was reported as added is kept.",
)
_GONE = _Sentence(
    "The connection to the library {library} is lost; nothing that was reported as added is lost.",
    "Check whether the server is running and reachable, then try again: what is there already is skipped.",
)
_NO_SERVER = _Sentence(
    "No connection to the library {library}.",
    "Check whether the server is running and reachable, and whether name and port in the address are right.",
)
_NOT_LET_IN = _Sentence(
    "The server of the library {library} does not let you in.",
    "Check whether user name and password are right; ask the library's owner for a login.",
)
_NO_DATABASE = _Sentence(
    "There is no database for the library {library} on that server.",
    "Check the last part of the address, or let the server's administrator make the database.",
)
_NOT_ALLOWED = _Sentence(
    "You have no right to do that in the library {library}.",
    "Ask its owner for the role it needs: `imbrex-cli library grant` gives it.",
)
_CROWDED = _Sentence(
    "The server of the library {library} has no connection left.", "Try again when somebody has closed theirs."
)
_OTHER = _Sentence(
    "The library {library} could not do that: {reason}.",
    "What was reported as added is kept. `library verify` checks it.",
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
# By SQLSTATE, or its class of two characters.
_OF_POSTGRESQL = {
    "53100": _FULL,
    "25006": _READ_ONLY,
    "55P03": _BUSY,
    "40": _BUSY,
    "57": _GONE,
    "08": _GONE,
    "28": _NOT_LET_IN,
    "3D": _NO_DATABASE,
    "42501": _NOT_ALLOWED,
    "42P01": _FOREIGN,
    "42703": _FOREIGN,
    "53": _CROWDED,
    "XX": _DAMAGED,
}
# What libpq says before there is a connection has no code.
_OF_CONNECTING = {
    "authentication failed": _NOT_LET_IN,
    "no password supplied": _NOT_LET_IN,
    "is not permitted to log in": _NOT_LET_IN,
    'database "': _NO_DATABASE,
    "too many c": _CROWDED,
    "remaining connection slots": _CROWDED,
}


@contextlib.contextmanager
def in_sentences(library: str) -> Iterator[None]:
    """Turn what a database raises into an ImbrexError that names the library.

    Args:
        library: its name for people, without a password.
    """
    try:
        yield
    except exc.DBAPIError as error:
        raise said(error, library) from error
    except _WRONG as error:
        # What stands in the database is not what the program has written: wrong types, numbers out of all bounds.
        raise ImbrexError(_DAMAGED.message.format(library=library), _DAMAGED.hint) from error


def said(error: exc.DBAPIError, library: str) -> ImbrexError:
    """Say what a database raised; what the statement held, texts of students among it, is never repeated."""
    original = error.orig
    sentence = _of_sqlite(original) if isinstance(original, sqlite3.Error) else _of_postgresql(error)
    reason = str(original).splitlines()[0].rstrip(".") if str(original) else type(original).__name__
    return ImbrexError(sentence.message.format(library=library, reason=reason), sentence.hint)


def _of_sqlite(error: sqlite3.Error) -> _Sentence:
    # Extended codes go on behind the name: SQLITE_IOERR_WRITE.
    name = getattr(error, "sqlite_errorname", "")
    for known, sentence in _OF_SQLITE.items():
        if name == known or name.startswith(f"{known}_"):
            return sentence
    return _OTHER


def _of_postgresql(error: exc.DBAPIError) -> _Sentence:
    state = getattr(error.orig, "sqlstate", None) or ""
    found = _OF_POSTGRESQL.get(state) or _OF_POSTGRESQL.get(state[:2])
    if found is not None:
        return found
    if state or not isinstance(error, exc.OperationalError | exc.InterfaceError):
        return _OTHER
    if error.connection_invalidated:
        return _GONE
    told = str(error.orig)
    return next((sentence for words, sentence in _OF_CONNECTING.items() if words in told), _NO_SERVER)

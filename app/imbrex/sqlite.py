"""SQLite: safe opening of untrusted files, and cancellable statements."""

import contextlib
import os
import sqlite3
from collections.abc import Iterator, Sequence
from pathlib import Path
from urllib.parse import quote

from imbrex.engine.observer import Cancelled, Observer

PAGE = 8192
"""Bytes of a page: most page-long texts, and one bucket of an index, fit into one."""

CAREFUL = ("trusted_schema=OFF", "cell_size_check=ON", "mmap_size=0", "temp_store=MEMORY")
"""Pragmas for untrusted files, whose schema may call no harmful function."""

_STEPS = 20_000  # of SQLite's machine between two checks for cancellation: a few ms


def connect(path: Path, query: str, *, timeout: float = 5.0) -> sqlite3.Connection:
    """Open a file without reading or setting anything in it.

    Args:
        path: of the file.
        query: parameters of SQLite's file URI, such as "mode=ro&immutable=1".
        timeout: seconds to wait for another program's transaction.
    """
    return sqlite3.connect(
        f"{_address(path)}?{query}",
        uri=True,
        timeout=timeout,
        check_same_thread=False,
        isolation_level=None,
        cached_statements=256,
    )


def set_pragmas(connection: sqlite3.Connection, pragmas: Sequence[str]) -> None:
    """Set pragmas, each given as name=value."""
    for pragma in pragmas:
        connection.execute(f"PRAGMA {pragma}").close()


@contextlib.contextmanager
def stoppable(
    connection: sqlite3.Connection, observer: Observer, failure: type[Exception] = sqlite3.OperationalError
) -> Iterator[None]:
    """Let an observer interrupt long statements by raising Cancelled.

    `failure` is the exception of an interrupted statement if the connection is used through another library.
    """
    stopped: list[Cancelled] = []

    def ask() -> int:
        try:
            observer.check()
        except Cancelled as error:
            stopped.append(error)
        return len(stopped)

    connection.set_progress_handler(ask, _STEPS)
    try:
        yield
    except failure:
        if stopped:
            raise stopped[0] from None
        raise
    finally:
        connection.set_progress_handler(None, 0)


def _address(path: Path) -> str:
    """SQLite's URI of a file, with any bytes that the system allows in names."""
    name = os.path.abspath(path)
    if os.name == "nt":
        name = name.replace("\\", "/")
    return f"file://{'' if name.startswith('/') else '/'}{quote(os.fsencode(name))}"

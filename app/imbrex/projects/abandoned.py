"""Abandoned: journals of sessions that ended without being saved."""

import re
import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager
from dataclasses import dataclass, field
from datetime import UTC, datetime
from pathlib import Path

from imbrex.engine.observer import SILENT, Observer
from imbrex.errors import ImbrexError, told
from imbrex.messages import NOTHING, Message
from imbrex.projects.database import connect, in_sentences
from imbrex.projects.journal_file import JOURNAL, LOCK, remove_journal
from imbrex.projects.lock import Lock
from imbrex.projects.opening import in_newest_format, note_of, read_date, read_opened
from imbrex.projects.packing import DamagedError, from_json, unpacked
from imbrex.projects.project import Project
from imbrex.projects.reading import read_fact

_NAME = re.compile(r"([0-9a-f]{16})\.(journal(-wal|-shm|-journal)?|lock)")
_NEVER = datetime.fromtimestamp(0, UTC)
_DECIDED = """
    SELECT
        (SELECT count(*) FROM pairs WHERE verdict <> 'open'),
        (SELECT count(*) FROM marks WHERE verdict <> 'open'),
        (SELECT count(*) FROM pairs WHERE length(note)) + (SELECT count(*) FROM marks WHERE length(note))
"""


@dataclass(slots=True)
class Abandoned:
    """A session that can be resumed. Until it is released, no other program is offered it.

    Attributes:
        path: of the journal.
        title: of the project, or the name of its first document; "" if unreadable.
        changed: time of the last write, with time zone.
        documents: number of documents.
        pairs, passages: numbers of those with their own verdict.
        notes: number of notes on either.
        source: the file that the session was opened from or saved to; None if there was none.
        note: message for the user, as `Opened.note`.
        problem: why it is unreadable; "" if it is readable.
    """

    path: Path
    lock: Lock = field(repr=False)
    title: str = ""
    changed: datetime = _NEVER
    documents: int = 0
    pairs: int = 0
    passages: int = 0
    notes: int = 0
    source: Path | None = None
    note: Message = NOTHING
    problem: Message = NOTHING

    def read(self, observer: Observer = SILENT) -> Project:
        """The session as last written; the journal is kept.

        Raises:
            ImbrexError: it is damaged.
        """
        with _connected(self.path, observer) as (connection, found):
            return read_opened(connection, found, observer).project

    def discard(self) -> None:
        """Delete it permanently."""
        remove_journal(self.path)
        self.lock.release()

    def release(self) -> None:
        """Release it, to be offered again."""
        self.lock.release()


def abandoned(folder: Path) -> list[Abandoned]:
    """All journals whose program has ended, newest first; empty ones are deleted."""
    try:
        names = {match[1] for path in folder.iterdir() if (match := _NAME.fullmatch(path.name))}
    except OSError:
        return []
    found = [one for name in sorted(names) if (one := _look(folder, name)) is not None]
    return sorted(found, key=lambda one: one.changed, reverse=True)


def _look(folder: Path, name: str) -> Abandoned | None:
    """Contents of a journal; None if its program is running or it is empty."""
    path = folder / f"{name}{JOURNAL}"
    try:
        lock = Lock.take(folder / f"{name}{LOCK}")
    except OSError:
        return None
    if lock is None:
        return None
    one = Abandoned(path, lock)
    if not path.exists() or _is_empty(path):
        one.discard()
        return None
    try:
        one.changed = datetime.fromtimestamp(path.stat().st_mtime).astimezone()
        with _connected(path, SILENT) as (connection, format_):
            _describe(one, connection, format_)
    except (OSError, ImbrexError) as error:
        one.problem = told(error)
    return one


def _describe(one: Abandoned, connection: sqlite3.Connection, found: int) -> None:
    source = read_fact(connection, "source")
    if not isinstance(source, str | None):
        raise DamagedError("its source is not a file")
    one.source = Path(source) if source else None
    one.title = one.source.stem if one.source else _first_name(connection)
    one.changed = datetime.fromisoformat(read_date(connection, "saved"))
    (one.documents,) = connection.execute("SELECT count(*) FROM documents").fetchone()
    one.pairs, one.passages, one.notes = connection.execute(_DECIDED).fetchone()
    one.note = note_of(connection, found)


def _first_name(connection: sqlite3.Connection) -> str:
    row = connection.execute("SELECT record FROM documents ORDER BY place LIMIT 1").fetchone()
    record = from_json(unpacked(row[0])) if row else {}
    return str(record.get("name", "")) if isinstance(record, dict) else ""


def _is_empty(path: Path) -> bool:
    """Whether the program ended before completing its first write."""
    try:
        with closing(_connect(path)) as connection:
            return not connection.execute("SELECT count(*) FROM sqlite_schema").fetchone()[0]
    except (sqlite3.Error, ValueError):
        return False


@contextmanager
def _connected(path: Path, observer: Observer) -> Iterator[tuple[sqlite3.Connection, int]]:
    with (
        in_sentences(path),
        closing(_connect(path)) as connection,
        in_newest_format(connection, path, observer) as newest,
    ):
        yield newest


def _connect(path: Path) -> sqlite3.Connection:
    """Open a journal with its log, which contains the latest writes."""
    connection = connect(path, "rw")
    try:
        for setting in ("locking_mode=EXCLUSIVE", "query_only=ON"):
            connection.execute(f"PRAGMA {setting}").close()
    except BaseException:
        connection.close()
        raise
    return connection

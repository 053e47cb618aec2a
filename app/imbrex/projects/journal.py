"""Journal: the unsaved part of a session, kept to survive a crash, and journals of sessions that ended."""

import contextlib
import re
import secrets
import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager
from dataclasses import dataclass, field
from datetime import UTC, datetime
from pathlib import Path

from imbrex import __version__, clock
from imbrex.engine.observer import SILENT, Observer
from imbrex.errors import ImbrexError, message_of
from imbrex.flushing import flush
from imbrex.messages import NOTHING, Message, sentences
from imbrex.private import make_file, make_own_folder
from imbrex.projects.database import connect, in_sentences, page_size
from imbrex.projects.lock import Lock
from imbrex.projects.opening import in_newest_format, note_of, read_date, read_fact, read_opened
from imbrex.projects.packing import DamagedError, from_json, unpacked
from imbrex.projects.project import Project
from imbrex.projects.saving import Written, make_tables, write_facts, write_project
from imbrex.system_errors import reason_of

JOURNAL, LOCK = ".journal", ".lock"
_BESIDE = ("-wal", "-shm", "-journal")


def remove_journal(path: Path) -> None:
    """Delete a journal and the files beside it, where possible."""
    for one in (path, *(path.with_name(f"{path.name}{ending}") for ending in _BESIDE)):
        with contextlib.suppress(OSError):
            one.unlink(missing_ok=True)


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
        one.problem = message_of(error)
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


# No other program opens a held journal, so the log needs no shared memory.
_SETTINGS = ("locking_mode=EXCLUSIVE", "journal_mode=WAL")


class Journal:
    """The journal of one session, for one thread; its file is created by the first write."""

    def __init__(self, folder: Path) -> None:
        """Create no file yet.

        Args:
            folder: of all journals; created for this user only.
        """
        self._folder = folder
        self._path = folder
        self._lock: Lock | None = None
        self._connection: sqlite3.Connection | None = None
        self._written = Written()
        self._source: Path | None = None
        self._told = False

    def write(self, project: Project, source: Path | None, observer: Observer = SILENT) -> bool:
        """Write what has changed since the last write; all of it is durable on return, or nothing is.

        Args:
            project: the current session.
            source: the file that it was last opened from or saved to.
            observer: may stop it.

        Returns:
            Whether the journal is complete.

        Raises:
            ImbrexError: the journal cannot be written; raised once, until a write succeeds again.
        """
        try:
            with in_sentences(self._path):
                self._write(project, source, observer)
        except (OSError, ImbrexError) as error:
            if self._told:
                return False
            self._told = True
            raise _failed(self._folder, error) from error
        self._told = False
        return True

    def clear(self) -> None:
        """Delete it, as everything is saved or unwanted. The next write creates another one."""
        self._disconnect()
        if self._lock is not None:
            remove_journal(self._path)
        self._let_go()

    def close(self) -> None:
        """Stop writing, and keep the journal for the next start."""
        self._disconnect()
        self._let_go()

    def _write(self, project: Project, source: Path | None, observer: Observer) -> None:
        if self._connection is not None and not self._path.exists():  # the folder was cleared
            self.close()
        if project == self._written.project and source == self._source:
            return
        connection = self._connection or self._begin()
        connection.execute("BEGIN IMMEDIATE")
        try:
            if self._written.project is None:
                make_tables(connection)
                write_facts(connection, {"program": __version__, "created": _now()})
            written = write_project(connection, self._written, project, observer)
            write_facts(connection, {"source": None if source is None else str(source), "saved": _now()})
            connection.execute("COMMIT")
        except BaseException:
            if connection.in_transaction:
                connection.execute("ROLLBACK")
            raise
        self._written, self._source = written, source

    def _begin(self) -> sqlite3.Connection:
        """Create an empty journal that no other user can read."""
        make_own_folder(self._folder)
        while self._lock is None:  # another program may be checking the folder
            name = secrets.token_hex(8)
            self._path = self._folder / f"{name}{JOURNAL}"
            self._lock = Lock.take(self._folder / f"{name}{LOCK}")
        try:
            make_file(self._path)
            can_flush = flush(self._path)  # before SQLite locks it: closing any descriptor releases the locks
            connection = self._connection = connect(self._path, "rw")
            page_size(connection)
            for setting in _SETTINGS:
                connection.execute(f"PRAGMA {setting}").close()
            # Every write is durable on return, unless the folder is on a share that cannot flush.
            connection.execute(f"PRAGMA synchronous={'FULL' if can_flush else 'OFF'}").close()
        except BaseException:
            self.clear()
            raise
        return connection

    def _disconnect(self) -> None:
        if self._connection is not None:
            self._connection.close()
        self._connection = None
        self._written = Written()

    def _let_go(self) -> None:
        if self._lock is not None:
            self._lock.release()
        self._lock = None


def _now() -> str:
    return clock.now().isoformat()


def _failed(folder: Path, error: OSError | ImbrexError) -> ImbrexError:
    if isinstance(error, ImbrexError):
        reason = error.message
    else:
        reason = Message("Couldn't write {path}: {reason}.", path=folder, reason=reason_of(error))
    return ImbrexError(
        sentences(Message("Your work can't be recovered if Imbrex crashes."), reason),
        Message(
            "Save the project often. Check that you have permission to write to {folder} and that there is "
            "enough disk space.",
            folder=folder,
        ),
    )

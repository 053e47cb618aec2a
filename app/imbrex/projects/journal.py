"""Journal: the unsaved part of a session, kept to survive a crash."""

import secrets
import sqlite3
from pathlib import Path

from imbrex import __version__, clock
from imbrex.engine.observer import SILENT, Observer
from imbrex.errors import ImbrexError
from imbrex.flushing import flush
from imbrex.messages import Message, sentences
from imbrex.private import make_file, make_own_folder
from imbrex.projects.abandoned import Abandoned, abandoned
from imbrex.projects.database import connect, in_sentences, page_size
from imbrex.projects.journal_file import JOURNAL, LOCK, remove_journal
from imbrex.projects.lock import Lock
from imbrex.projects.project import Project
from imbrex.projects.writing import Written, make_tables, write_facts, write_project
from imbrex.system_errors import reason_of

__all__ = ["Abandoned", "Journal", "abandoned"]

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

"""Autosave: backs up unsaved work shortly after each change, in a separate thread."""

from __future__ import annotations

import atexit
import logging
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, QEvent, QObject, Qt, QThread, QTimer, Signal, Slot

from imbrex.errors import ImbrexError, message_of

if TYPE_CHECKING:
    from imbrex.projects.journal import Abandoned, Journal
    from imbrex.projects.project import Project


class JournalKeeper(QObject):
    """Owns the journal of a window, and handles those of programs that crashed.

    Signals:
        written: (whether all of it is on the disk). failed: (Message), once until it works again.
        found: (list of Abandoned). read: (Abandoned, Project). unreadable: (Abandoned, Message).
    """

    written = Signal(bool)
    failed = Signal(object)
    found = Signal(object)
    read = Signal(object, object)
    unreadable = Signal(object, object)

    def __init__(self, folder: Path) -> None:
        super().__init__()
        self._folder = folder
        self._made: Journal | None = None

    @Slot(object, object)
    def write(self, project: Project, source: Path | None) -> None:
        """Write the changes."""
        done = False
        try:
            done = self._journal().write(project, source)
        except ImbrexError as error:
            self.failed.emit(message_of(error))
        except Exception as error:  # noqa: BLE001, RUF100 - a failing journal must not stop the work
            logging.getLogger(__name__).exception("autosave")
            self.failed.emit(message_of(error))
        self.written.emit(done)

    @Slot()
    def clear(self) -> None:
        """Remove the journal: everything is saved, or discarded."""
        if self._made is not None:
            self._made.clear()

    @Slot()
    def find(self) -> None:
        """Look for journals of programs that crashed."""
        from imbrex.projects.journal import abandoned  # noqa: PLC0415 - SQLite, in this thread

        self.found.emit(abandoned(self._folder))

    @Slot(object)
    def fetch(self, one: Abandoned) -> None:
        """Read an abandoned journal."""
        try:
            self.read.emit(one, one.read())
        except ImbrexError as error:
            self.unreadable.emit(one, message_of(error))

    @Slot(object)
    def discard(self, one: Abandoned) -> None:
        """Remove an abandoned journal."""
        one.discard()

    @Slot()
    def wait(self) -> None:
        """Do nothing, after everything requested before."""

    @Slot()
    def close(self) -> None:
        """Stop writing; written entries are kept."""
        if self._made is not None:
            self._made.close()
            self._made = None

    def _journal(self) -> Journal:
        if self._made is None:
            from imbrex.projects.journal import Journal  # noqa: PLC0415 - SQLite, in this thread

            self._made = Journal(self._folder)
        return self._made


class JournalThread(QObject):
    """Starts with the first request; requests are processed in order.

    Signals: those of the keeper.
    """

    written = Signal(bool)
    failed = Signal(object)
    found = Signal(object)
    read = Signal(object, object)
    unreadable = Signal(object, object)

    write_asked = Signal(object, object)
    clear_asked = Signal()
    find_asked = Signal()
    fetch_asked = Signal(object)
    discard_asked = Signal(object)
    _wait_asked = Signal()
    _close_asked = Signal()

    def __init__(self, folder: Path) -> None:
        """Create a thread for a journal in this folder."""
        super().__init__()
        self._thread = QThread()
        self._thread.setObjectName("autosave")
        self._keeper = JournalKeeper(folder)
        self._keeper.moveToThread(self._thread)
        self._connect()

    def start(self) -> None:
        """Start, if not yet started."""
        if not self._thread.isRunning():
            self._thread.start()
            atexit.register(self._end)  # a thread that outlives its QThread aborts the whole process

    def wait(self) -> None:
        """Wait until all requests are processed."""
        if self._thread.isRunning():
            self._wait_asked.emit()

    def close(self) -> None:
        """Finish pending work and stop; written entries are kept."""
        if self._thread.isRunning():
            self._close_asked.emit()
            self._end()
        atexit.unregister(self._end)

    def _end(self) -> None:
        self._thread.quit()
        self._thread.wait()

    def _connect(self) -> None:
        keeper, waiting = self._keeper, Qt.ConnectionType.BlockingQueuedConnection
        self.write_asked.connect(keeper.write)
        self.clear_asked.connect(keeper.clear)
        self.find_asked.connect(keeper.find)
        self.fetch_asked.connect(keeper.fetch)
        self.discard_asked.connect(keeper.discard)
        self._wait_asked.connect(keeper.wait, waiting)
        self._close_asked.connect(keeper.close, waiting)
        keeper.written.connect(self.written)
        keeper.failed.connect(self.failed)
        keeper.found.connect(self.found)
        keeper.read.connect(self.read)
        keeper.unreadable.connect(self.unreadable)


REST = 700
"""Milliseconds without a change after which changes are written."""
MOST = 2500
"""Milliseconds after the first change at which changes are written even if others follow."""

Kept = tuple["Project", Path | None]
"""The project to back up, and the file it belongs to."""


class Autosave(QObject):
    """Writes a journal of a session as it changes, and finds those left by other programs.

    Attributes:
        journal: reports what failed, and what was found and read.

    Signal: written, everything captured when writing began is on the disk.
    """

    written = Signal()

    def __init__(self, folder: Path, wanted: Callable[[], Kept | None], parent: QObject) -> None:
        """Start with nothing to keep; `wanted` returns the current state to keep, None for none."""
        super().__init__(parent)
        self._wanted = wanted
        self._is_writing = self._again = self._is_outdated = False
        self._is_empty = True
        self._rest, self._most = QTimer(self, singleShot=True), QTimer(self, singleShot=True)
        self._rest.timeout.connect(self._write)
        self._most.timeout.connect(self._write)
        self._is_closed = False
        self.journal = JournalThread(folder)
        self.journal.written.connect(self._on_written)

    def touch(self) -> None:
        """Note a change."""
        if self._is_closed:
            return
        self._rest.start(REST)
        if not self._most.isActive():
            self._most.start(MOST)

    def write_soon(self) -> None:
        """Write pending changes now, without waiting."""
        self._write()

    def start_over(self) -> None:
        """Switch to other work: a write in progress no longer counts."""
        self._is_outdated = self._is_writing

    def flush(self) -> None:
        """Write now, wait, and process the result."""
        self._stop_timers()
        if not self._is_closed:
            self._again = False
            self._ask()
            self.journal.wait()
            QCoreApplication.sendPostedEvents(self.journal, QEvent.Type.MetaCall)

    def find(self) -> None:
        """Find abandoned journals; the thread emits `found`."""
        if not self._is_closed:
            self.journal.start()
            self.journal.find_asked.emit()

    def fetch(self, one: Abandoned) -> None:
        """Read one of them; the thread emits `read` or `unreadable`."""
        if not self._is_closed:
            self.journal.start()
            self.journal.fetch_asked.emit(one)

    def discard(self, one: Abandoned) -> None:
        """Remove one of them."""
        if not self._is_closed:
            self.journal.start()
            self.journal.discard_asked.emit(one)

    def close(self, keep: bool) -> None:
        """Stop permanently; `keep` the backup for the next start or delete it."""
        if keep:
            self.flush()
        self._stop_timers()
        if not self._is_closed:
            self._is_closed, journal = True, self.journal
            for signal in (journal.written, journal.failed, journal.found, journal.read, journal.unreadable):
                signal.disconnect()
            if not keep:
                journal.clear_asked.emit()
            journal.close()

    def _stop_timers(self) -> None:
        for timer in (self._rest, self._most):
            timer.stop()

    def _write(self) -> None:
        self._stop_timers()
        if self._is_writing:
            self._again = True
        elif not self._is_closed:
            self._ask()

    def _ask(self) -> None:
        """Have the current state written, or the journal removed if there is nothing to keep."""
        wanted = self._wanted()
        if wanted is not None:
            self.journal.start()
            self._is_writing, self._is_empty = True, False
            self.journal.write_asked.emit(*wanted)
        elif not self._is_empty:
            self._is_empty = True
            self.journal.clear_asked.emit()

    @Slot(bool)
    def _on_written(self, done: bool) -> None:
        outdated = self._is_outdated
        self._is_writing = self._is_outdated = False
        if done and not outdated:
            self.written.emit()
        if self._again and not self._is_closed:
            self._again = False
            self._ask()

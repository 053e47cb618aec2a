"""Autosave: backs up unsaved work shortly after each change, in a separate thread."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, QEvent, QObject, QTimer, Signal, Slot

from imbrex.gui.projects.journal_thread import JournalThread

if TYPE_CHECKING:
    from imbrex.projects.journal import Abandoned
    from imbrex.projects.project import Project

REST = 700
"""Milliseconds without a change after which changes are written."""
MOST = 2500
"""Milliseconds after the first change at which changes are written even if others follow."""

Kept = tuple["Project", Path | None]
"""The project to back up, and the file it belongs to."""


class Autosave(QObject):
    """Writes a journal of a session as it changes, and finds those left by other programs.

    Signals:
        written: everything captured when writing began is on the disk.
        failed: (Message) it could not be written; emitted once until it works again.
        found: (list of Abandoned). read: (Abandoned, Project). unreadable: (Abandoned, Message).
    """

    written = Signal()
    failed = Signal(object)
    found = Signal(object)
    read = Signal(object, object)
    unreadable = Signal(object, object)

    def __init__(self, folder: Path, wanted: Callable[[], Kept | None], parent: QObject) -> None:
        """Start with nothing to keep; `wanted` returns the current state to keep, None for none."""
        super().__init__(parent)
        self._wanted = wanted
        self._is_writing = self._again = self._is_outdated = False
        self._is_empty = True
        self._rest, self._most = QTimer(self), QTimer(self)
        for timer in (self._rest, self._most):
            timer.setSingleShot(True)
            timer.timeout.connect(self._write)
        thread = JournalThread(folder)
        thread.written.connect(self._on_written)
        thread.failed.connect(self.failed)
        thread.found.connect(self.found)
        thread.read.connect(self.read)
        thread.unreadable.connect(self.unreadable)
        self._thread: JournalThread | None = thread  # None after closing

    def touch(self) -> None:
        """Note a change."""
        if self._thread is None:
            return
        self._rest.start(REST)
        if not self._most.isActive():
            self._most.start(MOST)

    def hurry(self) -> None:
        """Write pending changes now, without waiting."""
        self._write()

    def start_over(self) -> None:
        """Switch to other work: a write in progress no longer counts."""
        self._is_outdated = self._is_writing

    def flush(self) -> None:
        """Write now, wait, and process the result."""
        self._stop_timers()
        if self._thread is not None:
            self._again = False
            self._ask(self._thread)
            self._thread.wait()
            QCoreApplication.sendPostedEvents(self._thread, QEvent.Type.MetaCall)

    def find(self) -> None:
        """Find abandoned journals; emits `found`."""
        if self._thread is not None:
            self._thread.start()
            self._thread.find_asked.emit()

    def fetch(self, one: Abandoned) -> None:
        """Read one of them; emits `read` or `unreadable`."""
        if self._thread is not None:
            self._thread.start()
            self._thread.fetch_asked.emit(one)

    def discard(self, one: Abandoned) -> None:
        """Remove one of them."""
        if self._thread is not None:
            self._thread.start()
            self._thread.discard_asked.emit(one)

    def close(self, keep: bool) -> None:
        """Stop permanently; `keep` the backup for the next start or delete it."""
        if keep:
            self.flush()
        thread, self._thread = self._thread, None
        self._stop_timers()
        if thread is not None:
            for signal in (thread.written, thread.failed, thread.found, thread.read, thread.unreadable):
                signal.disconnect()
            if not keep:
                thread.clear_asked.emit()
            thread.close()

    def _stop_timers(self) -> None:
        for timer in (self._rest, self._most):
            timer.stop()

    def _write(self) -> None:
        self._stop_timers()
        if self._is_writing:
            self._again = True
        elif self._thread is not None:
            self._ask(self._thread)

    def _ask(self, thread: JournalThread) -> None:
        """Have the current state written, or the journal removed if there is nothing to keep."""
        wanted = self._wanted()
        if wanted is not None:
            thread.start()
            self._is_writing, self._is_empty = True, False
            thread.write_asked.emit(*wanted)
        elif not self._is_empty:
            self._is_empty = True
            thread.clear_asked.emit()

    @Slot(bool)
    def _on_written(self, done: bool) -> None:
        outdated = self._is_outdated
        self._is_writing = self._is_outdated = False
        if done and not outdated:
            self.written.emit()
        if self._again and self._thread is not None:
            self._again = False
            self._ask(self._thread)

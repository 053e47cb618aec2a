"""Autosave: keeps what nobody has saved yet, a moment after each change, in a thread of its own."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, QEvent, QObject, QTimer, Signal, Slot

from imbrex.gui.projects.journal_thread import JournalThread

if TYPE_CHECKING:
    from imbrex.projects.abandoned import Abandoned
    from imbrex.projects.project import Project

REST = 700
"""Milliseconds without a change after which all changes are written."""
MOST = 2500
"""Milliseconds after the first of many changes at which they are written all the same."""

Kept = tuple["Project", Path | None]
"""What is to be kept, and the file that it belongs to."""


class Autosave(QObject):
    """Write a journal of a session as it changes, and tell of those that others have left.

    Signals:
        written: all that was there when the writing began is on the disk.
        failed: (Message) it cannot be; told once, until it works again.
        found: (list of Abandoned). read: (Abandoned, Project). unreadable: (Abandoned, Message).
    """

    written = Signal()
    failed = Signal(object)
    found = Signal(object)
    read = Signal(object, object)
    unreadable = Signal(object, object)

    def __init__(self, folder: Path, wanted: Callable[[], Kept | None], parent: QObject) -> None:
        """Start with nothing to keep; `wanted` says what there is to keep now, None for nothing."""
        super().__init__(parent)
        self._wanted = wanted
        self._is_writing = self._again = self._is_outdated = False
        self._is_empty = True
        self._rest, self._most = QTimer(self), QTimer(self)
        for timer in (self._rest, self._most):
            timer.setSingleShot(True)
            timer.timeout.connect(self._write)
        self._thread: JournalThread | None = None  # None after the end, too
        self.take(JournalThread(folder))

    def touch(self) -> None:
        """Note that something has changed."""
        if self._thread is None:
            return
        self._rest.start(REST)
        if not self._most.isActive():
            self._most.start(MOST)

    def hurry(self) -> None:
        """Write now what has changed, without waiting for it."""
        self._write()

    def begin_anew(self) -> None:
        """Something else is kept from now on: what is being written at this moment is not it."""
        self._is_outdated = self._is_writing

    def flush(self) -> None:
        """Write now, wait for it, and hear what came of it."""
        self._stop_timers()
        if self._thread is not None:
            self._again = False
            self._ask(self._thread)
            self._thread.wait()
            QCoreApplication.sendPostedEvents(self._thread, QEvent.Type.MetaCall)

    def find(self) -> None:
        """Look for what others have left; `found` tells."""
        if self._thread is not None:
            self._thread.start()
            self._thread.find_asked.emit()

    def fetch(self, one: Abandoned) -> None:
        """Read one of them; `read` or `unreadable` tells."""
        if self._thread is not None:
            self._thread.start()
            self._thread.fetch_asked.emit(one)

    def discard(self, one: Abandoned) -> None:
        """Remove one of them."""
        if self._thread is not None:
            self._thread.start()
            self._thread.discard_asked.emit(one)

    def close(self, keep: bool) -> None:
        """Stop for good; `keep` what is not saved for the next start, or remove it."""
        if keep:
            self.flush()
        thread = self.give_up()
        if thread is not None:
            if not keep:
                thread.clear_asked.emit()
            thread.close()

    def give_up(self) -> JournalThread | None:
        """Stop, and leave the thread and its journal to another window."""
        thread, self._thread = self._thread, None
        self._stop_timers()
        if thread is not None:
            for signal in (thread.written, thread.failed, thread.found, thread.read, thread.unreadable):
                signal.disconnect()
        return thread

    def take(self, thread: JournalThread) -> None:
        """Write the journal of another window from now on, which has not to be begun anew."""
        before = self.give_up()
        if before is not None:
            self._is_empty = False
            before.close()
        self._thread = thread
        thread.written.connect(self._on_written)
        thread.failed.connect(self.failed)
        thread.found.connect(self.found)
        thread.read.connect(self.read)
        thread.unreadable.connect(self.unreadable)

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
        """Have written what there is now; where there is nothing, have nothing kept."""
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

"""Journal thread: the window's side of the thread that writes the journal of a session."""

from __future__ import annotations

import atexit
from pathlib import Path

from PySide6.QtCore import QObject, Qt, QThread, Signal

from imbrex.gui.projects.journal_keeper import JournalKeeper


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

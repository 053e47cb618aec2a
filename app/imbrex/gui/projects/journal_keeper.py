"""Journal keeper: the thread's side of autosave and recovery."""

from __future__ import annotations

import logging
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal, Slot

from imbrex.errors import ImbrexError, told

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
            self.failed.emit(told(error))
        except Exception as error:  # noqa: BLE001, RUF100 - a failing journal must not stop the work
            logging.getLogger(__name__).exception("autosave")
            self.failed.emit(told(error))
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
            self.unreadable.emit(one, told(error))

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

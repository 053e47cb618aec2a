"""Library opening: the library being opened, the actions waiting for it, and its threads."""

from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Any

from PySide6.QtCore import QObject, Signal

from imbrex.engine.observer import Progress
from imbrex.engine.options import Options
from imbrex.gui.library.library_jobs import CreateJob, InfoJob, Known, LibraryJob, ReindexJob
from imbrex.gui.library.shelf_jobs import UpdateShelfJob
from imbrex.gui.model.library_settings import LibrarySettings
from imbrex.gui.tasks.job import Result
from imbrex.gui.tasks.runner import Closeable, Runner
from imbrex.library.database.address import own_library
from imbrex.library.database.mode import Mode

# One each for lists, for long operations, for the index and for reading shelves.
# The table of a library can be scrolled while a thousand documents are being added, and none of the threads delays
# comparing.

LISTS, WORK, INDEX, SHELVES = "library lists", "library work", "library index", "library shelves"

QUIETLY = (LISTS, SHELVES)
"""Threads whose work is not shown as that of the library."""


class LibraryThreads(QObject):
    """Starts library jobs; the threads start with the first job.

    Signals: busy_changed (bool), a long operation is running; shelf_progressed (Progress), a shelf is being read, which
    delays nothing else.
    """

    busy_changed = Signal(bool)
    shelf_progressed = Signal(object)

    def __init__(
        self, crashed: Callable[[Exception], None], progressed: Callable[[Progress], None], parent: QObject
    ) -> None:
        """Take what is called when a job has failed unexpectedly, and with the progress of long operations."""
        super().__init__(parent)
        self._crashed = crashed
        self._progressed = progressed
        self._runners: dict[str, Runner] = {}

    @property
    def is_busy(self) -> bool:
        """Whether a long operation is running."""
        return any(runner.is_busy for name, runner in self._runners.items() if name not in QUIETLY)

    @property
    def holds_up(self) -> bool:
        """Whether an operation is running for which the next long job would have to wait."""
        return WORK in self._runners and self._runners[WORK].is_busy

    @property
    def is_waiting(self) -> bool:
        """Whether a list or a text is being fetched."""
        return LISTS in self._runners and self._runners[LISTS].is_busy

    def start(
        self, job: LibraryJob[Result], then: Callable[[Result], None], otherwise: Callable[[Exception], None]
    ) -> None:
        """Start a job, replacing an older one of its kind."""
        name = INDEX if isinstance(job, ReindexJob) else WORK if job.is_long else LISTS
        if isinstance(job, UpdateShelfJob):
            name = SHELVES
        if name not in self._runners:
            self._runners[name] = self._make(name)
        self._runners[name].start(job, then, otherwise)

    def cancel(self, *kinds: type[LibraryJob[Any]]) -> None:
        """Cancel long operations, or those of these kinds; documents already added are kept."""
        for name, runner in self._runners.items():
            if name not in QUIETLY:
                runner.cancel(*kinds)

    def pause(self) -> None:
        """Stop reading a shelf; what was read is kept."""
        if SHELVES in self._runners:
            self._runners[SHELVES].cancel()

    def close(self) -> None:
        """Stop all work and wait for the threads."""
        for runner in self._runners.values():
            runner.close()

    def _make(self, name: str) -> Runner:
        runner = Runner(_make_context, name, self)
        runner.crashed.connect(self._crashed)
        if name == SHELVES:
            runner.progressed.connect(self.shelf_progressed)
        elif name != LISTS:
            runner.busy_changed.connect(lambda _: self.busy_changed.emit(self.is_busy))
            runner.progressed.connect(self._progressed)
        return runner


def _make_context() -> Closeable:
    """A database context, created in its thread on first use."""
    from imbrex.gui.library.library_context import LibraryContext  # noqa: PLC0415

    return LibraryContext()


class LibraryOpening(QObject):
    """Opens and creates libraries, one at a time.

    Signals:
        started: (address) opening has begun.
        known: (address, Known) facts about the opened library.
        refused: (address, exception) why it could not be opened.
        opened: (address) it is now the open library.
        failed: (address, ImbrexError) it could not be opened or created.
        given_up: opening was abandoned.
    """

    started = Signal(str)
    known = Signal(str, object)
    refused = Signal(str, object)
    opened = Signal(str)
    failed = Signal(str, object)
    given_up = Signal()

    def __init__(self, threads: LibraryThreads, settings: LibrarySettings, parent: QObject) -> None:
        super().__init__(parent)
        self._threads = threads
        self._settings = settings
        self._address = ""  # of the library being opened
        self._then: Callable[[], None] | None = None

    @property
    def is_under_way(self) -> bool:
        """Whether a library is being opened."""
        return bool(self._address)

    def is_for(self, address: str) -> bool:
        """Whether the library at this address is being opened."""
        return bool(address) and address == self._address

    def usual(self) -> str:
        """The library used last, or the default one; empty if there is none."""
        known = [*self._settings.recent, str(own_library())]
        return next((address for address in known if "://" in address or Path(address).is_file()), "")

    def open(self, address: str) -> None:
        """Open the library at an address."""
        self._start(InfoJob(address=address))

    def create(self, address: str, mode: Mode, options: Options) -> None:
        """Create a library."""
        self._start(CreateJob(address=address, mode=mode, options=options))

    def refresh(self, address: str) -> None:
        """Refresh the facts about the open library."""
        self._ask(InfoJob(address=address))

    def wait(self, then: Callable[[], None]) -> None:
        """Run `then` once a library is open."""
        self._then = then

    def give_up(self) -> None:
        """Abandon the library being opened."""
        if self._address:
            self._address = ""
            self.given_up.emit()

    def succeed(self, address: str) -> None:
        """Report that a library is open, and run the waiting actions."""
        self._address = ""
        self.opened.emit(address)
        then, self._then = self._then, None
        if then is not None:
            then()

    def fail(self, address: str, error: Exception) -> None:
        """Report that a library could not be opened."""
        if self.is_for(address):
            self._address = ""
            self.failed.emit(address, error)

    def _start(self, job: LibraryJob[Known]) -> None:
        self._address = job.address
        self.started.emit(job.address)
        self._ask(job)

    def _ask(self, job: LibraryJob[Known]) -> None:
        address = job.address
        self._threads.start(job, partial(self.known.emit, address), partial(self.refused.emit, address))

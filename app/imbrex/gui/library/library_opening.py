"""Library opening: the library being opened, and the actions waiting for it."""

from collections.abc import Callable
from functools import partial
from pathlib import Path

from PySide6.QtCore import QObject, Signal

from imbrex.engine.options import Options
from imbrex.gui.library.library_jobs import CreateJob, InfoJob, Known, LibraryJob
from imbrex.gui.library.library_threads import LibraryThreads
from imbrex.gui.model.library_settings import LibrarySettings
from imbrex.library.database.address import own_library
from imbrex.library.database.mode import Mode


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

    def look_again(self, address: str) -> None:
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

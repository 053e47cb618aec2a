"""Library opening: the library that is being opened, and what waits for it."""

from collections.abc import Callable
from functools import partial
from pathlib import Path

from PySide6.QtCore import QObject, Signal

from imbrex.engine.options import Options
from imbrex.gui.library.library_jobs import CreateJob, InfoJob, Known, LibraryJob
from imbrex.gui.library.library_threads import LibraryThreads
from imbrex.gui.model.library_settings import LibrarySettings
from imbrex.library.database.default_place import own_library
from imbrex.library.database.mode import Mode


class LibraryOpening(QObject):
    """Ask for libraries to be opened and created, one at a time.

    Signals:
        started: (address) it was asked for.
        known: (address, Known) what is in a library that could be opened.
        refused: (address, exception) why one could not be opened.
        opened: (address) it is the open library now.
        failed: (address, ImbrexError) it could not be opened or created.
        given_up: nobody waits for it any more.
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
        self._address = ""  # of what is on its way
        self._then: Callable[[], None] | None = None

    @property
    def is_under_way(self) -> bool:
        """Whether a library is on its way."""
        return bool(self._address)

    def is_for(self, address: str) -> bool:
        """Whether it is the library at an address that is on its way."""
        return bool(address) and address == self._address

    def usual(self) -> str:
        """The library used last, or one's own; empty where there is none."""
        known = [*self._settings.recent, str(own_library())]
        return next((address for address in known if "://" in address or Path(address).is_file()), "")

    def open(self, address: str) -> None:
        """Open the library at an address."""
        self._start(InfoJob(address=address))

    def create(self, address: str, mode: Mode, options: Options) -> None:
        """Create a library."""
        self._start(CreateJob(address=address, mode=mode, options=options))

    def look_again(self, address: str) -> None:
        """Ask what is in the open library now."""
        self._ask(InfoJob(address=address))

    def wait(self, then: Callable[[], None]) -> None:
        """Do something as soon as a library is open."""
        self._then = then

    def give_up(self) -> None:
        """Want no library that is still on its way."""
        if self._address:
            self._address = ""
            self.given_up.emit()

    def succeed(self, address: str) -> None:
        """Tell that a library is open, and do what has waited for one."""
        self._address = ""
        self.opened.emit(address)
        then, self._then = self._then, None
        if then is not None:
            then()

    def fail(self, address: str, error: Exception) -> None:
        """Tell that a library that was on its way is not to be had."""
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

"""Library worker: the side of the library's work that lives in a thread of its own.

There are two such threads: one reads lists while the other adds or checks, so that the table of a library can be
scrolled while a thousand documents are on their way into it, and neither holds up comparing.
"""

from typing import TYPE_CHECKING

from PySide6.QtCore import Slot

from imbrex.gui.library.library_jobs import LibraryJob
from imbrex.gui.tasks.jobs import Job
from imbrex.gui.tasks.worker import JobObserver, Worker

if TYPE_CHECKING:
    from imbrex.gui.library.library_context import Librarian


class LibraryWorker(Worker):
    """Do one job on the library after the other."""

    def __init__(self) -> None:
        super().__init__()
        self._librarian: Librarian | None = None

    @Slot()
    def close(self) -> None:
        """Close the library."""
        if self._librarian is not None:
            self._librarian.close()
            self._librarian = None

    def _do(self, job: Job, observer: JobObserver) -> object:
        if not isinstance(job, LibraryJob):
            raise TypeError(f"no job for a library: {job!r}")
        if self._librarian is None:
            # A database, in this thread and not before it is wanted.
            from imbrex.gui.library.library_context import Librarian  # noqa: PLC0415

            self._librarian = Librarian()
        return self._librarian.do(job, observer)

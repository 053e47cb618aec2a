"""Library threads: one each for lists, for long operations and for the index.

The table of a library can be scrolled while a thousand documents are being added, and none of the threads delays
comparing.
"""

from collections.abc import Callable

from PySide6.QtCore import QObject, Signal

from imbrex.gui.library.library_jobs import LibraryJob, ReindexJob
from imbrex.gui.tasks.job import Result
from imbrex.gui.tasks.runner import Runner
from imbrex.gui.tasks.worker import Closeable

LISTS, WORK, INDEX = "library lists", "library work", "library index"


class LibraryThreads(QObject):
    """Starts library jobs; the threads start with the first job.

    Signals:
        busy_changed: (bool) a long operation is running. progressed: (Progress) of it.
        crashed: (exception) a job has failed unexpectedly.
    """

    busy_changed = Signal(bool)
    progressed = Signal(object)
    crashed = Signal(object)

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._runners: dict[str, Runner] = {}

    @property
    def is_busy(self) -> bool:
        """Whether a long operation is running."""
        return any(runner.is_busy for name, runner in self._runners.items() if name != LISTS)

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
        if name not in self._runners:
            self._runners[name] = self._make(name)
        self._runners[name].start(job, then, otherwise)

    def cancel(self) -> None:
        """Cancel long operations; documents already added are kept."""
        for name, runner in self._runners.items():
            if name != LISTS:
                runner.cancel()

    def close(self) -> None:
        """Stop all work and wait for the threads."""
        for runner in self._runners.values():
            runner.close()

    def _make(self, name: str) -> Runner:
        runner = Runner(_make_context, name, self)
        runner.crashed.connect(self.crashed)
        if name != LISTS:
            runner.busy_changed.connect(lambda _: self.busy_changed.emit(self.is_busy))
            runner.progressed.connect(self.progressed)
        return runner


def _make_context() -> Closeable:
    """A database context, created in its thread on first use."""
    from imbrex.gui.library.library_context import LibraryContext  # noqa: PLC0415

    return LibraryContext()

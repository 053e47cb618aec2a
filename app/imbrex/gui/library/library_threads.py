"""Library threads: one for lists, one for long work on a library, one for its index.

The table of a library can be scrolled while a thousand documents are on their way into it, and none of the threads
holds up comparing.
"""

from collections.abc import Callable

from PySide6.QtCore import QObject, Signal

from imbrex.gui.library.library_jobs import LibraryJob, ReindexJob
from imbrex.gui.tasks.job import Result
from imbrex.gui.tasks.runner import Runner
from imbrex.gui.tasks.worker import Closeable

LISTS, WORK, INDEX = "library lists", "library work", "library index"


class LibraryThreads(QObject):
    """Start jobs on libraries; the threads are started with the first of them.

    Signals:
        busy_changed: (bool) something long is under way. progressed: (Progress) of it.
        crashed: (exception) a job has failed in a way that nobody expected.
    """

    busy_changed = Signal(bool)
    progressed = Signal(object)
    crashed = Signal(object)

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._runners: dict[str, Runner] = {}

    @property
    def is_busy(self) -> bool:
        """Whether something long is under way."""
        return any(runner.is_busy for name, runner in self._runners.items() if name != LISTS)

    @property
    def holds_up(self) -> bool:
        """Whether something is under way that the next long job would have to wait for."""
        return WORK in self._runners and self._runners[WORK].is_busy

    @property
    def is_waiting(self) -> bool:
        """Whether a list or a text is on its way."""
        return LISTS in self._runners and self._runners[LISTS].is_busy

    def start(
        self, job: LibraryJob[Result], then: Callable[[Result], None], otherwise: Callable[[Exception], None]
    ) -> None:
        """Start a job; a newer one of its kind takes its place."""
        name = INDEX if isinstance(job, ReindexJob) else WORK if job.is_long else LISTS
        if name not in self._runners:
            self._runners[name] = self._make(name)
        self._runners[name].start(job, then, otherwise)

    def cancel(self) -> None:
        """Stop what is long; what has been added stays."""
        for name, runner in self._runners.items():
            if name != LISTS:
                runner.cancel()

    def close(self) -> None:
        """Stop everything and wait for the threads."""
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
    """A database, in its thread and not before it is wanted."""
    from imbrex.gui.library.library_context import LibraryContext  # noqa: PLC0415

    return LibraryContext()

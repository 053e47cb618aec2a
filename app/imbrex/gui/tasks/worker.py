"""Worker: runs jobs in a separate thread, with state between them."""

import gc
import time
from collections.abc import Callable
from typing import Any, Protocol

from PySide6.QtCore import QObject, Signal, Slot

from imbrex.engine.observer import Cancelled, Progress
from imbrex.gui.tasks.job import Job
from imbrex.memory import NoMemoryError, lacks_memory

QUIET_SECONDS = 0.08
"""Minimum interval between progress signals: more of them would only keep the window busy."""


class Closeable(Protocol):
    """The worker's state between jobs; created, used and closed in its thread."""

    def close(self) -> None:
        """Release processes and files."""


class Worker(QObject):
    """Runs jobs one by one; each ends in exactly one of finished and failed.

    Signals:
        handed_over: (job, part of the result), progressed: (job, Progress).
        finished: (job, result), failed: (job, exception, Cancelled if it was stopped).
    """

    handed_over = Signal(object, object)
    progressed = Signal(object, object)
    finished = Signal(object, object)
    failed = Signal(object, object)

    def __init__(self, make_context: Callable[[], Closeable]) -> None:
        """Take the context's factory, which is called with the first job."""
        super().__init__()
        self._make_context = make_context
        self._context: Closeable | None = None

    @Slot()
    def warm_up(self) -> None:
        """Import what the first job needs while the user is still choosing a file."""
        self._made()
        # Modules and widgets are never freed: scanning them for garbage blocked the window for 14 to 28 ms.
        gc.freeze()

    @Slot(object)
    def run(self, job: Job[Any, object]) -> None:
        """Run a job and emit its outcome."""
        observer = _WorkerObserver(job, self)
        try:
            observer.check()
            result = job.run(self._made(), observer)
        except Exception as error:  # noqa: BLE001, RUF100 - any error has to reach the user
            self.failed.emit(job, NoMemoryError() if lacks_memory(error) else error)
        else:
            self.finished.emit(job, result)

    @Slot()
    def close(self) -> None:
        """Close the context."""
        if self._context is not None:
            self._context.close()
            self._context = None

    def _made(self) -> Closeable:
        if self._context is None:
            self._context = self._make_context()
        return self._context


class _WorkerObserver:
    """Limits the rate of progress signals, and stops the work when the job is stopped."""

    def __init__(self, job: Job[Any, object], worker: Worker) -> None:
        self._job = job
        self._worker = worker
        self._told_at = 0.0
        self._stage = ""

    def progress(self, progress: Progress) -> None:
        if not self._job.tells_progress:
            return
        now = time.monotonic()
        if progress.stage != self._stage or now - self._told_at >= QUIET_SECONDS:
            self._stage, self._told_at = progress.stage, now
            self._worker.progressed.emit(self._job, progress)

    def check(self) -> None:
        if self._job.stop.is_set():
            raise Cancelled

    def hand_over(self, part: object) -> None:
        self._worker.handed_over.emit(self._job, part)

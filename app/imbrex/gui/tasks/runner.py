"""Runner: the window's side of a worker thread, and the thread, which runs jobs with state between them."""

import atexit
import gc
import time
from collections.abc import Callable
from typing import Any, Protocol, TypeVar

from PySide6.QtCore import QObject, QThread, Signal, Slot

from imbrex.engine.observer import Cancelled, Progress
from imbrex.errors import ImbrexError
from imbrex.gui.tasks.job import Handlers, Job, Replaced
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
        part_passed: (job, part of the result), progressed: (job, Progress).
        finished: (job, result), failed: (job, exception, Cancelled if it was stopped).
    """

    part_passed = Signal(object, object)
    progressed = Signal(object, object)
    finished = Signal(object, object)
    failed = Signal(object, object)

    def __init__(self, make_context: Callable[[], Closeable]) -> None:
        """Take the context's factory, which is called with the first job."""
        super().__init__()
        self._make_context = make_context
        self._context: Closeable | None = None

    @Slot(object)
    def warm_up(self, start: Callable[[Any], None]) -> None:
        """Make what the first jobs need while the user is still choosing a file."""
        start(self._made())
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
        if not self._job.shows_progress:
            return
        now = time.monotonic()
        if progress.stage != self._stage or now - self._told_at >= QUIET_SECONDS:
            self._stage, self._told_at = progress.stage, now
            self._worker.progressed.emit(self._job, progress)

    def check(self) -> None:
        if self._job.stop.is_set():
            raise Cancelled

    def pass_part(self, part: object) -> None:
        self._worker.part_passed.emit(self._job, part)


Result = TypeVar("Result")


def ignore(_: object) -> None:
    """Ignore a result."""


class Runner(QObject):
    """Starts jobs, keeps the newest of each slot and drops results that arrive too late.

    Every started job ends in exactly one call of `then` or `otherwise`. One that a newer job has replaced always
    ends in `otherwise(Replaced())`, whatever its result, and hands over nothing more.

    Signals:
        busy_changed: (bool) whether any job is running.
        progressed: (Progress) of a current job.
        ended: a job has ended, and its handler was called.
        failed: (ImbrexError) of a current job without `otherwise`.
        crashed: (exception) a current job has failed unexpectedly, even if it has an `otherwise`.
    """

    busy_changed = Signal(bool)
    progressed = Signal(object)
    ended = Signal()
    failed = Signal(object)
    crashed = Signal(object)

    _asked = Signal(object)
    _warm_up_asked = Signal(object)
    _close_asked = Signal()

    def __init__(self, make_context: Callable[[], Closeable], name: str, parent: QObject | None = None) -> None:
        """Start a thread of this name; `make_context` is called in it with the first job."""
        super().__init__(parent)
        self._newest: dict[object, Job[Any, Any]] = {}
        self._running: dict[Job[Any, Any], Handlers] = {}
        self._told_busy = False
        self._thread = QThread()
        self._thread.setObjectName(name)
        self._worker = Worker(make_context)
        self._worker.moveToThread(self._thread)
        self._connect()
        self._thread.start()
        if not self._thread.isRunning():  # jobs would never end
            raise NoMemoryError
        atexit.register(self.close)  # a thread that outlives its QThread aborts the whole process

    def _connect(self) -> None:
        worker = self._worker
        self._asked.connect(worker.run)
        self._warm_up_asked.connect(worker.warm_up)
        self._close_asked.connect(worker.close)
        worker.part_passed.connect(self._on_part_passed)
        worker.progressed.connect(self._on_progressed)
        worker.finished.connect(self._on_finished)
        worker.failed.connect(self._on_failed)

    @property
    def is_busy(self) -> bool:
        """Whether a current job is running."""
        return bool(self._newest)

    @property
    def is_working(self) -> bool:
        """Whether a job is running that does not give way."""
        return any(not job.is_replaceable for job in self._newest.values())

    def is_running(self, *kinds: type[Job[Any, Any]]) -> bool:
        """Whether a current job of one of these kinds is running."""
        return any(isinstance(job, kinds) for job in self._newest.values())

    def warm_up(self, start: Callable[[Any], None] = ignore) -> None:
        """Let the worker make its context, and start something of it."""
        self._warm_up_asked.emit(start)

    def start(
        self,
        job: Job[Any, Result],
        then: Callable[[Result], None] = ignore,
        otherwise: Callable[[Exception], None] | None = None,
        meanwhile: Callable[[Any], None] = ignore,
    ) -> Job[Any, Result]:
        """Run a job, replacing an older one of its slot; see `Handlers` for the callbacks."""
        for older in self._replaced_by(job):
            older.stop.set()
            del self._newest[older.slot]
        self._newest[job.slot] = job
        self._running[job] = Handlers(then, otherwise or self._emit_failed, meanwhile)
        self._asked.emit(job)
        self._emit_busy()
        return job

    def cancel(self, *kinds: type[Job[Any, Any]]) -> None:
        """Stop the jobs of these kinds, or all; each ends in `otherwise(Cancelled())` when it has stopped."""
        for job in self._newest.values():
            if not kinds or isinstance(job, kinds):
                job.stop.set()

    def drop(self) -> None:
        """Stop all jobs and discard their results; each ends as if it had been replaced."""
        self.cancel()
        self._newest.clear()
        self._emit_busy()

    def close(self) -> None:
        """Stop all work and wait for the thread."""
        for job in self._running:
            job.stop.set()
        self._running.clear()
        if self._thread.isRunning():
            self._close_asked.emit()
            self._thread.quit()
            self._thread.wait()
        atexit.unregister(self.close)

    def _replaced_by(self, job: Job[Any, Any]) -> list[Job[Any, Any]]:
        """The older job of the slot, and those that give way to this job."""
        return [
            older
            for slot, older in self._newest.items()
            if slot == job.slot or (older.is_replaceable and not job.is_replaceable)
        ]

    def _counts(self, job: Job[Any, Any]) -> bool:
        return job in self._running and self._newest.get(job.slot) is job

    def _emit_failed(self, error: Exception) -> None:
        if isinstance(error, ImbrexError):
            self.failed.emit(error)

    def _emit_busy(self) -> None:
        """Emit changes of the busy state; a job directly followed by another leaves no gap."""
        if self.is_busy != self._told_busy:
            self._told_busy = self.is_busy
            self.busy_changed.emit(self._told_busy)

    @Slot(object, object)
    def _on_part_passed(self, job: Job[Any, Any], part: object) -> None:
        if self._counts(job):
            self._running[job].meanwhile(part)

    @Slot(object, object)
    def _on_progressed(self, job: Job[Any, Any], progress: Progress) -> None:
        if self._counts(job):
            self.progressed.emit(progress)

    @Slot(object, object)
    def _on_finished(self, job: Job[Any, Any], result: object) -> None:
        self._end(job, lambda handlers: handlers.then(result))

    @Slot(object, object)
    def _on_failed(self, job: Job[Any, Any], error: Exception) -> None:
        expected = isinstance(error, ImbrexError | Cancelled)
        if not expected and self._counts(job):
            self.crashed.emit(error)
        self._end(job, lambda handlers: handlers.otherwise(error))

    def _end(self, job: Job[Any, Any], show_message: Callable[[Handlers], None]) -> None:
        """Remove a job and call its handler; one no longer current ends as replaced."""
        counts, handlers = self._counts(job), self._running.pop(job, None)
        if handlers is None:
            return  # closed meanwhile
        try:
            if counts:
                del self._newest[job.slot]
                show_message(handlers)
            else:
                handlers.otherwise(Replaced())
        finally:  # a fault of the caller must not leave the window busy
            self._emit_busy()
            self.ended.emit()

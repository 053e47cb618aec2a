"""Desk: the window's side of the threads that work on a library."""

from typing import Any

from PySide6.QtCore import QObject, Signal, Slot

from imbrex.engine.observer import Progress
from imbrex.gui.library.library_jobs import LibraryJob, LongJob, ReindexJob
from imbrex.gui.library.library_worker import LibraryWorker
from imbrex.gui.tasks.jobs import Job
from imbrex.gui.tasks.runner import Runner

LISTS, WORK, INDEX = "library lists", "library work", "library index"
"""The threads: what is quick, what is long, and making the index anew, which nobody has to wait for."""


class Desk(QObject):
    """Hand out jobs on libraries; the threads are started with the first of them.

    Signals:
        finished: (job, result), failed: (job, exception), cancelled: (job).
        busy_changed: (bool) something long is under way. progressed: (job, Progress) of it.
    """

    finished = Signal(object, object)
    failed = Signal(object, object)
    cancelled = Signal(object)
    busy_changed = Signal(bool)
    progressed = Signal(object, object)

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

    def ask(self, kind: type[LibraryJob], **values: Any) -> Job:
        """Start a job; a newer one of its kind takes its place."""
        name = INDEX if issubclass(kind, ReindexJob) else WORK if issubclass(kind, LongJob) else LISTS
        if name not in self._runners:
            self._runners[name] = self._start(name)
        return self._runners[name].ask(kind, **values)

    def cancel(self) -> None:
        """Stop what is long; what has been added stays."""
        for name, runner in self._runners.items():
            if name != LISTS:
                runner.cancel()

    def close(self) -> None:
        """Stop everything and wait for the threads."""
        for runner in self._runners.values():
            runner.close()

    def _start(self, name: str) -> Runner:
        runner = Runner(self, LibraryWorker(), name)
        runner.finished.connect(self.finished)
        runner.failed.connect(self.failed)
        runner.cancelled.connect(self._on_cancelled)
        if name != LISTS:
            runner.busy_changed.connect(self._on_busy_changed)
            runner.progressed.connect(self._on_progressed)
        return runner

    @Slot(object, bool)
    def _on_cancelled(self, job: Job, replaced: bool) -> None:
        if not replaced:
            self.cancelled.emit(job)

    @Slot(object, object)
    def _on_progressed(self, job: Job, progress: Progress) -> None:
        self.progressed.emit(job, progress)

    @Slot(bool)
    def _on_busy_changed(self, _busy: bool) -> None:
        self.busy_changed.emit(self.is_busy)

"""Desk: the window's side of the two threads that work on a library."""

from typing import Any

from PySide6.QtCore import QObject, Signal, Slot

from imbrex.engine.observer import Progress
from imbrex.gui.jobs import Job
from imbrex.gui.library.library_jobs import LibraryJob, LongJob
from imbrex.gui.library.library_worker import LibraryWorker
from imbrex.gui.runner import Runner


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
        self._lists: Runner | None = None
        self._work: Runner | None = None

    @property
    def is_busy(self) -> bool:
        """Whether something long is under way."""
        return self._work is not None and self._work.is_busy

    @property
    def is_waiting(self) -> bool:
        """Whether a list or a text is on its way."""
        return self._lists is not None and self._lists.is_busy

    def ask(self, kind: type[LibraryJob], **values: Any) -> Job:
        """Start a job; a newer one of its kind takes its place."""
        if issubclass(kind, LongJob):
            self._work = self._work or self._start("library work")
            return self._work.ask(kind, **values)
        self._lists = self._lists or self._start("library lists")
        return self._lists.ask(kind, **values)

    def cancel(self) -> None:
        """Stop what is long; what has been added stays."""
        if self._work is not None:
            self._work.cancel()

    def close(self) -> None:
        """Stop everything and wait for the threads."""
        for runner in (self._lists, self._work):
            if runner is not None:
                runner.close()

    def _start(self, name: str) -> Runner:
        runner = Runner(self, LibraryWorker(), name)
        runner.finished.connect(self.finished)
        runner.failed.connect(self.failed)
        runner.cancelled.connect(self._on_cancelled)
        if name == "library work":
            runner.busy_changed.connect(self.busy_changed)
            runner.progressed.connect(self._on_progressed)
        return runner

    @Slot(object, bool)
    def _on_cancelled(self, job: Job, replaced: bool) -> None:
        if not replaced:
            self.cancelled.emit(job)

    @Slot(object, object)
    def _on_progressed(self, job: Job, progress: Progress) -> None:
        self.progressed.emit(job, progress)

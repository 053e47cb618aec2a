"""Runner: the window's side of the worker thread."""

import atexit
from itertools import count
from pathlib import Path
from typing import Any

from PySide6.QtCore import QObject, QThread, Signal, Slot

from imbrex.engine.observer import Progress
from imbrex.engine.options import Options
from imbrex.engine.overview.score import Score
from imbrex.engine.text.document import Document
from imbrex.gui.reporting.report_jobs import WriteReportJob
from imbrex.gui.tasks.jobs import CompareJob, Job, PasteJob, ReadJob, ReportJob, RereadJob, StudyJob, UnlockJob
from imbrex.gui.tasks.worker import Worker
from imbrex.memory import NoMemoryError


class Runner(QObject):
    """Hand out jobs, keep the newest of each kind, drop what comes too late.

    Every job that was started ends in exactly one of finished, failed and cancelled; a job that a newer one of its
    kind has replaced always ends in cancelled, whatever it had come to. A study is replaced by whatever is no study.

    Signals:
        busy_changed: (bool) whether any job is under way.
        expanded, files_read, progressed, finished, failed: as the worker's, for jobs that still count.
        cancelled: (job, replaced) the user has stopped it, or a newer job has taken its place.
    """

    busy_changed = Signal(bool)
    expanded = Signal(object, object)
    files_read = Signal(object, object)
    progressed = Signal(object, object)
    finished = Signal(object, object)
    failed = Signal(object, object)
    cancelled = Signal(object, bool)

    _asked = Signal(object)
    _warm_up_asked = Signal()
    _close_asked = Signal()

    def __init__(self, parent: QObject | None = None, worker: Worker | None = None, name: str = "worker") -> None:
        """Start a thread of this name; whatever the worker is, the runner closes it."""
        super().__init__(parent)
        self._numbers = count(1)
        self._newest: dict[type[Job] | Job, Job] = {}
        self._running: set[Job] = set()
        self._told_busy = False
        self._thread = QThread()
        self._thread.setObjectName(name)
        self._worker = worker or Worker()
        self._worker.moveToThread(self._thread)
        self._connect()
        self._thread.start()
        if not self._thread.isRunning():  # jobs would wait for ever
            raise NoMemoryError
        atexit.register(self.close)  # a thread that outlives its QThread ends the whole process with an abort

    def _connect(self) -> None:
        worker = self._worker
        self._asked.connect(worker.run)
        self._warm_up_asked.connect(worker.warm_up)
        self._close_asked.connect(worker.close)
        worker.expanded.connect(self._on_expanded)
        worker.files_read.connect(self._on_files_read)
        worker.progressed.connect(self._on_progressed)
        worker.finished.connect(self._on_finished)
        worker.failed.connect(self._on_failed)
        worker.cancelled.connect(self._on_cancelled)

    @property
    def is_busy(self) -> bool:
        """Whether a job that counts is under way."""
        return bool(self._newest)

    def is_running(self, kind: type[Job]) -> bool:
        """Whether a job of this kind that counts is under way."""
        return any(isinstance(job, kind) for job in self._newest.values())

    def warm_up(self) -> None:
        """Let the worker import what it will need."""
        self._warm_up_asked.emit()

    def read(self, paths: tuple[Path, ...]) -> Job:
        """Read files and folders, in place of what is being read now."""
        return self._start(ReadJob(number=next(self._numbers), paths=paths))

    def reread(self, paths: tuple[Path, ...]) -> Job:
        """Read files again that were changed on disk."""
        return self._start(RereadJob(number=next(self._numbers), paths=paths))

    def paste(self, text: str, name: str) -> Job:
        """Make a document of a text."""
        return self._start(PasteJob(number=next(self._numbers), text=text, name=name))

    def unlock(self, path: Path, password: str) -> Job:
        """Read a file again, with its password."""
        return self._start(UnlockJob(number=next(self._numbers), path=path, password=password))

    def report(self, documents: tuple[Document, ...], options: Options, score: Score = Score.CONTAINMENT) -> Job:
        """Compare all pairs, and rank them by a figure."""
        return self._start(ReportJob(number=next(self._numbers), documents=documents, options=options, score=score))

    def compare(self, documents: tuple[Document, ...], options: Options, left: str, right: str) -> Job:
        """Compare two documents in full."""
        job = CompareJob(number=next(self._numbers), documents=documents, options=options, left=left, right=right)
        return self._start(job)

    def write_report(self, **values: Any) -> Job:
        """Write reports; `values` are the fields of the job."""
        return self._start(WriteReportJob(number=next(self._numbers), **values))

    def study(self, kind: type[StudyJob], **values: Any) -> Job:
        """Start a study of a kind; `values` are the fields of its job."""
        return self.ask(kind, **values)

    def ask(self, kind: type[Job], **values: Any) -> Job:
        """Start a job of any kind that the worker knows; `values` are its fields."""
        return self._start(kind(number=next(self._numbers), **values))

    def cancel(self, *kinds: type[Job]) -> None:
        """Stop the jobs of these kinds, or all of them; each tells `cancelled` when it has stopped."""
        for job in self._newest.values():
            if not kinds or isinstance(job, kinds):
                job.stop.set()

    def drop(self) -> None:
        """Stop all jobs, whose results do not count any more; each tells `cancelled` as if a newer one had come."""
        for job in self._newest.values():
            job.stop.set()
        self._newest.clear()
        self._tell_busy()

    def close(self) -> None:
        """Stop everything and wait for the thread."""
        for job in self._running:
            job.stop.set()
        if self._thread.isRunning():
            self._close_asked.emit()
            self._thread.quit()
            self._thread.wait()
        atexit.unregister(self.close)

    def _start(self, job: Job) -> Job:
        for older in self._replaced_by(job):
            older.stop.set()
            del self._newest[_slot(older)]
        self._newest[_slot(job)] = job
        self._running.add(job)
        self._asked.emit(job)
        self._tell_busy()
        return job

    def _replaced_by(self, job: Job) -> list[Job]:
        """The newest of its kind; and the studies, which would hold up anything else."""
        is_study = isinstance(job, StudyJob)
        return [
            older
            for slot, older in self._newest.items()
            if slot == _slot(job) or (isinstance(older, StudyJob) and not is_study)
        ]

    def _counts(self, job: Job) -> bool:
        return self._newest.get(_slot(job)) is job

    def _end(self, job: Job) -> bool:
        """Take a job off the books; tell whether its result still counts."""
        self._running.discard(job)
        counts = self._counts(job)
        if counts:
            del self._newest[_slot(job)]
        return counts

    def _tell_busy(self) -> None:
        """Tell when it changes; a job that is followed by another at once leaves no gap."""
        if self.is_busy != self._told_busy:
            self._told_busy = self.is_busy
            self.busy_changed.emit(self._told_busy)

    @Slot(object, object)
    def _on_expanded(self, job: Job, paths: list[Path]) -> None:
        if self._counts(job):
            self.expanded.emit(job, paths)

    @Slot(object, object)
    def _on_files_read(self, job: Job, files: list[object]) -> None:
        if self._counts(job):
            self.files_read.emit(job, files)

    @Slot(object, object)
    def _on_progressed(self, job: Job, progress: Progress) -> None:
        if self._counts(job):
            self.progressed.emit(job, progress)

    @Slot(object, object)
    def _on_finished(self, job: Job, result: object) -> None:
        if self._end(job):
            self.finished.emit(job, result)
            self._tell_busy()
        else:
            self.cancelled.emit(job, True)

    @Slot(object, object)
    def _on_failed(self, job: Job, error: Exception) -> None:
        if self._end(job):
            self.failed.emit(job, error)
            self._tell_busy()
        else:
            self.cancelled.emit(job, True)

    @Slot(object)
    def _on_cancelled(self, job: Job) -> None:
        counted = self._end(job)
        self.cancelled.emit(job, not counted)
        if counted:
            self._tell_busy()


def _slot(job: Job) -> type[Job] | Job:
    """What a newer job replaces: one of its kind. Two pasted texts or two locked files are two, so they never do."""
    return job if isinstance(job, PasteJob | UnlockJob) else type(job)

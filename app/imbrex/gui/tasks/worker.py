"""Worker: the side of the work that lives in its own thread and owns reader, languages and corpus."""

import gc
import time
from collections.abc import Callable
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal, Slot

from imbrex.engine.observer import Cancelled, Progress
from imbrex.gui.compare.disguises.disguise_jobs import DisguiseJob
from imbrex.gui.compare.evidence.evidence_jobs import EvidenceJob
from imbrex.gui.compare.passages.rewriting_jobs import RewritingJob
from imbrex.gui.overview.class_jobs import OverviewJob
from imbrex.gui.reporting.report_jobs import WriteReportJob
from imbrex.gui.tasks.jobs import (
    CompareJob,
    FileRead,
    Job,
    MeasureJob,
    NearDuplicatesJob,
    PasteJob,
    PhrasesJob,
    ReadJob,
    ReportJob,
    RereadJob,
    StudyJob,
    SwitchesJob,
    UnlockJob,
    WhatIfJob,
)
from imbrex.memory import NoMemoryError, lacks_memory

if TYPE_CHECKING:
    from imbrex.gui.tasks.worker_context import Workshop

QUIET_SECONDS = 0.08
"""Progress and files read are told at most this often: more would only keep the window busy."""

REST_SECONDS = 0.015
"""How long reading rests after it has told something. While another thread runs Python, every call of Qt by the window
may wait for it once more, and a list that takes 5 ms to paint takes 30 (measured)."""


class JobObserver:
    """Hear the engine's progress, pass on a little of it, and stop the work when the job is stopped."""

    def __init__(self, job: Job, tell: Callable[[Job, Progress], None]) -> None:
        self._job = job
        self._tell = tell
        self._told_at = 0.0
        self._stage = ""

    def progress(self, progress: Progress) -> None:
        """Tell the window, unless it was told a moment ago."""
        now = time.monotonic()
        if progress.stage != self._stage or now - self._told_at >= QUIET_SECONDS:
            self._stage, self._told_at = progress.stage, now
            self._tell(self._job, progress)

    def check(self) -> None:
        """Raise Cancelled when the job is stopped."""
        if self._job.stop.is_set():
            raise Cancelled


class Worker(QObject):
    """Do one job after the other; each ends in exactly one of finished, failed and cancelled.

    Signals:
        expanded: (job, list of paths) which files a ReadJob found.
        files_read: (job, list of FileRead) some files, as soon as they are read.
        progressed: (job, Progress), finished: (job, result), failed: (job, exception), cancelled: (job).
    """

    expanded = Signal(object, object)
    files_read = Signal(object, object)
    progressed = Signal(object, object)
    finished = Signal(object, object)
    failed = Signal(object, object)
    cancelled = Signal(object)

    def __init__(self) -> None:
        super().__init__()
        self._made: Workshop | None = None

    @Slot()
    def warm_up(self) -> None:
        """Import what the first job will need, while the user still looks for a file."""
        self._workshop()
        # Modules and widgets stay to the end: looking through them for garbage held the window up by 14 to 28 ms.
        gc.freeze()

    @Slot(object)
    def run(self, job: Job) -> None:
        """Do a job and tell how it ended."""
        observer = JobObserver(job, self.progressed.emit)
        try:
            observer.check()
            result = self._do(job, observer)
        except Cancelled:
            self.cancelled.emit(job)
        except Exception as error:  # noqa: BLE001, RUF100 - whatever went wrong has to reach the user
            self.failed.emit(job, NoMemoryError() if lacks_memory(error) else error)
        else:
            self.finished.emit(job, result)

    @Slot()
    def close(self) -> None:
        """End the child processes."""
        if self._made is not None:
            self._made.close()
            self._made = None

    def _workshop(self) -> "Workshop":
        if self._made is None:
            from imbrex.gui.tasks.worker_context import Workshop  # noqa: PLC0415 - numpy, in this thread and not before the window

            self._made = Workshop()
        return self._made

    def _do(self, job: Job, observer: JobObserver) -> object:
        workshop = self._workshop()
        match job:
            case ReadJob() | RereadJob():
                self._read(job, observer)
                return None
            case PasteJob():
                return workshop.read_pasted(job.text, job.name)
            case UnlockJob():
                return FileRead(str(job.path), tuple(workshop.read(job.path, observer, job.password)))
            case ReportJob():
                return workshop.report(job, observer)
            case CompareJob():
                return workshop.compare(job, observer)
            case WriteReportJob():
                return workshop.write_reports(job, observer)
            case StudyJob():
                return _study(workshop, job, observer)
        raise TypeError(f"no such job: {job!r}")

    def _read(self, job: ReadJob | RereadJob, observer: JobObserver) -> None:
        """Read file by file; what is read by the time of a cancel has been told and stays."""
        workshop = self._workshop()
        paths, read = workshop.expand(job.paths)
        if isinstance(job, ReadJob):  # what is read again has its row already
            self.expanded.emit(job, paths)
            time.sleep(REST_SECONDS)
        told_at = time.monotonic()
        try:
            for done, path in enumerate(paths):
                observer.progress(Progress("reading", done, len(paths)))
                observer.check()
                read.append(FileRead(str(path), tuple(workshop.read(path, observer))))
                if time.monotonic() - told_at >= QUIET_SECONDS:
                    self.files_read.emit(job, read)
                    time.sleep(REST_SECONDS)
                    read, told_at = [], time.monotonic()
        finally:
            if read:
                self.files_read.emit(job, read)


def _study(workshop: "Workshop", job: StudyJob, observer: JobObserver) -> object:
    match job:
        case MeasureJob():
            return workshop.measure(job, observer)
        case WhatIfJob():
            return workshop.what_if(job, observer)
        case SwitchesJob():
            return workshop.switch(job, observer)
        case NearDuplicatesJob():
            return workshop.find_near_duplicates(job, observer)
        case OverviewJob():
            return workshop.look(job, observer)
        case PhrasesJob():
            return workshop.find_phrases(job, observer)
        case DisguiseJob():
            return workshop.unmask(job, observer)
        case RewritingJob():
            return workshop.find_rewritten(job, observer)
        case EvidenceJob():
            return workshop.find_evidence(job, observer)
    raise TypeError(f"no such study: {job!r}")

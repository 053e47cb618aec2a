"""Project worker: the side of saving and opening that lives in a thread of its own, so that comparing goes on."""

from __future__ import annotations

import os
from pathlib import Path

from PySide6.QtCore import Slot

from imbrex.gui.projects.file_stamp import is_changed, stamp_of
from imbrex.gui.projects.project_jobs import (
    ChangedMeanwhile,
    HeldFile,
    LookJob,
    OpenedProject,
    OpenElsewhere,
    OpenJob,
    Saved,
    SaveJob,
)
from imbrex.gui.projects.source_files import SourceFiles
from imbrex.gui.tasks.jobs import Job
from imbrex.gui.tasks.worker import JobObserver, Worker
from imbrex.projects.held import Held
from imbrex.projects.opening import open_project
from imbrex.projects.saving import save_project
from imbrex.projects.sources import look_at_sources


class ProjectWorker(Worker):
    """Save, open and look, one after the other."""

    @Slot()
    def close(self) -> None:
        """Nothing is kept between two jobs."""

    def _do(self, job: Job, observer: JobObserver) -> object:
        match job:
            case SaveJob():
                return _save(job, observer)
            case OpenJob():
                return _open(job, observer)
            case LookJob():
                return SourceFiles.of(look_at_sources(job.documents, observer))
        raise TypeError(f"no job for a project: {job!r}")


def _save(job: SaveJob, observer: JobObserver) -> Saved | ChangedMeanwhile | OpenElsewhere:
    held = _hold(job.path, job.held)
    if held.held.elsewhere:
        return OpenElsewhere(held.held.by)
    try:
        if not job.over and is_changed(job.path, job.known):
            _let_go(held, job.held)
            return ChangedMeanwhile()
        save_project(job.project, job.path, observer)
    except BaseException:
        _let_go(held, job.held)
        raise
    return Saved(stamp_of(job.path), held)


def _open(job: OpenJob, observer: JobObserver) -> OpenedProject | OpenElsewhere:
    held = _hold(job.path, job.held)
    try:
        stamp = stamp_of(job.path)  # before reading: what is changed while it is read is another file
        opened = open_project(job.path, observer)
    except BaseException:
        _let_go(held, job.held)
        raise
    return OpenElsewhere(held.held.by, opened) if held.held.elsewhere else OpenedProject(opened, stamp, held)


def _hold(path: Path, mine: HeldFile | None) -> HeldFile:
    """Hold a file, unless this window does."""
    real = os.path.realpath(path)
    return mine if mine is not None and mine.path == real else HeldFile(real, Held(path))


def _let_go(held: HeldFile, mine: HeldFile | None) -> None:
    if held is not mine:
        held.held.release()

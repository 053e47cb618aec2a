"""Project jobs: projects are saved and opened in a thread of their own, so that comparing goes on."""

from __future__ import annotations

import os
from dataclasses import dataclass
from pathlib import Path

from imbrex.engine.text.document import Document
from imbrex.gui.projects.file_stamp import FileStamp, is_changed, stamp_of
from imbrex.gui.projects.source_files import SourceFiles
from imbrex.gui.tasks.job import Job, JobObserver
from imbrex.projects.held import Held
from imbrex.projects.opening import Opened, open_project
from imbrex.projects.project import Project
from imbrex.projects.saving import save_project
from imbrex.projects.sources import look_at_sources


class NothingKept:
    """What the thread keeps between two jobs."""

    def close(self) -> None:
        """There is nothing to close."""


@dataclass(frozen=True, slots=True)
class HeldFile:
    """A project file that a window holds; its real path tells whether another path leads to it too."""

    path: str
    held: Held


@dataclass(frozen=True, slots=True)
class Saved:
    """The result of a SaveJob: the file as it is now, and who holds it."""

    stamp: FileStamp | None
    held: HeldFile


@dataclass(frozen=True, slots=True)
class ChangedMeanwhile:
    """The result of a SaveJob that has written nothing: somebody else has changed the file."""


@dataclass(frozen=True, slots=True)
class OpenElsewhere:
    """The result of a job that found a file open in another window; `by` says whose, as far as that is known.

    Attributes:
        opened: what is in it, to be had as a copy; None where it was to be replaced.
    """

    by: str
    opened: Opened | None = None


@dataclass(frozen=True, slots=True)
class OpenedProject:
    """The result of an OpenJob."""

    opened: Opened
    stamp: FileStamp | None
    held: HeldFile


@dataclass(frozen=True, eq=False, slots=True, kw_only=True)
class SaveJob(Job[NothingKept, Saved | ChangedMeanwhile | OpenElsewhere]):
    """Save a project.

    Attributes:
        known: what the file was like when this window had to do with it last; None where it never had.
        over: whether people have said that whatever is there may be replaced.
        held: the file that this window holds, if any.
    """

    project: Project
    path: Path
    known: FileStamp | None
    over: bool
    held: HeldFile | None

    def run(self, context: NothingKept, observer: JobObserver) -> Saved | ChangedMeanwhile | OpenElsewhere:
        """Hold the file and write it."""
        held = _hold(self.path, self.held)
        if held.held.elsewhere:
            return OpenElsewhere(held.held.by)
        try:
            if not self.over and is_changed(self.path, self.known):
                _let_go(held, self.held)
                return ChangedMeanwhile()
            save_project(self.project, self.path, observer)
        except BaseException:
            _let_go(held, self.held)
            raise
        return Saved(stamp_of(self.path), held)


@dataclass(frozen=True, eq=False, slots=True, kw_only=True)
class OpenJob(Job[NothingKept, OpenedProject | OpenElsewhere]):
    """Read a project, and hold its file unless this window does."""

    path: Path
    held: HeldFile | None

    def run(self, context: NothingKept, observer: JobObserver) -> OpenedProject | OpenElsewhere:
        """Hold the file and read it."""
        held = _hold(self.path, self.held)
        try:
            stamp = stamp_of(self.path)  # before reading: what is changed while it is read is another file
            opened = open_project(self.path, observer)
        except BaseException:
            _let_go(held, self.held)
            raise
        return OpenElsewhere(held.held.by, opened) if held.held.elsewhere else OpenedProject(opened, stamp, held)


@dataclass(frozen=True, eq=False, slots=True, kw_only=True)
class LookJob(Job[NothingKept, SourceFiles]):
    """Look which files of documents have changed since they were read."""

    tells_progress = False
    documents: tuple[Document, ...]

    def run(self, context: NothingKept, observer: JobObserver) -> SourceFiles:
        """Look at each file."""
        return SourceFiles.of(look_at_sources(self.documents, observer))


def _hold(path: Path, mine: HeldFile | None) -> HeldFile:
    """Hold a file, unless this window does."""
    real = os.path.realpath(path)
    return mine if mine is not None and mine.path == real else HeldFile(real, Held(path))


def _let_go(held: HeldFile, mine: HeldFile | None) -> None:
    if held is not mine:
        held.held.release()

"""Project jobs: projects saved and opened in a separate thread, so that comparing continues."""

from __future__ import annotations

import os
from dataclasses import dataclass
from pathlib import Path

from imbrex.engine.text.document import Document
from imbrex.gui.projects.file_stamp import FileStamp, is_changed, stamp_of
from imbrex.gui.projects.source_files import SourceFiles
from imbrex.gui.tasks.job import Job, JobObserver
from imbrex.projects.lock import Held
from imbrex.projects.opening import Opened, open_project
from imbrex.projects.project import Project
from imbrex.projects.saving import save_project
from imbrex.projects.sources import look_at_sources


class NothingKept:
    """Empty context: the thread keeps nothing between jobs."""

    def close(self) -> None:
        """Do nothing: there is nothing to close."""


@dataclass(frozen=True, slots=True)
class HeldFile:
    """A project file locked by a window; its real path identifies it under other paths too."""

    path: str
    held: Held


@dataclass(frozen=True, slots=True)
class Saved:
    """Result of a SaveJob: the stamp of the saved file, and its lock."""

    stamp: FileStamp | None
    held: HeldFile


@dataclass(frozen=True, slots=True)
class ChangedMeanwhile:
    """Result of a SaveJob that wrote nothing: the file was changed elsewhere."""


@dataclass(frozen=True, slots=True)
class OpenElsewhere:
    """Result of a job whose file is open in another window; `by` names its user, if known.

    Attributes:
        opened: its content, to be opened as a copy; None if it was to be replaced.
    """

    by: str
    opened: Opened | None = None


@dataclass(frozen=True, slots=True)
class OpenedProject:
    """Result of an OpenJob."""

    opened: Opened
    stamp: FileStamp | None
    held: HeldFile


@dataclass(frozen=True, eq=False, slots=True, kw_only=True)
class SaveJob(Job[NothingKept, Saved | ChangedMeanwhile | OpenElsewhere]):
    """Save a project.

    Attributes:
        known: the stamp of the file when this window last accessed it; None if it never did.
        over: whether the user has agreed to replace any existing file.
        held: the file locked by this window, if any.
    """

    project: Project
    path: Path
    known: FileStamp | None
    over: bool
    held: HeldFile | None

    def run(self, context: NothingKept, observer: JobObserver) -> Saved | ChangedMeanwhile | OpenElsewhere:
        """Lock the file and write it."""
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
    """Read a project, and lock its file unless this window has locked it."""

    path: Path
    held: HeldFile | None

    def run(self, context: NothingKept, observer: JobObserver) -> OpenedProject | OpenElsewhere:
        """Lock the file and read it."""
        held = _hold(self.path, self.held)
        try:
            stamp = stamp_of(self.path)  # before reading: a change during reading then counts as one
            opened = open_project(self.path, observer)
        except BaseException:
            _let_go(held, self.held)
            raise
        return OpenElsewhere(held.held.by, opened) if held.held.elsewhere else OpenedProject(opened, stamp, held)


@dataclass(frozen=True, eq=False, slots=True, kw_only=True)
class LookJob(Job[NothingKept, SourceFiles]):
    """Find files changed since their documents were read."""

    tells_progress = False
    documents: tuple[Document, ...]

    def run(self, context: NothingKept, observer: JobObserver) -> SourceFiles:
        """Check each file."""
        return SourceFiles.of(look_at_sources(self.documents, observer))


def _hold(path: Path, mine: HeldFile | None) -> HeldFile:
    """Lock a file, unless this window has locked it."""
    real = os.path.realpath(path)
    return mine if mine is not None and mine.path == real else HeldFile(real, Held(path))


def _let_go(held: HeldFile, mine: HeldFile | None) -> None:
    if held is not mine:
        held.held.release()

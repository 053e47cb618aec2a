"""Project jobs: what the window asks of the thread that saves and opens projects."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

from imbrex.engine.text.document import Document
from imbrex.gui.projects.file_stamp import Stamp
from imbrex.gui.tasks.jobs import Job
from imbrex.projects.held import Held
from imbrex.projects.opening import Opened
from imbrex.projects.project import Project


@dataclass(frozen=True, eq=False, slots=True, kw_only=True)
class SaveJob(Job):
    """Save a project.

    Attributes:
        known: what the file was like when this window had to do with it last; None where it never had.
        over: whether people have said that whatever is there may be replaced.
        held: the file that this window holds, if any.
    """

    project: Project
    path: Path
    known: Stamp | None
    over: bool
    held: HeldFile | None


@dataclass(frozen=True, eq=False, slots=True, kw_only=True)
class OpenJob(Job):
    """Read a project, and hold its file unless this window does."""

    path: Path
    held: HeldFile | None


@dataclass(frozen=True, eq=False, slots=True, kw_only=True)
class LookJob(Job):
    """Look which files of documents have changed since they were read."""

    documents: tuple[Document, ...]


@dataclass(frozen=True, slots=True)
class HeldFile:
    """A project file that a window holds; its real path tells whether another path leads to it too."""

    path: str
    held: Held


@dataclass(frozen=True, slots=True)
class Saved:
    """The result of a SaveJob: the file as it is now, and who holds it."""

    stamp: Stamp | None
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
    stamp: Stamp | None
    held: HeldFile

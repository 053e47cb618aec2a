"""Project jobs: projects saved and opened in a separate thread, and what other programs changed meanwhile."""

from __future__ import annotations

import hashlib
import os
from collections.abc import Iterable
from pathlib import Path

from imbrex.engine.text.document import Document
from imbrex.gui.tasks.job import Job, JobObserver
from imbrex.projects.lock import Held
from imbrex.projects.opening import Opened, open_project
from imbrex.projects.project import Project
from imbrex.projects.saving import save_project
from imbrex.projects.sources import Source, State, look_at_sources
from imbrex.values import frozen


@frozen
class FileStamp:
    """A file's modification time in nanoseconds, its size in bytes, and the SHA-256 of its content."""

    changed: int
    size: int
    digest: str


def stamp_of(path: Path) -> FileStamp | None:
    """Return the stamp of a file; None if it cannot be read."""
    try:
        status = path.stat()
        return FileStamp(status.st_mtime_ns, status.st_size, digest_of(path))
    except (OSError, ValueError):
        return None


def stamp_before(path: Path, moment: float) -> FileStamp | None:
    """Return the stamp of a file unchanged since a moment, in seconds, with only its date and size known.

    None if it has changed since, or cannot be read.
    """
    try:
        status = path.stat()
    except (OSError, ValueError):
        return None
    return FileStamp(status.st_mtime_ns, status.st_size, "") if status.st_mtime <= moment else None


def is_changed(path: Path, known: FileStamp | None) -> bool:
    """Whether a file's content differs from the known stamp; a newer date alone does not count."""
    try:
        status = path.stat()
    except (OSError, ValueError):
        return False  # nothing there to lose
    if known is None:
        return True
    if (status.st_mtime_ns, status.st_size) == (known.changed, known.size):
        return False
    now = stamp_of(path)
    return now is None or now.digest != known.digest


def digest_of(path: Path) -> str:
    """SHA-256 of a file. Raises OSError."""
    with path.open("rb") as file:
        return hashlib.file_digest(file, "sha256").hexdigest()


@frozen
class SourceFiles:
    """Paths of changed and of missing files."""

    changed: tuple[str, ...] = ()
    gone: tuple[str, ...] = ()

    @classmethod
    def of(cls, sources: Iterable[Source]) -> SourceFiles:
        """Check the files of documents; files of unknown state are skipped."""
        by_state: dict[State, dict[str, None]] = {state: {} for state in State}
        for source in sources:
            by_state[source.state][source.document.path] = None
        return cls(tuple(by_state[State.CHANGED]), tuple(by_state[State.GONE]))


class NothingKept:
    """Empty context: the thread keeps nothing between jobs."""

    def close(self) -> None:
        """Do nothing: there is nothing to close."""


@frozen
class LockedFile:
    """A project file locked by a window; its real path identifies it under other paths too."""

    path: str
    held: Held


@frozen
class Saved:
    """Result of a SaveJob: the stamp of the saved file, and its lock."""

    stamp: FileStamp | None
    held: LockedFile


@frozen
class ChangedMeanwhile:
    """Result of a SaveJob that wrote nothing: the file was changed elsewhere."""


@frozen
class OpenElsewhere:
    """Result of a job whose file is open in another window; `by` names its user, if known.

    Attributes:
        opened: its content, to be opened as a copy; None if it was to be replaced.
    """

    by: str
    opened: Opened | None = None


@frozen
class OpenedProject:
    """Result of an OpenJob."""

    opened: Opened
    stamp: FileStamp | None
    held: LockedFile


@frozen(eq=False, kw_only=True)
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
    held: LockedFile | None

    def run(self, context: NothingKept, observer: JobObserver) -> Saved | ChangedMeanwhile | OpenElsewhere:
        """Lock the file and write it."""
        held = _lock(self.path, self.held)
        if held.held.elsewhere:
            return OpenElsewhere(held.held.by)
        try:
            if not self.over and is_changed(self.path, self.known):
                _unlock(held, self.held)
                return ChangedMeanwhile()
            save_project(self.project, self.path, observer)
        except BaseException:
            _unlock(held, self.held)
            raise
        return Saved(stamp_of(self.path), held)


@frozen(eq=False, kw_only=True)
class OpenJob(Job[NothingKept, OpenedProject | OpenElsewhere]):
    """Read a project, and lock its file unless this window has locked it."""

    path: Path
    held: LockedFile | None

    def run(self, context: NothingKept, observer: JobObserver) -> OpenedProject | OpenElsewhere:
        """Lock the file and read it."""
        held = _lock(self.path, self.held)
        try:
            stamp = stamp_of(self.path)  # before reading: a change during reading then counts as one
            opened = open_project(self.path, observer)
        except BaseException:
            _unlock(held, self.held)
            raise
        return OpenElsewhere(held.held.by, opened) if held.held.elsewhere else OpenedProject(opened, stamp, held)


@frozen(eq=False, kw_only=True)
class CheckFilesJob(Job[NothingKept, SourceFiles]):
    """Find files changed since their documents were read."""

    shows_progress = False
    documents: tuple[Document, ...]

    def run(self, context: NothingKept, observer: JobObserver) -> SourceFiles:
        """Check each file."""
        return SourceFiles.of(look_at_sources(self.documents, observer))


def _lock(path: Path, mine: LockedFile | None) -> LockedFile:
    """Lock a file, unless this window has locked it."""
    real = os.path.realpath(path)
    return mine if mine is not None and mine.path == real else LockedFile(real, Held(path))


def _unlock(held: LockedFile, mine: LockedFile | None) -> None:
    if held is not mine:
        held.held.release()

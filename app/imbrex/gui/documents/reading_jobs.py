"""Reading jobs: files and pasted texts read in the worker thread."""

import time
from dataclasses import field, replace
from pathlib import Path
from typing import NamedTuple

from imbrex.engine.observer import Progress
from imbrex.engine.text.document import Document, Problem
from imbrex.files.reader import expand
from imbrex.files.recognizer import RecognitionSettings, with_earlier
from imbrex.files.submissions.roster import Roster, read_roster
from imbrex.files.submissions.unpacking import Attempts, Unpacking
from imbrex.gui.model.session import FileRead
from imbrex.gui.tasks.job import Job, JobObserver
from imbrex.gui.tasks.worker_context import WorkerContext
from imbrex.languages.detection import written_in
from imbrex.values import frozen

QUIET_SECONDS = 0.08
"""Minimum interval between partial results: more of them would only keep the window busy."""

REST_SECONDS = 0.015
"""Pause of the reading thread after a partial result. While another thread runs Python, every call of Qt by the
window may wait for it again, and a list that takes 5 ms to paint takes 30 (measured)."""


class Expanded(NamedTuple):
    """The files that a ReadJob found in the folders it was given."""

    paths: list[Path]


class FilesRead(NamedTuple):
    """Some files, handed over as soon as they are read."""

    files: list[FileRead]


@frozen(eq=False, kw_only=True)
class RereadJob(Job[WorkerContext, None]):
    """Reread files changed on disk, handed over as FilesRead."""

    paths: tuple[Path, ...]

    def run(self, context: WorkerContext, observer: JobObserver) -> None:
        """Read file by file."""
        paths, missing = _expand(self.paths)
        _read(context, observer, paths, missing)


@frozen(eq=False, kw_only=True)
class ReadJob(Job[WorkerContext, None]):
    """Read files and folders; hands over Expanded, then FilesRead."""

    paths: tuple[Path, ...]

    def run(self, context: WorkerContext, observer: JobObserver) -> None:
        """Read file by file; files read before a cancel are kept."""
        paths, missing = _expand(self.paths)
        observer.pass_part(Expanded(paths))
        time.sleep(REST_SECONDS)
        _read(context, observer, paths, missing)


@frozen(eq=False, kw_only=True)
class PasteJob(Job[WorkerContext, FileRead]):
    """Create a document from a text without a file."""

    text: str
    name: str

    def run(self, context: WorkerContext, observer: JobObserver) -> FileRead:
        """Read the text."""
        document = context.reader.read_pasted(self.text, self.name)
        return FileRead(document.key, (_with_language(document),))

    @property
    def slot(self) -> object:
        """A slot of its own: a pasted text does not replace another."""
        return self


@frozen(eq=False, kw_only=True)
class UnlockJob(Job[WorkerContext, FileRead]):
    """Reread one file with its password; the result replaces the row of the key."""

    key: str
    path: Path
    password: str = field(repr=False)

    def run(self, context: WorkerContext, observer: JobObserver) -> FileRead:
        """Read the file."""
        return FileRead(self.key, _file(context, self.path, observer, self.password).results)

    @property
    def slot(self) -> object:
        """A slot of its own: a locked file does not replace another."""
        return self


@frozen(eq=False, kw_only=True)
class RecognizeJob(Job[WorkerContext, None]):
    """Read scans by text recognition, each handed over as FilesRead."""

    paths: tuple[Path, ...]
    settings: RecognitionSettings
    known: tuple[Document, ...] = ()
    """Documents with files that were recognized before."""

    def run(self, context: WorkerContext, observer: JobObserver) -> None:
        """Read file by file; files read before a cancel are kept."""
        known = {document.key: document for document in self.known}
        for path in self.paths:
            results = with_earlier(context.recognizer.read(path, self.settings, observer), known)
            observer.pass_part(FilesRead([FileRead(str(path), tuple(map(_with_language, results)))]))

    @property
    def slot(self) -> object:
        """A slot of its own: other scans do not replace these."""
        return self


@frozen(eq=False, kw_only=True)
class AttemptsJob(Job[WorkerContext, list[Problem]]):
    """Read all attempts of the students who handed in these documents; hands over FilesRead."""

    documents: tuple[Document, ...]

    def run(self, context: WorkerContext, observer: JobObserver) -> list[Problem]:
        """Read student by student; a document whose attempts can't be read stays, and the reason is returned."""
        problems = []
        for done, document in enumerate(self.documents):
            observer.progress(Progress("reading", done, len(self.documents)))
            submission = document.submission
            unpacking = Unpacking(Attempts.ALL, only=submission)
            results = context.reader.read(Path(submission.archive), observer, unpacking=unpacking)
            if any(isinstance(result, Document) for result in results):
                observer.pass_part(FilesRead([FileRead(document.key, tuple(map(_with_language, results)))]))
            else:
                problems += [result for result in results if isinstance(result, Problem)]
        return problems


@frozen(eq=False, kw_only=True)
class RosterJob(Job[WorkerContext, Roster]):
    """Read a roster."""

    path: Path

    def run(self, context: WorkerContext, observer: JobObserver) -> Roster:
        """Read the file. Raises ImbrexError."""
        return read_roster(self.path)

    @property
    def slot(self) -> object:
        """A slot of its own: a roster does not replace another that is being read."""
        return self


def _expand(paths: tuple[Path, ...]) -> tuple[list[Path], list[FileRead]]:
    """Return the files to read, folders expanded, and the paths that don't exist."""
    files, problems = expand(paths)
    return files, [FileRead(problem.path, (problem,)) for problem in problems]


def _read(context: WorkerContext, observer: JobObserver, paths: list[Path], read: list[FileRead]) -> None:
    told_at = time.monotonic()
    try:
        for done, path in enumerate(paths):
            observer.progress(Progress("reading", done, len(paths)))
            observer.check()
            read.append(_file(context, path, observer))
            if time.monotonic() - told_at >= QUIET_SECONDS:
                observer.pass_part(FilesRead(read))
                time.sleep(REST_SECONDS)
                read, told_at = [], time.monotonic()
    finally:
        if read:
            observer.pass_part(FilesRead(read))


def _file(context: WorkerContext, path: Path, observer: JobObserver, password: str = "") -> FileRead:
    """Return the documents of one file, with detected languages, and with text that was recognized before."""
    results = context.recognizer.read_again(path, context.reader.read(path, observer, password), observer)
    return FileRead(str(path), tuple(map(_with_language, results)))


def _with_language(result: Document | Problem) -> Document | Problem:
    if isinstance(result, Document) and not result.language:
        return replace(result, language=written_in(result))
    return result

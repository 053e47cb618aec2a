"""Librarian: what a thread of the library owns: an open library, a reader of files, and languages."""

from collections.abc import Callable, Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

from imbrex.engine.observer import Cancelled, Observer, Progress
from imbrex.engine.text.document import Document, Problem
from imbrex.errors import ImbrexError
from imbrex.files.reader import Reader, expand
from imbrex.gui.library.as_document import beside
from imbrex.gui.library.library_jobs import (
    AddJob,
    AddResult,
    CheckJob,
    CheckResult,
    CreateJob,
    Exported,
    ExportJob,
    Going,
    GoingJob,
    Groups,
    GroupsJob,
    ImportJob,
    InfoJob,
    Known,
    LibraryJob,
    Listed,
    ListJob,
    Reindexed,
    ReindexJob,
    Removed,
    RemoveJob,
    RowsJob,
    Texts,
    TextsJob,
    Verified,
    VerifyJob,
)
from imbrex.languages.detection import written_in
from imbrex.languages.remote import RemoteLanguages
from imbrex.library.database.address import Address
from imbrex.library.database.default_place import make_folder
from imbrex.library.documents.addition import Addition
from imbrex.library.documents.selection import Selection
from imbrex.library.documents.sort_key import Order
from imbrex.library.documents.sorted_listing import find_ordered
from imbrex.library.library import Library
from imbrex.library.transfer.importing import Imported

BESIDE = 3
"""Candidates of an essay that are opened beside it; more are opened when people ask for them."""


NAMED = 10
"""Documents that are named before they are deleted."""


class Librarian:
    """Do jobs on libraries. Not thread-safe: one thread makes it, uses it and closes it."""

    def __init__(self) -> None:
        self._languages = RemoteLanguages()
        self._reader: Reader | None = None
        self._library: Library | None = None
        self._address = ""
        self._listed: tuple[object, NDArray[np.int64]] | None = None

    def close(self) -> None:
        """Close the library and end the child processes."""
        self._leave()
        self._languages.close()
        if self._reader is not None:
            self._reader.close()

    def do(self, job: LibraryJob, observer: Observer) -> object:
        """Do a job; what it needs of the library is opened first."""
        if isinstance(job, CreateJob):
            if (path := Address.parse(job.address).path) is not None:
                make_folder(path)
            self._take(Library.create(job.address, self._languages.find, job.options, job.mode), job.address)
            return self._known()
        work: dict[type[LibraryJob], Callable[[Any, Observer], object]] = {
            InfoJob: self._open_again,
            ListJob: self._list,
            RowsJob: self._list,
            TextsJob: self._bring,
            GoingJob: self._name_going,
            CheckJob: self._check,
            AddJob: self._add,
            RemoveJob: self._remove,
            GroupsJob: self._find_groups,
            VerifyJob: self._verify,
            ExportJob: self._export,
            ImportJob: self._import,
            ReindexJob: self._reindex,
        }
        self._open(job.address)
        return work[type(job)](job, observer)

    # Open and close

    def _open(self, address: str) -> Library:
        if self._library is None or self._address != address:
            self._take(Library.open(address, self._languages.find), address)
        return self._current

    def _take(self, library: Library, address: str) -> None:
        """Put a library that is open in the place of the one before, which stays open where opening fails."""
        self._leave()
        self._library, self._address = library, address

    def _open_again(self, job: InfoJob, _observer: Observer) -> Known:
        """Tell what is in the library; of a file that is gone the open one would still know."""
        path = Address.parse(job.address).path
        if path is not None and not path.is_file():
            self._leave()
        self._open(job.address)
        return self._known()

    def _leave(self) -> None:
        if self._library is not None:
            self._library.close()
        self._library, self._listed = None, None

    def _known(self) -> Known:
        library = self._current
        info = library.info()
        collections = tuple(collected.name for collected in library.collections())
        return Known(info, collections, tuple(library.authors()), library.role, library.notice)

    @property
    def _current(self) -> Library:
        assert self._library is not None
        return self._library

    # Looking

    def _list(self, job: ListJob, _observer: Observer) -> Listed:
        """Rows of a list; of all others only their numbers are held, from one page to the next."""
        if job.counted:
            self._listed = None
        numbers = self._numbers(job.selection, job.order, job.descending)
        last = len(numbers) if job.selection.most is None else job.selection.first + job.selection.most
        wanted = numbers[job.selection.first : last].tolist()
        entries = {one.document: one for one in self._current.entries(Selection(documents=tuple(wanted)))}
        shown = tuple(entries[number] for number in wanted if number in entries)
        return Listed(job.selection, job.order, job.descending, shown, len(numbers) if job.counted else None)

    def _numbers(self, selection: Selection, order: Order, descending: bool) -> NDArray[np.int64]:
        """Numbers of all documents of a list; those of the last one are remembered, as people have seen them."""
        asked = (replace(selection, first=0, most=None), order, descending)
        if self._listed is None or self._listed[0] != asked:
            with self._current.store.reading() as connection:
                self._listed = (asked, find_ordered(connection, asked[0], order, descending))
        return self._listed[1]

    def _bring(self, job: TextsJob, observer: Observer) -> Texts:
        entries = self._current.entries(Selection(documents=job.numbers))
        documents = []
        for entry in entries:
            observer.check()
            if entry.has_text:
                documents.append(beside(self._current.document(entry.document), entry, job.address))
        return Texts(tuple(documents), tuple(entry for entry in entries if not entry.has_text))

    def _name_going(self, job: GoingJob, _observer: Observer) -> Going:
        if job.ranges:
            numbers = self._numbers(job.selection, job.order, job.descending)
            chosen = np.concatenate([numbers[first : last + 1] for first, last in job.ranges])
        else:
            wanted = Selection(author=job.author or None, expired_on=job.expired_on)
            chosen = self._numbers(wanted, Order.ADDED, descending=False)
        named = self._current.entries(Selection(documents=tuple(chosen[:NAMED].tolist())))
        return Going(tuple(named), tuple(chosen.tolist()))

    def _check(self, job: CheckJob, observer: Observer) -> CheckResult:
        checked = tuple(self._current.check(job.documents, job.options, observer))
        wanted = {
            candidate.entry.document: candidate.entry
            for one in checked
            for candidate in one.candidates[:BESIDE]
            if candidate.entry.has_text and candidate.greater_containment >= job.least
        }
        documents = []
        for number, entry in wanted.items():
            observer.check()
            documents.append(beside(self._current.document(number), entry, job.address))
        return CheckResult(checked, tuple(documents))

    def _find_groups(self, job: GroupsJob, observer: Observer) -> Groups:
        return Groups(job.threshold, tuple(self._current.groups(job.threshold, observer=observer)))

    def _verify(self, _job: VerifyJob, observer: Observer) -> Verified:
        return Verified(tuple(self._current.verify(observer)))

    def _export(self, job: ExportJob, observer: Observer) -> Exported:
        return Exported(job.path, self._current.export(job.path, observer))

    # Changing

    def _add(self, job: AddJob, observer: Observer) -> AddResult:
        """Add documents and files; what was added by the time of a cancel or a fault stays, and is told."""
        files, problems = expand(job.paths)
        total = len(job.documents) + len(files)
        additions: list[Addition] = []
        stopped = False
        try:
            documents = self._read(job.documents, files, problems, observer)
            for batch in self._current.adding(documents, job.filing, observer, total):
                additions += batch
        except Cancelled:
            stopped = True
        except ImbrexError as error:
            problems.append(Problem(self._current.store.shown, error.message, error.hint))
            stopped = True
        return AddResult(tuple(additions), tuple(problems), total, stopped)

    def _read(
        self, documents: tuple[Document, ...], files: list[Path], problems: list[Problem], observer: Observer
    ) -> Iterator[Document]:
        """Documents that are loaded, then those in files; what cannot be read is put to the problems."""
        yield from documents
        if files and self._reader is None:
            self._reader = Reader()
        for done, path in enumerate(files):
            observer.progress(Progress("reading", done, len(files)))
            observer.check()
            assert self._reader is not None
            for result in self._reader.read(path, observer):
                if isinstance(result, Problem):
                    problems.append(result)
                else:
                    yield replace(result, language=result.language or written_in(result))

    def _import(self, job: ImportJob, observer: Observer) -> Imported:
        return self._current.import_file(job.path, observer)

    def _reindex(self, job: ReindexJob, observer: Observer) -> Reindexed:
        if job.options is not None:
            self._current.set_options(job.options)
        self._current.reindex(observer)
        return Reindexed(self._current.info().digest)

    def _remove(self, job: RemoveJob, observer: Observer) -> Removed:
        if job.author:
            return Removed(self._current.remove_author(job.author, observer))
        if job.expired_on:
            return Removed(self._current.remove_expired(job.expired_on, observer))
        return Removed(self._current.remove(job.numbers, observer))
